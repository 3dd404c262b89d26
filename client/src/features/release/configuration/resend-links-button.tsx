import { Mail } from 'lucide-react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useSendReporterLinks } from '../api.ts';

const NOT_SENT = 'The links weren’t sent. Please try again in a moment.';

/** Resends the links to all saved reporters. */
export function ResendLinksButton({ hasUnsaved }: { hasUnsaved: boolean }) {
  const { mutate, isPending, error } = useSendReporterLinks();

  function send() {
    mutate(undefined, {
      onSuccess: () =>
        toast({
          title: 'Emails Sent',
          description: 'Reporter tokens have been sent to all designated reporters.',
          variant: 'success',
        }),
      onError: (cause) =>
        toast({
          title: 'Email Failed',
          description: getErrorMessage(cause, NOT_SENT),
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
        Send the links again
      </Button>
      <p id="send-links-hint" className="text-sm text-quiet">
        {hasUnsaved
          ? 'This goes to the reporters you last saved. Your changes here haven’t been saved yet.'
          : 'This goes to every reporter. Use it if one of them has lost the email.'}
      </p>
      {error && (
        <Banner tone="danger" role="alert" title="Email Failed" className="w-full">
          {getErrorMessage(error, NOT_SENT)}
        </Banner>
      )}
    </div>
  );
}
