import type { Context } from '#server/context.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { hasFactor, loadFactors } from '../../factors/load-factors.ts';
import { replaceRecoveryCodes } from '../../factors/recovery-codes.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { lockAccountRow } from '../../accounts/sign-in/lock-account-row.ts';
import { notifyFactorChange } from '../notify-factor-change.ts';

/** Replaces an owner's recovery codes with ten new ones. @throws DomainError `conflict` for an owner without a factor */
export function renewRecoveryCodes(
  ctx: Context,
  userId: number,
  proof: ReauthenticationCheck,
): Promise<string[]> {
  return ctx.db.transaction(async (tx) => {
    const user = await lockAccountRow(tx, userId);
    await proof.assertRecentReauthentication(tx);
    if (!hasFactor(await loadFactors(tx, userId)))
      throw new DomainError('conflict', 'Recovery codes come with a second factor. Please add one first.');
    const codes = await replaceRecoveryCodes(ctx, tx, userId);
    await notifyFactorChange(ctx, tx, user, 'recovery-codes-renewed');
    return codes;
  });
}
