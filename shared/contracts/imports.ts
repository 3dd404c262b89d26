import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** The name of the one file in the form. */
export const IMPORT_FIELD = 'file';

/** A LeaveBit that an export suggests. Nothing of it is saved. Its texts may hold angle brackets, which a save removes. */
const draft = z.object({ description: z.string(), infoFields: z.string() });
export type ImportDraft = z.infer<typeof draft>;

const importAnswer = z.object({
  /** The program that made the export. */
  source: z.string(),
  drafts: z.array(draft),
  /** What was not taken: of which entry, and why. */
  report: z.array(z.object({ subject: z.string(), reason: z.string() })),
});
export type ImportResponse = z.infer<typeof importAnswer>;

export const importEndpoints = {
  /** Reads an export of a password manager. It keeps nothing: the owner looks at the drafts and saves them. */
  read: defineEndpoint({
    method: 'post',
    path: '/api/account/import',
    form: z.object({}),
    answer: importAnswer,
  }),
};
