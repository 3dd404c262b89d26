import { useCallback, useState } from 'react';
import type { Address } from '../gate/address.ts';
import { SharedLeavebits } from './late-views.ts';
import { preloadSoon } from '../../../lib/lazy/lazy-part.tsx';
import { useHeadingFocus } from '../../../ui/use-heading-focus.ts';
import { useLeaving } from '../gate/use-leaving.ts';
import { useVisit } from '../gate/use-visit.ts';
import { VerificationGate } from '../gate/verification-gate.tsx';

preloadSoon(SharedLeavebits);

interface GatedListProps {
  /** The address in the link. Null: the visitor types it. */
  address: Address | null;
  /** Shows only these LeaveBits. Undefined: shows all that is shared with the address. */
  linkIds?: readonly number[];
}

/** The gate, and behind it the list of what is shared with the address. */
export function GatedList({ address, linkIds }: GatedListProps) {
  const { session, gate, begin, expire, signOut } = useVisit(address?.encodedEmail);
  const [returnTo, setReturnTo] = useState<number | null>(null);
  // The next visitor must find no trace of what was open.
  useLeaving(useCallback(() => setReturnTo(null), []));
  useHeadingFocus(session ? 'list' : 'gate');

  if (session === null) {
    return (
      <VerificationGate
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
