import { StopLink } from '../features/recipients/choices/stop-link.tsx';
import { LinkPage } from '../features/release/links/link-page.tsx';
import { withQueries } from '../lib/queries/with-queries.tsx';

/** Stops the emails of one sender, with the link at the foot of an email. */
export const StopMailsPage = withQueries(function StopMailsPage({ token }: { token: string }) {
  return (
    <LinkPage title="Stop emails">
      <StopLink token={token} />
    </LinkPage>
  );
});
