import { trimEndCharacters } from '#shared/domain/text.ts';
import { hasFullDomain, parseEmailAddress } from '#shared/domain/email-address.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { limits } from '#shared/domain/limits.ts';

/** A recipient's address in readable form and as the API encodes it. */
export interface RecipientAddress {
  email: string;
  encodedEmail: string;
}

/** Normalizes a typed address. Null if it is invalid, or its domain can't be complete. */
export function parseTypedAddress(typed: string): RecipientAddress | null {
  // Check the length first, because normalizing a long text pasted by mistake would be a waste.
  const email = typed.length > limits.emailLength * 2 ? null : parseEmailAddress(typed);
  return email && hasFullDomain(email) ? { email, encodedEmail: encodeLinkEmail(email) } : null;
}

/**
 * Whether the end of a link has been lost, for example because it was copied across two lines. The rest is often a valid
 * address that isn't the recipient's, such as `ada@examp` instead of `ada@example.org`, or has an ending that no complete
 * encoding can have.
 */
export function isAddressTruncated({ email, encodedEmail }: RecipientAddress): boolean {
  const code = trimEndCharacters(encodedEmail, '=').replaceAll('-', '+').replaceAll('_', '/');
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const dot = domain.indexOf('.', 1);
  return dot === -1 || domain.length - dot < 3 || trimEndCharacters(btoa(atob(code)), '=') !== code;
}
