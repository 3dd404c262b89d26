import { z } from 'zod/mini';
import { reportEventKinds, reportStatuses, reportTypes } from '#shared/contracts/release.ts';
import { subscriptionStatuses } from '#shared/domain/subscription.ts';

/*
 * The format of an export's `data.json`, documented in `docs/export-format.md`. A change that a reader of version 1 would
 * misinterpret needs a new version number; an additional field doesn't.
 */

export const EXPORT_FORMAT = 'leavebits-export';
export const EXPORT_VERSION = 1;

const moment = z.iso.datetime();
const count = z.int().check(z.nonnegative());

/** Matches `OpeningTime` in `rules.ts`. */
const opening = z.strictObject({
  when: z.enum(['at-once', 'on-date', 'after-report', 'never']),
  date: z.nullable(moment),
});

/** `path` is null for a damaged file, which isn't in the ZIP. */
const file = z.strictObject({
  name: z.string(),
  path: z.nullable(z.string()),
  size: count,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  mimeType: z.string(),
});
export type ExportedFile = z.infer<typeof file>;

const recipient = z.strictObject({ email: z.string(), releaseType: z.string(), opens: opening });

/** A version that a later save replaced. */
const version = z.strictObject({
  seqno: count,
  savedAt: moment,
  description: z.string(),
  infoFields: z.string(),
  recipients: z.array(recipient),
});
export type ExportedVersion = z.infer<typeof version>;

/** If the content can't be decrypted, the texts are null and no files are listed. */
const content = {
  id: z.int(),
  description: z.nullable(z.string()),
  infoFields: z.nullable(z.string()),
  lastUpdate: moment,
  isDamaged: z.boolean(),
  files: z.array(file),
};

const leavebit = z.strictObject({
  ...content,
  createdAt: moment,
  seqno: count,
  recipients: z.array(
    z.strictObject({ ...recipient.shape, isOpenNow: z.boolean(), leftAt: z.nullable(moment) }),
  ),
  /** Latest first. */
  versions: z.array(version),
});
export type ExportedLeavebit = z.infer<typeof leavebit>;

/** A form that has not been saved, as typed. `content` is null if it can't be decrypted. */
const draft = z.strictObject({
  /** Null for a new LeaveBit. */
  leavebitId: z.nullable(z.int()),
  /** The save on which it is based. */
  seqno: z.nullable(count),
  savedAt: moment,
  needsReview: z.boolean(),
  content: z.nullable(
    z.strictObject({
      description: z.string(),
      infoFields: z.string(),
      typedEmail: z.string(),
      recipients: z.array(
        z.strictObject({
          email: z.string(),
          name: z.string(),
          releaseType: z.string(),
          scheduledDate: z.string(),
        }),
      ),
      hidesAddresses: z.boolean(),
      deletedFiles: z.array(z.string()),
      fileNames: z.array(z.string()),
    }),
  ),
});
export type ExportedDraft = z.infer<typeof draft>;

const deleted = { deletedAt: moment, purgesAt: moment };

/** Deleted items that can still be restored. */
const trash = z.strictObject({
  leavebits: z.array(z.strictObject({ ...leavebit.shape, ...deleted })),
  /** Files removed from LeaveBits, whose ids are in `leavebitId`. */
  files: z.array(z.strictObject({ ...file.shape, leavebitId: z.int(), ...deleted })),
});

const terms = z.strictObject({
  designatedReporters: z.array(z.string()),
  requiredConfirmations: count,
  refuteTimeHours: count,
});

const releaseConfiguration = z.strictObject({
  ...terms.shape,
  askReportersOnLapse: z.boolean(),
  reporters: z.array(
    z.strictObject({
      email: z.string(),
      openedAt: z.nullable(moment),
      answer: z.nullable(z.enum(['accept', 'decline'])),
      answeredAt: z.nullable(moment),
    }),
  ),
  changes: z.array(
    z.strictObject({ changedAt: moment, undoneAt: z.nullable(moment), before: terms, after: terms }),
  ),
});

const report = z.strictObject({
  reportType: z.enum(reportTypes),
  status: z.enum(reportStatuses),
  reporterEmail: z.string(),
  reportedAt: moment,
  expiresAt: moment,
  requiredConfirmations: count,
  confirmations: count,
  refuteTimeHours: count,
  events: z.array(
    z.strictObject({ kind: z.enum(reportEventKinds), at: moment, email: z.nullable(z.string()) }),
  ),
});

const mail = z.strictObject({
  to: z.string(),
  kind: z.string(),
  createdAt: moment,
  state: z.enum(['queued', 'accepted', 'failed']),
  at: moment,
  reason: z.nullable(z.string()),
});

const subscription = z.strictObject({
  status: z.enum(subscriptionStatuses),
  startedAt: moment,
  freeUntil: moment,
  paidUntil: moment,
  nextPaymentDate: moment,
  nextPaymentAmountUsd: z.string(),
  cancelledAt: z.nullable(moment),
});

const payment = z.strictObject({ date: moment, amountZar: z.nullable(z.string()), status: z.string() });

const activity = z.strictObject({
  /** The last entry's number and the SHA-256 of the chain up to it. */
  head: z.strictObject({ number: count, hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  entries: z.array(
    z.strictObject({
      number: count,
      at: moment,
      kind: z.string(),
      subject: z.nullable(z.string()),
      detail: z.nullable(z.string()),
    }),
  ),
});

const frame = {
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: moment,
};

/** All of an owner's data. */
export const ownerExportSchema = z.strictObject({
  ...frame,
  kind: z.literal('owner'),
  account: z.strictObject({
    email: z.string(),
    name: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    timeZone: z.nullable(z.string()),
    createdAt: moment,
    signedInDevices: z.array(z.strictObject({ lastSignIn: moment })),
  }),
  people: z.array(z.strictObject({ email: z.string(), name: z.string() })),
  leavebits: z.array(leavebit),
  /** Latest first. */
  drafts: z.array(draft),
  trash,
  provedAddresses: z.array(z.strictObject({ email: z.string(), provedAt: moment })),
  releaseConfiguration,
  reports: z.array(report),
  mails: z.array(mail),
  subscription: z.nullable(subscription),
  payments: z.array(payment),
  activity: z.nullable(activity),
});
export type OwnerExport = z.infer<typeof ownerExportSchema>;

/** What one recipient would receive. */
export const recipientExportSchema = z.strictObject({
  ...frame,
  kind: z.literal('recipient'),
  from: z.strictObject({ email: z.string(), name: z.nullable(z.string()) }),
  to: z.strictObject({ email: z.string() }),
  leavebits: z.array(
    z.strictObject({
      ...content,
      opens: opening,
      isOpenNow: z.boolean(),
      sharingEmails: z.array(z.string()),
    }),
  ),
});
export type RecipientExport = z.infer<typeof recipientExportSchema>;
export type ReceivedLeavebit = RecipientExport['leavebits'][number];
