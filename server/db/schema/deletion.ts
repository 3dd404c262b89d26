import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { timestamptz, randomPrimaryKey } from './columns.ts';
import { mails } from './mail.ts';

/** The accounts scheduled for deletion. A row is removed with its account, or when its owner keeps the account. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: randomPrimaryKey('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: timestamptz('requested_at').notNull(),
    /** The deletion date announced to the owner. It is postponed if the emails are delayed. */
    deletesAt: timestamptz('deletes_at').notNull(),
    /** Whether recipients and reporters are notified. */
    tellsPeople: boolean('tells_people').notNull(),
    /** The email that announces it. Null if it must be rewritten. */
    firstMailId: uuid('first_mail_id').references(() => mails.id, { onDelete: 'set null' }),
    reminderMailId: uuid('reminder_mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** When the reporters were last notified of it. Null while the notification is due. */
    reportersToldAt: timestamptz('reporters_told_at'),
    /** When operators were last alerted that the deletion is postponed. */
    alarmedAt: timestamptz('alarmed_at'),
    /**
     * Set in the transaction that deletes the account. `db/sql/guard-account-deletion.sql` permits that only if every condition
     * for a deletion is met.
     */
    deletedAt: timestamptz('deleted_at'),
  },
  (table) => [
    check(
      'account_deletions_whole_wait',
      sql`${table.deletesAt} >= ${table.requestedAt} + make_interval(hours => 168)`,
    ),
  ],
);
