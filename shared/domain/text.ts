/**
 * Text as stored: without angle brackets and surrounding whitespace, and with line feeds as line endings (forms send CR
 * LF). Applied by both the form and the server.
 */
export function sanitiseText(text: string): string {
  return normalizeText(text.replace(/[<>]/g, ''));
}

/** Unifies line breaks and trims, for texts that may contain any character. */
export const normalizeText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Control characters other than tabs and line endings, and lone surrogates, which UTF-8 cannot encode. */
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu;

/** The 1-based line of the first character that cannot be stored. Null if there is none. */
export const findUnstorableLine = (text: string): number | null => findLine(text, UNSTORABLE);

/** The 1-based line of the first lone surrogate, which a database would store as a replacement character. */
export const findLoneSurrogateLine = (text: string): number | null => findLine(text, /\p{Cs}/u);

/** Replaces lone surrogates as `String.prototype.toWellFormed` does, which the oldest browsers that we support don't have. */
export const replaceLoneSurrogates = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

function findLine(text: string, pattern: RegExp): number | null {
  const at = text.search(pattern);
  return at === -1 ? null : text.slice(0, at).split('\n').length;
}

/** Makes external text, such as that of a document or an export, storable. Page breaks become line endings. */
export function removeUnstorableCharacters(text: string): string {
  return text.replace(/[\v\f\u0085]/g, '\n').replace(UNSTORABLE, '');
}

/*
 * Removes characters from the ends of a text in linear time. A pattern such as `/x+$/` is quadratic, because it restarts at each
 * `x` of a run that is not at the end.
 */

/** @param characters each a single UTF-16 code unit. */
export function trimEndCharacters(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

export function trimStartCharacters(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text[start]!)) start += 1;
  return text.slice(start);
}
