import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { containsServiceName, SERVICE_NAME_NOT_ALLOWED } from '../domain/person-names.ts';
import { boundedString } from './schema/bounded-schemas.ts';
import { defineEndpoint, typeOnlySchema } from './schema/endpoint.ts';
import {
  emailSchema,
  idSchema,
  linkSecretSchema,
  newPasswordSchema,
  oneTimeCodeSchema,
  personNameSchema,
  isoDateTime,
  timeZoneSchema,
} from './schema/field-schemas.ts';
import type { MessageResponse } from './session.ts';

export const loginBody = z.object({
  username: emailSchema,
  password: boundedString(limits.passwordMaxLength, {
    missing: 'Password is required',
    tooLong: 'Password is required',
  }).check(z.minLength(1, 'Password is required')),
  linkSecret: linkSecretSchema,
});
const factorName = z.enum(['email', 'totp', 'passkey']);
export type SignInFactor = z.output<typeof factorName>;
/** `factors`: the second factors available to this owner. `email`: a code has been sent by email. */
const loginAnswer = z.object({
  requiresVerification: z.literal(true),
  userId: z.number(),
  factors: z.array(factorName),
});

export const verifyLoginBody = z.object({
  userId: idSchema,
  code: oneTimeCodeSchema,
  timeZone: timeZoneSchema,
  linkSecret: linkSecretSchema,
});

/** The owner's display name. */
export const ownNameSchema = z.pipe(
  personNameSchema,
  z.string().check(z.refine((name) => !containsServiceName(name), { message: SERVICE_NAME_NOT_ALLOWED })),
);

/** The name is only validated here, and stored once the address has been verified. */
export const registerBody = z.object({
  username: emailSchema,
  password: newPasswordSchema,
  name: z._default(ownNameSchema, ''),
  linkSecret: linkSecretSchema,
});
const registerAnswer = z.object({ requiresVerification: z.literal(true), email: z.string() });

/** `clientDatetime` is the browser's clock (ISO). Stored for support only, never trusted. */
export const verifyRegisterBody = z.object({
  email: emailSchema,
  code: oneTimeCodeSchema,
  password: newPasswordSchema,
  name: z._default(ownNameSchema, ''),
  clientDatetime: z.optional(isoDateTime('Please send a date and time')),
  timeZone: timeZoneSchema,
  linkSecret: linkSecretSchema,
});

export const resetPasswordBody = z.object({ email: emailSchema, linkSecret: linkSecretSchema });

export const resetPasswordVerifyBody = z.object({
  email: emailSchema,
  code: oneTimeCodeSchema,
  newPassword: newPasswordSchema,
  linkSecret: linkSecretSchema,
});

/** `changesAt`: when the new password takes effect. Set only if the owner has a second factor. */
export interface ResetPasswordResponse extends MessageResponse {
  changesAt?: string;
}

/** A code from an authenticator app, or a recovery code. */
export const finishPasswordResetBody = z.object({ email: emailSchema, code: oneTimeCodeSchema });

const returnKey = boundedString(64).check(z.regex(/^[\w-]{22,64}$/, 'The request isn’t valid.'));

/**
 * A page that is being unloaded sends a `returnKey` that only its tab has. For a short while, the tab can use it to resume the
 * session, so a reload does not sign the owner out. Without a key, the session ends permanently.
 */
export const logoutBody = z.object({ returnKey: z.optional(returnKey) });

export const resumeSessionBody = z.object({ returnKey });

/** The origin from which the page believes it was served. */
export const setAppOriginBody = z.object({ origin: boundedString(300) });

export const setNameBody = z.object({ name: ownNameSchema });

const currentUser = z.object({
  id: z.number(),
  username: z.string(),
  name: z.nullable(z.string()),
  deletesAt: z.optional(z.string()),
});

/** Sign-in, registration and password reset. The session endpoints are in session.ts. */
export const accountEndpoints = {
  /** Sets the owner's own name. An empty name removes it. */
  setName: defineEndpoint({
    method: 'put',
    path: '/api/account/name',
    body: setNameBody,
    answer: currentUser,
  }),
  /** Emails a sign-in code. */
  login: defineEndpoint({
    method: 'post',
    path: '/api/login',
    body: loginBody,
    answer: loginAnswer,
    isForGuests: true,
  }),
  verifyLogin: defineEndpoint({
    method: 'post',
    path: '/api/verify-login',
    body: verifyLoginBody,
    answer: currentUser,
    isForGuests: true,
  }),
  register: defineEndpoint({
    method: 'post',
    path: '/api/register',
    body: registerBody,
    answer: registerAnswer,
    isForGuests: true,
  }),
  verifyRegister: defineEndpoint({
    method: 'post',
    path: '/api/verify-register',
    body: verifyRegisterBody,
    answer: currentUser,
    isForGuests: true,
  }),
  resetPassword: defineEndpoint({
    method: 'post',
    path: '/api/reset-password',
    body: resetPasswordBody,
    answer: typeOnlySchema<MessageResponse>(),
    isForGuests: true,
  }),
  resetPasswordVerify: defineEndpoint({
    method: 'post',
    path: '/api/reset-password/verify',
    body: resetPasswordVerifyBody,
    answer: typeOnlySchema<ResetPasswordResponse>(),
    isForGuests: true,
  }),
  /** Skips the waiting period with a second factor, in the browser where the code from the email was entered. */
  finishReset: defineEndpoint({
    method: 'post',
    path: '/api/reset-password/finish',
    body: finishPasswordResetBody,
    answer: typeOnlySchema<MessageResponse>(),
    isForGuests: true,
  }),
};
