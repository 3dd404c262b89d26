import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** Rows that a sweep failed to process. Removed once they succeed or are no longer due. */
export const failingRows = pgTable(
  'failing_rows',
  {
    /** The sweep's name. */
    kind: text('kind').notNull(),
    /** The id of its subject. */
    subject: text('subject').notNull(),
    tries: integer('tries').notNull(),
    /** The error's message, without the values of any row. */
    lastError: text('last_error').notNull(),
    failingSince: timestamptz('failing_since').notNull(),
    nextTryAt: timestamptz('next_try_at').notNull(),
    alarmedAt: timestamptz('alarmed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    check('failing_rows_tries', sql`${table.tries} > 0`),
  ],
);
