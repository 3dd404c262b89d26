import { useState } from 'react';
import type { SubscriptionView } from '#shared/contracts/subscriptions.ts';
import { now } from '#client/lib/dates.ts';
import { paths } from '#client/lib/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { CancelSubscriptionDialog } from './cancel-subscription-dialog.tsx';
import { SubscriptionHistoryDialog } from './subscription-history-dialog.tsx';
import { canCancelSubscription, getPayLabel } from './status-messages.ts';
import { useSubscriptionStatusMessages } from './use-subscription-status-messages.ts';

/** What the owner can do with the subscription, shown below its status. */
export function SubscriptionActions({ subscription }: { subscription: SubscriptionView }) {
  const t = useSubscriptionStatusMessages();
  const [open, setOpen] = useState<'history' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const label = getPayLabel(subscription, now(), t);
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {label && <ButtonLink href={paths.ownerPayment()}>{label}</ButtonLink>}
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('history')}>
        {t('history')}
      </Button>
      {canCancelSubscription(subscription) && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {open === 'history' && <SubscriptionHistoryDialog onClose={close} />}
      {open === 'cancel' && <CancelSubscriptionDialog onClose={close} />}
    </div>
  );
}
