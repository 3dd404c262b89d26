import { z } from 'zod/mini';

const sessionEndTypes = ['session_logout', 'manual_logout'] as const;

/** A message on `sessionEndpoints.events`, as a JSON object. `message` is shown to the owner. */
export const liveEventSchema = z.object({
  /**
   * `session_logout`: the session was ended elsewhere. `manual_logout`: the owner signed out in another tab of this browser.
   * `report_submitted`, `report_changed`: the page must reload the reports about the owner.
   */
  type: z.enum(['connected', ...sessionEndTypes, 'report_submitted', 'report_changed']),
  message: z.string(),
  /** With the end of a session: why, one of `sessionEndReasons`. Absent from older servers, and newer ones may have others. */
  reason: z.optional(z.string()),
  /** With `connected`: the owner of the stream. */
  ownerId: z.optional(z.number()),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** How a session can end while its pages are open. */
export type SessionEndEvent = LiveEvent & { type: (typeof sessionEndTypes)[number] };

export function isSessionEndEvent(event: LiveEvent): event is SessionEndEvent {
  return sessionEndTypes.some((type) => type === event.type);
}
