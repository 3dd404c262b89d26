import { isOwnerPage } from '../paths.ts';

/** Dispatched on window when an owner's session turns out to have ended while an owner page is open. */
export const SESSION_EXPIRED_EVENT = 'session-expired-logout';

let forgetUser: () => void = () => undefined;

/** Registered once by the module that holds the current user, which then clears the user and refetches. */
export function onSessionLost(callback: () => void): void {
  forgetUser = callback;
}

/** Call when a request was rejected because the owner has no session. */
export function reportSessionLost(): void {
  // Dispatch the event before clearing the user: its listener only acts while there is one, so parallel 401s are reported once.
  if (isOwnerPage(window.location.pathname)) window.dispatchEvent(new Event(SESSION_EXPIRED_EVENT));
  forgetUser();
}
