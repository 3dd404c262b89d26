import { z } from 'zod';
import { limits } from '../domain/limits.ts';
import { email, id } from './fields.ts';

export const reportTypes = ['death', 'incapacitation'] as const;
export type ReportType = (typeof reportTypes)[number];

/** A report's states: `pending`, then one of the next three; a `released` one may become `revoked`. */
export const reportStatuses = ['pending', 'released', 'refuted', 'expired', 'revoked'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

const reporterEmails = z
  .array(email, 'Please send a list of designated reporters; it may be empty.')
  .max(limits.reporters, `Maximum ${limits.reporters} reporters allowed`)
  .refine((emails) => new Set(emails).size === emails.length, {
    message: 'This email is already added as a designated reporter',
  });

const whole = (least: number, most: number, message: string) =>
  z.number(message).int(message).min(least, message).max(most, message);

/** GET and PUT /api/release-config. The phone number is a backup contact for people; nothing rings it. */
export const releaseConfig = z.object({
  phoneNumber: z
    .string()
    .trim()
    .max(40, 'At most 40 characters')
    .regex(/^\P{Cc}*$/u, 'A phone number cannot contain control characters')
    .nullish(),
  designatedReporters: reporterEmails,
  requiredConfirmations: whole(
    limits.leastConfirmations,
    limits.mostConfirmations,
    `Between ${limits.leastConfirmations} and ${limits.mostConfirmations} confirmations`,
  ).default(limits.defaultConfirmations),
  refuteTimeHours: whole(
    limits.leastRefuteHours,
    limits.mostRefuteHours,
    `Between ${limits.leastRefuteHours} and ${limits.mostRefuteHours} hours`,
  ).default(limits.defaultRefuteHours),
  /** Whether reporters are asked if something has happened, once payments have stopped for long. Left out: as it is. */
  askReportersOnLapse: z.boolean('Please say yes or no').optional(),
});
export type ReleaseConfig = z.infer<typeof releaseConfig>;

/** PUT also takes the configuration that the change was made from: 409 when it is not the saved one any more. */
export const releaseConfigChange = releaseConfig.extend({ replaces: releaseConfig.optional() });
export type ReleaseConfigChange = z.infer<typeof releaseConfigChange>;

/**
 * GET /api/reporter-status: for each designated reporter what became of the last mail with their links (`mail` is
 * null when none was ever written; its fields are those of GET /api/mail-status), and when one of their link pages was first used.
 */
export const reporterStatus = z.array(
  z.object({
    email: z.string(),
    mail: z
      .object({
        state: z.enum(['queued', 'accepted', 'failed']),
        at: z.string(),
        reason: z.string().nullable(),
      })
      .nullable(),
    openedAt: z.string().nullable(),
  }),
);
export type ReporterStatus = z.infer<typeof reporterStatus>;

/** A secret in a link. Whatever is not one of ours names nothing. */
const linkToken = z.string().min(1).max(200);

/** What a reporter's link is for: one of the two reports, or `practice`, which reports nothing. */
export const reporterLinkTypes = [...reportTypes, 'practice'] as const;
export type ReporterLinkType = (typeof reporterLinkTypes)[number];

/** GET /api/verify-reporter-token?token&type */
export const reporterTokenQuery = z.object({ token: linkToken, type: z.enum(reporterLinkTypes) });
export const reporterTokenAnswer = z.object({
  ownerUsername: z.string(),
  refuteTimeHours: z.number(),
  requiredConfirmations: z.number(),
  /** How many other reporters would be asked to confirm. */
  otherReporters: z.number(),
});
export type ReporterTokenAnswer = z.infer<typeof reporterTokenAnswer>;

/** POST /api/report-link-opened: somebody has done something on the page of a reporter's link. */
export const reporterLinkOpenedBody = z.object({ token: linkToken, type: z.enum(reporterLinkTypes) });

/** POST /api/submit-report */
export const submitReportBody = z.object({ token: linkToken, reportType: z.enum(reportTypes) });
export const submitReportAnswer = z.object({
  message: z.string(),
  expiresAt: z.string(),
  requiredConfirmations: z.number(),
  otherReporters: z.number(),
});
export type SubmitReportAnswer = z.infer<typeof submitReportAnswer>;

/** GET /api/verify-refute-token?token and GET /api/verify-confirm-token?token */
export const linkTokenQuery = z.object({ token: linkToken });
export const refuteTokenAnswer = z.object({
  reportType: z.enum(reportTypes),
  reporterEmail: z.string(),
  reportedAt: z.string(),
  expiresAt: z.string(),
});
export type RefuteTokenAnswer = z.infer<typeof refuteTokenAnswer>;

export const confirmTokenAnswer = z.object({
  ownerUsername: z.string(),
  reportType: z.enum(reportTypes),
  reporterEmail: z.string(),
  reportedAt: z.string(),
  expiresAt: z.string(),
  requiredConfirmations: z.number(),
  confirmations: z.number(),
  alreadyConfirmed: z.boolean(),
  /** Other than `pending` only for who has confirmed before it was decided. */
  status: z.enum(reportStatuses),
  /** Whether it takes longer: no warning could be delivered yet, and the owner's time begins when one is. */
  isDelayed: z.boolean(),
});
export type ConfirmTokenAnswer = z.infer<typeof confirmTokenAnswer>;

/** POST /api/refute-report: by the mailed link, or by the signed-in owner for one of their own reports. */
export const refuteReportBody = z.union([z.object({ refuteToken: linkToken }), z.object({ reportId: id })]);

/** POST /api/confirm-report */
export const confirmReportBody = z.object({ token: linkToken, response: z.literal('confirm') });
export const confirmReportAnswer = z.object({ message: z.string(), alreadyConfirmed: z.boolean() });
export type ConfirmReportAnswer = z.infer<typeof confirmReportAnswer>;

/** POST /api/revoke-release: the signed-in owner locks again what a false report opened. */
export const revokeReleaseBody = z.object({ reportId: id });
export const revokeReleaseAnswer = z.object({
  message: z.string(),
  /** Set when the release has ended an agreement with PayFast, which stays ended: until when everything is paid. */
  chargingEnded: z.object({ paidUntil: z.string() }).nullable(),
});
export type RevokeReleaseAnswer = z.infer<typeof revokeReleaseAnswer>;

/**
 * Why a link of a reporter, a confirmer or the owner is refused (404 with `message` and this as `reason`):
 * `unknown`: no such link, or its reporter was removed; otherwise what became of the report.
 */
export const linkRefusals = ['unknown', 'pending', 'released', 'refuted', 'expired', 'revoked'] as const;
export type LinkRefusal = (typeof linkRefusals)[number];

/** What happens to a report, in the words of its timeline. */
export const reportEventKinds = [
  'submitted',
  'confirmed',
  'confirmation-withdrawn',
  'warned',
  'window-moved',
  'restarted',
  'released',
  'refuted',
  'expired',
  'revoked',
] as const;
export type ReportEventKind = (typeof reportEventKinds)[number];

/** GET /api/reports: the signed-in owner's, the latest first. */
export const ownerReport = z.object({
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
  /** `email`: who did it, where that is a person; the owner's own acts have none. */
  events: z.array(z.object({ kind: z.enum(reportEventKinds), at: z.string(), email: z.string().nullable() })),
});
export type OwnerReport = z.infer<typeof ownerReport>;

/** How what a recipient reads came to be open: no names. */
export const releaseSummary = z.object({
  reportType: z.enum(reportTypes),
  reportedAt: z.string(),
  confirmations: z.number(),
  releasedAt: z.string(),
});
export type ReleaseSummary = z.infer<typeof releaseSummary>;
