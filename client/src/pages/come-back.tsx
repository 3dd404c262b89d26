import { ReturnLinkView } from '../features/recipients/choices/return-link-view.tsx';
import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Restores a LeaveBit that a recipient has left, with the link in the email about leaving it. */
export const ComeBackPage = withQueryClient(function ComeBackPage({ token }: { token: string }) {
  const t = useMessages('choices');
  return (
    <SecretLinkPage title={t('returnPage')} who="recipient">
      <ReturnLinkView token={token} />
    </SecretLinkPage>
  );
});
