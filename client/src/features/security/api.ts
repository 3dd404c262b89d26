import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { securityCalls } from '#shared/contracts/security.ts';
import { call } from '../../lib/http/api-client.ts';

/** What protects the account, and what waits. */
export const standingQuery = queryOptions({
  queryKey: [pathOf(securityCalls.standing)],
  queryFn: ({ signal }) => call(securityCalls.standing, { signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: [pathOf(securityCalls.passkeys)],
  queryFn: ({ signal }) => call(securityCalls.passkeys, { signal }),
});

export const signInsQuery = queryOptions({
  queryKey: [pathOf(securityCalls.signIns)],
  queryFn: ({ signal }) => call(securityCalls.signIns, { signal }),
  // It is read again each time the section opens.
  staleTime: 0,
});

/** Reads again what a change of the factors has changed. */
export function useFactorsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const { queryKey } of [standingQuery, passkeysQuery])
      void queryClient.invalidateQueries({ queryKey });
  };
}
