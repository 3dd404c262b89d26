import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';

/* Views that require verification, preloaded while the visitor is still verifying. */

export const OpenedLeavebitView = preloadableComponent(
  () => import('./opened-leavebit-view.tsx'),
  'OpenedLeavebitView',
  ['recipients'],
);
export const SharedLeavebits = preloadableComponent(
  () => import('./shared-leavebits.tsx'),
  'SharedLeavebits',
  ['recipients', 'choices'],
);
export const UnavailableView = preloadableComponent(
  () => import('./unavailable-view.tsx'),
  'UnavailableView',
  ['recipients'],
);
