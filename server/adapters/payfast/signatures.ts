import { createHash, timingSafeEqual } from 'node:crypto';

/** Names and values in an order that matters. */
export type OrderedPairs = readonly (readonly [name: string, value: string])[];

/** PHP's `urlencode`, which PayFast uses: only letters, digits and `-._` stay, and a space becomes `+`. */
export function phpUrlencode(value: string): string {
  return encodeURIComponent(value)
    .replace(/[!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

export const buildParameterString = (pairs: OrderedPairs) =>
  pairs.map(([name, value]) => `${name}=${phpUrlencode(value)}`).join('&');

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const withPassphrase = (text: string, passphrase: string) =>
  passphrase === '' ? text : `${text}&passphrase=${phpUrlencode(passphrase)}`;

/** Signs a checkout: the trimmed fields that are not blank, in the documented order. The caller gives that order. */
export function signCheckout(fields: OrderedPairs, passphrase: string): string {
  const filled = fields
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '');
  return md5(withPassphrase(buildParameterString(filled), passphrase));
}

/** Signs a notification: every field before `signature` as it was posted, empty ones included. */
export function signNotification(fields: OrderedPairs, passphrase: string): string {
  return md5(withPassphrase(buildParameterString(fields), passphrase));
}

/** Signs an API call: headers, body and query values that are not empty, and the passphrase, sorted by name. */
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
