import { useCallback, useState } from 'react';
import { Download, FolderDown } from 'lucide-react';
import { formatFileName } from '#shared/domain/file-names.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { getErrorCode } from '#client/lib/http/api-client.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { AttachmentPreview } from '../../previews/lazy-preview.ts';
import { AttachmentRow } from '../../previews/attachment-row.tsx';
import { isViewableFileName } from '../../previews/viewable-name.ts';
import { requestDownloadTicket } from '../api.ts';
import { useLeavebitDownloads } from './use-downloads.ts';

interface AttachmentListProps {
  /** The LeaveBit's id. */
  id: number;
  names: readonly string[];
  emailSessionId: string;
  onExpired: () => void;
}

/** A LeaveBit's files, which recipients can view and download one by one or all at once. */
export function AttachmentList({ id, names, emailSessionId, onExpired }: AttachmentListProps) {
  const t = useMessages('recipients');
  const { download, isBusy, started, problem } = useLeavebitDownloads(id, emailSessionId, onExpired);
  const [viewed, setViewed] = useState<string | null>(null);
  const leaveIfExpired = useCallback(
    (error: Error) => getErrorCode(error) === 'email-session-expired' && onExpired(),
    [onExpired],
  );
  return (
    <>
      {problem && (
        <Banner tone="danger" role="alert" title={t('downloadFailed')} className="mb-3">
          {problem}
        </Banner>
      )}
      <ul className="flex flex-col gap-2">
        {names.map((name) => (
          <AttachmentRow
            key={name}
            // Bidi-isolated, so that a name cannot reorder the text around it.
            label={<bdi>{formatFileName(name)}</bdi>}
            view={
              isViewableFileName(name)
                ? {
                    label: t('view'),
                    fullLabel: t('viewFile', { file: formatFileName(name) }),
                    press: () => setViewed(name),
                  }
                : undefined
            }
          >
            <Button
              variant="quiet"
              size="small"
              icon={Download}
              isBusy={isBusy({ purpose: 'download', fileName: name })}
              aria-label={t('downloadFile', { file: formatFileName(name) })}
              onClick={() => void download({ purpose: 'download', fileName: name })}
            >
              {t('download')}
            </Button>
          </AttachmentRow>
        ))}
      </ul>
      <div className="mt-3 flex flex-col items-start gap-2">
        <Button
          variant="secondary"
          icon={FolderDown}
          isBusy={isBusy({ purpose: 'zip' })}
          onClick={() => void download({ purpose: 'zip' })}
        >
          {t('downloadZip')}
        </Button>
        {/* Both in the same place, so that nothing shifts under the user's finger. */}
        <div className="min-h-10 text-sm print:hidden">
          {!started && <p className="text-quiet">{t('downloadZipHint')}</p>}
          <p role="status" className="wrap-anywhere text-success">
            {started}
          </p>
        </div>
      </div>
      {viewed !== null && (
        <AttachmentPreview
          id={id}
          name={viewed}
          reader={emailSessionId}
          ask={() => requestDownloadTicket(id, { purpose: 'preview', fileName: viewed }, emailSessionId)}
          onClose={() => setViewed(null)}
          onRefused={leaveIfExpired}
          onDownload={() => void download({ purpose: 'download', fileName: viewed })}
        />
      )}
    </>
  );
}
