import { sql, type SQLWrapper } from 'drizzle-orm';
import { check, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bounceKinds } from '#shared/contracts/bounces.ts';
import type { MailKind } from '../../adapters/mail/mail-kinds.ts';
import { mailLanes } from '../../adapters/mail/mail-kinds.ts';
import { users } from './accounts.ts';
import { bytea, timestamptz, randomPrimaryKey } from './columns.ts';

/** A job that waits for an email's delivery outcome. */
export type MailFollowUp =
  | { task: 'advance-report'; payload: { reportId: number } }
  | { task: 'advance-destruction'; payload: { subscriptionId: number } };

export const mailStateEnum = pgEnum('mail_state', ['queued', 'accepted', 'failed']);
export const mailLaneEnum = pgEnum('mail_lane', mailLanes);
export const bounceKindEnum = pgEnum('bounce_kind', bounceKinds);

/** How a message is sent. */
export type MailChannel = 'email' | 'sms';

/** The domain of an address, or the gateway of all text messages, as in the index of due mails. */
export const mailDomain = ({ channel, recipient }: { channel: SQLWrapper; recipient: SQLWrapper }) =>
  sql<string>`(case when ${channel} = 'sms' then 'sms' else split_part(lower(${recipient}), '@', -1) end)`;

/** Every email and text message the product has to send. A row is written in the same transaction as the change that requires it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel').$type<MailChannel>().notNull().default('email'),
    /** An address, or a phone number in E.164. */
    recipient: text('recipient').notNull(),
    /** The owner on whose behalf it is sent; null for email about the reader's own account. */
    userId: randomPrimaryKey('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MailKind>().notNull(),
    /** The sending priority of its kind. */
    lane: mailLaneEnum('lane').notNull().default('notice'),
    /** Ensures that an email is queued only once, even if the change behind it is retried. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    messageId: text('message_id').notNull().unique(),
    /** The encrypted body; erased once the email is accepted or abandoned. */
    letter: bytea('letter'),
    state: mailStateEnum('state').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** When the mail server permanently rejected it. Null if we gave up on it. */
    refusedAt: timestamptz('refused_at'),
    /** The job to queue after every attempt, if something waits for this email. */
    followUp: jsonb('follow_up').$type<MailFollowUp>(),
    createdAt: timestamptz('created_at').notNull(),
    /** When the email becomes useless: its code has expired, or it has been rejected for three days. */
    giveUpAt: timestamptz('give_up_at').notNull(),
    lastAttemptAt: timestamptz('last_attempt_at'),
    /** The earliest time at which a sender may claim it. A claim postpones it, so that no other sender claims it in the meantime. */
    nextTryAt: timestamptz('next_try_at')
      .notNull()
      .default(sql`now()`),
    acceptedAt: timestamptz('accepted_at'),
    /** When the most severe bounce so far arrived. */
    bouncedAt: timestamptz('bounced_at'),
    bounceKind: bounceKindEnum('bounce_kind'),
    /** When a mail server accepted an email that later bounced. */
    takenAt: timestamptz('taken_at'),
  },
  (table) => [
    index('mails_recipient').on(table.recipient, table.createdAt),
    // Only a few of all emails are queued. They are queried every few minutes, and by key prefix.
    index('mails_queued')
      .on(table.dedupeKey.op('text_pattern_ops'))
      .where(sql`${table.state} = 'queued'`),
    // For the senders' query, which finds the next email for each domain.
    index('mails_due')
      .on(table.lane, mailDomain(table), table.nextTryAt)
      .where(sql`${table.state} = 'queued'`),
    index('mails_user_id').on(table.userId, table.recipient, table.createdAt),
    // For retention: emails past their period, and those to addresses never confirmed.
    index('mails_created_at').on(table.createdAt, table.id),
    index('mails_registration')
      .on(table.createdAt, table.id)
      .where(sql`${table.kind} = 'registration-code'`),
    // For undelivered emails about openings after a report.
    index('mails_undelivered_openings')
      .on(table.userId, table.createdAt)
      .where(sql`${table.kind} = 'released-notice' and ${table.state} <> 'accepted'`),
    check('mails_channel', sql`${table.channel} in ('email', 'sms')`),
    check('mails_letter_wiped', sql`(${table.state} = 'queued') = (${table.letter} is not null)`),
    check('mails_refused_at', sql`${table.refusedAt} is null or ${table.state} = 'failed'`),
    check('mails_accepted_at', sql`(${table.state} = 'accepted') = (${table.acceptedAt} is not null)`),
    check('mails_bounced_at', sql`(${table.bounceKind} is null) = (${table.bouncedAt} is null)`),
    check(
      'mails_taken_at',
      sql`(${table.takenAt} is not null) = coalesce(${table.bounceKind} in ('hard', 'soft'), false)`,
    ),
    // Enforces that only a failed email can be rejected.
    check(
      'mails_bounced_hard',
      sql`${table.bounceKind} is distinct from 'hard' or ${table.refusedAt} is not null`,
    ),
    check(
      'mails_bounced_soft',
      sql`${table.bounceKind} is distinct from 'soft' or (${table.state} = 'failed' and ${table.refusedAt} is null)`,
    ),
  ],
);

/**
 * Signed messages from the mail provider that have been processed, so that each takes effect once. Retained for longer than such
 * a message would be accepted.
 */
export const mailEventReceipts = pgTable(
  'mail_event_receipts',
  {
    /** Digest of what makes it unique, such as its signature. */
    digest: bytea('digest').primaryKey(),
    receivedAt: timestamptz('received_at').notNull(),
  },
  (table) => [index('mail_event_receipts_received_at').on(table.receivedAt)],
);
