import { decodeEmail, encodeEmail } from '#shared/domain/encoded-email.ts';
import { limits } from '#shared/domain/limits.ts';

/** A recipient's address, as people read it and as calls carry it. */
export interface Address {
  email: string;
  encodedEmail: string;
}

/** The address a visitor typed, normalised; null when it is none. */
export function addressFrom(typed: string): Address | null {
  // Measured first: whatever was pasted by mistake is not worth encoding.
  if (typed.trim().length > limits.emailLength) return null;
  const encodedEmail = encodeEmail(typed);
  const email = decodeEmail(encodedEmail);
  return email === null ? null : { email, encodedEmail };
}

/** As `addressFrom`, but a domain without a dot is taken for a slip: no mail provider has one. */
export function typedAddress(typed: string): Address | null {
  const address = addressFrom(typed);
  return address && /@.*[^.]\.[^.]+$/.test(address.email) ? address : null;
}
