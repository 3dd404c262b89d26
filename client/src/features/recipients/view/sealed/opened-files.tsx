import { useCallback, useEffect, useState } from 'react';
import { FileDown, FolderDown } from 'lucide-react';
import { formatFileName } from '#shared/domain/file-names.ts';
import { getErrorCode } from '#client/lib/http/api-client.ts';
import { lazyModule } from '#client/lib/lazy/lazy-module.ts';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { AttachmentRow } from '#client/features/previews/attachment-row.tsx';
import { AttachmentPreview } from '#client/features/previews/lazy-preview.ts';
import { isViewableFileName } from '#client/features/previews/viewable-name.ts';
import type { OpenedFile } from './open-sealed.ts';
import { describeFileProblem, isOutdatedError } from './sealed-messages.ts';
import { ZIP, type useSealedDownloads } from './use-sealed-downloads.ts';

const lazyFiles = lazyModule(() => import('./open-received-file.ts'));

interface OpenedFilesProps {
  /** The LeaveBit's id. */
  id: number;
  files: readonly OpenedFile[];
  identities: readonly string[];
  emailSessionId: string;
  downloads: ReturnType<typeof useSealedDownloads>;
  onExpired: () => void;
}

/** The files of an opened LeaveBit. Each is decrypted in this browser when it is viewed or saved. */
export function OpenedFiles({
  id,
  files,
  identities,
  emailSessionId,
  downloads,
  onExpired,
}: OpenedFilesProps) {
  const t = useMessages('sealed');
  const words = useMessages('recipients');
  const { saveFile, saveZip, reload, isBusy } = downloads;
  const [viewed, setViewed] = useState<OpenedFile | null>(null);
  const handleRejection = useCallback(
    (error: Error) => {
      if (getErrorCode(error) === 'email-session-expired') onExpired();
      if (!isOutdatedError(error)) return;
      setViewed(null);
      void reload();
    },
    [onExpired, reload],
  );
  return (
    <>
      <ul className="flex flex-col gap-2">
        {files.map((file) => (
          <AttachmentRow
            key={file.storedName}
            // Bidi-isolated, so that a name cannot reorder the text around it.
            label={<bdi>{formatFileName(file.name)}</bdi>}
            view={
              isViewableFileName(file.name)
                ? {
                    label: words('view'),
                    fullLabel: words('viewFile', { file: formatFileName(file.name) }),
                    press: () => setViewed(file),
                  }
                : undefined
            }
          >
            <Button
              variant="quiet"
              size="small"
              icon={FileDown}
              isBusy={isBusy(file.storedName)}
              aria-label={t('saveNamed', { file: formatFileName(file.name) })}
              onClick={() => void saveFile(file)}
            >
              {t('save')}
            </Button>
          </AttachmentRow>
        ))}
      </ul>
      <Button
        variant="secondary"
        icon={FolderDown}
        isBusy={isBusy(ZIP)}
        className="mt-3"
        onClick={() => void saveZip()}
      >
        {words('downloadZip')}
      </Button>
      {viewed !== null && (
        <OpenedPreview
          key={viewed.storedName}
          request={{ id, storedName: viewed.storedName, emailSessionId }}
          name={viewed.name}
          identities={identities}
          onClose={() => setViewed(null)}
          onRefused={handleRejection}
          onSave={() => void saveFile(viewed)}
        />
      )}
    </>
  );
}

interface OpenedPreviewProps {
  request: { id: number; storedName: string; emailSessionId: string };
  name: string;
  identities: readonly string[];
  onClose: () => void;
  onRefused: (error: Error) => void;
  onSave: () => void;
}

/** A preview of a file that is decrypted for it. What was decrypted is let go when the preview closes. */
function OpenedPreview({ request, name, identities, onClose, onRefused, onSave }: OpenedPreviewProps) {
  const t = useMessages('sealed');
  const getErrorMessage = useErrorMessage();
  const [preview] = useState(() => createPreview(request, identities));
  useEffect(() => preview.keep(), [preview]);
  return (
    <AttachmentPreview
      id={request.id}
      name={name}
      reader={`${request.emailSessionId} ${request.storedName}`}
      ask={() => preview.open()}
      onClose={onClose}
      onRefused={onRefused}
      describeError={(error) => describeFileProblem(error, t, getErrorMessage)}
      onDownload={onSave}
    />
  );
}

function createPreview(request: OpenedPreviewProps['request'], identities: readonly string[]) {
  const urls = new Set<string>();
  let isKept = true;
  return {
    async open() {
      const { previewReceivedFile } = await lazyFiles.load();
      const source = await previewReceivedFile(request, identities);
      if (isKept) urls.add(source.url);
      else URL.revokeObjectURL(source.url);
      return source;
    },
    /** @returns a function that releases it */
    keep() {
      isKept = true;
      return () => {
        isKept = false;
        for (const url of urls) URL.revokeObjectURL(url);
        urls.clear();
      };
    },
  };
}
