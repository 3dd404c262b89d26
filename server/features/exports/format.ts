import { z } from 'zod/mini';
import { reportEventKinds, warningWayKinds, reportStatuses, reportTypes } from '#shared/contracts/release.ts';
import { languages } from '#shared/domain/languages.ts';
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
  sealedNames: z.optional(z.string()),
  recipients: z.array(recipient),
});
export type ExportedVersion = z.infer<typeof version>;

/** Present only for a sealed LeaveBit, whose `infoFields` and files are age files. */
const sealing = { sealed: z.optional(z.literal(true)), sealedNames: z.optional(z.string()) };

/** If the content can't be decrypted, the texts are null and no files are listed. */
const content = {
  id: z.int(),
  description: z.nullable(z.string()),
  infoFields: z.nullable(z.string()),
  lastUpdate: moment,
  isDamaged: z.boolean(),
  files: z.array(file),
  ...sealing,
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
      sealed: sealing.sealed,
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

const numbers = { requiredConfirmations: count, refuteTimeHours: count };

const terms = z.strictObject({
  designatedReporters: z.array(z.string()),
  ...numbers,
  /** Null: as for a death. */
  incapacitation: z.nullable(z.strictObject(numbers)),
});

const releaseConfiguration = z.strictObject({
  ...terms.shape,
  askReportersOnLapse: z.boolean(),
  awayUntil: z.nullable(moment),
  silenceMonths: count,
  coolDownDays: count,
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
  awayUntil: z.nullable(moment),
  warnings: z.array(
    z.strictObject({
      stage: z.enum(['first', 'half', 'last', 'final']),
      at: moment,
      ways: z.array(
        z.strictObject({
          way: z.enum(warningWayKinds),
          state: z.enum(['queued', 'accepted', 'failed']),
          at: z.nullable(moment),
          reason: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  events: z.array(
    z.strictObject({
      kind: z.enum(reportEventKinds),
      at: moment,
      email: z.nullable(z.string()),
      reason: z.optional(z.string()),
    }),
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
    secondEmail: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    timeZone: z.nullable(z.string()),
    createdAt: moment,
    signedInDevices: z.array(z.strictObject({ lastSignIn: moment })),
  }),
  /** Those whom the owner named, or for whom they chose a language. */
  people: z.array(
    z.strictObject({
      email: z.string(),
      name: z.nullable(z.string()),
      language: z.nullable(z.enum(languages)),
    }),
  ),
  /** The key for sealed LeaveBits as it is stored: the secret one is an age file for the passphrase. Null if there is none. */
  sealing: z.nullable(
    z.strictObject({
      publicKey: z.string(),
      wrappedKey: z.string(),
      earlier: z.array(z.strictObject({ publicKey: z.string(), wrappedKey: z.string(), replacedAt: moment })),
    }),
  ),
  /** The public keys of the cards of recipients. */
  cards: z.array(
    z.strictObject({
      email: z.string(),
      publicKey: z.string(),
      setAt: moment,
      checkedAt: z.nullable(moment),
    }),
  ),
  /** Who receives what a person hasn't opened so many days after its opening. */
  substitutes: z.array(z.strictObject({ email: z.string(), substitute: z.string(), afterDays: z.number() })),
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

/** A LeaveBit that goes to a substitute. Without its content: until then, it isn't theirs. */
const inherited = z.strictObject({
  description: z.nullable(z.string()),
  isDamaged: z.boolean(),
  opens: opening,
  afterDays: count,
});
export type InheritedLeavebit = z.infer<typeof inherited>;

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
  /** What they receive if someone else hasn't opened it so many days after its opening. */
  asSubstitute: z.array(inherited),
});
export type RecipientExport = z.infer<typeof recipientExportSchema>;
export type ReceivedLeavebit = RecipientExport['leavebits'][number];
