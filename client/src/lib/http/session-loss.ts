import { paths } from '../paths.ts';

/** Raised on window when an owner's session turns out to be over while the owner's home is open. */
export const SESSION_EXPIRED_EVENT = 'session-expired-logout';

let forgetUser: () => void = () => undefined;

/** Registered once by the query client: clears and refetches the cached current user. */
export function onSessionLost(callback: () => void): void {
  forgetUser = callback;
}

/** A call of a signed-in owner found that nobody is signed in. */
export function reportSessionLost(): void {
  // Before the cached user goes: the listener acts only while there is one, so parallel refusals tell once.
  if (window.location.pathname === paths.home()) window.dispatchEvent(new Event(SESSION_EXPIRED_EVENT));
  forgetUser();
}
