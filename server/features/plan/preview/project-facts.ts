import { DAY_MS } from '#shared/domain/durations.ts';
import { isSubscriptionBlocked } from '#shared/domain/subscription.ts';
import type { PreviewEstate } from '#shared/contracts/plan.ts';
import type { OwnerAccessFacts } from '../../access/rules.ts';

/** The moment and the state that an owner wants to look at. */
export interface PreviewScenario {
  at: Date;
  estate: PreviewEstate;
}

/** What is known of an owner now. `lastOpening`: the latest date that anything of theirs opens on. */
export interface CurrentOwnerFacts extends OwnerAccessFacts {
  now: Date;
  lastOpening: Date | null;
}

/**
 * The facts that will decide about an owner's LeaveBits at a later moment, if what is imagined has happened by then.
 *
 * `alive`: no report is released that is not released now. Whoever is not blocked now goes on paying. `released`: a
 * report is released at that very moment, unless one is already. Until then the owner has paid. `lapsed`: nothing more is paid, and
 * the subscription is blocked by that moment.
 * @param at not before `now`
 */
export function projectOwnerFacts(
  known: CurrentOwnerFacts,
  { at, estate }: PreviewScenario,
): OwnerAccessFacts {
  const { now, lastOpening, ...facts } = known;
  // The release has ended the charging, and nothing more happens to the estate.
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
