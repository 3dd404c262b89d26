import type { Language } from '#shared/domain/languages.ts';
import { html, Html } from './html.ts';
import { pageStyles } from './styles.ts';

/** A complete page that can't load or run anything, whatever its content. */
export function renderPage(title: string, body: Html, language: Language = 'en'): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new Html(pageStyles)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.text;
}

/** A section that the table of contents links to. */
export interface PageSection {
  id: string;
  title: string;
  body: Html;
}

export const renderContents = (sections: readonly PageSection[]): Html =>
  html`<nav aria-label="On this page">
    <ul>
      ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
  </nav>`;

export const renderSection = ({ id, title, body }: PageSection): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${body}
  </section>`;

/**
 * A table. On a phone, each row becomes a list with the headings in front of its values. If there are no rows, the given
 * sentence is shown.
 */
export const renderTable = (
  heads: readonly string[],
  rows: readonly (readonly (string | Html)[])[],
  none: string,
): Html =>
  rows.length === 0
    ? html`<p class="quiet">${none}</p>`
    : renderTableWithBody(heads, html`${rows.map((cells) => renderTableRow(heads, cells))}`);

export const renderTableWithBody = (heads: readonly string[], rows: Html): Html =>
  html`<table>
    <thead>
      <tr>
        ${heads.map((one) => html`<th scope="col">${one}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

export const renderTableRow = (heads: readonly string[], cells: readonly (string | Html)[]): Html =>
  html`<tr>
    ${cells.map((cell, index) => html`<td data-head="${heads[index]!}">${cell}</td>`)}
  </tr>`;

export const renderFacts = (rows: readonly (readonly [string, string | Html])[]): Html =>
  html`<dl>
    ${rows.map(
      ([term, value]) =>
        html`<dt>${term}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
