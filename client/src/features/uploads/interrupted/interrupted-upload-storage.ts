import { browserStorage } from '#client/lib/browser-storage.ts';

const KEY = 'leavebits-interrupted-upload';

/**
 * The JSON record of an interrupted upload in this browser, or null. Its schema is in a separate module, so that signing out
 * doesn't load zod.
 */
export const findInterruptedUploadJson = (): string | null => browserStorage.get(KEY);

/** Without access to storage, an upload can't be resumed after a reload. */
export function storeInterruptedUploadJson(text: string): void {
  browserStorage.set(KEY, text);
  tell();
}

export function clearInterruptedUpload(): void {
  browserStorage.remove(KEY);
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
