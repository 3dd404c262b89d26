import { trimEndCharacters, normaliseEmail } from './text.ts';
import { limits } from './limits.ts';
import { parseLinkValue } from './link-values.ts';

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
    const email = normaliseEmail(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return email.length <= limits.emailLength && /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u.test(email) ? email : null;
  } catch {
    return null;
  }
}
