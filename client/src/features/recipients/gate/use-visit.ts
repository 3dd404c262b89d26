import { useState } from 'react';
import { toast } from '../../../ui/overlays/toast.tsx';
import type { ViewSession } from './email-session.ts';
import { useViewSession } from './use-view-session.ts';

export type GateNotice = 'expired' | 'signed-out';

interface GateStart {
  notice: GateNotice | null;
  /** What stands in the address field, where one is asked for. */
  email: string;
}

const FIRST: GateStart = { notice: null, email: '' };

/** A visit to a recipient's page: the gate, the session behind it, and the gate again with word of why. */
export function useVisit(encodedEmail?: string) {
  const { session, begin, end } = useViewSession(encodedEmail);
  const [gate, setGate] = useState(FIRST);

  function expire() {
    end();
    setGate({ notice: 'expired', email: session?.email ?? '' });
    toast({
      title: 'Session Expired',
      description: 'Your verification session expired. Please verify again.',
      variant: 'destructive',
    });
  }

  function signOut() {
    end();
    setGate({ notice: 'signed-out', email: '' });
  }

  return {
    session,
    gate,
    begin: (begun: ViewSession) => {
      setGate(FIRST);
      begin(begun);
    },
    /** Starts at the gate anew, with the address already in the field. */
    askAgain: (email: string) => setGate({ notice: null, email }),
    expire,
    signOut,
  };
}
