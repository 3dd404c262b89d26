import type { Leavebit } from '#shared/contracts/leavebits.ts';
import {
  releaseTypeConditions,
  findOpeningDate,
  findReleaseSetting,
  type ReleaseSetting,
} from '#shared/domain/release.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { NO_RELEASE_TYPE, toReleaseSetting } from '../form/form-values.ts';
import type { RecipientValues } from '../form/form-values.ts';
import { formatDatetimeLocal, isPastDatetimeLocal } from '../form/datetime-local.ts';
import type { PersonToConfirm } from './confirm-sharing-dialog.tsx';
import type { NewRecipientRule } from './use-sharing-emails.ts';

type Shared = Pick<Leavebit, 'sharingEmails' | 'leftBy'>;

const hasLeft = ({ leftBy }: Shared, email: string) => leftBy?.[email] !== undefined;
const receives = (leavebit: Shared, email: string) =>
  leavebit.sharingEmails.includes(email) && !hasLeft(leavebit, email);

/** Lists the distinct recipients of these LeaveBits in list order, without the owner and anyone who has left. */
export function listExistingRecipients(leavebits: readonly Shared[], ownerEmail: string): string[] {
  const everybody = new Set(
    leavebits.flatMap((one) => one.sharingEmails.filter((email) => receives(one, email))),
  );
  everybody.delete(ownerEmail);
  return [...everybody];
}

/** Whether someone already receives the entire selection, so that sharing it would only email them. */
export function isRecipientOfAll(
  leavebits: readonly Pick<Leavebit, 'sharingEmails'>[],
  email: string,
): boolean {
  return leavebits.every(({ sharingEmails }) => sharingEmails.includes(email));
}

/**
 * The rule shared by everyone across a selection, as the default for new recipients. If rules differ or a date has passed,
 * nothing is preselected: immediate access can't be undone, so the owner must choose it.
 */
export function getCommonRule(
  leavebits: readonly Pick<Leavebit, 'sharingEmails' | 'sharingConfig'>[],
  ownerEmail: string,
  at: Date,
): NewRecipientRule {
  const notChosen: NewRecipientRule = { releaseType: NO_RELEASE_TYPE, scheduledDate: '' };
  const rulesOfEach = leavebits.map(({ sharingEmails, sharingConfig }) =>
    sharingEmails
      .filter((email) => email !== ownerEmail)
      .map((email) => asNewRule(findReleaseSetting(sharingConfig, email))),
  );
  const [first, ...others] = rulesOfEach.flat();
  if (!first || rulesOfEach.some((rules) => rules.length === 0)) return notChosen;
  const isPast = isPastDatetimeLocal(first.scheduledDate, at);
  return !isPast && others.every((rule) => isSameRule(rule, first)) ? first : notChosen;
}

/** Drops the date if the rule doesn't use one. */
function asNewRule(setting: ReleaseSetting | undefined): NewRecipientRule {
  const date = findOpeningDate(setting);
  return {
    releaseType: setting?.releaseType ?? 'always',
    scheduledDate: date === null ? '' : formatDatetimeLocal(date),
  };
}

const isSameRule = (one: NewRecipientRule, other: NewRecipientRule) =>
  one.releaseType === other.releaseType && one.scheduledDate === other.scheduledDate;

/** Describes what sharing a selection means for new recipients. Empty if no one gains anything. */
export function describeNewRecipients(
  leavebits: readonly Pick<Leavebit, 'sharingEmails'>[],
  typed: readonly Pick<RecipientValues, 'email'>[],
): string {
  const newcomers = typed.filter(({ email }) => !isRecipientOfAll(leavebits, email));
  if (newcomers.length === 0) return '';
  const who = newcomers.length < typed.length ? 'The new ones' : 'The people you added';
  const what = leavebits.length === 1 ? 'this LeaveBit' : `all ${leavebits.length} LeaveBits`;
  return `${who} will become recipients of ${what}. Existing recipients keep their rules. `;
}

/** Lists everyone who will be emailed when a selection is shared, and what it means for them. */
export function listPeopleToNotify(
  leavebits: readonly Shared[],
  { typed, named }: { typed: readonly RecipientValues[]; named: readonly string[] },
): PersonToConfirm[] {
  const holding = (email: string) => leavebits.filter((one) => receives(one, email));
  const leftBy = (email: string) => leavebits.filter((one) => hasLeft(one, email));
  return [
    ...typed.map((person) => ({
      email: person.email,
      name: person.name,
      // Those who already receive some of them keep their rules there.
      ...(person.releaseType !== NO_RELEASE_TYPE &&
        !leavebits.some(({ sharingEmails }) => sharingEmails.includes(person.email)) && {
          setting: toReleaseSetting(person),
        }),
      note: noteForTyped(person, {
        already: holding(person.email).length,
        left: leftBy(person.email).length,
        all: leavebits.length,
      }),
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
 * The message shown to the owner after sharing a selection.
 * @param told how many of the `asked` people are emailed. The others have reached today's email limit.
 */
export function describeShareResult(told: number, asked: number): { title: string; description?: string } {
  const title =
    told === 0
      ? 'Shared, without another email'
      : `Emails are on their way to ${formatCount(told, 'person', 'people')}`;
  if (told >= asked) return { title };
  return {
    title,
    description: `We didn’t email ${formatCount(asked - told, 'person', 'people')} again because they’ve reached today’s limit for emails from you. They can still see what you shared.`,
  };
}

/** @param of how many LeaveBits of the selection the recipient already has and how many they have left, out of `all` */
function noteForTyped(
  person: RecipientValues,
  { already, left, all }: { already: number; left: number; all: number },
): string {
  const fresh = all - already - left;
  const some = someOf(fresh, all);
  const added =
    fresh === 0
      ? []
      : person.releaseType === NO_RELEASE_TYPE
        ? [`Gets ${some}. You haven’t chosen when they can read ${fresh === 1 ? 'it' : 'them'} yet`]
        : [`Can read ${some} ${whenOf(toReleaseSetting(person))}`];
  if (already === all) return 'Already a recipient; keeps the same rules';
  const kept =
    already === 0 ? [] : [`keeps the same rules for ${left === 0 ? 'the rest' : `${already} of ${all}`}`];
  const gone = left === 0 ? [] : [`has left ${someOf(left, all)} and won’t get that again`];
  const [first = '', ...others] = [...added, ...kept, ...gone];
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join('; ');
}

function whenOf({ releaseType, scheduledDate }: ReleaseSetting): string {
  const condition = releaseTypeConditions[releaseType];
  switch (condition) {
    case 'nothing':
      return 'right away';
    case 'report':
      return 'after my death or incapacitation is confirmed';
    case 'date':
      return scheduledDate === undefined
        ? 'on a date that hasn’t been set yet'
        : `from ${formatMoment(scheduledDate)}`;
    default:
      return condition satisfies never;
  }
}

function someOf(some: number, all: number): string {
  if (some < all) return `${some} of ${all}`;
  return all === 1 ? 'it' : `all ${all}`;
}
