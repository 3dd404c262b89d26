import { useQuery } from '@tanstack/react-query';
import { FolderDown } from 'lucide-react';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { requestEverythingTicket, senderChoicesQuery } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { useDownloads } from './use-downloads.ts';

const EVERYTHING = { purpose: 'everything' } as const;

/** One button for everything that the recipient can read, from all senders. */
export function DownloadEverything({
  session,
  hasSealed,
  onExpired,
}: {
  session: ViewSession;
  /** Whether something that is open now is sealed. */
  hasSealed: boolean;
  onExpired: () => void;
}) {
  const { download, isBusy, started, problem } = useDownloads(
    () => requestEverythingTicket(session),
    onExpired,
  );
  const { data: choices = [] } = useQuery(senderChoicesQuery(session));
  const isAnyoneHidden = choices.some(({ isHidden }) => isHidden);
  return (
    <section aria-label="Download everything" className="flex flex-col items-start gap-2 print:hidden">
      {problem && (
        <Banner tone="danger" role="alert" title="Download Failed">
          {problem}
        </Banner>
      )}
      <Button icon={FolderDown} isBusy={isBusy(EVERYTHING)} onClick={() => void download(EVERYTHING)}>
        Download everything
      </Button>
      <p className="text-sm text-quiet">
        All texts and files that are open now, from everyone
        {isAnyoneHidden && <span>, also from people you’ve hidden</span>}, in one ZIP. It has a page that you
        can read without the internet.
        {hasSealed && (
          <span>
            {' '}
            What is sealed stays sealed in it. To save it so that you can read it, open it on this page with
            your card and download it from there.
          </span>
        )}
      </p>
      <p role="status" className="text-sm wrap-anywhere text-success empty:hidden">
        {started}
      </p>
    </section>
  );
}
