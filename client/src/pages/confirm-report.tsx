import { ConfirmReportView } from '../features/release/links/confirm/confirm-report-view.tsx';
import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Lets another reporter confirm a report. */
export const ConfirmReportPage = withQueryClient(function ConfirmReportPage({ token }: { token: string }) {
  return (
    <SecretLinkPage title="Confirm a report">
      <ConfirmReportView token={token} />
    </SecretLinkPage>
  );
});
