import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { defineCall, typeOnly, type ProofAsked } from './call.ts';
import { email, id, linkToken, oneTimeCode, ownerName } from './fields.ts';
import type { Done } from './session.ts';

export const reportTypes = ['death', 'incapacitation'] as const;
export type ReportType = (typeof reportTypes)[number];

/** A report's states: `pending`, then one of the next three. A `released` one may become `revoked`. */
export const reportStatuses = ['pending', 'released', 'refuted', 'expired', 'revoked'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Said where an owner enters their own address, and again when it is saved. */
export const OWN_REPORTER = 'You cannot be your own reporter. Please name people you trust.';

const reporterEmails = z.array(email, 'Please send a list of designated reporters; it may be empty.').check(
  z.maxLength(limits.reporters, `Maximum ${limits.reporters} reporters allowed`),
  z.refine((emails: string[]) => new Set(emails).size === emails.length, {
    message: 'This email is already added as a designated reporter',
  }),
);

const whole = (least: number, most: number, unit: string) => {
  const range = `Between ${least} and ${most} ${unit}`;
  const notWhole = `Please enter a whole number, ${least} to ${most}`;
  return z.number(notWhole).check(z.int(notWhole), z.minimum(least, range), z.maximum(most, range));
};

/** An owner's configuration. The phone number is a backup contact for people. Nothing calls it. */
export const releaseConfig = z.object({
  phoneNumber: z.nullish(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(40, 'Please use at most 40 characters'),
        z.regex(/^\P{Cc}*$/u, 'A phone number cannot contain control characters'),
      ),
  ),
  designatedReporters: reporterEmails,
  requiredConfirmations: z._default(
    whole(limits.leastConfirmations, limits.mostConfirmations, 'confirmations'),
    limits.defaultConfirmations,
  ),
  refuteTimeHours: z._default(
    whole(limits.leastRefuteHours, limits.mostRefuteHours, 'hours'),
    limits.defaultRefuteHours,
  ),
  /** Whether we ask reporters if something has happened after payments have stopped for long. Left out: unchanged. */
  askReportersOnLapse: z.optional(z.boolean('Please say yes or no')),
});
export type ReleaseConfig = z.infer<typeof releaseConfig>;

/** Who must agree to a release, and how long the owner can refute it. */
export type ReleaseTerms = Pick<
  ReleaseConfig,
  'designatedReporters' | 'requiredConfirmations' | 'refuteTimeHours'
>;

/** `replaces`: the configuration that the change was made from. `code`: the mailed proof, where one was asked for. */
const releaseConfigChange = z.extend(releaseConfig, {
  replaces: z.optional(releaseConfig),
  code: z.optional(oneTimeCode),
});
export type ReleaseConfigChange = z.infer<typeof releaseConfigChange>;

/** What somebody who was chosen as a reporter says to it. */
const reporterAnswers = ['accept', 'decline'] as const;
export type ReporterAnswer = (typeof reporterAnswers)[number];

/**
 * For each designated reporter: the state of the last mail with their links, and the first use of one of their link
 * pages. `mail` is null when we never wrote such a mail. Its fields are those of `mailStatus`.
 */
const reporterStatus = z.array(
  z.object({
    email: z.string(),
    mail: z.nullable(
      z.object({
        state: z.enum(['queued', 'accepted', 'failed']),
        at: z.string(),
        reason: z.nullable(z.string()),
      }),
    ),
    openedAt: z.nullable(z.string()),
    /** Whether they want to be a reporter. Null until they say. An older server does not say. */
    answer: z._default(z.nullable(z.enum(reporterAnswers)), null),
    answeredAt: z._default(z.nullable(z.string()), null),
    /** They told us that they want another address. */
    wantsOtherAddress: z._default(z.boolean(), false),
  }),
);
export type ReporterStatus = z.infer<typeof reporterStatus>;

/** The purpose of a reporter's link: one of the two reports, or `practice`, which reports nothing. */
export const reporterLinkTypes = [...reportTypes, 'practice'] as const;
export type ReporterLinkType = (typeof reporterLinkTypes)[number];

/** Who ended a report before it was decided: the owner, or the reporter, who took it back. */
export const refuters = ['owner', 'reporter'] as const;
export type Refuter = (typeof refuters)[number];

/**
 * What the holder of a reporter's link has done about the report that is being decided. `made`: it is their own. `asked`: they
 * were asked to confirm, and have not answered. `uninvolved`: they were not asked, because they became a reporter after it was
 * made.
 */
export const reporterParts = ['made', 'asked', 'confirmed', 'denied', 'uninvolved'] as const;
export type ReporterPart = (typeof reporterParts)[number];

