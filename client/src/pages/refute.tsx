import { SecretLinkPage } from '../features/release/links/link-page.tsx';
import { RefuteReportView } from '../features/release/links/refute/refute-link.tsx';
import { withQueryClient } from '../lib/queries/with-queries.tsx';

/** The owner says that a report about them is wrong. */
export const RefutePage = withQueryClient(function RefutePage({ token }: { token: string }) {
  return (
    <SecretLinkPage title="Refute a report">
      <RefuteReportView token={token} />
    </SecretLinkPage>
  );
});
