import { useState } from 'react';
import { toast } from '#client/ui/overlays/toast.tsx';
import type { ViewSession } from './email-session.ts';
import { useViewSession } from './use-view-session.ts';

export type VerificationNotice = 'expired' | 'signed-out';

interface GateStart {
  notice: VerificationNotice | null;
  /** The text in the address field, where there is one. */
  email: string;
}

const FIRST: GateStart = { notice: null, email: '' };

/** A visit to a recipient's page: the gate, then the session, then the gate again with the reason. */
export function useRecipientVisit(encodedEmail?: string) {
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
    /** Goes back to the gate, with the address in the field. */
    askAgain: (email: string) => setGate({ notice: null, email }),
    expire,
    signOut,
  };
}
