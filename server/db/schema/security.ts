import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, timestamptz, randomPrimaryKey } from './columns.ts';

const owner = () =>
  randomPrimaryKey('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** An owner's authenticator app. Not a factor until it is confirmed. */
export const totpFactors = pgTable('totp_factors', {
  userId: owner().primaryKey(),
  /** Encrypted with the account's data key. */
  secret: bytea('secret').notNull(),
  startedAt: timestamptz('started_at').notNull(),
  confirmedAt: timestamptz('confirmed_at'),
  /** The latest 30-second step whose code was used. Codes from that step or earlier are rejected. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** The codes that replace a lost factor. Deleted when used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    /** SHA-256 of the account and 80 random bits. */
    code: bytea('code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    credentialId: bytea('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    /** The authenticator's signature counter. Many always report 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Encrypted with the account's data key. */
    name: bytea('name').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId, table.createdAt)],
);

/** A challenge that a passkey must sign. One per holder and purpose, valid for a few minutes and a single response. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the session, or of the signed-out browser. */
    holder: bytea('holder').notNull(),
    purpose: text('purpose').$type<'add' | 'prove' | 'sign-in'>().notNull(),
    challenge: text('challenge').notNull(),
    /** The only owner who may respond. Null: anyone with a passkey. */
    userId: randomPrimaryKey('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table.purpose] }),
    index('passkey_challenges_expires_at').on(table.expiresAt),
    check('passkey_challenges_purpose', sql`${table.purpose} in ('add', 'prove', 'sign-in')`),
  ],
);

/** A password reset requested by email without the second factor. It is delayed so that the owner can cancel it. */
export const waitingResets = pgTable(
  'waiting_resets',
  {
    userId: owner().primaryKey(),
    /** The cancellation link is derived from this. */
    id: uuid('id').notNull().unique(),
    /** The new password's argon2id hash, as a PHC string. */
    password: text('password').notNull(),
    /** The digest of the requesting browser, the only one in which the factor can end the wait. */
    askedBy: bytea('asked_by').notNull(),
    askedAt: timestamptz('asked_at').notNull(),
    changesAt: timestamptz('changes_at').notNull(),
    /** How many emails about it have been sent. */
    warnings: integer('warnings').notNull().default(0),
  },
  (table) => [
    index('waiting_resets_changes_at').on(table.changesAt),
    check('waiting_resets_wait', sql`${table.changesAt} >= ${table.askedAt} + interval '72 hours'`),
  ],
);

/** A new address for an account, pending verification of both mailboxes. */
export const emailChanges = pgTable('email_changes', {
  userId: owner().primaryKey(),
  newEmail: text('new_email').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  newProvedAt: timestamptz('new_proved_at'),
  oldProvedAt: timestamptz('old_proved_at'),
});

/** An owner's most recent sign-ins in coarse form: the kind of browser, and the network. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    at: timestamptz('at').notNull(),
    device: text('device').notNull(),
    /** The address without its last part. */
    address: text('address').notNull(),
    method: text('method').$type<'email' | 'totp' | 'recovery-code' | 'passkey'>().notNull(),
    /** SHA-256 of the session's id. */
    session: bytea('session').notNull(),
  },
  (table) => [
    index('sign_ins_user_id').on(table.userId, table.at),
    index('sign_ins_at').on(table.at),
    check('sign_ins_method', sql`${table.method} in ('email', 'totp', 'recovery-code', 'passkey')`),
  ],
);
