import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { paths } from '#client/lib/paths.ts';
import { describeStoredDraft } from '#client/lib/stored-draft.ts';
import { clearOwnerState } from '../session/api.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { startIdleWatcher } from './idle-watcher.ts';
import type { IdleWatcher } from './idle-watcher.ts';
import { showSignOutNotice } from '../session/sign-out-notice.tsx';
import { endSessionByBeacon } from '../session/session-resume.ts';
import { useSessionMessages } from '../session/use-session-messages.ts';
import { useSessionWatcherMessages } from '../session/use-session-watcher-messages.ts';

const refresh = () =>
  callEndpoint(sessionEndpoints.refresh).then(
    () => true,
    () => false,
  );

/** Warns an inactive owner and then signs them out, while `isOn`. Returns the seconds left, or null if there is no warning. */
export function useInactivitySignOut(isOn: boolean) {
  const t = useSessionWatcherMessages();
  const session = useSessionMessages();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const watch = useRef<IdleWatcher>(null);
  const { logout } = useSignOut();
  const latestLogout = useRef(logout);
  useEffect(() => {
    latestLogout.current = logout;
  });

  useEffect(() => {
    if (!isOn) return;
    const started = startIdleWatcher({
      onWarning: setSecondsLeft,
      refresh,
      onEnd: (how) => {
        showSignOutNotice({
          text: t('inactive') + describeStoredDraft(t, session),
          reason: 'endedByInactivity',
        });
        if (how === 'sign-out') latestLogout.current();
        else leave();
      },
    });
    watch.current = started;
    return () => {
      started.stop();
      setSecondsLeft(null);
    };
  }, [isOn, session, t]);

  return { secondsLeft, stay: () => watch.current?.stay(), signOut: logout };
}

/** Called when the server has rejected the session refresh or not responded. Clears the owner's data from the screen. */
function leave() {
  endSessionByBeacon();
  clearOwnerState();
  navigate(paths.landing(), { replace: true });
}
