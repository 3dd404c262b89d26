import { and, eq, gte, inArray } from 'drizzle-orm';
import { letterMoment } from '../../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import {
  configurationChanges as changes,
  lostReporterTokens,
  reporterTokens,
  users,
} from '../../../db/schema/index.ts';
import { notFound } from '../../../http/domain-error.ts';
import { endAllAccess } from '../../accounts/end-all-access.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { peopleInFull } from '../../people/read-people.ts';
import { mailKeys } from '../mail-keys.ts';
import { presentInForce } from '../presenter.ts';
import { findChange } from '../links/link-queries.ts';
import { listChanges, reportInForce, type ChangeRow, type OwnerRow } from '../queries.ts';
import { configurationUndone } from './letters.ts';
import { undoRefused } from './read-undo-link.ts';
import { replaceReporters } from './replace-reporters.ts';
import { mailReporterLinks, mayMailLinks } from './reporter-links.ts';
import { describeChanges, neighborsOf, reporterChanges, undoRefusal } from './rules.ts';

/**
 * Undoes a change of the configuration by the link in the mail about it, and with it all later changes. Reporters and terms
 * become as they were before it. Everyone who is signed in is signed out, because one of them may have made the change. It
 * works whatever the subscription says, and cannot be undone by a link.
 * @throws DomainError `not-found` with the `reason` the link cannot be used
 */
export async function undoChange(ctx: Context, undoToken: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const digest = ctx.digests.token(undoToken);
    const known = await findChange(tx, digest);
    const owner = known && (await lockOwner(tx, known.userId));
    // Read again under the lock: another undo may just have come first.
    const change = owner && (await findChange(tx, digest));
    if (!owner || !change) throw undoRefused('unknown');
    const now = ctx.clock.now();
    const refusal = undoRefusal(change, now);
    if (refusal) throw undoRefused(refusal);

    const { later, earlier } = neighborsOf(change, await listChanges(tx, owner.id), now);
    const undone = [change, ...later].map(({ id }) => id);
    await tx.update(changes).set({ undoneAt: now }).where(inArray(changes.id, undone));
    const [saved] = await tx
      .update(users)
      .set({ ...change.termsBefore, seqno: owner.seqno + 1, lastUpdate: now })
      .where(eq(users.id, owner.id))
      .returning();
    if (!saved) throw notFound();
    const { added, removed } = reporterChanges(owner.designatedReporters, saved.designatedReporters);
    await replaceReporters(ctx, tx, { owner: saved, added, removed, changeId: null });
    await reviveLinks(tx, saved, change);
    // The links from before live again, so they are enough where somebody has used up the mails of the day.
    if (await mayMailLinks(ctx, tx, saved.id, added.length)) await mailReporterLinks(ctx, tx, saved, added);
    await endAllAccess(tx, saved.id, {
      type: 'session_logout',
      message:
        'A change of your release configuration was undone, so everyone was signed out. Please choose a new password.',
    });
    const restored = describeChanges(owner, saved, await peopleInFull(ctx, tx, owner.id));
    await recordActivity(ctx, tx, {
      userId: saved.id,
      kind: 'configuration-undone',
      detail: restored.join(' '),
    });
    await queueMail(ctx, tx, {
      to: saved.email,
      kind: 'configuration-undone',
      dedupeKey: mailKeys.configurationUndone(change.id),
      letter: configurationUndone({
        changes: restored,
        at: letterMoment(ctx, now),
        changedAt: letterMoment(ctx, change.changedAt),
        hasReporters: saved.designatedReporters.length > 0,
        laterChanges: later.length,
        earlierChanges: earlier.length,
        report: presentInForce(await reportInForce(tx, saved.id)),
        resetUrl: `${ctx.config.appOrigin}/auth?mode=reset`,
      }),
    });
  });
}

/** Brings back the links that this change and the later ones took from those who are reporters again. */
async function reviveLinks(tx: Database, owner: OwnerRow, change: ChangeRow): Promise<void> {
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
