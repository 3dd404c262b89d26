import { and, eq, gt } from 'drizzle-orm';
import type { Request } from 'express';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { emailChanges, subscriptions } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { lockAccountRow, type AccountRow } from '../../accounts/sign-in/lock-account-row.ts';
import { codeSubject, redeemCode, wrongCodeError } from '../../codes/one-time-codes.ts';
import { throttleFactorAttempts } from '../../factors/throttle-factor-attempts.ts';
import { hasFactor, loadFactors } from '../../factors/load-factors.ts';
import { redeemFactorCode } from '../../factors/redeem-factor-code.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { addressTakenError, changeEmail } from './change-email.ts';
import { assertCanChangeEmail } from './assert-can-change-email.ts';

type Change = typeof emailChanges.$inferSelect;
type Side = 'old' | 'new';

interface ConfirmStep {
  userId: number;
  code: string;
  asker: string;
}

interface ChangedAccount {
  user: AccountRow;
  provedAt: number | null;
}

type Outcome =
  /** `takesFactor`: the second factor can still replace the old mailbox's code. */
  { kind: 'refused'; takesFactor: boolean } | { kind: 'halfway' } | ({ kind: 'changed' } & ChangedAccount);

/** Finds the mailbox verified by a code. */
type FindSide = (
  ctx: Context,
  tx: Database,
  user: AccountRow,
  change: Change,
  step: ConfirmStep,
) => Promise<Side | null>;

/**
 * Accepts the code from one of the two mailboxes. A second factor can replace the old mailbox's code, in case the owner has lost
 * access to that mailbox. The second of the two codes changes the address.
 * @returns the account with its new address and when the owner last reauthenticated, or null while the other code is missing.
 * @throws DomainError `wrong-code`, `not-found` if the change has expired, and those of `assertCanChangeEmail`
 */
export async function confirmEmailChange(
  ctx: Context,
  req: Request,
  step: ConfirmStep,
  proof: ReauthenticationCheck,
): Promise<ChangedAccount | null> {
  const byMail = await confirmSide(ctx, step, proof, findMailedSide);
  if (byMail.kind !== 'refused') return accountOf(byMail);
  if (!byMail.takesFactor) throw wrongCodeError();
  // Only checked now, so that a mailbox code neither counts as an attempt at the factor nor resets its counter.
  return throttleFactorAttempts(ctx, { req, userId: step.userId }, async () => {
    const byFactor = await confirmSide(ctx, step, proof, findFactorSide);
    if (byFactor.kind === 'refused') throw wrongCodeError();
    return accountOf(byFactor);
  });
}

const accountOf = (outcome: Exclude<Outcome, { kind: 'refused' }>): ChangedAccount | null =>
  outcome.kind === 'changed' ? outcome : null;

/** Confirms the mailbox that `findSide` finds. */
async function confirmSide(
  ctx: Context,
  step: ConfirmStep,
  proof: ReauthenticationCheck,
  findSide: FindSide,
): Promise<Outcome> {
  const { userId } = step;
  const confirmed = ctx.db.transaction(async (tx): Promise<Outcome> => {
    // Acquired first, as in every transaction that locks both.
    await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .for('update');
    const user = await lockAccountRow(tx, userId);
    const provedAt = await proof.assertSignedIn(tx);
    const now = ctx.clock.now();
    const [change] = await tx
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
    if (!change)
      throw new DomainError('not-found', 'This took too long. Please start again with the new address.');
    await assertCanChangeEmail(tx, user, change.newEmail);
    const side = await findSide(ctx, tx, user, change, step);
    if (!side) {
      const takesFactor = !change.oldProvedAt && hasFactor(await loadFactors(tx, userId));
      return { kind: 'refused', takesFactor };
    }
    const proved = { ...change, [side === 'old' ? 'oldProvedAt' : 'newProvedAt']: now };
    await tx.update(emailChanges).set(proved).where(eq(emailChanges.userId, userId));
    if (!proved.oldProvedAt || !proved.newProvedAt) return { kind: 'halfway' };
    return { kind: 'changed', user: await changeEmail(ctx, tx, user, change.newEmail), provedAt };
  });
  return confirmed.catch((error: unknown) => {
    throw isUniqueViolation(error) ? addressTakenError() : error;
  });
}

/** Whether someone else has just claimed the address. The library keeps the database error as the cause. */
function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
  return code === '23505' || cause?.code === '23505';
}

/** Finds the mailbox verified by a code. A mailbox that is already confirmed accepts no second code. */
const findMailedSide: FindSide = async (ctx, tx, user, change, { code, asker }) => {
  const open: Side[] = [];
  if (!change.newProvedAt) open.push('new');
  if (!change.oldProvedAt) open.push('old');
  for (const side of open) {
    const subject = codeSubject.emailChange(user.id, side, change.newEmail);
    if ((await redeemCode(ctx, tx, { subject, code, asker })) === 'accepted') return side;
  }
  return null;
};

const findFactorSide: FindSide = async (ctx, tx, user, change, { code }) => {
  if (change.oldProvedAt || !hasFactor(await loadFactors(tx, user.id))) return null;
  return (await redeemFactorCode(ctx, tx, user, code)) === null ? null : 'old';
};
