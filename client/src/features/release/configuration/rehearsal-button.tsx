import { MailSearch } from 'lucide-react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useSendRehearsal } from '../api.ts';
import { useConfigMessages } from './use-config-messages.ts';

/** Emails the owner what their reporters and recipients would get. */
export function RehearsalButton() {
  const t = useConfigMessages();
  const { mutate, isPending, error, data } = useSendRehearsal();
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="secondary"
        size="small"
        icon={MailSearch}
        isBusy={isPending}
        onClick={() => mutate()}
        aria-describedby="rehearsal-hint"
      >
        {t('rehearse')}
      </Button>
      <p id="rehearsal-hint" className="text-sm text-quiet">
        {t('rehearseHint')}
      </p>
      <p role="status" className="text-sm text-success empty:hidden">
        {data && t('rehearsed', { count: data.mails })}
      </p>
      {error && (
        <Banner tone="danger" role="alert" title={t('notRehearsed')} className="w-full">
          {getErrorMessage(error, t('tryAgainSoon'))}
        </Banner>
      )}
    </div>
  );
}
