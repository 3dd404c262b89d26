import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema } from './endpoint.ts';
import { linkTokenSchema } from './field-schemas.ts';
import type { MessageResponse } from './session.ts';

/**
 * What was taken from somebody: they are no recipient any more, or have to wait longer or for something else. `leavebits`: in how
 * many.
 */
const takenFrom = z.object({
  email: z.string(),
  what: z.enum(['removed', 'later']),
  leavebits: z.number(),
});
export type AccessLoss = z.infer<typeof takenFrom>;

/** What the link in a mail about what was taken away would give back. It names people, and nothing of a LeaveBit. */
const sharingUndoAnswer = z.object({
  mailedAt: z.string(),
  /** The end of the link. */
  expiresAt: z.string(),
  /** Empty when nothing was taken, or all of it was given back. */
  taken: z.array(takenFrom),
  /** How much comes back from the trash, or from what was deleted for good. */
  lost: z.object({ leavebits: z.number(), files: z.number() }),
});
export type SharingUndoResponse = z.infer<typeof sharingUndoAnswer>;

const undoBody = z.object({ undoToken: linkTokenSchema });

/** Why such a link is refused. The answer is a 404 with `message` and this as `reason`. */
export const sharingUndoErrorReasons = ['unknown', 'undone', 'expired'] as const;
export type SharingUndoErrorReason = (typeof sharingUndoErrorReasons)[number];

/** The calls of the link in the mail about changed recipients. The token is in a body, because an address is logged on the way. */
export const sharingUndoEndpoints = {
  /** What the link would give back. It changes nothing. */
  readSharingUndo: defineEndpoint({
    method: 'post',
    path: '/api/undo-sharing/check',
    body: undoBody,
    answer: sharingUndoAnswer,
  }),
  /** Gives it back, and signs the owner out everywhere. */
  undoSharing: defineEndpoint({
    method: 'post',
    path: '/api/undo-sharing',
    body: undoBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
};
