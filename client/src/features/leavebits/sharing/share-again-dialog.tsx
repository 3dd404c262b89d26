import { findReleaseSetting } from '#shared/domain/release.ts';
import { formatMoment, now } from '#client/lib/dates.ts';
import { warnOfWrongAddresses, ConfirmSharingDialog } from './confirm-sharing-dialog.tsx';
import { describeReleaseRule } from './release-messages.ts';
import type { ShareAgainButtonProps } from './share-again-button.tsx';
import { useConfirmMessages } from './use-confirm-messages.ts';
import { useRuleMessages } from './use-rule-messages.ts';

interface ShareAgainDialogProps extends ShareAgainButtonProps {
  onProceed: () => void;
  onRefuse: () => void;
}

/** Asks for confirmation before a LeaveBit is reshared with someone who chose to leave it. Mount only while open. */
export function ShareAgainDialog({ leavebit, email, leftAt, onProceed, onRefuse }: ShareAgainDialogProps) {
  const t = useConfirmMessages();
  const rules = useRuleMessages();
  const rule = findReleaseSetting(leavebit.sharingConfig, email);
  return (
    <ConfirmSharingDialog
      people={[
        {
          email,
          note: describeReleaseRule(rule, { at: now() }, rules),
          setting: rule ?? { releaseType: 'always' },
        },
      ]}
      question={t('hadLeft', { date: formatMoment(leftAt) })}
      leavebits={[leavebit]}
      headline={leavebit.description}
      warning={warnOfWrongAddresses([leavebit], t)}
      effect={t('sharesAgain')}
      onProceed={onProceed}
      onRefuse={onRefuse}
    />
  );
}
