import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { UndoChangeView } from '../features/release/links/undo/undo-change-view.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Undoes a configuration change that the owner did not make. */
export const UndoPage = withQueryClient(function UndoPage({ token }: { token: string }) {
  const t = useMessages('undo-links');
  return (
    <SecretLinkPage title={t('title')} who="owner">
      <UndoChangeView token={token} />
    </SecretLinkPage>
  );
});
