import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { UploadButtons, UploadStanding } from '../../uploads/upload-standing.tsx';
import { useUploadState } from '../../uploads/upload-state.ts';

/** Open while an upload continues. */
export function UploadingDialog({ onStop }: { onStop: () => void }) {
  const upload = useUploadState();
  return (
    <Dialog
      open
      isDismissable={false}
      title="Uploading Files"
      footer={upload && <UploadButtons upload={upload} onStop={onStop} />}
    >
      {upload ? <UploadStanding upload={upload} /> : <p role="status">Looking at the files.</p>}
    </Dialog>
  );
}
