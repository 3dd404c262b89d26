import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { boundedArray, boundedString } from './schema/bounded-schemas.ts';
import { defineEndpoint, typeOnlySchema, type ReauthenticationRequired } from './schema/endpoint.ts';
import {
  emailSchema,
  idSchema,
  linkTokenSchema,
  orReauthenticationRequired,
  reauthenticationFields,
} from './schema/field-schemas.ts';
import type { MessageResponse } from './session.ts';

export const reportTypes = ['death', 'incapacitation'] as const;
export type ReportType = (typeof reportTypes)[number];

/** Report states: first `pending`, then one of the next three. A `released` report may become `revoked`. */
export const reportStatuses = ['pending', 'released', 'refuted', 'expired', 'revoked'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Shown when an owner enters their own address, and again on save. */
export const OWN_REPORTER_MESSAGE = 'You can’t be your own reporter. Please name people you trust.';

const reporterEmails = boundedArray(emailSchema, limits.reporters, {
  missing: 'Please send a list of designated reporters; it may be empty.',
  tooLong: `Maximum ${limits.reporters} reporters allowed`,
}).check(
  z.refine((emails: string[]) => new Set(emails).size === emails.length, {
    message: 'This email is already added as a designated reporter',
  }),
);

const whole = (least: number, most: number, unit: string) => {
  const range = `Between ${least} and ${most} ${unit}`;
  const notWhole = `Please enter a whole number, ${least} to ${most}`;
  return z.number(notWhole).check(z.int(notWhole), z.minimum(least, range), z.maximum(most, range));
};

const PHONE_LENGTH = 40;
const PHONE_TOO_LONG = `Please use no more than ${PHONE_LENGTH} characters`;

/** An owner's configuration. The phone number is a backup contact for humans; the software never calls it. */
export const releaseConfigSchema = z.object({
  phoneNumber: z.nullish(
    boundedString(PHONE_LENGTH * 2, { tooLong: PHONE_TOO_LONG, field: 'The phone number' }).check(
      z.trim(),
      z.maxLength(PHONE_LENGTH, PHONE_TOO_LONG),
      z.regex(/^\P{Cc}*$/u, 'A phone number can’t contain control characters'),
    ),
  ),
  designatedReporters: reporterEmails,
  requiredConfirmations: z._default(
    whole(limits.minConfirmations, limits.maxConfirmations, 'confirmations'),
    limits.defaultConfirmations,
  ),
  refuteTimeHours: z._default(
    whole(limits.minRefuteHours, limits.maxRefuteHours, 'hours'),
    limits.defaultRefuteHours,
  ),
  /** Whether reporters are asked if something has happened once payments have stopped for a long time. Absent: unchanged. */
  askReportersOnLapse: z.optional(z.boolean('Please say yes or no')),
});
export type ReleaseConfig = z.infer<typeof releaseConfigSchema>;

/**
 * How many must agree to a release, how long the owner can refute it, and whether reporters are asked when payments stop. Changes
 * from earlier versions may lack the last field.
 */
export type ReleaseTerms = Pick<
  ReleaseConfig,
  'designatedReporters' | 'requiredConfirmations' | 'refuteTimeHours' | 'askReportersOnLapse'
>;

/**
 * `replaces`: the configuration on which the change is based. `code`: the reauthentication code from the email, if one was
 * requested.
 */
const releaseConfigChange = z.extend(releaseConfigSchema, {
  replaces: z.optional(releaseConfigSchema),
  ...reauthenticationFields,
});
export type ReleaseConfigChange = z.infer<typeof releaseConfigChange>;

/** How someone responds to being chosen as a reporter. */
export const reporterAnswers = ['accept', 'decline'] as const;
export type ReporterAnswer = (typeof reporterAnswers)[number];

/**
 * For each designated reporter: the status of the last email with their links, and when one of their link pages was first used.
 * `mail` is null if no such email was ever sent; its fields are those of `mailStatus`.
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
    /** Whether they agreed to be a reporter. Null until they respond. Absent from older servers. */
    answer: z._default(z.nullable(z.enum(reporterAnswers)), null),
    answeredAt: z._default(z.nullable(z.string()), null),
    /** They have told us that they want to use another address. */
    wantsOtherAddress: z._default(z.boolean(), false),
  }),
);
export type ReporterStatus = z.infer<typeof reporterStatus>;

