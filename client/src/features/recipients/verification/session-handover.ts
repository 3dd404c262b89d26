import type { ViewSession } from './email-session.ts';

// Kept in memory, not in storage: a copied or restored tab must not find it.
let onItsWay: ViewSession | null = null;

/** Lets the view behind a link continue this session. Otherwise leaving the page would end it. */
export function handOverSession(session: ViewSession): void {
  onItsWay = session;
}

/** The session that is on its way to the view of this address, or null. */
export function findHandedOverSession(encodedEmail: string | undefined): ViewSession | null {
  return onItsWay !== null && onItsWay.encodedEmail === encodedEmail ? onItsWay : null;
}

export function isSessionHandedOver(session: ViewSession): boolean {
  return onItsWay?.emailSessionId === session.emailSessionId;
}

/** From now on leaving the page ends the session again. */
export function clearSessionHandover(): void {
  onItsWay = null;
}
