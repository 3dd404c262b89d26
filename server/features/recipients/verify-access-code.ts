import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { verificationCodes, viewerVerified } from '../../db/schema/index.ts';
import { codeSubject, redeemCode, wrongCode } from '../codes/one-time-codes.ts';
import { startEmailSession } from './email-session.ts';

/**
 * Proves an address by its code and starts a session for it.
 * @returns the session's key.
 * @throws DomainError `wrong-code`
 */
export async function verifyAccessCode(
  ctx: Context,
  {
    scope,
    email,
    code,
    replaces,
  }: { scope: number | 'all'; email: string; code: string; replaces: string | null },
): Promise<string> {
  const subject = codeSubject.sharing(scope, email);
  const key = await ctx.db.transaction(async (tx) => {
    const verdict = await redeemCode(ctx, tx, verificationCodes, {
      whose: eq(verificationCodes.subject, subject),
      subject,
      code,
    });
    if (verdict === 'refused') return null;
    const verifiedAt = ctx.clock.now();
    await tx
      .insert(viewerVerified)
      .values({ email, verifiedAt })
      .onConflictDoUpdate({ target: viewerVerified.email, set: { verifiedAt } });
    return startEmailSession(ctx, tx, { email, scope, replaces });
  });
  if (key === null) throw wrongCode();
  return key;
}
