import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  currentUser,
  loginAnswer,
  registerAnswer,
  type CurrentUser,
  type loginBody,
  type registerBody,
  type resetPasswordBody,
  type resetPasswordVerifyBody,
  type verifyLoginBody,
  type verifyRegisterBody,
} from '#shared/contracts/accounts.ts';
import { apiRequest } from '../../../lib/http/api-client.ts';
import { apiPaths } from '../../../lib/paths.ts';
import { forgetStep } from './kept-step.ts';
import { showSignOutNotice } from '../session/sign-out-notice.ts';
import { currentUserKey, queryClient, triggerBytesKey } from '../../../lib/query-client.ts';
import { forgetOwner } from '../session/session-api.ts';

export type Credentials = z.output<typeof registerBody>;

export const loginMutation = mutationOptions({
  mutationFn: (body: z.output<typeof loginBody>) =>
    apiRequest('POST', apiPaths.login(), { body, schema: loginAnswer }),
});

export const verifyLoginMutation = mutationOptions({
  mutationFn: (body: z.output<typeof verifyLoginBody>) =>
    apiRequest('POST', apiPaths.verifyLogin(), { body, schema: currentUser }),
  onSuccess: welcome,
});

export const registerMutation = mutationOptions({
  mutationKey: [apiPaths.register()],
  mutationFn: (body: Credentials) =>
    apiRequest('POST', apiPaths.register(), { body, schema: registerAnswer }),
});

export const verifyRegisterMutation = mutationOptions({
  mutationFn: (body: z.output<typeof verifyRegisterBody>) =>
    apiRequest('POST', apiPaths.verifyRegister(), { body, schema: currentUser }),
  onSuccess: welcome,
});

export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: z.output<typeof resetPasswordBody>) =>
    apiRequest('POST', apiPaths.resetPassword(), { body }),
});

export const resetPasswordVerifyMutation = mutationOptions({
  mutationFn: (body: z.output<typeof resetPasswordVerifyBody>) =>
    apiRequest('POST', apiPaths.resetPasswordVerify(), { body }),
});

/** After a sign-in: nothing of an earlier owner may show, and the list is read anew. */
function welcome(user: CurrentUser): void {
  forgetOwner();
  forgetStep();
  showSignOutNotice(null);
  queryClient.setQueryData(currentUserKey, user);
  void queryClient.resetQueries({ queryKey: triggerBytesKey });
}
