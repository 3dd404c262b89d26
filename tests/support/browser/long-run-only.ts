import { it } from 'vitest';
import { isLongRun } from '../test-amounts.ts';

/**
 * A journey that covers in a browser what lower-level tests or another journey already prove, to check that the pages behave
 * accordingly. It runs in `npm run test:long`, at each width, and not in `npm test`, where each one would cost seconds on every
 * change.
 */
export const longRunOnly = it.runIf(isLongRun);
