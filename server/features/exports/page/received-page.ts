import { formatEmail } from '#shared/domain/format-email.ts';
import { addLanguageToUrl } from '#server/adapters/mail/language-links.ts';
import type { DownloadMessages } from '../../recipients/downloads/download-messages.ts';
import { getNotIncludedPath } from '../zip-paths.ts';
import { renderPage } from './elements.ts';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { createPlaceholder, fillPlaceholders, html, type Html } from './html.ts';
import { formatUtcMoment, renderLeavebitArticle, type ArticleContent } from './leavebit-article.ts';

export interface ReceivedArticle extends ArticleContent {
  /** The sender. */
  from: string;
}

/** What a recipient needs to know about the rest of what is shared with them. */
export interface ReceivedOutlook {
  /** The recipient's own page. */
  pageUrl: string;
  /** Without headlines, because the ZIP may outlive the owner's wish to share them. */
  locked: readonly ({ from: string } & Pick<SharedLeavebit, 'waitsFor' | 'releaseDate'>)[];
  /** The senders of released estates, and when each one closes. */
  closings: readonly { from: string; readableUntil: string }[];
}

/** Everything that a recipient downloaded, in pieces. */
export function renderReceivedPage(
  messages: DownloadMessages,
  {
    email,
    downloadedAt,
    outlook,
    leavebits,
  }: {
    email: string;
    downloadedAt: string;
    outlook: ReceivedOutlook;
    leavebits: AsyncIterable<ReceivedArticle>;
  },
): AsyncGenerator<string> {
  const { page, pageParts, language } = messages;
  const text = renderPage(
    page('title', { email: formatEmail(email) }),
    html`<header>
        <h1>${page('heading')}</h1>
        <p>
          ${pageParts('intro', {
            email: () => html`<bdi>${formatEmail(email)}</bdi>`,
            date: formatUtcMoment(downloadedAt, language),
          })}
        </p>
        <p class="quiet">${page('hint', { file: getNotIncludedPath(page) })}</p>
        ${renderOutlook(messages, outlook)}
      </header>
      <h2>LeaveBits</h2>
      ${createPlaceholder(0)}`,
    language,
  );
  return fillPlaceholders(text, [articles()]);

  async function* articles(): AsyncGenerator<Html> {
    for await (const leavebit of leavebits) {
      const sender = () => html`<bdi>${leavebit.from}</bdi>`;
      yield renderLeavebitArticle(leavebit, {
        above: html`<p>${pageParts('from', { sender })}</p>`,
        messages,
      });
    }
  }
}

function renderOutlook(messages: DownloadMessages, { pageUrl, locked, closings }: ReceivedOutlook): Html {
  const { page, pageParts, language } = messages;
  const url = addLanguageToUrl(pageUrl, language);
  return html`<p>${pageParts('comeBack', { page: () => html`<a href="${url}">${url}</a>` })}</p>
    ${closings.map(
      ({ from, readableUntil }) =>
        html`<p>
          ${pageParts('closes', {
            sender: () => html`<bdi>${from}</bdi>`,
            date: formatUtcMoment(readableUntil, language),
          })}
        </p>`,
    )}
    ${
      locked.length > 0
        ? html`<h2>${page('lockedTitle')}</h2>
            <p>${page('locked')}</p>
            <ul>
              ${countEqual(locked.map((one) => describeLocked(messages, one))).map(([text, count]) => {
                const item = html`<bdi>${text}</bdi>`;
                return html`<li>
                  ${count > 1 ? pageParts('lockedItems', { count, item: () => item }) : item}
                </li>`;
              })}
            </ul>`
        : null
    }`;
}

const describeLocked = (
  messages: DownloadMessages,
  { from, ...opening }: ReceivedOutlook['locked'][number],
): string => messages.page('lockedItem', { sender: from, opening: describeOpening(messages, opening) });

function describeOpening(
  { page, language }: DownloadMessages,
  { releaseDate, waitsFor }: Pick<SharedLeavebit, 'waitsFor' | 'releaseDate'>,
): string {
  if (releaseDate) return page('opensOn', { date: formatUtcMoment(releaseDate, language) });
  switch (waitsFor) {
    case 'report':
      return page('opensAfterReport');
    case 'date':
      return page('opensOnUnsetDate');
    case undefined:
      return page('notReleased');
  }
}

function countEqual(texts: readonly string[]): [text: string, count: number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}
