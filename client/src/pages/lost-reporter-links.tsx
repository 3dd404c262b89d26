import { LostLinksView } from '../features/release/links/lost-links/lost-links-view.tsx';
import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Sends a reporter who has lost their links new ones. */
export const LostReporterLinksPage = withQueryClient(function LostReporterLinksPage() {
  const t = useMessages('lost-reporter-links');
  return (
    <SecretLinkPage title={t('title')}>
      <LostLinksView />
    </SecretLinkPage>
  );
});
