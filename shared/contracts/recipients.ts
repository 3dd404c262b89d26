import { z } from 'zod/mini';
import { defineCall, typeOnly } from './call.ts';
import { encodedEmail, id, oneTimeCode } from './fields.ts';
import { releaseSummary } from './release.ts';
import type { Done } from './session.ts';

/** The scope of a code: one LeaveBit, or `all` that are shared with the address. */
const shareScope = z.union([z.literal('all'), id]);
export type ShareScope = z.infer<typeof shareScope>;

const requestCodeBody = z.object({ encodedEmail });

const verifyCodeBody = z.object({
  encodedEmail,
  code: oneTimeCode,
  emailSessionId: z.nullish(z.string().check(z.maxLength(200))),
});

/** A beacon carries the session in the body. A call may carry it in the header. */
export const logoutViewSessionBody = z.object({
  encodedEmail: z.optional(z.string().check(z.maxLength(400))),
  emailSessionId: z.nullish(z.string().check(z.maxLength(200))),
});

/** The content of an open LeaveBit. */
const openContent = { infoFields: z.string(), attachments: z.array(z.string()) };

export const verifyAnswer = z.object({
  emailSessionId: z.string(),
  id: z.optional(z.number()),
  description: z.optional(z.string()),
  infoFields: z.optional(z.string()),
  attachments: z.optional(z.array(z.string())),
});

/** A LeaveBit as a recipient sees it. `infoFields` and `attachments` come only when it is open. */
const sharedLeavebit = z.object({
  id: z.number(),
  username: z.string(),
  description: z.string(),
  lastUpdate: z.string(),
  isLocked: z.boolean(),
  lockReason: z.nullable(z.string()),
  releaseDate: z.nullable(z.string()),
  subscriptionBlocked: z.boolean(),
  sharingEmails: z.array(z.string()),
  ...z.partial(z.object(openContent)).shape,
  /** How it was opened. Only for a LeaveBit that waited for a report. */
  release: z.optional(releaseSummary),
  /** It can be read until then. Only for an open LeaveBit of a released estate. */
  readableUntil: z.optional(z.string()),
});
export type SharedLeavebit = z.infer<typeof sharedLeavebit>;

/** A recipient's way in, without an account. */
export const recipientCalls = {
  /** The answer does not tell whether anything is shared with the address. */
  requestCode: defineCall({
    method: 'post',
    path: '/api/shared/trigger-bytes/:id/request-code',
    params: z.object({ id: shareScope }),
    body: requestCodeBody,
    answer: typeOnly<Done>(),
    isForGuests: true,
  }),
  /** Trades a code for an email session. For one open LeaveBit, the content comes along. */
  verifyCode: defineCall({
    method: 'post',
    path: '/api/shared/trigger-bytes/:id/verify',
    params: z.object({ id: shareScope }),
    body: verifyCodeBody,
    answer: verifyAnswer,
    isForGuests: true,
  }),
  /** Needs the email session of this address. */
  list: defineCall({
    method: 'get',
    path: '/api/my-leavebits/:encodedEmail',
    answer: z.array(sharedLeavebit),
    isForGuests: true,
  }),
};
