import { SECOND_MS } from '#shared/domain/durations.ts';

/** How reachable the server is. `slow` means that a request has been pending for too long. */
export type ConnectionState = 'good' | 'slow' | 'offline';

const SLOW_AFTER_MS = 8 * SECOND_MS;

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

/** Reports the connection as slow while a request takes too long. */
export async function trackSlowRequest<T>(call: () => Promise<T>): Promise<T> {
  const self = {};
  const timer = setTimeout(() => {
    waiting.add(self);
    tell();
  }, SLOW_AFTER_MS);
  try {
    return await call();
  } finally {
    clearTimeout(timer);
    if (waiting.delete(self)) tell();
  }
}
