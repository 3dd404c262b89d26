import type { LiveEvent } from '../contracts/events.ts';

/** What an owner's open pages hear of reports about them: never who reported what, which is read by asking. */
export const reportSubmitted: LiveEvent = {
  type: 'report_submitted',
  message: 'If you are well, please refute it now. It stands on your home page.',
};
export const reportChanged: LiveEvent = {
  type: 'report_changed',
  message: 'There is news of a report about you.',
};
