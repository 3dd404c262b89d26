import type { TextMessages } from '#shared/messages/catalog.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { UploadPhase, UploadState } from './upload-state.ts';
import { useUploadProgressMessages } from './use-upload-progress-messages.ts';

/** The content of the upload dialog: progress and status. */
export function UploadStatus({ upload }: { upload: UploadState }) {
  const t = useUploadProgressMessages();
  const { phase, position, count, fileName, trouble } = upload;
  return (
    <>
      <div role="status" className="mb-4 flex flex-col gap-1">
        {phase.is === 'paused' ? (
          <Banner tone="warning" title={phase.message}>
            {t('pausedNext')}
          </Banner>
        ) : (
          <p>{describePhase(phase, t)}</p>
        )}
        {phase.is === 'sending' && <p className="text-quiet">{t('large')}</p>}
        {trouble && <p className="text-warning">{trouble}</p>}
      </div>
      <ProgressBar
        label={count === 1 ? fileName : t('position', { position, count, name: fileName })}
        value={upload.fraction}
      />
    </>
  );
}

function describePhase(
  phase: Exclude<UploadPhase, { is: 'paused' }>,
  t: TextMessages<'owner-uploads-progress'>,
): string {
  if (phase.is === 'sending') return t('keepOpen');
  if (phase.is === 'stopping') return t('stopping');
  return phase.why === 'offline' ? t('offline') : t('disconnected');
}

export function UploadButtons({ upload, onStop }: { upload: UploadState; onStop: () => void }) {
  const t = useUploadProgressMessages();
  const { phase } = upload;
  return (
    <>
      <Button variant="secondary" isBusy={phase.is === 'stopping'} onClick={onStop}>
        {t('stop')}
      </Button>
      {phase.is === 'paused' && <Button onClick={phase.goOn}>{t('continue')}</Button>}
    </>
  );
}
