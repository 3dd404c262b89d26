import { eq } from 'drizzle-orm';
import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import { loginVerificationCodes } from '../../db/schema/index.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { codeSubject, redeemCode, wrongCode } from '../codes/one-time-codes.ts';
import { newDevice } from './letters.ts';
import { holdUser, type UserRow } from './queries.ts';
import { failedTry } from './record-failed-try.ts';

/**
 * The second step of a sign-in. Tells the owner of a device that is new.
 * @throws DomainError `wrong-code`
 */
export async function verifyLogin(
  ctx: Context,
  { userId, code, asker, isNewDevice }: { userId: number; code: string; asker: string; isNewDevice: boolean },
): Promise<UserRow> {
  const user = await ctx.db.transaction(async (tx) => {
    // A reset removes the code. So the password that is read here is the one that the code was sent for.
    const held = await holdUser(tx, userId);
    const verdict = await redeemCode(ctx, tx, loginVerificationCodes, {
      whose: eq(loginVerificationCodes.userId, userId),
      subject: codeSubject.login(userId),
      code,
      asker,
    });
    if (held && verdict === 'refused')
      await recordActivity(ctx, tx, failedTry(held.id, 'code', ctx.clock.now()));
    if (!held || verdict === 'refused') return null;
    if (isNewDevice) {
      await queueMail(ctx, tx, {
        to: held.email,
        kind: 'new-device',
        dedupeKey: `new-device/${ctx.ids.uuid()}`,
        letter: newDevice({
          at: letterMoment(ctx, ctx.clock.now()),
          signInUrl: `${ctx.config.appOrigin}/auth`,
        }),
      });
    }
    return held;
  });
  if (!user) throw wrongCode();
  return user;
}
