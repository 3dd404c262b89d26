import { z } from 'zod/mini';
import { languages } from '../domain/languages.ts';
import { limits } from '../domain/limits.ts';
import { sealedShape } from './leavebits.ts';
import { boundedArray, boundedString } from './schema/bounded-schemas.ts';
import { defineEndpoint, typeOnlySchema } from './schema/endpoint.ts';
import {
  emailSchema,
  encodedEmailSchema,
  idSchema,
  linkSecretSchema,
  linkTokenSchema,
  oneTimeCodeSchema,
  ownerNameSchema,
} from './schema/field-schemas.ts';
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

/** A beacon carries the session in its body; a regular request can carry it in the header. */
export const logoutViewSessionBody = z.object({
  encodedEmail: z.optional(boundedString(400)),
  emailSessionId: z.nullish(boundedString(200)),
});

/** The content of an open LeaveBit. */
const openContent = {
  infoFields: z.string(),
  attachments: z.array(z.string()),
  sealedNames: sealedShape.sealedNames,
};

export const verifyCodeResponseSchema = z.object({
  emailSessionId: z.string(),
  id: z.optional(z.number()),
  description: z.optional(z.string()),
  ...z.partial(z.object(openContent)).shape,
  sealed: sealedShape.sealed,
});

const mailLanguageSchema = z.object({ language: z.nullable(z.enum(languages)) });

/** Which emails from a sender are stopped: those about new items, or also those about openings. */
const stoppedMails = z.enum(['news', 'all']);
export type StoppedMailScope = z.infer<typeof stoppedMails>;

/** A LeaveBit as seen by a recipient. `infoFields` and `attachments` are present only if it is open. */
export const sharedLeavebitSchema = z.object({
  id: z.number(),
  username: z.string(),
  ownerName: ownerNameSchema,
  description: z.string(),
  lastUpdate: z.string(),
  isLocked: z.boolean(),
  lockReason: z.nullable(z.string()),
  releaseDate: z.nullable(z.string()),
  /** What a locked LeaveBit waits for. `lockReason` says the same in English. */
  waitsFor: z.optional(z.enum(['report', 'date'])),
  subscriptionBlocked: z.boolean(),
  /** When the time to read it ended. Only for a LeaveBit of a released estate that has closed. */
  closedAt: z.optional(z.string()),
  /** Only the recipient's own address, if the owner hides addresses from one another. */
  sharingEmails: z.array(z.string()),
  sealed: sealedShape.sealed,
  ...z.partial(z.object(openContent)).shape,
  /** It is open, but its texts don't fit on the list page. `details` returns `infoFields` and `attachments`. */
  isTruncated: z.optional(z.literal(true)),
  /** Nobody can read it. `description` says so in English. */
  isDamaged: z.optional(z.literal(true)),
  /** The recipient has stopped emails from its owner. */
  mailsStopped: z.optional(stoppedMails),
  /** How it was released. Only for a LeaveBit that waited for a report. */
  release: z.optional(releaseSummarySchema),
  /** When access ends. Only for an open LeaveBit of a released estate. */
  readableUntil: z.optional(z.string()),
  /** When it opened. Only for an open LeaveBit that waited for a date or a report. */
  openedAt: z.optional(z.string()),
  /** It opened recently, or since the recipient's last visit. */
  isJustOpened: z.optional(z.literal(true)),
});
export type SharedLeavebit = z.infer<typeof sharedLeavebitSchema>;

/** The response header of a list with another page. Contains the value for `after`. */
export const NEXT_PAGE_HEADER = 'X-Next-Cursor';

const someIds = z.pipe(
  z.pipe(
    boundedString(limits.leavebitsPerShare * 17),
    z.transform((text) => text.split(',') as unknown[] as number[]),
  ),
  boundedArray(idSchema, limits.leavebitsPerShare),
);

/** `hidden`: list hidden senders instead of the others. `ids`: only these LeaveBits, from any sender. */
const listQuery = z.object({
  after: z.optional(boundedString(80)),
  hidden: z.optional(z.literal('true')),
  ids: z.optional(someIds),
});

