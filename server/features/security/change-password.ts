import type { Request } from 'express';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { applyNewPassword } from '../accounts/reset/apply-new-password.ts';
import { stopPendingReset } from '../accounts/reset/pending-reset.ts';
import { lockAccountRow } from '../accounts/sign-in/lock-account-row.ts';
import { hasFactor, loadFactors } from '../factors/load-factors.ts';
import type { ReauthenticationCheck } from '../reauthentication/with-reauthentication.ts';

/** @param currentPassword absent if the owner authenticates with a second factor. */
interface NewPassword {
  userId: number;
  currentPassword: string | undefined;
  newPassword: string;
}

/**
 * Changes the password of a signed-in owner, verified by the old one or a second factor. The caller renews the owner's session.
 * Cancels a pending password reset, because a signed-in owner's own change takes precedence.
 * @returns when the owner last reauthenticated. The old password alone doesn't count.
 * @throws DomainError `wrong-credentials`, `invalid`, `too-many-requests`
 */
export async function changeOwnPassword(
  ctx: Context,
  req: Request,
  { userId, currentPassword, newPassword }: NewPassword,
  proof: ReauthenticationCheck,
): Promise<{ provedAt: number | null }> {
  const at = `change/${userId}`;
  if (currentPassword !== undefined) await ctx.guesses.count('password', { req, at });
  const password = await ctx.passwords.hash(newPassword);
  const changed = await ctx.db.transaction(async (tx) => {
    const user = await lockAccountRow(tx, userId);
    const provedAt = await proof.assertSignedIn(tx);
    if (currentPassword === undefined) {
      if (!hasFactor(await loadFactors(tx, userId))) throw currentNeeded();
      await proof.assertRecentReauthentication(tx);
    } else if (!(await ctx.passwords.isRight(currentPassword, user.password))) {
      ctx.securityLog.record('proof-failed', { req, account: userId, what: 'password' });
      throw currentWrong();
    }
    if (await ctx.passwords.isRight(newPassword, user.password)) throw notNew();
    await stopPendingReset(ctx, tx, userId);
    await applyNewPassword(ctx, tx, user, { password, why: 'signed-in' });
    return { provedAt };
  });
  if (currentPassword !== undefined) await ctx.guesses.forgive('password', { req, at });
  ctx.securityLog.record('password-changed', { req, account: userId, what: 'signed-in' });
  return changed;
}

const refusal = (path: string, message: string) =>
  new DomainError('invalid', message, { details: { errors: [{ path, message }] } });
const currentNeeded = () => refusal('currentPassword', 'Please enter your current password.');
const currentWrong = () => refusal('currentPassword', 'This isn’t your current password. Please try again.');
const notNew = () => refusal('newPassword', 'This is your current password. Please choose another one.');
