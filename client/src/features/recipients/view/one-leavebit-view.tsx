import { useCallback, useState } from 'react';
import { OpenedLeavebitView, UnavailableView } from './lazy-views.ts';
import { preloadAfterPaint } from '#client/lib/lazy/preloadable-component.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { usePageHide } from '../verification/use-page-hide.ts';
import { useRecipientVisit } from '../verification/use-recipient-visit.ts';
import { EmailVerification } from '../verification/email-verification.tsx';
import type { UnavailableReason } from '../verification/verification-api.ts';

preloadAfterPaint(OpenedLeavebitView, UnavailableView);

/** Verifies the visitor, then shows the LeaveBit or the reason why it is unavailable. */
export function OneLeavebitView({ id }: { id: number }) {
  const { session, gate, begin, askAgain, expire, signOut } = useRecipientVisit();
  const [shut, setShut] = useState<(UnavailableReason & { email: string }) | null>(null);
  // No session is left to end, but the next visitor must not see the reason either.
  usePageHide(useCallback(() => setShut(null), []));
  const opened = session?.opened ?? null;
  useHeadingFocus(shut ? 'shut' : opened ? 'opened' : 'gate');

  if (session && opened) {
    return <OpenedLeavebitView session={session} opened={opened} onExpired={expire} onSignOut={signOut} />;
  }
  if (shut) {
    return (
      <UnavailableView
        shut={shut}
        onCheckAgain={() => {
          askAgain(shut.email);
          setShut(null);
        }}
      />
    );
  }
  return (
    <EmailVerification
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
