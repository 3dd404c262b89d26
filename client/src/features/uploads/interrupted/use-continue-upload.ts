import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { triggerBytesKey } from '#client/lib/queries/query-client.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import type { InterruptedUpload } from './interrupted-upload.ts';
import { describeMismatchedFiles } from './interrupted-messages.ts';
import { uploadFiles } from '../transfer/upload-files.ts';
import { discardInterruptedUpload, matchFilesToInterruptedUpload } from './resume-upload.ts';
import { acquireUploadLock } from '../transfer/upload-lock.ts';
import { useUploadMessages } from '../use-upload-messages.ts';

/** Resumes an interrupted upload. `problem` says why the last selection of files was rejected. */
export function useContinueUpload(upload: InterruptedUpload | null) {
  const t = useUploadMessages();
  const common = useCommonMessages();
  const queryClient = useQueryClient();
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const control = useRef<AbortController | null>(null);

  function tell(message: string) {
    setProblem(message);
    toast({ title: t('failedTitle'), description: message, variant: 'destructive' });
  }

  async function goOn(interrupted: InterruptedUpload, files: readonly File[]) {
    const { batch, strangers, others } = await matchFilesToInterruptedUpload(interrupted, files);
    if (strangers.length > 0) {
      const names = strangers.map(({ name }) => name);
      return tell(describeMismatchedFiles(names, batch.files.length > 0, t));
    }
    control.current = new AbortController();
    const outcome = await uploadFiles(batch, { signal: control.current.signal, others }, t);
    if (outcome.isStopped) toast({ title: t('stopped') });
    else if (outcome.left) tell(outcome.message ?? t('failed'));
    // Files that haven't been chosen yet are still missing.
    else if (others.length > 0)
      toast({ title: t('continued', { arrived: batch.files.length, waiting: others.length }) });
    else toast({ title: common('leavebitUpdated'), variant: 'success' });
    await queryClient.invalidateQueries({ queryKey: triggerBytesKey });
  }

  async function choose(files: readonly File[]) {
    if (!upload || isRunning || files.length === 0) return;
    setProblem(null);
    const release = await acquireUploadLock(upload.ownerId);
    if (!release) return tell(t('alreadyRunning'));
    setIsRunning(true);
    try {
      await goOn(upload, files);
    } catch {
      tell(t('anyUnreadable'));
    } finally {
      release();
      setIsRunning(false);
    }
  }

  function dismiss() {
    setProblem(null);
    if (upload) void discardInterruptedUpload(upload);
  }

  return { isRunning, problem, choose, dismiss, stop: () => control.current?.abort() };
}
