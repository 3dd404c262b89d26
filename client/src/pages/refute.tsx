import { LinkPage } from '../features/release/links/link-page.tsx';
import { RefuteLink } from '../features/release/links/refute/refute-link.tsx';
import { withQueries } from '../lib/queries/with-queries.tsx';

/** The owner says that a report about them is wrong. */
export const RefutePage = withQueries(function RefutePage({ token }: { token: string }) {
  return (
    <LinkPage title="Refute a report">
      <RefuteLink token={token} />
    </LinkPage>
  );
});
