import { and, desc, eq, gt } from 'drizzle-orm';
import { HOUR_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import { queueMails } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { mails } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { mailLimits } from '#server/limits.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { loadPersonLanguageLookup, loadPersonNameLookup } from '../../people/load-person-names.ts';
import { listSubstitutes } from '../../people/substitutes.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { assertSubscriptionNotBlocked } from '../../subscriptions/assert-subscription-not-blocked.ts';
import { getConfiguredNumbers } from '../configuration/rules.ts';
import { findReportRowInForce } from '../queries.ts';
import { getTimeAwayInForce } from '../reports/rules.ts';
import { buildRehearsal } from './emails.ts';
import { loadRehearsedRecipients } from './load-rehearsed-recipients.ts';

/**
 * Emails an owner everything that their reporters and recipients would get, marked as a rehearsal. Not while a report is in force,
 * when the owner's mailbox must be free for its warnings, and only once in a few hours.
 * @returns how many emails
 * @throws DomainError `invalid` without reporters, `conflict` while a report is in force, `subscription-blocked`,
 * `too-many-requests`
 */
export async function sendRehearsal(ctx: Context, userId: number): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner) throw notFoundError();
    await assertSubscriptionNotBlocked(ctx, tx, userId);
    if (owner.designatedReporters.length === 0)
      throw new DomainError('invalid', 'You don’t have any designated reporters yet. Please add some first.');
    const inForce = await findReportRowInForce(tx, userId);
    if (inForce?.status === 'pending' || inForce?.status === 'released')
      throw new DomainError('conflict', 'There’s a report about you. Please take care of it first.');
    const now = ctx.clock.now();
    await assertNotTooSoon(tx, owner.email, now);
    const nameOf = await loadPersonNameLookup(ctx, tx, userId);
    const toPerson = (email: string) => ({ email, name: nameOf(email) });
    const { heirs, dated, readers, nextDate, receives } = await loadRehearsedRecipients(ctx, tx, owner, now);
    const languageOf = await loadPersonLanguageLookup(tx, userId);
    const contents = buildRehearsal(
      {
        ...getOwnerNames(ctx, owner),
        ...getConfiguredNumbers(owner),
        now,
        formatDate: (at) => formatEmailDate(ctx, at, owner),
        reporters: owner.designatedReporters.map(toPerson),
        heirs: heirs.map(toPerson),
        dated: dated.map(toPerson),
        readers: readers.map(toPerson),
        nextDate,
        substitutes: (await listSubstitutes(ctx, tx, userId))
          .filter(({ substitute }) => substitute !== owner.email)
          .map(({ email, substitute, afterDays }) => ({
            of: email,
            to: toPerson(substitute),
            afterDays,
            receives: receives({ email, substitute }),
          })),
        awayUntil: getTimeAwayInForce(owner.awayUntil, now),
        coolDownDays: owner.coolDownDays,
        asksOnSilence: owner.silenceMonths > 0,
        asksOnLapse: owner.askReportersOnLapse,
        takesPayments: ctx.config.takesPayments,
        supportEmail: ctx.config.supportEmail,
        harmlessUrl: `${ctx.config.appOrigin}/getting-started`,
      },
      languageOf,
    );
    await recordActivity(ctx, tx, { userId, kind: 'rehearsed' });
    await queueMails(
      ctx,
      tx,
      contents.map((content, index) => ({
        to: owner.email,
        kind: 'rehearsal',
        dedupeKey: `rehearsal/${userId}/${now.toISOString()}/${index}`,
        content,
      })),
    );
    return contents.length;
  });
}

async function assertNotTooSoon(tx: Database, email: string, now: Date): Promise<void> {
  const waitMs = mailLimits.rehearsalHours * HOUR_MS;
  const [last] = await tx
    .select({ at: mails.createdAt })
    .from(mails)
    .where(
      and(
        eq(mails.recipient, email),
        eq(mails.kind, 'rehearsal'),
        gt(mails.createdAt, new Date(now.getTime() - waitMs)),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(1);
  if (!last) return;
  throw new DomainError(
    'too-many-requests',
    'We’ve just sent you a rehearsal. Please look in your mailbox, or try again later.',
    { retryAfterSeconds: Math.ceil((last.at.getTime() + waitMs - now.getTime()) / SECOND_MS) },
  );
}
