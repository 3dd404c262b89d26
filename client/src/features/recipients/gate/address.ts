import { decodeEmail, encodeEmail } from '#shared/domain/encoded-email.ts';
import { limits } from '#shared/domain/limits.ts';

/** A recipient's address, as people read it and as calls carry it. */
export interface Address {
  email: string;
  encodedEmail: string;
}

/** The typed address in normal form. Null when it is not an address. */
export function addressFrom(typed: string): Address | null {
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
export function isCutOff({ email, encodedEmail }: Address): boolean {
  const code = encodedEmail.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  return !/@.+\.[^.]{2,}$/.test(email) || btoa(atob(code)).replace(/=+$/, '') !== code;
}

/** Like `addressFrom`, but refuses a domain without a dot. No mail provider has one, so it is a slip. */
export function typedAddress(typed: string): Address | null {
  const address = addressFrom(typed);
  return address && /@.*[^.]\.[^.]+$/.test(address.email) ? address : null;
}
