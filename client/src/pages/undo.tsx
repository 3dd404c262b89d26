import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { UndoChangeView } from '../features/release/links/undo/undo-change-view.tsx';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** The owner undoes a configuration change that they did not make. */
export const UndoPage = withQueryClient(function UndoPage({ token }: { token: string }) {
  return (
    <SecretLinkPage title="Undo a change">
      <UndoChangeView token={token} />
    </SecretLinkPage>
  );
});
