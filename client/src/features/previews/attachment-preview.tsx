import { lazy, Suspense, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { formatFileName } from '#shared/domain/file-names.ts';
import { useErrorMessage } from '../../lib/messages/use-error-message.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ImagePreview, MediaPreview } from './media-preview.tsx';
import type { PreviewSource } from './preview-props.ts';
import { TextPreview } from './text-preview.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

// Lazy-loaded, because the PDF reader is large and few visitors need it.
const PdfPreview = lazy(() => import('./pdf-preview.tsx').then((module) => ({ default: module.PdfPreview })));

/** As large as the window allows, and full screen on phones. */
const fullScreen =
  'max-w-4xl max-sm:top-(--strip) max-sm:left-0 max-sm:h-[calc(100dvh-var(--strip))] max-sm:max-h-none max-sm:w-full max-sm:translate-none max-sm:rounded-none max-sm:border-0';

interface AttachmentPreviewProps {
  /** The LeaveBit's id. */
  id: number;
  name: string;
  /** Identifies the viewer in the query key, so that visitors never share cached responses. */
  reader: string;
  /** Requests a link to the file. */
  ask: () => Promise<PreviewSource>;
  onClose: () => void;
  onDownload: () => void;
  /** Called with the reason if no link is available. */
  onRefused?: ((error: Error) => void) | undefined;
  /** Says why no link is available, if the usual message about the error doesn't. */
  describeError?: (error: Error) => string;
}

/** Displays a file without executing anything in it. Full screen on phones. Mount only while open. */
export function AttachmentPreview(props: AttachmentPreviewProps) {
  const { id, name, reader, ask, onClose, onDownload, onRefused, describeError } = props;
  const t = useMessages('previews');
  const getErrorMessage = useErrorMessage();
  const [failure, setFailure] = useState<string | null>(null);
  const [zoom, setZoom] = useState(1);
  const { data, error } = useQuery({ queryKey: ['preview', id, name, reader], queryFn: ask, gcTime: 0 });
  useEffect(() => {
    if (error) onRefused?.(error);
  }, [error, onRefused]);
  const problem = failure ?? (error && (describeError?.(error) ?? getErrorMessage(error, t('tryAgainSoon'))));
  const canZoom = !problem && data?.kind && data.kind !== 'audio' && data.kind !== 'video';

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      frameLook={fullScreen}
      bodyLook="grow px-3 py-3 sm:px-6 sm:py-5"
      title={<bdi className="wrap-anywhere">{formatFileName(name)}</bdi>}
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          {canZoom && <ZoomButtons zoom={zoom} onZoom={setZoom} />}
          <Button
            icon={Download}
            className="ml-auto"
            onClick={() => {
              onClose();
              onDownload();
            }}
          >
            {t('download')}
          </Button>
        </div>
      }
    >
      {problem ? (
        <Banner tone="warning" role="alert" title={t('noPreview')}>
          {problem}
        </Banner>
      ) : data ? (
        // The PDF reader is a separate chunk. If it fails to load, the rest of the page keeps working.
        <ErrorBoundary fallback={() => null} onError={() => setFailure(t('unsupported'))}>
          <Suspense fallback={<Spinner label={t('opening')} />}>
            <Shown
              ticket={data}
              name={name}
              zoom={zoom}
              onFail={setFailure}
              onRenew={async () => (await ask()).url}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Spinner label={t('opening')} />
      )}
    </Dialog>
  );
}

interface ShownProps {
  ticket: PreviewSource;
  name: string;
  zoom: number;
  onFail: (sentence: string) => void;
  onRenew: () => Promise<string>;
}

function Shown({ ticket: { url, kind, blob }, onRenew, ...props }: ShownProps) {
  switch (kind) {
    case 'image':
      return <ImagePreview url={url} {...props} />;
    case 'audio':
    case 'video':
      return <MediaPreview kind={kind} url={url} onRenew={onRenew} {...props} />;
    case 'text':
      return <TextPreview url={url} blob={blob} {...props} />;
    case 'pdf':
      return <PdfPreview url={url} blob={blob} {...props} />;
    case null:
      return null;
  }
}
