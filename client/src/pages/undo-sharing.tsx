import { SecretLinkPage } from '../features/release/links/link-page.tsx';
import { UndoSharingView } from '../features/release/links/undo-sharing/undo-sharing-link.tsx';
import { withQueryClient } from '../lib/queries/with-queries.tsx';

/** The owner gives back what somebody else has taken from their recipients. */
export const UndoSharingPage = withQueryClient(function UndoSharingPage({ token }: { token: string }) {
  return (
    <SecretLinkPage title="Undo a change">
      <UndoSharingView token={token} />
    </SecretLinkPage>
  );
});
