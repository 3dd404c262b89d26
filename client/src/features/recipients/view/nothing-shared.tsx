import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { EyeOff, Inbox } from 'lucide-react';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { senderChoicesQuery } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';

/** Shown for an empty list, because nothing is shared with the visitor or they have hidden every sender. */
export function NothingShared({ session }: { session: ViewSession }) {
  const { data: choices = [] } = useQuery(senderChoicesQuery(session));
  if (choices.some(({ isHidden }) => isHidden)) {
    return (
      <EmptyState icon={EyeOff} title="Everything shared with you is hidden">
        You’ve hidden everyone who shares something with you. Their LeaveBits are listed below, and you can
        show them again.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Inbox} title="Nothing is shared with you at the moment">
      Your address is verified, but nothing is currently shared with it. If you were expecting something, ask
      the person who told you about it. We’ll email you as soon as something is shared with you.
    </EmptyState>
  );
}

/** Shown if the visitor received a code, so something is shared with them, but nothing in the link is. */
export function NothingInLink({ action }: { action: ReactNode }) {
  return (
    <EmptyState icon={Inbox} title="Nothing here is shared with you" action={action}>
      Your address is verified, but nothing at this link is currently shared with it. If you were expecting
      something, ask the person who sent you the link which address they entered.
    </EmptyState>
  );
}
