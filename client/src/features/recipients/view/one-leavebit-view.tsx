import { useCallback, useState } from 'react';
import { OpenedLeavebitView } from './late-views.ts';
import { ShutView } from './shut-view.tsx';
import { preloadSoon } from '../../../lib/lazy/lazy-part.tsx';
import { useHeadingFocus } from '../../../ui/use-heading-focus.ts';
import { useLeaving } from '../gate/use-leaving.ts';
import { useVisit } from '../gate/use-visit.ts';
import { VerificationGate } from '../gate/verification-gate.tsx';
import type { Shut } from '../gate/code-calls.ts';

preloadSoon(OpenedLeavebitView);

/** The gate of one LeaveBit. Behind it is the LeaveBit, or the reason why it is shut. */
export function OneLeavebitView({ id }: { id: number }) {
  const { session, gate, begin, askAgain, expire, signOut } = useVisit();
  const [shut, setShut] = useState<(Shut & { email: string }) | null>(null);
  // There is no session to end here, but the next visitor must not see the reason either.
  useLeaving(useCallback(() => setShut(null), []));
  const opened = session?.opened ?? null;
  useHeadingFocus(shut ? 'shut' : opened ? 'opened' : 'gate');

  if (session && opened) {
    return <OpenedLeavebitView session={session} opened={opened} onExpired={expire} onSignOut={signOut} />;
  }
  if (shut) {
    return (
      <ShutView
        shut={shut}
        onCheckAgain={() => {
          askAgain(shut.email);
          setShut(null);
        }}
      />
    );
  }
  return (
    <VerificationGate
      known={null}
      typedBefore={gate.email}
      scope={id}
      notice={gate.notice}
      behind={OpenedLeavebitView}
      onVerified={begin}
      onShut={(why, { email }) => setShut({ ...why, email })}
    />
  );
}
