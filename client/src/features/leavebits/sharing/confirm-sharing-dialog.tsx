import type { ReactNode } from 'react';
import { conditionOf } from '#shared/domain/release.ts';
import { now } from '../../../lib/dates.ts';
import { likelyAddress } from '../../../lib/likely-address.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { RecipientValues } from '../form/form-values.ts';
import { fromLocalMinute } from '../form/local-minute.ts';
import { describeRelease } from './release-words.ts';
import { useHasReporters } from './use-has-reporters.ts';

export interface PersonToConfirm {
  email: string;
  note: string;
  /** Whether they receive it only after a report. */
  waitsForReport?: boolean;
}

interface ConfirmSharingDialogProps {
  /** The people to confirm. Null keeps the dialog closed. */
  people: readonly PersonToConfirm[] | null;
  question: string;
  warning: ReactNode;
  /** What the button does at once. */
  effect: string;
  onProceed: () => void;
  onRefuse: () => void;
}

/** Asks before anybody gets access. */
export function ConfirmSharingDialog({
  people,
  question,
  warning,
  effect,
  onProceed,
  onRefuse,
}: ConfirmSharingDialogProps) {
  const hasReporters = useHasReporters();
  return (
    <ConfirmDialog
      open={people !== null}
      onOpenChange={(isOpen) => !isOpen && onRefuse()}
      title="Confirm Sharing"
      description={question}
      confirmLabel="Yes, Proceed"
      cancelLabel="No"
      onConfirm={onProceed}
    >
      <ul aria-label="Recipients" className="mb-4 divide-y rounded-md border">
        {people?.map(({ email, note }) => (
          <li key={email} className="px-4 py-2.5">
            <p className="font-medium wrap-anywhere">{email}</p>
            <p className="text-sm text-quiet">{note}</p>
            <MaybeSlip email={email} />
          </li>
        ))}
      </ul>
      {hasReporters === false && people?.some(({ waitsForReport }) => waitsForReport) && (
        <Banner tone="warning" title="Nobody can report yet" className="mb-4">
          What waits for a report would never open. Please choose reporters in your release configuration.
        </Banner>
      )}
      <Banner tone="warning">{warning}</Banner>
      <p className="mt-4 font-medium">{effect}</p>
    </ConfirmDialog>
  );
}

/** Asks about an address that is nearly one of a large provider. */
function MaybeSlip({ email }: { email: string }) {
  const meant = likelyAddress(email);
  return (
    meant !== null && (
      <p className="text-sm wrap-anywhere text-warning">
        Did you mean <strong className="font-medium">{meant}</strong>? If so, press No and correct it.
      </p>
    )
  );
}

export const CHECK_ADDRESSES =
  'Please check every address letter by letter. Anyone who can read that mailbox can open this LeaveBit once it opens for that ' +
  'address.';

/** Recipients with their rules, as the dialog lists them. */
export function peopleToConfirm(recipients: readonly RecipientValues[]): PersonToConfirm[] {
  return recipients.map(({ email, releaseType, scheduledDate }) => ({
    email,
    waitsForReport: conditionOf[releaseType] === 'report',
    note: describeRelease({ releaseType, scheduledDate: fromLocalMinute(scheduledDate) }, now()),
  }));
}
