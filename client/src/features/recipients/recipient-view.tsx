import { useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toast.tsx';
import { SharedLeavebits } from './shared-leavebits.tsx';
import { useViewSession } from './use-view-session.ts';
import { VerificationGate } from './verification-gate.tsx';
import type { GateNotice } from './verification-gate.tsx';

interface RecipientViewProps {
  encodedEmail: string;
  email: string;
}

/** The gate, and behind it what is shared with the address. */
export function RecipientView({ encodedEmail, email }: RecipientViewProps) {
  const { emailSessionId, begin, end } = useViewSession(encodedEmail);
  const [notice, setNotice] = useState<GateNotice | null>(null);
  useHeadingFocus(emailSessionId !== null);

  function leave(why: GateNotice) {
    end();
    setNotice(why);
  }

  function expire() {
    leave('expired');
    toast({
      title: 'Session Expired',
      description: 'Your verification session expired. Please verify again.',
      variant: 'destructive',
    });
  }

  if (emailSessionId === null) {
    return (
      <VerificationGate
        encodedEmail={encodedEmail}
        email={email}
        notice={notice}
        onVerified={(id) => {
          setNotice(null);
          begin(id);
        }}
      />
    );
  }
  return (
    <SharedLeavebits
      encodedEmail={encodedEmail}
      email={email}
      emailSessionId={emailSessionId}
      onExpired={expire}
      onSignOut={() => leave('signed-out')}
    />
  );
}

/** When the gate gives way to the list, or the other way round, the new heading is read out. */
function useHeadingFocus(isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [isOpen]);
}
