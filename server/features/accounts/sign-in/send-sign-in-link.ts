import { DAY_MS } from '#shared/domain/durations.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import { queueJob } from '#server/adapters/queue.ts';
import type { Context } from '#server/context.ts';
import type { Guesser } from '#server/http/limits/guess-limiter.ts';
import { signInWithoutWaitingEmail } from '../emails.ts';
import { findUserByEmail } from '../queries.ts';
import { createSignInLink } from './account-links.ts';

/** Must not reveal whether an account exists. */
const otherWay =
  'If there’s an account with this address, you don’t have to wait. Use the sign-in link in our email to that address.';

/** Offers anyone who is throttled because of strangers' attempts an email with a link that has its own attempt limit. */
export const offerSignInLink = (
  ctx: Context,
  email: string,
): Pick<Guesser, 'otherWay' | 'onShutByOthers'> => ({
  otherWay,
  onShutByOthers: () =>
    queueJob(ctx.db, 'mail-sign-in-link', { email }, { key: `sign-in-link/${ctx.digests.holder(email)}` }),
});

/** Emails an account's owner at most once a day. Does nothing for an unknown address. */
export async function sendSignInLink(ctx: Context, { email }: { email: string }): Promise<void> {
  const user = await findUserByEmail(ctx.db, email);
  if (!user) return;
  const day = Math.floor(ctx.clock.now().getTime() / DAY_MS);
  await ctx.db.transaction((tx) =>
    queueMail(ctx, tx, {
      to: user.email,
      kind: 'sign-in-link',
      dedupeKey: `sign-in-link/${user.id}/${day}`,
      content: signInWithoutWaitingEmail({ signInUrl: createSignInLink(ctx, user.email) }),
    }),
  );
}
