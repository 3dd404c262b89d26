import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, timestamptz, randomPrimaryKey } from './columns.ts';

/** The emails that notify an owner of removals from their recipients or LeaveBits, each with an undo link. */
export const sharingDigests = pgTable(
  'sharing_news',
  {
    id: uuid('id').primaryKey(),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mailedAt: timestamptz('mailed_at').notNull(),
    /** SHA-256 of the token in the email. */
    undoToken: bytea('undo_token').notNull().unique(),
    undoneAt: timestamptz('undone_at'),
    /** Whether it announces replaced texts or removed files, which happens once a day. */
    tellsOfEdits: boolean('tells_of_edits').notNull().default(false),
  },
  (table) => [
    index('sharing_news_user_id').on(table.userId, table.mailedAt),
    index('sharing_news_mailed_at').on(table.mailedAt),
  ],
);

/** An action's changes to a LeaveBit's recipients, or what it removed, for the email to the owner. */
export const sharingChanges = pgTable(
  'sharing_changes',
  {
    id: uuid('id').primaryKey(),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    changedAt: timestamptz('changed_at').notNull(),
    /** The email that announces it. Null: none has so far. */
    newsId: uuid('news_id').references(() => sharingDigests.id, { onDelete: 'cascade' }),
    /**
     * The change, with people and their rules before and after, as JSON encrypted with the account's key. An undo trusts nothing
     * else.
     */
    content: bytea('content').notNull(),
  },
  (table) => [
    index('sharing_changes_news_id').on(table.newsId, table.changedAt),
    index('sharing_changes_waiting')
      .on(table.userId, table.changedAt)
      .where(sql`${table.newsId} is null`),
  ],
);
