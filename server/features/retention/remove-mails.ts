import { and, eq, inArray, lt, ne, not, notExists, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import type { MailKind } from '../../adapters/mail/mail-kinds.ts';
import { isMailNotWithdrawn, excludeWithdrawnMails } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import {
  deathIncapacitationReports as reports,
  destructionLetters,
  mails,
  reportWarnings,
  subscriptions,
  triggerBytes,
  users,
} from '../../db/schema/index.ts';
import { retentionLimits } from '../../limits.ts';
import { farewellMailKinds } from '../deletion/queue-farewells.ts';
import { shownNoticeKinds } from '../notices/recipient-status.ts';
import { shownReporterMailKinds } from '../release/mail-keys.ts';
import { removeRowsInBatches, removeRowsByScan } from './batches.ts';

const one = { one: sql`1` };

/** Removes emails to addresses that were entered for registration but never confirmed. */
export async function removeUnconfirmedMails(ctx: Context): Promise<void> {
  await removeRowsByScan(ctx, {
    table: mails,
    id: mails.id,
    at: mails.createdAt,
    before: new Date(ctx.clock.trustedNow().getTime() - retentionLimits.unconfirmedHours * HOUR_MS),
    among: sql`${mails.kind} = 'registration-code'`,
    // Includes emails never sent, because their code expired after ten minutes.
    mayGo: notExists(ctx.db.select(one).from(users).where(eq(users.email, mails.recipient))),
  });
}

/** Removes the farewells of deleted accounts once they have been sent. */
export async function removeSentFarewells(ctx: Context): Promise<void> {
  await removeRowsInBatches(
    ctx,
    mails,
    and(inArray(mails.kind, farewellMailKinds), ne(mails.state, 'queued')),
  );
}

/** Removes old emails that are no longer needed. */
export async function removeOldMails(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.trustedNow().getTime() - retentionLimits.mailDays * DAY_MS);
  await removeRowsByScan(ctx, {
    table: mails,
    id: mails.id,
    at: mails.createdAt,
    before,
    mayGo: and(
      ne(mails.state, 'queued'),
      lt(sql`coalesce(${mails.lastAttemptAt}, ${mails.createdAt})`, before.toISOString()),
      ...neededBy(ctx).map((isNeeded) => not(isNeeded)),
    ),
  });
}

/** What a sent email is still needed for. Without it, an email could be sent twice, or its outcome would be unknown. */
function neededBy({ db }: Context): SQL[] {
  const exists = (rows: SQL) => sql`exists (${rows})`;
  return [
    // An announced destruction counts its accepted warnings.
    exists(sql`select 1 from ${destructionLetters} where ${destructionLetters.mailId} = ${mails.id}`),
    // A pending report is decided by its warnings, and its sweeps would queue the same emails again.
    exists(sql`select 1 from ${reports} where ${reports.status} = 'pending'
      and (starts_with(${mails.dedupeKey}, 'report/' || ${reports.id} || '/')
        or ${mails.id} in (select ${reportWarnings.mailId} from ${reportWarnings} where ${reportWarnings.reportId} = ${reports.id}))`),
    isReminderInForce,
    isLastShown(
      db,
      shownNoticeKinds,
      sql`select 1 from ${triggerBytes} where ${triggerBytes.userId} = ${mails.userId}
      and ${triggerBytes.sharingEmails} @> array[${mails.recipient}]`,
    ),
    isLastShown(
      db,
      shownReporterMailKinds,
      sql`select 1 from ${users} where ${users.id} = ${mails.userId}
      and ${mails.recipient} = any(${users.designatedReporters})`,
    ),
  ];
}

const REMINDERS: MailKind[] = ['free-period-ends', 'payment-overdue', 'service-blocked'];

/** The hourly reminders would queue the same email again until the subscription's date changes. */
const isReminderInForce = sql`(${inArray(mails.kind, REMINDERS)} and exists (
  select 1 from ${subscriptions}
  where ${subscriptions.id} = case when ${inArray(mails.kind, REMINDERS)}
      then split_part(${mails.dedupeKey}, ':', 2)::bigint end
    and ${mails.dedupeKey} like '%:' ||
      to_char(${subscriptions.nextPaymentDate} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`;

/** Whether it is the latest email of some kinds that an owner sees for an address. @param shown finds a row if so */
function isLastShown(db: Context['db'], kinds: MailKind[], shown: SQL): SQL {
  const newer = alias(mails, 'newer');
  const later = db
    .select(one)
    .from(newer)
    .where(
      and(
        eq(newer.userId, mails.userId),
        eq(newer.recipient, mails.recipient),
        inArray(newer.kind, kinds),
        excludeWithdrawnMails(newer),
        sql`${newer.createdAt} > ${mails.createdAt}`,
      ),
    );
  return and(inArray(mails.kind, kinds), isMailNotWithdrawn, sql`exists (${shown})`, notExists(later))!;
}
