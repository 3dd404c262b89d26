import { useQuery } from '@tanstack/react-query';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { useNameLookup } from '../../people/api.ts';
import { reportsQuery } from '../api.ts';
import { addNamesToReport } from './named-report.ts';
import { ReportTimeline } from './report-timeline.tsx';
import { useReportHistoryMessages } from './use-report-history-messages.ts';

/** All reports about the owner with their history. Mount only while open. */
export function ReportsDialog({ onClose }: { onClose: () => void }) {
  const t = useReportHistoryMessages();
  const common = useCommonMessages();
  const nameOf = useNameLookup();
  const { data: reports, error, isFetching, refetch } = useQuery(reportsQuery);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={t('reports')}
      description={t('intro')}
    >
      <div className="flex flex-col gap-8">
        {!reports && !error && <Spinner label={t('loading')} />}
        {error && (
          <Banner
            tone="danger"
            role="alert"
            title={t('notLoaded')}
            action={
              <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
                {common('tryAgain')}
              </Button>
            }
          >
            {getErrorMessage(error, t('tryAgainSoon'))}
          </Banner>
        )}
        {reports?.length === 0 && <p>{t('none')}</p>}
        {reports?.map((report) => (
          <ReportTimeline key={report.id} report={addNamesToReport(report, nameOf)} />
        ))}
      </div>
    </Dialog>
  );
}
