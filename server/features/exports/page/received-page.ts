import { formatEmail } from '#shared/domain/format-email.ts';
import { renderPage } from './elements.ts';
import { createPlaceholder, fillPlaceholders, html, type Html } from './html.ts';
import { formatUtcMoment, renderLeavebitArticle, type ArticleContent } from './leavebit-article.ts';

export interface ReceivedArticle extends ArticleContent {
  /** The sender. */
  from: string;
}

/** Everything that a recipient downloaded, in pieces. */
export function renderReceivedPage({
  email,
  downloadedAt,
  leavebits,
}: {
  email: string;
  downloadedAt: string;
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
          This page works without the internet. Unpack the ZIP first, so that the links to the files work.
          What opens later isn’t in it. If anything was withdrawn during the download, “Not included.txt” next
          to this page says what.
        </p>
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
