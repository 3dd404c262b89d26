import { Download } from 'lucide-react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useAttachmentDownload } from './use-attachment-download.ts';

interface AttachmentListProps {
  /** The LeaveBit's. */
  id: number;
  names: readonly string[];
  emailSessionId: string;
  onExpired: () => void;
}

export function AttachmentList({ id, names, emailSessionId, onExpired }: AttachmentListProps) {
  const { download, busyNames, problem } = useAttachmentDownload(id, emailSessionId, onExpired);
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
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Button
              variant="quiet"
              size="small"
              className="ml-auto"
              icon={Download}
              isBusy={busyNames.has(name)}
              aria-label={`Download ${name}`}
              onClick={() => void download(name)}
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
