import { useEffect } from 'react';
import { apiRequest } from '../../lib/api-client.ts';
import { now } from '../../lib/dates.ts';
import { apiPaths, paths } from '../../lib/paths.ts';
import { useCurrentUser } from './use-current-user.ts';

const AT_MOST_EVERY_MS = 2 * 60_000;
const ACTIVITY = [
  'pointerdown',
  'pointermove',
  'keydown',
  'input',
  'scroll',
  'touchstart',
  'focusin',
  'change',
  'dragover',
] as const;

/**
 * Keeps an owner's session alive while there is activity on the home page: writing a long text makes no
 * calls of its own, and must not end in a session that is over.
 */
export function useActivityRefresh(): void {
  const { user, isGuest } = useCurrentUser();
  const isOwner = Boolean(user) && !isGuest;
  useEffect(() => {
    if (!isOwner) return;
    let lastRefresh = now().getTime();
    function refresh() {
      if (window.location.pathname !== paths.home()) return;
      const moment = now().getTime();
      if (moment - lastRefresh < AT_MOST_EVERY_MS) return;
      lastRefresh = moment;
      // A refusal is handled where all are; without a network the next activity tries again.
      apiRequest('POST', apiPaths.refreshSession()).catch(() => undefined);
    }
    const options = { capture: true, passive: true };
    for (const event of ACTIVITY) window.addEventListener(event, refresh, options);
    return () => {
      for (const event of ACTIVITY) window.removeEventListener(event, refresh, options);
    };
  }, [isOwner]);
}
