import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { sessionCalls, type CurrentUser } from '#shared/contracts/session.ts';
import { signedOutInAnotherTab } from '#shared/domain/session-ends.ts';
import { ApiError, call, codeOf } from '../../../lib/http/api-client.ts';
import { csrfCookie } from '../../../lib/http/csrf.ts';
import { tellSharers } from '../../../lib/live/shared-stream.ts';
import { currentUserKey, forgetReads, queryClient } from '../../../lib/query-client.ts';
import { closeLiveConnection } from './live-connection.ts';
import { returnToSession } from './leave-and-return.ts';

/** Who is signed in; null when nobody is. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    // The first call of a browser's session sets this cookie: without it nobody has signed in, and none need ask.
    if (csrfCookie() === undefined) return null;
    await returnToSession();
    try {
      return readUser(await call(sessionCalls.currentUser, { signal }));
    } catch (error) {
      if (codeOf(error) === 'not-signed-in') return null;
      throw error;
    }
  },
});

/** Whether the session is still that of the owner this page shows. Without an answer: no. */
export async function isStillSignedIn(): Promise<boolean> {
  const shown = queryClient.getQueryData(currentUserQuery.queryKey);
  const answer = await call(sessionCalls.currentUser).then(readUser, () => null);
  return Boolean(shown) && shown?.id === answer?.id;
}

/** By hand: the start page asks, and loads no zod for it. */
function readUser(body: unknown): CurrentUser {
  const { id, username } = (body ?? {}) as Partial<Record<keyof CurrentUser, unknown>>;
  if (typeof id === 'number' && typeof username === 'string') return { id, username };
  throw new ApiError('unexpected-answer', null);
}

export const logoutMutation = mutationOptions({
  mutationFn: () => call(sessionCalls.logout, { body: {} }),
  onMutate: closeLiveConnection,
  onSuccess: () => {
    const owner = queryClient.getQueryData(currentUserQuery.queryKey);
    if (owner) tellSharers({ path: pathOf(sessionCalls.events), ownerId: owner.id }, signedOutInAnotherTab);
  },
  onSettled: forgetOwner,
});

/** Nobody is signed in any more: everything read on the owner's behalf goes from memory. */
export function forgetOwner(): void {
  forgetReads();
  queryClient.setQueryData(currentUserKey, null);
}
