import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { preloadAfterPaint } from '#client/lib/lazy/lazy-part.tsx';

/** The gate's calls with their shapes. Nobody needs them before the first press, so they do not delay the page. */
export const lazyVerificationApi = lazyModule(() => import('./verification-api.ts'));
preloadAfterPaint(lazyVerificationApi);
