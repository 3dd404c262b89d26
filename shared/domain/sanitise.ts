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

/**
 * A person's name as it is kept: one line without angle brackets, control characters, direction marks and other invisible
 * signs. Two of these stay, because names in some scripts need them (U+200C and U+200D). A name that shows nothing is empty.
 */
export function sanitiseName(name: string): string {
  const line = name
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[<>]|\p{Cs}|(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[ \u200C\u200D]+|[ \u200C\u200D]+$/g, '')
    .normalize('NFC');
  return /[^\p{DI}\p{M}\s]/u.test(line) ? line : '';
}
