import { late } from '../../../lib/lazy/late.ts';
import { preloadSoon } from '../../../lib/lazy/lazy-part.tsx';

/** The gate's calls with their shapes. Nobody needs them before the first press, so they do not delay the page. */
export const lateCodeCalls = late(() => import('./code-calls.ts'));
preloadSoon(lateCodeCalls);
