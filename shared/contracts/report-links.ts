import { z } from 'zod/mini';
import { languages } from '../domain/languages.ts';
import { limits } from '../domain/limits.ts';
import { normalizeText } from '../domain/text.ts';
import { defineEndpoint, typeOnlySchema } from './schema/endpoint.ts';
import { boundedText } from './schema/bounded-schemas.ts';
import { emailSchema, linkTokenSchema, ownerNameSchema } from './schema/field-schemas.ts';
import { refuterRoles, reporterAnswers, reportStatuses, reportTypes } from './release.ts';
import type { MessageResponse } from './session.ts';

/** The purpose of a reporter's link: one of the two report types, or `practice`, which reports nothing. */
export const reporterLinkTypes = [...reportTypes, 'practice'] as const;
export type ReporterLinkType = (typeof reporterLinkTypes)[number];

/**
 * The involvement of a reporter's link's holder in the pending report. `made`: it is their own. `asked`: they were asked to
 * confirm and have not responded. `uninvolved`: they were not asked, because they became a reporter after it was submitted.
 */
export const reporterInvolvements = ['made', 'asked', 'confirmed', 'denied', 'uninvolved'] as const;
export type ReporterInvolvement = (typeof reporterInvolvements)[number];

/** Only the involvements of people who were part of the report. */
export const participantInvolvements = reporterInvolvements.filter((part) => part !== 'uninvolved');
export type ParticipantInvolvement = (typeof participantInvolvements)[number];

/** Until when the owner of a report is away, as they had said before it. Null if they hadn't. Absent from older servers. */
const awayUntil = z._default(z.nullable(z.string()), null);

const reporterTokenQuery = z.object({ token: linkTokenSchema, type: z.enum(reporterLinkTypes) });
const reporterTokenAnswer = z.object({
  ownerUsername: z.string(),
  ownerName: ownerNameSchema,
  /** For a report of the link's type. On the practice link, of a death. */
  refuteTimeHours: z.number(),
  requiredConfirmations: z.number(),
  /** On the practice link, the numbers for a report of incapacity. Null on the others. Absent from older servers. */
  incapacitation: z._default(
    z.nullable(z.object({ requiredConfirmations: z.number(), refuteTimeHours: z.number() })),
    null,
  ),
  /** Until when the owner is away, which a report has to wait for. Null if they aren't, and on the practice link. */
  awayUntil: z._default(z.nullable(z.string()), null),
  /** The number of other reporters who can be counted on to confirm. Those who declined are asked too, but not counted. */
  otherReporters: z.number(),
  /** This reporter's latest response. Null if they have not responded. Absent from older servers. */
  answer: z._default(z.nullable(z.enum(reporterAnswers)), null),
  /** Whether to ask the reporter if their address is still current. */
  asksAddress: z._default(z.boolean(), false),
  /** This reporter's involvement in the pending report. Null if there is none. Absent from older servers. */
  yourPart: z._default(z.nullable(z.enum(reporterInvolvements)), null),
  /** Whether a report has opened the estate. Only the practice link still answers then. Absent from older servers. */
  isReleased: z._default(z.boolean(), false),
  /**
   * Whether this reporter can do nothing until the owner has decided about them. Their other links answer with an error then. Absent
   * from older servers.
   */
  isSuspended: z._default(z.boolean(), false),
  /** This reporter's own pending report, if any. Never set on the practice link. */
  report: z.optional(
    z.object({
      status: z.enum(reportStatuses),
      reportType: z.enum(reportTypes),
      reportedAt: z.string(),
      confirmations: z.number(),
      /** As of the submission, and one more for each denial. */
      requiredConfirmations: z.number(),
      expiresAt: z.string(),
      /** How many reporters deny the report. Each requires one more confirmation. Absent from older servers. */
      denials: z._default(z.number(), 0),
      awayUntil,
      /** As in `confirmTokenAnswer`. */
      isDelayed: z.boolean(),
    }),
  ),
  /** The outcome of this reporter's last report, unless it opened something that is still open. Absent from older servers. */
  lastReport: z._default(
    z.nullable(
      z.object({
        status: z.enum(['refuted', 'expired', 'revoked']),
        /** Null unless it was refuted. */
        refutedBy: z.nullable(z.enum(refuterRoles)),
        reportedAt: z.string(),
      }),
    ),
    null,
  ),
  /**
   * When this reporter can report again, after recently submitting or withdrawing several reports. Null if they can report now.
   * Absent from older servers.
   */
  pausedUntil: z._default(z.nullable(z.string()), null),
  /**
   * `own-reports`: this reporter has submitted or withdrawn several reports lately. `cool-down`: the owner has refuted a report and
   * wants a pause before the next one. Absent from older servers.
   */
  pauseReason: z._default(z.nullable(z.enum(['own-reports', 'cool-down'])), null),
  /**
   * The language of our emails to this reporter about the owner, which they can change here. Null if they have asked for a language
   * in all their emails. Absent from older servers.
   */
  mailLanguage: z._default(z.nullable(z.enum(languages)), null),
});
export type ReporterTokenResponse = z.infer<typeof reporterTokenAnswer>;

