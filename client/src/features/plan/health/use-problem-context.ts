import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { PlanHealth } from '#shared/contracts/plan.ts';
import { listIncompleteReasons } from '#shared/domain/incomplete-reasons.ts';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { leavebitsQuery } from '../../leavebits/api.ts';
import { useNameLookup } from '../../people/api.ts';
import type { ProblemContext } from './problem-messages.ts';
import { usePlanProblemMessages } from './use-plan-problem-messages.ts';

/** What the messages about a plan's problems refer to, and the LeaveBits by id, as far as they have been loaded. */
export function useProblemContext(plan: PlanHealth): {
  context: ProblemContext;
  findLeavebit: (id: number) => Leavebit | undefined;
} {
  const t = usePlanProblemMessages();
  const nameOf = useNameLookup();
  // The page's own list loads these and reports errors, so don't retry silently here.
  const { data: leavebits } = useQuery({ ...leavebitsQuery, enabled: false });
  const { user } = useCurrentUser();
  const byId = useMemo(() => new Map(leavebits?.map((one) => [one.id, one])), [leavebits]);
  return {
    context: {
      plan,
      nameOf: (email) => nameOf(email) ?? email,
      incompleteReasonOf: (id) => {
        const leavebit = byId.get(id);
        const [reason] = leavebit ? listIncompleteReasons(leavebit, user?.username ?? '', null) : [];
        return reason?.text ?? '';
      },
      titleOf: (id) => byId.get(id)?.description || t('noTitle'),
    },
    findLeavebit: (id) => byId.get(id),
  };
}
