import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** The counter that every serving process increments. A single row, inserted by the first heartbeat. */
export const serviceHeartbeat = pgTable(
  'service_heartbeat',
  {
    id: smallint('id').primaryKey().default(1),
    count: bigint('count', { mode: 'number' }).notNull(),
    beatAt: timestamptz('beat_at').notNull(),
  },
  (table) => [check('service_heartbeat_one_row', sql`${table.id} = 1`)],
);

/** Periods of more than ten minutes in which no process was serving. */
export const serviceOutages = pgTable(
  'service_outages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    startedAt: timestamptz('started_at').notNull(),
    endedAt: timestamptz('ended_at').notNull(),
  },
  (table) => [
    index('service_outages_ended_at').on(table.endedAt),
    check('service_outages_in_order', sql`${table.endedAt} > ${table.startedAt}`),
  ],
);

/**
 * Whether the product is in recovery, and whether it takes payments. A single row, from `db/sql/service-state-row.sql`.
 * Irrevocable transactions lock it (`for share`).
 */
export const serviceState = pgTable(
  'service_state',
  {
    id: smallint('id').primaryKey().default(1),
    /** Since when irrevocable actions are suspended; null unless the product is in recovery. */
    recoverySince: timestamptz('recovery_since'),
    recoveryReason: text('recovery_reason'),
    /**
     * Whether the recovery follows a restore or another loss of saved data. Recipients then can't read anything, because what
     * they would see may have been locked or revoked since.
     */
    isRestored: boolean('is_restored').notNull().default(false),
    /** When the owners were asked to review their accounts after that restore. */
    ownersToldAt: timestamptz('owners_told_at'),
    /** How often an operator has confirmed the database and its clock. */
    confirmations: integer('confirmations').notNull().default(0),
    /** Since when the service takes no payments (`BILLING=off`); null while it takes them. */
    billingOffSince: timestamptz('billing_off_since'),
    /** This database's folder in the object store, so that databases can share one. Null until the first object is written. */
    objectFolder: uuid('object_folder'),
  },
  (table) => [
    check('service_state_one_row', sql`${table.id} = 1`),
    check('service_state_reason', sql`(${table.recoverySince} is null) = (${table.recoveryReason} is null)`),
    check('service_state_restored', sql`not ${table.isRestored} or ${table.recoverySince} is not null`),
    check('service_state_owners_told', sql`${table.ownersToldAt} is null or ${table.isRestored}`),
  ],
);

/** The last backup completed by `npm run backup`. A single row, inserted by the first backup. Not included in backups. */
export const lastBackup = pgTable(
  'last_backup',
  {
    id: smallint('id').primaryKey().default(1),
    /** The time as of which it captures the data. */
    takenAt: timestamptz('taken_at').notNull(),
    /** The size of its file. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [check('last_backup_one_row', sql`${table.id} = 1`)],
);
