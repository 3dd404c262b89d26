import { useEffect, useState } from 'react';
import { onInterruptedUploadChange, findInterruptedUpload } from './interrupted-upload.ts';
import type { InterruptedUpload } from './interrupted-upload.ts';
import { isUploadLocked, waitForUploadLockRelease } from '../transfer/upload-lock.ts';

/** The owner's interrupted upload in this browser. Null while a tab is sending it. */
export function useInterruptedUpload(ownerId: number | undefined): InterruptedUpload | null {
  const [upload, setUpload] = useState<InterruptedUpload | null>(null);
  useEffect(() => {
    if (ownerId === undefined) return;
    const control = new AbortController();
    let isWaiting = false;

    async function look(id: number) {
      if (isWaiting) return;
      isWaiting = true;
      while (!control.signal.aborted && (await isUploadLocked(id))) {
        setUpload(null);
        // The wait also ends on abort, which the loop checks itself.
        await waitForUploadLockRelease(id, control.signal).catch(() => undefined);
      }
      isWaiting = false;
      if (!control.signal.aborted) setUpload(findInterruptedUpload(id));
    }

    void look(ownerId);
    const stopListening = onInterruptedUploadChange(() => void look(ownerId));
    return () => {
      control.abort();
      stopListening();
    };
  }, [ownerId]);
  return ownerId === undefined ? null : upload;
}
