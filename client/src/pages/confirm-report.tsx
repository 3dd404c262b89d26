import { ConfirmReportView } from '../features/release/links/confirm/confirm-report-view.tsx';
import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Lets another reporter confirm a report. */
export const ConfirmReportPage = withQueryClient(function ConfirmReportPage({ token }: { token: string }) {
  const t = useMessages('confirm-report');
  return (
    <SecretLinkPage title={t('title')}>
      <ConfirmReportView token={token} />
    </SecretLinkPage>
  );
});
