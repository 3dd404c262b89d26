import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { unopenedLimits } from '#shared/domain/limits.ts';
import { users } from './accounts.ts';
import { bytea, timestamptz, randomPrimaryKey } from './columns.ts';
import { triggerBytes } from './leavebits.ts';
import { deathIncapacitationReports } from './release.ts';

/** Who receives what a recipient hasn't opened in time. Nobody but the owner learns of it beforehand. */
export const substitutes = pgTable(
  'substitutes',
  {
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The recipient who may not open something. */
    email: text('email').notNull(),
    substituteEmail: text('substitute_email').notNull(),
    /** How long after an opening. */
    afterDays: integer('after_days').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
    /** A MAC over the row, made with the account's data key. A row that was tampered with has no effect. */
    integrityTag: bytea('integrity_tag').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email] }),
    index('substitutes_substitute_email').on(table.userId, table.substituteEmail),
    check('substitutes_other_person', sql`${table.email} <> ${table.substituteEmail}`),
    check(
      'substitutes_after_days',
      sql`${table.afterDays} between ${sql.raw(String(unopenedLimits.minAfterDays))} and ${sql.raw(String(unopenedLimits.maxAfterDays))}`,
    ),
  ],
);

/** When a recipient last read a LeaveBit's content. Written before the content leaves the server. */
export const recipientReadings = pgTable(
  'recipient_readings',
  {
    triggerByteId: randomPrimaryKey('trigger_byte_id')
      .notNull()
      .references(() => triggerBytes.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    readAt: timestamptz('read_at').notNull(),
    /** When they last downloaded its text, one of its files or all of it. Null if they never have. */
    downloadedAt: timestamptz('downloaded_at'),
  },
  (table) => [primaryKey({ columns: [table.triggerByteId, table.email] })],
);

/** Since when something that waited for a date or a report has been open to a recipient. Reminders and substitutes count from it. */
export const recipientOpenings = pgTable(
  'recipient_openings',
  {
    triggerByteId: randomPrimaryKey('trigger_byte_id')
      .notNull()
      .references(() => triggerBytes.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    openedAt: timestamptz('opened_at').notNull(),
    /** When it was passed on to the recipient's substitute, which happens once. */
    passedOnAt: timestamptz('passed_on_at'),
    /** The substitute. */
    passedOnTo: text('passed_on_to'),
    /** When an email told the owner. Null while it waits for the next one. */
    passedOnReportedAt: timestamptz('passed_on_reported_at'),
  },
  (table) => [primaryKey({ columns: [table.triggerByteId, table.email] })],
);

/** Who has received a LeaveBit as a substitute. The end of a release takes back what it has passed on. */
export const substituteTurns = pgTable(
  'substitute_turns',
  {
    triggerByteId: randomPrimaryKey('trigger_byte_id')
      .notNull()
      .references(() => triggerBytes.id, { onDelete: 'cascade' }),
    substituteEmail: text('substitute_email').notNull(),
    /** The recipient who hadn't opened it. */
    email: text('email').notNull(),
    /** The report whose release passed it on. Null if a date had opened it. */
    reportId: randomPrimaryKey('report_id').references(() => deathIncapacitationReports.id, {
      onDelete: 'cascade',
    }),
    takenAt: timestamptz('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.triggerByteId, table.substituteEmail] }),
    index('substitute_turns_report_id').on(table.reportId),
    check('substitute_turns_other_person', sql`${table.email} <> ${table.substituteEmail}`),
  ],
);

/** How an email ended. `stopped`: the recipient has stopped such emails. */
export const reminderOutcome = pgEnum('reminder_outcome', ['accepted', 'refused', 'stopped', 'failed']);

/** The reminders of what a recipient hasn't opened. They outlive the emails, which are removed after some months. */
export const unopenedReminders = pgTable(
  'unopened_reminders',
  {
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    sentAt: timestamptz('sent_at').notNull(),
    /** The dedupe key of its email. */
    mailKey: text('mail_key').notNull(),
    /** Null while the email is on its way. */
    outcome: reminderOutcome('outcome'),
    /** When the email was accepted or given up. */
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email, table.sentAt] }),
    check('unopened_reminders_ended_at', sql`(${table.outcome} is null) = (${table.endedAt} is null)`),
  ],
);

/** When to look next for what an owner's recipients haven't opened. Owners with nothing to look for are absent. */
export const unopenedChecks = pgTable(
  'unopened_checks',
  {
    userId: randomPrimaryKey('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    checkAt: timestamptz('check_at').notNull(),
  },
  (table) => [index('unopened_checks_check_at').on(table.checkAt)],
);
