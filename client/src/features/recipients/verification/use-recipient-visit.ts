import { useState } from 'react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import type { ViewSession } from './email-session.ts';
import { clearCodeRequest } from './stored-code-request.ts';
import { useViewSession } from './use-view-session.ts';

export type VerificationNotice = 'expired' | 'signed-out';

interface GateStart {
  notice: VerificationNotice | null;
  /** The address field's initial text. */
  email: string;
}

const FIRST: GateStart = { notice: null, email: '' };

/**
 * The stages of a visit to a recipient page: verification, the session, and verification again with the reason why the session
 * ended.
 */
export function useRecipientVisit(encodedEmail?: string) {
  const t = useMessages('verification');
  const { session, begin, end } = useViewSession(encodedEmail);
  const [gate, setGate] = useState(FIRST);

  function expire() {
    end();
    setGate({ notice: 'expired', email: session?.email ?? '' });
    toast({
      title: t('expiredTitle'),
      description: t('expired'),
      variant: 'destructive',
    });
  }

  function signOut() {
    end();
    clearCodeRequest();
    setGate({ notice: 'signed-out', email: '' });
  }

  return {
    session,
    gate,
    begin: (begun: ViewSession) => {
      setGate(FIRST);
      begin(begun);
    },
    /** Returns to verification with the address filled in. */
    askAgain: (email: string) => setGate({ notice: null, email }),
    expire,
    signOut,
  };
}
