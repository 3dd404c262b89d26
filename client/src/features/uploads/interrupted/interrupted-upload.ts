import { z } from 'zod/mini';
import { limits } from '#shared/domain/limits.ts';
import { TUS_PATH } from '#shared/contracts/uploads.ts';
import { browserStorage } from '#client/lib/browser-storage.ts';
import { parseJson } from '#client/lib/http/parse-json.ts';
import {
  clearInterruptedUpload,
  INTERRUPTED_UPLOAD_KEY,
  interruptedUploadListeners,
} from './clear-interrupted-upload.ts';

export { clearInterruptedUpload } from './clear-interrupted-upload.ts';

/** A file of a batch that is still missing from its LeaveBit. */
const unsentFile = z.object({
  /** The zero-based index in the batch. */
  index: z.number().check(z.int(), z.minimum(0)),
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  /** The SHA-256 of the whole file in hex. Set once the transfer has started, if the browser can compute it. */
  sha256: z.optional(z.string()),
  /**
   * The path on the server, set once the transfer has started. Restricted to our own paths, so that a tampered value can't
   * redirect requests.
   */
  url: z.optional(z.string().check(z.startsWith(`${TUS_PATH}/`))),
});
export type UnsentFile = z.infer<typeof unsentFile>;

/** Everything needed to resume an upload after the page was closed. Contains no file content. */
const interruptedUpload = z.object({
  ownerId: z.number(),
  leavebitId: z.number(),
  uploadSessionId: z.uuid(),
  /** How many files the batch had at the start. */
  fileCount: z.number(),
  files: z.array(unsentFile).check(z.minLength(1), z.maxLength(limits.filesPerSave)),
});
export type InterruptedUpload = z.infer<typeof interruptedUpload>;

/** This owner's interrupted upload in this browser, or null. Another owner's record is discarded. */
export function findInterruptedUpload(ownerId: number): InterruptedUpload | null {
  const text = browserStorage.get(INTERRUPTED_UPLOAD_KEY);
  if (text === null) return null;
  const kept = interruptedUpload.safeParse(parseJson(text));
  if (kept.success && kept.data.ownerId === ownerId) return kept.data;
  clearInterruptedUpload();
  return null;
}

/**
 * Stores the record, or removes it once no files are left. If the browser denies access to storage, the upload can't be resumed
 * after a reload.
 */
export function storeInterruptedUpload(upload: InterruptedUpload): void {
  if (upload.files.length === 0) return clearInterruptedUpload();
  browserStorage.set(INTERRUPTED_UPLOAD_KEY, JSON.stringify(interruptedUpload.parse(upload)));
  for (const listener of interruptedUploadListeners) listener();
}

/** Notifies the listener of changes in this tab and in others. */
export function onInterruptedUploadChange(listener: () => void): () => void {
  interruptedUploadListeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    // A null key means that all storage was cleared.
    if (event.key === INTERRUPTED_UPLOAD_KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    interruptedUploadListeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
