import { useState } from 'react';
import type { MouseEvent } from 'react';
import { Download } from 'lucide-react';
import { pathOf } from '#shared/contracts/call.ts';
import { leavebitCalls } from '#shared/contracts/leavebits.ts';
import { call, messageOf } from '../../../../lib/http/api-client.ts';
import { startDownload } from '../../../../lib/start-download.ts';
import { toast } from '../../../../ui/overlays/toast.tsx';

/**
 * A plain link, so that it can be copied or opened elsewhere. A click asks the server first and shows its refusal.
 */
export function AttachmentLink({ id, name }: { id: number; name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const place = { params: { id, fileName: name } };
  const href = pathOf(leavebitCalls.readFile, place);

  async function download() {
    setIsAsking(true);
    try {
      await call(leavebitCalls.readFile, place);
      startDownload(href);
    } catch (error) {
      const description = messageOf(error, 'Please check your internet connection and try again.');
      toast({ title: 'Download Failed', description, variant: 'destructive' });
    } finally {
      setIsAsking(false);
    }
  }

  function onClick(event: MouseEvent) {
    // The browser opens a new tab or window by itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isAsking) void download();
  }

  return (
    <a
      href={href}
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
