import { formatEmail } from '#shared/domain/format-email.ts';
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
  locked: readonly ({ from: string } & Pick<SharedLeavebit, 'lockReason' | 'releaseDate'>)[];
  /** The senders of released estates, and when each one closes. */
  closings: readonly { from: string; readableUntil: string }[];
}

/** Everything that a recipient downloaded, in pieces. */
export function renderReceivedPage({
  email,
  downloadedAt,
  outlook,
  leavebits,
}: {
  email: string;
  downloadedAt: string;
  outlook: ReceivedOutlook;
  leavebits: AsyncIterable<ReceivedArticle>;
}): AsyncGenerator<string> {
  const text = renderPage(
    `Shared with ${formatEmail(email)}`,
    html`<header>
        <h1>Shared with you</h1>
        <p>
          Everything that <bdi>${formatEmail(email)}</bdi> could read on ${formatUtcMoment(downloadedAt)}.
          It’s all on this page, and in the folders next to it.
        </p>
        <p class="quiet">
          This page works without the internet. Unpack the ZIP first, so that the links to the files work. All
          times are in UTC. If anything was withdrawn during the download, “Not included.txt” next to this
          page says what.
        </p>
        ${renderOutlook(outlook)}
      </header>
      <h2>LeaveBits</h2>
      ${createPlaceholder(0)}`,
  );
  return fillPlaceholders(text, [articles()]);

  async function* articles(): AsyncGenerator<Html> {
    for await (const leavebit of leavebits)
      yield renderLeavebitArticle(leavebit, { above: html`<p>From <bdi>${leavebit.from}</bdi></p>` });
  }
}

function renderOutlook({ pageUrl, locked, closings }: ReceivedOutlook): Html {
  return html`<p>
      You can come back to your page at <a href="${pageUrl}">${pageUrl}</a>, with a code that we email you.
    </p>
    ${closings.map(
      ({ from, readableUntil }) =>
        html`<p>
          What <bdi>${from}</bdi> shared with you can be read there until ${formatUtcMoment(readableUntil)}.
          This copy stays yours.
        </p>`,
    )}
    ${
      locked.length > 0
        ? html`<h2>Still locked</h2>
            <p>These aren’t in the ZIP. Please download everything again once they’re open.</p>
            <ul>
              ${countEqual(locked.map(describeLocked)).map(
                ([text, count]) => html`<li>${count > 1 ? `${count} times: ` : ''}<bdi>${text}</bdi></li>`,
              )}
            </ul>`
        : null
    }`;
}

const describeLocked = ({ from, lockReason, releaseDate }: ReceivedOutlook['locked'][number]): string =>
  `From ${from}. ${releaseDate ? `Opens on ${formatUtcMoment(releaseDate)}` : (lockReason ?? 'Not released yet')}`;

function countEqual(texts: readonly string[]): [text: string, count: number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}
