import { isOwnerPage } from '../paths.ts';

/** Dispatched on window when an owner's session turns out to have ended while one of their pages is open. */
export const SESSION_EXPIRED_EVENT = 'session-expired-logout';

let forgetUser: () => void = () => undefined;

/** Registered once by the owner of the user state, which clears the user and refetches. */
export function onSessionLost(callback: () => void): void {
  forgetUser = callback;
}

/** A signed-in owner's request was rejected because there is no session. */
export function reportSessionLost(): void {
  // Dispatched before the user is cleared: the listener only acts while there is a user, so parallel 401s are reported once.
  if (isOwnerPage(window.location.pathname)) window.dispatchEvent(new Event(SESSION_EXPIRED_EVENT));
  forgetUser();
}
