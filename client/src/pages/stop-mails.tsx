import { StopMailsView } from '../features/recipients/choices/stop-link.tsx';
import { SecretLinkPage } from '../features/release/links/link-page.tsx';
import { withQueryClient } from '../lib/queries/with-queries.tsx';

/** Stops the emails of one sender, with the link at the foot of an email. */
export const StopMailsPage = withQueryClient(function StopMailsPage({ token }: { token: string }) {
  return (
    <SecretLinkPage title="Stop emails">
      <StopMailsView token={token} />
    </SecretLinkPage>
  );
});
