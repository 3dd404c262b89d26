import { useQuery } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import { releaseCalls } from '#shared/contracts/release.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { call } from '../../../lib/http/api-client.ts';
import { reportPower, type ReportPower } from './report-power.ts';

/**
 * Whether the owner's reporters can make a report. Null while it is not known: then nothing is said about it. Its key begins
 * like that of the configuration, so a saved configuration is read again here. Reporters answer at any time.
 */
export function useReportPower(): ReportPower | null {
  const { data } = useQuery({
    queryKey: [pathOf(releaseCalls.readConfig), 'power'],
    queryFn: async ({ signal }) => {
      const config = await call(releaseCalls.readConfig, { signal });
      const hasReporters = config.designatedReporters.length > 0;
      return reportPower(config, hasReporters ? await call(releaseCalls.reporterStatus, { signal }) : []);
    },
    staleTime: MINUTE_MS,
  });
  return data ?? null;
}
