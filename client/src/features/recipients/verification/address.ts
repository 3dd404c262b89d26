import { trimEndCharacters } from '#shared/domain/text.ts';
import { decodeLinkEmail, encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { limits } from '#shared/domain/limits.ts';

/** A recipient's address in readable form and as the API encodes it. */
export interface RecipientAddress {
  email: string;
  encodedEmail: string;
}

/** Normalizes a typed address. Null if it is invalid. */
export function parseAddress(typed: string): RecipientAddress | null {
  // Check the length first, because encoding a long text pasted by mistake would be a waste.
  if (typed.trim().length > limits.emailLength) return null;
  const encodedEmail = encodeLinkEmail(typed);
  const email = decodeLinkEmail(encodedEmail);
  return email === null ? null : { email, encodedEmail };
}

/**
 * Whether the end of a link has been lost, for example because it was copied across two lines. The rest is often a valid
 * address that isn't the recipient's, such as `ada@examp` instead of `ada@example.org`, or has an ending that no complete
 * encoding can have.
 */
export function isAddressTruncated({ email, encodedEmail }: RecipientAddress): boolean {
  const code = trimEndCharacters(encodedEmail, '=').replaceAll('-', '+').replaceAll('_', '/');
  const { before, last } = domainOf(email);
  return before.length === 0 || last.length < 2 || trimEndCharacters(btoa(atob(code)), '=') !== code;
}

/** Like `parseAddress`, but also rejects domains without a dot. No mail provider uses one, so it must be a typo. */
export function parseTypedAddress(typed: string): RecipientAddress | null {
  const address = parseAddress(typed);
  if (address === null) return null;
  const { before, last } = domainOf(address.email);
  return before.length > 0 && !before.endsWith('.') && last.length > 0 ? address : null;
}

/** Splits a domain into its last label and everything before the dot. Both are empty if there is no dot. */
function domainOf(email: string): { before: string; last: string } {
  const domain = email.slice(email.indexOf('@') + 1);
  const dot = domain.lastIndexOf('.');
  return dot === -1
    ? { before: '', last: '' }
    : { before: domain.slice(0, dot), last: domain.slice(dot + 1) };
}
