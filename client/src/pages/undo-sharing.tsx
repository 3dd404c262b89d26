import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { UndoSharingView } from '../features/release/links/undo-sharing/undo-sharing-view.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Restores access that someone else has removed from the owner's recipients. */
export const UndoSharingPage = withQueryClient(function UndoSharingPage({ token }: { token: string }) {
  const t = useMessages('undo-links');
  return (
    <SecretLinkPage title={t('title')} who="owner">
      <UndoSharingView token={token} />
    </SecretLinkPage>
  );
});
