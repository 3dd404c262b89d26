import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema, type ReauthenticationRequired } from './schema/endpoint.ts';
import { idSchema, reauthenticationBody } from './schema/field-schemas.ts';
import { leavebitSchema } from './leavebits.ts';

/** An item in an owner's trash: a whole LeaveBit, or a single file removed from one. */
const trashItem = z.object({
  /** The id of the LeaveBit or of the file. */
  id: z.number(),
  kind: z.enum(['leavebit', 'file']),
  /** The LeaveBit itself, or the one that the file was removed from. */
  triggerByteId: z.number(),
  /** The headline of that LeaveBit. */
  description: z.string(),
  /** The file's name; null for a LeaveBit. */
  fileName: z.nullable(z.string()),
  /** Present only if its text and files are sealed, so that `attachments` has no real names. */
  sealed: z.optional(z.literal(true)),
  /** The names of the files that are restored with it. */
  attachments: z.array(z.string()),
  /** The recipients who regain access when it is restored. */
  sharingEmails: z.array(z.string()),
  /** The total size of its files, in bytes. */
  bytes: z.number(),
  deletedAt: z.string(),
  /** When it will be purged. While it is held, the earliest possible date. */
  purgesAt: z.string(),
  /**
   * The reason why it can't be purged: a pending report, a report that opened the estate, or the days after the owner locked the
   * estate again.
   */
  heldBy: z._default(z.nullable(z.enum(['report-pending', 'estate-open', 'just-revoked'])), null),
  /** The file's LeaveBit is also in the trash, and must be restored first. */
  needsLeavebit: z.boolean(),
});
export type TrashItem = z.infer<typeof trashItem>;

/** An owner's deletions of the last 30 days. Inaccessible to anyone else. */
export const trashEndpoints = {
  /** Most recently deleted first. */
  list: defineEndpoint({ method: 'get', path: '/api/trash', answer: z.array(trashItem) }),
  /**
   * Returns the restored LeaveBit, or the one whose file was restored. Responds with 409 `estate-open` for items deleted before
   * the report that keeps the estate open, with 409 `conflict` for a file whose LeaveBit is in the trash, and with 413 if the
   * quota would be exceeded.
   */
  restore: defineEndpoint({
    method: 'post',
    path: '/api/trash/:id/restore',
    params: z.object({ id: idSchema }),
    answer: leavebitSchema,
  }),
  /**
   * Deletes it permanently. It is hidden from every endpoint immediately, and erased some days later. Until then, the link in the
   * email about it restores it. Responds with 409 while a report is pending or keeps the estate open. Requires recent
   * reauthentication.
   */
  purge: defineEndpoint({
    method: 'delete',
    path: '/api/trash/:id',
    params: z.object({ id: idSchema }),
    body: reauthenticationBody,
    status: 204,
    answer: typeOnlySchema<ReauthenticationRequired | null>(),
    needsProof: true,
  }),
};
