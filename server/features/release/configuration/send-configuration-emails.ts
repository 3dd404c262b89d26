import { and, asc, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import { queueJob } from '#server/adapters/queue.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { configurationChanges as changes } from '#server/db/schema/index.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { loadPersonFormatter } from '../../people/load-person-names.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { releaseMailKeys } from '../mail-keys.ts';
import { findReportRowInForce, type OwnerRow } from '../queries.ts';
import { configurationChangedEmail } from './emails.ts';
import { getChangeUndoDeadline, getNextConfigurationEmailTime, isSensitiveTermChange } from './rules.ts';
import { describeFirstTerms, describeTermChanges, isFirstSetup } from './term-changes.ts';

/** Notifies an owner of changes whose email was postponed. */
export async function sendPostponedConfigurationEmail(
  ctx: Context,
  { userId }: { userId: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (owner) await notifyOwnerOfConfigurationChanges(ctx, tx, owner);
  });
}

/** Catches up on lost jobs. */
export async function sendOverdueConfigurationEmails(ctx: Context): Promise<void> {
  const waiting = await ctx.db.selectDistinct({ id: changes.userId }).from(changes).where(isWaiting);
  await sweep(ctx, waiting, {
    name: 'send-late-configuration-news',
    alarm: 'configuration-untold',
    words: 'an owner could not be notified of changes to their release configuration',
    idName: 'userId',
    inTransaction: async (tx, { id }) => {
      const owner = await lockOwner(tx, id);
      if (owner) await notifyOwnerOfConfigurationChanges(ctx, tx, owner);
    },
  });
}

const isWaiting = and(isNull(changes.mailedAt), isNull(changes.undoneAt));

/**
 * Emails an owner all unannounced changes, with a link that undoes the first and therefore all of them. If none of them is
 * sensitive, that email may be scheduled for later. Until then, the last email's link undoes them too.
 * @param owner locked
 */
export async function notifyOwnerOfConfigurationChanges(
  ctx: Context,
  tx: Database,
  owner: OwnerRow,
): Promise<void> {
  const waiting = await tx
    .select()
    .from(changes)
    .where(and(eq(changes.userId, owner.id), isWaiting))
    .orderBy(asc(changes.seqno));
  const [first, last] = [waiting[0], waiting.at(-1)];
  if (!first || !last) return;
  const now = ctx.clock.now();
  const sent = await tx
    .selectDistinct({ at: changes.mailedAt })
    .from(changes)
    .where(
      and(
        eq(changes.userId, owner.id),
        isNotNull(changes.mailedAt),
        // An email whose link has been used can't undo later changes, so it doesn't postpone the next email.
        isNull(changes.undoneAt),
        gt(changes.mailedAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .orderBy(desc(changes.mailedAt));
  const due = getNextConfigurationEmailTime(
    sent.map(({ at }) => at!),
    now,
  );
  const isUrgent = waiting.some(({ termsBefore, termsAfter }) =>
    isSensitiveTermChange(termsBefore, termsAfter),
  );
  if (due > now && !isUrgent) {
    const key = `configuration-news:${owner.id}`;
    await queueJob(tx, 'send-configuration-news', { userId: owner.id }, { key, runAt: due });
    return;
  }
  const undoToken = ctx.random.token();
  const ids = waiting.map(({ id }) => id);
  await tx.update(changes).set({ mailedAt: now }).where(inArray(changes.id, ids));
  await tx
    .update(changes)
    .set({ undoToken: ctx.digests.token(undoToken) })
    .where(eq(changes.id, first.id));
  const called = await loadPersonFormatter(ctx, tx, owner.id);
  const isFirst = waiting.length === 1 && isFirstSetup(first.termsBefore, last.termsAfter);
  await queueMail(ctx, tx, {
    to: owner.email,
    kind: 'configuration-changed',
    dedupeKey: releaseMailKeys.configurationChanged(owner.id, last.seqno),
    giveUpAt: getChangeUndoDeadline(first.changedAt),
    content: configurationChangedEmail({
      changes: (isFirst ? describeFirstTerms : describeTermChanges)(
        first.termsBefore,
        last.termsAfter,
        called,
        (date) => formatEmailDate(ctx, new Date(date), owner).text,
      ),
      isFirst,
      isReportPending: (await findReportRowInForce(tx, owner.id))?.status === 'pending',
      count: waiting.length,
      at: formatEmailDate(ctx, first.changedAt, owner),
      undoLink: `${ctx.config.appOrigin}/undo/${undoToken}`,
    }),
  });
}
