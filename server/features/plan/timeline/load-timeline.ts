import type { PlanTimeline } from '#shared/contracts/plan.ts';
import type { Context } from '#server/context.ts';
import { getEarliestRelease } from '../health/assess-plan.ts';
import { loadPlanFacts } from '../load-plan-facts.ts';
import { computeTimelineOpenings, getProjectedAccessEnd } from './compute-timeline.ts';

/**
 * What opens when, and for whom.
 * @throws DomainError `not-found` if the account no longer exists
 */
export async function loadPlanTimeline(ctx: Context, userId: number): Promise<PlanTimeline> {
  const { facts, reports, nameOf } = await loadPlanFacts(ctx, userId);
  const openings = computeTimelineOpenings(facts);
  const named = new Set(openings.flatMap(({ leavebits }) => leavebits));
  return {
    now: facts.now.toISOString(),
    openings: openings.map((opening) => ({ ...opening, name: nameOf(opening.email) })),
    steps: reports
      .flatMap(({ reportType, events }) =>
        events.map(({ kind, at, email }) => ({
          kind,
          at,
          reportType,
          email,
          name: email === null ? null : nameOf(email),
        })),
      )
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    earliestRelease: getEarliestRelease(facts)?.toISOString() ?? null,
    isReported: facts.pendingUntil !== null,
    shutsAt: getProjectedAccessEnd(facts)?.toISOString() ?? null,
    leavebits: facts.leavebits
      .filter(({ id }) => named.has(id))
      .map(({ id, description }) => ({ id, description })),
  };
}
