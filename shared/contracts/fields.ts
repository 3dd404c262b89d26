import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { isPasswordAcceptable } from '../domain/password.ts';
import { holdsLink, sanitiseName } from '../domain/clean-name.ts';
import { normaliseEmail } from '../domain/sanitise.ts';

/** An email address, normalized on the way in. */
export const email = z.pipe(
  z.pipe(z.string('Invalid email address'), z.transform(normaliseEmail)),
  z.email('Invalid email address').check(z.maxLength(limits.emailLength, 'Invalid email address')),
);

/**
 * A person's name, cleaned on the way in. An empty one is no name. Angle brackets are refused: a mail program would take
 * what stands between them for an address.
 */
export const personName = z.pipe(
  z.pipe(
    z
      .string('Please send a name; it may be empty')
      .check(z.regex(/^[^<>]*$/, 'A name cannot hold the characters < and >')),
    z.transform(sanitiseName),
  ),
  z.string().check(
    z.refine((name) => Array.from(name).length <= limits.nameLength, {
      message: `A name can have at most ${limits.nameLength} characters`,
    }),
    z.refine((name) => !holdsLink(name), {
      message: 'A name cannot hold an email address or a link',
    }),
  ),
);

/** How an owner calls themselves. Null for one who gave no name. An older server does not say. */
export const ownerName = z._default(z.nullable(z.string()), null);

/** A new password: long enough, with an uppercase letter, a number and a special character. */
export const newPassword = z
  .string('Password is required')
  .check(
    z.maxLength(
      limits.passwordMaxLength,
      `A password can have at most ${limits.passwordMaxLength} characters`,
    ),
    z.refine(isPasswordAcceptable, 'Please ensure your password meets all the requirements.'),
  );

/** A mailed code as typed or pasted: spaces and dashes in it do not matter. */
export const oneTimeCode = z.pipe(
  z.pipe(
    z
      .string('Please enter the verification code')
      .check(z.maxLength(40, 'Please enter the verification code')),
    z.transform((code) => code.replace(/[\s-]/g, '')),
  ),
  z.string().check(z.minLength(1, 'Please enter the verification code')),
);

/** A random primary key: a positive integer below 2^53. */
export const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** The address in a recipient's link, still encoded. */
export const encodedEmail = z
  .string('Missing email information')
  .check(z.minLength(1, 'Missing email information'), z.maxLength(400));

/** A secret in a link. A text that is not one of our secrets names nothing. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(200));