const reporterTokenQuery = z.object({ token: linkToken, type: z.enum(reporterLinkTypes) });
const reporterTokenAnswer = z.object({
  ownerUsername: z.string(),
  ownerName,
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
  yourPart: z._default(z.nullable(z.enum(reporterParts)), null),
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
        refutedBy: z.nullable(z.enum(refuters)),
        reportedAt: z.string(),
      }),
    ),
    null,
  ),
});
export type ReporterTokenAnswer = z.infer<typeof reporterTokenAnswer>;

const reporterLinkOpenedBody = z.object({ token: linkToken, type: z.enum(reporterLinkTypes) });

const submitReportBody = z.object({ token: linkToken, reportType: z.enum(reportTypes) });
const submitReportAnswer = z.object({
  message: z.string(),
  expiresAt: z.string(),
  requiredConfirmations: z.number(),
  /** As in `reporterTokenAnswer`. */
  otherReporters: z.number(),
});
export type SubmitReportAnswer = z.infer<typeof submitReportAnswer>;

const linkTokenQuery = z.object({ token: linkToken });
const refuteTokenAnswer = z.object({
  reportType: z.enum(reportTypes),
  reporterEmail: z.string(),
  /** The name that the owner gave them. An older server does not say. */
  reporterName: z._default(z.nullable(z.string()), null),
  reportedAt: z.string(),
  expiresAt: z.string(),
});
export type RefuteTokenAnswer = z.infer<typeof refuteTokenAnswer>;

const confirmTokenAnswer = z.object({
  ownerUsername: z.string(),
  ownerName,
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
  refutedBy: z._default(z.nullable(z.enum(refuters)), null),
  /** Whether the report takes longer, because no warning could be delivered yet. The owner's time begins when one is. */
  isDelayed: z.boolean(),
});
export type ConfirmTokenAnswer = z.infer<typeof confirmTokenAnswer>;

/** By the mailed link, or by the signed-in owner for one of their own reports. */
const refuteReportBody = z.union([z.object({ refuteToken: linkToken }), z.object({ reportId: id })]);

const confirmReportBody = z.object({ token: linkToken, response: z.literal('confirm') });
const confirmReportAnswer = z.object({ message: z.string(), alreadyConfirmed: z.boolean() });

const askAgainAnswer = z.object({
  message: z.string(),
  /** They have confirmed already, so no mail is sent. */
  alreadyConfirmed: z.boolean(),
  /** When they can ask for it once more. Null when they have confirmed. A refusal with 429 says it, too. */
  againAt: z.nullable(z.string()),
});
export type AskAgainAnswer = z.infer<typeof askAgainAnswer>;

const reporterAnswerBody = z.object({ token: linkToken, answer: z.enum(reporterAnswers) });

const addressAnswerBody = z.object({
  token: linkToken,
  isGood: z.boolean('Please say whether the address is still good'),
});

const revokeReleaseBody = z.object({ reportId: id });
const revokeReleaseAnswer = z.object({
  message: z.string(),
  /** Set when the release has ended an agreement with PayFast. It stays ended. Everything is paid until `paidUntil`. */
  chargingEnded: z.nullable(z.object({ paidUntil: z.string() })),
});
export type RevokeReleaseAnswer = z.infer<typeof revokeReleaseAnswer>;

/**
 * Why a link of a reporter, a confirmer or the owner is refused. The answer is a 404 with `message` and this as `reason`.
 * `unknown` means that no such link exists, or that its reporter was removed. The other reasons are the state of the
 * report. With `pending` comes `yourPart`.
 */
export const linkRefusals = ['unknown', 'pending', 'released', 'refuted', 'expired', 'revoked'] as const;
export type LinkRefusal = (typeof linkRefusals)[number];

/** What happens to a report, in the words of its timeline. */
export const reportEventKinds = [
  'submitted',
  'confirmed',
  'confirmation-withdrawn',
  'denied',
  'warned',
  'window-moved',
  'restarted',
  'released',
  'refuted',
  'expired',
  'revoked',
] as const;
export type ReportEventKind = (typeof reportEventKinds)[number];

/** A report about the signed-in owner. */
const ownerReport = z.object({
  id: z.number(),
  reportType: z.enum(reportTypes),
  reporterEmail: z.string(),
  /** False once the owner has removed them from the designated reporters. */
  isStillReporter: z.boolean(),
  status: z.enum(reportStatuses),
  reportedAt: z.string(),
  expiresAt: z.string(),
  requiredConfirmations: z.number(),
  confirmations: z.number(),
  refuteTimeHours: z.number(),
  /** `email`: the person who did it. The owner's own acts have none. */
  events: z.array(
    z.object({ kind: z.enum(reportEventKinds), at: z.string(), email: z.nullable(z.string()) }),
  ),
});
export type OwnerReport = z.infer<typeof ownerReport>;

