import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  accountCalls,
  type loginBody,
  type registerBody,
  type resetPasswordBody,
  type resetPasswordVerifyBody,
  type verifyLoginBody,
  type verifyRegisterBody,
} from '#shared/contracts/accounts.ts';
import type { CurrentUser } from '#shared/contracts/session.ts';
import { call } from '../../../lib/http/api-client.ts';
import { forgetStep } from './kept-step.ts';
import { showSignOutNotice } from '../session/sign-out-notice.tsx';
import { currentUserKey, queryClient, triggerBytesKey } from '../../../lib/query-client.ts';
import { forgetOwner } from '../session/api.ts';

export type Credentials = z.output<typeof registerBody>;

export const loginMutation = mutationOptions({
  mutationFn: (body: z.output<typeof loginBody>) => call(accountCalls.login, { body }),
});

export const verifyLoginMutation = mutationOptions({
  mutationFn: (body: z.output<typeof verifyLoginBody>) => call(accountCalls.verifyLogin, { body }),
  onSuccess: welcome,
});

export const registerMutation = mutationOptions({
  mutationKey: ['register'],
  mutationFn: (body: Credentials) => call(accountCalls.register, { body }),
});

export const verifyRegisterMutation = mutationOptions({
  mutationFn: (body: z.output<typeof verifyRegisterBody>) => call(accountCalls.verifyRegister, { body }),
  onSuccess: welcome,
});

export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: z.output<typeof resetPasswordBody>) => call(accountCalls.resetPassword, { body }),
});

export const resetPasswordVerifyMutation = mutationOptions({
  mutationFn: (body: z.output<typeof resetPasswordVerifyBody>) =>
    call(accountCalls.resetPasswordVerify, { body }),
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
