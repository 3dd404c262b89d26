import type { SessionEndEvent } from '#shared/contracts/live-events.ts';
import type { SessionEndReason } from '#shared/domain/session-ends.ts';
import { messages } from '#shared/messages/errors/en.ts';

/** The event for the pages of a session that was ended elsewhere. Pages in other languages translate its reason. */
export const createSessionEnd = (reason: SessionEndReason): SessionEndEvent & { type: 'session_logout' } => ({
  type: 'session_logout',
  message: messages[reason],
  reason,
});
