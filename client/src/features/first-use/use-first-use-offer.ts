import { useQuery } from '@tanstack/react-query';
import { leavebitsQuery } from '../leavebits/api.ts';
import { draftsQuery } from '../leavebits/form/draft/api.ts';
import { useReportReadiness } from '../leavebits/sharing/use-report-readiness.ts';
import { firstUseQuery } from './api.ts';
import { findFirstUseOffer, type FirstUseOffer } from './rules.ts';

/** Returns what the first steps go on with: null once they are done or put away, undefined until that is known. */
export function useFirstUseOffer(ownerEmail: string): FirstUseOffer | null | undefined {
  const { data: leavebits } = useQuery(leavebitsQuery);
  const { data: firstUse, isPending } = useQuery(firstUseQuery);
  const { data: drafts = [] } = useQuery(draftsQuery);
  // Unknown reporters aren't missing.
  const hasReporters = useReportReadiness()?.hasReporters ?? true;
  if (isPending) return undefined;
  if (!leavebits || firstUse?.isPutAway !== false) return null;
  return findFirstUseOffer(
    { leavebits, ownerEmail, hasReporters },
    drafts.some(({ leavebitId }) => leavebitId === null),
  );
}
