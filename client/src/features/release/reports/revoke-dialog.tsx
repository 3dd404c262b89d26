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
import { useReportMessages } from './use-report-messages.ts';

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
  const t = useReportMessages();
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
        ...(readMeanwhile ? [] : takenBack.map((one) => describeTakenBack(one, t))),
        ...(chargingEnded ? [t('chargingEnded', { date: formatMoment(chargingEnded.paidUntil) })] : []),
      ].join(' ');
      toast({ title: t('locked'), description, variant: 'success' });
      onClose();
    },
    t('nothingLocked'),
  );

  return (
    <ReauthenticationDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isIncapacity ? 'backQuestion' : 'lockQuestion')}
      description={t(isIncapacity ? 'backEffect' : 'lockEffect')}
      confirmLabel={t(isIncapacity ? 'imBack' : 'lockAgain')}
      variant={isIncapacity ? 'primary' : 'danger'}
      onConfirm={() => void start(report.id)}
      isBusy={isBusy}
      proof={proof}
      proofText={t('confirmLock')}
    >
      <p>{t(isIncapacity ? 'backResult' : 'lockWarning')}</p>
      {isChargingEnded && <p className="mt-2">{t('chargingEnds')}</p>}
      {failure && (
        <Banner tone="danger" role="alert" title={t('notLocked')} className="mt-4">
          {failure}
        </Banner>
      )}
    </ReauthenticationDialog>
  );
}
