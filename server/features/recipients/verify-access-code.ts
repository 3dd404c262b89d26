import { and, eq } from 'drizzle-orm';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { triggerBytes, viewerVerified } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { isSharedWith } from '../access/shared-with.ts';
import { recordActivities } from '../activity/record-activity.ts';
import { codeSubject, redeemCode } from '../codes/one-time-codes.ts';

/**
 * Verifies an address by its code and records the verification.
 * @throws DomainError `wrong-code`
 */
export async function verifyAccessCode(
  ctx: Context,
  { scope, email, code, asker }: { scope: number | 'all'; email: string; code: string; asker: string },
): Promise<void> {
  const verdict = await ctx.db.transaction(async (tx) => {
    const redeemed = await redeemCode(ctx, tx, { subject: codeSubject.sharing(scope, email), code, asker });
    if (redeemed === 'refused') return redeemed;
    const owners = await recordAddressVerification(tx, { scope, email, verifiedAt: ctx.clock.now() });
    await recordActivities(
      ctx,
      tx,
      owners.map((userId) => ({ userId, kind: 'address-proved', subject: email })),
    );
    return redeemed;
  });
  if (verdict === 'refused') throw wrongAccessCode();
}

/**
 * Records the latest verification of an address for each owner whose LeaveBits the code was for. Owners who share other LeaveBits
 * with the address, or share any later, must not learn of it.
 * @returns these owners
 */
export async function recordAddressVerification(
  db: Database,
  { scope, email, verifiedAt }: { scope: number | 'all'; email: string; verifiedAt: Date },
): Promise<number[]> {
  const isShared = isSharedWith(email);
  const owners = await db
    .selectDistinct({ userId: triggerBytes.userId })
    .from(triggerBytes)
    .where(scope === 'all' ? isShared : and(isShared, eq(triggerBytes.id, scope)))
    .orderBy(triggerBytes.userId);
  if (owners.length === 0) return [];
  await db
    .insert(viewerVerified)
    .values(owners.map(({ userId }) => ({ userId, email, verifiedAt })))
    .onConflictDoUpdate({
      target: [viewerVerified.userId, viewerVerified.email],
      set: { verifiedAt, previousVerifiedAt: viewerVerified.verifiedAt },
    });
  return owners.map(({ userId }) => userId);
}

/**
 * One message for a code that is wrong, expired, used up or never sent. It helps in every case without revealing which one
 * applies.
 */
const wrongAccessCode = () =>
  new DomainError(
    'wrong-code',
    'Invalid verification code. Please check the digits in the email you requested. If you requested more than one in this ' +
      `browser, only the latest code works. Each code works once, for ${limits.codeMinutes} minutes. ` +
      `After ${limits.codeAttempts} wrong attempts, request a new code.`,
  );
