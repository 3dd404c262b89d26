import { z } from 'zod';
import { limits } from '../domain/limits.ts';
import { isPasswordAcceptable } from '../domain/password.ts';
import { normaliseEmail } from '../domain/sanitise.ts';

/** An email address, normalized on the way in. */
export const email = z
  .string('Invalid email address')
  .transform(normaliseEmail)
  .pipe(z.email('Invalid email address').max(limits.emailLength, 'Invalid email address'));

/** A new password: long enough, with an uppercase letter, a number and a special character. */
export const newPassword = z
  .string('Password is required')
  .max(limits.passwordMaxLength, `A password can have at most ${limits.passwordMaxLength} characters`)
  .refine(isPasswordAcceptable, 'Please ensure your password meets all the requirements.');

/** A mailed code as typed or pasted: spaces and dashes in it do not matter. */
export const oneTimeCode = z
  .string('Please enter the verification code')
  .max(40, 'Please enter the verification code')
  .transform((code) => code.replace(/[\s-]/g, ''))
  .pipe(z.string().min(1, 'Please enter the verification code'));

/** A random primary key: a positive integer below 2^53. */
export const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The address in a recipient's link, still encoded. */
export const encodedEmail = z
  .string('Missing email information')
  .min(1, 'Missing email information')
  .max(400);
