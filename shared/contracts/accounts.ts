import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { holdsServiceName, SERVICE_NAME_REFUSED } from '../domain/service-name.ts';
import { boundedString } from './bounded.ts';
import { defineCall, typeOnly } from './call.ts';
import { email, id, linkSecret, newPassword, oneTimeCode, personName, sentMoment } from './fields.ts';
import type { Done } from './session.ts';

export const loginBody = z.object({
  username: email,
  password: boundedString(limits.passwordMaxLength, {
    missing: 'Password is required',
    tooLong: 'Password is required',
  }).check(z.minLength(1, 'Password is required')),
  linkSecret,
});
const factorName = z.enum(['email', 'totp', 'passkey']);
export type FactorName = z.output<typeof factorName>;
/** `factors`: the ways in which the second step can be made. `email`: a code was mailed. */
const loginAnswer = z.object({
  requiresVerification: z.literal(true),
  userId: z.number(),
  factors: z.array(factorName),
});

export const verifyLoginBody = z.object({ userId: id, code: oneTimeCode, linkSecret });

/** The name that an owner gives themselves. */
export const ownName = z.pipe(
  personName,
  z.string().check(z.refine((name) => !holdsServiceName(name), { message: SERVICE_NAME_REFUSED })),
);

/** The name is only checked here. It is kept once the address is proved. */
export const registerBody = z.object({
  username: email,
  password: newPassword,
  name: z._default(ownName, ''),
  linkSecret,
});
const registerAnswer = z.object({ requiresVerification: z.literal(true), email: z.string() });

/** `clientDatetime` is the browser's clock (ISO), kept for support only, never trusted. */
export const verifyRegisterBody = z.object({
  email,
  code: oneTimeCode,
  password: newPassword,
  name: z._default(ownName, ''),
  clientDatetime: z.optional(sentMoment('Please send a date and time')),
  linkSecret,
});

export const resetPasswordBody = z.object({ email, linkSecret });

export const resetPasswordVerifyBody = z.object({ email, code: oneTimeCode, newPassword, linkSecret });

/** `changesAt`: the owner has a second factor, so the new password waits until then. */
export interface ResetAnswer extends Done {
  changesAt?: string;
}

/** The code of an authenticator app, or a recovery code. */
export const finishResetBody = z.object({ email, code: oneTimeCode });

const returnKey = boundedString(64).check(z.regex(/^[\w-]{22,64}$/, 'The request is not valid.'));

/**
 * A page that goes away sends a `returnKey` that only its tab keeps. With it the tab can take the session up again for a
 * short while, so a reload does not sign out. Without one the session ends for good.
 */
export const logoutBody = z.object({ returnKey: z.optional(returnKey) });

export const resumeSessionBody = z.object({ returnKey });

/** Where the page believes it was served from. */
export const setAppOriginBody = z.object({ origin: boundedString(300) });

export const setNameBody = z.object({ name: ownName });

const currentUser = z.object({
  id: z.number(),
  username: z.string(),
  name: z.nullable(z.string()),
  deletesAt: z.optional(z.string()),
});

/** Signing in, registering, and a new password. The calls of a session stand in session.ts. */
export const accountCalls = {
  /** The owner's own name. An empty one removes it. */
  setName: defineCall({
    method: 'put',
    path: '/api/account/name',
    body: setNameBody,
    answer: currentUser,
  }),
  /** The code is on its way by mail. */
  login: defineCall({
    method: 'post',
    path: '/api/login',
    body: loginBody,
    answer: loginAnswer,
    isForGuests: true,
  }),
  verifyLogin: defineCall({
    method: 'post',
    path: '/api/verify-login',
    body: verifyLoginBody,
    answer: currentUser,
    isForGuests: true,
  }),
  register: defineCall({
    method: 'post',
    path: '/api/register',
    body: registerBody,
    answer: registerAnswer,
    isForGuests: true,
  }),
  verifyRegister: defineCall({
    method: 'post',
    path: '/api/verify-register',
    body: verifyRegisterBody,
    answer: currentUser,
    isForGuests: true,
  }),
  resetPassword: defineCall({
    method: 'post',
    path: '/api/reset-password',
    body: resetPasswordBody,
    answer: typeOnly<Done>(),
    isForGuests: true,
  }),
  resetPasswordVerify: defineCall({
    method: 'post',
    path: '/api/reset-password/verify',
    body: resetPasswordVerifyBody,
    answer: typeOnly<ResetAnswer>(),
    isForGuests: true,
  }),
  /** Ends the wait by the second factor, in the browser that entered the mailed code. */
  finishReset: defineCall({
    method: 'post',
    path: '/api/reset-password/finish',
    body: finishResetBody,
    answer: typeOnly<Done>(),
    isForGuests: true,
  }),
};
