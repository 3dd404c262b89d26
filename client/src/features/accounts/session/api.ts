import { pathOf } from '#shared/contracts/call.ts';
import { sessionCalls } from '#shared/contracts/session.ts';
import { signedOutInAnotherTab } from '#shared/domain/live-events.ts';
import { forgetReads } from '../../../lib/queries/forget-reads.ts';
import { call } from '../../../lib/http/api-client.ts';
import { tellSharers } from '../../../lib/live/sharers.ts';
import { askServer, currentUser } from './current-user.ts';
import { closeLiveConnection } from './live-connection.ts';

/** Whether the session still belongs to the owner on this page. No answer counts as no. */
export async function isStillSignedIn(): Promise<boolean> {
  const shown = currentUser.shown();
  const answer = await askServer().catch(() => null);
  return Boolean(shown) && shown?.id === answer?.id;
}

/** Signs out. This browser forgets the owner even if the call fails. */
export async function signOut(): Promise<void> {
  closeLiveConnection();
  // Read now: another call of this page may learn first that the session is over, and then nobody is shown any more.
  const owner = currentUser.shown();
  try {
    await call(sessionCalls.logout, { body: {} });
    if (owner) tellSharers({ path: pathOf(sessionCalls.events), ownerId: owner.id }, signedOutInAnotherTab);
  } finally {
    forgetOwner();
  }
}

/** Nobody is signed in now. Everything that was read for the owner leaves the memory. */
export function forgetOwner(): void {
  forgetReads();
  currentUser.set(null);
}
