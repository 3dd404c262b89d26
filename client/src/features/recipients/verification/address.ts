import { trimEndCharacters } from '#shared/domain/trim-characters.ts';
import { decodeEmail, encodeEmail } from '#shared/domain/encoded-email.ts';
import { limits } from '#shared/domain/limits.ts';

/** A recipient's address, as people read it and as calls carry it. */
export interface RecipientAddress {
  email: string;
  encodedEmail: string;
}

/** The typed address in normal form. Null when it is not an address. */
export function parseAddress(typed: string): RecipientAddress | null {
  // The length comes first: long text that was pasted by mistake is not worth encoding.
  if (typed.trim().length > limits.emailLength) return null;
  const encodedEmail = encodeEmail(typed);
  const email = decodeEmail(encodedEmail);
  return email === null ? null : { email, encodedEmail };
}

/**
 * Whether a link has lost its end, as when it is copied from two lines. The rest is often an address, too, but not the
 * recipient's: `ada@examp` in place of `ada@example.org`, or an end that no whole address has in a link.
 */
export function isAddressTruncated({ email, encodedEmail }: RecipientAddress): boolean {
  const code = trimEndCharacters(encodedEmail, '=').replaceAll('-', '+').replaceAll('_', '/');
  const { before, last } = domainOf(email);
  return before.length === 0 || last.length < 2 || trimEndCharacters(btoa(atob(code)), '=') !== code;
}

/** Like `parseAddress`, but refuses a domain without a dot. No mail provider has one, so it is a slip. */
export function parseTypedAddress(typed: string): RecipientAddress | null {
  const address = parseAddress(typed);
  if (address === null) return null;
  const { before, last } = domainOf(address.email);
  return before.length > 0 && !before.endsWith('.') && last.length > 0 ? address : null;
}

/** A domain's last label, and what stands before its dot. Both are empty where there is no dot. */
function domainOf(email: string): { before: string; last: string } {
  const domain = email.slice(email.indexOf('@') + 1);
  const dot = domain.lastIndexOf('.');
  return dot === -1
    ? { before: '', last: '' }
    : { before: domain.slice(0, dot), last: domain.slice(dot + 1) };
}