/** How the LeaveBits that a recipient reads were opened. It has no names. */
export const releaseSummary = z.object({
  reportType: z.enum(reportTypes),
  reportedAt: z.string(),
  confirmations: z.number(),
  releasedAt: z.string(),
});
export type ReleaseSummary = z.infer<typeof releaseSummary>;

/** The calls about the configuration, the links of reporters, and reports. */
export const releaseCalls = {
  readConfig: defineCall({
    method: 'get',
    path: '/api/release-config',
    answer: typeOnly<ReleaseConfig>(),
  }),
  /**
   * 409 when `replaces` is no longer the saved configuration. Other reporters, fewer confirmations and a shorter window need a
   * fresh proof.
   */
  saveConfig: defineCall({
    method: 'put',
    path: '/api/release-config',
    body: releaseConfigChange,
    answer: typeOnly<ReleaseConfig | ProofAsked>(),
    needsProof: true,
  }),
  reporterStatus: defineCall({ method: 'get', path: '/api/reporter-status', answer: reporterStatus }),
  /** Mails the links to all reporters again. */
  sendReporterLinks: defineCall({
    method: 'post',
    path: '/api/send-reporter-tokens',
    answer: typeOnly<Done>(),
  }),
  /** The reports about the signed-in owner, the latest first. */
  reports: defineCall({ method: 'get', path: '/api/reports', answer: z.array(ownerReport) }),
  /** The signed-in owner locks again everything that a false report opened. */
  revoke: defineCall({
    method: 'post',
    path: '/api/revoke-release',
    body: revokeReleaseBody,
    answer: revokeReleaseAnswer,
  }),
  /** Reads the purpose of a reporter's link. Reading changes nothing. */
  readReporterLink: defineCall({
    method: 'get',
    path: '/api/verify-reporter-token',
    query: reporterTokenQuery,
    answer: reporterTokenAnswer,
  }),
  /** Somebody has done something on the page of a reporter's link. */
  noteLinkOpened: defineCall({
    method: 'post',
    path: '/api/report-link-opened',
    body: reporterLinkOpenedBody,
    answer: typeOnly<Done>(),
  }),
  submitReport: defineCall({
    method: 'post',
    path: '/api/submit-report',
    body: submitReportBody,
    answer: submitReportAnswer,
  }),
  readConfirmLink: defineCall({
    method: 'get',
    path: '/api/verify-confirm-token',
    query: linkTokenQuery,
    answer: confirmTokenAnswer,
  }),
  confirmReport: defineCall({
    method: 'post',
    path: '/api/confirm-report',
    body: confirmReportBody,
    answer: confirmReportAnswer,
  }),
  /** A reporter takes back their own report while it is being decided. It becomes `refuted`. */
  withdrawReport: defineCall({
    method: 'post',
    path: '/api/withdraw-report',
    body: linkTokenQuery,
    answer: typeOnly<Done>(),
  }),
  /** A reporter who is asked to confirm says that the report is not true. The owner is told. It is no vote. */
  denyReport: defineCall({
    method: 'post',
    path: '/api/deny-report',
    body: linkTokenQuery,
    answer: typeOnly<Done>(),
  }),
  /**
   * A reporter has the mail with their confirm link sent again, by their own link for a death or an incapacitation. 409 when
   * there is no report that they can confirm, 429 with `againAt` when they had it sent again within the hour.
   */
  askAgain: defineCall({
    method: 'post',
    path: '/api/ask-again',
    body: linkTokenQuery,
    answer: askAgainAnswer,
  }),
  /** Somebody who was chosen says whether they want to be a reporter. Any of their links will do. */
  answerAsReporter: defineCall({
    method: 'post',
    path: '/api/reporter-answer',
    body: reporterAnswerBody,
    answer: typeOnly<Done>(),
  }),
  /** A reporter says whether their address is still good. Any of their links will do. The owner is told if it is not. */
  answerAboutAddress: defineCall({
    method: 'post',
    path: '/api/reporter-address',
    body: addressAnswerBody,
    answer: typeOnly<Done>(),
  }),
  readRefuteLink: defineCall({
    method: 'get',
    path: '/api/verify-refute-token',
    query: linkTokenQuery,
    answer: refuteTokenAnswer,
  }),
  refuteReport: defineCall({
    method: 'post',
    path: '/api/refute-report',
    body: refuteReportBody,
    answer: typeOnly<Done>(),
  }),
};
