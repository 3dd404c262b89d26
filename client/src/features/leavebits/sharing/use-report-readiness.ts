import { useQuery } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { releaseEndpoints } from '#shared/contracts/release.ts';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { getReportReadiness, type ReportReadiness } from './report-readiness.ts';

/**
 * Whether the owner's reporters can complete a report. Null until loaded, in which case nothing is shown. Always refetched,
 * because reporters can respond at any time. The query key starts with the configuration's, so that saving it invalidates this
 * too.
 */
export function useReportReadiness(): ReportReadiness | null {
  const { data } = useQuery({
    queryKey: [buildEndpointPath(releaseEndpoints.readConfig), 'power'],
    queryFn: async ({ signal }) => {
      const config = await callEndpoint(releaseEndpoints.readConfig, { signal });
      const hasReporters = config.designatedReporters.length > 0;
      return getReportReadiness(
        config,
        hasReporters ? await callEndpoint(releaseEndpoints.reporterStatus, { signal }) : [],
      );
    },
    staleTime: MINUTE_MS,
  });
  return data ?? null;
}
