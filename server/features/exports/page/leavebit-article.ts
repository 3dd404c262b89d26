import { formatMoment } from '#shared/domain/dates.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import type { ExportedFile } from '../format.ts';
import type { OpeningTime } from '../rules.ts';
import { html, type Html } from './html.ts';

/** Times are in UTC, because there's no telling where the page will be read. */
export const formatUtcMoment = (at: string): string => formatMoment(at, 'UTC');

export interface ArticleContent {
  description: string | null;
  infoFields: string | null;
  sealed?: true | undefined;
  lastUpdate: string;
  isDamaged: boolean;
  files: readonly ExportedFile[];
}

const SEALED = html`<p>
  This LeaveBit is sealed. Its text and files open with a card or with the owner’s recovery sheet, and with
  nothing else. Either has a key that begins with AGE-SECRET-KEY. With the program
  <a href="https://age-encryption.org">age</a>: save the key as key.txt and the text below, from its first
  dash to its last, as text.age. Then enter <code>age -d -i key.txt text.age</code>. A file opens in the same
  way: <code>age -d -i key.txt -o photo.jpg 1.age</code>.
</p>`;

export function renderLeavebitArticle(
  { description, infoFields, sealed, lastUpdate, isDamaged, files }: ArticleContent,
  { above = null, below = null }: { above?: Html | null; below?: Html | null },
): Html {
  return html`<article>
    <h3 dir="auto">${isDamaged ? 'A damaged LeaveBit' : description || 'No description yet'}</h3>
    <p class="quiet">Last saved: ${formatUtcMoment(lastUpdate)}</p>
    ${
      isDamaged
        ? html`<p class="warn">This LeaveBit is damaged and can’t be opened. Please contact support.</p>`
        : null
    }
    ${above}${sealed && !isDamaged ? SEALED : null}${infoFields ? html`<pre class="text" dir="auto">${infoFields}</pre>` : null}
    ${
      files.length > 0
        ? html`<h4>Files</h4>
            <ul class="plain">
              ${files.map((file) => renderFileItem(file))}
            </ul>`
        : null
    }
    ${below}
  </article>`;
}

/** @param note additional text about the file. */
export const renderFileItem = ({ name, path, size }: ExportedFile, note = ''): Html =>
  path === null
    ? html`<li class="warn"><bdi>${name}</bdi> is damaged and isn’t in this ZIP. Please contact support.</li>`
    : html`<li>
        <a href="${linkTo(path)}"><bdi>${name}</bdi></a>
        <span class="quiet">${formatSize(size)}</span> ${note}
      </li>`;

/** Relative, so that the page finds its files wherever it is unpacked. */
const linkTo = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** @param owner how the sentence refers to the owner. */
export function describeOpeningTime({ when, date }: OpeningTime, owner: string): string {
  switch (when) {
    case 'at-once':
      return 'Open immediately';
    case 'on-date':
      return `Opens on ${formatUtcMoment(date!)}`;
    case 'after-report':
      return `Opens after ${owner} death or permanent incapacitation has been confirmed`;
    case 'never':
      return 'Never opens, because no date has been set';
  }
}
