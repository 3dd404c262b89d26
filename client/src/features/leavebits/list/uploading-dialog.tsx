import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { UploadButtons, UploadStatus } from '../../uploads/upload-status.tsx';
import { useUploadState } from '../../uploads/upload-state.ts';
import { useListMessages } from './use-list-messages.ts';

/** Shown while a resumed upload is in progress. */
export function UploadingDialog({ onStop }: { onStop: () => void }) {
  const t = useListMessages();
  const upload = useUploadState();
  return (
    <Dialog
      open
      isDismissable={false}
      title={t('uploading')}
      footer={upload && <UploadButtons upload={upload} onStop={onStop} />}
    >
      {upload ? <UploadStatus upload={upload} /> : <p role="status">{t('checkingFiles')}</p>}
    </Dialog>
  );
}
