import { SecretLinkPage } from '../features/release/links/link-page.tsx';
import { UndoChangeView } from '../features/release/links/undo/undo-link.tsx';
import { withQueryClient } from '../lib/queries/with-queries.tsx';

/** The owner undoes a change of the configuration that they did not make. */
export const UndoPage = withQueryClient(function UndoPage({ token }: { token: string }) {
  return (
    <SecretLinkPage title="Undo a change">
      <UndoChangeView token={token} />
    </SecretLinkPage>
  );
});
