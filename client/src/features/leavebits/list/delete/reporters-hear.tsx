import { useQuery } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { releaseCalls } from '#shared/contracts/release.ts';
import { isMostTrashed, TRASH_NOTICE_MS } from '#shared/domain/trash.ts';
import { call } from '../../../../lib/http/api-client.ts';
import { now } from '../../../../lib/dates.ts';
import { leavebitsQuery } from '../../api.ts';
import { trashQuery } from '../../trash/api.ts';

/** Says before a deletion that reporters will be told of it. Nothing while that is not known, or without reporters. */
export function ReportersHear({ deleting }: { deleting: number }) {
  const { data: reporters = 0 } = useQuery({
    queryKey: [pathOf(releaseCalls.readConfig), 'count'],
    queryFn: async ({ signal }) =>
      (await call(releaseCalls.readConfig, { signal })).designatedReporters.length,
  });
  const { data: leavebits } = useQuery(leavebitsQuery);
  const { data: trash } = useQuery({ ...trashQuery, enabled: reporters > 0 });
  if (reporters === 0 || !leavebits || !trash) return null;
  const trashed = trash.filter(({ kind, deletedAt }) => kind === 'leavebit' && isRecent(deletedAt)).length;
  if (!isMostTrashed({ kept: leavebits.length - deleting, trashed: trashed + deleting })) return null;
  return (
    <span>
      That is more than half of your LeaveBits within a week, so we tell{' '}
      {reporters === 1 ? 'your reporter' : 'your reporters'}, in case it isn’t you. They don’t learn what was
      in them.
    </span>
  );
}

const isRecent = (deletedAt: string): boolean => now().getTime() - Date.parse(deletedAt) < TRASH_NOTICE_MS;
