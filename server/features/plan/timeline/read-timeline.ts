import type { PlanTimeline } from '#shared/contracts/plan.ts';
import type { Context } from '../../../context.ts';
import { earliestRelease } from '../health/judge-plan.ts';
import { readPlanFacts } from '../read-plan-facts.ts';
import { openingsOf, shutsAt } from './draw-timeline.ts';

/** What opens when for whom. @throws DomainError `not-found` when the account is gone */
export async function readTimeline(ctx: Context, userId: number): Promise<PlanTimeline> {
  const { facts, reports, nameOf } = await readPlanFacts(ctx, userId);
  const openings = openingsOf(facts);
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
    earliestRelease: earliestRelease(facts)?.toISOString() ?? null,
    shutsAt: shutsAt(facts)?.toISOString() ?? null,
    leavebits: facts.leavebits
      .filter(({ id }) => named.has(id))
      .map(({ id, description }) => ({ id, description })),
  };
}
