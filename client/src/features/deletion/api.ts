import { isReauthenticationRequired } from '#shared/contracts/endpoint.ts';
import { deletionEndpoints } from '#shared/contracts/deletion.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { currentUserStore } from '../accounts/session/current-user-store.ts';

/** Notes on this page when the account goes. Undefined: it stays. */
function noteDeletion(deletesAt: string | undefined): void {
  const user = currentUserStore.shown();
  if (user) currentUserStore.set({ ...user, deletesAt });
}

/** @returns false when the owner must first enter the code that is on its way. */
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