/** A recipient's preferences about an owner who shares something with them. */
const senderChoice = z.object({
  username: z.string(),
  ownerName: ownerNameSchema,
  isHidden: z.boolean(),
  mailsStopped: z.nullable(stoppedMails),
});
export type SenderPreference = z.infer<typeof senderChoice>;

/** Absent fields are left unchanged. */
const chooseBody = z.object({
  username: emailSchema,
  isHidden: z.optional(z.boolean()),
  /** All emails from this sender. */
  mailsStopped: z.optional(z.boolean()),
});

const sharedParams = z.object({ encodedEmail: encodedEmailSchema, id: idSchema });
const stopMailsAnswer = z.object({
  username: z.string(),
  ownerName: ownerNameSchema,
  mailsStopped: z.nullable(stoppedMails),
});
export type StopMailsResponse = z.infer<typeof stopMailsAnswer>;

/** Why a return link is rejected: a 404 with `message` and this as `reason`. `back`: the recipient has already returned. */
export const returnLinkErrorReasons = ['unknown', 'back', 'expired'] as const;
export type ReturnLinkErrorReason = (typeof returnLinkErrorReasons)[number];

/** The sender to whom the link leads back, and the recipient's own page. Reveals nothing about the LeaveBit. */
const returnLinkAnswer = z.object({
  username: z.string(),
  ownerName: ownerNameSchema,
  encodedEmail: z.string(),
  leftAt: z.string(),
  /** When the link expires. */
  expiresAt: z.string(),
  /** The recipient knows that a report has released the sender's estate. Absent from older servers. */
  isReleased: z._default(z.boolean(), false),
});
export type ReturnLinkResponse = z.infer<typeof returnLinkAnswer>;
const returnLinkBody = z.object({ token: linkTokenSchema });

