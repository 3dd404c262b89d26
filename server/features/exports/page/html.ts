/** HTML that was escaped. Only `html` makes it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | readonly Value[];

/** A template whose values are escaped, also within attributes in quotes. A list is joined, and null is nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    strings.map((string, index) => string + (index < values.length ? put(values[index]) : '')).join(''),
  );
}

function put(value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(put).join('');
  return escaped(String(value));
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
// Marks that turn the direction could make the rest of the page look like something else. NUL is no HTML.
const MARKS = /[\0\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(MARKS, '\ufffd')
    .replace(/[&<>"']/g, (sign) => signs[sign]!);
