/** The browser's network features that the waits depend on. */
export interface NetworkDependencies {
  isOnline: () => boolean;
  /** Returns an unsubscribe function. */
  onOnline: (listener: () => void) => () => void;
}

/** The browser's own network state and events. */
export const browserNetwork = {
  /** Whether the browser believes it is online. Only a negative result is reliable. */
  isOnline: () => navigator.onLine,
  onOnline: (listener: () => void) => subscribe('online', listener),
  onOffline: (listener: () => void) => subscribe('offline', listener),
};

function subscribe(event: 'online' | 'offline', listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}

/** Resolves once the browser is online. Rejects with the signal's reason if aborted. */
export function waitUntilOnline(world: NetworkDependencies, signal: AbortSignal): Promise<void> {
  return waiting(world, signal, (resolve) => {
    // The network may have come back before the listener was added.
    if (world.isOnline()) resolve();
  });
}

/** Resolves after `delay` milliseconds, or earlier if the network comes back. Rejects with the signal's reason if aborted. */
export function waitForDelayOrOnline(
  delay: number,
  world: NetworkDependencies,
  signal: AbortSignal,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return waiting(world, signal, (resolve) => {
    timer = setTimeout(resolve, delay);
  }).finally(() => clearTimeout(timer));
}

/** Resolves with the promise, or earlier if the network comes back. Rejects with the signal's reason if aborted. */
export function waitForPromiseOrOnline(
  promise: Promise<void>,
  world: NetworkDependencies,
  signal: AbortSignal,
): Promise<void> {
  return waiting(world, signal, (resolve, reject) => void promise.then(resolve, reject));
}

function waiting(
  world: NetworkDependencies,
  signal: AbortSignal,
  begin: (resolve: () => void, reject: (reason: unknown) => void) => void,
): Promise<void> {
  let cleanUp = () => {};
  return new Promise<void>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    const stopListening = world.onOnline(resolve);
    cleanUp = () => {
      signal.removeEventListener('abort', abort);
      stopListening();
    };
    begin(resolve, reject);
  }).finally(() => cleanUp());
}
