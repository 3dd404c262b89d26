import { isReauthenticationRequired } from '#shared/contracts/schema/endpoint.ts';
import { deletionEndpoints } from '#shared/contracts/deletion.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { currentUserStore } from '../accounts/session/current-user-store.ts';

/** Updates the cached deletion date. Undefined clears it. */
function noteDeletion(deletesAt: string | undefined): void {
  const user = currentUserStore.shown();
  if (user) currentUserStore.set({ ...user, deletesAt });
}

/** Requests the deletion. @returns false if the owner must first enter the emailed code */
export async function requestAccountDeletion(body: { tellPeople: boolean; code?: string }): Promise<boolean> {
  const answer = await callEndpoint(deletionEndpoints.request, { body });
  if (isReauthenticationRequired(answer)) return false;
  noteDeletion(answer.deletesAt);
  return true;
}

export async function cancelAccountDeletion(): Promise<void> {
  await callEndpoint(deletionEndpoints.keep);
  noteDeletion(undefined);
}
