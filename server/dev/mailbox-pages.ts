import { formatMoment } from '../../shared/domain/dates.ts';
import { escapeHtml } from '../adapters/mail/email-layout.ts';
import { renderDevPage as page } from './page.ts';

/** `acceptedAt` is an ISO date-time. */
export interface MailSummary {
  id: string;
  to: string;
  subject: string;
  acceptedAt: string;
}

export interface CapturedMail extends MailSummary {
  text: string;
  html: string;
  links: string[];
}

/** How often the list reloads. The page has no script, so this is a response header. */
export const MAILBOX_REFRESH_SECONDS = 5;

/** The Content-Security-Policy of these pages, which have no scripts and load nothing. */
export const mailboxContentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'none'; frame-ancestors 'none'";

/** The local mailbox, newest email first. @param isStill disables the automatic refresh */
export function renderMailboxPage(mails: MailSummary[], isStill = false): string {
  const newestFirst = [...mails].sort((a, b) => Date.parse(b.acceptedAt) - Date.parse(a.acceptedAt));
  const rows = newestFirst.map(
    (mail) => `<li><a class="row" href="/dev/mailbox/${escapeHtml(encodeURIComponent(mail.id))}">
<span class="subject">${escapeHtml(mail.subject)}</span>
<span class="quiet">${escapeHtml(mail.to)}</span>
<span class="quiet">${moment(mail.acceptedAt)}</span></a></li>`,
  );
  const list = rows.length
    ? `<ul class="card list">${rows.join('\n')}</ul>`
    : '<div class="card empty"><p>No mail yet.</p><p class="quiet">Sign in, register or share a LeaveBit.</p></div>';
  return page(
    'Local mailbox',
    `<div class="bar"><h1>Local mailbox</h1><a class="button" href="/dev/mailbox">Refresh</a></div>
<p class="quiet">Mail that LeaveBits would send while no mail server is set up. Nothing here leaves this machine. ${refreshing(isStill)}</p>
${list}
<p class="quiet"><a href="/dev/mailbox.json">The same as JSON</a></p>`,
  );
}

const refreshing = (isStill: boolean) =>
  isStill
    ? 'Auto-refresh is paused. <a href="/dev/mailbox">Resume</a>'
    : `New mail appears automatically within ${MAILBOX_REFRESH_SECONDS} seconds. <a href="/dev/mailbox?still">Pause</a>`;

/** A captured email as its reader would see it. Links open in the same window. */
export function renderMailPage(mail: CapturedMail): string {
  const links = mail.links.length
    ? `<section><h2>Links</h2><ul class="links">${mail.links.map((link) => `<li>${linkHtml(link)}</li>`).join('\n')}</ul></section>`
    : '';
  return page(
    mail.subject,
    `<p><a class="back" href="/dev/mailbox">All mail</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Accepted</dt><dd>${moment(mail.acceptedAt)}</dd></dl>
<iframe class="card" title="The mail as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(opensLinksOnTop(mail.html))}"></iframe>
${links}
<details><summary>Text version</summary><pre class="card">${escapeHtml(mail.text)}</pre></details>
<p class="quiet">Nothing here leaves this machine.</p>`,
  );
}

function opensLinksOnTop(html: string): string {
  const base = '<base target="_top">';
  return /<head[\s>]/i.test(html) ? html.replace(/<head(\s[^<>]*)?>/i, (head) => head + base) : base + html;
}

function linkHtml(link: string): string {
  const shown = escapeHtml(link);
  return /^https?:\/\//i.test(link) ? `<a href="${shown}">${shown}</a>` : shown;
}

function moment(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(formatMoment(iso))}</time>`;
}
