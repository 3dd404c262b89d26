import { languageNames, languages, type Language } from '#shared/domain/languages.ts';
import { escapeHtml } from '../../adapters/mail/email-layout.ts';
import { addLanguageToUrl } from '../../adapters/mail/language-links.ts';
import { renderDevPage } from '../page.ts';
import type { RenderedSample } from './samples.ts';

/** An email in both color schemes and as text, next to the list of all emails. */
export function renderSampleMailPage(
  mails: readonly RenderedSample[],
  shown: RenderedSample,
  language: Language,
): string {
  const getAddress = (id: string, inLanguage: Language) => addLanguageToUrl(`/dev/mails/${id}`, inLanguage);
  const inLanguages = languages.map((one) =>
    one === language
      ? languageNames[one]
      : `<a href="${getAddress(shown.id, one)}">${languageNames[one]}</a>`,
  );
  const rows = mails.map(
    ({ id, subject, kind, when }) =>
      `<li><a class="row" href="${getAddress(id, language)}"${id === shown.id ? ' aria-current="page"' : ''}>
<span class="subject">${escapeHtml(subject)}</span>
<span class="quiet">${escapeHtml(when ? `${kind}: ${when}` : kind)}</span></a></li>`,
  );
  const frame = (scheme: 'light' | 'dark') =>
    `<section><h2>${scheme === 'light' ? 'Light' : 'Dark'}</h2>
<iframe class="card" title="The mail in a ${scheme} mail client" sandbox srcdoc="${escapeHtml(forceColorScheme(shown.html, scheme))}"></iframe></section>`;
  return renderDevPage(
    shown.subject,
    `<div class="beside">
<nav aria-label="Every mail"><p class="quiet">Every mail that LeaveBits can send, with sample data: ${mails.length}</p>
<ul class="card list">${rows.join('\n')}</ul></nav>
<article><h1>${escapeHtml(shown.subject)}</h1>
<dl><dt>Preview text</dt><dd>${escapeHtml(shown.preheader)}</dd><dt>Kind</dt><dd>${shown.kind}</dd>
${shown.isTranslated ? `<dt>Language</dt><dd>${inLanguages.join(' · ')}</dd>` : ''}</dl>
<div class="pair">${frame('light')}${frame('dark')}</div>
<h2>Text</h2><pre class="card">${escapeHtml(shown.text)}</pre></article>
</div>`,
    'wide',
  );
}

/** Renders an email's HTML as a mail client would with this color scheme, in any browser. */
export function forceColorScheme(html: string, scheme: 'light' | 'dark'): string {
  return html
    .replaceAll('@media (prefers-color-scheme: dark)', scheme === 'dark' ? '@media all' : '@media not all')
    .replaceAll('color-schemes: light dark', `color-schemes: ${scheme}`)
    .replaceAll('color-scheme: light dark', `color-scheme: ${scheme}`)
    .replaceAll('content="light dark"', `content="${scheme}"`);
}
