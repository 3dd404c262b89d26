/** Inputs on which a careless regular expression is slow, whatever it repeats, skips, trims, folds or escapes. */
export const slowRegexInputs = {
  'a zero-width non-joiner': '\u200C',
  'a zero-width joiner': '\u200D',
  'a combining mark': '\u0301',
  'a space': ' ',
  'a no-break space': '\u00A0',
  'a line feed': '\n',
  'a digit': '7',
  'a dot': '.',
  'an at sign': '@',
  'an angle bracket': '<',
  'a quote': '"',
  'a backslash': '\\',
  'a lone surrogate': '\uD83C',
  'a pair of surrogates': '\u{1F33B}',
  'a right-to-left letter': '\u05D0',
  'a right-to-left override': '\u202E',
};

/** More of them, for which only the long run has time. */
export const longRunSlowRegexInputs = {
  'marks that change their order in NFC': '\u0323\u0301',
  'a tab': '\t',
  'CR LF': '\r\n',
  'a line separator': '\u2028',
  'a byte order mark': '\uFEFF',
  'a dash': '-',
  'a slash': '/',
  'a comma': ',',
  'a bracket': '[',
  'braces and quotes': '{"',
  'an apostrophe': "'",
  'a percent sign': '%',
  'an equals sign': '=',
  'a low surrogate': '\uDF3B',
  'a letter that NFKC makes eighteen of': '\uFDFA',
  'a letter that lower case makes two of': '\u0130',
  'a NUL': '\u0000',
  'a letter': 'a',
  'letters and joiners': 'a\u200C',
  'letters and dots': 'a.',
  'letters and spaces': 'a ',
  'letters and at signs': 'a@',
  'spaces and joiners': ' \u200C',
};

/**
 * A text of exactly `length` characters. It starts and ends with a letter: a pattern anchored at the end of a text is slow only
 * if something else comes last.
 */
export function longText(unit: string, length: number): string {
  if (length < 3) return unit.slice(0, length);
  return `a${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 2)}a`;
}

/** Encodes a text as part of a URL no longer than `max`. Unlike `encodeURIComponent`, it accepts lone surrogates. */
export function encodeForUrl(text: string, max: number): string {
  const encoded = Array.from(text.slice(0, max), (character) =>
    /\p{Cs}/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character),
  );
  let length = 0;
  const fitting = encoded.findIndex((part) => (length += part.length) > max - 1);
  return encoded.slice(0, fitting === -1 ? encoded.length : fitting).join('');
}

/** Encodes a text as a header value: its bytes, without the control characters that no client sends. */
export const encodeForHeader = (text: string, max: number): string =>
  Buffer.from(text.slice(0, max))
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, max)
    .trim();
