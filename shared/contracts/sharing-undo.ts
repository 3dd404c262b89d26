import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema } from './endpoint.ts';
import { linkTokenSchema } from './field-schemas.ts';
import type { MessageResponse } from './session.ts';

/** What someone lost: they are no longer a recipient, or have to wait longer or for something else. `leavebits`: in how many. */
const takenFrom = z.object({
  email: z.string(),
  what: z.enum(['removed', 'later']),
  leavebits: z.number(),
});
export type AccessLoss = z.infer<typeof takenFrom>;

/** When the owner's account will be deleted, if a deletion is pending. Absent from older servers. */
const pendingDeletion = { deletesAt: z._default(z.nullable(z.string()), null) };

/** What the link in a mail about lost access would restore. Names people, but reveals nothing of a LeaveBit. */
const sharingUndoAnswer = z.object({
  mailedAt: z.string(),
  /** When the link expires. */
  expiresAt: z.string(),
  /** Empty when nothing was lost, or everything has been restored. */
  taken: z.array(takenFrom),
  /**
   * How many LeaveBits and files would be restored from the trash, or after permanent deletion. `texts`: in how many LeaveBits
   * the text would go back to what it was before most of it was replaced. Absent from older servers.
   */
  lost: z.object({ leavebits: z.number(), files: z.number(), texts: z._default(z.number(), 0) }),
  /**
   * Set while the LeaveBits are open because of a report: when it was made. Then only what was taken away since comes back.
   * Absent from older servers.
   */
  openSinceReportAt: z._default(z.nullable(z.string()), null),
  ...pendingDeletion,
});
export type SharingUndoResponse = z.infer<typeof sharingUndoAnswer>;

const undoBody = z.object({ undoToken: linkTokenSchema });

/** Why such a link is rejected: a 404 with `message` and this as `reason`. */
export const sharingUndoErrorReasons = ['unknown', 'undone', 'expired'] as const;
export type SharingUndoErrorReason = (typeof sharingUndoErrorReasons)[number];

/** What the 404 of a used link says besides. */
export const usedLinkDetails = z.object({
  /** Something was changed after its use. A newer email has the link for it, or is on its way. */
  hasNewerChanges: z._default(z.boolean(), false),
  ...pendingDeletion,
});
export type UsedLinkDetails = z.infer<typeof usedLinkDetails>;

/** Endpoints for the link in the mail about changed recipients. The token is in the body, because URLs are logged on the way. */
export const sharingUndoEndpoints = {
  /** Reads what the link would restore. Read-only. */
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
