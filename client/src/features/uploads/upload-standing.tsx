import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Standing, UploadState } from './upload-state.ts';

/** The body of the upload dialog: the progress, and what the person can do. */
export function UploadStanding({ upload }: { upload: UploadState }) {
  const { standing, position, count, fileName, trouble } = upload;
  return (
    <>
      <div role="status" className="mb-4 flex flex-col gap-1">
        {standing.is === 'paused' ? (
          <Banner tone="warning" title={standing.message}>
            What you’ve uploaded so far is saved. You can continue from here.
          </Banner>
        ) : (
          <p>{words(standing)}</p>
        )}
        {standing.is === 'sending' && (
          <p className="text-quiet">Large file upload in progress - this may take a few minutes</p>
        )}
        {trouble && <p className="text-warning">{trouble}. We keep trying.</p>}
      </div>
      <ProgressBar
        label={count === 1 ? fileName : `File ${position} of ${count}: ${fileName}`}
        value={upload.fraction}
      />
    </>
  );
}

function words(standing: Exclude<Standing, { is: 'paused' }>): string {
  if (standing.is === 'sending') return 'Please keep this page open.';
  if (standing.is === 'stopping') return 'Stopping the upload.';
  return standing.why === 'offline'
    ? 'You’re offline. The upload will continue automatically when you’re back online.'
    : 'The connection was interrupted. The upload will resume automatically.';
}

/** The foot of the upload dialog. */
export function UploadButtons({ upload, onStop }: { upload: UploadState; onStop: () => void }) {
  const { standing } = upload;
  return (
    <>
      <Button variant="secondary" isBusy={standing.is === 'stopping'} onClick={onStop}>
        Stop the upload
      </Button>
      {standing.is === 'paused' && <Button onClick={standing.goOn}>Continue</Button>}
    </>
  );
}
