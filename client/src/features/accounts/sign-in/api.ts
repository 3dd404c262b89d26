import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type {
  loginBody,
  registerBody,
  resetPasswordBody,
  resetPasswordVerifyBody,
  verifyLoginBody,
  verifyRegisterBody,
} from '#shared/contracts/accounts.ts';
import type { CurrentUser } from '#shared/contracts/session.ts';
import { call } from '../../../lib/http/api-client.ts';
import { late } from '../../../lib/late.ts';
import { forgetStep } from './kept-step.ts';
import { showSignOutNotice } from '../session/sign-out-notice.tsx';
import { currentUserKey, queryClient, triggerBytesKey } from '../../../lib/query-client.ts';
import { forgetOwner } from '../session/api.ts';

/** The calls with their shapes. Nobody needs them before the first press, so they do not delay the page. */
export const accountContract = late(() => import('#shared/contracts/accounts.ts'));
const calls = async () => (await accountContract.load()).accountCalls;

export type Credentials = z.input<typeof registerBody>;

export const loginMutation = mutationOptions({
  mutationFn: async (body: z.output<typeof loginBody>) => call((await calls()).login, { body }),
});

export const verifyLoginMutation = mutationOptions({
  mutationFn: async (body: z.output<typeof verifyLoginBody>) => call((await calls()).verifyLogin, { body }),
  onSuccess: welcome,
});

export const registerMutation = mutationOptions({
  mutationKey: ['register'],
  mutationFn: async (body: Credentials) => call((await calls()).register, { body }),
});

export const verifyRegisterMutation = mutationOptions({
  mutationFn: async (body: z.input<typeof verifyRegisterBody>) =>
    call((await calls()).verifyRegister, { body }),
  onSuccess: welcome,
});

export const resetPasswordMutation = mutationOptions({
  mutationFn: async (body: z.output<typeof resetPasswordBody>) =>
    call((await calls()).resetPassword, { body }),
});

export const resetPasswordVerifyMutation = mutationOptions({
  mutationFn: async (body: z.output<typeof resetPasswordVerifyBody>) =>
    call((await calls()).resetPasswordVerify, { body }),
  // It ends all sessions of the owner, who may be signed in here.
  onSuccess: forgetOwner,
});

/** After a sign-in nothing of an earlier owner may show, and the list is read again. */
function welcome(user: CurrentUser): void {
  forgetOwner();
  forgetStep();
  showSignOutNotice(null);
  queryClient.setQueryData(currentUserKey, user);
  void queryClient.resetQueries({ queryKey: triggerBytesKey });
}
