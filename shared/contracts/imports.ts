import { z } from 'zod/mini';
import { defineEndpoint } from './schema/endpoint.ts';

/** The form field of the uploaded file. */
export const IMPORT_FIELD = 'file';

/** A LeaveBit suggested by an import. Nothing is saved. Its texts may contain angle brackets, which saving removes. */
const draft = z.object({ description: z.string(), infoFields: z.string() });
export type ImportDraft = z.infer<typeof draft>;

const importAnswer = z.object({
  /** The program that created the export. */
  source: z.string(),
  drafts: z.array(draft),
  /** The skipped entries, and why each was skipped. */
  report: z.array(z.object({ subject: z.string(), reason: z.string() })),
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
