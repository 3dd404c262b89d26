import { useQuery } from '@tanstack/react-query';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { useTakesPayments } from '#client/lib/takes-payments.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { Banner } from '#client/ui/banner.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { ReauthenticationDialog } from '../../security/reauthentication/reauthentication-dialog.tsx';
import { useReauthenticatedAction } from '../../security/reauthentication/use-reauthenticated-action.ts';
import { subscriptionQuery } from '../../subscriptions/api.ts';
import { useRevokeRelease } from '../api.ts';

interface RevokeDialogProps {
  report: OwnerReport;
  onClose: () => void;
}

/** Mount only while open. */
export function RevokeDialog({ report, onClose }: RevokeDialogProps) {
  const { mutateAsync } = useRevokeRelease();
  const isCancelled = useQuery(subscriptionQuery).data?.status === 'Cancelled';
  const isChargingEnded = useTakesPayments() && isCancelled;

  // Not a `mutate` callback: refetching the reports may unmount this dialog first, and then the callback would not run.
  const { start, isBusy, failure, proof } = useReauthenticatedAction(
    (reportId: number, code) => mutateAsync({ reportId, code }),
    ({ chargingEnded }) => {
      const description = chargingEnded
        ? `PayFast no longer charges your card. You’ve paid until ${formatMoment(chargingEnded.paidUntil)}.`
        : undefined;
      toast({ title: 'Everything is locked again', description, variant: 'success' });
      onClose();
    },
    'Nothing was locked. Please try again now.',
  );

  return (
    <ReauthenticationDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Lock everything again?"
      description="Everything this report opened will be locked again right away. We’ll tell your recipients and reporters that you locked everything again."
      confirmLabel="Lock everything again"
      variant="danger"
      onConfirm={() => void start(report.id)}
      isBusy={isBusy}
      proof={proof}
      proofText="Please confirm it’s you. Nothing will be locked before that."
    >
      <p>Anything recipients have already read or downloaded can’t be undone.</p>
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
