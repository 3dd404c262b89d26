import { queryOptions } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { versionCalls } from '#shared/contracts/versions.ts';
import { call } from '../../../lib/http/api-client.ts';
import { useOwnerMutation } from '../api.ts';

/** The earlier states of a LeaveBit. Another save makes it another read. */
export const versionsQuery = ({ id, seqno }: Pick<Leavebit, 'id' | 'seqno'>) =>
  queryOptions({
    queryKey: [pathOf(versionCalls.list, { params: { id } }), seqno],
    queryFn: ({ signal }) => call(versionCalls.list, { params: { id }, signal }),
    staleTime: 0,
  });

interface GoBack {
  /** The latest save, from which this was decided. */
  from: Pick<Leavebit, 'id' | 'seqno'>;
  /** The version to save again. */
  to: number;
}

export const useGoBack = () =>
  useOwnerMutation(({ from, to }: GoBack) =>
    call(versionCalls.restore, { params: { id: from.id, seqno: to }, body: { seqno: from.seqno } }),
  );
