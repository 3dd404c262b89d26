import { isReauthenticationRequired } from '#shared/contracts/endpoint.ts';
import { deletionEndpoints } from '#shared/contracts/deletion.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { currentUserStore } from '../accounts/session/current-user-store.ts';

/** Records on this page when the account will be deleted. Undefined: never. */
function noteDeletion(deletesAt: string | undefined): void {
  const user = currentUserStore.shown();
  if (user) currentUserStore.set({ ...user, deletesAt });
}

/** @returns false if the owner must first enter the code that was mailed. */
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
