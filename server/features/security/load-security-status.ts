import { and, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { SecurityOverview } from '#shared/contracts/security.ts';
import type { Context } from '../../context.ts';
import {
  deathIncapacitationReports as reports,
  triggerBytes,
  users,
  waitingResets,
} from '../../db/schema/index.ts';
import { hasFactor, loadFactors } from '../factors/load-factors.ts';

/**
 * What protects an account, and which changes are pending. An owner who has saved a LeaveBit is offered a second factor until
 * they dismiss the offer, but not while a report is pending or released.
 */
export async function loadSecurityStatus({ db }: Context, userId: number): Promise<SecurityOverview> {
  const factors = await loadFactors(db, userId);
  const [waiting] = await db.select().from(waitingResets).where(eq(waitingResets.userId, userId));
  const inForce = db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.userId, userId), inArray(reports.status, ['pending', 'released'])));
  const [unasked] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(triggerBytes, eq(triggerBytes.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.factorOfferedAt), notExists(inForce)))
    .limit(1);
  return {
    totp: factors.totp,
    passkeys: factors.passkeys,
    recoveryCodesLeft: factors.recoveryCodes,
    waitingReset: waiting
      ? { askedAt: waiting.askedAt.toISOString(), changesAt: waiting.changesAt.toISOString() }
      : null,
    offersFactor: unasked !== undefined && !hasFactor(factors),
  };
}

/** Permanently dismisses the offer. */
export async function dismissFactorOffer({ db, clock }: Context, userId: number): Promise<void> {
  await db
    .update(users)
    .set({ factorOfferedAt: clock.now() })
    .where(and(eq(users.id, userId), isNull(users.factorOfferedAt)));
}
