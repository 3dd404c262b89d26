import { settingFor, waitsFor } from '#shared/domain/release.ts';
import { formatMoment, now } from '../../../lib/dates.ts';
import { CHECK_ADDRESSES, ConfirmSharingDialog } from './confirm-sharing-dialog.tsx';
import { describeRelease } from './release-words.ts';
import type { ShareAgainProps } from './share-again.tsx';

interface ShareAgainDialogProps extends ShareAgainProps {
  onProceed: () => void;
  onRefuse: () => void;
}

/** Asks before a LeaveBit is shared again with somebody who chose to leave it. Mounted while it is open. */
export function ShareAgainDialog({ leavebit, email, leftAt, onProceed, onRefuse }: ShareAgainDialogProps) {
  const rule = settingFor(leavebit.sharingConfig, email);
  return (
    <ConfirmSharingDialog
      people={[{ email, note: describeRelease(rule, now()), waitsForReport: waitsFor(rule) === 'report' }]}
      question={`They chose to leave this LeaveBit on ${formatMoment(leftAt)}. Please share it with them again only if they want it.`}
      warning={CHECK_ADDRESSES}
      effect="We tell them by email. They can leave it again."
      onProceed={onProceed}
      onRefuse={onRefuse}
    />
  );
}
