import { isProofAsked } from '#shared/contracts/call.ts';
import { deletionCalls } from '#shared/contracts/deletion.ts';
import { call } from '../../lib/http/api-client.ts';
import { currentUser } from '../accounts/session/current-user.ts';

/** Notes on this page when the account goes. Undefined: it stays. */
function noteDeletion(deletesAt: string | undefined): void {
  const user = currentUser.shown();
  if (user) currentUser.set({ ...user, deletesAt });
}

/** @returns false when the owner must first enter the code that is on its way. */
export async function requestDeletion(body: { tellPeople: boolean; code?: string }): Promise<boolean> {
  const answer = await call(deletionCalls.request, { body });
  if (isProofAsked(answer)) return false;
  noteDeletion(answer.deletesAt);
  return true;
}

export async function keepAccount(): Promise<void> {
  await call(deletionCalls.keep);
  noteDeletion(undefined);
}
