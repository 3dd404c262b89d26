import { StopMailsView } from '../features/recipients/choices/stop-mails-view.tsx';
import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Stops a sender's emails, with the unsubscribe link in an email's footer. */
export const StopMailsPage = withQueryClient(function StopMailsPage({ token }: { token: string }) {
  const t = useMessages('choices');
  return (
    <SecretLinkPage title={t('stopPage')} who="recipient">
      <StopMailsView token={token} />
    </SecretLinkPage>
  );
});
