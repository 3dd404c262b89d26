import { useEffect } from 'react';
import { liveEvent } from '#shared/contracts/events.ts';
import { apiPaths } from '../../../lib/paths.ts';
import { reportSessionLost } from '../../../lib/session-loss.ts';
import { openSharedStream } from '../../../lib/shared-stream.ts';
import { toast } from '../../../ui/toast.tsx';
import { isStillSignedIn } from '../session-api.ts';
import { leaveForSignIn } from './leave-for-sign-in.ts';
import { replaceLiveConnection } from './live-connection.ts';

const SESSION_LOGOUT_DELAY_MS = 1000;
const MANUAL_LOGOUT_DELAY_MS = 100;

/** Listens for the end of the owner's session elsewhere, unless there is none (null). */
export function useLiveEvents(ownerId: number | null): void {
  useEffect(() => {
    if (ownerId === null) return;
    const close = openSharedStream({
      path: apiPaths.events(),
      ownerId,
      onMessage,
      onRelayed: (data) => void onRelayed(data),
      onRefused,
    });
    replaceLiveConnection(close);
    return close;
  }, [ownerId]);
}

const onRefused = () => reportSessionLost(apiPaths.events());

/** The other tab may have spoken of an earlier session than this tab's: looks before it acts. */
async function onRelayed(data: unknown) {
  const isOfAnEnd = data === null || liveEvent.safeParse(data).data?.type !== 'connected';
  if (!isOfAnEnd || (await isStillSignedIn())) return;
  if (data === null) onRefused();
  else onMessage(data);
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
