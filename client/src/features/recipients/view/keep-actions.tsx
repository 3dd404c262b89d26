import { FileDown, Printer } from 'lucide-react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useLeavebitDownloads } from './use-downloads.ts';

interface KeepActionsProps {
  /** The LeaveBit's id. */
  id: number;
  /** Without a text, there is nothing to save here. The files have downloads of their own. */
  hasText: boolean;
  emailSessionId: string;
  onExpired: () => void;
}

const TEXT = { purpose: 'text' } as const;

/** Prints a LeaveBit, or saves its text as a file. */
export function KeepActions({ id, hasText, emailSessionId, onExpired }: KeepActionsProps) {
  const t = useMessages('recipients');
  const { download, isBusy, started, problem } = useLeavebitDownloads(id, emailSessionId, onExpired);
  return (
    <div className="mt-4 flex flex-col gap-2 print:hidden">
      {problem && (
        <Banner tone="danger" role="alert" title={t('downloadFailed')}>
          {problem}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
          {t('print')}
        </Button>
        {hasText && (
          <Button
            variant="secondary"
            icon={FileDown}
            isBusy={isBusy(TEXT)}
            onClick={() => void download(TEXT)}
          >
            {t('saveFile')}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm wrap-anywhere text-success empty:hidden">
        {started}
      </p>
    </div>
  );
}
