import { useState } from 'react';
import { decodeEmail } from '#shared/domain/encoded-email.ts';
import { SitePage } from '../features/site/site-page.tsx';
import { isCutOff, type Address } from '../features/recipients/gate/address.ts';
import { withoutTail } from '../features/recipients/gate/link-ids.ts';
import { CutOffLink, MissingEmail } from '../features/recipients/gate/damaged-link.tsx';
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
      {email === null ? <MissingEmail /> : <OfAddress key={encodedEmail} address={{ encodedEmail, email }} />}
    </SitePage>
  );
});

/** If the address has lost its end, nobody gets a code for the rest. The visitor may type the whole of it. */
function OfAddress({ address }: { address: Address }) {
  const [isTyping, setIsTyping] = useState(false);
  if (isTyping) return <GatedList address={null} />;
  if (isCutOff(address)) return <CutOffLink email={address.email} onEnterAddress={() => setIsTyping(true)} />;
  return <GatedList address={address} />;
}
