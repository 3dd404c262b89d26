import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  endEmailSession,
  clearEmailSessionId,
  storeEmailSessionId,
  sharedLeavebitsKey,
} from './email-session.ts';
import type { ViewSession } from './email-session.ts';
import { findHandedOverSession, isSessionHandedOver, clearSessionHandover } from './session-handover.ts';
import { usePageLeave } from './use-page-leave.ts';

/**
 * A recipient's session, which lasts exactly as long as the page is in view. Leaving, reloading or returning through the browser
 * history always requires verification, with nothing left of the earlier view. Only a link that hands the session over preserves
 * it.
 * @param encodedEmail the address whose view this is, if the link names one.
 */
export function useViewSession(encodedEmail?: string) {
  const queryClient = useQueryClient();
  const [session, setSession] = useState(() => findHandedOverSession(encodedEmail));
  const current = useRef(session);
  const lastEnded = useRef<ViewSession | null>(null);

  const begin = useCallback((begun: ViewSession) => {
    storeEmailSessionId(begun.emailSessionId);
    current.current = begun;
    setSession(begun);
  }, []);

  const end = useCallback(() => {
    const ended = current.current;
    if (ended === null) return clearEmailSessionId();
    if (isSessionHandedOver(ended)) return;
    endEmailSession(ended);
    current.current = null;
    lastEnded.current = ended;
    setSession(null);
    queryClient.removeQueries({ queryKey: sharedLeavebitsKey(ended.encodedEmail) });
  }, [queryClient]);

  const endAgain = useCallback(() => {
    end();
    // The request that ends the session may have been lost during unload.
    if (lastEnded.current) endEmailSession(lastEnded.current);
  }, [end]);

  usePageLeave(end, endAgain);
  useEffect(() => {
    // A duplicated tab inherits its neighbor's storage, and a crashed tab its own. Neither was verified here.
    if (current.current === null) clearEmailSessionId();
    // Delayed because React's strict mode mounts, unmounts and remounts a page at startup.
    const settled = setTimeout(clearSessionHandover);
    return () => {
      clearTimeout(settled);
      end();
    };
  }, [end]);

  return { session, begin, end };
}
