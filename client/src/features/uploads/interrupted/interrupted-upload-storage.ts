const KEY = 'leavebits-interrupted-upload';

/**
 * The JSON record of an interrupted upload in this browser, or null. Its schema is in a separate module, so that signing out
 * doesn't load zod.
 */
export function findInterruptedUploadJson(): string | null {
  return attempt(() => localStorage.getItem(KEY)) ?? null;
}

export function storeInterruptedUploadJson(text: string): void {
  attempt(() => localStorage.setItem(KEY, text));
  tell();
}

export function clearInterruptedUpload(): void {
  attempt(() => localStorage.removeItem(KEY));
  tell();
}

/** Notifies the listener of changes in this tab and in others. */
export function onInterruptedUploadChange(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    // A null key means that all storage was cleared.
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Returns undefined if the browser denies access to storage. An upload then can't be resumed after a reload. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
