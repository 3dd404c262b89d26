import { z } from 'zod';

/** What travels on GET /api/events, one JSON object a message. `message` is a sentence for the owner. */
export const liveEvent = z.object({
  /** `session_logout`: ended from elsewhere. `manual_logout`: signed out in another tab of this browser. */
  type: z.enum(['connected', 'session_logout', 'manual_logout']),
  message: z.string(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

/** How a session can end while pages of it are open. */
export type SessionEnd = LiveEvent & { type: Exclude<LiveEvent['type'], 'connected'> };

/** What the other tabs are told of a sign-out. */
export const signedOutInAnotherTab: SessionEnd = {
  type: 'manual_logout',
  message: 'You signed out in another tab.',
};
