import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { RefuteReportView } from '../features/release/links/refute/refute-report-view.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Lets an owner refute a report about themselves. */
export const RefutePage = withQueryClient(function RefutePage({ token }: { token: string }) {
  const t = useMessages('refute');
  return (
    <SecretLinkPage title={t('title')} who="owner">
      <RefuteReportView token={token} />
    </SecretLinkPage>
  );
});
