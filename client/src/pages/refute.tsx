import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { RefuteReportView } from '../features/release/links/refute/refute-report-view.tsx';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Lets an owner refute a report about themselves. */
export const RefutePage = withQueryClient(function RefutePage({ token }: { token: string }) {
  return (
    <SecretLinkPage title="Refute a report" who="owner">
      <RefuteReportView token={token} />
    </SecretLinkPage>
  );
});
