/**
 * Exponential backoff: after the free attempts, each one must wait twice as long as the last, up to the longest wait. One attempt
 * is forgotten every `forgetMs`, so no one is locked out permanently, and the sustained rate is at most one attempt per
 * `forgetMs`. `forgetMs` must not exceed the longest wait.
 */
export interface BackoffPolicy {
  free: number;
  firstWaitMs: number;
  longestWaitMs: number;
  forgetMs: number;
}

/** The stored attempts for one key. Times are epoch ms. */
export interface AttemptCount {
  /** The earliest time of the next attempt. */
  opensAt: number;
  /** When all attempts are forgotten. */
  forgottenAt: number;
}

/** One of the counters for an attempt, such as that of one source's attempts at an address. */
export interface AttemptCounter {
  key: string;
  pace: BackoffPolicy;
  count: AttemptCount | null;
}

type Verdict =
  { isOpen: true; counted: { key: string; count: AttemptCount }[] } | { isOpen: false; waitMs: number };

/**
 * Decides whether an attempt is allowed, and counts it if so. A device that has signed in before has its own counter, which
 * nobody else can exhaust; while it has attempts left, no shared counter is consulted. Otherwise the device is treated as a
 * stranger, whose attempt must be allowed by every shared counter. Rejected attempts are not counted.
 * @param now epoch ms.
 */
export function evaluateAttempt(
  { device, shared }: { device: AttemptCounter | null; shared: AttemptCounter[] },
  now: number,
): Verdict {
  const deviceWaitMs = device ? waitOf(device, now) : Infinity;
  const sharedWaitMs = Math.max(...shared.map((slot) => waitOf(slot, now)));
  if (device && deviceWaitMs === 0) return { isOpen: true, counted: [countTry(device, now)] };
  if (sharedWaitMs === 0) return { isOpen: true, counted: shared.map((slot) => countTry(slot, now)) };
  return { isOpen: false, waitMs: Math.min(deviceWaitMs, sharedWaitMs) };
}

/** Undoes one attempt. Any wait in progress continues. */
export function undoAttempt({ count, pace }: AttemptCounter): AttemptCount | null {
  return count && { ...count, forgottenAt: count.forgottenAt - pace.forgetMs };
}

/** The same policy, scaled to a group of `times` as many sources. */
export function relaxBackoffPolicy(pace: BackoffPolicy, times: number): BackoffPolicy {
  return { ...pace, free: pace.free * times, forgetMs: pace.forgetMs / times };
}

function waitOf({ count }: AttemptCounter, now: number): number {
  return Math.max(0, (count?.opensAt ?? 0) - now);
}

function countTry({ key, pace, count }: AttemptCounter, now: number): { key: string; count: AttemptCount } {
  const forgottenAt = Math.max(now, count?.forgottenAt ?? 0) + pace.forgetMs;
  const tries = (forgottenAt - now) / pace.forgetMs;
  return { key, count: { opensAt: now + waitAfter(tries, pace), forgottenAt } };
}

/** @param tries those not yet forgotten. A fraction counts as a whole attempt. */
function waitAfter(tries: number, { free, firstWaitMs, longestWaitMs }: BackoffPolicy): number {
  const doublings = Math.ceil(tries) - free;
  return doublings < 0 ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** doublings);
}
