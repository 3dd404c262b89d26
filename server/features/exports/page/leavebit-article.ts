import type { Language } from '#shared/domain/languages.ts';
import { formatMomentIn } from '#shared/messages/format-moment.ts';
import { formatSizeIn } from '#shared/messages/format-size.ts';
import {
  createDownloadMessages,
  type DownloadMessages,
} from '../../recipients/downloads/download-messages.ts';
import type { ExportedFile } from '../format.ts';
import type { OpeningTime } from '../rules.ts';
import { html, type Html } from './html.ts';

/** Times are in UTC, because there's no telling where the page will be read. */
export const formatUtcMoment = (at: string, language: Language = 'en'): string =>
  formatMomentIn(language, at, 'UTC');

/** For the pages that are in English. */
const english = createDownloadMessages('en');

export interface ArticleContent {
  description: string | null;
  infoFields: string | null;
  sealed?: true | undefined;
  lastUpdate: string;
  isDamaged: boolean;
  files: readonly ExportedFile[];
}

export function renderLeavebitArticle(
  { description, infoFields, sealed, lastUpdate, isDamaged, files }: ArticleContent,
  {
    above = null,
    below = null,
    messages = english,
  }: { above?: Html | null; below?: Html | null; messages?: DownloadMessages } = {},
): Html {
  const { letter, page, language } = messages;
  return html`<article>
    <h3 dir="auto">${isDamaged ? page('damagedTitle') : description || letter('noDescription')}</h3>
    <p class="quiet">${letter('lastSaved', { date: formatUtcMoment(lastUpdate, language) })}</p>
    ${isDamaged ? html`<p class="warn">${page('damaged')}</p>` : null}
    ${above}${sealed && !isDamaged ? renderUnsealing(messages) : null}${infoFields ? html`<pre class="text" dir="auto">${infoFields}</pre>` : null}
    ${
      files.length > 0
        ? html`<h4>${page('files')}</h4>
            <ul class="plain">
              ${files.map((file) => renderFileItem(file, { messages }))}
            </ul>`
        : null
    }
    ${below}
  </article>`;
}

const renderUnsealing = ({ pageParts }: DownloadMessages): Html =>
  html`<p>
    ${pageParts('sealed', {
      prefix: () => html`<code class="key">AGE-SECRET-KEY-1</code>`,
      keyFile: 'key.txt',
      textFile: 'text.age',
      program: () => html`<a href="https://age-encryption.org">age</a>`,
      openText: () => html`<code>age -d -i key.txt text.age</code>`,
      openFile: () => html`<code>age -d -i key.txt -o photo.jpg 1.age</code>`,
    })}
  </p>`;

/** @param note additional text about the file. */
export const renderFileItem = (
  { name, path, size }: ExportedFile,
  { note = '', messages = english }: { note?: string; messages?: DownloadMessages } = {},
): Html =>
  path === null
    ? html`<li class="warn">
        ${messages.pageParts('fileDamaged', { file: () => html`<bdi>${name}</bdi>` })}
      </li>`
    : html`<li>
        <a href="${linkTo(path)}"><bdi>${name}</bdi></a>
        <span class="quiet">${formatSizeIn(messages.language, size)}</span> ${note}
      </li>`;

/** Relative, so that the page finds its files wherever it is unpacked. */
const linkTo = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** When something opens, as its owner reads it. */
export function describeOpeningTime({ when, date }: OpeningTime): string {
  switch (when) {
    case 'at-once':
      return 'Open immediately';
    case 'on-date':
      return `Opens on ${formatUtcMoment(date!)}`;
    case 'after-report':
      return 'Opens after your death or permanent incapacitation has been confirmed';
    case 'never':
      return 'Never opens, because no date has been set';
  }
}
