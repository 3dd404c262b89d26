import { z } from 'zod/mini';
import { isArmored } from '../domain/age-file.ts';
import { limits } from '../domain/limits.ts';
import { releaseTypes } from '../domain/release.ts';
import { boundedArray, boundedString, sayTooLong } from './schema/bounded-schemas.ts';
import { defineEndpoint } from './schema/endpoint.ts';
import { idSchema, seqnoSchema } from './schema/field-schemas.ts';

/** The `id` of the draft of a LeaveBit that doesn't exist yet. */
export const NEW_DRAFT = 'new';

const typed = (max: number) => boundedString(max * 2);

/**
 * The state of a form that hasn't been saved, as typed. It need not be valid, so that an unfinished date or address isn't lost.
 * Lengths leave room for text that the form still has to reject.
 */
const draftContent = z.object({
  description: typed(limits.descriptionLength),
  /** Sealed for the owner alone if `sealed`. */
  infoFields: typed(limits.sealedTextLength).check(
    z.refine((text) => text.length <= limits.infoFieldsLength * 2 || isArmored(text), {
      error: sayTooLong(limits.infoFieldsLength * 2, 'The info'),
    }),
  ),
  sealed: z._default(z.boolean(), false),
  /** Whether a save would seal it, if that differs: an owner who can seal has all drafts of new LeaveBits sealed. */
  willSeal: z.optional(z.boolean()),
  keepsInstructions: z.boolean(),
  typedEmail: typed(limits.emailLength),
  recipients: boundedArray(
    z.object({
      email: typed(limits.emailLength),
      name: typed(limits.nameLength),
      /** Empty until the owner has chosen. */
      releaseType: z.enum([...releaseTypes, '']),
      scheduledDate: boundedString(40),
      savedDate: z.optional(boundedString(40)),
    }),
    limits.recipientsPerChange,
  ),
  hidesAddresses: z.boolean(),
  /** If `sealed`, by the names that the server knows. */
  deletedFiles: boundedArray(typed(limits.fileNameLength), 1000),
  /** The names of chosen files. Their bytes are stored only by a save. Empty if `sealed`. */
  fileNames: boundedArray(typed(limits.fileNameLength), limits.filesPerSave),
  /** For whom cards were made in the form. Only a save stores a card, so that they have to be made again. */
  cardsFor: z.optional(boundedArray(typed(limits.emailLength), limits.recipientsPerChange)),
});
export type DraftContent = z.infer<typeof draftContent>;

/** The save on which the edit is based. Null for a new LeaveBit. */
const seqno = z.nullable(seqnoSchema);

const draftSummary = z.object({
  /** Null for a new LeaveBit. */
  leavebitId: z.nullable(z.number()),
  seqno,
  savedAt: z.string(),
  /**
   * Whether any of it was typed before the password was changed or everyone was signed out, so that somebody else may have typed
   * it.
   */
  needsReview: z._default(z.boolean(), false),
});
export type DraftSummary = z.infer<typeof draftSummary>;

const draft = z.object({ ...draftSummary.shape, content: draftContent });
export type Draft = z.infer<typeof draft>;

const params = z.object({ id: z.union([z.literal(NEW_DRAFT), idSchema]) });

/**
 * Unsaved edits of an owner's LeaveBits, at most one for each LeaveBit and one for a new one. Nobody else ever sees them. Saving
 * the LeaveBit with `clearsDraft` deletes its draft. A draft that is based on an earlier save is rejected with 409, unless it
 * continues the stored one.
 */
export const draftEndpoints = {
  list: defineEndpoint({ method: 'get', path: '/api/drafts', answer: z.array(draftSummary) }),
  read: defineEndpoint({ method: 'get', path: '/api/drafts/:id', params, answer: draft }),
  save: defineEndpoint({
    method: 'put',
    path: '/api/drafts/:id',
    params,
    body: z.object({ seqno, content: draftContent }),
    answer: draftSummary,
  }),
  discard: defineEndpoint({ method: 'delete', path: '/api/drafts/:id', params, status: 204 }),
};
