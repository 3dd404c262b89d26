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
import { usePageHide } from './use-page-hide.ts';

/**
 * A recipient's session, which lasts only while the page is in view. Leaving, reloading or coming back through the browser
 * history requires verification again and clears the content. Only a link that hands the session over preserves it.
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
    // The request to end the session may have been lost during unload.
    if (lastEnded.current) endEmailSession(lastEnded.current);
  }, [end]);

  usePageHide(end, endAgain);
  useEffect(() => {
    // A duplicated tab inherits the original's storage, and a restored tab its own. Neither has been verified.
    if (current.current === null) clearEmailSessionId();
    // Delayed, because strict mode mounts, unmounts and remounts the page at startup.
    const settled = setTimeout(clearSessionHandover);
    return () => {
      clearTimeout(settled);
      end();
    };
  }, [end]);

  return { session, begin, end };
}
