import type { ShareScope } from '#shared/contracts/recipients.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { tabStorage } from '#client/lib/browser-storage.ts';
import { now } from '#client/lib/dates.ts';
import { parseJson } from '#client/lib/http/parse-json.ts';
import { parseTypedAddress, type RecipientAddress } from './address.ts';

const KEY = 'leavebits.codeRequest';

/** A verification step that waits for a code. */
export interface CodeRequestStep {
  address: RecipientAddress;
  /** When the code was requested, in milliseconds since the Unix epoch. Null if the visitor says that they have one. */
  sentAt: number | null;
}

/**
 * Stores the step that waits for a code until the code expires, because phones discard the page while its reader looks for the
 * code in another app. Kept in this tab, and never in the URL.
 */
export function storeCodeRequest({ address, sentAt }: CodeRequestStep, scope: ShareScope): void {
  const until = now().getTime() + limits.codeMinutes * MINUTE_MS;
  tabStorage.set(KEY, JSON.stringify({ email: address.email, scope, sentAt, until }));
}

/** Stores only the address of a verified visitor, for when they reload the page. */
export function storeVerifiedAddress({ email }: RecipientAddress): void {
  tabStorage.set(KEY, JSON.stringify({ email }));
}

export function clearCodeRequest(): void {
  tabStorage.remove(KEY);
}

/**
 * What this tab stored: the step that waits for a code for `scope`, or only an address for the visitor to confirm. A verified
 * visitor's address is found after a reload only, so that whoever goes back to the page later doesn't see it.
 */
export function findCodeRequest(scope: ShareScope): { step: CodeRequestStep | null; email: string } | null {
  const stored = (parseJson(tabStorage.get(KEY) ?? '') ?? {}) as Record<string, unknown>;
  const address = typeof stored['email'] === 'string' ? parseTypedAddress(stored['email']) : null;
  if (address === null) return null;
  const { email } = address;
  const isWaiting = typeof stored['until'] === 'number' && stored['until'] > now().getTime();
  if (!isWaiting) return isReload() ? { step: null, email } : null;
  const sentAt = typeof stored['sentAt'] === 'number' ? stored['sentAt'] : null;
  return { step: stored['scope'] === scope ? { address, sentAt } : null, email };
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}
