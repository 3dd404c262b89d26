import { useQuery } from '@tanstack/react-query';
import { FolderDown } from 'lucide-react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
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
  const t = useMessages('recipients');
  const { download, isBusy, started, problem } = useDownloads(
    () => requestEverythingTicket(session),
    onExpired,
  );
  const { data: choices = [] } = useQuery(senderChoicesQuery(session));
  const isAnyoneHidden = choices.some(({ isHidden }) => isHidden);
  return (
    <section aria-label={t('downloadAll')} className="flex flex-col items-start gap-2 print:hidden">
      {problem && (
        <Banner tone="danger" role="alert" title={t('downloadFailed')}>
          {problem}
        </Banner>
      )}
      <Button icon={FolderDown} isBusy={isBusy(EVERYTHING)} onClick={() => void download(EVERYTHING)}>
        {t('downloadAll')}
      </Button>
      <p className="text-sm text-quiet">
        <span>{t(isAnyoneHidden ? 'downloadAllHintHidden' : 'downloadAllHint')}</span>
        {hasSealed && <span> {t('downloadAllSealed')}</span>}
      </p>
      <p role="status" className="text-sm wrap-anywhere text-success empty:hidden">
        {started}
      </p>
    </section>
  );
}
