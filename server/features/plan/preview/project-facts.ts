import { DAY_MS } from '#shared/domain/durations.ts';
import { isSubscriptionBlocked } from '#shared/domain/subscription.ts';
import type { PreviewEstate } from '#shared/contracts/plan.ts';
import type { OwnerAccessFacts } from '../../access/rules.ts';

/** The time and state that an owner wants to preview. */
export interface PreviewScenario {
  at: Date;
  estate: PreviewEstate;
}

/** An owner's current facts. `lastOpening`: the latest date on which any of their LeaveBits opens. */
export interface CurrentOwnerFacts extends OwnerAccessFacts {
  now: Date;
  lastOpening: Date | null;
}

/**
 * Projects the facts that will apply to an owner's LeaveBits at a later time in a given scenario.
 * `alive`: no further report is released, and an owner who isn't blocked now keeps paying.
 * `released`: a report is released at exactly that time unless one already has been. The owner has paid until then.
 * `lapsed`: payments stop, and the subscription is blocked by then.
 * @param at not before `now`
 */
export function projectOwnerFacts(
  known: CurrentOwnerFacts,
  { at, estate }: PreviewScenario,
): OwnerAccessFacts {
  const { now, lastOpening, ...facts } = known;
  // The release has ended charging, and nothing else can happen to the estate.
  if (facts.estate.report === 'released' && estate !== 'lapsed') return facts;
  switch (estate) {
    case 'alive':
      return { ...facts, subscription: keepsPaying(facts.subscription, now, at) };
    case 'released':
      return {
        subscription: keepsPaying(facts.subscription, now, at),
        estate: { report: 'released', releasedAt: at, lastOpening },
      };
    case 'lapsed':
      return { ...facts, subscription: stopsPaying(facts.subscription, at) };
    default:
      return estate satisfies never;
  }
}

type Subscription = OwnerAccessFacts['subscription'];

function keepsPaying(subscription: Subscription, now: Date, at: Date): Subscription {
  if (!subscription || isSubscriptionBlocked(subscription, now)) return subscription;
  const paidUntil = new Date(at.getTime() + DAY_MS);
  return paidUntil > subscription.nextPaymentDate
    ? { ...subscription, nextPaymentDate: paidUntil }
    : subscription;
}

function stopsPaying(subscription: Subscription, at: Date): Subscription {
  if (!subscription || isSubscriptionBlocked(subscription, at)) return subscription;
  return { ...subscription, status: 'Cancelled', nextPaymentDate: at };
}
