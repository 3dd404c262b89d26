import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { PlanHealth } from '#shared/contracts/plan.ts';
import { encodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import { paths } from '#client/lib/paths.ts';
import { leavebitsQuery } from '../../leavebits/api.ts';
import { useNameLookup } from '../../people/api.ts';
import { subscriptionQuery } from '../../subscriptions/api.ts';
import type { ProblemContext } from './problem-messages.ts';

/** What the messages about a plan's problems refer to, and the LeaveBits by id, as far as they have been loaded. */
export function useProblemContext(plan: PlanHealth): {
  context: ProblemContext;
  findLeavebit: (id: number) => Leavebit | undefined;
} {
  const nameOf = useNameLookup();
  // The page's own list loads these and reports errors, so don't retry silently here.
  const { data: leavebits } = useQuery({ ...leavebitsQuery, enabled: false });
  const byId = useMemo(() => new Map(leavebits?.map((one) => [one.id, one])), [leavebits]);
  const { data: subscription } = useQuery(subscriptionQuery);
  return {
    context: {
      plan,
      nameOf: (email) => nameOf(email) ?? email,
      titleOf: (id) => byId.get(id)?.description || 'A LeaveBit without a description',
      paymentPath: subscription ? paths.payment(encodeSubscriptionId(subscription.id)) : null,
    },
    findLeavebit: (id) => byId.get(id),
  };
}
