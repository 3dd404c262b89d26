import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema/index.ts';

/**
 * The tables whose rows a backup omits. Most of them expire within minutes, and something after the backup may have ended
 * them: a session was signed out, a code was used. A restored copy must not bring them back.
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
  // Rate-limit counters by IP address, meaningless on another machine and day.
  schema.rateLimits,
  schema.guessCounts,
  schema.codeAllowances,
  // Never outlives a transaction.
  schema.activityWaiting,
  // A restored copy has not been backed up yet.
  schema.lastBackup,
];
