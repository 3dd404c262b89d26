import { formatFileName } from '#shared/domain/file-names.ts';
import { useEffect, useState } from 'react';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { AttachmentRow } from '#client/features/previews/attachment-row.tsx';
import { AttachmentPreview } from '#client/features/previews/lazy-preview.ts';
import { isViewableFileName } from '#client/features/previews/viewable-name.ts';
import { AttachmentLink, downloadAttachment } from './attachment-link.tsx';
import { useListMessages } from '../use-list-messages.ts';

/** A LeaveBit's files, for its owner to view and download. The links rely on the owner's session cookie. */
export function CardAttachments({ leavebit: { id, attachments } }: { leavebit: Leavebit }) {
  const t = useListMessages();
  const [viewed, setViewed] = useState<string | null>(null);
  useEffect(() => void AttachmentPreview.preload(), []);
  return (
    <>
      <ul className="flex flex-col gap-2">
        {attachments.map((name) => (
          <AttachmentRow
            key={name}
            label={<AttachmentLink id={id} name={name} />}
            view={
              isViewableFileName(name)
                ? {
                    label: t('view'),
                    fullLabel: t('viewFile', { file: formatFileName(name) }),
                    press: () => setViewed(name),
                  }
                : undefined
            }
          />
        ))}
      </ul>
      {viewed !== null && (
        <AttachmentPreview
          id={id}
          name={viewed}
          reader="owner"
          ask={() => callEndpoint(leavebitEndpoints.preview, { params: { id, fileName: viewed } })}
          onClose={() => setViewed(null)}
          onDownload={() => void downloadAttachment(id, viewed, t)}
        />
      )}
    </>
  );
}
