import type { Restart } from './features/recovery/end-recovery.ts';
import { restartReports } from './features/release/reports/restart-reports.ts';
import { restartDestructions } from './features/subscriptions/destruction/restart-destructions.ts';

/** The work that starts again when a recovery ends: every pending report, and every announced destruction. */
export const restarts: readonly Restart[] = [restartReports, (_ctx, tx) => restartDestructions(tx)];
