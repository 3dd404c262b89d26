import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { StopResetView } from '../features/security/stop-reset-view.tsx';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Stops a password that waits, with the link in the mail about it. */
export const StopResetPage = withQueryClient(function StopResetPage({ token }: { token: string }) {
  return (
    <SecretLinkPage title="Stop a new password">
      <StopResetView token={token} />
    </SecretLinkPage>
  );
});
