import { MailSearch } from 'lucide-react';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useSendRehearsal } from '../api.ts';

/** Emails the owner what their reporters and recipients would get. */
export function RehearsalButton() {
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
        Send me a rehearsal
      </Button>
      <p id="rehearsal-hint" className="text-sm text-quiet">
        You get every email that your reporters and recipients would get, from being chosen until everything
        closes: about 40, each marked as a rehearsal, and more if they read in several languages. Only codes
        and links that they ask for themselves are left out. Nobody else gets anything.
      </p>
      <p role="status" className="text-sm text-success empty:hidden">
        {data && `We’ve sent you ${data.mails} emails. They may take a few minutes.`}
      </p>
      {error && (
        <Banner tone="danger" role="alert" title="The rehearsal wasn’t sent" className="w-full">
          {getErrorMessage(error, 'Please try again in a moment.')}
        </Banner>
      )}
    </div>
  );
}
