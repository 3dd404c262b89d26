import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { signedOutInAnotherTabEvent } from '#shared/domain/live-events.ts';
import { clearOwnerQueries } from '#client/lib/queries/clear-owner-queries.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { notifyStreamSharers } from '#client/lib/live/stream-sharing.ts';
import { fetchCurrentUser, currentUserStore } from './current-user-store.ts';
import { closeLiveConnection } from './live-connection.ts';

/** Whether the server still has a session for the owner on this page. False if it doesn't respond. */
export async function isStillSignedIn(): Promise<boolean> {
  const shown = currentUserStore.shown();
  const answer = await fetchCurrentUser().catch(() => null);
  return Boolean(shown) && shown?.id === answer?.id;
}

/** Signs out. Clears the owner's state in this browser even if the request fails. */
export async function signOut(): Promise<void> {
  closeLiveConnection();
  // Read the owner first: another request of this page may discover that the session has ended, which clears the store.
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

/** Clears everything loaded for the owner from memory, once no one is signed in. */
export function clearOwnerState(): void {
  clearOwnerQueries();
  currentUserStore.set(null);
}
