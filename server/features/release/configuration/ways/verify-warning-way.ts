import { eq } from 'drizzle-orm';
import type { VerifiedChannel } from '#shared/contracts/release.ts';
import type { Context } from '#server/context.ts';
import { users } from '#server/db/schema/index.ts';
import { notFoundError } from '#server/http/domain-error.ts';
import { recordActivity } from '#server/features/activity/record-activity.ts';
import { codeSubject, redeemCode, wrongCodeError } from '#server/features/codes/one-time-codes.ts';
import type { ReauthenticationCheck } from '#server/features/reauthentication/with-reauthentication.ts';
import { lockOwner } from '#server/features/reporters/lock-owner.ts';
import type { OwnerRow } from '../../queries.ts';
import { getUnverifiedWay } from '../rules.ts';

/**
 * Verifies a second way with the code that was sent to it. Needs no reauthentication of its own: the way was saved with one, and only
 * this exact address or number is verified. A repeated request changes nothing.
 * @throws DomainError `wrong-code`; `not-found` if there is no such way
 */
export async function verifyWarningWay(
  ctx: Context,
  { userId, channel, code, asker }: { userId: number; channel: VerifiedChannel; code: string; asker: string },
  proof: ReauthenticationCheck,
): Promise<OwnerRow> {
  const verified = await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner) throw notFoundError();
    await proof.assertSignedIn(tx);
    const way = getUnverifiedWay(owner, channel);
    if (way === null) {
      if ((channel === 'email' ? owner.secondEmail : owner.phoneNumber) === null) throw notFoundError();
      return owner;
    }
    const subject = codeSubject.warningWay(userId, channel, way);
    // A wrong attempt counts only if this transaction commits.
    if ((await redeemCode(ctx, tx, { subject, code, asker })) === 'refused') return null;
    const now = ctx.clock.now();
    const [saved] = await tx
      .update(users)
      .set({
        ...(channel === 'email' ? { secondEmailVerifiedAt: now } : { phoneNumberVerifiedAt: now }),
        seqno: owner.seqno + 1,
        lastUpdate: now,
      })
      .where(eq(users.id, userId))
      .returning();
    await recordActivity(ctx, tx, { userId, kind: 'warning-way-verified', subject: way });
    return saved!;
  });
  if (!verified) throw wrongCodeError();
  return verified;
}
