import { Mail } from 'lucide-react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useSendReporterLinks } from '../api.ts';
import { useConfigMessages } from './use-config-messages.ts';

/** Resends the links to all saved reporters. */
export function ResendLinksButton({ hasUnsaved }: { hasUnsaved: boolean }) {
  const t = useConfigMessages();
  const { mutate, isPending, error } = useSendReporterLinks();

  function send() {
    mutate(undefined, {
      onSuccess: () =>
        toast({
          title: t('linksSent'),
          description: t('linksSentHint'),
          variant: 'success',
        }),
      onError: (cause) =>
        toast({
          title: t('sendingFailed'),
          description: getErrorMessage(cause, t('linksFailed')),
          variant: 'destructive',
        }),
    });
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="secondary"
        size="small"
        icon={Mail}
        isBusy={isPending}
        onClick={send}
        aria-describedby="send-links-hint"
      >
        {t('sendLinks')}
      </Button>
      <p id="send-links-hint" className="text-sm text-quiet">
        {t(hasUnsaved ? 'sendLinksHintUnsaved' : 'sendLinksHint')}
      </p>
      {error && (
        <Banner tone="danger" role="alert" title={t('sendingFailed')} className="w-full">
          {getErrorMessage(error, t('linksFailed'))}
        </Banner>
      )}
    </div>
  );
}
