import type { TextMessages } from '#shared/messages/catalog.ts';

let isStored = false;

/** Notes whether everything typed in the open form is stored on the server. */
export function setDraftStored(isNowStored: boolean): void {
  isStored = isNowStored;
}

/** Reassures someone who is being signed out in the middle of writing. Empty unless nothing would be lost. */
export const describeStoredDraft = (
  t: TextMessages<'owner-accounts-watcher'>,
  session: TextMessages<'owner-accounts-session'>,
): string => (isStored ? ` ${t('draftKept')} ${session('signInToGoOn')}` : '');
