import type { LiveEvent, SessionEndEvent } from '../contracts/live-events.ts';

/** Notifies the browser's other tabs of a sign-out. */
export const signedOutInAnotherTabEvent: SessionEndEvent = {
  type: 'manual_logout',
  message: 'You signed out in another tab.',
  reason: 'endedInOtherTab',
};

/** Notifies an owner's open pages of reports. Never includes who reported what, which the page must request. */
export const reportSubmittedEvent: LiveEvent = {
  type: 'report_submitted',
  message: 'If you’re well, please refute it now on your home page.',
};
export const reportChangedEvent: LiveEvent = {
  type: 'report_changed',
  message: 'A report about you has changed.',
};
