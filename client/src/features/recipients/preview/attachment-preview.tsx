import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DownloadTicket } from '#shared/contracts/downloads.ts';
import { visibleFileName } from '#shared/domain/file-names.ts';
import { codeOf, messageOf } from '../../../lib/http/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { requestDownload } from '../api.ts';
import { ImagePreview, MediaPreview } from './media-preview.tsx';
import { CANNOT_SHOW } from './preview-props.ts';
import { TextPreview } from './text-preview.tsx';

// The PDF reader is large, and few visitors need it.
const PdfPreview = lazy(() => import('./pdf-preview.tsx').then((module) => ({ default: module.PdfPreview })));

interface AttachmentPreviewProps {
  /** The id of the LeaveBit. */
  id: number;
  name: string;
  emailSessionId: string;
  onClose: () => void;
  onExpired: () => void;
  onDownload: () => void;
}

/** Shows a file without running anything in it. Mounted while it is open. */
export function AttachmentPreview(props: AttachmentPreviewProps) {
  const { id, name, emailSessionId, onClose, onExpired, onDownload } = props;
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useCallback(
    () => requestDownload(id, { purpose: 'preview', fileName: name }, emailSessionId),
    [id, name, emailSessionId],
  );
  const { data, error } = useQuery({
    queryKey: ['preview', id, name, emailSessionId],
    queryFn: ask,
    gcTime: 0,
  });
  const isExpired = codeOf(error) === 'email-session-expired';
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);
  const problem = failure ?? (error && messageOf(error, 'Please try again in a moment.'));

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={<bdi className="wrap-anywhere">{visibleFileName(name)}</bdi>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button
            icon={Download}
            onClick={() => {
              onClose();
              onDownload();
            }}
          >
            Download
          </Button>
        </>
      }
    >
      {problem ? (
        <Banner tone="warning" role="alert" title="No preview">
          {problem}
        </Banner>
      ) : data ? (
        // The PDF reader is a separate file. If it fails to load, the page stays.
        <ErrorBoundary fallback={() => null} onError={() => setFailure(CANNOT_SHOW)}>
          <Suspense fallback={<Spinner label="Opening the file" />}>
            <Shown ticket={data} name={name} onFail={setFailure} onRenew={async () => (await ask()).url} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Spinner label="Opening the file" />
      )}
    </Dialog>
  );
}

interface ShownProps {
  ticket: DownloadTicket;
  name: string;
  onFail: (sentence: string) => void;
  onRenew: () => Promise<string>;
}

function Shown({ ticket: { url, kind }, name, onFail, onRenew }: ShownProps) {
  switch (kind) {
    case 'image':
      return <ImagePreview url={url} name={name} onFail={onFail} />;
    case 'audio':
    case 'video':
      return <MediaPreview kind={kind} url={url} name={name} onFail={onFail} onRenew={onRenew} />;
    case 'text':
      return <TextPreview url={url} name={name} onFail={onFail} />;
    case 'pdf':
      return <PdfPreview url={url} name={name} onFail={onFail} />;
    case null:
      return null;
  }
}
