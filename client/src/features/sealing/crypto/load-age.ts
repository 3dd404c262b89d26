import { lazyModule } from '#client/lib/lazy/lazy-module.ts';

/** The age library, which only pages with a sealed LeaveBit load. `load` throws an ApiError if it can't be loaded. */
export const age = lazyModule(() => import('age-encryption'));
