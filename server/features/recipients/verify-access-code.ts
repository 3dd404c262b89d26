import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { verificationCodes, viewerVerified } from '../../db/schema/index.ts';
import { codeSubject, redeemCode, wrongCode } from '../codes/one-time-codes.ts';

/**
 * Proves an address by its code, and notes that it was proved.
 * @throws DomainError `wrong-code`
 */
export async function verifyAccessCode(
  ctx: Context,
  { scope, email, code }: { scope: number | 'all'; email: string; code: string },
): Promise<void> {
  const subject = codeSubject.sharing(scope, email);
  const verdict = await ctx.db.transaction(async (tx) => {
    const redeemed = await redeemCode(ctx, tx, verificationCodes, {
      whose: eq(verificationCodes.subject, subject),
      subject,
      code,
    });
    if (redeemed === 'refused') return redeemed;
    const verifiedAt = ctx.clock.now();
    await tx
      .insert(viewerVerified)
      .values({ email, verifiedAt })
      .onConflictDoUpdate({ target: viewerVerified.email, set: { verifiedAt } });
    return redeemed;
  });
  if (verdict === 'refused') throw wrongCode();
}
