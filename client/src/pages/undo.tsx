import { LinkPage } from '../features/release/links/link-page.tsx';
import { UndoLink } from '../features/release/links/undo/undo-link.tsx';
import { withQueries } from '../lib/queries/with-queries.tsx';

/** The owner undoes a change of the configuration that they did not make. */
export const UndoPage = withQueries(function UndoPage({ token }: { token: string }) {
  return (
    <LinkPage title="Undo a change">
      <UndoLink token={token} />
    </LinkPage>
  );
});
