import { formatMoment } from '../../shared/domain/dates.ts';
import { escapeHtml, palette, sans, serif, wordmark } from '../adapters/mail/layout.ts';

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

/** The policy these pages are made for: no script, nothing loaded, from anywhere. */
export const mailboxContentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'none'; frame-ancestors 'none'";

/** The local mailbox, newest mail first. */
export function mailboxListPage(mails: MailSummary[]): string {
  const newestFirst = [...mails].sort((a, b) => Date.parse(b.acceptedAt) - Date.parse(a.acceptedAt));
  const rows = newestFirst.map(
    (mail) => `<li><a class="row" href="/dev/mailbox/${escapeHtml(encodeURIComponent(mail.id))}">
<span class="subject">${escapeHtml(mail.subject)}</span>
<span class="quiet">${escapeHtml(mail.to)}</span>
<span class="quiet">${moment(mail.acceptedAt)}</span></a></li>`,
  );
  const list = rows.length
    ? `<ul class="card list">${rows.join('\n')}</ul>`
    : '<div class="card empty"><p>No mail yet.</p><p class="quiet">Sign in, register or share a LeaveBit, then refresh this page.</p></div>';
  return page(
    'Local mailbox',
    `<div class="bar"><h1>Local mailbox</h1><a class="button" href="/dev/mailbox">Refresh</a></div>
<p class="quiet">Mail that LeaveBits would send while no mail server is set up. Nothing here leaves this machine. The page does not refresh by itself.</p>
${list}
<p class="quiet"><a href="/dev/mailbox.json">The same as JSON</a></p>`,
  );
}

/** One captured mail, as its reader would see it. Its links open in this window. */
export function mailPage(mail: CapturedMail): string {
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
  return /<head[\s>]/i.test(html) ? html.replace(/<head(\s[^>]*)?>/i, (head) => head + base) : base + html;
}

function linkHtml(link: string): string {
  const shown = escapeHtml(link);
  return /^https?:\/\//i.test(link) ? `<a href="${shown}">${shown}</a>` : shown;
}

function moment(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(formatMoment(iso))}</time>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · LeaveBits</title>
<style>${styles}</style>
</head>
<body>
<header><a class="home" href="/" aria-label="LeaveBits, to the start page">${wordmark}</a></header>
<main>
${body}
</main>
</body>
</html>
`;
}

function colours(scheme: keyof typeof palette): string {
  return Object.entries(palette[scheme])
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}

const styles = `
:root { color-scheme: light dark; ${colours('light')} }
@media (prefers-color-scheme: dark) { :root { ${colours('dark')} } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 ${sans}; overflow-wrap: anywhere }
header, main { max-width: 46rem; margin: 0 auto; padding: 0 16px }
header { padding-top: 16px }
main { padding-top: 8px; padding-bottom: 64px }
.home { display: inline-block; padding: 8px 0; text-decoration: none }
.primary { color: var(--primary) !important }
.bg-primary { background-color: var(--primary) !important }
.fold { border-top-color: var(--fold) !important }
h1 { margin: 0; font: bold clamp(22px, 4vw, 26px)/1.3 ${serif} }
h2 { margin: 32px 0 8px; font: bold 20px/1.3 ${serif} }
p { margin: 12px 0 }
a { color: var(--primary); text-underline-offset: 3px }
a:focus-visible, summary:focus-visible, iframe:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 4px }
.bar { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; justify-content: space-between }
.button { padding: 10px 20px; min-height: 44px; border-radius: 10px; background: var(--primary); color: var(--onPrimary); font-weight: bold; line-height: 24px; text-decoration: none }
.back { display: inline-block; padding: 9px 0 }
.quiet { color: var(--quiet); font-size: 14px }
.card { background: var(--raised); border: 1px solid var(--line); border-radius: 10px }
.list { margin: 24px 0; padding: 0; list-style: none }
.list li + li { border-top: 1px solid var(--line) }
.row { display: flex; flex-direction: column; padding: 16px 20px; color: var(--ink); text-decoration: none }
.row:hover .subject { text-decoration: underline; text-underline-offset: 3px }
.subject { color: var(--primary); font-weight: bold }
.empty { margin: 24px 0; padding: 32px 20px; text-align: center }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 12px 0 24px; font-size: 14px }
dt { color: var(--quiet) }
dd { margin: 0 }
iframe { display: block; width: 100%; height: 52rem; max-height: 90vh; resize: vertical }
.links { margin: 0; padding: 0; list-style: none }
.links a { display: inline-block; padding: 10px 0; font-size: 14px; word-break: break-all }
details { margin-top: 24px }
summary { padding: 9px 0; cursor: pointer; font-weight: bold }
pre { margin: 8px 0 0; padding: 20px; font-size: 14px; line-height: 1.5; white-space: pre-wrap }
`;
