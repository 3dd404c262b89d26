import type { DraftContent } from '#shared/contracts/drafts.ts';
import type { ReleaseTerms } from '#shared/contracts/release.ts';
import type { Context } from '../../context.ts';
import { presentMailOutcome } from '../../adapters/mail/delivery-outcome.ts';
import { findActivityLog } from '../activity/find-activity-log.ts';
import { loadAllDrafts } from '../drafts/manage-drafts.ts';
import type { ZippedFile } from '../files/send-zip.ts';
import { decryptOwnerName } from '../names/owner-name.ts';
import { loadVerificationStatus } from '../notices/recipient-status.ts';
import { listSubstitutes } from '../people/substitutes.ts';
import { listPeople } from '../people/load-person-names.ts';
import { getReleaseTerms } from '../release/configuration/rules.ts';
import { loadReporterStatus } from '../release/configuration/load-reporter-status.ts';
import { loadOwnerReports } from '../release/reports/load-owner-reports.ts';
import { loadPaymentHistory } from '../subscriptions/load-payment-history.ts';
import { listCards } from '../sealing/cards.ts';
import { loadSealing } from '../sealing/sealing-keys.ts';
import { createLazyRows, type LazyRows } from './decrypt-leavebits.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, type ExportedDraft, type OwnerExport } from './format.ts';
import {
  loadOwner,
  findOwnerSubscription,
  listExportedConfigurationChanges,
  listDevices,
  listMails,
  type OwnerRow,
} from './queries.ts';
import { loadOwnLeavebits } from './load-own-leavebits.ts';

/** An owner's export whose LeaveBits and log are read while it is written, because they can be larger than everything else. */
export type OwnerExportSource = Omit<OwnerExport, 'activity' | 'drafts' | 'leavebits' | 'trash'> & {
  leavebits: OwnLeavebits['leavebits'];
  drafts: LazyRows<ExportedDraft>;
  trash: OwnLeavebits['trash'];
  activity: {
    head: LogOfOwner['head'];
    entries(order: 'oldest-first' | 'latest-first'): AsyncGenerator<LogOfOwner['entries'][number]>;
  } | null;
};
type OwnLeavebits = Awaited<ReturnType<typeof loadOwnLeavebits>>;
type LogOfOwner = NonNullable<OwnerExport['activity']>;

/** All of an owner's data, without tokens, keys or hashes of secrets. `ctx` must provide a consistent snapshot. */
export async function loadOwnerExport(
  ctx: Context,
  userId: number,
): Promise<{ data: OwnerExportSource; zipped: ZippedFile[] }> {
  const { db } = ctx;
  const owner = await loadOwner(db, userId);
  const { leavebits, trash, zipped } = await loadOwnLeavebits(ctx, userId);
  const data: OwnerExportSource = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: ctx.clock.now().toISOString(),
    kind: 'owner',
    account: {
      email: owner.email,
      name: decryptOwnerName(ctx, owner),
      secondEmail: owner.secondEmail,
      phoneNumber: owner.phoneNumber,
      timeZone: owner.timeZone,
      createdAt: owner.createdAt.toISOString(),
      signedInDevices: (await listDevices(db, userId)).map(({ lastSignIn }) => ({
        lastSignIn: lastSignIn.toISOString(),
      })),
    },
    people: (await listPeople(ctx, userId)).map(({ email, name, language }) => ({ email, name, language })),
    sealing: await readSealing(ctx, userId),
    cards: await listCards(ctx, db, userId),
    substitutes: await listSubstitutes(ctx, db, userId),
    leavebits,
    drafts: await loadDrafts(ctx, userId),
    trash,
    provedAddresses: (await loadVerificationStatus(db, userId)).map(({ email, verified_at: provedAt }) => ({
      email,
      provedAt,
    })),
    releaseConfiguration: await readConfiguration(ctx, owner),
    reports: (await loadOwnerReports(ctx, userId)).map(
      ({
        id: _id,
        isStillReporter: _isStillReporter,
        possibleConfirmations: _possibleConfirmations,
        ...report
      }) => report,
    ),
    mails: (await listMails(db, owner)).map((mail) => ({
      to: mail.recipient,
      kind: mail.kind,
      createdAt: mail.createdAt.toISOString(),
      ...presentMailOutcome(mail),
    })),
    subscription: await readSubscription(ctx, userId),
    payments: (await loadPaymentHistory(db, userId)).map(({ date, amount, status }) => ({
      date,
      amountZar: amount,
      status,
    })),
    activity: await readActivity(ctx, userId),
  };
  return { data, zipped };
}

