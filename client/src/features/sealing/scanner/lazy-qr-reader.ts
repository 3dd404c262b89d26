import { lazyModule } from '#client/lib/lazy/lazy-module.ts';

/** Loaded when somebody scans a code or chooses a photo of one. */
export const lazyQrReader = lazyModule(() => import('./read-qr-code.ts'));
