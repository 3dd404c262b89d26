import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema/index.ts';

/**
 * The tables whose rows a backup leaves out. Most of them are over within minutes, and what came after the backup may have
 * ended them: a session that was signed out, a code that was used. A restored copy must not bring them back.
 */
export const excludedTables: readonly PgTable[] = [
  schema.session,
  schema.emailVerificationSessions,
  schema.downloadTickets,
  schema.loginVerificationCodes,
  schema.registerVerificationCodes,
  schema.passwordResetCodes,
  schema.proofCodes,
  schema.verificationCodes,
  schema.emailChanges,
  schema.emailChangeCodes,
  schema.passkeyChallenges,
  // Counts of tries, by network address. They say nothing about another machine on another day.
  schema.rateLimits,
  schema.guessCounts,
  schema.codeAllowances,
  // Never beyond a transaction.
  schema.activityWaiting,
  // A restored copy has no backup of its own yet.
  schema.lastBackup,
];
