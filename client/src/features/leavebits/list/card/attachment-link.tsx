import { useState } from 'react';
import type { MouseEvent } from 'react';
import { Download } from 'lucide-react';
import { buildEndpointPath } from '#shared/contracts/endpoint.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { downloadAttachment } from './download-attachment.ts';

/** A real link, so that users can copy it or open it elsewhere. */
export function AttachmentLink({ id, name }: { id: number; name: string }) {
  const [isAsking, setIsAsking] = useState(false);

  async function download() {
    setIsAsking(true);
    await downloadAttachment(id, name);
    setIsAsking(false);
  }

  function onClick(event: MouseEvent) {
    // Let the browser open the new tab or window itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isAsking) void download();
  }

  return (
    <a
      href={buildEndpointPath(leavebitEndpoints.readFile, { params: { id, fileName: name } })}
      download={name}
      onClick={onClick}
      aria-busy={isAsking}
      className="text-link inline-flex min-h-9 items-center gap-2 wrap-anywhere pointer-coarse:min-h-11"
    >
      <Download aria-hidden className="size-4 shrink-0" />
      {name}
    </a>
  );
}
