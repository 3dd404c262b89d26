import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { Trash2, Undo2, X } from 'lucide-react';
import { limits, MEGABYTE } from '#shared/domain/limits.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import { Banner } from '#client/ui/banner.tsx';
import { dismissErrorToast, toast } from '#client/ui/overlays/toast.tsx';
import { storageQuery } from '#client/features/storage/api.ts';
import { describeQuotaExceeded } from '#client/features/storage/storage-messages.ts';
import { useStorageMessages } from '#client/features/storage/use-storage-messages.ts';
import { FileDropArea } from './file-drop-area.tsx';
import { acceptFiles, rejectFolders, sumFileSizes, describeTotalSize } from './file-rules.ts';
import type { FileRejection } from './file-rules.ts';
import { FileRow } from './file-row.tsx';
import type { LeavebitFormValues } from '../form-values.ts';
import { useFormMessages } from '../use-form-messages.ts';
import { useFormStartMessages } from '../use-form-start-messages.ts';

interface AttachmentsFieldProps {
  control: Control<LeavebitFormValues>;
  /** The files that the LeaveBit already has. */
  current: readonly string[];
}

export function AttachmentsField({ control, current }: AttachmentsFieldProps) {
  const t = useFormMessages();
  const startMessages = useFormStartMessages();
  const { field: files } = useController({ control, name: 'files' });
  const { field: deleted } = useController({ control, name: 'deletedFiles' });
  const [refusals, setRefusals] = useState<FileRejection[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function add(offered: File[], folders: string[]) {
    const admitted = acceptFiles(files.value, offered, startMessages);
    const added = admitted.files.length - files.value.length;
    files.onChange(admitted.files);
    const folder = rejectFolders(folders, startMessages);
    const refused = folder ? [...admitted.refusals, folder] : admitted.refusals;
    setRefusals(refused);
    setAnnouncement(added > 0 ? t('addedFiles', { count: added }) : '');
    const [first] = refused;
    if (!first) return dismissErrorToast();
    toast({ title: first.title, description: first.description, variant: 'destructive' });
  }

  function drop(index: number) {
    setAnnouncement(t('removedFile', { name: files.value[index]!.name }));
    files.onChange(files.value.filter((_, position) => position !== index));
    setRefusals([]);
    input.current?.focus();
  }

  function toggleDeleted(name: string) {
    const isMarked = deleted.value.includes(name);
    deleted.onChange(isMarked ? deleted.value.filter((other) => other !== name) : [...deleted.value, name]);
    setAnnouncement(isMarked ? t('unmarkedFile', { name }) : t('markedFile', { name }));
  }

  return (
    <section aria-labelledby="attachments-heading" className="flex flex-col gap-3">
      <h3 id="attachments-heading">{t('attachments')}</h3>
      {current.length > 0 && (
        <ul aria-label={t('currentFiles')} className="flex flex-col gap-2">
          {current.map((name) => {
            const isMarked = deleted.value.includes(name);
            return (
              <FileRow
                key={name}
                name={name}
                note={isMarked ? t('willBeDeleted') : undefined}
                isMarked={isMarked}
                action={isMarked ? t('restoreFile', { name }) : t('deleteFile', { name })}
                icon={isMarked ? Undo2 : Trash2}
                onAction={() => toggleDeleted(name)}
              />
            );
          })}
        </ul>
      )}
      <FileDropArea
        label={t.rich('chooseFiles', {
          drop: (content) => <span className="pointer-coarse:hidden">{content}</span>,
        })}
        hint={t('filesHint', { count: limits.filesPerSave, max: limits.formFileBytes / MEGABYTE })}
        onFiles={add}
        inputRef={input}
      />
      {refusals.map((refusal) => (
        <Banner
          key={refusal.title}
          tone="danger"
          title={<span className="wrap-anywhere">{refusal.notAdded}</span>}
        >
          {refusal.advice}
        </Banner>
      ))}
      {files.value.length > 0 && (
        <>
          <ul aria-label={t('filesToAdd')} className="flex flex-col gap-2">
            {files.value.map((file, index) => (
              <FileRow
                key={`${index}-${file.name}`}
                name={file.name}
                note={formatSize(file.size)}
                action={t('removeFile', { name: file.name })}
                icon={X}
                onAction={() => drop(index)}
              />
            ))}
          </ul>
          <p className="text-sm text-quiet">{describeTotalSize(files.value, t)}</p>
          <QuotaExceededBanner bytes={sumFileSizes(files.value)} />
        </>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

/** Warns that the chosen files won't fit. Renders nothing until the usage is known; the server has the final say. */
function QuotaExceededBanner({ bytes }: { bytes: number }) {
  const t = useFormMessages();
  const { data: storage } = useQuery(storageQuery);
  const storageMessages = useStorageMessages();
  const words = storage ? describeQuotaExceeded(storage, bytes, storageMessages) : null;
  if (words === null) return null;
  return (
    <Banner tone="warning" role="alert" title={t('noSpace')}>
      {words}
    </Banner>
  );
}
