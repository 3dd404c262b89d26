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

/** Like `addressFrom`, but refuses a domain without a dot. No mail provider has one, so it is a slip. */
export function typedAddress(typed: string): Address | null {
  const address = addressFrom(typed);
  return address && /@.*[^.]\.[^.]+$/.test(address.email) ? address : null;
}
