import { sessionEndpoints } from '#shared/contracts/session.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { tabStorage } from '#client/lib/browser-storage.ts';
import { sendBeacon } from '#client/lib/http/beacon.ts';
import { isOwnerPage } from '#client/lib/paths.ts';

const RETURN_KEY = 'leavebits.return';

/** Signs out while the page goes away. */
export function endSessionByBeacon(returnKey?: string): void {
  sendBeacon(sessionEndpoints.logout, { returnKey });
}

/**
 * Signs out on page hide, but lets this tab resume the session after a reload. The resume key is in sessionStorage, so it ends with the tab.
 */
export function suspendSession(): void {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  endSessionByBeacon(tabStorage.set(RETURN_KEY, key) ? key : undefined);
}

/** A reload, or an owner's page typed again. Moving through the history counts as leaving. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = navigation?.type ?? 'navigate';
  return type === 'reload' || (type === 'navigate' && isOwnerPage(window.location.pathname));
}

/** Takes up the session that this tab has just left, if any. Runs before the first question who is signed in. */
export async function resumeSession(): Promise<void> {
  const returnKey = tabStorage.get(RETURN_KEY);
  if (returnKey === null) return;
  // It may be too late, or there may be no connection. The next call then says who is signed in, or what is wrong.
  if (isReturn()) await callEndpoint(sessionEndpoints.resume, { body: { returnKey } }).catch(() => undefined);
  // Removed only now: a second reload can cut off the first one's call, and needs the key as well.
  tabStorage.remove(RETURN_KEY);
}

/** The page comes back from the browser's history. That does not count as a return. */
export function clearResumeKey(): void {
  tabStorage.remove(RETURN_KEY);
}
