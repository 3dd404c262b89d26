import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema } from './schema/endpoint.ts';
import { linkTokenSchema } from './schema/field-schemas.ts';
import type { MessageResponse } from './session.ts';

const changedNumber = z.nullable(z.object({ before: z.number(), after: z.number() }));

const reportNumbers = z.object({ requiredConfirmations: z.number(), refuteTimeHours: z.number() });

const changedText = z._default(
  z.nullable(z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  null,
);

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
  /** The numbers for an incapacity; null in it: those for a death. Null if the change did not affect them. Absent from older servers. */
  incapacitation: z._default(
    z.nullable(z.object({ before: z.nullable(reportNumbers), after: z.nullable(reportNumbers) })),
    null,
  ),
  /** Whether reporters are asked when payments stop. Null if the change did not affect it. */
  askReportersOnLapse: z._default(z.nullable(z.object({ before: z.boolean(), after: z.boolean() })), null),
  /** The days without a new report after a refutation. Absent from older servers. */
  coolDownDays: z._default(changedNumber, null),
  /** The end of the owner's time away. Null if the change did not affect it. Absent from older servers. */
  awayUntil: changedText,
  /** After how many months of silence reporters are asked. Null if the change did not affect it. */
  silenceMonths: z._default(changedNumber, null),
  /** The second ways to warn the owner. */
  secondEmail: changedText,
  phoneNumber: changedText,
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
   * Recipients who were added recently and stay, with the number of LeaveBits for each. The undo removes nobody. Absent from
   * older servers.
   */
  added: z._default(z.array(z.object({ email: z.string(), leavebits: z.number() })), []),
  /**
   * The number of LeaveBits and files that would be restored from the trash or after permanent deletion. `texts`: the number of
   * LeaveBits whose text would revert to the version before most of it was replaced. `sealedTexts`: how many of them are sealed, so
   * that nobody but the owner knows how much was replaced. Absent from older servers.
   */
  lost: z.object({
    leavebits: z.number(),
    files: z.number(),
    texts: z._default(z.number(), 0),
    sealedTexts: z._default(z.number(), 0),
  }),
  /** Who is to receive again what a recipient doesn't open. Absent from older servers. */
  substitutes: z._default(
    z.array(z.object({ email: z.string(), substitute: z.string(), afterDays: z.number() })),
    [],
  ),
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
