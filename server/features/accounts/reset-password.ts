import { eq } from 'drizzle-orm';
import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import { loginVerificationCodes, passwordResetCodes, users } from '../../db/schema/index.ts';
import { endSessionsOf } from '../events/end-sessions.ts';
import { codeSubject, redeemCode, wrongCode } from '../codes/one-time-codes.ts';
import { passwordChanged } from './letters.ts';
import { findUserByEmail } from './queries.ts';

/**
 * Sets a new password, ends every session and every unfinished sign-in with the old one, and tells the owner.
 * @throws DomainError `wrong-code`, also when the address has no account.
 */
export async function resetPassword(
  ctx: Context,
  { email, code, newPassword }: { email: string; code: string; newPassword: string },
): Promise<void> {
  // The hash comes before any lookup, so the answer takes the same time in every case.
  const password = await ctx.passwords.hash(newPassword);
  const isReset = await ctx.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return false;
    const verdict = await redeemCode(ctx, tx, passwordResetCodes, {
      whose: eq(passwordResetCodes.userId, user.id),
      subject: codeSubject.passwordReset(user.id),
      code,
    });
    if (verdict === 'refused') return false;
    const now = ctx.clock.now();
    await tx.update(users).set({ password, lastUpdate: now }).where(eq(users.id, user.id));
    await tx.delete(loginVerificationCodes).where(eq(loginVerificationCodes.userId, user.id));
    await endSessionsOf(tx, user.id, {
      type: 'session_logout',
      message: 'The password of your account was changed. Please sign in with the new one.',
    });
    await queueMail(ctx, tx, {
      to: user.email,
      kind: 'password-changed',
      dedupeKey: `password-changed/${ctx.ids.uuid()}`,
      letter: passwordChanged({
        at: letterMoment(ctx, now),
        signInUrl: `${ctx.config.appOrigin}/auth`,
      }),
    });
    return true;
  });
  if (!isReset) throw wrongCode();
}
