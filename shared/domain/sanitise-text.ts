/**
 * Text as it is kept: without angle brackets and outer white space. Lines end with a line feed (forms send CR LF). Both
 * the form and the server apply it.
 */
export function sanitiseText(text: string): string {
  return text.replace(/[<>]/g, '').replace(/\r\n?/g, '\n').trim();
}

/** An email address as it is kept and compared: sanitized and in lower case. */
export function normaliseEmail(email: string): string {
  return sanitiseText(email).toLowerCase();
}

/** Control characters other than a tab and the ends of lines, and lone surrogates, which UTF-8 cannot encode. */
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu;

/** The line of the first character that is not stored, from 1. Null where there is none. */
export const findUnstorableLine = (text: string): number | null => findLine(text, UNSTORABLE);

/** The line of the first half of a surrogate pair, from 1. A database would store a replacement character in its place. */
export const findLoneSurrogateLine = (text: string): number | null => findLine(text, /\p{Cs}/u);

function findLine(text: string, pattern: RegExp): number | null {
  const at = text.search(pattern);
  return at === -1 ? null : text.slice(0, at).split('\n').length;
}

/** Text from elsewhere, such as a document or an export, as it can be stored. A page break becomes the end of a line. */
export function removeUnstorableCharacters(text: string): string {
  return text.replace(/[\v\f\u0085]/g, '\n').replace(UNSTORABLE, '');
}
