import { useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-client.ts';
import { toast } from '../../ui/toast.tsx';
import { fetchAttachment } from './api.ts';

// Long enough for every browser to have taken the bytes.
const REVOKE_AFTER_MS = 60_000;

/** Downloads attachments one by one or side by side; `problem` is the sentence about the last one that failed. */
export function useAttachmentDownload(id: number, emailSessionId: string, onExpired: () => void) {
  const [busyNames, setBusyNames] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);

  async function download(name: string) {
    setProblem(null);
    setBusyNames((names) => new Set(names).add(name));
    try {
      saveAs(await fetchAttachment(id, name, emailSessionId), name);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return onExpired();
      const reason = messageOf(error, '') || 'Please check your internet connection and try again.';
      setProblem(`“${name}” could not be downloaded. ${reason}`);
      toast({ title: 'Download Failed', description: reason, variant: 'destructive' });
    } finally {
      setBusyNames((names) => new Set([...names].filter((other) => other !== name)));
    }
  }

  return { download, busyNames, problem };
}

function saveAs(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
