import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { boundedArray, boundedString } from './bounded-schemas.ts';
import { defineEndpoint, typeOnlySchema, type ReauthenticationRequired } from './endpoint.ts';
import {
  emailSchema,
  idSchema,
  linkTokenSchema,
  orReauthenticationRequired,
  reauthenticationFields,
} from './field-schemas.ts';
import type { MessageResponse } from './session.ts';

export const reportTypes = ['death', 'incapacitation'] as const;
export type ReportType = (typeof reportTypes)[number];

/** A report's states: `pending`, then one of the next three. A `released` one may become `revoked`. */
export const reportStatuses = ['pending', 'released', 'refuted', 'expired', 'revoked'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Said where an owner enters their own address, and again when it is saved. */
export const OWN_REPORTER_MESSAGE = 'You cannot be your own reporter. Please name people you trust.';

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
const PHONE_TOO_LONG = `Please use at most ${PHONE_LENGTH} characters`;

/** An owner's configuration. The phone number is a backup contact for people. Nothing calls it. */
export const releaseConfigSchema = z.object({
  phoneNumber: z.nullish(
    boundedString(PHONE_LENGTH * 2, { tooLong: PHONE_TOO_LONG, field: 'The phone number' }).check(
      z.trim(),
      z.maxLength(PHONE_LENGTH, PHONE_TOO_LONG),
      z.regex(/^\P{Cc}*$/u, 'A phone number cannot contain control characters'),
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
  /** Whether we ask reporters if something has happened after payments have stopped for long. Left out: unchanged. */
  askReportersOnLapse: z.optional(z.boolean('Please say yes or no')),
});
export type ReleaseConfig = z.infer<typeof releaseConfigSchema>;

/**
 * Who must agree to a release, how long the owner can refute it, and whether anybody is asked when payments stop. A change
 * from an earlier version may not hold the last one.
 */
export type ReleaseTerms = Pick<
  ReleaseConfig,
  'designatedReporters' | 'requiredConfirmations' | 'refuteTimeHours' | 'askReportersOnLapse'
>;

/** `replaces`: the configuration that the change was made from. `code`: the mailed proof, where one was asked for. */
const releaseConfigChange = z.extend(releaseConfigSchema, {
  replaces: z.optional(releaseConfigSchema),
  ...reauthenticationFields,
});
export type ReleaseConfigChange = z.infer<typeof releaseConfigChange>;

/** What somebody who was chosen as a reporter says to it. */
export const reporterAnswers = ['accept', 'decline'] as const;
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

/** Who ended a report before it was decided: the owner, or the reporter, who took it back. */
export const refuterRoles = ['owner', 'reporter'] as const;
export type RefuterRole = (typeof refuterRoles)[number];

/** By the mailed link, or by the signed-in owner for one of their own reports. */
const refuteReportBody = z.union([
  z.object({ refuteToken: linkTokenSchema }),
  z.object({ reportId: idSchema }),
]);

const revokeReleaseBody = z.object({ reportId: idSchema, ...reauthenticationFields });
const revokeReleaseAnswer = z.object({
  message: z.string(),
  /** Set when the release has ended an agreement with PayFast. It stays ended. Everything is paid until `paidUntil`. */
  chargingEnded: z.nullable(z.object({ paidUntil: z.string() })),
});
export type RevokeReleaseResponse = z.infer<typeof revokeReleaseAnswer>;

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
export const releaseSummarySchema = z.object({
  reportType: z.enum(reportTypes),
  reportedAt: z.string(),
  confirmations: z.number(),
  releasedAt: z.string(),
});
export type ReleaseSummary = z.infer<typeof releaseSummarySchema>;

/** The calls of the owner about the configuration and reports. `report-links.ts` has those of the mailed links. */
export const releaseEndpoints = {
  readConfig: defineEndpoint({
    method: 'get',
    path: '/api/release-config',
    answer: typeOnlySchema<ReleaseConfig>(),
  }),
  /**
   * 409 when `replaces` is no longer the saved configuration. Other reporters, fewer confirmations, a shorter window and
   * `askReportersOnLapse` that becomes false need a fresh proof.
   */
  saveConfig: defineEndpoint({
    method: 'put',
    path: '/api/release-config',
    body: releaseConfigChange,
    answer: typeOnlySchema<ReleaseConfig | ReauthenticationRequired>(),
    needsProof: true,
  }),
  reporterStatus: defineEndpoint({ method: 'get', path: '/api/reporter-status', answer: reporterStatus }),
  /** Mails the links to all reporters again. */
  sendReporterLinks: defineEndpoint({
    method: 'post',
    path: '/api/send-reporter-tokens',
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /** The reports about the signed-in owner, the latest first. */
  reports: defineEndpoint({ method: 'get', path: '/api/reports', answer: z.array(ownerReport) }),
  /** The signed-in owner locks again everything that a false report opened. It needs a fresh proof: the report may be true. */
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
