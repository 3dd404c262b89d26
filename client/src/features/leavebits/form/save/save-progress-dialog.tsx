import { formatSize } from '#shared/domain/sizes.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { UploadButtons, UploadStatus } from '#client/features/uploads/upload-status.tsx';
import { useUploadState } from '#client/features/uploads/upload-state.ts';
import { useUploadProgressMessages } from '#client/features/uploads/use-upload-progress-messages.ts';
import { sumFileSizes } from '../files/file-rules.ts';
import { useFormMessages } from '../use-form-messages.ts';

interface SaveProgressDialogProps {
  isSaving: boolean;
  /** The fraction of bytes sent for files uploaded with the form, 0 to 1. Null before the first byte. */
  fraction: number | null;
  files: readonly File[];
  isNew: boolean;
  onStop: () => void;
}

/** Blocks the form while it is being saved. */
export function SaveProgressDialog({ isSaving, fraction, files, isNew, onStop }: SaveProgressDialogProps) {
  const t = useFormMessages();
  const uploading = useUploadProgressMessages();
  const upload = useUploadState();
  const isSending = fraction !== null && fraction < 1;
  return (
    <Dialog
      open={isSaving}
      isDismissable={false}
      title={fraction === null && !upload ? t('creating') : uploading('title')}
      footer={
        upload ? (
          <UploadButtons upload={upload} onStop={onStop} />
        ) : (
          isSending && (
            <Button variant="secondary" onClick={onStop}>
              {uploading('stop')}
            </Button>
          )
        )
      }
    >
      {upload ? (
        <UploadStatus upload={upload} />
      ) : (
        <>
          <p role="status" className="mb-4">
            {fraction === 1
              ? t('arrived')
              : [...(isNew ? [] : [t('changesSaving')]), uploading('keepOpen')].join(' ')}
          </p>
          <ProgressBar
            label={
              fraction === null
                ? t('saving')
                : t('sentFiles', { count: files.length, size: formatSize(sumFileSizes(files)) })
            }
            value={fraction}
          />
        </>
      )}
    </Dialog>
  );
}
