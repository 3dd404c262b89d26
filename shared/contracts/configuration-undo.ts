import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema } from './endpoint.ts';
import { linkTokenSchema } from './field-schemas.ts';
import type { MessageResponse } from './session.ts';

const changedNumber = z.nullable(z.object({ before: z.number(), after: z.number() }));

/** A change of the configuration, for the holder of the link that undoes it. It names nobody whom the mail does not name. */
const undoTokenAnswer = z.object({
  changedAt: z.string(),
  /** The end of the link. */
  expiresAt: z.string(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  /** Null when the change left the number as it was. */
  requiredConfirmations: changedNumber,
  refuteTimeHours: changedNumber,
  /** Whether reporters are asked when payments stop. Null when the change left it as it was. */
  askReportersOnLapse: z._default(z.nullable(z.object({ before: z.boolean(), after: z.boolean() })), null),
  /** How many changes came after this one. They are undone with it. */
  laterChanges: z.number(),
  /** How many changes before this one can still be undone, each by its own link. They stay. */
  earlierChanges: z.number(),
  /** The report that is in force. The undo leaves it as it is. */
  report: z.nullable(z.enum(['pending', 'released'])),
});
export type ConfigurationUndoResponse = z.infer<typeof undoTokenAnswer>;

const undoChangeBody = z.object({ undoToken: linkTokenSchema });

/**
 * Why a link that undoes a change is refused. The answer is a 404 with `message` and this as `reason`. `undone`: by this link
 * or by an earlier change's.
 */
export const configurationUndoErrorReasons = ['unknown', 'undone', 'expired'] as const;
export type ConfigurationUndoErrorReason = (typeof configurationUndoErrorReasons)[number];

/** The calls of the link in the mail about a changed configuration. */
export const configurationUndoEndpoints = {
  /** Reads what a mailed link would undo. Reading changes nothing. */
  readUndoLink: defineEndpoint({
    method: 'get',
    path: '/api/verify-undo-token',
    query: z.object({ token: linkTokenSchema }),
    answer: undoTokenAnswer,
  }),
  /** Puts the configuration back as it was before a change, and signs the owner out everywhere. */
  undoChange: defineEndpoint({
    method: 'post',
    path: '/api/undo-change',
    body: undoChangeBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
};
