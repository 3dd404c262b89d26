import type { ViewSession } from './email-session.ts';

// Held in memory rather than in storage, where a duplicated or restored tab could find it.
let onItsWay: ViewSession | null = null;

/** Hands this session over to the page behind a link. It would otherwise end when the current page is left. */
export function handOverSession(session: ViewSession): void {
  onItsWay = session;
}

/** The session being handed over to this address's page, or null. */
export function findHandedOverSession(encodedEmail: string | undefined): ViewSession | null {
  return onItsWay !== null && onItsWay.encodedEmail === encodedEmail ? onItsWay : null;
}

export function isSessionHandedOver(session: ViewSession): boolean {
  return onItsWay?.emailSessionId === session.emailSessionId;
}

/** Completes the handover, so that leaving the page ends the session again. */
export function clearSessionHandover(): void {
  onItsWay = null;
}
