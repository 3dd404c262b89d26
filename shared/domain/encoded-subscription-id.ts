import { trimEndCharacters } from './text.ts';

/** Encodes a subscription's number for the payment page's path: URL-safe base64 of its digits, without padding. */
export function encodeSubscriptionId(id: number): string {
  return trimEndCharacters(btoa(String(id)), '=');
}

/** The subscription number in a payment link. Null if the link is damaged. */
export function decodeSubscriptionId(encoded: string): number | null {
  try {
    const digits = atob(trimEndCharacters(encoded.replaceAll('-', '+').replaceAll('_', '/'), '='));
    const id = Number(digits);
    return /^[1-9]\d*$/.test(digits) && Number.isSafeInteger(id) ? id : null;
  } catch {
    return null;
  }
}
