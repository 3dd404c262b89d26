import { eq } from 'drizzle-orm';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import { createSessionEnd } from '#server/http/live-events/session-ends.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { removeOwnerCodes } from '../../codes/one-time-codes.ts';
import { stopDeletion } from '../../deletion/stop-deletion.ts';
import { endAllAccess, clearDevicesAndSignIns, flagDrafts } from '../end-all-access.ts';
import { passwordChangedEmail } from '../emails.ts';
import { createSignInLink } from '../sign-in/account-links.ts';
import type { UserRow } from '../queries.ts';

/**
 * Sets a password, then ends all sessions, unfinished sign-ins and other resets, forgets all devices, flags drafts, and notifies
 * the owner. A signed-in owner's own session survives; the caller must renew it.
 * @param password a PHC string. `why`: `waited` if 72 hours have passed without the second factor, which the caller removes.
 * @returns the account with its new password
 */
export async function applyNewPassword(
  ctx: Context,
  tx: Database,
  user: UserRow,
  { password, why }: { password: string; why: 'reset' | 'waited' | 'signed-in' },
): Promise<UserRow> {
  const now = ctx.clock.now();
  await tx.update(users).set({ password, lastUpdate: now }).where(eq(users.id, user.id));
  if (why !== 'reset') await removeOwnerCodes(tx, user.id, ['password-reset']);
  // A signed-in owner has no other session.
  if (why === 'signed-in') {
    await clearDevicesAndSignIns(tx, user.id);
    await flagDrafts(tx, user.id);
  } else await endAllAccess(tx, user.id, createSessionEnd('endedByPassword'));
  if (why === 'signed-in') await recordActivity(ctx, tx, { userId: user.id, kind: 'password-changed' });
  else {
    await recordActivity(ctx, tx, {
      userId: user.id,
      kind: 'password-reset',
      detail: 'Everyone was signed out.',
    });
    // The owner may be recovering the account from someone who wants it deleted.
    await stopDeletion(ctx, tx, user, 'password-reset');
  }
  await queueMail(ctx, tx, {
    to: user.email,
    kind: 'password-changed',
    dedupeKey: `password-changed/${ctx.random.uuid()}`,
    content: passwordChangedEmail({
      at: formatEmailDate(ctx, now, user),
      signInUrl: createSignInLink(ctx, user.email),
      lostFactors: why === 'waited',
    }),
  });
  return { ...user, password };
}
