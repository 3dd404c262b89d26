import { and, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { OwnerNames } from '#shared/domain/names.ts';
import { isWithdrawn, withdrawMails } from '../../adapters/mail/outbox.ts';
import { addJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { mails, scheduledOpenings, type triggerBytes } from '../../db/schema/index.ts';
import type { OwnerFacts } from '../access/rules.ts';
import { noticeKinds } from './notice-allowance.ts';
import { notifyRecipients } from './notify-recipients.ts';

/** The start of the dedupe key of every notice about one LeaveBit, by kind. */
const occasions = (id: number) => ({ shared: `share-notice/${id}/`, opened: `opening/${id}/` });

/**
 * Holds back what recipients were about to be told of a LeaveBit that goes to the trash. The list of its openings stays;
 * `announceOpenings` passes over it.
 */
export async function holdNotices(tx: Database, id: number): Promise<void> {
  for (const occasion of Object.values(occasions(id))) await withdrawMails(tx, occasion);
}

/**
 * Tells recipients of a LeaveBit that comes back from the trash what was held back. Those who were told before are not told
 * again. An opening whose date has passed meanwhile is announced like any other.
 */
export async function renewNotices(
  ctx: Context,
  tx: Database,
  {
    leavebit,
    names,
    owner,
  }: { leavebit: typeof triggerBytes.$inferSelect; names: OwnerNames; owner: OwnerFacts },
): Promise<void> {
  const { id, userId, sharingEmails, leftBy } = leavebit;
  const held = await takeHeld(tx, { id, userId });
  const untold = (kind: string) =>
    held
      .filter((mail) => mail.kind === kind)
      .map(({ recipient }) => recipient)
      .filter((email) => sharingEmails.includes(email) && !Object.hasOwn(leftBy, email));
  const newcomers = untold(noticeKinds.shared);
  await notifyRecipients(ctx, tx, {
    leavebit,
    before: { ...leavebit, sharingEmails: sharingEmails.filter((email) => !newcomers.includes(email)) },
    names,
    owner,
  });
  const opened = untold(noticeKinds.opened);
  const now = ctx.clock.now();
  if (opened.length > 0) {
    await tx
      .insert(scheduledOpenings)
      .values(opened.map((email) => ({ triggerByteId: id, email, opensAt: now })))
      .onConflictDoNothing();
  }
  await addJob(tx, 'announce-openings', {}, { key: `openings:${id}`, runAt: now });
}

/** Removes the notices that were held back, so that they can be written again. A person's newer notice stands for theirs. */
async function takeHeld(tx: Database, { id, userId }: { id: number; userId: number }) {
  const ofLeavebit = or(
    ...Object.values(occasions(id)).map((occasion) => like(mails.dedupeKey, `${occasion}%`)),
  );
  const last = await tx
    .selectDistinctOn([mails.recipient, mails.kind], {
      id: mails.id,
      recipient: mails.recipient,
      kind: mails.kind,
      isHeld: sql<boolean>`${mails.state} = 'failed' and ${isWithdrawn}`,
    })
    .from(mails)
    .where(and(eq(mails.userId, userId), ofLeavebit))
    .orderBy(mails.recipient, mails.kind, desc(mails.createdAt));
  const held = last.filter(({ isHeld }) => isHeld);
  if (held.length > 0)
    await tx.delete(mails).where(
      inArray(
        mails.id,
        held.map((mail) => mail.id),
      ),
    );
  return held;
}
