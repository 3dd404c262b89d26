import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { StopResetView } from '../features/security/stop-reset-view.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Stops a pending password reset, with the link in the email about it. */
export const StopResetPage = withQueryClient(function StopResetPage({ token }: { token: string }) {
  const t = useMessages('stop-reset');
  return (
    <SecretLinkPage title={t('title')} who="owner">
      <StopResetView token={token} />
    </SecretLinkPage>
  );
});
