import type { ViewSession } from './email-session.ts';

// In memory rather than in storage, where a duplicated or restored tab could find it.
let onItsWay: ViewSession | null = null;

/** Lets the view behind a link continue this session, which would otherwise end on leaving the page. */
export function handOverSession(session: ViewSession): void {
  onItsWay = session;
}

/** The session being handed over to this address's view, or null. */
export function findHandedOverSession(encodedEmail: string | undefined): ViewSession | null {
  return onItsWay !== null && onItsWay.encodedEmail === encodedEmail ? onItsWay : null;
}

export function isSessionHandedOver(session: ViewSession): boolean {
  return onItsWay?.emailSessionId === session.emailSessionId;
}

/** From here on, leaving the page ends the session again. */
export function clearSessionHandover(): void {
  onItsWay = null;
}
