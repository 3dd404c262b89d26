import { preloadableComponent } from '../../lib/lazy/preloadable-component.tsx';

/** `UnlockDialog` for parts that rarely need it. */
export const LazyUnlockDialog = preloadableComponent(() => import('./unlock-dialog.tsx'), 'UnlockDialog');
