import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { UploadButtons, UploadStatus } from '../../uploads/upload-status.tsx';
import { useUploadState } from '../../uploads/upload-state.ts';

/** Shown while a resumed upload is in progress. */
export function UploadingDialog({ onStop }: { onStop: () => void }) {
  const upload = useUploadState();
  return (
    <Dialog
      open
      isDismissable={false}
      title="Uploading Files"
      footer={upload && <UploadButtons upload={upload} onStop={onStop} />}
    >
      {upload ? <UploadStatus upload={upload} /> : <p role="status">Checking the files.</p>}
    </Dialog>
  );
}