const reporterLinkOpenedBody = z.object({ token: linkTokenSchema, type: z.enum(reporterLinkTypes) });

const submitReportBody = z.object({ token: linkTokenSchema, reportType: z.enum(reportTypes) });
const submitReportAnswer = z.object({
  message: z.string(),
  expiresAt: z.string(),
  awayUntil,
  requiredConfirmations: z.number(),
  /** As in `reporterTokenAnswer`. */
  otherReporters: z.number(),
});
export type SubmitReportResponse = z.infer<typeof submitReportAnswer>;

const linkTokenQuery = z.object({ token: linkTokenSchema });
const refuteTokenAnswer = z.object({
  reportType: z.enum(reportTypes),
  reporterEmail: z.string(),
  /** The name that the owner gave this reporter. Absent from older servers. */
  reporterName: z._default(z.nullable(z.string()), null),
  reportedAt: z.string(),
  expiresAt: z.string(),
  /**
   * The reporters who deny the report, or did before they confirmed it. `withdrawnAt`: when they confirmed it; null while their
   * denial is in force. Absent from older servers, as are its dates.
   */
  denials: z._default(
    z.array(
      z.object({
        email: z.string(),
        name: z.nullable(z.string()),
        reason: z.nullable(z.string()),
        deniedAt: z.optional(z.string()),
        withdrawnAt: z._default(z.nullable(z.string()), null),
      }),
    ),
    [],
  ),
  /** Whether enough reporters have confirmed, so that only the owner can stop it. Absent from older servers. */
  isEnoughConfirmed: z._default(z.boolean(), false),
});
export type RefuteTokenResponse = z.infer<typeof refuteTokenAnswer>;

const confirmTokenAnswer = z.object({
  ownerUsername: z.string(),
  ownerName: ownerNameSchema,
  reportType: z.enum(reportTypes),
  reporterEmail: z.string(),
  reportedAt: z.string(),
  expiresAt: z.string(),
  /** As of the submission, and one more for each denial. */
  requiredConfirmations: z.number(),
  confirmations: z.number(),
  alreadyConfirmed: z.boolean(),
  /** Whether this reporter denies the report. Absent from older servers. */
  hasDenied: z._default(z.boolean(), false),
  /** Whether this reporter can deny it. Everyone can once, even after confirming. Absent from older servers. */
  canDeny: z._default(z.boolean(), true),
  /** How many reporters deny the report, including this one. Absent from older servers. */
  denials: z._default(z.number(), 0),
  awayUntil,
  /** Only reporters who confirmed while the report was pending see any other status than `pending`. */
  status: z.enum(reportStatuses),
  /** Null unless it was refuted. Absent from older servers. */
  refutedBy: z._default(z.nullable(z.enum(refuterRoles)), null),
  /**
   * Whether the report is delayed because no warning has been delivered so far. The owner's window starts with the first
   * delivery.
   */
  isDelayed: z.boolean(),
  /** Whether this reporter has declined the role. Absent from older servers. */
  hasDeclined: z._default(z.boolean(), false),
  /** For reporters who confirmed a report that has ended: their involvement in another, pending one. */
  anotherPart: z.optional(z.enum(participantInvolvements)),
});
export type ConfirmTokenResponse = z.infer<typeof confirmTokenAnswer>;

const confirmReportBody = z.object({ token: linkTokenSchema, response: z.literal('confirm') });
const confirmReportAnswer = z.object({ message: z.string(), alreadyConfirmed: z.boolean() });

const denyReportBody = z.object({
  token: linkTokenSchema,
  /** How they know. For the owner only. */
  reason: z.nullish(boundedText(limits.denialReasonLength, 'The reason', normalizeText)),
});

const askAgainAnswer = z.object({
  message: z.string(),
  /** They have already confirmed, so no email is sent. */
  alreadyConfirmed: z.boolean(),
  /** When they can request another email. Null if they have confirmed. A 429 response also carries it. */
  againAt: z.nullable(z.string()),
});
export type ResendConfirmLinkResponse = z.infer<typeof askAgainAnswer>;

