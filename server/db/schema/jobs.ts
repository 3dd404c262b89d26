import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** Rows that a sweep failed to process. Removed once they are processed or no longer due. */
export const failingRows = pgTable(
  'failing_rows',
  {
    kind: text('kind').notNull(),
    /** The id of the row. */
    subject: text('subject').notNull(),
    tries: integer('tries').notNull(),
    /** The error's message, without any row's values. */
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
