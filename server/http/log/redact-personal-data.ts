/** An email address, possibly percent-encoded. A scoped package in a stack trace has nothing before its @. */
const ADDRESS = /[^\s@"<>()[\]{},:;/\\=?&]{1,320}(?:@|%40)[\p{L}\d](?:[\p{L}\d.-]{0,253}[\p{L}\d])?/giu;
/** A word that may be one of our tokens or an encoded address. Both are base64url, and longer than most names. */
const WORD = /(?<![\w-])[\w-]{11,}(?![\w-])/g;
const LEAST_TOKEN = 30;

/**
 * Redacts email addresses, plain or encoded, and tokens. Callers decide what to log; this is for third-party text that quotes our
 * input, such as mail server responses and library errors.
 */
export function redactPersonalData(text: string): string {
  return text.replace(ADDRESS, '[address]').replace(WORD, (word) => {
    if (isToken(word)) return '[token]';
    return isEncodedAddress(word) ? '[address]' : word;
  });
}

/**
 * Whether a word mixes letters and digits as random bytes do. UUIDs and hex digests have no capitals, and words have no digits.
 */
const isToken = (word: string) =>
  word.length >= LEAST_TOKEN && /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word);

function isEncodedAddress(word: string): boolean {
  if (!/[A-Z]/.test(word)) return false;
  const decoded = Buffer.from(word, 'base64url').toString();
  return /^[^\s@\p{Cc}\ufffd]+@[^\s@\p{Cc}\ufffd]+$/u.test(decoded);
}
