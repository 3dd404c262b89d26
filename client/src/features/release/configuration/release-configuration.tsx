import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { subscriptionQuery } from '../../subscriptions/api.ts';
import { ReleaseConfigEditor } from './config-editor.tsx';
import { useConfigMessages } from './use-config-messages.ts';

/** Configures who may report the owner's death, and what has to happen before their LeaveBits are released. */
export function ReleaseConfiguration() {
  const t = useConfigMessages();
  const { data: subscription, isFetched: isSubscriptionKnown } = useQuery(subscriptionQuery);
  if (!isSubscriptionKnown) return null;
  if (subscription?.isBlocked) {
    return (
      <EmptyState
        icon={ShieldCheck}
        title={t('subscriptionRequired')}
        action={<ButtonLink href={paths.home()}>{t('seeWhatYouOwe')}</ButtonLink>}
      >
        {t('reportersStay')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mt-2 mb-7 text-quiet">{t('intro')}</p>
      <ReleaseConfigEditor />
    </>
  );
}
