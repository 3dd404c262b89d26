import { and, asc, eq, lte } from 'drizzle-orm';
import { settingFor } from '#shared/domain/release.ts';
import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import { triedFor } from '../../adapters/mail/tried-for.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { scheduledOpenings, triggerBytes, users } from '../../db/schema/index.ts';
import { sweep } from '../../jobs/sweep.ts';
import { jobLimits } from '../../limits.ts';
import { readOwnerFacts } from '../access/read-estate.ts';
import { accessFor, readableUntil, shutFrom } from '../access/rules.ts';
import { mayAct } from '../recovery/may-act.ts';
import { shareNotice } from './letters.ts';
import { mayNotify, noticeKinds } from './notice-allowance.ts';
import { planNextAnnouncement } from './plan-openings.ts';
import { recipientLink } from './recipient-link.ts';

/**
 * Tells each recipient once that a locked LeaveBit has opened for them. Its date has come, or a save has opened it. Any
 * number of processes may run this. It decides each LeaveBit under its lock, by the rule that decides about reading. A
 * failing LeaveBit does not delay the others.
 */
export async function announceOpenings(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectDistinct({ id: scheduledOpenings.triggerByteId })
    .from(scheduledOpenings)
    .where(lte(scheduledOpenings.opensAt, ctx.clock.now()))
    .orderBy(asc(scheduledOpenings.triggerByteId));
  await sweep(ctx, due, {
    name: 'announce-openings',
    alarm: 'opening-untold',
    words: 'recipients could not be told of an opening',
    idName: 'leavebitId',
    inTransaction: (tx, { id }) => announce(ctx, tx, id),
  });
}

async function announce(ctx: Context, tx: Database, id: number): Promise<void> {
  const now = ctx.clock.certain();
  const [leavebit] = await tx
    .select({
      sharingConfig: triggerBytes.sharingConfig,
      seqno: triggerBytes.seqno,
      userId: triggerBytes.userId,
      ownerUsername: users.username,
    })
    .from(triggerBytes)
    .innerJoin(users, eq(users.id, triggerBytes.userId))
    .where(eq(triggerBytes.id, id))
    .for('update', { of: triggerBytes });
  if (!leavebit || !(await mayAct(ctx, tx))) return;
  const ofLeavebit = eq(scheduledOpenings.triggerByteId, id);
  const isDue = and(ofLeavebit, lte(scheduledOpenings.opensAt, now));
  const later = new Date(now.getTime() + jobLimits.openingLookAgainMs);
  const owner = await readOwnerFacts(tx, leavebit.userId);
  if (now >= shutFrom(owner)) {
    // It is closed for everyone, so nobody is told that it is open.
    await tx.update(scheduledOpenings).set({ opensAt: later }).where(isDue);
    return planNextAnnouncement(tx, id);
  }
  const until = readableUntil(owner.estate);
  for (const { email } of await tx.select().from(scheduledOpenings).where(isDue)) {
    const ofRecipient = and(ofLeavebit, eq(scheduledOpenings.email, email));
    const setting = settingFor(leavebit.sharingConfig, email);
    const isOpen = setting && accessFor({ setting, ...owner }, now).kind === 'open';
    if (isOpen && !(await mayNotify(tx, leavebit.userId, email, now))) {
      await tx.update(scheduledOpenings).set({ opensAt: later }).where(ofRecipient);
      continue;
    }
    await tx.delete(scheduledOpenings).where(ofRecipient);
    if (!isOpen) continue;
    await queueMail(ctx, tx, {
      to: email,
      userId: leavebit.userId,
      kind: noticeKinds.opened,
      // One save opens a LeaveBit for a recipient at most once, now or on a date.
      dedupeKey: `opening/${id}/save-${leavebit.seqno}/${email}`,
      giveUpAt: triedFor.others(now),
      letter: shareNotice({
        ownerUsername: leavebit.ownerUsername,
        link: recipientLink(ctx, email),
        kind: 'opened',
        readableUntil: until && now < until ? letterMoment(ctx, until) : null,
      }),
    });
  }
  await planNextAnnouncement(tx, id);
}
