import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { ReleaseConfig, ReleaseConfigChange } from '#shared/contracts/release.ts';
import { withdrawMails } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import {
  deathIncapacitationReports as reports,
  reportConfirmations,
  reporterTokens,
  users,
} from '../../../db/schema/index.ts';
import { DomainError, notFound } from '../../../http/domain-error.ts';
import type { ProofCheck } from '../../proofs/fresh-proof.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { assertNotBlocked } from '../../subscriptions/assert-not-blocked.ts';
import { askToConfirm } from '../reports/ask-to-confirm.ts';
import { mailKeys } from '../mail-keys.ts';
import { countConfirmations, lockReport, reportInForce, type OwnerRow, type ReportRow } from '../queries.ts';
import { presentConfig } from '../presenter.ts';
import { mailReporterLinks } from './reporter-links.ts';
import { recordEvent } from '../reports/record-event.ts';
import { hasEnoughReporters, needsProof, reporterChanges } from './rules.ts';
import { tellOwnerOfChange } from './tell-owner-of-change.ts';

/** What an owner sends, without the proof that goes with it. */
type ConfigToSave = Omit<ReleaseConfigChange, 'code'>;

/**
 * Saves the reporters and their terms. New reporters get their links by mail. The links of a removed reporter die at once,
 * and so does their confirmation of a pending report. A running report keeps the terms it began with. An added person is
 * asked to confirm it only if they were a reporter when it was made. Then they are asked again.
 * @throws DomainError `invalid`, `subscription-blocked`, `too-many-requests`; `conflict` when another configuration was
 * saved since; `ProofNeeded` before a change for which the proof must be fresh
 */
export async function saveReleaseConfig(
  ctx: Context,
  userId: number,
  { replaces, ...config }: ConfigToSave,
  proof: ProofCheck,
): Promise<OwnerRow> {
  return ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner) throw notFound();
    await proof.assertSignedIn(tx);
    await assertNotBlocked(ctx, tx, userId);
    assertSound(owner, config);
    // A save may come twice when its answer was lost.
    if (replaces && !isSame(owner, replaces) && !isSame(owner, config)) throw changedElsewhere();
    if (needsProof(owner, config)) await proof.assertFresh(tx);
    const { added, removed } = reporterChanges(owner.designatedReporters, config.designatedReporters);
    const [saved] = await tx
      .update(users)
      .set({
        phoneNumber: config.phoneNumber || null,
        designatedReporters: config.designatedReporters,
        requiredConfirmations: config.requiredConfirmations,
        refuteTimeHours: config.refuteTimeHours,
        askReportersOnLapse: config.askReportersOnLapse,
        seqno: owner.seqno + 1,
        lastUpdate: ctx.clock.now(),
      })
      .where(eq(users.id, userId))
      .returning();
    if (!saved) throw notFound();
    await disown(tx, userId, removed);
    await mailReporterLinks(ctx, tx, saved, added);
    await tellOwnerOfChange(ctx, tx, { before: owner, saved });
    const inForce = await reportInForce(tx, userId);
    const report = inForce && (await lockReport(tx, inForce.id));
    if (report?.status === 'pending') {
      await withdrawConfirmations(ctx, tx, report, removed);
      await askAddedAgain(ctx, tx, saved, report, added);
    }
    return saved;
  });
}

function isSame(owner: OwnerRow, config: ReleaseConfig): boolean {
  return isDeepStrictEqual(presentConfig(owner), {
    ...config,
    phoneNumber: config.phoneNumber || null,
    // A setting that is left out stays as it is.
    askReportersOnLapse: config.askReportersOnLapse ?? owner.askReportersOnLapse,
  });
}

function changedElsewhere(): DomainError {
  return new DomainError(
    'conflict',
    'These settings were changed in another window. You now see the newest ones. Please make your change again.',
  );
}

function assertSound(owner: OwnerRow, config: ReleaseConfig): void {
  if (!hasEnoughReporters(config.designatedReporters.length, config.requiredConfirmations)) {
    throw new DomainError(
      'invalid',
      'Please ensure you have at least 1 more designated reporters as set confirmations required',
    );
  }
  if (config.designatedReporters.includes(owner.email)) {
    throw new DomainError('invalid', 'You cannot be your own reporter. Please name people you trust.');
  }
}

/** Removed reporters can no longer report, because their links die. */
async function disown(tx: Database, userId: number, removed: string[]): Promise<void> {
  const dead = await tx
    .delete(reporterTokens)
    .where(and(eq(reporterTokens.userId, userId), inArray(reporterTokens.reporterEmail, removed)))
    .returning({ id: reporterTokens.id });
  for (const { id } of dead) await withdrawMails(tx, mailKeys.reporterLinks(id));
}

/** Removed reporters cannot confirm a running report. Their earlier confirmation of it is undone. */
async function withdrawConfirmations(
  ctx: Context,
  tx: Database,
  report: ReportRow,
  removed: string[],
): Promise<void> {
  const asked = await tx
    .select()
    .from(reportConfirmations)
    .where(
      and(
        eq(reportConfirmations.reportId, report.id),
        inArray(reportConfirmations.confirmerEmail, removed),
        isNull(reportConfirmations.withdrawnAt),
      ),
    );
  for (const { id, confirmerEmail, confirmedAt } of asked) {
    await tx
      .update(reportConfirmations)
      .set({ withdrawnAt: ctx.clock.now(), confirmedAt: null, confirmationType: null })
      .where(eq(reportConfirmations.id, id));
    await withdrawMails(tx, mailKeys.confirmationRequests(report.id, confirmerEmail));
    if (confirmedAt) await recordEvent(ctx, tx, report, 'confirmation-withdrawn', confirmerEmail);
  }
  if (report.confirmedAt && (await countConfirmations(tx, report.id)) < report.requiredConfirmations) {
    await tx.update(reports).set({ confirmedAt: null }).where(eq(reports.id, report.id));
  }
}

/**
 * A person who was a reporter when a running report was made, and is added again, may confirm it. A new reporter may not.
 */
async function askAddedAgain(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
  report: ReportRow,
  added: string[],
): Promise<void> {
  const back = await tx
    .select({ email: reportConfirmations.confirmerEmail })
    .from(reportConfirmations)
    .where(
      and(
        eq(reportConfirmations.reportId, report.id),
        inArray(reportConfirmations.confirmerEmail, added),
        isNotNull(reportConfirmations.withdrawnAt),
      ),
    )
    .orderBy(asc(reportConfirmations.confirmerEmail));
  for (const { email } of back) await askToConfirm(ctx, tx, { owner, report, email });
}
