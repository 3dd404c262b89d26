import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { PHONE_INPUT_LENGTH } from '../domain/phone-number.ts';
import type { ReportNumbers } from '../domain/reporters.ts';
import { boundedArray, boundedString } from './schema/bounded-schemas.ts';
import { defineEndpoint, typeOnlySchema, type ReauthenticationRequired } from './schema/endpoint.ts';
import {
  emailSchema,
  encodedEmailSchema,
  idSchema,
  linkTokenSchema,
  oneTimeCodeSchema,
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

/** Shown when too few reporters are left for the confirmations after an accident or a stroke. */
export const TOO_FEW_FOR_INCAPACITATION_MESSAGE =
  'After an accident or a stroke, too: please have at least 1 more reporter than confirmations required';

export const PHONE_NUMBER_MESSAGE = 'Please enter the number with its country code, such as +27 82 555 0101';

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

const NOT_AWAY_DATE = 'Please send a date, such as 2030-01-31 or 2030-01-31T12:00:00Z';
const isIsoDate = (text: string) =>
  [z.iso.date(), z.iso.datetime({ offset: true })].some((format) => format.safeParse(text).success);

const PHONE_TOO_LONG = `Please use no more than ${PHONE_INPUT_LENGTH} characters`;

/** After how many months without a sign-in an owner, and then their reporters, can be asked. 0 means never. */
export const silenceMonths = [0, 6, 12, 24] as const;
export const DEFAULT_SILENCE_MONTHS = 12;
export type SilenceMonths = (typeof silenceMonths)[number];

const requiredConfirmations = whole(limits.minConfirmations, limits.maxConfirmations, 'confirmations');
const refuteTimeHours = whole(limits.minRefuteHours, limits.maxRefuteHours, 'hours');

/** `asForDeath`: the numbers are those for a death and follow them. A save may send back what it was given. */
const incapacitationNumbers = z.object(
  { requiredConfirmations, refuteTimeHours, asForDeath: z.optional(z.boolean('Please say yes or no')) },
  'Please send the confirmations required and the hours to refute, or null for the same as for a death',
);

/** Empty means none. */
const optionalEmail = z.union([z.literal(''), emailSchema], 'Invalid email address');

/** An owner's configuration. */
export const releaseConfigSchema = z.object({
  /** A second address for warnings. Null or empty: none. Absent: unchanged. */
  secondEmail: z.nullish(optionalEmail),
  /** A phone number for warnings, international. Null or empty: none. Absent: unchanged. */
  phoneNumber: z.nullish(
    boundedString(PHONE_INPUT_LENGTH * 2, { tooLong: PHONE_TOO_LONG, field: 'The phone number' }).check(
      z.trim(),
      z.maxLength(PHONE_INPUT_LENGTH, PHONE_TOO_LONG),
      z.regex(/^\P{Cc}*$/u, 'A phone number can’t contain control characters'),
    ),
  ),
  designatedReporters: reporterEmails,
  requiredConfirmations,
  refuteTimeHours,
  /** The numbers for a report of incapacity. Null: those for a death. Absent: unchanged. Responses always contain the numbers. */
  incapacitation: z.nullish(incapacitationNumbers),
  /** Whether reporters are asked if something has happened once payments have stopped for a long time. Absent: unchanged. */
  askReportersOnLapse: z.optional(z.boolean('Please say yes or no')),
  /**
   * Until when the owner is away: no refute window ends before then plus `refuteTimeHours`. A date means its beginning in UTC.
   * Null: not away. Absent: unchanged.
   */
  awayUntil: z.optional(
    z.nullable(
      boundedString(40, { missing: NOT_AWAY_DATE, tooLong: NOT_AWAY_DATE }).check(
        z.refine(isIsoDate, NOT_AWAY_DATE),
      ),
    ),
  ),
  /**
   * After how many months without a sign-in the reporters are asked, once two emails to the owner remained without one. Absent:
   * unchanged.
   */
  silenceMonths: z.optional(z.literal(silenceMonths, 'Please choose 0, 6, 12 or 24 months')),
  /** For how many days after a refutation by the owner nobody can report them. Absent: unchanged. */
  coolDownDays: z.optional(whole(0, limits.coolDownMaxDays, 'days')),
});
export type ReleaseConfig = z.infer<typeof releaseConfigSchema>;

/** The ways to warn an owner. The address of the account is always one. */
export const warningWayKinds = ['email', 'second-email', 'phone'] as const;
export type WarningWayKind = (typeof warningWayKinds)[number];

/** The configuration as saved. A second way is used once it is verified. */
export interface SavedReleaseConfig extends ReleaseConfig {
  secondEmailVerified: boolean;
  phoneNumberVerified: boolean;
  /** Whether this service sends text messages. Otherwise, a phone number can't be verified. */
  sendsTexts: boolean;
}

/** The second ways, as named in the endpoints that verify them. */
const verifiedChannels = ['email', 'phone'] as const;
export type VerifiedChannel = (typeof verifiedChannels)[number];

const wayChannel = z.enum(verifiedChannels, 'Please choose email or phone');
const verifyWayBody = z.object({ channel: wayChannel, code: oneTimeCodeSchema });
const sendWayCodeBody = z.object({ channel: wayChannel });

/**
 * How many must agree to a release and how long the owner can refute it, after a death and an incapacity, whether they are away, how they are warned, how long nobody can
 * report after a refutation, and whether reporters are asked when payments stop. Changes from earlier versions lack the later fields. The
 * dates say when a second way was verified.
 */
export type ReleaseTerms = Pick<
  ReleaseConfig,
  | 'designatedReporters'
  | 'requiredConfirmations'
  | 'refuteTimeHours'
  | 'askReportersOnLapse'
  | 'awayUntil'
  | 'silenceMonths'
  | 'coolDownDays'
  | 'secondEmail'
  | 'phoneNumber'
> & {
  /** Null: as for a death. */
  incapacitation?: ReportNumbers | null;
  secondEmailVerifiedAt?: string | null;
  phoneNumberVerifiedAt?: string | null;
};

/** A configuration as sent. Whatever is absent is unchanged, except the reporters, who are always sent. */
export const partialReleaseConfigSchema = z.extend(releaseConfigSchema, {
  requiredConfirmations: z.optional(requiredConfirmations),
  refuteTimeHours: z.optional(refuteTimeHours),
});
export type PartialReleaseConfig = z.infer<typeof partialReleaseConfigSchema>;

/**
 * `replaces`: the configuration on which the change is based. `code`: the reauthentication code from the email, if one was
 * requested.
 */
const releaseConfigChange = z.extend(partialReleaseConfigSchema, {
  replaces: z.optional(partialReleaseConfigSchema),
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
    /**
     * Since when their links don't work, because the owner refuted their report and hasn't decided about them. Null if they do.
     * Absent from older servers.
     */
    suspendedAt: z._default(z.nullable(z.string()), null),
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

const leavebitHeadline = { id: z.number(), description: z.string() };

/**
 * What a release had opened. `readers`: who has read a LeaveBit since, when they last did, and when they last downloaded something of
 * it. `unread`: what nobody has read.
 */
const readMeanwhile = z.object({
  read: z.array(
    z.object({
      ...leavebitHeadline,
      readers: z.array(
        z.object({
          email: z.string(),
          name: z.nullable(z.string()),
          readAt: z.string(),
          downloadedAt: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  unread: z.array(z.object(leavebitHeadline)),
});
export type ReadMeanwhile = z.infer<typeof readMeanwhile>;

/** A substitute from whom something was taken back with the end of a release, and how much of it they had read. */
const takenBack = z.object({
  email: z.string(),
  name: z.nullable(z.string()),
  leavebits: z.number(),
  read: z.number(),
});
export type TakenBack = z.infer<typeof takenBack>;

const revokeReleaseBody = z.object({ reportId: idSchema, ...reauthenticationFields });
const revokeReleaseAnswer = z.object({
  message: z.string(),
  /** Set if the release ended an agreement with PayFast, which stays ended. Everything is paid for until `paidUntil`. */
  chargingEnded: z.nullable(z.object({ paidUntil: z.string() })),
  /** For an owner who is back after an incapacity. Null after a false report of a death. Absent from older servers. */
  readMeanwhile: z._default(z.nullable(readMeanwhile), null),
  takenBack: z._default(z.array(takenBack), []),
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
  'passed-on',
  'refuted',
  'expired',
  'revoked',
] as const;
export type ReportEventKind = (typeof reportEventKinds)[number];

/** A warning. `at`: when the server or gateway of a way accepted or rejected it, or was last tried; null if it wasn't. */
const ownerWarning = z.object({
  stage: z.enum(['first', 'half', 'last', 'final']),
  at: z.string(),
  ways: z.array(
    z.object({
      way: z.enum(warningWayKinds),
      state: z.enum(['queued', 'accepted', 'failed']),
      at: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
});

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
  /** As of the submission, and one more for each reporter who denies it. */
  requiredConfirmations: z.number(),
  confirmations: z.number(),
  /** How many reporters have confirmed or still can: those asked, except whoever was removed or denies it. Absent from older servers. */
  possibleConfirmations: z._default(z.number(), limits.reporters),
  refuteTimeHours: z.number(),
  /** Until when the owner had said that they would be away. Null if they hadn't. Absent from older servers. */
  awayUntil: z._default(z.nullable(z.string()), null),
  /** The warnings, each with the ways it was sent. Absent from older servers. */
  warnings: z._default(z.array(ownerWarning), []),
  /** `email`: the person who acted. Absent for the owner's own actions. `reason`: why they denied the report, if they said so. */
  events: z.array(
    z.object({
      kind: z.enum(reportEventKinds),
      at: z.string(),
      email: z.nullable(z.string()),
      reason: z.optional(z.string()),
    }),
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
    answer: typeOnlySchema<SavedReleaseConfig>(),
  }),
  /**
   * Responds with 409 if `replaces` is no longer the saved configuration. Changing reporters, lowering the number of
   * confirmations, shortening the window, turning `askReportersOnLapse` off, being away or away for longer, raising
   * `silenceMonths`, or changing a second way requires recent reauthentication. A new second way is sent a code.
   */
  saveConfig: defineEndpoint({
    method: 'put',
    path: '/api/release-config',
    body: releaseConfigChange,
    answer: typeOnlySchema<SavedReleaseConfig | ReauthenticationRequired>(),
    needsProof: true,
  }),
  /** Verifies a second way with the code that was sent to it. */
  verifyWay: defineEndpoint({
    method: 'post',
    path: '/api/release-config/verify',
    body: verifyWayBody,
    answer: typeOnlySchema<SavedReleaseConfig>(),
  }),
  /** Sends another code to a second way that isn't verified. */
  sendWayCode: defineEndpoint({
    method: 'post',
    path: '/api/release-config/send-code',
    body: sendWayCodeBody,
    answer: typeOnlySchema<MessageResponse>(),
  }),
  reporterStatus: defineEndpoint({ method: 'get', path: '/api/reporter-status', answer: reporterStatus }),
  /**
   * Whether a reporter whose report was refuted stays. Removing them requires recent reauthentication, like any change of reporters;
   * 409 if too few would be left, or if another decision about them came first. 404 for anyone who isn't suspended.
   */
  decideAboutReporter: defineEndpoint({
    method: 'post',
    path: '/api/reporters/:encodedEmail/decide',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    body: z.object({ keep: z.boolean('Please say yes or no'), ...reauthenticationFields }),
    answer: orReauthenticationRequired(z.object({ message: z.string() })),
    needsProof: true,
  }),
  /** Emails the links to all reporters again. */
  sendReporterLinks: defineEndpoint({
    method: 'post',
    path: '/api/send-reporter-tokens',
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /**
   * Emails the owner everything that their reporters and recipients would get, marked as a rehearsal. Nobody else gets anything.
   * Once in six hours, and not while a report is in force.
   */
  sendRehearsal: defineEndpoint({
    method: 'post',
    path: '/api/release-config/rehearsal',
    answer: z.object({ message: z.string(), mails: z.number() }),
  }),
  /** The reports about the signed-in owner, newest first. */
  reports: defineEndpoint({ method: 'get', path: '/api/reports', answer: z.array(ownerReport) }),
  /**
   * Locks everything that a report opened: it was false, or the owner is back after an incapacity. Requires recent reauthentication,
   * because the report may be true.
   */
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
