/** The browser's network, as far as waiting for it needs it. */
export interface NetworkWorld {
  isOnline: () => boolean;
  /** Returns how to stop listening. */
  onOnline: (listener: () => void) => () => void;
}

/** Resolves once the browser is online. Throws the reason of the signal. */
export function untilOnline(world: NetworkWorld, signal: AbortSignal): Promise<void> {
  return waiting(world, signal, (resolve) => {
    // It may have come back before anybody listened.
    if (world.isOnline()) resolve();
  });
}

/** Resolves after `delay` milliseconds, or when the network comes back meanwhile. Throws the reason of the signal. */
export function delayOrOnline(delay: number, world: NetworkWorld, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return waiting(world, signal, (resolve) => {
    timer = setTimeout(resolve, delay);
  }).finally(() => clearTimeout(timer));
}

/** Resolves with the promise, or when the network comes back meanwhile. Throws the reason of the signal. */
export function untilSettled(
  promise: Promise<void>,
  world: NetworkWorld,
  signal: AbortSignal,
): Promise<void> {
  return waiting(world, signal, (resolve, reject) => void promise.then(resolve, reject));
}

function waiting(
  world: NetworkWorld,
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
