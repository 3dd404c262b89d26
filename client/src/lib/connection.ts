/** How the server is reached: well, slowly (a call has waited for long), or not at all. */
export type Connection = 'good' | 'slow' | 'offline';

const SLOW_AFTER_MS = 8_000;

let isOnline = navigator.onLine;
const waiting = new Set<object>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

window.addEventListener('online', () => setOnline(true));
window.addEventListener('offline', () => setOnline(false));

function setOnline(value: boolean) {
  isOnline = value;
  tell();
}

export const connection = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Connection => (!isOnline ? 'offline' : waiting.size > 0 ? 'slow' : 'good'),
};

/** Watches how long a call takes. */
export async function watchCall<T>(call: () => Promise<T>): Promise<T> {
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
