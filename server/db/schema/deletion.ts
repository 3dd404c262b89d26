import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { timestamptz, randomPrimaryKey } from './columns.ts';
import { mails } from './mail.ts';

/** The accounts that wait for their deletion. A row goes with its account, or when its owner keeps the account. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: randomPrimaryKey('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: timestamptz('requested_at').notNull(),
    /** When the account goes, as the owner was told. Late mails move it. */
    deletesAt: timestamptz('deletes_at').notNull(),
    /** Whether recipients and reporters are told. */
    tellsPeople: boolean('tells_people').notNull(),
    /** The mail that says so. Null when it must be written again. */
    firstMailId: uuid('first_mail_id').references(() => mails.id, { onDelete: 'set null' }),
    reminderMailId: uuid('reminder_mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** When the reporters were last told of it. Null while they must be told. */
    reportersToldAt: timestamptz('reporters_told_at'),
    /** When a person was last told that the deletion is postponed. */
    alarmedAt: timestamptz('alarmed_at'),
    /**
     * Set in the transaction in which the account goes. `db/sql/guard-account-deletion.sql` lets it be set only when
     * everything holds that a deletion needs.
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
