import type { z } from 'zod/mini';
import type {
  finishPasswordResetBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  resetPasswordVerifyBody,
  verifyLoginBody,
  verifyRegisterBody,
} from '#shared/contracts/accounts.ts';
import type { CurrentUser } from '#shared/contracts/session.ts';
import { getLinkSecret } from '#client/lib/link-secret.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { clearStoredAuthStep } from './stored-auth-step.ts';
import { showSignOutNotice } from '../session/sign-out-notice.tsx';
import { clearOwnerState } from '../session/api.ts';
import { currentUserStore } from '../session/current-user-store.ts';

/** The endpoints with their schemas. Not needed before the first button press, so they do not delay the page. */
export const lazyAccountContract = lazyModule(() => import('#shared/contracts/accounts.ts'));
const calls = async () => (await lazyAccountContract.load()).accountEndpoints;

/** Requests from a page opened by a mailed link have their own allowance of attempts. */
const fromLink = <T extends object>(body: T) => ({ ...body, linkSecret: getLinkSecret() });

export type Credentials = z.input<typeof registerBody>;

export async function login(body: z.output<typeof loginBody>) {
  return callEndpoint((await calls()).login, { body: fromLink(body) });
}

export async function verifyLogin(body: z.output<typeof verifyLoginBody>): Promise<void> {
  welcome(await callEndpoint((await calls()).verifyLogin, { body: fromLink(body) }));
}

export async function register(body: Credentials) {
  return callEndpoint((await calls()).register, { body: fromLink(body) });
}

export async function verifyRegistration(body: z.input<typeof verifyRegisterBody>): Promise<void> {
  welcome(await callEndpoint((await calls()).verifyRegister, { body: fromLink(body) }));
}

export async function requestPasswordReset(body: z.output<typeof resetPasswordBody>) {
  return callEndpoint((await calls()).resetPassword, { body: fromLink(body) });
}

/**
 * Ends all sessions of the owner, who may be signed in here.
 * @returns when the password will change, if the owner has a second factor and must wait.
 */
export async function confirmPasswordReset(body: z.output<typeof resetPasswordVerifyBody>) {
  const { changesAt } = await callEndpoint((await calls()).resetPasswordVerify, { body: fromLink(body) });
  if (changesAt === undefined) clearOwnerState();
  return { changesAt };
}

export async function finishPasswordReset(body: z.output<typeof finishPasswordResetBody>): Promise<void> {
  await callEndpoint((await calls()).finishReset, { body });
  clearOwnerState();
}

const passkey = lazyModule(() => import('../passkey.ts'));

/** @param userId the owner whose password was just entered; without it, any passkey signs in. */
export async function signInWithPasskey(userId?: number): Promise<void> {
  welcome(await (await passkey.load()).loginWithPasskey(userId));
}

/** Data of a previous owner must not show after a sign-in, so everything is reloaded. */
function welcome(user: CurrentUser): void {
  clearOwnerState();
  clearStoredAuthStep();
  showSignOutNotice(null);
  currentUserStore.set(user);
}
