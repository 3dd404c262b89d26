import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  reportEventKinds,
  reportStatuses,
  reportTypes,
  type ReleaseTerms,
  type ReporterAnswer,
  type WarningWayKind,
} from '#shared/contracts/release.ts';
import type { Language } from '#shared/domain/languages.ts';
import { users } from './accounts.ts';
import { bytea, isLanguage, timestamptz, randomPrimaryKey } from './columns.ts';
import { triggerBytes } from './leavebits.ts';
import { mails } from './mail.ts';

export const reportTypeEnum = pgEnum('report_type', reportTypes);
export const reportStatusEnum = pgEnum('report_status', reportStatuses);
export const reportEventKindEnum = pgEnum('report_event_kind', reportEventKinds);

/** The columns that a reporter's current and lost links share. */
const reporterTokenColumns = () => ({
  reporterEmail: text('reporter_email').notNull(),
  deathToken: bytea('death_token').notNull().unique(),
  incapacitationToken: bytea('incapacitation_token').notNull().unique(),
  /** The token for practice, whose pages cannot report anything. */
  practiceToken: bytea('practice_token').notNull().unique(),
  /** When the page of one of these links was first opened and used. */
  openedAt: timestamptz('opened_at'),
  /** The reporter's answer through one of these links, and its date. The latest one through any of their links counts. */
  answer: text('answer').$type<ReporterAnswer>(),
  answeredAt: timestamptz('answered_at'),
  /** Whether the reporter still reads email at this address, as last stated through one of these links, and when. */
  isAddressGood: boolean('is_address_good'),
  addressAnsweredAt: timestamptz('address_answered_at'),
  /** The language in which the reporter asked for emails about this owner, through any of their links. Null if they never did. */
  language: text('language').$type<Language>(),
  createdAt: timestamptz('created_at').notNull(),
});

/**
 * A reporter's links, as SHA-256 of their tokens. Resending them adds a row and leaves older links valid, because reporters keep
 * them for decades. Removing the reporter moves them all to `lostReporterTokens`.
 */
