import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Checkup, CheckupInterval } from '#shared/contracts/checkups.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { activityEntries, users } from '../../db/schema/index.ts';
import { notFoundError } from '../../http/domain-error.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { getCheckupDueDate, isCheckupDue, type CheckupFacts } from './rules.ts';

type OwnerRow = typeof users.$inferSelect;

/** Changes that can make a plan wrong, or different from what the owner last reviewed. */
const changeKinds = [
  'leavebit-created',
  'leavebit-saved',
  'leavebit-deleted',
  'leavebit-restored',
  'version-restored',
  'file-added',
  'recipients-changed',
  'leavebits-shared',
  'recipient-address-changed',
  'substitute-changed',
  'passed-on',
  'recipient-left',
  'mail-failed',
  'mail-returned',
  'configuration-changed',
  'configuration-undone',
  'reporter-declined',
  'reporter-suspended',
  'reporter-moved',
  'email-changed',
];

export const getCheckupFacts = (owner: OwnerRow): CheckupFacts => ({
  every: owner.checkupEvery,
  createdAt: owner.createdAt,
  checkedUpAt: owner.checkedUpAt,
  askedAt: owner.checkupAskedAt,
});

/**
 * The current state of an owner's check-up.
 * @throws DomainError `not-found` if the account no longer exists
 */
export async function loadCheckup(ctx: Context, userId: number): Promise<Checkup> {
  const [owner] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!owner) throw notFoundError();
  return present(ctx, ctx.db, owner);
}

export function setCheckupInterval(ctx: Context, userId: number, every: CheckupInterval): Promise<Checkup> {
  return change(ctx, userId, { checkupEvery: every });
}

export function finishCheckup(ctx: Context, userId: number): Promise<Checkup> {
  return change(ctx, userId, { checkedUpAt: ctx.clock.now() });
}

function change(
  ctx: Context,
  userId: number,
  values: Partial<Pick<OwnerRow, 'checkupEvery' | 'checkedUpAt'>>,
): Promise<Checkup> {
  return ctx.db.transaction(async (tx) => {
    const [owner] = await tx.update(users).set(values).where(eq(users.id, userId)).returning();
    if (!owner) throw notFoundError();
    if (values.checkedUpAt)
      await recordActivity(ctx, tx, {
        userId,
        kind: 'checked-up',
        once: `checked-up/${values.checkedUpAt.toISOString().slice(0, 10)}`,
      });
    return present(ctx, tx, owner);
  });
}

async function present({ clock }: Context, db: Database, owner: OwnerRow): Promise<Checkup> {
  const facts = getCheckupFacts(owner);
  const due = getCheckupDueDate(facts);
  const times = count();
  const changes = await db
    .select({ kind: activityEntries.kind, count: times })
    .from(activityEntries)
    .where(
      and(
        eq(activityEntries.userId, owner.id),
        gt(activityEntries.at, owner.checkedUpAt ?? owner.createdAt),
        inArray(activityEntries.kind, changeKinds),
      ),
    )
    .groupBy(activityEntries.kind)
    .orderBy(desc(times), sql`${activityEntries.kind}`);
  return {
    every: facts.every,
    lastAt: facts.checkedUpAt?.toISOString() ?? null,
    dueAt: due?.toISOString() ?? null,
    isDue: isCheckupDue(facts, clock.now()),
    changes,
  };
}
