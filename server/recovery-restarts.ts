import { restartDeletions } from './features/deletion/restart-deletions.ts';
import type { RestartTask } from './features/recovery/end-recovery.ts';
import { restartPasswordResets } from './features/accounts/reset/pending-reset.ts';
import { restartPendingReports } from './features/release/reports/restart-pending-reports.ts';
import { restartAnnouncedDestructions } from './features/subscriptions/destruction/announce-destruction.ts';

/**
 * Work that is restarted when a recovery ends: reports, pending password resets, announced destructions and pending deletions.
 */
export const recoveryRestarts: readonly RestartTask[] = [
  restartPendingReports,
  restartPasswordResets,
  (_ctx, tx) => restartAnnouncedDestructions(tx),
  restartDeletions,
];
