import { it } from 'vitest';
import { isLongRun } from '../test-amounts.ts';

/**
 * A journey that drives a browser through what tests below it, or another journey, already prove. It looks whether the pages do so
 * too. It runs in `npm run test:long`, at each width, and not in `npm test`: each one costs seconds on every change.
 */
export const longRunOnly = it.runIf(isLongRun);
