import { normaliseEmail, parseEmailAddress } from './email-address.ts';
import { parseLinkValue } from './link-values.ts';
import { trimEndCharacters } from './text.ts';

/** Encodes an address for a recipient's link: URL-safe base64 of its UTF-8 bytes, without padding. */
export function encodeLinkEmail(email: string): string {
  const bytes = new TextEncoder().encode(normaliseEmail(email));
  const base64 = btoa(String.fromCharCode(...bytes));
  return trimEndCharacters(base64.replaceAll('+', '-').replaceAll('/', '_'), '=');
}

/** The normalized address in a recipient's link. Null if the link is damaged or contains no address. */
export function decodeLinkEmail(encodedEmail: string): string | null {
  try {
    const base64url = parseLinkValue(encodedEmail.replaceAll('+', '-').replaceAll('/', '_'));
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return parseEmailAddress(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
