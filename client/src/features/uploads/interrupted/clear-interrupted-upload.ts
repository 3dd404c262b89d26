import { browserStorage } from '#client/lib/browser-storage.ts';

export const INTERRUPTED_UPLOAD_KEY = 'leavebits-interrupted-upload';

/** Called when this tab changes the record of an interrupted upload. */
export const interruptedUploadListeners = new Set<() => void>();

/** In a module of its own, so that signing out doesn't load the record's schema and zod. */
export function clearInterruptedUpload(): void {
  browserStorage.remove(INTERRUPTED_UPLOAD_KEY);
  for (const listener of interruptedUploadListeners) listener();
}
