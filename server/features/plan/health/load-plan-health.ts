import type { PlanHealth } from '#shared/contracts/plan.ts';
import { getReportNumbers } from '#shared/domain/reporters.ts';
import type { Context } from '#server/context.ts';
import { loadPlanFacts } from '../load-plan-facts.ts';
import { assessPlan } from './assess-plan.ts';

/**
 * The health of an owner's current plan.
 * @throws DomainError `not-found` if the account no longer exists
 */
export async function loadPlanHealth(ctx: Context, userId: number): Promise<PlanHealth> {
  const { facts, reporters, nameOf, isCheckupDue, warningWays } = await loadPlanFacts(ctx, userId);
  const plan = assessPlan(facts);
  return {
    reporters: reporters.map(({ email, answer }) => ({ email, name: nameOf(email), answer })),
    requiredConfirmations: facts.requiredConfirmations,
    refuteTimeHours: facts.refuteTimeHours,
    incapacitation: getReportNumbers(facts, 'incapacitation'),
    awayUntil: facts.awayUntil?.toISOString() ?? null,
    earliestRelease: plan.earliestRelease,
    earliestDeathRelease: plan.earliestDeathRelease,
    people: plan.people.map((person) => ({ ...person, name: nameOf(person.email) })),
    withNothing: plan.withNothing.map((person) => ({ ...person, name: nameOf(person.email) })),
    problems: plan.problems,
    hints:
      reporters.length > 0 && warningWays.ways.length - warningWays.failing.length <= 1
        ? ['one-warning-way']
        : [],
    failingWarningWays: reporters.length > 0 ? warningWays.failing : [],
    subscriptionEndsAt: plan.subscriptionEndsAt,
    isReported: facts.pendingUntil !== null,
    isCheckupDue,
  };
}
