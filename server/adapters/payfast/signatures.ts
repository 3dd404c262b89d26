import { createHash, timingSafeEqual } from 'node:crypto';

/** Names and values whose order matters. Values as received may be bytes in any encoding. */
export type OrderedPairs<Value extends string | Buffer = string> = readonly (readonly [
  name: string,
  value: Value,
])[];

/** PHP's `urlencode`, which PayFast uses: leaves only letters, digits and `-._` as they are, and encodes a space as `+`. */
export function phpUrlencode(value: string | Buffer): string {
  const bytes = (typeof value === 'string' ? Buffer.from(value) : value).toString('latin1');
  return bytes.replace(/[^\w.-]/g, (byte) => (byte === ' ' ? '+' : `%${hexByte(byte)}`));
}

const hexByte = (byte: string) => byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');

export const buildParameterString = (pairs: OrderedPairs<string | Buffer>) =>
  pairs.map(([name, value]) => `${name}=${phpUrlencode(value)}`).join('&');

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const withPassphrase = (text: string, passphrase: string) =>
  passphrase === '' ? text : `${text}&passphrase=${phpUrlencode(passphrase)}`;

/** Signs a checkout: the trimmed, non-blank fields in the documented order, which the caller provides. */
export function signCheckout(fields: OrderedPairs, passphrase: string): string {
  const filled = fields
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '');
  return md5(withPassphrase(buildParameterString(filled), passphrase));
}

/** Signs a notification: every field before `signature` as posted, including empty ones. */
export function signNotification(fields: OrderedPairs<string | Buffer>, passphrase: string): string {
  return md5(withPassphrase(buildParameterString(fields), passphrase));
}

/** Signs an API request: non-empty headers, body and query values, and the passphrase, sorted by name. */
export function signApiRequest(values: Record<string, string>, passphrase: string): string {
  const pairs = Object.entries({ ...values, passphrase })
    .filter(([name, value]) => value !== '' && name !== 'testing')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return md5(buildParameterString(pairs));
}

/** Compares two signatures in constant time. */
export function isSameSignature(expected: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given));
}
