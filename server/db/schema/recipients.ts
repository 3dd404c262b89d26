import { sql } from 'drizzle-orm';
import { boolean, check, index, pgEnum, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { DownloadTicketPurpose } from '#shared/contracts/recipients.ts';
import type { Language } from '#shared/domain/languages.ts';
import { users } from './accounts.ts';
import { bytea, isLanguage, timestamptz, randomPrimaryKey } from './columns.ts';
import { storedFiles, triggerBytes } from './leavebits.ts';

/** When an address was last verified with a code, for content shared by an owner. Other owners can't see it. */
export const viewerVerified = pgTable(
  'viewer_verified',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verifiedAt: timestamptz('verified_at').notNull(),
    /** The verification before that. What opened since is new to the recipient. Null after their first visit. */
    previousVerifiedAt: timestamptz('previous_verified_at'),
  },
  (table) => [
    unique('viewer_verified_user_id_email').on(table.userId, table.email),
    index('viewer_verified_verified_at').on(table.verifiedAt, table.id),
  ],
);

/** The emails from a sender that a recipient has stopped. `news`: those about something new. `all`: also those about openings. */
export const stoppedMails = pgEnum('stopped_mails', ['news', 'all']);

/** A recipient's choices about one owner, who isn't notified of them. */
export const senderChoices = pgTable(
  'sender_choices',
  {
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Null: no emails are stopped. */
    stopped: stoppedMails('stopped'),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email] }),
    index('sender_choices_email').on(table.email),
  ],
);

/**
 * The language in which somebody asked us to write to their address. It takes precedence over what owners chose for them, who don't
 * see it.
 */
export const mailLanguages = pgTable(
  'mail_languages',
  {
    email: text('email').primaryKey(),
    language: text('language').$type<Language>().notNull(),
    chosenAt: timestamptz('chosen_at').notNull(),
  },
  (table) => [check('mail_languages_language', isLanguage(table.language))],
);

/** A recipient's session. The holder of its key has verified the address. */
export const emailVerificationSessions = pgTable(
  'email_verification_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the key stored in the recipient's browser. */
    sessionKey: bytea('session_key').notNull().unique(),
    email: text('email').notNull(),
    lastActivity: timestamptz('last_activity').notNull(),
    /** JSON list of what codes were requested for: LeaveBit ids or `all`. Access depends on the address alone. */
    verifiedTriggerBytes: text('verified_trigger_bytes').notNull().default('[]'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('email_verification_sessions_last_activity').on(table.lastActivity)],
);

/**
 * Permission to fetch one item through a plain link, which cannot carry the session header. Removed with the session, the file or
 * the LeaveBit. It doesn't grant access, which is rechecked on each use.
 */
export const downloadTickets = pgTable(
  'download_tickets',
  {
    /** SHA-256 of the link's secret. */
    ticket: bytea('ticket').primaryKey(),
    emailSessionId: uuid('email_session_id')
      .notNull()
      .references(() => emailVerificationSessions.id, { onDelete: 'cascade' }),
    /** Null for everything that the address may read. */
    triggerByteId: randomPrimaryKey('trigger_byte_id').references(() => triggerBytes.id, {
      onDelete: 'cascade',
    }),
    purpose: text('purpose').$type<DownloadTicketPurpose>().notNull(),
    /** Null unless it is for a single file. */
    storedFileId: randomPrimaryKey('stored_file_id').references(() => storedFiles.id, {
      onDelete: 'cascade',
    }),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('download_tickets_email_session_id').on(table.emailSessionId),
    index('download_tickets_expires_at').on(table.expiresAt),
    check(
      'download_tickets_purpose',
      sql`${table.purpose} in ('download', 'preview', 'text', 'zip', 'everything')`,
    ),
    check(
      'download_tickets_file',
      sql`(${table.purpose} in ('download', 'preview')) = (${table.storedFileId} is not null)`,
    ),
    check(
      'download_tickets_leavebit',
      sql`(${table.purpose} = 'everything') = (${table.triggerByteId} is null)`,
    ),
  ],
);
