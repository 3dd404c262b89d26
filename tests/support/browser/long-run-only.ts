import { it } from 'vitest';
import { isLongRun } from '../test-amounts.ts';

/**
 * A journey that drives a browser through what lower-level tests, or another journey, already prove, to check that the pages do
 * so too. It runs in `npm run test:long`, at each width, and not in `npm test`, where each one would cost seconds on every
 * change.
 */
export const longRunOnly = it.runIf(isLongRun);
