import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { isPasswordAcceptable } from '../domain/password.ts';
import { containsLink, sanitiseName } from '../domain/person-names.ts';
import { normaliseEmail } from '../domain/sanitise-text.ts';
import { boundedString, numberFromText, forbidControlCharacters } from './bounded-schemas.ts';

const NO_EMAIL = {
  missing: 'Invalid email address',
  tooLong: 'Invalid email address',
  field: 'The email address',
};

/** An email address, normalized on the way in: spaces around it do not count. */
export const emailSchema = z.pipe(
  z.pipe(boundedString(limits.emailLength + 50, NO_EMAIL), z.transform(normaliseEmail)),
  boundedString(limits.emailLength, NO_EMAIL).check(z.email('Invalid email address')),
);

const NAME_TOO_LONG = `A name can have at most ${limits.nameLength} characters`;

/**
 * A person's name, cleaned on the way in. An empty one is no name. Angle brackets are refused: a mail program would take
 * what stands between them for an address.
 */
export const personNameSchema = z.pipe(
  z.pipe(
    // Room for what the cleaning removes.
    boundedString(limits.nameLength * 3, {
      missing: 'Please send a name; it may be empty',
      tooLong: NAME_TOO_LONG,
      field: 'The name',
    }).check(
      z.regex(/^[^<>]*$/, 'A name cannot hold the characters < and >'),
      forbidControlCharacters('The name'),
    ),
    z.transform(sanitiseName),
  ),
  boundedString(limits.nameLength, { tooLong: NAME_TOO_LONG }).check(
    z.refine((name) => !containsLink(name), {
      message: 'A name cannot hold an email address or a link',
    }),
  ),
);

/** How an owner calls themselves. Null for one who gave no name. An older server does not say. */
export const ownerNameSchema = z._default(z.nullable(z.string()), null);

/** A new password: long enough, with an uppercase letter, a number and a special character. */
export const newPasswordSchema = boundedString(limits.passwordMaxLength, {
  missing: 'Password is required',
  tooLong: `A password can have at most ${limits.passwordMaxLength} characters`,
  field: 'The password',
}).check(z.refine(isPasswordAcceptable, 'Please ensure your password meets all the requirements.'));

/** A mailed code as typed or pasted: spaces and dashes in it do not matter. */
export const oneTimeCodeSchema = z.pipe(
  z.pipe(
    boundedString(40, {
      missing: 'Please enter the verification code',
      tooLong: 'Please enter the verification code',
    }),
    z.transform((code) => code.replace(/[\s-]/g, '')),
  ),
  z.string().check(z.minLength(1, 'Please enter the verification code')),
);

/** The code of a fresh proof, in the body of a call that may need one. Without it a proof is asked for. */
export const reauthenticationFields = { code: z.optional(oneTimeCodeSchema) };
/** The body of such a call that sends nothing else. It may be left out. */
export const reauthenticationBody = z._default(z.object(reauthenticationFields), {});

/** The answer of a call that may need a proof first. */
export const orReauthenticationRequired = <S extends z.ZodMiniType>(answer: S) =>
  z.union([z.object({ requiresVerification: z.literal(true) }), answer]);

/** A random primary key: a positive integer below 2^53. */
export const idSchema = numberFromText(
  z.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
);

/** The address in a recipient's link, still encoded. */
export const encodedEmailSchema = boundedString(400, {
  missing: 'Missing email information',
  tooLong: 'Missing email information',
}).check(z.minLength(1, 'Missing email information'));

/**
 * The secret in the link of one of our mails, for whoever followed it. It gives tries that nobody else can use up. One that we
 * did not mail to this address changes nothing.
 */
export const linkSecretSchema = z.optional(boundedString(100));

/** A secret in a link. A text that is not one of our secrets names nothing. */
export const linkTokenSchema = boundedString(200).check(z.minLength(1));

/** How many saves a LeaveBit has had. */
export const seqnoSchema = numberFromText(z.number().check(z.int(), z.nonnegative()));

/** A moment as ISO text. */
export const isoDateTime = (problem: string) =>
  boundedString(40, { missing: problem, tooLong: problem }).check(
    z.iso.datetime({ offset: true, error: problem }),
  );
