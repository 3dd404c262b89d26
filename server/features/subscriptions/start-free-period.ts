import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/index.ts';
import { getFreePeriodEnd } from './rules.ts';

/** Starts a new account's free period, in the transaction that creates the account. */
export async function startFreePeriod(
  { clock, random, config }: Context,
  tx: Database,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const now = clock.now();
  const freeUntil = getFreePeriodEnd(now, config.earlyAccessUntil);
  await tx.insert(subscriptions).values({
    id: random.id(),
    userId,
    email,
    creationDatetime: now,
    lastupdateDatetime: now,
    subStatus: 'Trial',
    nextPaymentDate: freeUntil,
    nextPaymentAmount: '1.00',
    freeUntil,
    paidUntil: freeUntil,
  });
}
