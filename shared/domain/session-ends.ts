import type { SessionEnd } from '../contracts/events.ts';

/** What the other tabs are told of a sign-out. */
export const signedOutInAnotherTab: SessionEnd = {
  type: 'manual_logout',
  message: 'You signed out in another tab.',
};
