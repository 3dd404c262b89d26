import { useEffect } from 'react';
import { liveEvent } from '#shared/contracts/events.ts';
import { openLiveStream } from '../../../lib/live-stream.ts';
import { apiPaths } from '../../../lib/paths.ts';
import { reportSessionLost } from '../../../lib/session-loss.ts';
import { toast } from '../../../ui/toast.tsx';
import { leaveForSignIn } from './leave-for-sign-in.ts';
import { replaceLiveConnection } from './live-connection.ts';

const SESSION_LOGOUT_DELAY_MS = 1000;
const MANUAL_LOGOUT_DELAY_MS = 100;

/** While `isOn`, listens for the end of the owner's session elsewhere. */
export function useLiveEvents(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const close = openLiveStream({
      path: apiPaths.events(),
      onMessage,
      onRefused: () => reportSessionLost(apiPaths.events()),
    });
    replaceLiveConnection(close);
    return close;
  }, [isOn]);
}

function onMessage(data: unknown) {
  const event = liveEvent.safeParse(data).data;
  switch (event?.type) {
    case 'session_logout':
      toast({ title: 'Session Ended', description: event.message, variant: 'destructive' });
      return leaveForSignIn({ delayMs: SESSION_LOGOUT_DELAY_MS, notice: event.message });
    case 'manual_logout':
      return leaveForSignIn({ delayMs: MANUAL_LOGOUT_DELAY_MS, notice: event.message });
    case 'connected':
    case undefined:
  }
}
