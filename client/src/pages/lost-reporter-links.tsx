import { LostLinksView } from '../features/release/links/lost-links/lost-links-view.tsx';
import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Sends a reporter who has lost their links new ones. */
export const LostReporterLinksPage = withQueryClient(function LostReporterLinksPage() {
  return (
    <SecretLinkPage title="Lost reporter links">
      <LostLinksView />
    </SecretLinkPage>
  );
});
