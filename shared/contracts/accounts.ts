import { z } from 'zod';
import { limits } from '../domain/limits.ts';
import { email, id, newPassword, oneTimeCode } from './fields.ts';

/** POST /api/login */
export const loginBody = z.object({
  username: email,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(limits.passwordMaxLength, 'Password is required'),
});
/** Its answer: the code is on its way by mail. */
export const loginAnswer = z.object({ requiresVerification: z.literal(true), userId: z.number() });

/** POST /api/verify-login */
export const verifyLoginBody = z.object({ userId: id, code: oneTimeCode });

/** POST /api/register */
export const registerBody = z.object({ username: email, password: newPassword });
export const registerAnswer = z.object({ requiresVerification: z.literal(true), email: z.string() });

/** POST /api/verify-register. `clientDatetime` is the browser's clock (ISO), kept for support only, never trusted. */
export const verifyRegisterBody = z.object({
  email,
  code: oneTimeCode,
  password: newPassword,
  clientDatetime: z.iso.datetime({ offset: true }).optional(),
});

/** POST /api/reset-password */
export const resetPasswordBody = z.object({ email });

/** POST /api/reset-password/verify */
export const resetPasswordVerifyBody = z.object({ email, code: oneTimeCode, newPassword });

const returnKey = z.string().regex(/^[\w-]{22,64}$/, 'The request is not valid.');

/**
 * POST /api/logout. A page that goes away sends a `returnKey` that only its tab keeps: with it the session can be
 * taken up again for a short while, so that a reload is no sign-out. Without one the session ends for good.
 */
export const logoutBody = z.object({ returnKey: returnKey.optional() });

/** POST /api/resume-session: the tab is back. */
export const resumeSessionBody = z.object({ returnKey });

/** GET /api/user, and the answer of both verify calls. */
export const currentUser = z.object({ id: z.number(), username: z.string() });
export type CurrentUser = z.infer<typeof currentUser>;
