import { buildEndpointPath } from '#shared/contracts/endpoint.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { signedOutInAnotherTabEvent } from '#shared/domain/live-events.ts';
import { clearOwnerQueries } from '#client/lib/queries/clear-owner-queries.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { notifyStreamSharers } from '#client/lib/live/stream-sharing.ts';
import { fetchCurrentUser, currentUserStore } from './current-user-store.ts';
import { closeLiveConnection } from './live-connection.ts';

/** Whether the session still belongs to the owner on this page. No answer counts as no. */
export async function isStillSignedIn(): Promise<boolean> {
  const shown = currentUserStore.shown();
  const answer = await fetchCurrentUser().catch(() => null);
  return Boolean(shown) && shown?.id === answer?.id;
}

/** Signs out. This browser forgets the owner even if the call fails. */
export async function signOut(): Promise<void> {
  closeLiveConnection();
  // Read now: another call of this page may learn first that the session is over, and then nobody is shown any more.
  const owner = currentUserStore.shown();
  try {
    await callEndpoint(sessionEndpoints.logout, { body: {} });
    if (owner)
      notifyStreamSharers(
        { path: buildEndpointPath(sessionEndpoints.events), ownerId: owner.id },
        signedOutInAnotherTabEvent,
      );
  } finally {
    clearOwnerState();
  }
}

/** Nobody is signed in now. Everything that was read for the owner leaves the memory. */
export function clearOwnerState(): void {
  clearOwnerQueries();
  currentUserStore.set(null);
}
