import { HelpLine } from '../features/site/help-line.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { VerifiedLeavebits } from '../features/recipients/view/verified-leavebits.tsx';
import { UnlessRestoring } from '../features/recipients/verification/unless-restoring.tsx';
import { parseLinkIds } from '../features/recipients/verification/link-ids.ts';
import { MissingLeavebitNotice } from '../features/recipients/verification/damaged-link.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** A link to several LeaveBits. Shows only those shared with the visitor. */
export const SharedMultiplePage = withQueryClient(function SharedMultiplePage({
  ids: text,
}: {
  ids: string;
}) {
  const t = useMessages('verification');
  const linkIds = parseLinkIds(text);
  return (
    <SitePage title={t('sharedWithYou')}>
      <UnlessRestoring>
        {linkIds.length === 0 ? (
          <MissingLeavebitNotice />
        ) : (
          <VerifiedLeavebits address={null} linkIds={linkIds} />
        )}
      </UnlessRestoring>
      <HelpLine who="recipient" />
    </SitePage>
  );
});
