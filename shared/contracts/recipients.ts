import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { boundedArray, boundedString } from './bounded.ts';
import { defineCall, typeOnly } from './call.ts';
import { email, encodedEmail, id, linkSecret, linkToken, oneTimeCode, ownerName } from './fields.ts';
import { releaseSummary } from './release.ts';
import type { Done } from './session.ts';

/** The scope of a code: one LeaveBit, or `all` that are shared with the address. */
const shareScope = z.union([z.literal('all'), id]);
export type ShareScope = z.infer<typeof shareScope>;

const requestCodeBody = z.object({ encodedEmail, linkSecret });

const verifyCodeBody = z.object({
  encodedEmail,
  code: oneTimeCode,
  emailSessionId: z.nullish(boundedString(200)),
  linkSecret,
});

/** A beacon carries the session in the body. A call may carry it in the header. */
export const logoutViewSessionBody = z.object({
  encodedEmail: z.optional(boundedString(400)),
  emailSessionId: z.nullish(boundedString(200)),
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

/** The mails of a sender that no longer come: those about something new, or also those about openings. */
const stoppedMails = z.enum(['news', 'all']);
export type StoppedMails = z.infer<typeof stoppedMails>;

/** A LeaveBit as a recipient sees it. `infoFields` and `attachments` come only when it is open. */
export const sharedLeavebit = z.object({
  id: z.number(),
  username: z.string(),
  ownerName,
  description: z.string(),
  lastUpdate: z.string(),
  isLocked: z.boolean(),
  lockReason: z.nullable(z.string()),
  releaseDate: z.nullable(z.string()),
  subscriptionBlocked: z.boolean(),
  /** Only the visitor's own, if the owner hides the addresses from one another. */
  sharingEmails: z.array(z.string()),
  ...z.partial(z.object(openContent)).shape,
  /** It is open, but its texts are too many for the list. `details` has `infoFields` and `attachments`. */
  isTruncated: z.optional(z.literal(true)),
  /** The recipient stopped mails of its owner. */
  mailsStopped: z.optional(stoppedMails),
  /** How it was opened. Only for a LeaveBit that waited for a report. */
  release: z.optional(releaseSummary),
  /** It can be read until then. Only for an open LeaveBit of a released estate. */
  readableUntil: z.optional(z.string()),
});
export type SharedLeavebit = z.infer<typeof sharedLeavebit>;

/** The header of a list that has another page: the value for `after`. */
export const NEXT_PAGE_HEADER = 'X-Next-Cursor';

const someIds = z.pipe(
  z.pipe(
    boundedString(limits.leavebitsPerShare * 17),
    z.transform((text) => text.split(',') as unknown[] as number[]),
  ),
  boundedArray(id, limits.leavebitsPerShare),
);

/** `hidden`: those of hidden senders, in place of the others. `ids`: only these, whoever sent them. */
const listQuery = z.object({
  after: z.optional(boundedString(40)),
  hidden: z.optional(z.literal('true')),
  ids: z.optional(someIds),
});

/** What a recipient chose about an owner who shares something with them. */
const senderChoice = z.object({
  username: z.string(),
  ownerName,
  isHidden: z.boolean(),
  mailsStopped: z.nullable(stoppedMails),
});
export type SenderChoice = z.infer<typeof senderChoice>;

/** What is absent stays as it is. */
const chooseBody = z.object({
  username: email,
  isHidden: z.optional(z.boolean()),
  /** All mails of this sender. */
  mailsStopped: z.optional(z.boolean()),
});

const sharedParams = z.object({ encodedEmail, id });
const stopMailsAnswer = z.object({ username: z.string(), ownerName, mailsStopped: z.nullable(stoppedMails) });
export type StopMailsAnswer = z.infer<typeof stopMailsAnswer>;

/** Why the link with which a recipient comes back is refused: a 404 with `message` and this as `reason`. `back`: they are already. */
export const returnRefusals = ['unknown', 'back', 'expired'] as const;
export type ReturnRefusal = (typeof returnRefusals)[number];

/** Whose LeaveBit the link leads back to, and the recipient's own page. It says nothing about the LeaveBit. */
const returnLinkAnswer = z.object({
  username: z.string(),
  ownerName,
  encodedEmail: z.string(),
  leftAt: z.string(),
  /** The end of the link. */
  expiresAt: z.string(),
});
export type ReturnLinkAnswer = z.infer<typeof returnLinkAnswer>;
const returnLinkBody = z.object({ token: linkToken });

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
  /**
   * Needs the email session of this address, as the calls below do. The latest created come first. A list of more than 200
   * has a next page, and a header says so. Texts beyond 1 MB are left out.
   */
  list: defineCall({
    method: 'get',
    path: '/api/my-leavebits/:encodedEmail',
    params: z.object({ encodedEmail }),
    query: listQuery,
    answer: z.array(sharedLeavebit),
    isForGuests: true,
  }),
  /** The senders about whom the recipient has chosen something. */
  choices: defineCall({
    method: 'get',
    path: '/api/my-leavebits/:encodedEmail/choices',
    params: z.object({ encodedEmail }),
    answer: z.array(senderChoice),
    isForGuests: true,
  }),
  choose: defineCall({
    method: 'put',
    path: '/api/my-leavebits/:encodedEmail/choices',
    params: z.object({ encodedEmail }),
    body: chooseBody,
    answer: senderChoice,
    isForGuests: true,
  }),
  /** An open LeaveBit with all of its texts. */
  details: defineCall({
    method: 'get',
    path: '/api/my-leavebits/:encodedEmail/:id',
    params: sharedParams,
    answer: sharedLeavebit,
    isForGuests: true,
  }),
  /** The recipient wants no more of a LeaveBit. Its owner sees that. */
  leave: defineCall({
    method: 'post',
    path: '/api/my-leavebits/:encodedEmail/:id/leave',
    params: sharedParams,
    status: 204,
    isForGuests: true,
  }),
  /**
   * What the link in the mail about leaving leads back to. It changes nothing. The token is in a body, because an address is
   * logged on the way.
   */
  readReturnLink: defineCall({
    method: 'post',
    path: '/api/come-back/check',
    body: returnLinkBody,
    answer: returnLinkAnswer,
    isForGuests: true,
  }),
  /** The recipient has it again, as if they had never left. */
  comeBack: defineCall({
    method: 'post',
    path: '/api/come-back',
    body: returnLinkBody,
    answer: typeOnly<Done>(),
    isForGuests: true,
  }),
  /** Whose mails the link at the foot of a mail stops. It changes nothing. */
  readStopLink: defineCall({
    method: 'get',
    path: '/api/stop-mails/:token',
    params: z.object({ token: linkToken }),
    answer: stopMailsAnswer,
    isForGuests: true,
  }),
  /** Stops all mails of that sender. */
  stopMails: defineCall({
    method: 'post',
    path: '/api/stop-mails/:token',
    params: z.object({ token: linkToken }),
    answer: stopMailsAnswer,
    isForGuests: true,
  }),
};
