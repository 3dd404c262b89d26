import type { AddressChange } from '#shared/contracts/address-change.ts';
import type { PlanProblem, ReceivesNothingReason, PlannedPerson } from '#shared/contracts/plan.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { formatMoment } from '#client/lib/dates.ts';

/** Describes what a person has and will get, with a line for each access rule. */
export function describeReceivedLeavebits({ now, dated, afterDeath, nextDate }: PlannedPerson): string[] {
  return [
    ...(now > 0 ? [`Can read ${formatCount(now, 'LeaveBit')} now`] : []),
    ...(dated > 0 && nextDate
      ? [`Gets ${formatCount(dated, 'LeaveBit')} on a date, the next on ${formatMoment(nextDate)}`]
      : []),
    ...(afterDeath > 0
      ? [`Gets ${formatCount(afterDeath, 'LeaveBit')} after your death or incapacitation is confirmed`]
      : []),
  ];
}

/** Describes what only this person receives. Null if all their LeaveBits have other recipients too. */
export function describeSoleLeavebits(name: string, alone: PlannedPerson['alone']): string | null {
  if (!alone) return null;
  const one = alone.description.trim() ? `“${alone.description}”` : 'a LeaveBit without a description';
  return `Only ${name} gets ${one}${alone.count > 1 ? ` and ${alone.count - 1} more` : ''}.`;
}

/** Says what happens with what a person doesn't open. */
export function describeUnopened(
  name: string,
  { substitute, isPassedOn }: Pick<PlannedPerson, 'substitute' | 'isPassedOn'>,
): string {
  const after = `If ${name} doesn’t open something, we remind them three times.`;
  if (substitute && !isPassedOn)
    return `${after} ${substitute.name ?? formatEmail(substitute.email)} is next, but already receives everything that ${name} does, so nothing is passed on.`;
  return substitute
    ? `${after} ${substitute.name ?? formatEmail(substitute.email)} receives it as well if it’s still unopened ${substitute.afterDays} days after its opening.`
    : `${after} Nobody else receives it.`;
}

/**
 * Says what is wrong with a person's card for sealed LeaveBits, and what to do.
 * @param problems those of the plan
 */
export function describeCardProblems(
  { name, email }: { name: string; email: string },
  problems: readonly PlanProblem[],
): string[] {
  return problems.flatMap(({ code, subject }) => {
    if (subject !== email) return [];
    switch (code) {
      case 'sealed-without-card':
        return [
          `${name} has no key card, so they couldn’t read what you’ve sealed for them. Edit it on your home page and make their key card there.`,
        ];
      case 'sealed-before-card':
        return [
          `${name}’s key card doesn’t open everything that you’ve sealed for them. Your home page says what, under “If you died today”: open it there and save it again. If you didn’t make the card, replace it first.`,
        ];
      case 'card-never-checked':
        return [
          `Nobody has tried ${name}’s key card yet. Ask them to scan its code with a phone, which says whether it works.`,
        ];
      default:
        return [];
    }
  });
}

/** Explains why a person receives nothing. */
export function describeNothingReason(name: string, because: ReceivesNothingReason): string {
  return {
    reporter: `${name} is one of your reporters and receives nothing. That’s fine if it’s what you want.`,
    left: `${name} has left everything you shared with them.`,
  }[because];
}

/** Says what a change of address did, and what it left. */
export function describeAddressChange({ leavebits, damaged, left, isReporter }: AddressChange): {
  title: string;
  description: string;
} {
  return {
    title: 'The address was changed',
    description: [
      `It’s new in ${formatCount(leavebits, 'LeaveBit')}.`,
      ...(damaged > 0
        ? [
            `${formatCount(damaged, 'LeaveBit is', 'LeaveBits are')} damaged and still ${damaged === 1 ? 'has' : 'have'} the old address.`,
          ]
        : []),
      ...(left > 0
        ? [
            `They had left ${formatCount(left, 'LeaveBit')}, which still ${left === 1 ? 'lists' : 'list'} the old address.`,
          ]
        : []),
      ...(isReporter ? ['As a reporter, they still have the old address.'] : []),
    ].join(' '),
  };
}

/** Describes what somebody else gets if their address takes the place of another person's. */
export function describeTakeover(other: string, leavebits: number, readable: number): string {
  const gets = `${other} gets ${formatCount(leavebits, 'LeaveBit')}`;
  if (readable === 0) return `${gets}. ${leavebits === 1 ? 'It can’t' : 'None of them can'} be read today.`;
  const which = readable === leavebits ? (leavebits === 1 ? 'it' : 'all of them') : `${readable} of them`;
  return `${gets}, and can read ${which} as soon as they confirm their address.`;
}
