import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { LeavebitFormValues } from './form-values.ts';
import { fromLocalMinute } from './local-minute.ts';
import { describeRelease } from './release-words.ts';

interface ConfirmSharingDialogProps {
  /** What is about to be saved; null keeps the dialog closed. */
  values: LeavebitFormValues | null;
  onProceed: () => void;
  onRefuse: () => void;
}

export function ConfirmSharingDialog({ values, onProceed, onRefuse }: ConfirmSharingDialogProps) {
  const recipients = values?.recipients ?? [];
  return (
    <ConfirmDialog
      open={values !== null}
      onOpenChange={(isOpen) => !isOpen && onRefuse()}
      title="Confirm Sharing"
      description="This LeaveBit is shared with the people below. Do you want to save it?"
      confirmLabel="Yes, Proceed"
      cancelLabel="No"
      onConfirm={onProceed}
    >
      <ul aria-label="Recipients" className="mb-4 divide-y rounded-md border">
        {recipients.map(({ email, releaseType, scheduledDate }) => (
          <li key={email} className="px-4 py-2.5">
            <p className="font-medium wrap-anywhere">{email}</p>
            <p className="text-sm text-quiet">
              {describeRelease({ releaseType, scheduledDate: fromLocalMinute(scheduledDate) })}
            </p>
          </li>
        ))}
      </ul>
      <Banner tone="warning">
        Please check every address letter by letter. Whoever reads mail at an address can open this LeaveBit
        once it is open for it. New people are told by e-mail right away.
      </Banner>
    </ConfirmDialog>
  );
}
