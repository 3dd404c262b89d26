import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema, type ReauthenticationRequired } from './endpoint.ts';
import { idSchema, reauthenticationBody } from './field-schemas.ts';
import { leavebitSchema } from './leavebits.ts';

/** Something in an owner's trash: a LeaveBit with all that it has, or one file that was removed from a LeaveBit. */
const trashItem = z.object({
  /** Of the LeaveBit, or of the file. */
  id: z.number(),
  kind: z.enum(['leavebit', 'file']),
  /** The LeaveBit, or the one that the file was removed from. */
  triggerByteId: z.number(),
  /** The headline of that LeaveBit. */
  description: z.string(),
  /** The file's name; null for a LeaveBit. */
  fileName: z.nullable(z.string()),
  /** The names of the files that come back with it. */
  attachments: z.array(z.string()),
  /** The people who get it back when it is restored. */
  sharingEmails: z.array(z.string()),
  /** What its files take, in bytes. */
  bytes: z.number(),
  deletedAt: z.string(),
  /** From then on it is gone for good. While it is held, the earliest such moment as things stand. */
  purgesAt: z.string(),
  /**
   * What keeps it from being deleted for good, by anyone: a report that is pending, one that has opened the estate,
   * or the days after the owner locked it again.
   */
  heldBy: z._default(z.nullable(z.enum(['report-pending', 'estate-open', 'just-revoked'])), null),
  /** The LeaveBit of this file is in the trash too, and must be restored first. */
  needsLeavebit: z.boolean(),
});
export type TrashItem = z.infer<typeof trashItem>;

/** What an owner has deleted in the last 30 days. Nobody else can reach it. */
export const trashEndpoints = {
  /** The latest deleted first. */
  list: defineEndpoint({ method: 'get', path: '/api/trash', answer: z.array(trashItem) }),
  /**
   * Answers with the LeaveBit, or with the one that has its file back. 409 `estate-open` for what was deleted before the
   * report that keeps the estate open, and `conflict` for a file whose LeaveBit is in the trash. 413 when there is no room for it.
   */
  restore: defineEndpoint({
    method: 'post',
    path: '/api/trash/:id/restore',
    params: z.object({ id: idSchema }),
    answer: leavebitSchema,
  }),
  /**
   * Deletes it for good. No call shows it from then on, and it is erased some days later: until then the link in the mail about it
   * brings it back. 409 while a report is pending or keeps the estate open. It needs a fresh proof.
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
