import { z } from 'zod/mini';
import { limits } from '#shared/domain/limits.ts';
import { TUS_PATH } from '#shared/contracts/uploads.ts';
import {
  clearInterruptedUpload,
  storeInterruptedUploadJson,
  findInterruptedUploadJson,
} from './interrupted-upload-storage.ts';

export { clearInterruptedUpload, onInterruptedUploadChange } from './interrupted-upload-storage.ts';

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
  const text = findInterruptedUploadJson();
  if (text === null) return null;
  const kept = interruptedUpload.safeParse(parse(text));
  if (kept.success && kept.data.ownerId === ownerId) return kept.data;
  clearInterruptedUpload();
  return null;
}

/** Stores the record, or removes it once no files are left. */
export function storeInterruptedUpload(upload: InterruptedUpload): void {
  if (upload.files.length === 0) clearInterruptedUpload();
  else storeInterruptedUploadJson(JSON.stringify(interruptedUpload.parse(upload)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
