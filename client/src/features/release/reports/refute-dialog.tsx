import type { OwnerReport } from '#shared/contracts/release.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { useRefuteOwnReport } from '../api.ts';
import { parseReportLinkError } from '../links/link-error.ts';

interface RefuteDialogProps {
  report: OwnerReport;
  onClose: () => void;
}

const NOT_REFUTED = 'The report wasn’t refuted. Please try again now.';

/** Mount only while open. */
export function RefuteDialog({ report, onClose }: RefuteDialogProps) {
  const { mutateAsync, isPending, error } = useRefuteOwnReport();

  function isRefuted(title: string) {
    toast({ title, description: 'It has been cancelled, and nothing was opened.', variant: 'success' });
    onClose();
  }

  // Not a `mutate` callback: refetching the reports may unmount this dialog first, and then the callback would not run.
  async function refute() {
    try {
      await mutateAsync(report.id);
      isRefuted('Report refuted');
    } catch (cause) {
      // The owner has already refuted it in another tab or with the emailed link.
      if (parseReportLinkError(cause) === 'refuted') isRefuted('Already refuted');
      else {
        toast({
          title: 'Refutation Failed',
          description: getErrorMessage(cause, NOT_REFUTED),
          variant: 'destructive',
        });
      }
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Refute this report?"
      description={
        <span className="wrap-anywhere">
          The report is cancelled immediately, and nothing opens. We’ll email {report.reporterEmail} and your
          other reporters that it was refuted.
        </span>
      }
      confirmLabel="Yes, I’m well: refute it"
      onConfirm={() => void refute()}
      isBusy={isPending}
    >
      {error && (
        <Banner tone="danger" role="alert" title="Refutation Failed">
          {getErrorMessage(error, NOT_REFUTED)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
