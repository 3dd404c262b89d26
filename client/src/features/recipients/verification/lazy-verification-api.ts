import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { preloadAfterPaint } from '#client/lib/lazy/preloadable-component.tsx';

/** The verification API with its schemas. Lazy-loaded, because it isn't needed until the first click. */
export const lazyVerificationApi = lazyModule(() => import('./verification-api.ts'));
preloadAfterPaint(lazyVerificationApi);
