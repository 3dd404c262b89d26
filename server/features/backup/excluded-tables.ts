import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema/index.ts';

/**
 * Tables whose rows a backup omits. Most of them expire within minutes and may have been ended after the backup: a session by
 * signing out, a code by being used. A restored copy must not revive them.
 */
export const excludedTables: readonly PgTable[] = [
  schema.session,
  schema.emailVerificationSessions,
  schema.downloadTickets,
  schema.oneTimeCodes,
  schema.emailChanges,
  schema.passkeyChallenges,
  // Rate-limit counters by IP address, which mean nothing on another machine or day.
  schema.rateLimits,
  schema.guessCounts,
  schema.codeAllowances,
  // Rows here never outlive a transaction.
  schema.activityWaiting,
  // A backup holds the bytes of these objects, as chunks in the database.
  schema.storedObjects,
  // A restored copy hasn't been backed up yet.
  schema.lastBackup,
];
