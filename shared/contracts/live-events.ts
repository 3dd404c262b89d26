import { z } from 'zod/mini';

const sessionEndTypes = ['session_logout', 'manual_logout'] as const;

/** A message on `sessionCalls.events`, as one JSON object. `message` is a sentence for the owner. */
export const liveEventSchema = z.object({
  /**
   * `session_logout`: ended from elsewhere. `manual_logout`: signed out in another tab of this browser.
   * `report_submitted`, `report_changed`: the page must read the reports about the owner again.
   */
  type: z.enum(['connected', ...sessionEndTypes, 'report_submitted', 'report_changed']),
  message: z.string(),
  /** With `connected`: whose stream it is. */
  ownerId: z.optional(z.number()),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** How a session can end while pages of it are open. */
export type SessionEndEvent = LiveEvent & { type: (typeof sessionEndTypes)[number] };

export function isSessionEndEvent(event: LiveEvent): event is SessionEndEvent {
  return sessionEndTypes.some((type) => type === event.type);
}
