import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { Banner } from '#client/ui/banner.tsx';
import { dismissErrorToast, toast } from '#client/ui/overlays/toast.tsx';
import { leavebitsQuery } from '../../api.ts';
import { FileDropArea, usePreventStrayDrops } from './file-drop-area.tsx';
import { acceptDroppedFile, rejectFolders } from './file-rules.ts';
import type { FileRejection } from './file-rules.ts';
import { useFormStartMessages } from '../use-form-start-messages.ts';

/** Creates a LeaveBit from a dropped file. Small if the owner already has LeaveBits, so that it doesn't push down the list. */
export function NewLeavebitDropZone({ onFile }: { onFile: (file: File) => void }) {
  const t = useFormStartMessages();
  const [refusal, setRefusal] = useState<FileRejection | null>(null);
  const { data: leavebits } = useQuery(leavebitsQuery);
  usePreventStrayDrops();

  function take(files: File[], folders: string[]) {
    const refused = rejectFolders(folders, t);
    const admitted = refused ? { refusal: refused } : acceptDroppedFile(files, t);
    if (!admitted) return;
    if ('file' in admitted) {
      setRefusal(null);
      dismissErrorToast();
      onFile(admitted.file);
    } else {
      const { title, description } = admitted.refusal;
      setRefusal(admitted.refusal);
      toast({ title, description, variant: 'destructive' });
    }
  }

  return (
    <section aria-label={t('dropZone')} className="flex flex-col gap-3">
      <FileDropArea
        label={
          <>
            <span className="pointer-coarse:hidden">{t('dropOrChoose')}</span>
            <span className="hidden pointer-coarse:inline">{t('choose')}</span>
          </>
        }
        isSmall={leavebits?.length !== 0}
        hint={t('dropHint', { max: limits.formFileBytes / MEGABYTE })}
        onFiles={take}
        isSingle
      />
      {refusal && (
        <Banner tone="danger" title={<span className="wrap-anywhere">{refusal.notAdded}</span>}>
          {refusal.advice}
        </Banner>
      )}
    </section>
  );
}