/** Who ended a pending report: the owner, or the reporter by withdrawing it. */
export const refuterRoles = ['owner', 'reporter'] as const;
export type RefuterRole = (typeof refuterRoles)[number];

/** Through the link from an email, or by the signed-in owner for one of their own reports. */
const refuteReportBody = z.union([
  z.object({ refuteToken: linkTokenSchema }),
  z.object({ reportId: idSchema }),
]);

const revokeReleaseBody = z.object({ reportId: idSchema, ...reauthenticationFields });
const revokeReleaseAnswer = z.object({
  message: z.string(),
  /** Set if the release ended an agreement with PayFast, which stays ended. Everything is paid for until `paidUntil`. */
  chargingEnded: z.nullable(z.object({ paidUntil: z.string() })),
});
export type RevokeReleaseResponse = z.infer<typeof revokeReleaseAnswer>;

/** The kinds of events in a report's timeline. */
export const reportEventKinds = [
  'submitted',
  'confirmed',
  'confirmation-withdrawn',
  'denied',
  'warned',
  'window-moved',
  'restarted',
  'released',
  'recipient-unreached',
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
  /** False once the owner has removed this reporter from the configuration. */
  isStillReporter: z.boolean(),
  status: z.enum(reportStatuses),
  reportedAt: z.string(),
  expiresAt: z.string(),
  requiredConfirmations: z.number(),
  confirmations: z.number(),
  refuteTimeHours: z.number(),
  /** `email`: the person who acted. Absent for the owner's own actions. */
  events: z.array(
    z.object({ kind: z.enum(reportEventKinds), at: z.string(), email: z.nullable(z.string()) }),
  ),
});
export type OwnerReport = z.infer<typeof ownerReport>;

/** How the LeaveBits that a recipient can read were released. Contains no names. */
export const releaseSummarySchema = z.object({
  reportType: z.enum(reportTypes),
  reportedAt: z.string(),
  confirmations: z.number(),
  releasedAt: z.string(),
});
export type ReleaseSummary = z.infer<typeof releaseSummarySchema>;

/** The owner's endpoints for the configuration and reports. Those for links in emails are in `report-links.ts`. */
export const releaseEndpoints = {
  readConfig: defineEndpoint({
    method: 'get',
    path: '/api/release-config',
    answer: typeOnlySchema<ReleaseConfig>(),
  }),
  /**
   * Responds with 409 if `replaces` is no longer the saved configuration. Changing reporters, lowering the number of
   * confirmations, shortening the window, or turning `askReportersOnLapse` off requires recent reauthentication.
   */
  saveConfig: defineEndpoint({
    method: 'put',
    path: '/api/release-config',
    body: releaseConfigChange,
    answer: typeOnlySchema<ReleaseConfig | ReauthenticationRequired>(),
    needsProof: true,
  }),
  reporterStatus: defineEndpoint({ method: 'get', path: '/api/reporter-status', answer: reporterStatus }),
  /** Emails the links to all reporters again. */
  sendReporterLinks: defineEndpoint({
    method: 'post',
    path: '/api/send-reporter-tokens',
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /** The reports about the signed-in owner, newest first. */
  reports: defineEndpoint({ method: 'get', path: '/api/reports', answer: z.array(ownerReport) }),
  /** Locks everything that a false report opened. Requires recent reauthentication, because the report may be true. */
  revoke: defineEndpoint({
    method: 'post',
    path: '/api/revoke-release',
    body: revokeReleaseBody,
    answer: orReauthenticationRequired(revokeReleaseAnswer),
    needsProof: true,
  }),
  refuteReport: defineEndpoint({
    method: 'post',
    path: '/api/refute-report',
    body: refuteReportBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
};
