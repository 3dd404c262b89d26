import { ConfirmLink } from '../features/release/links/confirm/confirm-link.tsx';
import { LinkPage } from '../features/release/links/link-page.tsx';
import { withQueries } from '../lib/queries/with-queries.tsx';

/** Another reporter confirms a report. */
export const ConfirmReportPage = withQueries(function ConfirmReportPage({
  token,
}: {
  token: string | undefined;
}) {
  return (
    <LinkPage title="Confirm a report">
      <ConfirmLink token={token} />
    </LinkPage>
  );
});
