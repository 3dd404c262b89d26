import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import type { ReceivedLeavebit } from '../format.ts';
import type { RecipientExportSource } from '../load-recipient-export.ts';
import { renderPage } from './elements.ts';
import { fillPlaceholders, html, createPlaceholder, type Html } from './html.ts';
import { renderLeavebitArticle, formatUtcMoment, describeOpeningTime } from './leavebit-article.ts';

/** What one recipient would receive, in pieces, to print or store on a USB stick. */
export function renderRecipientPage({
  from,
  to,
  exportedAt,
  leavebits,
}: RecipientExportSource): AsyncGenerator<string> {
  const { owner, ownerInFull } = formatOwnerNames({
    ownerUsername: formatEmail(from.email),
    ownerName: from.name,
  });
  const title = `What ${formatEmail(to.email)} would receive`;
  const text = renderPage(
    title,
    html`<header>
        <h1>${title}</h1>
        <p>From <bdi>${ownerInFull}</bdi>, as things stood on ${formatUtcMoment(exportedAt)}.</p>
        <p class="quiet">
          This is a copy. LeaveBits releases the LeaveBits below at the times shown next to them. Anyone who
          has this copy can read them now. Please keep it in a safe place.
        </p>
      </header>
      <h2>${leavebits.length === 1 ? '1 LeaveBit' : `${leavebits.length} LeaveBits`}</h2>
      ${
        leavebits.length === 0
          ? html`<p>Nothing. This person has left everything that was shared with them.</p>`
          : createPlaceholder(0)
      }`,
  );
  return fillPlaceholders(text, [articles()]);

  async function* articles(): AsyncGenerator<Html> {
    for await (const leavebit of leavebits) yield article(leavebit, `${owner}’s`);
  }
}

function article(leavebit: ReceivedLeavebit, owner: string): Html {
  const { opens, isOpenNow, sharingEmails } = leavebit;
  return renderLeavebitArticle(leavebit, {
    above: html`<p class="opens">
      ${describeOpeningTime(opens, owner)}${opens.when === 'at-once' || !isOpenNow ? '' : '. It’s open now'}.
    </p>`,
    below: html`<h4>Shared with</h4>
      <ul class="plain">
        ${sharingEmails.map((email) => html`<li><bdi>${formatEmail(email)}</bdi></li>`)}
      </ul>`,
  });
}
