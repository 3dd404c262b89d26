import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { sessionCalls } from '#shared/contracts/session.ts';
import { call } from '../../../lib/http/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { forgetOwner } from '../session/api.ts';
import { useLogout } from '../session/use-logout.ts';
import { watchIdleness } from './idle-watch.ts';
import type { IdleWatch } from './idle-watch.ts';
import { showSignOutNotice } from '../session/sign-out-notice.tsx';
import { endSessionByBeacon } from '../session/leave-and-return.ts';

const refresh = () =>
  call(sessionCalls.refresh).then(
    () => true,
    () => false,
  );

/**
 * While `isOn`, warns an inactive owner and then signs them out. Returns the seconds left, or null without a warning.
 */
export function useInactivity(isOn: boolean) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const watch = useRef<IdleWatch>(null);
  const { logout } = useLogout();
  const latestLogout = useRef(logout);
  useEffect(() => {
    latestLogout.current = logout;
  });

  useEffect(() => {
    if (!isOn) return;
    const started = watchIdleness({
      onWarning: setSecondsLeft,
      refresh,
      onEnd: (how) => {
        showSignOutNotice('You were signed out because there was no activity for 5 minutes.');
        if (how === 'sign-out') latestLogout.current();
        else leave();
      },
    });
    watch.current = started;
    return () => {
      started.stop();
      setSecondsLeft(null);
    };
  }, [isOn]);

  return { secondsLeft, stay: () => watch.current?.stay(), signOut: logout };
}

/** The server refused to extend the session or did not answer. Nothing of the owner stays on the screen. */
function leave() {
  endSessionByBeacon();
  forgetOwner();
  navigate(paths.landing(), { replace: true });
}
