import { z } from 'zod/mini';
import { AGE_RECIPIENT } from '../../domain/age-file.ts';
import { isEmailAddress, normaliseEmail } from '../../domain/email-address.ts';
import { limits } from '../../domain/limits.ts';
import { parseLinkValue } from '../../domain/link-values.ts';
import { isPasswordAcceptable } from '../../domain/password.ts';
import { containsLink, sanitiseName } from '../../domain/person-names.ts';
import { normaliseCode } from '../../domain/typed-code.ts';
import { boundedString, numberFromText, forbidControlCharacters } from './bounded-schemas.ts';

const NO_EMAIL = {
  missing: 'Invalid email address',
  tooLong: 'Invalid email address',
  field: 'The email address',
};

/** An email address, normalized on input. A pasted one may be longer, with `mailto:` and a subject. */
export const emailSchema = z.pipe(
  z.pipe(boundedString(limits.emailLength * 2, NO_EMAIL), z.transform(normaliseEmail)),
  boundedString(limits.emailLength, NO_EMAIL).check(z.refine(isEmailAddress, 'Invalid email address')),
);

const NAME_TOO_LONG = `A name can have up to ${limits.nameLength} characters`;

/**
 * A person's name, cleaned on input. Empty means no name. Angle brackets are rejected, because mail clients would parse their
 * contents as an address.
 */
export const personNameSchema = z.pipe(
  z.pipe(
    // Leaves room for the characters that cleaning removes.
    boundedString(limits.nameLength * 3, {
      missing: 'Please send a name; it may be empty',
      tooLong: NAME_TOO_LONG,
      field: 'The name',
    }).check(
      z.regex(/^[^<>]*$/, 'A name can’t contain the characters < and >'),
      forbidControlCharacters('The name'),
    ),
    z.transform(sanitiseName),
  ),
  boundedString(limits.nameLength, { tooLong: NAME_TOO_LONG }).check(
    z.refine((name) => !containsLink(name), {
      message:
        'A name can’t contain an email address or a link. If it’s neither, please put a space after the period.',
    }),
  ),
);

/** The public key of an age identity (`age1…`). */
export const ageRecipientSchema = boundedString(100, { missing: 'Please send a public key' }).check(
  z.regex(AGE_RECIPIENT, 'This isn’t the public key of an age identity (age1…).'),
);

/** The owner's display name. Null if they have none. Older servers omit it. */
export const ownerNameSchema = z._default(z.nullable(z.string()), null);

/** A new password: long enough, with an uppercase letter, a number and a special character. */
export const newPasswordSchema = boundedString(limits.passwordMaxLength, {
  missing: 'Password is required',
  tooLong: `A password can have up to ${limits.passwordMaxLength} characters`,
  field: 'The password',
}).check(z.refine(isPasswordAcceptable, 'Please ensure your password meets all the requirements.'));

/** A code from an email or an app, as typed or pasted. */
export const oneTimeCodeSchema = z.pipe(
  z.pipe(
    boundedString(40, {
      missing: 'Please enter the verification code',
      tooLong: 'Please enter the verification code',
    }),
    z.transform(normaliseCode),
  ),
  z.string().check(z.minLength(1, 'Please enter the verification code')),
);

/** The reauthentication code, for the body of an endpoint that may require one. Without it, one is requested. */
export const reauthenticationFields = { code: z.optional(oneTimeCodeSchema) };
/** An optional body for such an endpoint if it has no other fields. */
export const reauthenticationBody = z._default(z.object(reauthenticationFields), {});

/** The response of an endpoint that may require reauthentication. */
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
 * The secret from the link in an email. Grants its holder attempts that nobody else can use up. A secret that was not sent to
 * this address has no effect.
 */
export const linkSecretSchema = z.optional(boundedString(100));

/** The browser's IANA time zone, for the dates in emails to the owner. Ignored if the server doesn't know it. */
export const timeZoneSchema = z.optional(boundedString(limits.timeZoneMaxLength));

/** A secret token in a link, also with what email programs add to links. Unknown tokens match nothing. */
export const linkTokenSchema = z.pipe(boundedString(200).check(z.minLength(1)), z.transform(parseLinkValue));

/** The largest value of a PostgreSQL `integer`. */
const MAX_SEQNO = 2 ** 31 - 1;

/** The number of times a LeaveBit has been saved. */
export const seqnoSchema = numberFromText(z.number().check(z.int(), z.nonnegative(), z.maximum(MAX_SEQNO)));

/** An ISO date-time. */
export const isoDateTime = (problem: string) =>
  boundedString(40, { missing: problem, tooLong: problem }).check(
    z.iso.datetime({ offset: true, error: problem }),
  );