export const reporterTokens = pgTable(
  'reporter_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...reporterTokenColumns(),
  },
  (table) => [
    index('reporter_tokens_user_id').on(table.userId, table.reporterEmail),
    index('reporter_tokens_reporter_email').on(table.reporterEmail),
    check('reporter_tokens_answer', sql`${table.answer} in ('accept', 'decline')`),
    check(
      'reporter_tokens_address_answered',
      sql`(${table.isAddressGood} is null) = (${table.addressAnsweredAt} is null)`,
    ),
    check('reporter_tokens_language', isLanguage(table.language)),
    check('reporter_tokens_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);

/**
 * Reporters whose report its owner refuted, until the owner decides about them. `release/links/rules.ts` says when a suspension
 * that nobody decides about ends.
 */
export const reporterSuspensions = pgTable(
  'reporter_suspensions',
  {
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    suspendedAt: timestamptz('suspended_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.email] })],
);

/** Changes to owners' reporters and terms. The email about each contains an undo link. */
export const configurationChanges = pgTable(
  'configuration_changes',
  {
    id: uuid('id').primaryKey(),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of the save; later changes have higher ones. */
    seqno: bigint('seqno', { mode: 'number' }).notNull(),
    changedAt: timestamptz('changed_at').notNull(),
    termsBefore: jsonb('terms_before').$type<ReleaseTerms>().notNull(),
    termsAfter: jsonb('terms_after').$type<ReleaseTerms>().notNull(),
    /** SHA-256 of the token in the email. */
    undoToken: bytea('undo_token').notNull().unique(),
    /** When an email announced it. Null: none has so far, and the link in the last email undoes this change too. */
    mailedAt: timestamptz('mailed_at'),
    /** When it was undone, through its own link or together with an earlier change. */
    undoneAt: timestamptz('undone_at'),
  },
  (table) => [
    unique('configuration_changes_user_id_seqno').on(table.userId, table.seqno),
    index('configuration_changes_changed_at').on(table.changedAt),
  ],
);

/** The links that reporters lost through a change, with their answers. They are invalid unless the change is undone. */
export const lostReporterTokens = pgTable(
  'lost_reporter_tokens',
  {
    id: uuid('id').primaryKey(),
    changeId: uuid('change_id')
      .notNull()
      .references(() => configurationChanges.id, { onDelete: 'cascade' }),
    ...reporterTokenColumns(),
  },
  (table) => [
    index('lost_reporter_tokens_change_id').on(table.changeId),
    check('lost_reporter_tokens_language', isLanguage(table.language)),
  ],
);

/**
 * A report of an owner's death or incapacity, with the settings as of its submission. Triggers (`db/sql/guard-report-*.sql`) make
 * every report start as pending, permit only the transitions of `reportStatuses`, and prevent deletion while the owner exists.
 */
export const deathIncapacitationReports = pgTable(
  'death_incapacitation_reports',
  {
    id: randomPrimaryKey('id').primaryKey(),
    userId: randomPrimaryKey('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reporterEmail: text('reporter_email').notNull(),
    reportType: reportTypeEnum('report_type').notNull(),
    status: reportStatusEnum('status').notNull().default('pending'),
    requiredConfirmations: integer('required_confirmations').notNull(),
    refuteTimeHours: integer('refute_time_hours').notNull(),
    reportedAt: timestamptz('reported_at').notNull(),
    /** Until when the owner is away, as they had said before the report. */
    awayUntil: timestamptz('away_until'),
    /** The end of the owner's refute window. It may move later, but never earlier. */
    expiresAt: timestamptz('expires_at').notNull(),
    /** When a recovery ended while the report was pending, which restarted the owner's window. */
    restartedAt: timestamptz('restarted_at'),
    /** How many times the window was restarted. Only the warnings of the current round count. */
    round: integer('round').notNull().default(0),
    /** When the last required confirmation arrived. */
    confirmedAt: timestamptz('confirmed_at'),
    refutedAt: timestamptz('refuted_at'),
    /**
     * How it was refuted: through the link in an email to the owner, from the signed-in home, or by the reporter who withdrew it.
     */
    refutedBy: text('refuted_by').$type<'link' | 'home' | 'reporter'>(),
    /** SHA-256 of the token in the first warning; later warnings have their own. */
    refuteToken: bytea('refute_token').notNull().unique(),
    releasedAt: timestamptz('released_at'),
    expiredAt: timestamptz('expired_at'),
    revokedAt: timestamptz('revoked_at'),
  },
  (table) => [
    uniqueIndex('reports_one_in_force')
      .on(table.userId)
      .where(sql`${table.status} in ('pending', 'released')`),
    index('reports_user_id').on(table.userId, table.reportedAt),
    index('reports_pending')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'pending'`),
    unique('reports_reporter').on(table.id, table.reporterEmail),
    check('reports_required_confirmations_range', sql`${table.requiredConfirmations} between 1 and 5`),
    check('reports_refute_time_hours_range', sql`${table.refuteTimeHours} between 1 and 168`),
    check(
      'reports_window_whole',
      sql`${table.expiresAt} >= ${table.reportedAt} + make_interval(hours => ${table.refuteTimeHours})`,
    ),
    check(
      'reports_window_after_away',
      sql`${table.expiresAt} >= ${table.awayUntil} + make_interval(hours => ${table.refuteTimeHours})`,
    ),
    check(
      'reports_away_range',
      sql`${table.awayUntil} > ${table.reportedAt} and ${table.awayUntil} <= ${table.reportedAt} + make_interval(hours => 2160)`,
    ),
    check('reports_round', sql`(${table.restartedAt} is not null) = (${table.round} > 0)`),
    check('reports_refuted', sql`(${table.refutedAt} is not null) = (${table.status} = 'refuted')`),
    check('reports_refuted_by', sql`(${table.refutedBy} is not null) = (${table.status} = 'refuted')`),
    check(
      'reports_released',
      sql`(${table.releasedAt} is not null) = (${table.status} in ('released', 'revoked'))`,
    ),
    check('reports_released_late_enough', sql`${table.releasedAt} >= ${table.expiresAt}`),
    check('reports_released_confirmed', sql`${table.releasedAt} is null or ${table.confirmedAt} is not null`),
    check('reports_expired', sql`(${table.expiredAt} is not null) = (${table.status} = 'expired')`),
    check(
      'reports_expired_late_enough',
      sql`${table.expiredAt} >= ${table.expiresAt} + make_interval(hours => 720)`,
    ),
    check('reports_revoked', sql`(${table.revokedAt} is not null) = (${table.status} = 'revoked')`),
  ],
);

/**
 * The other reporters of a report. Each is asked once, and counts once after confirming. A trigger makes the rows immutable once
 * the report is no longer pending.
 */
export const reportConfirmations = pgTable(
  'report_confirmations',
  {
    id: uuid('id').primaryKey(),
    reportId: randomPrimaryKey('report_id').notNull(),
    /** The reporter who submitted the report; stored here so that the database itself can prevent them from confirming it. */
    reporterEmail: text('reporter_email').notNull(),
    confirmerEmail: text('confirmer_email').notNull(),
    confirmationType: text('confirmation_type').$type<'confirm'>(),
    /** SHA-256 of the token in the first confirmation request. A resent request has a different one. */
    confirmationToken: bytea('confirmation_token').notNull().unique(),
    confirmedAt: timestamptz('confirmed_at'),
    /** When the owner removed this reporter while the report was pending. Null again once they have been re-added. */
    withdrawnAt: timestamptz('withdrawn_at'),
    /** When the reporter last had the confirmation request resent. */
    askedAgainAt: timestamptz('asked_again_at'),
    /** When the reporter denied the report, which they can do once. */
    deniedAt: timestamptz('denied_at'),
    /** Their reason, encrypted with the owner's data key. */
    denialReason: bytea('denial_reason'),
    /** When they withdrew the denial by confirming. */
    denialWithdrawnAt: timestamptz('denial_withdrawn_at'),
  },
  (table) => [
    foreignKey({
      name: 'report_confirmations_report',
      columns: [table.reportId, table.reporterEmail],
      foreignColumns: [deathIncapacitationReports.id, deathIncapacitationReports.reporterEmail],
    }).onDelete('cascade'),
    unique('report_confirmations_one_each').on(table.reportId, table.confirmerEmail),
    check('report_confirmations_not_own', sql`${table.confirmerEmail} <> ${table.reporterEmail}`),
    check(
      'report_confirmations_type',
      sql`(${table.confirmedAt} is not null) = (${table.confirmationType} is not null)`,
    ),
    check(
      'report_confirmations_withdrawn',
      sql`${table.confirmedAt} is null or ${table.withdrawnAt} is null`,
    ),
    check(
      'report_confirmations_denied',
      sql`${table.deniedAt} is not null or (${table.denialReason} is null and ${table.denialWithdrawnAt} is null)`,
    ),
    check(
      'report_confirmations_not_both',
      sql`${table.confirmedAt} is null or ${table.deniedAt} is null or ${table.denialWithdrawnAt} is not null`,
    ),
    check('report_confirmations_denial_reason_bounded', sql`octet_length(${table.denialReason}) <= 4096`),
  ],
);

/** The links in resent confirmation requests. All of them work. Removing the reporter deletes them. */
export const reportConfirmationLinks = pgTable(
  'report_confirmation_links',
  {
    /** SHA-256 of the token in the email. */
    confirmationToken: bytea('confirmation_token').primaryKey(),
    confirmationId: uuid('confirmation_id')
      .notNull()
      .references(() => reportConfirmations.id, { onDelete: 'cascade' }),
  },
  (table) => [index('report_confirmation_links_confirmation_id').on(table.confirmationId)],
);

/** The warnings sent to the owner while a report is pending; `release/reports/rules.ts` decides when. */
export const reportWarnings = pgTable(
  'report_warnings',
  {
    reportId: randomPrimaryKey('report_id')
      .notNull()
      .references(() => deathIncapacitationReports.id, { onDelete: 'cascade' }),
    /** The report's round when the warning was queued. */
    round: integer('round').notNull().default(0),
    stage: text('stage').$type<'first' | 'half' | 'last' | 'final'>().notNull(),
    /** How many warnings of this stage preceded it in its round. */
    number: integer('number').notNull().default(0),
    /** A warning has one row for each way it was sent. */
    way: text('way').$type<WarningWayKind>().notNull().default('email'),
    /** Null once the email has been removed, long after the report's outcome. Its link still explains that outcome. */
    mailId: uuid('mail_id')
      .unique()
      .references(() => mails.id, { onDelete: 'set null' }),
    /** SHA-256 of its own refute token. */
    refuteToken: bytea('refute_token').notNull().unique(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.round, table.stage, table.number, table.way] }),
    check('report_warnings_way', sql`${table.way} in ('email', 'second-email', 'phone')`),
    check('report_warnings_stage', sql`${table.stage} in ('first', 'half', 'last', 'final')`),
  ],
);

/** The refute links in emails to the owner that aren't warnings. Like those of the warnings, all work while the report is pending. */
export const reportRefuteLinks = pgTable(
  'report_refute_links',
  {
    /** SHA-256 of the token in the email. */
    refuteToken: bytea('refute_token').primaryKey(),
    reportId: randomPrimaryKey('report_id')
      .notNull()
      .references(() => deathIncapacitationReports.id, { onDelete: 'cascade' }),
  },
  (table) => [index('report_refute_links_report_id').on(table.reportId)],
);

/** A report's timeline. Append-only: a trigger rejects every update, and deletion while the report exists. */
export const reportEvents = pgTable(
  'report_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    reportId: randomPrimaryKey('report_id')
      .notNull()
      .references(() => deathIncapacitationReports.id, { onDelete: 'cascade' }),
    kind: reportEventKindEnum('kind').notNull(),
    at: timestamptz('at').notNull(),
    email: text('email'),
  },
  (table) => [index('report_events_report_id').on(table.reportId, table.id)],
);

/** Dated openings of which recipients have yet to be notified. Each save of the LeaveBit rewrites them. */
export const scheduledOpenings = pgTable(
  'scheduled_openings',
  {
    triggerByteId: randomPrimaryKey('trigger_byte_id')
      .notNull()
      .references(() => triggerBytes.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    opensAt: timestamptz('opens_at').notNull(),
    /** When it was restored to an open estate. Everything restored at one time is announced to a recipient in one email. */
    returnedAt: timestamptz('returned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.triggerByteId, table.email] }),
    index('scheduled_openings_opens_at').on(table.opensAt),
  ],
);
