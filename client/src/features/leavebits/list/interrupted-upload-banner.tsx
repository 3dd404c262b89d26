import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { preloadableComponent, preloadAfterPaint } from '#client/lib/lazy/preloadable-component.tsx';
import { CollapsibleBanner } from '#client/ui/collapsible-banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { leavebitsQuery } from '../api.ts';
import { describeInterruptedUpload } from '../../uploads/interrupted/interrupted-messages.ts';
import { useContinueUpload } from '../../uploads/interrupted/use-continue-upload.ts';
import { useInterruptedUpload } from '../../uploads/interrupted/use-interrupted-upload.ts';
import { useUploadMessages } from '../../uploads/use-upload-messages.ts';
import { useListMessages } from './use-list-messages.ts';

const UploadingDialog = preloadableComponent(() => import('./uploading-dialog.tsx'), 'UploadingDialog');
preloadAfterPaint(UploadingDialog);

/** Offers to resume an upload that was interrupted by a reload, a crash or a sign-out elsewhere. */
export function InterruptedUploadBanner({ ownerId }: { ownerId: number | undefined }) {
  const t = useListMessages();
  const interrupted = useInterruptedUpload(ownerId);
  const { isRunning, problem, choose, dismiss, stop } = useContinueUpload(interrupted);
  const uploadMessages = useUploadMessages();
  const input = useRef<HTMLInputElement>(null);
  const { data: leavebits } = useQuery(leavebitsQuery);
  const leavebit = leavebits?.find(({ id }) => id === interrupted?.leavebitId);
  if (isRunning) return <UploadingDialog onStop={stop} />;
  // If the LeaveBit has been deleted, so have its files.
  if (!interrupted || !leavebit) return null;
  const { title, hint, choice } = describeInterruptedUpload(
    interrupted.files,
    leavebit.description,
    uploadMessages,
  );
  return (
    <CollapsibleBanner
      tone="warning"
      role="status"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          {choice && (
            <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
              {choice}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={dismiss}>
            {t('dismiss')}
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere">{hint}</p>
      {problem && (
        <p role="alert" className="mt-1 wrap-anywhere text-danger">
          {problem}
        </p>
      )}
      {choice && (
        <input
          ref={input}
          type="file"
          multiple={interrupted.files.length > 1}
          hidden
          aria-label={choice}
          onChange={(event) => {
            void choose([...(event.target.files ?? [])]);
            // Reset the input, because choosing the same file again would otherwise not fire a change event.
            event.target.value = '';
          }}
        />
      )}
    </CollapsibleBanner>
  );
}
