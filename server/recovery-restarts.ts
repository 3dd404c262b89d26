import { restartDeletions } from './features/deletion/restart-deletions.ts';
import type { RestartTask } from './features/recovery/end-recovery.ts';
import { restartPasswordResets } from './features/accounts/reset/pending-reset.ts';
import { restartAllUnopened } from './features/notices/request-unopened-check.ts';
import { restartPendingReports } from './features/release/reports/restart-pending-reports.ts';
import { restartAnnouncedDestructions } from './features/subscriptions/destruction/announce-destruction.ts';

/**
 * Work that is restarted when a recovery ends: reports, pending password resets, announced destructions, pending deletions, and the
 * time that recipients have to open something.
 */
export const recoveryRestarts: readonly RestartTask[] = [
  restartPendingReports,
  restartPasswordResets,
  (_ctx, tx) => restartAnnouncedDestructions(tx),
  restartDeletions,
  restartAllUnopened,
];
