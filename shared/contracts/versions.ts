import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, seqnoSchema } from './field-schemas.ts';
import { leavebitSchema } from './leavebits.ts';

const { shape } = leavebitSchema;

/** What a later save has replaced. Files are not in it. */
const version = z.object({
  /** Names the version. It is the last save of which this is the state. */
  seqno: shape.seqno,
  savedAt: z.string(),
  description: shape.description,
  infoFields: shape.infoFields,
  sharingEmails: shape.sharingEmails,
  sharingConfig: shape.sharingConfig,
});
export type LeavebitVersion = z.infer<typeof version>;

/** The states of a LeaveBit before its last saves. */
export const versionEndpoints = {
  /**
   * The last ten, and one for each hour of the last 30 days: the state at its start. The newest first, a page at a time. The
   * present state is not among them. If there is another page, `NEXT_PAGE_HEADER` has its `before`.
   */
  list: defineEndpoint({
    method: 'get',
    path: '/api/trigger-bytes/:id/versions',
    params: z.object({ id: idSchema }),
    query: z.object({ before: z.optional(seqnoSchema) }),
    answer: z.array(version),
  }),
  /**
   * Saves a version again: its texts, recipients and rules. `seqno` in the body is the save that this was decided from. 409
   * when it is not the latest.
   */
  restore: defineEndpoint({
    method: 'post',
    path: '/api/trigger-bytes/:id/versions/:seqno/restore',
    params: z.object({ id: idSchema, seqno: seqnoSchema }),
    body: z._default(z.object({ seqno: z.optional(seqnoSchema) }), {}),
    answer: leavebitSchema,
  }),
};
