import { limits } from '#shared/domain/limits.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import { codeMailKey, codeSubject, issueCode, storeCode } from '../../codes/one-time-codes.ts';
import type { CodeChannel } from '../../codes/rules.ts';
import { alreadyRegisteredEmail, registrationCodeEmail } from '../emails.ts';
import { findUserByEmail } from '../queries.ts';
import { createRegistrationLink, createSignInLink } from '../sign-in/account-links.ts';

/**
 * Emails a registration code to an address, or a notice if the address already has an account. The caller can't tell the two
 * cases apart.
 */
export async function requestRegistration(
  ctx: Context,
  { email, asker, channel }: { email: string; asker: string; channel: CodeChannel },
): Promise<void> {
  const subject = codeSubject.registration(email);
  const { code, row } = await issueCode(ctx, ctx.db, { subject, asker, address: email, channel });
  await ctx.db.transaction(async (tx) => {
    const isTaken = (await findUserByEmail(tx, email)) !== null;
    if (isTaken) {
      await queueMail(ctx, tx, {
        to: email,
        kind: 'already-registered',
        dedupeKey: `already-registered/${row.id}`,
        content: alreadyRegisteredEmail({ signInUrl: createSignInLink(ctx, email) }),
      });
      return;
    }
    await storeCode(tx, row);
    await queueMail(ctx, tx, {
      to: email,
      kind: 'registration-code',
      dedupeKey: codeMailKey(row.id),
      content: registrationCodeEmail({
        code,
        minutes: limits.codeMinutes,
        link: createRegistrationLink(ctx, email),
      }),
      giveUpAt: row.expiresAt,
    });
  });
}
