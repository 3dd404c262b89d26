/** Escaped HTML, created only by `html`. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | readonly Value[];

/**
 * A template that escapes its values, which makes them safe within quoted attributes too. Lists are joined, and null renders
 * nothing.
 */
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

// Bidirectional control characters could disguise the rest of the page, and HTML doesn't allow NUL.
const MARKS = /[\0\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(MARKS, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/**
 * A placeholder for a part that is inserted later. Values can't forge it, because `html` strips NUL.
 * @param place the part's index in `fillPlaceholders`
 */
export const createPlaceholder = (place: number): Html => new Html(`\0${place}\0`);

/** Yields a text in pieces, with the parts inserted. Each part is produced only after the preceding ones have been consumed. */
export async function* fillPlaceholders(
  text: string,
  parts: readonly (Iterable<Html> | AsyncIterable<Html>)[],
): AsyncGenerator<string> {
  for (const [index, piece] of text.split('\0').entries()) {
    if (index % 2 === 0) yield piece;
    else for await (const part of parts[Number(piece)]!) yield part.text;
  }
}
