import type { PlannedSubstitute, TimelineOpening } from '#shared/contracts/plan.ts';
import { findOpeningDate, findReleaseCondition } from '#shared/domain/release.ts';
import { decideAccess, getRecipientFacts, getAccessEnd, type OwnerAccessFacts } from '../../access/rules.ts';
import { canBePassedOn } from '../../unopened/decide-unopened.ts';
import { intactLeavebitState, type PlannedLeavebit } from '../health/assess-plan.ts';

export interface TimelineFacts extends OwnerAccessFacts {
  now: Date;
  ownerEmail: string;
  leavebits: readonly Omit<PlannedLeavebit, 'sealed' | 'sealedFor' | 'lastUpdate'>[];
  /** Who would receive what a person doesn't open, by person. */
  substitutes: ReadonlyMap<string, PlannedSubstitute>;
}

export type PlannedOpening = Omit<TimelineOpening, 'name'>;

/**
 * What opens when and for whom, as things stand. Each pair of LeaveBit and recipient is in exactly one opening, unless its rule
 * can never be met. What wouldn't go to a person's substitute is apart from what would. Dated openings come first, sorted by date, then by address.
 */
export function computeTimelineOpenings({
  now,
  ownerEmail,
  leavebits,
  substitutes,
  ...owner
}: TimelineFacts): PlannedOpening[] {
  const openings = new Map<string, PlannedOpening>();
  for (const leavebit of leavebits) {
    for (const email of leavebit.sharingEmails) {
      const person = getRecipientFacts({ ...leavebit, ...intactLeavebitState }, email);
      if (email === ownerEmail || person.hasLeft) continue;
      const moment = momentOf(person, owner, now);
      if (!moment) continue;
      const { kind, at } = moment;
      const chosen = substitutes.get(email);
      const substitute =
        chosen && canBePassedOn(leavebit.sharingEmails, chosen.email, ownerEmail) ? chosen : null;
      const key = `${kind} ${at} ${substitute !== null} ${email}`;
      const opening = openings.get(key) ?? { email, kind, at, leavebits: [], substitute };
      openings.set(key, opening);
      opening.leavebits.push(leavebit.id);
    }
  }
  return [...openings.values()].sort(byMoment);
}

type Person = ReturnType<typeof getRecipientFacts>;

function momentOf(
  person: Person,
  owner: OwnerAccessFacts,
  now: Date,
): Pick<PlannedOpening, 'kind' | 'at'> | null {
  const access = decideAccess({ ...person, ...owner }, now);
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  if (access.kind === 'locked') {
    const { opensAt, waitsFor: condition } = access.lock;
    if (opensAt) return { kind: 'opens', at: iso(opensAt) };
    return condition === 'report' ? { kind: 'waits', at: null } : null;
  }
  switch (findReleaseCondition(person.setting)) {
    case 'date':
      return { kind: 'opened', at: iso(findOpeningDate(person.setting)) };
    case 'report':
      return { kind: 'opened', at: owner.estate.report === 'released' ? iso(owner.estate.releasedAt) : null };
    default:
      return { kind: 'readable', at: null };
  }
}

/** ISO timestamps sort lexicographically. */
function byMoment(one: PlannedOpening, other: PlannedOpening): number {
  if (one.at !== other.at) return (one.at ?? '~') < (other.at ?? '~') ? -1 : 1;
  if (one.kind !== other.kind) return one.kind < other.kind ? -1 : 1;
  if (one.email !== other.email) return one.email < other.email ? -1 : 1;
  return one.leavebits[0]! - other.leavebits[0]!;
}

/** When everything closes unless the owner acts. Null while payments continue. */
export function getProjectedAccessEnd({ estate, subscription }: OwnerAccessFacts): Date | null {
  if (!subscription?.isBilled) return null;
  const isPaying = subscription.status === 'Monthly' || subscription.status === 'Annual';
  return isPaying && estate.report !== 'released' ? null : getAccessEnd({ estate, subscription });
}
