/** Escaped HTML. Created only by `html`. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | readonly Value[];

/** A template whose values are escaped, including within quoted attributes. Lists are joined, and null renders nothing. */
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

// Bidirectional control characters could disguise the rest of the page. NUL is not allowed in HTML.
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
 * A placeholder for a part that is inserted later. Cannot be forged by a value, because `html` strips NUL.
 * @param place the index of the part in `fillPlaceholders`.
 */
export const createPlaceholder = (place: number): Html => new Html(`\0${place}\0`);

/** A text in pieces, with the parts inserted. Each part is produced lazily, after the preceding ones are consumed. */
export async function* fillPlaceholders(
  text: string,
  parts: readonly (Iterable<Html> | AsyncIterable<Html>)[],
): AsyncGenerator<string> {
  for (const [index, piece] of text.split('\0').entries()) {
    if (index % 2 === 0) yield piece;
    else for await (const part of parts[Number(piece)]!) yield part.text;
  }
}
