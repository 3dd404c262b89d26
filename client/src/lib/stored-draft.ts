/** The last words of the message. Where signing in is on another page, they lead to it. */
export const SIGN_IN_TO_GO_ON = ' Sign in to go on.';

let isStored = false;

/** Notes whether everything typed in the open form is stored on the server. */
export function setDraftStored(isNowStored: boolean): void {
  isStored = isNowStored;
}

/** Reassures someone who is being signed out in the middle of writing. Empty unless nothing would be lost. */
export const describeStoredDraft = (): string => (isStored ? ` Your letter is kept.${SIGN_IN_TO_GO_ON}` : '');
