import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, oneTimeCodeColumns, timestamptz, randomPrimaryKey } from './columns.ts';

const owner = () =>
  randomPrimaryKey('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** An owner's authenticator app. Until it is confirmed it is no factor. */
export const totpFactors = pgTable('totp_factors', {
  userId: owner().primaryKey(),
  /** Sealed by the account's data key. */
  secret: bytea('secret').notNull(),
  startedAt: timestamptz('started_at').notNull(),
  confirmedAt: timestamptz('confirmed_at'),
  /** The newest half minute whose code was used. A code of it or an older one is refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** The codes that stand in for a lost factor. A used one is deleted. */
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
    /** How often the authenticator says it was used. Many always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Sealed by the account's data key. */
    name: bytea('name').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId, table.createdAt)],
);

/** What a passkey must sign. One for each holder and purpose, for a few minutes, and for one answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the session, or of the browser that nobody is signed in to. */
    holder: bytea('holder').notNull(),
    purpose: text('purpose').$type<'add' | 'prove' | 'sign-in'>().notNull(),
    challenge: text('challenge').notNull(),
    /** The only owner who may answer. Null: whoever has a passkey. */
    userId: randomPrimaryKey('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table.purpose] }),
    index('passkey_challenges_expires_at').on(table.expiresAt),
    check('passkey_challenges_purpose', sql`${table.purpose} in ('add', 'prove', 'sign-in')`),
  ],
);

/** A new password that was asked for by mail, without the second factor. It waits, so that the owner can stop it. */
export const waitingResets = pgTable(
  'waiting_resets',
  {
    userId: owner().primaryKey(),
    /** The link that stops it is made from this. */
    id: uuid('id').notNull().unique(),
    /** The new password: argon2id, PHC string. */
    password: text('password').notNull(),
    /** The digest of the browser that asked. Only there the wait can be ended with the factor. */
    askedBy: bytea('asked_by').notNull(),
    askedAt: timestamptz('asked_at').notNull(),
    changesAt: timestamptz('changes_at').notNull(),
    /** How many mails about it were written. */
    warnings: integer('warnings').notNull().default(0),
  },
  (table) => [
    index('waiting_resets_changes_at').on(table.changesAt),
    check('waiting_resets_wait', sql`${table.changesAt} >= ${table.askedAt} + interval '72 hours'`),
  ],
);

/** A new address for an account, until it is proved from both mailboxes. */
export const emailChanges = pgTable('email_changes', {
  userId: owner().primaryKey(),
  newEmail: text('new_email').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  newProvedAt: timestamptz('new_proved_at'),
  oldProvedAt: timestamptz('old_proved_at'),
});

export const emailChangeCodes = pgTable(
  'email_change_codes',
  {
    ...oneTimeCodeColumns(),
    userId: owner(),
    side: text('side').$type<'old' | 'new'>().notNull(),
  },
  (table) => [
    unique('email_change_codes_user_id_side').on(table.userId, table.side),
    check('email_change_codes_side', sql`${table.side} in ('old', 'new')`),
  ],
);

/** The last sign-ins of an owner, roughly: what kind of browser, and from which network. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    at: timestamptz('at').notNull(),
    device: text('device').notNull(),
    /** Without its last part. */
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
