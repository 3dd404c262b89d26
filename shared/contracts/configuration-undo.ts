import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema } from './endpoint.ts';
import { linkTokenSchema } from './field-schemas.ts';
import type { MessageResponse } from './session.ts';

const changedNumber = z.nullable(z.object({ before: z.number(), after: z.number() }));

/** A configuration change, as shown to the holder of its undo link. Names only people who are also named in the email. */
const undoTokenAnswer = z.object({
  changedAt: z.string(),
  /** When the link expires. */
  expiresAt: z.string(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  /** Null if the change did not affect this number. */
  requiredConfirmations: changedNumber,
  refuteTimeHours: changedNumber,
  /** Whether reporters are asked when payments stop. Null if the change did not affect it. */
  askReportersOnLapse: z._default(z.nullable(z.object({ before: z.boolean(), after: z.boolean() })), null),
  /** The number of later changes that are undone along with this one. */
  laterChanges: z.number(),
  /** The number of earlier changes that can still be undone with their own links. They stay in effect. */
  earlierChanges: z.number(),
  /** The report in effect, which undoing the change does not affect. */
  report: z.nullable(z.enum(['pending', 'released'])),
});
export type ConfigurationUndoPreview = z.infer<typeof undoTokenAnswer>;

const undoChangeBody = z.object({ undoToken: linkTokenSchema });

/**
 * Why an undo link is rejected: a 404 with `message` and this as `reason`. `undone`: through this link or that of an earlier
 * change.
 */
export const configurationUndoErrorReasons = ['unknown', 'undone', 'expired'] as const;
export type ConfigurationUndoErrorReason = (typeof configurationUndoErrorReasons)[number];

/** Endpoints for the undo link in the email about a configuration change. */
export const configurationUndoEndpoints = {
  /** Returns the changes that a link from an email would undo. Read-only. */
  readUndoLink: defineEndpoint({
    method: 'get',
    path: '/api/verify-undo-token',
    query: z.object({ token: linkTokenSchema }),
    answer: undoTokenAnswer,
  }),
  /** Restores the configuration from before a change, and signs the owner out everywhere. */
  undoChange: defineEndpoint({
    method: 'post',
    path: '/api/undo-change',
    body: undoChangeBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
};
