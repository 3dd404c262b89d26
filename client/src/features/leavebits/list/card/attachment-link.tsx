import { useState, type MouseEvent } from 'react';
import { Download } from 'lucide-react';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { callEndpoint, getErrorMessage } from '#client/lib/http/api-client.ts';
import { startDownload } from '#client/lib/start-download.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useListMessages } from '../use-list-messages.ts';

/** A real link, so that users can copy it or open it elsewhere. */
export function AttachmentLink({ id, name }: { id: number; name: string }) {
  const t = useListMessages();
  const [isAsking, setIsAsking] = useState(false);

  async function download() {
    setIsAsking(true);
    await downloadAttachment(id, name, t);
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

/** Checks with the server first and shows any error. If there is none, the browser downloads the file. */
export async function downloadAttachment(
  id: number,
  fileName: string,
  t: TextMessages<'owner-leavebits-list'>,
): Promise<void> {
  const place = { params: { id, fileName } };
  try {
    await callEndpoint(leavebitEndpoints.readFile, place);
    startDownload(buildEndpointPath(leavebitEndpoints.readFile, place));
  } catch (error) {
    const description = getErrorMessage(error, t('downloadFailedNext'));
    toast({ title: t('downloadFailed'), description, variant: 'destructive' });
  }
}
