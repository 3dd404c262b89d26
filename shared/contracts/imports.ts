import { z } from 'zod/mini';
import { defineEndpoint } from './schema/endpoint.ts';

/** The form field of the uploaded file. */
export const IMPORT_FIELD = 'file';

/** A file in the ZIP that was sent. The browser unpacks it from there, because the server returns no files. */
const draftFile = z.object({
  name: z.string(),
  /** Where the packed bytes begin, and how many they are. */
  offset: z.number(),
  packedBytes: z.number(),
  /** Deflated, or else stored as it is. */
  isCompressed: z.boolean(),
  /** The size and checksum of the unpacked file. */
  unpackedBytes: z.number(),
  crc32: z.number(),
});
export type ImportDraftFile = z.infer<typeof draftFile>;

/** A LeaveBit suggested by an import. Nothing is saved. Its texts may contain angle brackets, which saving removes. */
const draft = z.object({
  description: z.string(),
  infoFields: z.string(),
  files: z.optional(z.array(draftFile)),
});
export type ImportDraft = z.infer<typeof draft>;

const importAnswer = z.object({
  /** The program that created the export. */
  source: z.string(),
  /** How many entries the export has, including those that weren't imported. */
  entryCount: z.number(),
  drafts: z.array(draft),
  /** What wasn't imported or was changed, and why. */
  report: z.array(
    z.object({
      subject: z.string(),
      reason: z.string(),
      /** Set if the reason is about the file as a whole. Then the subject is its source. */
      isAboutFile: z.optional(z.boolean()),
    }),
  ),
});
export type ImportResponse = z.infer<typeof importAnswer>;

export const importEndpoints = {
  /** Parses a password manager's export. Nothing is stored until the owner has reviewed the drafts and saves them. */
  read: defineEndpoint({
    method: 'post',
    path: '/api/account/import',
    form: z.object({}),
    answer: importAnswer,
  }),
};
