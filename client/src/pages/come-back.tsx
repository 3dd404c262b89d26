import { ReturnLink } from '../features/recipients/choices/return-link.tsx';
import { LinkPage } from '../features/release/links/link-page.tsx';
import { withQueries } from '../lib/queries/with-queries.tsx';

/** A recipient takes back a LeaveBit that they left, with the link in the email about it. */
export const ComeBackPage = withQueries(function ComeBackPage({ token }: { token: string }) {
  return (
    <LinkPage title="Take it back">
      <ReturnLink token={token} />
    </LinkPage>
  );
});
