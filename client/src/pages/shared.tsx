import { HelpLine } from '../features/site/help-line.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { parseLinkId } from '../features/recipients/verification/link-ids.ts';
import { MissingLeavebitNotice } from '../features/recipients/verification/damaged-link.tsx';
import { UnlessRestoring } from '../features/recipients/verification/unless-restoring.tsx';
import { OneLeavebitView } from '../features/recipients/view/one-leavebit-view.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** A read-only link to a LeaveBit. Visitors have to enter their address, so the link can be forwarded. */
export const SharedPage = withQueryClient(function SharedPage({ id: text }: { id: string }) {
  const t = useMessages('verification');
  const id = parseLinkId(text);
  return (
    <SitePage title={t('verifyAccess')}>
      <UnlessRestoring>
        {id === null ? <MissingLeavebitNotice /> : <OneLeavebitView id={id} />}
      </UnlessRestoring>
      <HelpLine who="recipient" />
    </SitePage>
  );
});
