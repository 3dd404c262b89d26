import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { UploadPhase, UploadState } from './upload-state.ts';

/** The content of the upload dialog: progress and status. */
export function UploadStatus({ upload }: { upload: UploadState }) {
  const { phase, position, count, fileName, trouble } = upload;
  return (
    <>
      <div role="status" className="mb-4 flex flex-col gap-1">
        {phase.is === 'paused' ? (
          <Banner tone="warning" title={phase.message}>
            What you’ve uploaded so far is saved. You can continue from here.
          </Banner>
        ) : (
          <p>{words(phase)}</p>
        )}
        {phase.is === 'sending' && (
          <p className="text-quiet">Large file upload in progress - this may take a few minutes</p>
        )}
        {trouble && <p className="text-warning">{trouble}. We’ll keep trying.</p>}
      </div>
      <ProgressBar
        label={count === 1 ? fileName : `File ${position} of ${count}: ${fileName}`}
        value={upload.fraction}
      />
    </>
  );
}

function words(standing: Exclude<UploadPhase, { is: 'paused' }>): string {
  if (standing.is === 'sending') return 'Please keep this page open.';
  if (standing.is === 'stopping') return 'Stopping the upload.';
  return standing.why === 'offline'
    ? 'You’re offline. The upload will continue automatically when you’re back online.'
    : 'The connection was interrupted. The upload will resume automatically.';
}

export function UploadButtons({ upload, onStop }: { upload: UploadState; onStop: () => void }) {
  const { phase } = upload;
  return (
    <>
      <Button variant="secondary" isBusy={phase.is === 'stopping'} onClick={onStop}>
        Stop the upload
      </Button>
      {phase.is === 'paused' && <Button onClick={phase.goOn}>Continue</Button>}
    </>
  );
}
