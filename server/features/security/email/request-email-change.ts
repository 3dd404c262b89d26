import { eq } from 'drizzle-orm';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { emailChanges, users } from '#server/db/schema/index.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { lockAccountRow } from '../../accounts/sign-in/lock-account-row.ts';
import {
  codeMailKey,
  codeSubject,
  issueCode,
  createUnguessableCode,
  removeOwnerCodes,
  storeCode,
} from '../../codes/one-time-codes.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { addressChangeCodeEmail, addressTakenEmail } from '../emails.ts';
import { assertCanChangeEmail } from './assert-can-change-email.ts';

/**
 * Emails one code to the new address and another to the old one. If the new address already has an account, it gets a notice
 * instead, and the caller can't tell the difference.
 * @throws DomainError `conflict` while a report is pending, `invalid` for an address that can't be the owner's
 */
export async function requestEmailChange(
  ctx: Context,
  { userId, newEmail, asker }: { userId: number; newEmail: string; asker: string },
  proof: ReauthenticationCheck,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await lockAccountRow(tx, userId);
    await assertCanChangeEmail(tx, user, newEmail);
    await proof.assertRecentReauthentication(tx);
    const expiresAt = new Date(ctx.clock.now().getTime() + limits.emailChangeMinutes * MINUTE_MS);
    const change = { newEmail, expiresAt, newProvedAt: null, oldProvedAt: null };
    await tx
      .insert(emailChanges)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: emailChanges.userId, set: change });
    await recordActivity(ctx, tx, {
      userId,
      kind: 'code-asked',
      subject: newEmail,
      detail: 'For a new email address.',
    });
    // Also those for another new address.
    await removeOwnerCodes(tx, userId, ['email-change']);
    for (const side of ['old', 'new'] as const)
      await mailCode(ctx, tx, { userId, newEmail, asker, side, to: side === 'old' ? user.email : newEmail });
  });
}

async function mailCode(
  ctx: Context,
  tx: Database,
  mail: { userId: number; newEmail: string; asker: string; side: 'old' | 'new'; to: string },
): Promise<void> {
  const { userId, newEmail, asker, side, to } = mail;
  const [holder] = await tx.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
  const isTaken = side === 'new' && holder !== undefined;
  const subject = codeSubject.emailChange(userId, side, newEmail);
  // For an address that already has an account, nobody knows the code.
  const mailed = isTaken
    ? null
    : await issueCode(ctx, tx, { subject, asker, address: to, channel: 'session' });
  const row = mailed?.row ?? createUnguessableCode(ctx, { subject, asker });
  await storeCode(tx, row);
  await queueMail(ctx, tx, {
    to,
    kind: mailed ? 'email-change-code' : 'email-taken',
    dedupeKey: codeMailKey(row.id),
    content: mailed
      ? addressChangeCodeEmail({ code: mailed.code, minutes: limits.codeMinutes, side, newEmail })
      : addressTakenEmail({ signInUrl: `${ctx.config.appOrigin}/auth` }),
    giveUpAt: row.expiresAt,
  });
}
