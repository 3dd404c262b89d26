import { useQuery } from '@tanstack/react-query';
import type { OwnerReport, ReporterStatus } from '#shared/contracts/release.ts';
import { reporterStatusQuery } from '../api.ts';

export type Suspended = Pick<ReporterStatus[number], 'email'> & { suspendedAt: string };

/** The reporters about whom the owner must decide. Asks the server only if the owner has refuted a report. */
export function useSuspendedReporters(reports: readonly OwnerReport[] | undefined): Suspended[] {
  const isPossible = reports?.some(({ status }) => status === 'refuted') ?? false;
  const { data: reporters } = useQuery({ ...reporterStatusQuery, enabled: isPossible });
  return (reporters ?? []).flatMap(({ email, suspendedAt }) =>
    suspendedAt === null ? [] : [{ email, suspendedAt }],
  );
}
