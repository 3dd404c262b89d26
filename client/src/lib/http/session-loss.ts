import { apiPaths, paths } from '../paths.ts';

/** Raised on window when an owner's session turns out to be over while the owner's home is open. */
export const SESSION_EXPIRED_EVENT = 'session-expired-logout';

// A 401 from these says something about a password, a code or a recipient, not about the owner's session.
const otherCredentials = [
  '/api/login',
  '/api/verify-login',
  '/api/register',
  '/api/verify-register',
  '/api/reset-password',
  '/api/shared/',
  '/api/my-leavebits/',
  '/api/logout',
  '/api/resume-session',
];

let forgetUser: () => void = () => undefined;

/** Registered once by the query client: clears and refetches the cached current user. */
export function onSessionLost(callback: () => void): void {
  forgetUser = callback;
}

export function concernsOwnerSession(path: string, hasEmailSession: boolean): boolean {
  return !hasEmailSession && !otherCredentials.some((prefix) => path.startsWith(prefix));
}

export function reportSessionLost(path: string): void {
  if (path === apiPaths.user()) return;
  // Before the cached user goes: the listener acts only while there is one, so parallel 401s tell once.
  if (window.location.pathname === paths.home()) window.dispatchEvent(new Event(SESSION_EXPIRED_EVENT));
  forgetUser();
}
