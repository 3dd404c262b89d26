import { ReturnLinkView } from '../features/recipients/choices/return-link-view.tsx';
import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Restores a LeaveBit that a recipient has left, with the link in the email about leaving it. */
export const ComeBackPage = withQueryClient(function ComeBackPage({ token }: { token: string }) {
  return (
    <SecretLinkPage title="Restore access" who="recipient">
      <ReturnLinkView token={token} />
    </SecretLinkPage>
  );
});
