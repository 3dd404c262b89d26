import type { LiveEvent } from '../contracts/events.ts';

/** The news to an owner's open pages about reports. It never says who reported what. The page must ask for that. */
export const reportSubmitted: LiveEvent = {
  type: 'report_submitted',
  message: 'If you are well, please refute it now. It stands on your home page.',
};
export const reportChanged: LiveEvent = {
  type: 'report_changed',
  message: 'There is news of a report about you.',
};
