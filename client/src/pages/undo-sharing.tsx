import { LinkPage } from '../features/release/links/link-page.tsx';
import { UndoSharingLink } from '../features/release/links/undo-sharing/undo-sharing-link.tsx';
import { withQueries } from '../lib/queries/with-queries.tsx';

/** The owner gives back what somebody else has taken from their recipients. */
export const UndoSharingPage = withQueries(function UndoSharingPage({ token }: { token: string }) {
  return (
    <LinkPage title="Undo a change">
      <UndoSharingLink token={token} />
    </LinkPage>
  );
});
