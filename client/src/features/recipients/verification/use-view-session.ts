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
 * A recipient's session. It lives exactly as long as the page is in view. Leaving, reloading or coming back through
 * the browser's history always ends at the gate, with nothing left of the earlier view. Only a link that hands the
 * session over takes it along.
 * @param encodedEmail the address whose view this is, when the link names it.
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
    // The message about the end may have been lost while the page went away.
    if (lastEnded.current) endEmailSession(lastEnded.current);
  }, [end]);

  usePageLeave(end, endAgain);
  useEffect(() => {
    // A copied tab has its neighbor's storage, and a crashed tab its own. Neither was verified here.
    if (current.current === null) clearEmailSessionId();
    // Delayed, because React's strict mode unmounts and mounts a page again as it starts.
    const settled = setTimeout(clearSessionHandover);
    return () => {
      clearTimeout(settled);
      end();
    };
  }, [end]);

  return { session, begin, end };
}
