import { lazyPart } from '#client/lib/lazy/lazy-part.tsx';

/* Views that require verification, preloaded while the visitor is still verifying. */

export const OpenedLeavebitView = lazyPart(() => import('./opened-leavebit-view.tsx'), 'OpenedLeavebitView');
export const SharedLeavebits = lazyPart(() => import('./shared-leavebits.tsx'), 'SharedLeavebits');
