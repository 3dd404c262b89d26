import { decodeEmail } from '#shared/domain/encoded-email.ts';
import { SitePage } from '../features/site/site-page.tsx';
import { withoutTail } from '../features/recipients/gate/link-ids.ts';
import { MissingEmail } from '../features/recipients/gate/damaged-link.tsx';
import { GatedList } from '../features/recipients/view/gated-list.tsx';
import { withQueries } from '../lib/queries/with-queries.tsx';

/** Everything that is shared with one address. Another address starts a new visit. */
export const MyLeavebitsPage = withQueries(function MyLeavebitsPage({
  encodedEmail: text,
}: {
  encodedEmail: string;
}) {
  const encodedEmail = withoutTail(text);
  const email = decodeEmail(encodedEmail);
  return (
    <SitePage title="Shared with you">
      {email === null ? <MissingEmail /> : <GatedList key={encodedEmail} address={{ encodedEmail, email }} />}
    </SitePage>
  );
});
