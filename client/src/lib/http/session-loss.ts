import { isOwnerPage } from '../paths.ts';

/** Raised on window when an owner's session turns out to be over while one of their pages is open. */
export const SESSION_EXPIRED_EVENT = 'session-expired-logout';

let forgetUser: () => void = () => undefined;

/** Registered once by the one who knows the user. It forgets the user and asks again. */
export function onSessionLost(callback: () => void): void {
  forgetUser = callback;
}

/** A call of a signed-in owner found that nobody is signed in. */
export function reportSessionLost(): void {
  // Dispatched before the user is cleared: the listener acts only while there is a user, so that parallel 401s are reported once.
  if (isOwnerPage(window.location.pathname)) window.dispatchEvent(new Event(SESSION_EXPIRED_EVENT));
  forgetUser();
}
