import { z } from 'zod/mini';
import { defineEndpoint, typeOnlySchema } from './endpoint.ts';
import { linkTokenSchema, ownerNameSchema } from './field-schemas.ts';
import { refuterRoles, reporterAnswers, reportStatuses, reportTypes } from './release.ts';
import type { MessageResponse } from './session.ts';

/** The purpose of a reporter's link: one of the two reports, or `practice`, which reports nothing. */
export const reporterLinkTypes = [...reportTypes, 'practice'] as const;
export type ReporterLinkType = (typeof reporterLinkTypes)[number];

/**
 * What the holder of a reporter's link has done about the report that is being decided. `made`: it is their own. `asked`: they
 * were asked to confirm, and have not answered. `uninvolved`: they were not asked, because they became a reporter after it was
 * made.
 */
export const reporterInvolvements = ['made', 'asked', 'confirmed', 'denied', 'uninvolved'] as const;
export type ReporterInvolvement = (typeof reporterInvolvements)[number];

/** The same for somebody who has a part in the report. */
export const activeInvolvements = reporterInvolvements.filter((part) => part !== 'uninvolved');
export type ActiveInvolvement = (typeof activeInvolvements)[number];

const reporterTokenQuery = z.object({ token: linkTokenSchema, type: z.enum(reporterLinkTypes) });
const reporterTokenAnswer = z.object({
  ownerUsername: z.string(),
  ownerName: ownerNameSchema,
  refuteTimeHours: z.number(),
  requiredConfirmations: z.number(),
  /** On how many other reporters one can count to confirm. Those who declined are asked, too, and do not count. */
  otherReporters: z.number(),
  /** What this reporter last answered. Null when they have not. An older server does not say. */
  answer: z._default(z.nullable(z.enum(reporterAnswers)), null),
  /** Whether it is time to ask them if the address is still good. */
  asksAddress: z._default(z.boolean(), false),
  /**
   * What this reporter has done about the report that is being decided. Null when none is. An older server does not say.
   */
  yourPart: z._default(z.nullable(z.enum(reporterInvolvements)), null),
  /** This reporter's own report, while it is being decided. Absent otherwise, and on the practice link. */
  report: z.optional(
    z.object({
      status: z.enum(reportStatuses),
      reportType: z.enum(reportTypes),
      reportedAt: z.string(),
      confirmations: z.number(),
      requiredConfirmations: z.number(),
      expiresAt: z.string(),
      /** How many of those who were asked say that it is not true. An older server does not say. */
      denials: z._default(z.number(), 0),
      /** As in `confirmTokenAnswer`. */
      isDelayed: z.boolean(),
    }),
  ),
  /** What became of this reporter's last report, if it opened nothing that is still open. An older server does not say. */
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
   * Until when this reporter cannot report, because they have reported or taken back several times lately. Null when they can. An
   * older server does not say.
   */
  pausedUntil: z._default(z.nullable(z.string()), null),
});
export type ReporterTokenResponse = z.infer<typeof reporterTokenAnswer>;

const reporterLinkOpenedBody = z.object({ token: linkTokenSchema, type: z.enum(reporterLinkTypes) });

const submitReportBody = z.object({ token: linkTokenSchema, reportType: z.enum(reportTypes) });
const submitReportAnswer = z.object({
  message: z.string(),
  expiresAt: z.string(),
  requiredConfirmations: z.number(),
  /** As in `reporterTokenAnswer`. */
  otherReporters: z.number(),
});
export type SubmitReportResponse = z.infer<typeof submitReportAnswer>;

const linkTokenQuery = z.object({ token: linkTokenSchema });
const refuteTokenAnswer = z.object({
  reportType: z.enum(reportTypes),
  reporterEmail: z.string(),
  /** The name that the owner gave them. An older server does not say. */
  reporterName: z._default(z.nullable(z.string()), null),
  reportedAt: z.string(),
  expiresAt: z.string(),
});
export type RefuteTokenResponse = z.infer<typeof refuteTokenAnswer>;

