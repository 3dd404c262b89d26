import { useEffect, useState } from 'react';
import { leavebitCalls } from '#shared/contracts/leavebits.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { call } from '../../../../lib/http/api-client.ts';
import { lazyPart } from '../../../../lib/lazy/lazy-part.tsx';
import { AttachmentRow } from '../../../previews/attachment-row.tsx';
import { isViewableName } from '../../../previews/viewable-name.ts';
import { AttachmentLink } from './attachment-link.tsx';
import { downloadFile } from './download-file.ts';

const AttachmentPreview = lazyPart(
  () => import('../../../previews/attachment-preview.tsx'),
  'AttachmentPreview',
);

/** The files of a LeaveBit, for its owner to look at and to download. The owner's cookie travels with the links. */
export function CardAttachments({ leavebit: { id, attachments } }: { leavebit: Leavebit }) {
  const [viewed, setViewed] = useState<string | null>(null);
  useEffect(() => void AttachmentPreview.preload(), []);
  return (
    <>
      <ul className="flex flex-col gap-2">
        {attachments.map((name) => (
          <AttachmentRow
            key={name}
            name={name}
            label={<AttachmentLink id={id} name={name} />}
            onView={isViewableName(name) ? () => setViewed(name) : undefined}
          />
        ))}
      </ul>
      {viewed !== null && (
        <AttachmentPreview
          id={id}
          name={viewed}
          reader="owner"
          ask={() => call(leavebitCalls.preview, { params: { id, fileName: viewed } })}
          onClose={() => setViewed(null)}
          onDownload={() => void downloadFile(id, viewed)}
        />
      )}
    </>
  );
}