const reporterAnswerBody = z.object({ token: linkTokenSchema, answer: z.enum(reporterAnswers) });

const addressAnswerBody = z.object({
  token: linkTokenSchema,
  isGood: z.boolean('Please say whether you still use this address'),
});

const mailLanguageBody = z.object({ token: linkTokenSchema, language: z.enum(languages) });

/** How a report ended. `withdrawn`: refuted by its own reporter. */
export const reportEndings = ['released', 'refuted', 'withdrawn', 'expired', 'revoked'] as const;
export type ReportEnding = (typeof reportEndings)[number];

/**
 * Why a reporter's, confirmer's or owner's link cannot be used: a 404 with `message` and this as `reason`. `unknown`: the link
 * does not exist, or its reporter was removed. An involvement: a report about the same owner is pending, and this is the link
 * holder's involvement in it; `subject` if they are that owner. `suspended`: the owner has refuted their report, and hasn't decided
 * yet whether they stay a reporter. Otherwise, how the link's report ended. For a reporter's own link
 * that a report or a suspension blocks, `ownerUsername` and `ownerName` come with it.
 */
export const reportLinkErrorReasons = [
  'unknown',
  'subject',
  'suspended',
  ...reporterInvolvements,
  ...reportEndings,
] as const;
export type ReportLinkErrorReason = (typeof reportLinkErrorReasons)[number];

/** Endpoints for the pages that links in emails open. Their visitors have no session. */
export const reportLinkEndpoints = {
  /** Returns the purpose of a reporter's link. Read-only. */
  readReporterLink: defineEndpoint({
    method: 'get',
    path: '/api/verify-reporter-token',
    query: reporterTokenQuery,
    answer: reporterTokenAnswer,
  }),
  /** Records that someone has interacted with the page of a reporter's link. */
  noteLinkOpened: defineEndpoint({
    method: 'post',
    path: '/api/report-link-opened',
    body: reporterLinkOpenedBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
  submitReport: defineEndpoint({
    method: 'post',
    path: '/api/submit-report',
    body: submitReportBody,
    answer: submitReportAnswer,
  }),
  readConfirmLink: defineEndpoint({
    method: 'get',
    path: '/api/verify-confirm-token',
    query: linkTokenQuery,
    answer: confirmTokenAnswer,
  }),
  confirmReport: defineEndpoint({
    method: 'post',
    path: '/api/confirm-report',
    body: confirmReportBody,
    answer: confirmReportAnswer,
  }),
  /** A reporter withdraws their own pending report, which becomes `refuted`. */
  withdrawReport: defineEndpoint({
    method: 'post',
    path: '/api/withdraw-report',
    body: linkTokenQuery,
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /**
   * A reporter who was asked to confirm denies the report, even after confirming it. It then needs one more confirmation, and opens
   * seven days later at the earliest. Only the owner reads the reason. Responds with 409 if they have denied and then confirmed it.
   */
  denyReport: defineEndpoint({
    method: 'post',
    path: '/api/deny-report',
    body: denyReportBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /**
   * Resends the email with a reporter's confirm link, requested with their own link for a death or an incapacitation. Responds
   * with 409 if there is no report that they can confirm, and with 429 and `againAt` if it was resent within the last hour.
   */
  askAgain: defineEndpoint({
    method: 'post',
    path: '/api/ask-again',
    body: linkTokenQuery,
    answer: askAgainAnswer,
  }),
  /** Someone chosen as a reporter accepts or declines. Any of their links works. */
  answerAsReporter: defineEndpoint({
    method: 'post',
    path: '/api/reporter-answer',
    body: reporterAnswerBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /** A reporter says whether their address is still current. Any of their links works. The owner is notified if it is not. */
  answerAboutAddress: defineEndpoint({
    method: 'post',
    path: '/api/reporter-address',
    body: addressAnswerBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /**
   * A reporter asks for emails about this owner in a language. Any of their links works. It has no effect on someone who has asked for
   * a language in all their emails.
   */
  chooseMailLanguage: defineEndpoint({
    method: 'post',
    path: '/api/reporter-language',
    body: mailLanguageBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /**
   * Emails a reporter who has lost their links new ones, for each owner who has chosen this address. The response is the same for
   * every address.
   */
  sendLostLinks: defineEndpoint({
    method: 'post',
    path: '/api/reporter-links',
    body: z.object({ email: emailSchema }),
    answer: typeOnlySchema<MessageResponse>(),
  }),
  readRefuteLink: defineEndpoint({
    method: 'get',
    path: '/api/verify-refute-token',
    query: linkTokenQuery,
    answer: refuteTokenAnswer,
  }),
};
