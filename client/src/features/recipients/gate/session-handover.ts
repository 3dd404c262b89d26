import type { ViewSession } from './email-session.ts';

// In memory and not in storage: a duplicated or restored tab must not find it.
let onItsWay: ViewSession | null = null;

/** Lets the view that a link leads to go on with this session, where leaving would end it. */
export function handOver(session: ViewSession): void {
  onItsWay = session;
}

/** The session meant for the view of this address, if one is on its way there. */
export function handedOver(encodedEmail: string | undefined): ViewSession | null {
  return onItsWay !== null && onItsWay.encodedEmail === encodedEmail ? onItsWay : null;
}

export function isHandedOver(session: ViewSession): boolean {
  return onItsWay?.emailSessionId === session.emailSessionId;
}

/** From now on leaving ends the session again. */
export function settleHandover(): void {
  onItsWay = null;
}
