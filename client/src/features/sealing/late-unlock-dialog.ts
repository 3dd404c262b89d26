import { preloadableComponent } from '../../lib/lazy/preloadable-component.tsx';

/** `UnlockDialog` for parts that rarely need it. */
export const LateUnlockDialog = preloadableComponent(() => import('./unlock-dialog.tsx'), 'UnlockDialog');
