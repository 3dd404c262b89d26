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
