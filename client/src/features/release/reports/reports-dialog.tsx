import { useQuery } from '@tanstack/react-query';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { useNameLookup } from '../../people/api.ts';
import { reportsQuery } from '../api.ts';
import { addNamesToReport } from './named-report.ts';
import { ReportTimeline } from './report-timeline.tsx';

/** All reports about the owner with their history. Mount only while open. */
export function ReportsDialog({ onClose }: { onClose: () => void }) {
  const nameOf = useNameLookup();
  const { data: reports, error, isFetching, refetch } = useQuery(reportsQuery);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title="Reports"
      description="Every report about you and what happened to it, latest first. Nobody can change or remove this history."
    >
      <div className="flex flex-col gap-8">
        {!reports && !error && <Spinner label="Loading the reports" />}
        {error && (
          <Banner
            tone="danger"
            role="alert"
            title="The reports couldn’t be loaded"
            action={
              <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {getErrorMessage(error, 'Please try again in a moment.')}
          </Banner>
        )}
        {reports?.length === 0 && <p>There have been no reports about you.</p>}
        {reports?.map((report) => (
          <ReportTimeline key={report.id} report={addNamesToReport(report, nameOf)} />
        ))}
      </div>
    </Dialog>
  );
}