async function readSealing(ctx: Context, userId: number): Promise<OwnerExport['sealing']> {
  const { publicKey, wrappedKey, earlier } = await loadSealing(ctx, ctx.db, userId);
  return publicKey === null || wrappedKey === null ? null : { publicKey, wrappedKey, earlier };
}

async function loadDrafts(ctx: Context, userId: number): Promise<LazyRows<ExportedDraft>> {
  const { length, read } = await loadAllDrafts(ctx, userId);
  return createLazyRows(length, async function* () {
    for await (const draft of read())
      yield { ...draft, content: draft.content && presentDraft(draft.content) };
  });
}

/** What was typed, without the state of the form itself. */
const presentDraft = ({
  description,
  infoFields,
  sealed,
  typedEmail,
  recipients,
  hidesAddresses,
  deletedFiles,
  fileNames,
}: DraftContent): ExportedDraft['content'] => ({
  description,
  infoFields,
  ...(sealed && { sealed }),
  typedEmail,
  recipients: recipients.map(({ email, name, releaseType, scheduledDate }) => ({
    email,
    name,
    releaseType,
    scheduledDate,
  })),
  hidesAddresses,
  deletedFiles,
  fileNames,
});

async function readConfiguration(
  { db, clock }: Context,
  owner: OwnerRow,
): Promise<OwnerExport['releaseConfiguration']> {
  const terms = getReleaseTerms(owner, clock.now());
  return {
    designatedReporters: terms.designatedReporters,
    requiredConfirmations: terms.requiredConfirmations,
    refuteTimeHours: terms.refuteTimeHours,
    incapacitation: terms.incapacitation,
    askReportersOnLapse: terms.askReportersOnLapse,
    awayUntil: terms.awayUntil,
    silenceMonths: terms.silenceMonths,
    coolDownDays: terms.coolDownDays,
    reporters: (await loadReporterStatus({ clock }, db, owner.id)).map(
      ({ email, openedAt, answer, answeredAt }) => ({
        email,
        openedAt,
        answer,
        answeredAt,
      }),
    ),
    changes: (await listExportedConfigurationChanges(db, owner.id)).map(
      ({ changedAt, undoneAt, termsBefore, termsAfter }) => ({
        changedAt: changedAt.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? null,
        before: presentTerms(termsBefore),
        after: presentTerms(termsAfter),
      }),
    ),
  };
}

/** Only the fields that the format defines, because stored rows may gain others. */
const presentTerms = ({
  designatedReporters,
  requiredConfirmations,
  refuteTimeHours,
  incapacitation = null,
}: ReleaseTerms): OwnerExport['releaseConfiguration']['changes'][number]['before'] => ({
  designatedReporters,
  requiredConfirmations,
  refuteTimeHours,
  incapacitation,
});

async function readSubscription({ db }: Context, userId: number): Promise<OwnerExport['subscription']> {
  const row = await findOwnerSubscription(db, userId);
  return (
    row && {
      status: row.subStatus,
      startedAt: row.creationDatetime.toISOString(),
      freeUntil: row.freeUntil.toISOString(),
      paidUntil: row.paidUntil.toISOString(),
      nextPaymentDate: row.nextPaymentDate.toISOString(),
      nextPaymentAmountUsd: row.nextPaymentAmount,
      cancelledAt: row.ownerCancelledAt?.toISOString() ?? null,
    }
  );
}

async function readActivity(ctx: Context, userId: number): Promise<OwnerExportSource['activity']> {
  const log = await findActivityLog(ctx, userId);
  return (
    log && {
      head: { number: log.head.number, hash: log.head.hash.toString('hex') },
      async *entries(order) {
        for await (const { id, at, kind, subject, detail } of log.entries(order))
          yield { number: id, at, kind, subject, detail };
      },
    }
  );
}

/** The content of `data.json`, with a streamed log. */
export const toOwnerExportJson = ({ activity, ...data }: OwnerExportSource) => ({
  ...data,
  activity: activity && { head: activity.head, entries: activity.entries('oldest-first') },
});
