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
import { DEFAULT_SILENCE_MONTHS, type SilenceMonths } from '#shared/contracts/release.ts';
import type { Language } from '#shared/domain/languages.ts';
import { bytea, isLanguage, timestamptz, randomPrimaryKey } from './columns.ts';

/** An owner. The username is the normalized email address. */
export const users = pgTable(
  'users',
  {
    id: randomPrimaryKey('id').primaryKey(),
    username: text('username').notNull().unique(),
    email: text('email').notNull().unique(),
    /** An argon2id hash, as a PHC string. */
    password: text('password').notNull(),
    /**
     * The second ways to warn the owner of a report. They count once verified. Numbers are in E.164, except older ones, which were
     * never verified.
     */
    secondEmail: text('second_email'),
    secondEmailVerifiedAt: timestamptz('second_email_verified_at'),
    phoneNumber: text('phone_number'),
    phoneNumberVerifiedAt: timestamptz('phone_number_verified_at'),
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
    /** The same for a report of incapacity. Null: as for a death. */
    incapacitationRequiredConfirmations: integer('incapacitation_required_confirmations'),
    incapacitationRefuteTimeHours: integer('incapacitation_refute_time_hours'),
    /** Whether we ask the reporters if something has happened after payments have lapsed for a long time. */
    askReportersOnLapse: boolean('ask_reporters_on_lapse').notNull().default(true),
    /** For how many days after a refutation by the owner nobody can report them. */
    coolDownDays: integer('cool_down_days').notNull().default(0),
    /** Until when the owner is away. In the past: no longer. */
    awayUntil: timestamptz('away_until'),
    /** After how many months without a sign-in we ask the owner, and then the reporters, whether they are well. 0 means never. */
    silenceMonths: integer('silence_months').$type<SilenceMonths>().notNull().default(DEFAULT_SILENCE_MONTHS),
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
    check('users_second_email_other', sql`${table.secondEmail} <> ${table.email}`),
    check(
      'users_second_email_verified',
      sql`${table.secondEmailVerifiedAt} is null or ${table.secondEmail} is not null`,
    ),
    check(
      'users_phone_number_verified',
      sql`${table.phoneNumberVerifiedAt} is null or coalesce(${table.phoneNumber} ~ '^\\+[1-9][0-9]{6,14}$', false)`,
    ),
    check('users_checkup_every', sql`${table.checkupEvery} in ('yearly', 'half-yearly', 'never')`),
    check('users_data_key_whole', sql`(${table.dataKeyId} is null) = (${table.dataKey} is null)`),
    check('users_name_has_key', sql`${table.name} is null or ${table.dataKey} is not null`),
    check('users_required_confirmations_range', sql`${table.requiredConfirmations} between 1 and 5`),
    check('users_refute_time_hours_range', sql`${table.refuteTimeHours} between 1 and 168`),
    check(
      'users_incapacitation_whole',
      sql`(${table.incapacitationRequiredConfirmations} is null) = (${table.incapacitationRefuteTimeHours} is null)`,
    ),
    check(
      'users_incapacitation_required_confirmations_range',
      sql`${table.incapacitationRequiredConfirmations} between 1 and 5`,
    ),
    check(
      'users_incapacitation_refute_time_hours_range',
      sql`${table.incapacitationRefuteTimeHours} between 1 and 168`,
    ),
    check('users_silence_months', sql`${table.silenceMonths} in (0, 6, 12, 24)`),
    check('users_cool_down_days_range', sql`${table.coolDownDays} between 0 and 30`),
    check('users_designated_reporters_count', sql`cardinality(${table.designatedReporters}) <= 5`),
    check(
      'users_enough_reporters',
      sql`cardinality(${table.designatedReporters}) = 0 or cardinality(${table.designatedReporters}) > ${table.requiredConfirmations}`,
    ),
    check(
      'users_enough_reporters_for_incapacitation',
      sql`cardinality(${table.designatedReporters}) = 0 or cardinality(${table.designatedReporters}) > ${table.incapacitationRequiredConfirmations}`,
    ),
  ],
);

/** An owner who hasn't signed in for long, and whom we have asked about it. Signing in removes the row. */
export const silences = pgTable(
  'silences',
  {
    userId: randomPrimaryKey('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the emails to the owner were queued. Their delivery is in `mails`. */
    askedAt: timestamptz('asked_at'),
    askedAgainAt: timestamptz('asked_again_at'),
    /** When the reporters were asked. The next silence counts from here. */
    reportersAskedAt: timestamptz('reporters_asked_at'),
  },
  (table) => [
    check(
      'silences_asked_first',
      sql`${table.askedAgainAt} is null or ${table.askedAt} < ${table.askedAgainAt}`,
    ),
  ],
);

/**
 * What an owner recorded about a recipient, reporter or substitute. Encrypted with the account's data key: their name, which only
 * this owner sees, and the public key of their card for sealed LeaveBits. Unencrypted: the language of our emails to them.
 */
export const peopleNames = pgTable(
  'people_names',
  {
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: bytea('name'),
    cardKey: bytea('card_key'),
    /** SHA-256 of the public key, by which a check finds it. */
    cardKeyDigest: bytea('card_key_digest'),
    cardSetAt: timestamptz('card_set_at'),
    /** When someone last checked that they hold the secret key. */
    cardCheckedAt: timestamptz('card_checked_at'),
    /** The language of our emails to them. Null if the owner hasn't chosen one. */
    language: text('language').$type<Language>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email] }),
    index('people_names_card_key_digest').on(table.cardKeyDigest),
    /** For emails on nobody's account, such as codes. */
    index('people_names_language')
      .on(table.email)
      .where(sql`${table.language} is not null`),
    check(
      'people_names_not_empty',
      sql`num_nonnulls(${table.name}, ${table.cardKey}, ${table.language}) > 0`,
    ),
    check(
      'people_names_whole_card',
      sql`num_nulls(${table.cardKey}, ${table.cardKeyDigest}, ${table.cardSetAt}) in (0, 3)`,
    ),
    check('people_names_language', isLanguage(table.language)),
    check('people_names_checked_card', sql`${table.cardCheckedAt} is null or ${table.cardSetAt} is not null`),
  ],
);

/** An owner's keys for sealed LeaveBits. We hold the secret key only as encrypted in the owner's browser with their passphrase. */
export const sealingKeys = pgTable(
  'sealing_keys',
  {
    id: randomPrimaryKey('id').primaryKey(),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An age recipient. */
    publicKey: text('public_key').notNull(),
    /** The armored age file with the secret key, encrypted with the account's data key. Bound to the public key. */
    wrappedKey: bytea('wrapped_key').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When another key or passphrase took its place. Null for the current one. */
    replacedAt: timestamptz('replaced_at'),
  },
  (table) => [
    uniqueIndex('sealing_keys_one_current')
      .on(table.userId)
      .where(sql`${table.replacedAt} is null`),
    index('sealing_keys_user_id').on(table.userId),
    index('sealing_keys_replaced_at').on(table.replacedAt),
    check('sealing_keys_public_key', sql`${table.publicKey} ~ '^age1[a-z0-9]{58}$'`),
  ],
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
