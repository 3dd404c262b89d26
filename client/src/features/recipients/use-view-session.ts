import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import { sharedLeavebitsKey } from './api.ts';
import { endEmailSession, forgetEmailSession, keepEmailSession } from './email-session.ts';

/**
 * A recipient's session, which lives exactly as long as the page is in view. Leaving, reloading or coming back
 * through the browser's history always ends at the gate, with nothing of the former view left behind.
 */
export function useViewSession(encodedEmail: string) {
  const queryClient = useQueryClient();
  const [emailSessionId, setEmailSessionId] = useState<string | null>(null);
  const current = useRef<string | null>(null);

  const begin = useCallback((id: string) => {
    keepEmailSession(id);
    current.current = id;
    setEmailSessionId(id);
  }, []);

  const end = useCallback(() => {
    if (current.current) endEmailSession(encodedEmail, current.current);
    else forgetEmailSession();
    current.current = null;
    setEmailSessionId(null);
    queryClient.removeQueries({ queryKey: sharedLeavebitsKey(encodedEmail) });
  }, [encodedEmail, queryClient]);

  useEffect(() => {
    // A duplicated tab copies its neighbour's storage; a crashed one leaves its own. Neither was verified here.
    forgetEmailSession();
    // Flushed, so that a page frozen for the history holds the gate and not what was shared.
    const leave = () => flushSync(end);
    const restore = (event: PageTransitionEvent) => event.persisted && end();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', restore);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', restore);
      end();
    };
  }, [end]);

  return { emailSessionId, begin, end };
}
