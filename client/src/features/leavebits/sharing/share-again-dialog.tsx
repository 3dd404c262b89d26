import { findReleaseSetting } from '#shared/domain/release.ts';
import { formatMoment, now } from '#client/lib/dates.ts';
import { warnOfWrongAddresses, ConfirmSharingDialog } from './confirm-sharing-dialog.tsx';
import { describeReleaseRule } from './release-messages.ts';
import type { ShareAgainButtonProps } from './share-again-button.tsx';

interface ShareAgainDialogProps extends ShareAgainButtonProps {
  onProceed: () => void;
  onRefuse: () => void;
}

/** Asks for confirmation before a LeaveBit is reshared with someone who chose to leave it. Mount only while open. */
export function ShareAgainDialog({ leavebit, email, leftAt, onProceed, onRefuse }: ShareAgainDialogProps) {
  const rule = findReleaseSetting(leavebit.sharingConfig, email);
  return (
    <ConfirmSharingDialog
      people={[
        {
          email,
          note: describeReleaseRule(rule, now()),
          setting: rule ?? { releaseType: 'always' },
        },
      ]}
      question={`They chose to leave this LeaveBit on ${formatMoment(leftAt)}. Please only share it with them again if they want it.`}
      leavebits={[leavebit]}
      headline={leavebit.description}
      warning={warnOfWrongAddresses([leavebit])}
      effect="We’ll let them know by email. They can leave it again."
      onProceed={onProceed}
      onRefuse={onRefuse}
    />
  );
}
