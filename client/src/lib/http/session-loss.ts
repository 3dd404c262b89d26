import { isOwnerPage } from '../paths.ts';

/** Raised on window when an owner's session turns out to be over while their home is open. */
export const SESSION_EXPIRED_EVENT = 'session-expired-logout';

let forgetUser: () => void = () => undefined;

/** Registered once by the one who knows the user. It forgets the user and asks again. */
export function onSessionLost(callback: () => void): void {
  forgetUser = callback;
}

/** A call of a signed-in owner found that nobody is signed in. */
export function reportSessionLost(): void {
  // Before the known user goes: the listener acts only while there is one, so that parallel refusals are told once.
  if (isOwnerPage(window.location.pathname)) window.dispatchEvent(new Event(SESSION_EXPIRED_EVENT));
  forgetUser();
}
