import type { LiveEvent, SessionEndEvent } from '../contracts/live-events.ts';

/** The message to the other tabs after a sign-out. */
export const signedOutInAnotherTabEvent: SessionEndEvent = {
  type: 'manual_logout',
  message: 'You signed out in another tab.',
};

/** The news to an owner's open pages about reports. It never says who reported what. The page must ask for that. */
export const reportSubmittedEvent: LiveEvent = {
  type: 'report_submitted',
  message: 'If you are well, please refute it now on your home page.',
};
export const reportChangedEvent: LiveEvent = {
  type: 'report_changed',
  message: 'A report about you has changed.',
};
