import type { Context } from '../../../context.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { hasFactor, readFactors } from '../../factors/read-factors.ts';
import { replaceRecoveryCodes } from '../../factors/recovery-codes.ts';
import type { ProofCheck } from '../../proofs/fresh-proof.ts';
import { lockAccount } from '../../accounts/sign-in/lock-account.ts';
import { tellFactorChange } from '../tell-owner.ts';

/** Ten new recovery codes. The older ones end. @throws DomainError `conflict` for an owner without a factor */
export function renewRecoveryCodes(ctx: Context, userId: number, proof: ProofCheck): Promise<string[]> {
  return ctx.db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    await proof.assertFresh(tx);
    if (!hasFactor(await readFactors(tx, userId)))
      throw new DomainError('conflict', 'Recovery codes come with a second factor. Please add one first.');
    const codes = await replaceRecoveryCodes(ctx, tx, userId);
    await tellFactorChange(ctx, tx, user, 'recovery-codes-renewed');
    return codes;
  });
}
