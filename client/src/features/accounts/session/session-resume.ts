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
 * Signs out on page hide, but lets this tab resume the session after a reload. The resume key is in sessionStorage, so it
 * is gone once the tab closes.
 */
export function suspendSession(): void {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  endSessionByBeacon(tabStorage.set(RETURN_KEY, key) ? key : undefined);
}

/** A reload, or an owner page entered again in the address bar. History navigation counts as leaving. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = navigation?.type ?? 'navigate';
  return type === 'reload' || (type === 'navigate' && isOwnerPage(window.location.pathname));
}

/** Resumes the session that this tab has just left, if any. Runs before the first request for the current user. */
export async function resumeSession(): Promise<void> {
  const returnKey = tabStorage.get(RETURN_KEY);
  if (returnKey === null) return;
  // It may be too late, or offline. The next request then reveals who is signed in, or what is wrong.
  if (isReturn()) await callEndpoint(sessionEndpoints.resume, { body: { returnKey } }).catch(() => undefined);
  // Removed only now: a second reload may interrupt the first one's request, and needs the key too.
  tabStorage.remove(RETURN_KEY);
}

/** The page was restored from the browser's history, which does not count as a return. */
export function clearResumeKey(): void {
  tabStorage.remove(RETURN_KEY);
}
