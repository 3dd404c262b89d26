import { LinkPage } from '../features/release/links/link-page.tsx';
import { StopReset } from '../features/security/stop-reset.tsx';
import { withQueries } from '../lib/queries/with-queries.tsx';

/** Stops a password that waits, with the link in the mail about it. */
export const StopResetPage = withQueries(function StopResetPage({ token }: { token: string }) {
  return (
    <LinkPage title="Stop a new password">
      <StopReset token={token} />
    </LinkPage>
  );
});
