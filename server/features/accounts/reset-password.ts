import { eq } from 'drizzle-orm';
import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import { passwordResetCodes, users } from '../../db/schema/index.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { codeSubject, redeemCode, wrongCode } from '../codes/one-time-codes.ts';
import { stopDeletion } from '../deletion/stop-deletion.ts';
import { endAllAccess } from './end-all-access.ts';
import { passwordChanged } from './letters.ts';
import { findUserByEmail } from './queries.ts';
import { planFailedTry } from './record-failed-try.ts';

/** No account has this number. */
const NOBODY = 0;

/**
 * Sets a new password, ends every session and every unfinished sign-in with the old one, forgets all devices, and tells the
 * owner.
 * @returns the account's id.
 * @throws DomainError `wrong-code`, also when the address has no account.
 */
export async function resetPassword(
  ctx: Context,
  { email, code, newPassword, asker }: { email: string; code: string; newPassword: string; asker: string },
): Promise<number> {
  const userId = await ctx.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    // An unknown address gets the same checks, so the answer takes the same time.
    const id = user?.id ?? NOBODY;
    const verdict = await redeemCode(ctx, tx, passwordResetCodes, {
      whose: eq(passwordResetCodes.userId, id),
      subject: codeSubject.passwordReset(id),
      code,
      asker,
    });
    if (verdict === 'refused') await planFailedTry(ctx, tx, { email, what: 'reset' });
    if (!user || verdict === 'refused') return null;
    const now = ctx.clock.now();
    const password = await ctx.passwords.hash(newPassword);
    await tx.update(users).set({ password, lastUpdate: now }).where(eq(users.id, user.id));
    await endAllAccess(tx, user.id, {
      type: 'session_logout',
      message: 'The password of your account was changed. Please sign in with the new one.',
    });
    await recordActivity(ctx, tx, {
      userId: user.id,
      kind: 'password-reset',
      detail: 'Everyone was signed out.',
    });
    // Whoever resets it may have lost the account to somebody who wants it gone.
    await stopDeletion(ctx, tx, user, 'password-reset');
    await queueMail(ctx, tx, {
      to: user.email,
      kind: 'password-changed',
      dedupeKey: `password-changed/${ctx.ids.uuid()}`,
      letter: passwordChanged({
        at: letterMoment(ctx, now),
        signInUrl: `${ctx.config.appOrigin}/auth`,
      }),
    });
    return user.id;
  });
  if (userId === null) throw wrongCode();
  return userId;
}
