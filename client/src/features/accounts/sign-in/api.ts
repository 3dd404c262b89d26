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
import { getTimeZone } from '#client/lib/dates.ts';
import { getLinkSecret } from '#client/lib/link-secret.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { clearStoredAuthStep } from './stored-auth-step.ts';
import { showSignOutNotice } from '../session/sign-out-notice.tsx';
import { clearOwnerState } from '../session/api.ts';
import { currentUserStore } from '../session/current-user-store.ts';

/** The endpoints with their schemas. Lazy-loaded, because the page doesn't need them until the first button press. */
export const lazyAccountContract = lazyModule(() => import('#shared/contracts/accounts.ts'));
const calls = async () => (await lazyAccountContract.load()).accountEndpoints;

/** Adds the link's secret: requests from a page opened through an email link have a separate rate limit. */
const fromLink = <T extends object>(body: T) => ({ ...body, linkSecret: getLinkSecret() });

/** Adds the browser's time zone, in which emails to the owner then give dates. */
const fromHere = <T extends object>(body: T) => ({
  ...fromLink(body),
  timeZone: getTimeZone(),
});

export type Credentials = z.input<typeof registerBody>;

export async function login(body: z.output<typeof loginBody>) {
  return callEndpoint((await calls()).login, { body: fromLink(body) });
}

export async function verifyLogin(body: z.output<typeof verifyLoginBody>): Promise<void> {
  welcome(await callEndpoint((await calls()).verifyLogin, { body: fromHere(body) }));
}

export async function register(body: Credentials) {
  return callEndpoint((await calls()).register, { body: fromLink(body) });
}

export async function verifyRegistration(body: z.input<typeof verifyRegisterBody>): Promise<void> {
  welcome(await callEndpoint((await calls()).verifyRegister, { body: fromHere(body) }));
}

export async function requestPasswordReset(body: z.output<typeof resetPasswordBody>) {
  return callEndpoint((await calls()).resetPassword, { body: fromLink(body) });
}

/**
 * Sets the new password and ends all of the owner's sessions, including any in this browser.
 * @returns when the new password takes effect, if the owner has a second factor and must wait.
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

/** Signs in with a passkey. @param userId the owner whose password was just entered. Without it, any passkey is accepted. */
export async function signInWithPasskey(userId?: number): Promise<void> {
  welcome(await (await passkey.load()).loginWithPasskey(userId));
}

/** Clears the previous owner's data before showing the new user. */
function welcome(user: CurrentUser): void {
  clearOwnerState();
  clearStoredAuthStep();
  showSignOutNotice(null);
  currentUserStore.set(user);
}
