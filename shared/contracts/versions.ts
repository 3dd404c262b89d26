import { z } from 'zod/mini';
import { defineEndpoint } from './schema/endpoint.ts';
import { idSchema, seqnoSchema } from './schema/field-schemas.ts';
import { leavebitSchema } from './leavebits.ts';

const { shape } = leavebitSchema;

/** A state that a later save replaced. Excludes files. */
const version = z.object({
  /** Identifies the version: the last save with this state. */
  seqno: shape.seqno,
  savedAt: z.string(),
  description: shape.description,
  infoFields: shape.infoFields,
  sharingEmails: shape.sharingEmails,
  sharingConfig: shape.sharingConfig,
  sealedNames: shape.sealedNames,
  sealedFor: shape.sealedFor,
});
export type LeavebitVersion = z.infer<typeof version>;

/** Earlier states of a LeaveBit. */
export const versionEndpoints = {
  /**
   * The last ten, and those of the last 30 days that were current at the start of an hour or of a session. Newest first,
   * paginated. Excludes the current state. If there is another page, `NEXT_PAGE_HEADER` has its `before` value.
   */
  list: defineEndpoint({
    method: 'get',
    path: '/api/trigger-bytes/:id/versions',
    params: z.object({ id: idSchema }),
    query: z.object({ before: z.optional(seqnoSchema) }),
    answer: z.array(version),
  }),
  /**
   * Saves a version's texts, recipients and rules as the new state. The names of sealed files come back only if no file has been
   * added since, because they would miss its name. `seqno` in the body is the save on which the decision was
   * based. Responds with 409 if that is not the latest.
   */
  restore: defineEndpoint({
    method: 'post',
    path: '/api/trigger-bytes/:id/versions/:seqno/restore',
    params: z.object({ id: idSchema, seqno: seqnoSchema }),
    body: z._default(z.object({ seqno: z.optional(seqnoSchema) }), {}),
    answer: leavebitSchema,
  }),
};
