import { mutationOptions, queryOptions } from '@tanstack/react-query';
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
import { signedOutInAnotherTab } from '#shared/contracts/events.ts';
import { ApiError, apiRequest } from '../../lib/api-client.ts';
import { apiPaths } from '../../lib/paths.ts';
import { tellSharers } from '../../lib/shared-stream.ts';
import { forgetStep } from './kept-step.ts';
import { closeLiveConnection } from './session/live-connection.ts';
import { returnToSession } from './session/leaving.ts';
import { showSignOutNotice } from './session/sign-out-notice.ts';
import { currentUserKey, queryClient, triggerBytesKey } from '../../lib/query-client.ts';

export type Credentials = z.output<typeof registerBody>;

/** Who is signed in; null when nobody is. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    await returnToSession();
    try {
      return await apiRequest('GET', apiPaths.user(), { schema: currentUser, signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** Whether the session is still that of the owner this page shows. Without an answer: no. */
export async function isStillSignedIn(): Promise<boolean> {
  const shown = queryClient.getQueryData(currentUserQuery.queryKey);
  const answer = await apiRequest('GET', apiPaths.user(), { schema: currentUser }).catch(() => null);
  return Boolean(shown) && shown?.id === answer?.id;
}

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

export const logoutMutation = mutationOptions({
  mutationFn: () => apiRequest('POST', apiPaths.logout()),
  onMutate: closeLiveConnection,
  onSuccess: () => {
    const owner = queryClient.getQueryData(currentUserQuery.queryKey);
    if (owner) tellSharers({ path: apiPaths.events(), ownerId: owner.id }, signedOutInAnotherTab);
  },
  onSettled: forgetOwner,
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

/** Nobody is signed in any more: everything read on the owner's behalf goes from memory. */
export function forgetOwner(): void {
  void queryClient.cancelQueries();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
  queryClient.setQueryData(currentUserKey, null);
}
