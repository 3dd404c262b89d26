import { sessionEndpoints } from '#shared/contracts/session.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { tabStorage } from '#client/lib/browser-storage.ts';
import { sendBeacon } from '#client/lib/http/beacon.ts';
import { isOwnerPage } from '#client/lib/paths.ts';

const RETURN_KEY = 'leavebits.return';

/** Signs out while the page is being unloaded. */
export function endSessionByBeacon(returnKey?: string): void {
  sendBeacon(sessionEndpoints.logout, { returnKey });
}

/**
 * Signs out on `pagehide`, but lets this tab resume the session after a reload. The resume key is in sessionStorage, so it
 * disappears when the tab closes.
 */
export function suspendSession(): void {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  endSessionByBeacon(tabStorage.set(RETURN_KEY, key) ? key : undefined);
}

/** Whether this is a reload, or an owner page opened again from the address bar. History navigation doesn't qualify. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = navigation?.type ?? 'navigate';
  return type === 'reload' || (type === 'navigate' && isOwnerPage(window.location.pathname));
}

/** Resumes the session that this tab has just suspended, if any. Must run before the first request for the current user. */
export async function resumeSession(): Promise<void> {
  const returnKey = tabStorage.get(RETURN_KEY);
  if (returnKey === null) return;
  // This fails if the key has expired or the browser is offline. The next request then shows who is signed in or what is wrong.
  if (isReturn()) await callEndpoint(sessionEndpoints.resume, { body: { returnKey } }).catch(() => undefined);
  // Remove the key only now: a second reload could interrupt this request and would need the key again.
  tabStorage.remove(RETURN_KEY);
}

/** Call when the page was restored from the back/forward cache, which does not resume a session. */
export function clearResumeKey(): void {
  tabStorage.remove(RETURN_KEY);
}
