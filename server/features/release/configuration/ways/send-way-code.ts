import { and, eq, gt } from 'drizzle-orm';
import type { VerifiedChannel } from '#shared/contracts/release.ts';
import { DAY_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { mails } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { recordActivity } from '#server/features/activity/record-activity.ts';
import { codeMailKey, codeSubject, issueCode, storeCode } from '#server/features/codes/one-time-codes.ts';
import type { ReauthenticationCheck } from '#server/features/reauthentication/with-reauthentication.ts';
import { lockOwner } from '#server/features/reporters/lock-owner.ts';
import type { OwnerRow } from '../../queries.ts';
import { wayCodeText } from '../../texts.ts';
import { warningWayCodeEmail } from '../emails.ts';
import { getNextWayCodeTime, getUnverifiedWay } from '../rules.ts';

/**
 * Sends another code to a second way that isn't verified.
 * @throws DomainError `not-found` if there is none, `too-many-requests`
 */
export async function sendWayCodeAgain(
  ctx: Context,
  { userId, channel, asker }: { userId: number; channel: VerifiedChannel; asker: string },
  proof: ReauthenticationCheck,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner) throw notFoundError();
    await proof.assertSignedIn(tx);
    if (!(await sendWayCode(ctx, tx, { owner, channel, asker }))) throw notFoundError();
  });
}

/**
 * Sends a code to a second way that isn't verified.
 * @param owner locked, so that concurrent requests can't exceed the limits
 * @returns false if there is none, or this service sends no texts
 * @throws DomainError `too-many-requests`
 */
export async function sendWayCode(
  ctx: Context,
  tx: Database,
  { owner, channel, asker }: { owner: OwnerRow; channel: VerifiedChannel; asker: string },
): Promise<boolean> {
  const to = getUnverifiedWay(owner, channel);
  if (to === null || (channel === 'phone' && !ctx.smsTransport)) return false;
  await assertNotTooManyCodes(ctx, tx, { userId: owner.id, channel, to });
  const subject = codeSubject.warningWay(owner.id, channel, to);
  const { code, row } = await issueCode(ctx, tx, { subject, asker, address: to, channel: 'session' });
  await storeCode(tx, row);
  await queueMail(ctx, tx, {
    to,
    userId: owner.id,
    kind: 'warning-way-code',
    dedupeKey: codeMailKey(row.id),
    content:
      channel === 'phone'
        ? { text: wayCodeText(code, limits.codeMinutes) }
        : warningWayCodeEmail({ code, minutes: limits.codeMinutes }),
    giveUpAt: row.expiresAt,
  });
  await recordActivity(ctx, tx, {
    userId: owner.id,
    kind: 'code-asked',
    subject: to,
    detail: 'For a second way to warn you.',
  });
  return true;
}

async function assertNotTooManyCodes(
  { clock }: Context,
  tx: Database,
  { userId, channel, to }: { userId: number; channel: VerifiedChannel; to: string },
): Promise<void> {
  const now = clock.now();
  const isRecentCode = and(
    eq(mails.kind, 'warning-way-code'),
    gt(mails.createdAt, new Date(now.getTime() - DAY_MS)),
  );
  const listTimes = async (where: ReturnType<typeof and>) =>
    (await tx.select({ at: mails.createdAt }).from(mails).where(and(isRecentCode, where))).map(
      ({ at }) => at,
    );
  const again = getNextWayCodeTime(
    {
      byAccount: await listTimes(
        and(eq(mails.userId, userId), eq(mails.channel, channel === 'phone' ? 'sms' : 'email')),
      ),
      toWay: await listTimes(eq(mails.recipient, to)),
    },
    now,
  );
  if (again <= now) return;
  throw new DomainError(
    'too-many-requests',
    'We’ve sent many codes in the last day. Please try again tomorrow.',
    { retryAfterSeconds: Math.ceil((again.getTime() - now.getTime()) / SECOND_MS) },
  );
}
