import { buildEndpointPath } from '#shared/contracts/endpoint.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { signedOutInAnotherTabEvent } from '#shared/domain/live-events.ts';
import { clearOwnerQueries } from '#client/lib/queries/clear-owner-queries.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { notifyStreamSharers } from '#client/lib/live/stream-sharing.ts';
import { fetchCurrentUser, currentUserStore } from './current-user-store.ts';
import { closeLiveConnection } from './live-connection.ts';

/** Whether the session still belongs to the owner on this page. False if there is no response. */
export async function isStillSignedIn(): Promise<boolean> {
  const shown = currentUserStore.shown();
  const answer = await fetchCurrentUser().catch(() => null);
  return Boolean(shown) && shown?.id === answer?.id;
}

/** Signs out. Clears the owner from this browser even if the request fails. */
export async function signOut(): Promise<void> {
  closeLiveConnection();
  // Read up front: another request of this page may detect the end of the session first, which clears the store.
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

/** Nobody is signed in anymore. Clears everything that was loaded for the owner from memory. */
export function clearOwnerState(): void {
  clearOwnerQueries();
  currentUserStore.set(null);
}
