import { ReturnLinkView } from '../features/recipients/choices/return-link-view.tsx';
import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** A recipient restores a LeaveBit they left, with the link in the email about it. */
export const ComeBackPage = withQueryClient(function ComeBackPage({ token }: { token: string }) {
  return (
    <SecretLinkPage title="Take it back">
      <ReturnLinkView token={token} />
    </SecretLinkPage>
  );
});
