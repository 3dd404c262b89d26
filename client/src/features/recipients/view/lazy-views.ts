import { lazyPart } from '#client/lib/lazy/lazy-part.tsx';

/* What is behind a gate. It loads while the visitor is still at the gate. */

export const OpenedLeavebitView = lazyPart(() => import('./opened-leavebit-view.tsx'), 'OpenedLeavebitView');
export const SharedLeavebits = lazyPart(() => import('./shared-leavebits.tsx'), 'SharedLeavebits');
