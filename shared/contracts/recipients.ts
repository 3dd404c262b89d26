import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { boundedArray, boundedString } from './bounded-schemas.ts';
import { defineEndpoint, typeOnlySchema } from './endpoint.ts';
import {
  emailSchema,
  encodedEmailSchema,
  idSchema,
  linkSecretSchema,
  linkTokenSchema,
  oneTimeCodeSchema,
  ownerNameSchema,
} from './field-schemas.ts';
import { releaseSummarySchema } from './release.ts';
import type { MessageResponse } from './session.ts';

/** The scope of a code: one LeaveBit, or `all` that are shared with the address. */
const shareScope = z.union([z.literal('all'), idSchema]);
export type ShareScope = z.infer<typeof shareScope>;

const requestCodeBody = z.object({ encodedEmail: encodedEmailSchema, linkSecret: linkSecretSchema });

const verifyCodeBody = z.object({
  encodedEmail: encodedEmailSchema,
  code: oneTimeCodeSchema,
  emailSessionId: z.nullish(boundedString(200)),
  linkSecret: linkSecretSchema,
});

/** A beacon carries the session in the body. A call may carry it in the header. */
export const logoutViewSessionBody = z.object({
  encodedEmail: z.optional(boundedString(400)),
  emailSessionId: z.nullish(boundedString(200)),
});

/** The content of an open LeaveBit. */
const openContent = { infoFields: z.string(), attachments: z.array(z.string()) };

export const verifyCodeResponseSchema = z.object({
  emailSessionId: z.string(),
  id: z.optional(z.number()),
  description: z.optional(z.string()),
  infoFields: z.optional(z.string()),
  attachments: z.optional(z.array(z.string())),
});

/** The mails of a sender that no longer come: those about something new, or also those about openings. */
const stoppedMails = z.enum(['news', 'all']);
export type StoppedMailScope = z.infer<typeof stoppedMails>;

/** A LeaveBit as a recipient sees it. `infoFields` and `attachments` come only when it is open. */
export const sharedLeavebitSchema = z.object({
  id: z.number(),
  username: z.string(),
  ownerName: ownerNameSchema,
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
  release: z.optional(releaseSummarySchema),
  /** It can be read until then. Only for an open LeaveBit of a released estate. */
  readableUntil: z.optional(z.string()),
});
export type SharedLeavebit = z.infer<typeof sharedLeavebitSchema>;

/** The header of a list that has another page: the value for `after`. */
export const NEXT_PAGE_HEADER = 'X-Next-Cursor';

const someIds = z.pipe(
  z.pipe(
    boundedString(limits.leavebitsPerShare * 17),
    z.transform((text) => text.split(',') as unknown[] as number[]),
  ),
  boundedArray(idSchema, limits.leavebitsPerShare),
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
  ownerName: ownerNameSchema,
  isHidden: z.boolean(),
  mailsStopped: z.nullable(stoppedMails),
});
export type SenderPreference = z.infer<typeof senderChoice>;

/** What is absent stays as it is. */
const chooseBody = z.object({
  username: emailSchema,
  isHidden: z.optional(z.boolean()),
  /** All mails of this sender. */
  mailsStopped: z.optional(z.boolean()),
});

const sharedParams = z.object({ encodedEmail: encodedEmailSchema, id: idSchema });
const stopMailsAnswer = z.object({
  username: z.string(),
  ownerName: ownerNameSchema,
  mailsStopped: z.nullable(stoppedMails),
});
export type StopMailsResponse = z.infer<typeof stopMailsAnswer>;

/** Why the link with which a recipient comes back is refused: a 404 with `message` and this as `reason`. `back`: they are already. */
export const returnLinkErrorReasons = ['unknown', 'back', 'expired'] as const;
export type ReturnLinkErrorReason = (typeof returnLinkErrorReasons)[number];

/** Whose LeaveBit the link leads back to, and the recipient's own page. It says nothing about the LeaveBit. */
const returnLinkAnswer = z.object({
  username: z.string(),
  ownerName: ownerNameSchema,
  encodedEmail: z.string(),
  leftAt: z.string(),
  /** The end of the link. */
  expiresAt: z.string(),
});
export type ReturnLinkResponse = z.infer<typeof returnLinkAnswer>;
const returnLinkBody = z.object({ token: linkTokenSchema });

/** A recipient's way in, without an account. */
export const recipientEndpoints = {
  /** The answer does not tell whether anything is shared with the address. */
  requestCode: defineEndpoint({
    method: 'post',
    path: '/api/shared/trigger-bytes/:id/request-code',
    params: z.object({ id: shareScope }),
    body: requestCodeBody,
    answer: typeOnlySchema<MessageResponse>(),
    isForGuests: true,
  }),
  /** Trades a code for an email session. For one open LeaveBit, the content comes along. */
  verifyCode: defineEndpoint({
    method: 'post',
    path: '/api/shared/trigger-bytes/:id/verify',
    params: z.object({ id: shareScope }),
    body: verifyCodeBody,
    answer: verifyCodeResponseSchema,
    isForGuests: true,
  }),
  /**
   * Needs the email session of this address, as the calls below do. The latest created come first. A list of more than 200
   * has a next page, and a header says so. Texts beyond 1 MB are left out.
   */
  list: defineEndpoint({
    method: 'get',
    path: '/api/my-leavebits/:encodedEmail',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    query: listQuery,
    answer: z.array(sharedLeavebitSchema),
    isForGuests: true,
  }),
  /** The senders about whom the recipient has chosen something. */
  choices: defineEndpoint({
    method: 'get',
    path: '/api/my-leavebits/:encodedEmail/choices',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    answer: z.array(senderChoice),
    isForGuests: true,
  }),
  choose: defineEndpoint({
    method: 'put',
    path: '/api/my-leavebits/:encodedEmail/choices',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    body: chooseBody,
    answer: senderChoice,
    isForGuests: true,
  }),
  /** An open LeaveBit with all of its texts. */
  details: defineEndpoint({
    method: 'get',
    path: '/api/my-leavebits/:encodedEmail/:id',
    params: sharedParams,
    answer: sharedLeavebitSchema,
    isForGuests: true,
  }),
  /** The recipient wants no more of a LeaveBit. Its owner sees that. */
  leave: defineEndpoint({
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
  readReturnLink: defineEndpoint({
    method: 'post',
    path: '/api/come-back/check',
    body: returnLinkBody,
    answer: returnLinkAnswer,
    isForGuests: true,
  }),
  /** The recipient has it again, as if they had never left. */
  comeBack: defineEndpoint({
    method: 'post',
    path: '/api/come-back',
    body: returnLinkBody,
    answer: typeOnlySchema<MessageResponse>(),
    isForGuests: true,
  }),
  /** Whose mails the link at the foot of a mail stops. It changes nothing. */
  readStopLink: defineEndpoint({
    method: 'get',
    path: '/api/stop-mails/:token',
    params: z.object({ token: linkTokenSchema }),
    answer: stopMailsAnswer,
    isForGuests: true,
  }),
  /** Stops all mails of that sender. */
  stopMails: defineEndpoint({
    method: 'post',
    path: '/api/stop-mails/:token',
    params: z.object({ token: linkTokenSchema }),
    answer: stopMailsAnswer,
    isForGuests: true,
  }),
};
