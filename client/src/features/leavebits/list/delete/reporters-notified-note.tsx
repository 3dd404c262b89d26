import { useQuery } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { releaseEndpoints } from '#shared/contracts/release.ts';
import { areMostLeavebitsTrashed } from '#shared/domain/trash.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { leavebitsQuery } from '../../api.ts';
import { trashQuery } from '../../trash/api.ts';
import { usePanelMessages } from '../../use-panel-messages.ts';

/** Warns before a deletion that reporters will be notified. Renders nothing if there are none or that is still unknown. */
export function ReportersNotifiedNote({ deleting }: { deleting: number }) {
  const t = usePanelMessages();
  const { data: reporters = 0 } = useQuery({
    queryKey: [buildEndpointPath(releaseEndpoints.readConfig), 'count'],
    queryFn: async ({ signal }) =>
      (await callEndpoint(releaseEndpoints.readConfig, { signal })).designatedReporters.length,
  });
  const { data: leavebits } = useQuery(leavebitsQuery);
  const { data: trash } = useQuery({ ...trashQuery, enabled: reporters > 0 });
  if (reporters === 0 || !leavebits || !trash) return null;
  const trashed = trash.filter(({ kind }) => kind === 'leavebit').length;
  if (!areMostLeavebitsTrashed({ kept: leavebits.length - deleting, trashed: trashed + deleting }))
    return null;
  return <span>{t('notifiesReporters', { count: reporters })}</span>;
}
