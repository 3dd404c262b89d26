import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import type { CheckupInterval } from '#shared/contracts/checkups.ts';
import { bytea, timestamptz, randomPrimaryKey } from './columns.ts';

/** An owner. The username is the normalized email address. */
export const users = pgTable(
  'users',
  {
    id: randomPrimaryKey('id').primaryKey(),
    username: text('username').notNull().unique(),
    email: text('email').notNull().unique(),
    /** An argon2id hash, as a PHC string. */
    password: text('password').notNull(),
    phoneNumber: text('phone_number'),
    /** The id of the ring key that wraps `dataKey`. The account gets a key with its first name. */
    dataKeyId: text('data_key_id'),
    dataKey: bytea('data_key'),
    /** The owner's own name, encrypted. */
    name: bytea('name'),
    designatedReporters: text('designated_reporters')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    requiredConfirmations: integer('required_confirmations').notNull().default(2),
    refuteTimeHours: integer('refute_time_hours').notNull().default(24),
    /** Whether we ask the reporters if something has happened after payments have lapsed for a long time. */
    askReportersOnLapse: boolean('ask_reporters_on_lapse').notNull().default(true),
    seqno: bigint('seqno', { mode: 'number' }).notNull().default(0),
    /** When the owner was offered a second factor, which happens only once. */
    factorOfferedAt: timestamptz('factor_offered_at'),
    /** How often the owner is reminded to review the plan, when they last reviewed it, and when we last reminded them. */
    checkupEvery: text('checkup_every').$type<CheckupInterval>().notNull().default('yearly'),
    checkedUpAt: timestamptz('checked_up_at'),
    checkupAskedAt: timestamptz('checkup_asked_at'),
    /** When the owner put the guided first steps away. Null if they haven't. */
    firstUsePutAwayAt: timestamptz('first_use_put_away_at'),
    /** When the owner last signed in. Unlike `sign_ins`, it is retained. */
    signedInAt: timestamptz('signed_in_at'),
    /** The IANA time zone of the browser of the last sign-in, for the dates in emails. */
    timeZone: text('time_zone'),
    lastUpdate: timestamptz('last_update').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    check('users_time_zone_length', sql`length(${table.timeZone}) <= 64`),
    check('users_username_is_email', sql`${table.username} = ${table.email}`),
    check('users_email_normalised', sql`${table.email} = lower(btrim(${table.email}))`),
    check('users_checkup_every', sql`${table.checkupEvery} in ('yearly', 'half-yearly', 'never')`),
    check('users_data_key_whole', sql`(${table.dataKeyId} is null) = (${table.dataKey} is null)`),
    check('users_name_has_key', sql`${table.name} is null or ${table.dataKey} is not null`),
    check('users_required_confirmations_range', sql`${table.requiredConfirmations} between 1 and 5`),
    check('users_refute_time_hours_range', sql`${table.refuteTimeHours} between 1 and 168`),
    check('users_designated_reporters_count', sql`cardinality(${table.designatedReporters}) <= 5`),
    check(
      'users_enough_reporters',
      sql`cardinality(${table.designatedReporters}) = 0 or cardinality(${table.designatedReporters}) > ${table.requiredConfirmations}`,
    ),
  ],
);

/** An owner's name for a recipient or reporter, encrypted with the account's data key. Shown to this owner only. */
export const peopleNames = pgTable(
  'people_names',
  {
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: bytea('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.email] })],
);

/** A browser in which an owner has signed in. It isn't blocked while strangers guess the owner's password. */
export const ownerDevices = pgTable(
  'owner_devices',
  {
    /** SHA-256 of the cookie. One browser may be known to several owners. */
    device: bytea('device').notNull(),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastSignIn: timestamptz('last_sign_in').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.device, table.userId] }),
    index('owner_devices_user_id').on(table.userId, table.lastSignIn),
    index('owner_devices_last_sign_in').on(table.lastSignIn),
  ],
);

/** Read and written by connect-pg-simple, which dictates this schema. */
export const session = pgTable(
  'session',
  {
    sid: varchar('sid').primaryKey(),
    sess: json('sess').$type<{ userId?: number }>().notNull(),
    expire: timestamp('expire', { precision: 6 }).notNull(),
  },
  (table) => [
    index('session_expire').on(table.expire),
    // Enforces one session per owner even in a race: a second sign-in must remove the first.
    uniqueIndex('session_one_per_owner').on(sql`(${table.sess} ->> 'userId')`),
  ],
);

/** Read and written by rate-limiter-flexible, which dictates this schema. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** Password and code guessing attempts. Owned by `server/http/limits/guess-limiter.ts`. */
export const guessCounts = pgTable(
  'guess_counts',
  {
    key: text('key').primaryKey(),
    /** The earliest time of the next attempt. */
    opensAt: timestamptz('opens_at').notNull(),
    forgottenAt: timestamptz('forgotten_at').notNull(),
  },
  (table) => [index('guess_counts_forgotten_at').on(table.forgottenAt)],
);
