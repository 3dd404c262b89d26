import { useEffect, useState } from 'react';
import { onInterruptedChange, readInterrupted } from './interrupted-upload.ts';
import type { InterruptedUpload } from './interrupted-upload.ts';
import { isUploadClaimed, untilUploadMayBeFree } from '../transfer/upload-lock.ts';

/** What the owner left unfinished in this browser, while no tab is at it; else null. */
export function useInterruptedUpload(ownerId: number | undefined): InterruptedUpload | null {
  const [upload, setUpload] = useState<InterruptedUpload | null>(null);
  useEffect(() => {
    if (ownerId === undefined) return;
    const control = new AbortController();
    let isWaiting = false;

    async function look(id: number) {
      if (isWaiting) return;
      isWaiting = true;
      while (!control.signal.aborted && (await isUploadClaimed(id))) {
        setUpload(null);
        // Also when the wait is ended: the loop sees that itself.
        await untilUploadMayBeFree(id, control.signal).catch(() => undefined);
      }
      isWaiting = false;
      if (!control.signal.aborted) setUpload(readInterrupted(id));
    }

    void look(ownerId);
    const stopListening = onInterruptedChange(() => void look(ownerId));
    return () => {
      control.abort();
      stopListening();
    };
  }, [ownerId]);
  return ownerId === undefined ? null : upload;
}
