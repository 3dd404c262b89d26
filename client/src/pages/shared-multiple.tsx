import { SitePage } from '../features/site/site-page.tsx';
import { GatedList } from '../features/recipients/view/gated-list.tsx';
import { UnlessRestoring } from '../features/recipients/gate/unless-restoring.tsx';
import { idsInLink } from '../features/recipients/gate/link-ids.ts';
import { MissingLeavebit } from '../features/recipients/gate/damaged-link.tsx';
import { withQueries } from '../lib/queries/with-queries.tsx';

/** A link to several LeaveBits. It shows those that are shared with the visitor. */
export const SharedMultiplePage = withQueries(function SharedMultiplePage({ ids: text }: { ids: string }) {
  const linkIds = idsInLink(text);
  return (
    <SitePage title="Shared with you">
      <UnlessRestoring>
        {linkIds.length === 0 ? <MissingLeavebit /> : <GatedList address={null} linkIds={linkIds} />}
      </UnlessRestoring>
    </SitePage>
  );
});
