import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { conditionOf } from '#shared/domain/release.ts';
import { count } from '../../../lib/count.ts';
import { formatMoment } from '../../../lib/dates.ts';
import type { RecipientValues } from '../form/form-values.ts';
import { fromLocalMinute } from '../form/local-minute.ts';
import type { PersonToConfirm } from './confirm-sharing-dialog.tsx';

/** The recipients that these LeaveBits have already, without the owner. Each comes once, in the order of the list. */
export function namedAlready(
  leavebits: readonly Pick<Leavebit, 'sharingEmails'>[],
  ownerEmail: string,
): string[] {
  const everybody = new Set(leavebits.flatMap(({ sharingEmails }) => sharingEmails));
  everybody.delete(ownerEmail);
  return [...everybody];
}

/** Whether somebody is a recipient of all of a selection. Then sharing it changes nothing for them but the mail. */
export function hasAll(leavebits: readonly Pick<Leavebit, 'sharingEmails'>[], email: string): boolean {
  return leavebits.every(({ sharingEmails }) => sharingEmails.includes(email));
}

/** Everybody who gets a mail when a selection is shared, and what it means for them. */
export function peopleToTell(
  leavebits: readonly Pick<Leavebit, 'sharingEmails'>[],
  { typed, named }: { typed: readonly RecipientValues[]; named: readonly string[] },
): PersonToConfirm[] {
  const holding = (email: string) => leavebits.filter(({ sharingEmails }) => sharingEmails.includes(email));
  return [
    ...typed.map((person) => ({
      email: person.email,
      name: person.name,
      waitsForReport: conditionOf[person.releaseType] === 'report' && !hasAll(leavebits, person.email),
      note: noteForTyped(person, holding(person.email).length, leavebits.length),
    })),
    ...named
      .filter((email) => !typed.some((person) => person.email === email))
      .map((email) => ({
        email,
        note: `Already a recipient of ${someOf(holding(email).length, leavebits.length)}; keeps the same rules`,
      })),
  ];
}

/**
 * What the owner reads after sharing a selection.
 * @param told the number of `asked` people who get a mail: the others have had too many today.
 */
export function sharedWords(told: number, asked: number): { title: string; description?: string } {
  const title =
    told === 0
      ? 'Shared, without another email'
      : `Emails are on their way to ${count(told, 'person', 'people')}`;
  if (told >= asked) return { title };
  return {
    title,
    description: `We did not email ${count(asked - told, 'person', 'people')} again: they have had as many emails from you today as we send in a day. They can still see what you shared.`,
  };
}

function noteForTyped(person: RecipientValues, already: number, all: number): string {
  if (already === all) return 'Already a recipient; keeps the same rules';
  const added = `Can open ${someOf(all - already, all)} ${whenOf(person)}`;
  return already === 0 ? added : `${added}; keeps the same rules for the rest`;
}

function whenOf({ releaseType, scheduledDate }: RecipientValues): string {
  const condition = conditionOf[releaseType];
  switch (condition) {
    case 'nothing':
      return 'right away';
    case 'report':
      return 'after my death or incapacitation is confirmed';
    case 'date': {
      const opensAt = fromLocalMinute(scheduledDate);
      return opensAt === undefined ? 'on a date that is not set yet' : `from ${formatMoment(opensAt)}`;
    }
    default:
      return condition satisfies never;
  }
}

function someOf(some: number, all: number): string {
  if (some < all) return `${some} of ${all}`;
  return all === 1 ? 'it' : `all ${all}`;
}
