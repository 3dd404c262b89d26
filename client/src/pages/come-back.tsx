import { ReturnLinkView } from '../features/recipients/choices/return-link.tsx';
import { SecretLinkPage } from '../features/release/links/link-page.tsx';
import { withQueryClient } from '../lib/queries/with-queries.tsx';

/** A recipient takes back a LeaveBit that they left, with the link in the email about it. */
export const ComeBackPage = withQueryClient(function ComeBackPage({ token }: { token: string }) {
  return (
    <SecretLinkPage title="Take it back">
      <ReturnLinkView token={token} />
    </SecretLinkPage>
  );
});
