import { useQuery } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { releaseCalls } from '#shared/contracts/release.ts';
import { call } from '../../../lib/http/api-client.ts';

/**
 * Whether the owner has chosen anybody who can report. Null while it is not known: then nothing is said about it. Its key
 * begins like that of the configuration, so a saved configuration is read again here.
 */
export function useHasReporters(): boolean | null {
  const { data } = useQuery({
    queryKey: [pathOf(releaseCalls.readConfig), 'has-reporters'],
    queryFn: async ({ signal }) =>
      (await call(releaseCalls.readConfig, { signal })).designatedReporters.length > 0,
  });
  return data ?? null;
}
