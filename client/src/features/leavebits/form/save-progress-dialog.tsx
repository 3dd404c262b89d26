import { limits } from '#shared/domain/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { formatSize, totalSize } from './file-rules.ts';

interface SaveProgressDialogProps {
  isSaving: boolean;
  /** Share of the bytes sent, 0 to 1; null before any are, and all the while when there are no files. */
  fraction: number | null;
  files: readonly File[];
  isNew: boolean;
  onStop: () => void;
}

/** Blocks the form while it is being saved. */
export function SaveProgressDialog({ isSaving, fraction, files, isNew, onStop }: SaveProgressDialogProps) {
  const waiting = isNew ? 'Creating LeaveBit' : 'Updating LeaveBit';
  const isLarge = totalSize(files) > limits.largeUploadBytes;
  const isSending = fraction !== null && fraction < 1;
  return (
    <Dialog
      open={isSaving}
      isDismissable={false}
      title={fraction === null ? waiting : 'Uploading Files'}
      footer={
        isSending && (
          <Button variant="secondary" onClick={onStop}>
            Stop the upload
          </Button>
        )
      }
    >
      <div role="status" className="mb-4">
        <p>
          {fraction === 1 ? 'Everything has arrived. Keeping it safe now.' : 'Please keep this page open.'}
        </p>
        {isLarge && (
          <p className="mt-1 text-quiet">Large file upload in progress - this may take a few minutes</p>
        )}
      </div>
      <ProgressBar
        label={
          fraction === null
            ? 'Saving'
            : `${files.length === 1 ? '1 file' : `${files.length} files`}, ${formatSize(totalSize(files))}`
        }
        value={fraction}
      />
    </Dialog>
  );
}
