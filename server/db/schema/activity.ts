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

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Millisecond precision, like our clock. An entry's hash covers it, so the database must not store more. */
const entryMoment = () => timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull();

/**
 * The head of each owner's activity log, stored apart from the entries so that their loss is detected. Every account has one. Its
 * row is the log's lock, which is acquired only while a transaction commits.
 */
export const activityChains = pgTable(
  'activity_chains',
  {
    userId: randomPrimaryKey('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of the last entry; 0 if there is none. */
    number: bigint('number', { mode: 'number' }).notNull(),
    /** The hash of the last entry; zeros if there is none. */
    hash: bytea('hash').notNull(),
    /** The number of the entry at which the server last authenticated the head. */
    sealedNumber: bigint('sealed_number', { mode: 'number' }).notNull().default(0),
    /** That entry's number and hash, encrypted with the account's data key. */
    seal: bytea('seal'),
  },
  (table) => [
    check('activity_chains_number', sql`${table.number} >= 0`),
    check('activity_chains_hash', sql`octet_length(${table.hash}) = 32`),
    check('activity_chains_seal', sql`(${table.sealedNumber} > 0) = (${table.seal} is not null)`),
    check('activity_chains_sealed_number', sql`${table.sealedNumber} between 0 and ${table.number}`),
  ],
);

/** The recorded data of a log entry. The content is encrypted with the account's data key. */
const entryColumns = () => ({
  at: entryMoment(),
  kind: text('kind').notNull(),
  content: bytea('content').notNull(),
  /** The digest of an event that may be recorded only once. */
  once: bytea('once'),
});

/** The entries of the logs, made immutable by triggers (`db/sql/guard-activity-*.sql`). */
export const activityEntries = pgTable(
  'activity_entries',
  {
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => activityChains.userId, { onDelete: 'cascade' }),
    /** Numbered from 1 for each owner. */
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
 * Entries that a transaction has recorded before its commit, when a trigger (`db/sql/chain-activity.sql`) moves them to
 * `activity_entries`. No other transaction ever sees these rows.
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
