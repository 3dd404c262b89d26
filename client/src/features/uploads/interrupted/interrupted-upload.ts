import { z } from 'zod';
import { limits } from '#shared/domain/limits.ts';
import { TUS_ENDPOINT } from '#shared/contracts/uploads.ts';
import { forgetInterrupted, keepRecord, recordText } from './interrupted-record.ts';

export { forgetInterrupted, onInterruptedChange } from './interrupted-record.ts';

/** A file of a batch that is not in its LeaveBit yet. */
export const unsentFile = z.object({
  /** Its place in the batch, from 0. */
  index: z.number().int().min(0),
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  /** Of the whole file, in hex; once it was begun, where the browser can tell. */
  sha256: z.string().optional(),
  /** Its path on the server, once it was begun. Ours only: a stored value must not lead requests elsewhere. */
  url: z.string().startsWith(`${TUS_ENDPOINT}/`).optional(),
});
export type UnsentFile = z.infer<typeof unsentFile>;

/** All that is needed to go on with an upload after the page went away. Never content. */
export const interruptedUpload = z.object({
  ownerId: z.number(),
  leavebitId: z.number(),
  uploadSessionId: z.uuid(),
  /** Files the batch began with, those that are there already included. */
  fileCount: z.number(),
  files: z.array(unsentFile).min(1).max(limits.filesPerSave),
});
export type InterruptedUpload = z.infer<typeof interruptedUpload>;

/** What `owner` left unfinished in this browser, or null. Another owner's record goes. */
export function readInterrupted(ownerId: number): InterruptedUpload | null {
  const text = recordText();
  if (text === null) return null;
  const kept = interruptedUpload.safeParse(parse(text));
  if (kept.success && kept.data.ownerId === ownerId) return kept.data;
  forgetInterrupted();
  return null;
}

/** Without files it is done, and nothing is kept. */
export function keepInterrupted(upload: InterruptedUpload): void {
  if (upload.files.length === 0) forgetInterrupted();
  else keepRecord(JSON.stringify(interruptedUpload.parse(upload)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
