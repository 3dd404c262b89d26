import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { subscriptionQuery } from '../api.ts';
import { useBlockedMessages } from './use-blocked-messages.ts';

/** Refetches the payment status for an owner who has paid in another tab or had someone else pay. */
export function PaymentRecheck() {
  const t = useBlockedMessages();
  const { refetch, isFetching } = useQuery(subscriptionQuery);
  const [note, setNote] = useState('');

  async function check() {
    setNote('');
    const { data, error } = await refetch();
    if (error) setNote(getErrorMessage(error, t('notChecked')));
    else if (data?.isBlocked) setNote(t('notReceivedYet'));
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t pt-4">
      <p className="text-quiet">{t('paid')}</p>
      <Button variant="quiet" size="small" isBusy={isFetching} onClick={() => void check()}>
        {t('checkAgain')}
      </Button>
      <p role="status" className="w-full text-sm text-quiet empty:hidden">
        {note}
      </p>
    </div>
  );
}
