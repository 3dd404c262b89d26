import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { leavebit } from '#shared/contracts/leavebits.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { apiRequest, uploadForm } from '../../lib/api-client.ts';
import { apiPaths } from '../../lib/paths.ts';
import { triggerBytesKey } from '../../lib/query-client.ts';
import { toFormData } from './form-values.ts';
import type { LeavebitFormValues } from './form-values.ts';

/** The owner's LeaveBits, as the server orders them. Offline it fails, and says so, rather than wait unseen. */
export const leavebitsQuery = queryOptions({
  queryKey: triggerBytesKey,
  queryFn: ({ signal }) => apiRequest('GET', apiPaths.triggerBytes(), { schema: z.array(leavebit), signal }),
});

export interface SaveLeavebit {
  values: LeavebitFormValues;
  /** The LeaveBit that is edited, as of the save the edit was made from; null creates one. */
  base: Pick<Leavebit, 'id' | 'seqno'> | null;
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

function saveLeavebit({ values, base, onProgress, signal }: SaveLeavebit): Promise<Leavebit> {
  const body = toFormData(values, base?.seqno);
  const options = { onProgress, signal, schema: leavebit };
  return base
    ? uploadForm(apiPaths.triggerByte(base.id), 'PATCH', body, options)
    : uploadForm(apiPaths.triggerBytes(), 'POST', body, options);
}

export function useSaveLeavebit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveLeavebit,
    // Also after a failure: the list then shows what was really kept, and a conflict brings the newer save.
    onSettled: () => queryClient.invalidateQueries({ queryKey: triggerBytesKey }),
  });
}

export function useDeleteLeavebit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => apiRequest('DELETE', apiPaths.triggerByte(id)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: triggerBytesKey }),
  });
}
