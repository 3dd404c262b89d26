import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import type { InheritedLeavebit, ReceivedLeavebit } from '../format.ts';
import type { RecipientExportSource } from '../load-recipient-export.ts';
import { renderPage, renderTable } from './elements.ts';
import { fillPlaceholders, html, createPlaceholder, type Html } from './html.ts';
import { renderLeavebitArticle, formatUtcMoment, describeOpeningTime } from './leavebit-article.ts';

/** What one recipient would receive, in pieces, to print or store on a USB stick. */
export function renderRecipientPage({
  from,
  to,
  exportedAt,
  leavebits,
  asSubstitute,
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
          ? html`<p>
              ${asSubstitute.length > 0 ? 'Nothing as a recipient.' : 'Nothing. This person has left everything that was shared with them.'}
            </p>`
          : createPlaceholder(0)
      }${asSubstitute.length > 0 ? inheritance(asSubstitute, `${owner}’s`) : null}`,
  );
  return fillPlaceholders(text, [articles()]);

  async function* articles(): AsyncGenerator<Html> {
    for await (const leavebit of leavebits) yield article(leavebit, `${owner}’s`);
  }
}

/** What goes to them as a substitute. Without names: they never learn whose it was. */
const inheritance = (all: readonly InheritedLeavebit[], owner: string): Html =>
  html`<h2>If someone else doesn’t open it</h2>
    <p>
      This also goes to this person if it’s still unopened so many days after its opening, and whoever it’s
      for has been reminded. Its content isn’t in this copy.
    </p>
    ${renderTable(
      ['LeaveBit', 'When', 'If unopened for'],
      all.map(({ description, isDamaged, opens, afterDays }) => [
        html`<bdi>${isDamaged ? 'A damaged LeaveBit' : description || 'No description yet'}</bdi>`,
        describeOpeningTime(opens, owner),
        `${afterDays} days`,
      ]),
      '',
    )}`;

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
