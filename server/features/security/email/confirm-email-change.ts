import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { emailChangeCodes, emailChanges, subscriptions } from '../../../db/schema/index.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { lockAccount, type AccountRow } from '../../accounts/sign-in/lock-account.ts';
import { codeSubject, redeemCode, wrongCode } from '../../codes/one-time-codes.ts';
import { hasFactor, readFactors } from '../../factors/read-factors.ts';
import { redeemFactor } from '../../factors/redeem-factor.ts';
import type { ProofCheck } from '../../proofs/fresh-proof.ts';
import { addressTaken, changeEmail } from './change-email.ts';
import { assertMayChange } from './may-change.ts';

type Change = typeof emailChanges.$inferSelect;
type Side = 'old' | 'new';

/**
 * Takes the code of one of the two mailboxes. In place of the old mailbox's, which may be lost, a second factor counts.
 * With the second of the two codes the address changes.
 * @returns the account with its new address, or null while the other code is missing.
 * @throws DomainError `wrong-code`, `not-found` when it took too long, and those of `assertMayChange`
 */
export async function confirmEmailChange(
  ctx: Context,
  { userId, code, asker }: { userId: number; code: string; asker: string },
  proof: ProofCheck,
): Promise<AccountRow | null> {
  const confirmed = ctx.db.transaction(async (tx) => {
    // First, as everything does that locks both.
    await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .for('update');
    const user = await lockAccount(tx, userId);
    await proof.assertSignedIn(tx);
    const now = ctx.clock.now();
    const [change] = await tx
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
    if (!change)
      throw new DomainError('not-found', 'This took too long. Please begin again with the new address.');
    await assertMayChange(tx, user, change.newEmail);
    const side = await provedSide(ctx, tx, user, change, { code, asker });
    if (!side) return { kind: 'refused' as const };
    const proved = { ...change, [side === 'old' ? 'oldProvedAt' : 'newProvedAt']: now };
    await tx.update(emailChanges).set(proved).where(eq(emailChanges.userId, userId));
    if (!proved.oldProvedAt || !proved.newProvedAt) return { kind: 'halfway' as const };
    return { kind: 'changed' as const, user: await changeEmail(ctx, tx, user, change.newEmail) };
  });
  const outcome = await confirmed.catch((error: unknown) => {
    throw isUniqueViolation(error) ? addressTaken() : error;
  });
  if (outcome.kind === 'refused') throw wrongCode();
  return outcome.kind === 'changed' ? outcome.user : null;
}

/** Somebody else got the address at this very moment. The library keeps the database's error as the cause. */
function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
  return code === '23505' || cause?.code === '23505';
}

/** Which mailbox a code proves. A side that is proved already takes no second code. */
async function provedSide(
  ctx: Context,
  tx: Database,
  user: AccountRow,
  change: Change,
  { code, asker }: { code: string; asker: string },
): Promise<Side | null> {
  const open: Side[] = [];
  if (!change.newProvedAt) open.push('new');
  if (!change.oldProvedAt) open.push('old');
  for (const side of open) {
    const verdict = await redeemCode(ctx, tx, emailChangeCodes, {
      whose: and(eq(emailChangeCodes.userId, user.id), eq(emailChangeCodes.side, side))!,
      subject: codeSubject.emailChange(user.id, side, change.newEmail),
      code,
      asker,
    });
    if (verdict === 'accepted') return side;
  }
  if (change.oldProvedAt || !hasFactor(await readFactors(tx, user.id))) return null;
  return (await redeemFactor(ctx, tx, user, code)) === null ? null : 'old';
}
