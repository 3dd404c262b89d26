import { useCallback, useState } from 'react';
import type { RecipientAddress } from '../verification/address.ts';
import { SharedLeavebits } from './lazy-views.ts';
import { preloadAfterPaint } from '#client/lib/lazy/preloadable-component.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { usePageHide } from '../verification/use-page-hide.ts';
import { useRecipientVisit } from '../verification/use-recipient-visit.ts';
import { EmailVerification } from '../verification/email-verification.tsx';

preloadAfterPaint(SharedLeavebits);

interface GatedListProps {
  /** The address in the link, or null if the visitor has to enter it. */
  address: RecipientAddress | null;
  /** Limits the list to these LeaveBits. Undefined shows everything shared with the address. */
  linkIds?: readonly number[];
}

/** Verifies the visitor, then lists everything shared with the address. */
export function VerifiedLeavebits({ address, linkIds }: GatedListProps) {
  const { session, gate, begin, expire, signOut } = useRecipientVisit(address?.encodedEmail);
  const [returnTo, setReturnTo] = useState<number | null>(null);
  // The next visitor must not see which LeaveBit was open.
  usePageHide(useCallback(() => setReturnTo(null), []));
  useHeadingFocus(session ? 'list' : 'gate');

  if (session === null) {
    return (
      <EmailVerification
        known={address}
        typedBefore={gate.email}
        scope="all"
        notice={gate.notice}
        behind={SharedLeavebits}
        onVerified={begin}
      />
    );
  }
  return (
    <SharedLeavebits
      session={session}
      linkIds={linkIds}
      shownFirst={returnTo}
      onExpired={(shownId) => {
        setReturnTo(shownId);
        expire();
      }}
      onSignOut={() => {
        setReturnTo(null);
        signOut();
      }}
    />
  );
}
