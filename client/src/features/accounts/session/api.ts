import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { sessionCalls, type CurrentUser } from '#shared/contracts/session.ts';
import { signedOutInAnotherTab } from '#shared/domain/live-events.ts';
import { ApiError, call, codeOf } from '../../../lib/http/api-client.ts';
import { csrfCookie } from '../../../lib/http/csrf.ts';
import { tellSharers } from '../../../lib/live/sharers.ts';
import { currentUserKey, forgetReads, queryClient } from '../../../lib/query-client.ts';
import { closeLiveConnection } from './live-connection.ts';
import { returnToSession } from './leave-and-return.ts';

/** Who is signed in; null when nobody is. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    // The first call of a browser's session sets this cookie. Without it nobody has signed in, so there is nothing to
    // ask.
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

/** Whether the session still belongs to the owner on this page. No answer counts as no. */
export async function isStillSignedIn(): Promise<boolean> {
  const shown = queryClient.getQueryData(currentUserQuery.queryKey);
  const answer = await call(sessionCalls.currentUser).then(readUser, () => null);
  return Boolean(shown) && shown?.id === answer?.id;
}

/** Checked by hand, so that the start page loads no zod. */
function readUser(body: unknown): CurrentUser {
  const { id, username, name } = (body ?? {}) as Partial<Record<keyof CurrentUser, unknown>>;
  if (typeof id === 'number' && typeof username === 'string')
    return { id, username, name: typeof name === 'string' ? name : null };
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

/** Nobody is signed in now. Everything that was read for the owner leaves the memory. */
export function forgetOwner(): void {
  forgetReads();
  queryClient.setQueryData(currentUserKey, null);
}
