import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { subscriptionQuery } from '../../subscriptions/api.ts';
import { ReleaseConfigEditor } from './config-editor.tsx';

/** Configures who may report the owner's death, and what has to happen before their LeaveBits are released. */
export function ReleaseConfiguration() {
  const { data: subscription, isFetched: isSubscriptionKnown } = useQuery(subscriptionQuery);
  if (!isSubscriptionKnown) return null;
  if (subscription?.isBlocked) {
    return (
      <EmptyState
        icon={ShieldCheck}
        title="Subscription required to access"
        action={<ButtonLink href={paths.home()}>See what you owe</ButtonLink>}
      >
        Your reporters stay as they are. You can change them once your subscription is active again.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mt-2 mb-7 text-quiet">
        The first questions decide how your LeaveBits can open after your death or permanent incapacitation.
        Those below, under “More that keeps you safe”, protect you from false reports and missed warnings.
      </p>
      <ReleaseConfigEditor />
    </>
  );
}