const confirmTokenAnswer = z.object({
  ownerUsername: z.string(),
  ownerName: ownerNameSchema,
  reportType: z.enum(reportTypes),
  reporterEmail: z.string(),
  reportedAt: z.string(),
  expiresAt: z.string(),
  requiredConfirmations: z.number(),
  confirmations: z.number(),
  alreadyConfirmed: z.boolean(),
  /** Whether this reporter has said that it is not true. An older server does not say. */
  hasDenied: z._default(z.boolean(), false),
  /** How many of those who were asked say that it is not true, this reporter included. An older server does not say. */
  denials: z._default(z.number(), 0),
  /** Only reporters who confirmed before the decision see another status than `pending`. */
  status: z.enum(reportStatuses),
  /** Null unless it was refuted. An older server does not say. */
  refutedBy: z._default(z.nullable(z.enum(refuterRoles)), null),
  /** Whether the report takes longer, because no warning could be delivered yet. The owner's time begins when one is. */
  isDelayed: z.boolean(),
  /** Whether this reporter has said that they do not want to be one. An older server does not say. */
  hasDeclined: z._default(z.boolean(), false),
  /** For somebody who confirmed a report that has ended: as `anotherPart` with the refusal of a link. */
  anotherPart: z.optional(z.enum(activeInvolvements)),
});
export type ConfirmTokenResponse = z.infer<typeof confirmTokenAnswer>;

const confirmReportBody = z.object({ token: linkTokenSchema, response: z.literal('confirm') });
const confirmReportAnswer = z.object({ message: z.string(), alreadyConfirmed: z.boolean() });

const askAgainAnswer = z.object({
  message: z.string(),
  /** They have confirmed already, so no mail is sent. */
  alreadyConfirmed: z.boolean(),
  /** When they can request another mail. Null when they have confirmed. A 429 response carries it too. */
  againAt: z.nullable(z.string()),
});
export type ResendConfirmLinkResponse = z.infer<typeof askAgainAnswer>;

const reporterAnswerBody = z.object({ token: linkTokenSchema, answer: z.enum(reporterAnswers) });

const addressAnswerBody = z.object({
  token: linkTokenSchema,
  isGood: z.boolean('Please say whether the address is still good'),
});

/**
 * Why a link of a reporter, a confirmer or the owner is refused. The answer is a 404 with `message` and this as `reason`.
 * `unknown` means that no such link exists, or that its reporter was removed. The other reasons are the state of the
 * report. With `pending` comes `yourPart`.
 *
 * A report that has ended may not be the last one. The owner then reads `another: true` if another report about them is being
 * decided. Who was asked to confirm reads `anotherPart`: what they have done about that other report. Both are absent otherwise,
 * and so is `anotherPart` for those who have no part in it.
 */
export const reportLinkErrorReasons = [
  'unknown',
  'pending',
  'released',
  'refuted',
  'expired',
  'revoked',
] as const;
export type ReportLinkErrorReason = (typeof reportLinkErrorReasons)[number];

/** The calls of the pages that mailed links open. Their visitors have no session. */
export const reportLinkEndpoints = {
  /** Reads the purpose of a reporter's link. Reading changes nothing. */
  readReporterLink: defineEndpoint({
    method: 'get',
    path: '/api/verify-reporter-token',
    query: reporterTokenQuery,
    answer: reporterTokenAnswer,
  }),
  /** Somebody has done something on the page of a reporter's link. */
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
  /** A reporter takes back their own report while it is being decided. It becomes `refuted`. */
  withdrawReport: defineEndpoint({
    method: 'post',
    path: '/api/withdraw-report',
    body: linkTokenQuery,
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /** A reporter who is asked to confirm says that the report is not true. The owner is told. It is no vote. */
  denyReport: defineEndpoint({
    method: 'post',
    path: '/api/deny-report',
    body: linkTokenQuery,
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /**
   * A reporter has the mail with their confirm link sent again, by their own link for a death or an incapacitation. 409 when
   * there is no report that they can confirm, 429 with `againAt` when they had it sent again within the hour.
   */
  askAgain: defineEndpoint({
    method: 'post',
    path: '/api/ask-again',
    body: linkTokenQuery,
    answer: askAgainAnswer,
  }),
  /** Somebody who was chosen says whether they want to be a reporter. Any of their links will do. */
  answerAsReporter: defineEndpoint({
    method: 'post',
    path: '/api/reporter-answer',
    body: reporterAnswerBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /** A reporter says whether their address is still good. Any of their links will do. The owner is told if it is not. */
  answerAboutAddress: defineEndpoint({
    method: 'post',
    path: '/api/reporter-address',
    body: addressAnswerBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
  readRefuteLink: defineEndpoint({
    method: 'get',
    path: '/api/verify-refute-token',
    query: linkTokenQuery,
    answer: refuteTokenAnswer,
  }),
};
