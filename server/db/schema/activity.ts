import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  customType,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, randomPrimaryKey } from './columns.ts';

/** The number of a transaction. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Milliseconds, as our clock gives them. The hash of an entry covers them, so the database must not keep more. */
const entryMoment = () => timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull();

/**
 * The head of each owner's activity log. It lies apart from the entries, so their loss is noticed. Every account has one. Its
 * row is the lock of the log, and is locked while a transaction commits, never before.
 */
export const activityChains = pgTable(
  'activity_chains',
  {
    userId: randomPrimaryKey('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of the last entry. 0 while there is none. */
    number: bigint('number', { mode: 'number' }).notNull(),
    /** The hash of the last entry. Zeros while there is none. */
    hash: bytea('hash').notNull(),
    /** The number of the entry at which the server last sealed the head. */
    sealedNumber: bigint('sealed_number', { mode: 'number' }).notNull().default(0),
    /** That entry's number and hash, sealed with the account's data key. */
    seal: bytea('seal'),
  },
  (table) => [
    check('activity_chains_number', sql`${table.number} >= 0`),
    check('activity_chains_hash', sql`octet_length(${table.hash}) = 32`),
    check('activity_chains_seal', sql`(${table.sealedNumber} > 0) = (${table.seal} is not null)`),
    check('activity_chains_sealed_number', sql`${table.sealedNumber} between 0 and ${table.number}`),
  ],
);

/** What an owner's log is told. The content is sealed with the account's data key. */
const entryColumns = () => ({
  at: entryMoment(),
  kind: text('kind').notNull(),
  content: bytea('content').notNull(),
  /** The digest of an occasion that is recorded once. */
  once: bytea('once'),
});

/** The entries of the logs. Triggers (`db/sql/guard-activity-*.sql`) let nothing of them change. */
export const activityEntries = pgTable(
  'activity_entries',
  {
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => activityChains.userId, { onDelete: 'cascade' }),
    /** 1, 2, 3 and so on, for each owner. */
    number: bigint('number', { mode: 'number' }).notNull(),
    ...entryColumns(),
    hash: bytea('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    uniqueIndex('activity_entries_once')
      .on(table.userId, table.once)
      .where(sql`${table.once} is not null`),
    check('activity_entries_hash', sql`octet_length(${table.hash}) = 32`),
  ],
);

/**
 * What a transaction has recorded, until it commits. Then a trigger (`db/sql/chain-activity.sql`) moves it to the entries. So
 * nobody but the transaction itself ever sees a row here.
 */
export const activityWaiting = pgTable(
  'activity_waiting',
  {
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    id: bigserial('id', { mode: 'number' }).notNull(),
    userId: randomPrimaryKey('user_id').notNull(),
    ...entryColumns(),
  },
  (table) => [primaryKey({ columns: [table.transaction, table.id] })],
);
