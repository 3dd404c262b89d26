import { LinkPage } from '../features/release/links/link-page.tsx';
import { ReporterLink } from '../features/release/links/report/reporter-link.tsx';
import { withQueries } from '../lib/queries/with-queries.tsx';

/** A reporter reports a death or an incapacitation, or practices it. */
export const ReportPage = withQueries(function ReportPage({ token, type }: { token: string; type: string }) {
  return (
    <LinkPage title={type === 'practice' ? 'Practice a report' : 'Report'}>
      <ReporterLink token={token} type={type} />
    </LinkPage>
  );
});
