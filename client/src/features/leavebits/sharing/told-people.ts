import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { count } from '../../../lib/count.ts';

/** The recipients that these LeaveBits have already, without the owner. Each comes once, in the order of the list. */
export function namedAlready(
  leavebits: readonly Pick<Leavebit, 'sharingEmails'>[],
  ownerEmail: string,
): string[] {
  const everybody = new Set(leavebits.flatMap(({ sharingEmails }) => sharingEmails));
  everybody.delete(ownerEmail);
  return [...everybody];
}

export interface PersonToTell {
  email: string;
  /** What the person can see of the selection, and when. */
  note: string;
}

/** Everybody who gets a mail when a selection is shared, and what it means for them. */
export function peopleToTell(
  leavebits: readonly Pick<Leavebit, 'sharingEmails'>[],
  { typed, named }: { typed: readonly string[]; named: readonly string[] },
): PersonToTell[] {
  const holding = (email: string) => leavebits.filter(({ sharingEmails }) => sharingEmails.includes(email));
  return [
    ...typed.map((email) => ({ email, note: noteForTyped(holding(email).length, leavebits.length) })),
    ...named
      .filter((email) => !typed.includes(email))
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

function noteForTyped(already: number, all: number): string {
  if (already === all) return 'Already a recipient; keeps the same rules';
  const added = `Can open ${someOf(all - already, all)} right away`;
  return already === 0 ? added : `${added}; keeps the same rules for the rest`;
}

function someOf(some: number, all: number): string {
  if (some < all) return `${some} of ${all}`;
  return all === 1 ? 'it' : `all ${all}`;
}
