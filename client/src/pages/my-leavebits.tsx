import { useState } from 'react';
import { decodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { parseLinkValue } from '#shared/domain/link-values.ts';
import { HelpLine } from '../features/site/help-line.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { isAddressTruncated, type RecipientAddress } from '../features/recipients/verification/address.ts';
import { UnlessRestoring } from '../features/recipients/verification/unless-restoring.tsx';
import { MissingAddressNotice } from '../features/recipients/verification/damaged-link.tsx';
import { VerifiedLeavebits } from '../features/recipients/view/verified-leavebits.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Everything shared with an address. A different address starts a new visit. */
export const MyLeavebitsPage = withQueryClient(function MyLeavebitsPage({
  encodedEmail: text,
}: {
  encodedEmail: string;
}) {
  const t = useMessages('verification');
  const encodedEmail = parseLinkValue(text);
  const email = decodeLinkEmail(encodedEmail);
  return (
    <SitePage title={t('sharedWithYou')}>
      <UnlessRestoring>
        <OfAddress
          key={encodedEmail}
          address={email === null ? null : { encodedEmail, email }}
          isAsked={encodedEmail === ''}
        />
      </UnlessRestoring>
      <HelpLine who="recipient" />
    </SitePage>
  );
});

/**
 * Never sends a code to a truncated address. The visitor can enter the full address instead, and does so at once if the link has
 * none, for example because a gateway has dropped it.
 */
function OfAddress({ address, isAsked }: { address: RecipientAddress | null; isAsked: boolean }) {
  const [isTyping, setIsTyping] = useState(isAsked);
  if (isTyping) return <VerifiedLeavebits address={null} />;
  if (address === null || isAddressTruncated(address))
    return <MissingAddressNotice email={address?.email ?? null} onEnterAddress={() => setIsTyping(true)} />;
  return <VerifiedLeavebits address={address} />;
}