/** Recipient access, without an account. */
export const recipientEndpoints = {
  /** The response does not reveal whether anything is shared with the address. */
  requestCode: defineEndpoint({
    method: 'post',
    path: '/api/shared/trigger-bytes/:id/request-code',
    params: z.object({ id: shareScope }),
    body: requestCodeBody,
    answer: typeOnlySchema<MessageResponse>(),
    isForGuests: true,
  }),
  /** Exchanges a code for an email session. Includes the content of a single LeaveBit that is open. */
  verifyCode: defineEndpoint({
    method: 'post',
    path: '/api/shared/trigger-bytes/:id/verify',
    params: z.object({ id: shareScope }),
    body: verifyCodeBody,
    answer: verifyCodeResponseSchema,
    isForGuests: true,
  }),
  /**
   * Requires this address's email session, as do the endpoints below. What has just opened comes first, then the rest that is
   * open, then what isn't; within each, the newest first. A list of more than 200 is paginated, as a header indicates. Texts
   * beyond 1 MB are omitted.
   */
  list: defineEndpoint({
    method: 'get',
    path: '/api/my-leavebits/:encodedEmail',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    query: listQuery,
    answer: z.array(sharedLeavebitSchema),
    isForGuests: true,
  }),
  /** The senders for whom the recipient has set preferences. */
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
  /** The language in which the recipient has asked us to write to them. Null if they haven't. */
  mailLanguage: defineEndpoint({
    method: 'get',
    path: '/api/my-leavebits/:encodedEmail/language',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    answer: mailLanguageSchema,
    isForGuests: true,
  }),
  /** Takes precedence over what owners have chosen for them. Null takes it back. */
  chooseMailLanguage: defineEndpoint({
    method: 'put',
    path: '/api/my-leavebits/:encodedEmail/language',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    body: mailLanguageSchema,
    answer: mailLanguageSchema,
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
  /** The recipient no longer wants a LeaveBit, which its owner can see. */
  leave: defineEndpoint({
    method: 'post',
    path: '/api/my-leavebits/:encodedEmail/:id/leave',
    params: sharedParams,
    status: 204,
    isForGuests: true,
  }),
  /**
   * Returns where the link in the email about leaving leads, without following it. The token is in the body, because URLs are
   * logged along the way.
   */
  readReturnLink: defineEndpoint({
    method: 'post',
    path: '/api/come-back/check',
    body: returnLinkBody,
    answer: returnLinkAnswer,
    isForGuests: true,
  }),
  /** Restores the recipient's access, as if they had never left. */
  comeBack: defineEndpoint({
    method: 'post',
    path: '/api/come-back',
    body: returnLinkBody,
    answer: typeOnlySchema<MessageResponse>(),
    isForGuests: true,
  }),
  /** Returns whose emails the link in an email's footer would stop, without stopping them. */
  readStopLink: defineEndpoint({
    method: 'get',
    path: '/api/stop-mails/:token',
    params: z.object({ token: linkTokenSchema }),
    answer: stopMailsAnswer,
    isForGuests: true,
  }),
  /** Stops all emails from that sender. */
  stopMails: defineEndpoint({
    method: 'post',
    path: '/api/stop-mails/:token',
    params: z.object({ token: linkTokenSchema }),
    answer: stopMailsAnswer,
    isForGuests: true,
  }),
};

/**
 * The purpose of a ticket. `text`: a LeaveBit's text as a file. `zip`: everything in a LeaveBit as one archive. `everything`: all
 * that the address may read, as one archive.
 */
export type DownloadTicketPurpose = 'download' | 'preview' | 'text' | 'zip' | 'everything';

const NO_NAME = 'Please name the file to download.';

const downloadTicketBody = z.union(
  [
    z.object({ purpose: z.literal('zip') }),
    z.object({ purpose: z.literal('text') }),
    z.object({
      purpose: z._default(z.enum(['download', 'preview']), 'download'),
      fileName: boundedString(1000, { missing: NO_NAME, tooLong: NO_NAME }).check(z.minLength(1, NO_NAME)),
    }),
  ],
  NO_NAME,
);
export type DownloadTicketRequest = z.infer<typeof downloadTicketBody>;

/** How a preview is rendered. Determined by the file's bytes, never by its name. */
const previewKind = z.enum(['image', 'pdf', 'text', 'audio', 'video']);
export type PreviewKind = z.infer<typeof previewKind>;

/** `url` serves the ticket's content for a few minutes. Only previews have a `kind`. */
export const downloadTicketSchema = z.object({ url: z.string(), kind: z.nullable(previewKind) });
export type DownloadTicket = z.infer<typeof downloadTicketSchema>;

/** The language of what we write ourselves in a download, such as its page. */
const downloadQuery = z.object({ lang: z.optional(z.enum(languages)) });

/** Recipients download with a ticket, because a link cannot carry the email session. */
export const downloadEndpoints = {
  ticket: defineEndpoint({
    method: 'post',
    path: '/api/shared/trigger-bytes/:id/download-ticket',
    params: z.object({ id: idSchema }),
    body: downloadTicketBody,
    answer: downloadTicketSchema,
    isForGuests: true,
  }),
  /** Serves the ticket's content. Redirects a browser that follows an expired link to a page. */
  redeem: defineEndpoint({
    method: 'get',
    path: '/api/shared/downloads/:ticket',
    params: z.object({ ticket: linkTokenSchema }),
    query: downloadQuery,
    isForGuests: true,
  }),
  /** A ticket for everything that the address may read, from all senders. */
  everythingTicket: defineEndpoint({
    method: 'post',
    path: '/api/my-leavebits/:encodedEmail/download-ticket',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    answer: downloadTicketSchema,
    isForGuests: true,
  }),
  /** Serves that archive: what is open when it starts, except what is withdrawn before its turn, which it names at its end. */
  redeemEverything: defineEndpoint({
    method: 'get',
    path: '/api/shared/everything/:ticket',
    params: z.object({ ticket: linkTokenSchema }),
    query: downloadQuery,
    isForGuests: true,
  }),
};
