import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema } from './endpoint.ts';
import { linkTokenSchema } from './field-schemas.ts';
import type { MessageResponse } from './session.ts';

/**
 * Access that a recipient lost: they were removed, or have to wait longer or for something else. `leavebits`: the number of
 * LeaveBits affected.
 */
const takenFrom = z.object({
  email: z.string(),
  what: z.enum(['removed', 'later']),
  leavebits: z.number(),
});
export type AccessLoss = z.infer<typeof takenFrom>;

/** When the owner's account will be deleted, if a deletion is pending. Absent from older servers. */
const pendingDeletion = { deletesAt: z._default(z.nullable(z.string()), null) };

/** The access that the link in an email would restore. Names people, but reveals nothing about a LeaveBit. */
const sharingUndoAnswer = z.object({
  mailedAt: z.string(),
  /** When the link expires. */
  expiresAt: z.string(),
  /** Empty if nothing was lost, or everything has been restored. */
  taken: z.array(takenFrom),
  /**
   * The number of LeaveBits and files that would be restored from the trash or after permanent deletion. `texts`: the number of
   * LeaveBits whose text would revert to the version before most of it was replaced. Absent from older servers.
   */
  lost: z.object({ leavebits: z.number(), files: z.number(), texts: z._default(z.number(), 0) }),
  /**
   * When the report that opened the LeaveBits was submitted. Set while they are open, in which case only later removals are
   * restored. Absent from older servers.
   */
  openSinceReportAt: z._default(z.nullable(z.string()), null),
  ...pendingDeletion,
});
export type SharingUndoPreview = z.infer<typeof sharingUndoAnswer>;

const undoBody = z.object({ undoToken: linkTokenSchema });

/** Why such a link is rejected: a 404 with `message` and this as `reason`. */
export const sharingUndoErrorReasons = ['unknown', 'undone', 'expired'] as const;
export type SharingUndoErrorReason = (typeof sharingUndoErrorReasons)[number];

/** Additional fields in the 404 of a used link. */
export const usedLinkDetails = z.object({
  /** Something has changed since it was used. A newer email has the link for that, or is on its way. */
  hasNewerChanges: z._default(z.boolean(), false),
  ...pendingDeletion,
});
export type UsedLinkDetails = z.infer<typeof usedLinkDetails>;

/**
 * Endpoints for the link in the email about changed recipients. The token is in the body, because URLs are logged along the way.
 */
export const sharingUndoEndpoints = {
  /** Returns the access that the link would restore. Read-only. */
  readSharingUndo: defineEndpoint({
    method: 'post',
    path: '/api/undo-sharing/check',
    body: undoBody,
    answer: sharingUndoAnswer,
  }),
  /** Restores it, and signs the owner out everywhere. */
  undoSharing: defineEndpoint({
    method: 'post',
    path: '/api/undo-sharing',
    body: undoBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
};
