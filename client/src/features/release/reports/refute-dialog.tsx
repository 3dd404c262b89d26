import type { OwnerReport } from '#shared/contracts/release.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useRefuteOwnReport } from '../api.ts';
import { parseReportLinkError } from '../links/link-error.ts';
import { useReportMessages } from './use-report-messages.ts';

interface RefuteDialogProps {
  report: OwnerReport;
  onClose: () => void;
}

/** Mount only while open. */
export function RefuteDialog({ report, onClose }: RefuteDialogProps) {
  const t = useReportMessages();
  const { mutateAsync, isPending, error } = useRefuteOwnReport();

  function isRefuted(title: string) {
    toast({ title, description: t('refutedEffect'), variant: 'success' });
    onClose();
  }

  // Not a `mutate` callback: refetching the reports may unmount this dialog first, and then the callback would not run.
  async function refute() {
    try {
      await mutateAsync(report.id);
      isRefuted(t('refuted'));
    } catch (cause) {
      // The owner has already refuted it in another tab or with the emailed link.
      if (parseReportLinkError(cause) === 'refuted') isRefuted(t('alreadyRefuted'));
      else {
        toast({
          title: t('refuteFailed'),
          description: getErrorMessage(cause, t('notRefuted')),
          variant: 'destructive',
        });
      }
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('refuteQuestion')}
      description={<span className="wrap-anywhere">{t('refuteEffect', { name: report.reporterEmail })}</span>}
      confirmLabel={t('refuteYes')}
      onConfirm={() => void refute()}
      isBusy={isPending}
    >
      {error && (
        <Banner tone="danger" role="alert" title={t('refuteFailed')}>
          {getErrorMessage(error, t('notRefuted'))}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
