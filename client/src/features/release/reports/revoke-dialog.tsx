import { useQuery } from '@tanstack/react-query';
import type { OwnerReport, RevokeReleaseResponse } from '#shared/contracts/release.ts';
import { useTakesPayments } from '#client/lib/takes-payments.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { Banner } from '#client/ui/banner.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { ReauthenticationDialog } from '../../security/reauthentication/reauthentication-dialog.tsx';
import { useReauthenticatedAction } from '../../security/reauthentication/use-reauthenticated-action.ts';
import { subscriptionQuery } from '../../subscriptions/api.ts';
import { useRevokeRelease } from '../api.ts';
import { describeTakenBack } from './taken-back-messages.ts';

/** What an owner who is back after an incapacity learns. */
export type BackAnswer = Pick<RevokeReleaseResponse, 'takenBack'> & {
  readMeanwhile: NonNullable<RevokeReleaseResponse['readMeanwhile']>;
};

interface RevokeDialogProps {
  report: OwnerReport;
  /** Called with what was read, if the owner is back after an incapacity. */
  onBack: (answer: BackAnswer) => void;
  onClose: () => void;
}

/** Mount only while open. */
export function RevokeDialog({ report, onBack, onClose }: RevokeDialogProps) {
  const isIncapacity = report.reportType === 'incapacitation';
  const { mutateAsync } = useRevokeRelease();
  const isCancelled = useQuery(subscriptionQuery).data?.status === 'Cancelled';
  const isChargingEnded = useTakesPayments() && isCancelled;

  // Not a `mutate` callback: refetching the reports may unmount this dialog first, and then the callback would not run.
  const { start, isBusy, failure, proof } = useReauthenticatedAction(
    (reportId: number, code) => mutateAsync({ reportId, code }),
    ({ chargingEnded, readMeanwhile, takenBack }) => {
      if (readMeanwhile) onBack({ readMeanwhile, takenBack });
      const description = [
        ...(readMeanwhile ? [] : takenBack.map(describeTakenBack)),
        ...(chargingEnded
          ? [
              `PayFast no longer charges your card. You’ve paid until ${formatMoment(chargingEnded.paidUntil)}.`,
            ]
          : []),
      ].join(' ');
      toast({ title: 'Everything is locked again', description, variant: 'success' });
      onClose();
    },
    'Nothing was locked. Please try again now.',
  );

  return (
    <ReauthenticationDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isIncapacity ? 'Are you back?' : 'Lock everything again?'}
      description={`Everything this report opened will be locked again right away. We’ll tell your recipients and reporters that ${isIncapacity ? 'you’re back' : 'you locked everything again'}.`}
      confirmLabel={isIncapacity ? 'I’m back' : 'Lock everything again'}
      variant={isIncapacity ? 'primary' : 'danger'}
      onConfirm={() => void start(report.id)}
      isBusy={isBusy}
      proof={proof}
      proofText="Please confirm it’s you. Nothing will be locked before that."
    >
      <p>
        {isIncapacity
          ? 'Then you see who has read what, and what nobody has read. Only you see that.'
          : 'Anything recipients have already read or downloaded can’t be undone.'}
      </p>
      {isChargingEnded && (
        <p className="mt-2">
          PayFast no longer charges your card, and won’t start again on its own. You can set up the payment
          again afterwards.
        </p>
      )}
      {failure && (
        <Banner tone="danger" role="alert" title="Not locked" className="mt-4">
          {failure}
        </Banner>
      )}
    </ReauthenticationDialog>
  );
}
