import { and, eq, gte, inArray } from 'drizzle-orm';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  configurationChanges as changes,
  lostReporterTokens,
  reporterTokens,
  users,
} from '#server/db/schema/index.ts';
import { notFoundError } from '#server/http/domain-error.ts';
import { endAllAccess } from '#server/features/accounts/end-all-access.ts';
import { recordActivity } from '#server/features/activity/record-activity.ts';
import { lockOwner } from '#server/features/reporters/lock-owner.ts';
import { loadPersonFormatter } from '#server/features/people/load-person-names.ts';
import { createSessionEnd } from '#server/http/live-events/session-ends.ts';
import { releaseMailKeys } from '../../mail-keys.ts';
import { presentReportInForce } from '../../presenter.ts';
import { findChangeByUndoToken } from '../../links/queries.ts';
import {
  listConfigurationChanges,
  findReportRowInForce,
  type ConfigurationChangeRow,
  type OwnerRow,
} from '../../queries.ts';
import { configurationUndoneEmail } from '../emails.ts';
import { undoLinkError } from './load-undo-link.ts';
import { notifyRemovedWays } from '../ways/notify-removed-ways.ts';
import { warnOfLowerProtection } from '../ways/warn-of-lower-protection.ts';
import { applyReporterChanges } from '../apply-reporter-changes.ts';
import { queueReporterRestoredEmails } from '../queue-reporter-links.ts';
import {
  findNeighboringChanges,
  diffReporters,
  getConfigurationUndoErrorReason,
  getReleaseTerms,
  listWaysKept,
  restoreReleaseTerms,
} from '../rules.ts';
import {
  describeTermChanges,
  describeWaysKept,
  diffReleaseTerms,
  nameChangedSettings,
} from '../term-changes.ts';

/**
 * Undoes a configuration change and all later ones by its emailed link. Reporters and terms revert to their state before it, except
 * that verified second ways to be warned stay while a report is pending, as in a save. All
 * sessions are signed out, because one of them may have made the change. Works in any subscription state, and can't itself be
 * undone by a link.
 * @throws DomainError `not-found` with the `reason` the link cannot be used
 */
export async function undoConfigurationChange(ctx: Context, undoToken: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(undoToken);
    const known = await findChangeByUndoToken(tx, digest);
    const owner = known && (await lockOwner(tx, known.userId));
    // Reload under the lock, because another undo may have come first.
    const change = owner && (await findChangeByUndoToken(tx, digest));
    if (!owner || !change) throw undoLinkError('unknown');
    const now = ctx.clock.now();
    const refusal = getConfigurationUndoErrorReason(change, now);
    if (refusal) throw undoLinkError(refusal);

    const { later, earlier } = findNeighboringChanges(
      change,
      await listConfigurationChanges(tx, owner.id),
      now,
    );
    const undone = [change, ...later].map(({ id }) => id);
    await tx.update(changes).set({ undoneAt: now }).where(inArray(changes.id, undone));
    const report = presentReportInForce(await findReportRowInForce(tx, owner.id));
    const [saved] = await tx
      .update(users)
      .set({
        ...restoreReleaseTerms(change.termsBefore, owner, report === 'pending'),
        seqno: owner.seqno + 1,
        lastUpdate: now,
      })
      .where(eq(users.id, owner.id))
      .returning();
    if (!saved) throw notFoundError();
    const { added, removed } = diffReporters(owner.designatedReporters, saved.designatedReporters);
    await applyReporterChanges(ctx, tx, { owner: saved, added, removed, changeId: null });
    await notifyRemovedWays(ctx, tx, { before: owner, saved });
    await warnOfLowerProtection(ctx, tx, { before: owner, saved });
    await reviveLinks(tx, saved, change);
    await queueReporterRestoredEmails(ctx, tx, saved, added);
    await endAllAccess(tx, saved.id, createSessionEnd('endedByUndoneConfiguration'));
    const called = await loadPersonFormatter(ctx, tx, owner.id);
    const before = getReleaseTerms(owner, now);
    const after = getReleaseTerms(saved, now);
    const restored = describeTermChanges(before, after, called);
    const waysKept = listWaysKept(change.termsBefore, saved);
    await recordActivity(ctx, tx, {
      userId: saved.id,
      kind: 'configuration-undone',
      detail: [...restored, ...describeWaysKept(waysKept)].join(' '),
    });
    await queueMail(ctx, tx, {
      to: saved.email,
      kind: 'configuration-undone',
      dedupeKey: releaseMailKeys.configurationUndone(change.id),
      content: configurationUndoneEmail({
        changes: restored,
        restoredSettings: nameChangedSettings(diffReleaseTerms(before, after)),
        at: formatEmailDate(ctx, now, saved),
        changedAt: formatEmailDate(ctx, change.changedAt, saved),
        hasReporterChanges: added.length + removed.length > 0,
        hasReporters: saved.designatedReporters.length > 0,
        laterChanges: later.length,
        earlierChanges: earlier.length,
        report,
        waysKept,
        resetUrl: `${ctx.config.appOrigin}/auth?mode=reset`,
      }),
    });
  });
}

/** Restores the links that this and later changes revoked from people who are reporters again. */
async function reviveLinks(tx: Database, owner: OwnerRow, change: ConfigurationChangeRow): Promise<void> {
  const undone = tx
    .select({ id: changes.id })
    .from(changes)
    .where(and(eq(changes.userId, owner.id), gte(changes.seqno, change.seqno)));
  const lost = await tx
    .delete(lostReporterTokens)
    .where(inArray(lostReporterTokens.changeId, undone))
    .returning();
  const revived = lost.filter(({ reporterEmail }) => owner.designatedReporters.includes(reporterEmail));
  if (revived.length === 0) return;
  await tx
    .insert(reporterTokens)
    .values(revived.map(({ changeId: _, ...token }) => ({ ...token, userId: owner.id })));
}
