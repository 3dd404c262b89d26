import { eq } from 'drizzle-orm';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { verificationCodes, viewerVerified } from '../../db/schema/index.ts';
import { DomainError } from '../../http/domain-error.ts';
import { codeSubject, redeemCode } from '../codes/one-time-codes.ts';

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
  if (verdict === 'refused') throw wrongAccessCode();
}

/** One sentence for a code that is wrong, old, used up or was never sent: it helps in each case, and tells none apart. */
const wrongAccessCode = () =>
  new DomainError(
    'wrong-code',
    'Invalid verification code. Please check the six digits in the newest mail from us. A code works once, ' +
      `for ${limits.codeMinutes} minutes, and no more after ${limits.codeTries} wrong tries: then send a new one.`,
  );
