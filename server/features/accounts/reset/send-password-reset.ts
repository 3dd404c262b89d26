import { limits } from '#shared/domain/limits.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { codeMailKey, codeSubject, issueCode, storeCode } from '../../codes/one-time-codes.ts';
import type { CodeChannel } from '../../codes/rules.ts';
import { passwordResetCodeEmail } from '../emails.ts';
import { findUserByEmail } from '../queries.ts';
import { createResetLink } from '../sign-in/account-links.ts';
import { getHourBucket } from '../sign-in/record-failed-sign-in.ts';

/**
 * Emails a reset code to an account's owner. Does nothing for an unknown address. Runs as a job so that the request takes
 * equally long in both cases.
 */
export async function sendPasswordResetCode(
  ctx: Context,
  { email, asker, channel }: { email: string; asker: string; channel: CodeChannel },
): Promise<void> {
  const user = await findUserByEmail(ctx.db, email);
  if (!user) return;
  const subject = codeSubject.passwordReset(user.id);
  const { code, row } = await issueCode(ctx, ctx.db, { subject, asker, address: email, channel });
  await ctx.db.transaction(async (tx) => {
    await storeCode(tx, row);
    await queueMail(ctx, tx, {
      to: user.email,
      kind: 'password-reset-code',
      dedupeKey: codeMailKey(row.id),
      content: passwordResetCodeEmail({
        code,
        minutes: limits.codeMinutes,
        link: createResetLink(ctx, user.email),
      }),
      giveUpAt: row.expiresAt,
    });
    await recordActivity(ctx, tx, {
      userId: user.id,
      kind: 'reset-asked',
      detail: 'Further requests within the hour aren’t listed.',
      once: `reset-asked/${getHourBucket(ctx.clock.now())}`,
    });
  });
}
