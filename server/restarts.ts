import { restartDeletions } from './features/deletion/restart-deletions.ts';
import type { Restart } from './features/recovery/end-recovery.ts';
import { restartReports } from './features/release/reports/restart-reports.ts';
import { restartDestructions } from './features/subscriptions/destruction/restart-destructions.ts';

/** The work that starts again when a recovery ends: every pending report, announced destruction and waiting deletion. */
export const restarts: readonly Restart[] = [
  restartReports,
  (_ctx, tx) => restartDestructions(tx),
  (_ctx, tx) => restartDeletions(tx),
];
