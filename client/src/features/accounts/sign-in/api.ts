import type { z } from 'zod/mini';
import type {
  finishResetBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  resetPasswordVerifyBody,
  verifyLoginBody,
  verifyRegisterBody,
} from '#shared/contracts/accounts.ts';
import type { CurrentUser } from '#shared/contracts/session.ts';
import { linkSecret } from '../../../lib/link-secret.ts';
import { call } from '../../../lib/http/api-client.ts';
import { late } from '../../../lib/lazy/late.ts';
import { forgetStep } from './kept-step.ts';
import { showSignOutNotice } from '../session/sign-out-notice.tsx';
import { forgetOwner } from '../session/api.ts';
import { currentUser } from '../session/current-user.ts';

/** The calls with their shapes. Nobody needs them before the first press, so they do not delay the page. */
export const accountContract = late(() => import('#shared/contracts/accounts.ts'));
const calls = async () => (await accountContract.load()).accountCalls;

/** What is sent from a page that a link in our mail opened has tries of its own. */
const fromLink = <T extends object>(body: T) => ({ ...body, linkSecret: linkSecret() });

export type Credentials = z.input<typeof registerBody>;

export async function login(body: z.output<typeof loginBody>) {
  return call((await calls()).login, { body: fromLink(body) });
}

export async function verifyLogin(body: z.output<typeof verifyLoginBody>): Promise<void> {
  welcome(await call((await calls()).verifyLogin, { body: fromLink(body) }));
}

export async function register(body: Credentials) {
  return call((await calls()).register, { body: fromLink(body) });
}

export async function verifyRegister(body: z.input<typeof verifyRegisterBody>): Promise<void> {
  welcome(await call((await calls()).verifyRegister, { body: fromLink(body) }));
}

export async function resetPassword(body: z.output<typeof resetPasswordBody>) {
  return call((await calls()).resetPassword, { body: fromLink(body) });
}

/**
 * It ends all sessions of the owner, who may be signed in here.
 * @returns when the password changes, if the owner has a second factor and must wait.
 */
export async function resetPasswordVerify(body: z.output<typeof resetPasswordVerifyBody>) {
  const { changesAt } = await call((await calls()).resetPasswordVerify, { body: fromLink(body) });
  if (changesAt === undefined) forgetOwner();
  return { changesAt };
}

export async function finishReset(body: z.output<typeof finishResetBody>): Promise<void> {
  await call((await calls()).finishReset, { body });
  forgetOwner();
}

const passkey = late(() => import('../passkey.ts'));

/** @param userId whose password was just entered; without it any passkey signs in. */
export async function passkeyLogin(userId?: number): Promise<void> {
  welcome(await (await passkey.load()).loginWithPasskey(userId));
}

/** After a sign-in nothing of an earlier owner may show. Everything is read again. */
function welcome(user: CurrentUser): void {
  forgetOwner();
  forgetStep();
  showSignOutNotice(null);
  currentUser.set(user);
}
