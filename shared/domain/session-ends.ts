import type { SessionEnd } from '../contracts/events.ts';

/** The message to the other tabs after a sign-out. */
export const signedOutInAnotherTab: SessionEnd = {
  type: 'manual_logout',
  message: 'You signed out in another tab.',
};
