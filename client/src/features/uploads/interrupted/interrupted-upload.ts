import { z } from 'zod/mini';
import { limits } from '#shared/domain/limits.ts';
import { TUS_PATH } from '#shared/contracts/uploads.ts';
import {
  clearInterruptedUpload,
  storeInterruptedUploadJson,
  findInterruptedUploadJson,
} from './interrupted-upload-storage.ts';

export { clearInterruptedUpload, onInterruptedUploadChange } from './interrupted-upload-storage.ts';

/** A file of a batch that has not reached its LeaveBit yet. */
const unsentFile = z.object({
  /** The place in the batch, from 0. */
  index: z.number().check(z.int(), z.minimum(0)),
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  /** The SHA-256 of the whole file in hex. Set once the file was begun, if the browser can compute it. */
  sha256: z.optional(z.string()),
  /**
   * The path on the server, once the file was begun. Only our own paths: a stored value must not lead requests
   * elsewhere.
   */
  url: z.optional(z.string().check(z.startsWith(`${TUS_PATH}/`))),
});
export type UnsentFile = z.infer<typeof unsentFile>;

/** All that is needed to continue an upload after the page went away. It holds no content. */
const interruptedUpload = z.object({
  ownerId: z.number(),
  leavebitId: z.number(),
  uploadSessionId: z.uuid(),
  /** The number of files that the batch began with. */
  fileCount: z.number(),
  files: z.array(unsentFile).check(z.minLength(1), z.maxLength(limits.filesPerSave)),
});
export type InterruptedUpload = z.infer<typeof interruptedUpload>;

/** The unfinished upload of this owner in this browser, or null. A record of another owner is dropped. */
export function findInterruptedUpload(ownerId: number): InterruptedUpload | null {
  const text = findInterruptedUploadJson();
  if (text === null) return null;
  const kept = interruptedUpload.safeParse(parse(text));
  if (kept.success && kept.data.ownerId === ownerId) return kept.data;
  clearInterruptedUpload();
  return null;
}

/** Keeps the record. An upload without files is done, so its record is dropped. */
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
