import { useState } from 'react';
import { Download, Eye, FolderDown } from 'lucide-react';
import { visibleFileName } from '#shared/domain/file-names.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { AttachmentPreview } from '../preview/attachment-preview.tsx';
import { useDownloads } from './use-downloads.ts';
import { isViewableName } from '../preview/viewable-name.ts';

interface AttachmentListProps {
  /** The id of the LeaveBit. */
  id: number;
  names: readonly string[];
  emailSessionId: string;
  onExpired: () => void;
}

/** The files of a LeaveBit, to look at and to download one by one or all at once. */
export function AttachmentList({ id, names, emailSessionId, onExpired }: AttachmentListProps) {
  const { download, isBusy, started, problem } = useDownloads(id, emailSessionId, onExpired);
  const [viewed, setViewed] = useState<string | null>(null);
  return (
    <>
      {problem && (
        <Banner tone="danger" role="alert" title="Download Failed" className="mb-3">
          {problem}
        </Banner>
      )}
      <ul className="flex flex-col gap-2">
        {names.map((name) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-2 rounded-md border p-2 pl-4"
          >
            {/* Isolated: a name must not change how the words around it read. */}
            <bdi className="min-w-0 wrap-anywhere">{visibleFileName(name)}</bdi>
            <span className="ml-auto flex gap-1">
              {isViewableName(name) && (
                <Button
                  variant="quiet"
                  size="small"
                  icon={Eye}
                  aria-label={`View ${visibleFileName(name)}`}
                  onClick={() => setViewed(name)}
                >
                  View
                </Button>
              )}
              <Button
                variant="quiet"
                size="small"
                icon={Download}
                isBusy={isBusy({ purpose: 'download', fileName: name })}
                aria-label={`Download ${visibleFileName(name)}`}
                onClick={() => void download({ purpose: 'download', fileName: name })}
              >
                Download
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-col items-start gap-2">
        <Button
          variant="secondary"
          icon={FolderDown}
          isBusy={isBusy({ purpose: 'zip' })}
          onClick={() => void download({ purpose: 'zip' })}
        >
          Download all as ZIP
        </Button>
        <p className="text-sm text-quiet print:hidden">
          All of this in one file, with the text above on a sheet.
        </p>
        <p role="status" className="text-sm wrap-anywhere text-success">
          {started}
        </p>
      </div>
      {viewed !== null && (
        <AttachmentPreview
          id={id}
          name={viewed}
          emailSessionId={emailSessionId}
          onClose={() => setViewed(null)}
          onExpired={onExpired}
          onDownload={() => void download({ purpose: 'download', fileName: viewed })}
        />
      )}
    </>
  );
}
