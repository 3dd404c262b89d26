import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { hasReporterDeclined } from '#shared/domain/reporters.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail, withdrawMails } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  lostReporterTokens,
  reportConfirmationLinks,
  reportConfirmations,
  reporterTokens,
} from '#server/db/schema/index.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { findLastReporterAnswer } from '../links/queries.ts';
import { endSuspensions } from '../links/suspensions.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { lockReport, findReportRowInForce, type OwnerRow, type ReportRow } from '../queries.ts';
import { requestConfirmation } from '../reports/request-confirmation.ts';
import { recordReportEvent } from '../reports/record-report-event.ts';
import { updateQuorum } from '../reports/update-quorum.ts';
import { reporterRemovedEmail } from './emails.ts';
import { findReporterSituation } from './find-reporter-situation.ts';

/**
 * Applies a saved change of reporters. A removed reporter's links stop working immediately, and their confirmation of a pending
 * report is discarded. A re-added person who had been asked to confirm it is asked again.
 * @param change `owner`: locked, as saved. `changeId`: the change that can be undone. Null for an undo, which can't be undone.
 */
export async function applyReporterChanges(
  ctx: Context,
  tx: Database,
  change: { owner: OwnerRow; added: string[]; removed: string[]; changeId: string | null },
): Promise<void> {
  const { owner, added, removed, changeId } = change;
  const decliners = await listReportersWhoDeclined(tx, owner.id, removed);
  await disown(tx, owner.id, removed, changeId);
  // Choosing someone again is a decision about them. An undo only restores what was before.
  if (changeId !== null) await endSuspensions(tx, owner.id, added);
  const inForce = await findReportRowInForce(tx, owner.id);
  const report = inForce && (await lockReport(tx, inForce.id));
  // It may have ended before the lock.
  const current = report?.status === 'pending' || report?.status === 'released' ? report : null;
  await tellRemoved(ctx, tx, {
    owner,
    removed,
    decliners,
    // An undo only restores who was chosen before.
    isReplacement: changeId !== null && added.length > 0,
    report: current,
    canBeUndone: changeId !== null,
  });
  if (current?.status !== 'pending') return;
  await withdrawConfirmations(ctx, tx, current, removed);
  await askAddedAgain(ctx, tx, owner, current, added);
}

async function listReportersWhoDeclined(tx: Database, userId: number, emails: string[]): Promise<string[]> {
  const decliners: string[] = [];
  for (const reporterEmail of emails) {
    const last = await findLastReporterAnswer(tx, { userId, reporterEmail });
    if (hasReporterDeclined(last?.answer ?? null)) decliners.push(reporterEmail);
  }
  return decliners;
}

/** Revokes the links of removed reporters, so that they can no longer report. Undoing the change restores the links. */
async function disown(
  tx: Database,
  userId: number,
  removed: string[],
  changeId: string | null,
): Promise<void> {
  const dead = await tx
    .delete(reporterTokens)
    .where(and(eq(reporterTokens.userId, userId), inArray(reporterTokens.reporterEmail, removed)))
    .returning();
  for (const { id } of dead) await withdrawMails(tx, releaseMailKeys.reporterLinks(id));
  if (changeId === null || dead.length === 0) return;
  await tx.insert(lostReporterTokens).values(dead.map(({ userId: _, ...token }) => ({ ...token, changeId })));
}

/**
 * Notifies removed reporters, whatever removed them. Otherwise, an attacker could remove all reporters without anyone finding out
 * before the owner's death. Every removal is announced, so that someone who was re-added on the same day doesn't rely on an older
 * email. The daily limit on changes bounds the number of these emails.
 */
async function tellRemoved(
  ctx: Context,
  tx: Database,
  {
    owner,
    removed,
    decliners,
    isReplacement,
    report,
    canBeUndone,
  }: {
    owner: OwnerRow;
    removed: string[];
    decliners: string[];
    isReplacement: boolean;
    report: ReportRow | null;
    canBeUndone: boolean;
  },
): Promise<void> {
  const now = ctx.clock.now();
  for (const email of removed) {
    const situation = report && (await findReporterSituation(tx, report, email));
    await queueMail(ctx, tx, {
      to: email,
      userId: owner.id,
      kind: 'reporter-removed',
      dedupeKey: releaseMailKeys.reporterRemoved(owner.id, email, now),
      giveUpAt: releaseMailDeadlines.others(now),
      content: reporterRemovedEmail({
        ...getOwnerNames(ctx, owner),
        at: formatEmailDate(ctx, now),
        situation: situation === 'unasked' ? null : situation,
        canBeUndone,
        declined: decliners.includes(email) ? (isReplacement ? 'replaced' : 'not-replaced') : null,
      }),
    });
  }
}

/** Removed reporters can't confirm a pending report. Any confirmation they gave is withdrawn. */
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
    // A re-added reporter gets a new link. Earlier ones stay invalid.
    await tx.delete(reportConfirmationLinks).where(eq(reportConfirmationLinks.confirmationId, id));
    await withdrawMails(tx, releaseMailKeys.confirmationRequests(report.id, confirmerEmail));
    if (confirmedAt) await recordReportEvent(ctx, tx, report, 'confirmation-withdrawn', confirmerEmail);
  }
  await updateQuorum(ctx, tx, report);
}

/** A re-added person who was already a reporter when the pending report was submitted may confirm it. A new reporter may not. */
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
  for (const { email } of back) await requestConfirmation(ctx, tx, { owner, report, email });
}
