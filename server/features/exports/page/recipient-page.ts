import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import type { DownloadMessages } from '../../recipients/downloads/download-messages.ts';
import type { OpeningTime } from '../rules.ts';
import type { InheritedLeavebit, ReceivedLeavebit } from '../format.ts';
import type { RecipientExportSource } from '../load-recipient-export.ts';
import { renderPage, renderTable } from './elements.ts';
import { fillPlaceholders, html, createPlaceholder, type Html } from './html.ts';
import { renderLeavebitArticle, formatUtcMoment } from './leavebit-article.ts';

/** What one recipient would receive, in pieces, to print or store on a USB stick. In the language of our emails to them. */
export function renderRecipientPage(
  messages: DownloadMessages,
  { from, to, exportedAt, leavebits, asSubstitute }: RecipientExportSource,
): AsyncGenerator<string> {
  const { page, pageParts, language } = messages;
  const { ownerInFull } = formatOwnerNames({
    ownerUsername: formatEmail(from.email),
    ownerName: from.name,
  });
  const title = page('copyTitle', { email: formatEmail(to.email) });
  const text = renderPage(
    title,
    html`<header>
        <h1>${title}</h1>
        <p>
          ${pageParts('copyFrom', {
            sender: () => html`<bdi>${ownerInFull}</bdi>`,
            date: formatUtcMoment(exportedAt, language),
          })}
        </p>
        <p class="quiet">${page('copyHint')}</p>
      </header>
      <h2>${page('copyCount', { count: leavebits.length })}</h2>
      ${
        leavebits.length === 0
          ? html`<p>${page(asSubstitute.length > 0 ? 'copyNothingYet' : 'copyNothing')}</p>`
          : createPlaceholder(0)
      }${asSubstitute.length > 0 ? renderTurns(messages, asSubstitute) : null}`,
    language,
  );
  return fillPlaceholders(text, [articles()]);

  async function* articles(): AsyncGenerator<Html> {
    for await (const leavebit of leavebits) yield renderArticle(messages, leavebit);
  }
}

/** What goes to them as a substitute. Without names: they never learn whose it was. */
function renderTurns(messages: DownloadMessages, all: readonly InheritedLeavebit[]): Html {
  const { page, letter } = messages;
  return html`<h2>${page('turnTitle')}</h2>
    <p>${page('turnText')}</p>
    ${renderTable(
      ['LeaveBit', page('turnWhen'), page('turnAfter')],
      all.map(({ description, isDamaged, opens, afterDays }) => [
        html`<bdi>${isDamaged ? page('damagedTitle') : description || letter('noDescription')}</bdi>`,
        describeOpening(messages, opens),
        page('turnDays', { count: afterDays }),
      ]),
      '',
    )}`;
}

function renderArticle(messages: DownloadMessages, leavebit: ReceivedLeavebit): Html {
  const { page } = messages;
  const { opens, isOpenNow, sharingEmails } = leavebit;
  const opening = describeOpening(messages, opens);
  return renderLeavebitArticle(leavebit, {
    above: html`<p class="opens">
      ${opens.when === 'at-once' || !isOpenNow ? `${opening}.` : page('openNow', { opening })}
    </p>`,
    below: html`<h4>${page('sharedWith')}</h4>
      <ul class="plain">
        ${sharingEmails.map((email) => html`<li><bdi>${formatEmail(email)}</bdi></li>`)}
      </ul>`,
    messages,
  });
}

function describeOpening({ page, language }: DownloadMessages, { when, date }: OpeningTime): string {
  switch (when) {
    case 'at-once':
      return page('opensAtOnce');
    case 'on-date':
      return page('opensOn', { date: formatUtcMoment(date!, language) });
    case 'after-report':
      return page('opensAfterReport');
    case 'never':
      return page('opensNever');
  }
}
