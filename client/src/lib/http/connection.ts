import { SECOND_MS } from '#shared/domain/durations.ts';

/** How reachable the server is. `slow` means that a request has been pending for too long. */
export type ConnectionState = 'good' | 'slow' | 'offline';

const SLOW_AFTER_MS = 8 * SECOND_MS;

/** Requests without a response. The ones that have been pending for too long are in `waiting` as well. */
const pending = new Set<object>();
const waiting = new Set<object>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const connectionStore = {
  subscribe(this: void, listener: () => void) {
    listeners.add(listener);
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
  current: (): ConnectionState => (!navigator.onLine ? 'offline' : waiting.size > 0 ? 'slow' : 'good'),
};

/** Reports the connection as busy while a request is pending, and as slow while one takes too long. */
export async function trackRequest<T>(call: () => Promise<T>): Promise<T> {
  const self = {};
  pending.add(self);
  const timer = setTimeout(() => {
    waiting.add(self);
    tell();
  }, SLOW_AFTER_MS);
  try {
    return await call();
  } finally {
    clearTimeout(timer);
    pending.delete(self);
    if (waiting.delete(self)) tell();
  }
}

const QUIET_MS = 300;
const QUIET_CHECK_MS = 100;
const LONGEST_WAIT_FOR_QUIET_MS = 8 * SECOND_MS;

/** Calls back once no request has been pending for a moment, so that what comes then takes no bandwidth from a page's own data. */
export function onceQuiet(callback: () => void): void {
  const since = performance.now();
  let busyAt = since;
  const check = () => {
    const now = performance.now();
    if (pending.size > 0) busyAt = now;
    if (now - busyAt >= QUIET_MS || now - since >= LONGEST_WAIT_FOR_QUIET_MS) callback();
    else setTimeout(check, QUIET_CHECK_MS);
  };
  check();
}
