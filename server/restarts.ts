import { restartDeletions } from './features/deletion/restart-deletions.ts';
import type { Restart } from './features/recovery/end-recovery.ts';
import { restartResets } from './features/accounts/reset/restart-resets.ts';
import { restartReports } from './features/release/reports/restart-reports.ts';
import { restartDestructions } from './features/subscriptions/destruction/restart-destructions.ts';

/** The work that starts again when a recovery ends: reports, waiting passwords, announced destructions and waiting deletions. */
export const restarts: readonly Restart[] = [
  restartReports,
  restartResets,
  (_ctx, tx) => restartDestructions(tx),
  (_ctx, tx) => restartDeletions(tx),
];
