import { trimEndCharacters } from '#shared/domain/trim-characters.ts';
import { decodeEmail, encodeEmail } from '#shared/domain/encoded-email.ts';
import { limits } from '#shared/domain/limits.ts';

/** A recipient's address, in readable form and as encoded for the API. */
export interface RecipientAddress {
  email: string;
  encodedEmail: string;
}

/** The typed address in normalized form. Null if it is not a valid address. */
export function parseAddress(typed: string): RecipientAddress | null {
  // Check the length first: long text pasted by mistake is not worth encoding.
  if (typed.trim().length > limits.emailLength) return null;
  const encodedEmail = encodeEmail(typed);
  const email = decodeEmail(encodedEmail);
  return email === null ? null : { email, encodedEmail };
}

/**
 * Whether a link has lost its end, for example when copied across two lines. What remains is often a valid address, but not the
 * recipient's: `ada@examp` for `ada@example.org`, or an ending that no complete encoded address has.
 */
export function isAddressTruncated({ email, encodedEmail }: RecipientAddress): boolean {
  const code = trimEndCharacters(encodedEmail, '=').replaceAll('-', '+').replaceAll('_', '/');
  const { before, last } = domainOf(email);
  return before.length === 0 || last.length < 2 || trimEndCharacters(btoa(atob(code)), '=') !== code;
}

/** Like `parseAddress`, but rejects a domain without a dot. No mail provider has one, so it is a typo. */
export function parseTypedAddress(typed: string): RecipientAddress | null {
  const address = parseAddress(typed);
  if (address === null) return null;
  const { before, last } = domainOf(address.email);
  return before.length > 0 && !before.endsWith('.') && last.length > 0 ? address : null;
}

/** A domain's last label and everything before its dot. Both are empty if there is no dot. */
function domainOf(email: string): { before: string; last: string } {
  const domain = email.slice(email.indexOf('@') + 1);
  const dot = domain.lastIndexOf('.');
  return dot === -1
    ? { before: '', last: '' }
    : { before: domain.slice(0, dot), last: domain.slice(dot + 1) };
}
