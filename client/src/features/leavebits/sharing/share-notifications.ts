import type { Leavebit } from '#shared/contracts/leavebits.ts';
import {
  releaseTypeConditions,
  findOpeningDate,
  findReleaseSetting,
  type ReleaseSetting,
} from '#shared/domain/release.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { NO_RELEASE_TYPE, toReleaseSetting } from '../form/form-values.ts';
import type { RecipientValues } from '../form/form-values.ts';
import { formatDatetimeLocal, isPastDatetimeLocal } from '../form/datetime-local.ts';
import type { PersonToConfirm } from './confirm-sharing-dialog.tsx';
import type { NewRecipientRule } from './use-sharing-emails.ts';

type SharingMessages = TextMessages<'owner-leavebits-sharing'>;
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
  t: SharingMessages,
): string {
  const newcomers = typed.filter(({ email }) => !isRecipientOfAll(leavebits, email));
  if (newcomers.length === 0) return '';
  return t(newcomers.length < typed.length ? 'newOnesAdded' : 'peopleAdded', { count: leavebits.length });
}

/** Lists everyone who will be emailed when a selection is shared, and what it means for them. */
export function listPeopleToNotify(
  leavebits: readonly Shared[],
  { typed, named }: { typed: readonly RecipientValues[]; named: readonly string[] },
  t: SharingMessages,
): PersonToConfirm[] {
  const all = leavebits.length;
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
      note: describeTyped(
        person,
        { already: holding(person.email).length, left: leftBy(person.email).length, all },
        t,
      ),
    })),
    ...named
      .filter((email) => !typed.some((person) => person.email === email))
      .map((email) => {
        const some = holding(email).length;
        return {
          email,
          note: some < all ? t('keepsRulesForSome', { some, all }) : t('keepsRulesForAll', { all }),
        };
      }),
  ];
}

/**
 * The message shown to the owner after sharing a selection.
 * @param told how many of the `asked` people are emailed. The others have reached today's email limit.
 */
export function describeShareResult(
  told: number,
  asked: number,
  t: SharingMessages,
): { title: string; description?: string } {
  const title = told === 0 ? t('noneSent') : t('sent', { count: told });
  return told >= asked ? { title } : { title, description: t('limitReached', { count: asked - told }) };
}

/** @param of how many LeaveBits of the selection the recipient already has and how many they have left, out of `all` */
function describeTyped(
  person: RecipientValues,
  { already, left, all }: { already: number; left: number; all: number },
  t: SharingMessages,
): string {
  if (already === all) return t('keepsRules');
  if (left === all) return t('leftAll', { all });
  const some = all - already - left;
  const first = some === 0 ? t('keepsSome', { some: already, all }) : describeAdded(person, { some, all }, t);
  const note = some === 0 || already === 0 ? first : withKept(first, { already, left, all }, t);
  return left === 0 ? note : t('thenLeft', { note, some: left, all });
}

const withKept = (
  note: string,
  { already, left, all }: { already: number; left: number; all: number },
  t: SharingMessages,
): string => (left === 0 ? t('thenKeepsRest', { note }) : t('thenKeepsSome', { note, some: already, all }));

/** What somebody can read who receives `some` LeaveBits, out of `all`. */
function describeAdded(
  person: RecipientValues,
  { some, all }: { some: number; all: number },
  t: SharingMessages,
): string {
  const isAll = some === all;
  if (person.releaseType === NO_RELEASE_TYPE)
    return isAll ? t('getsAll', { all }) : t('getsSome', { some, all });
  const { releaseType, scheduledDate } = toReleaseSetting(person);
  const condition = releaseTypeConditions[releaseType];
  switch (condition) {
    case 'nothing':
      return isAll ? t('readsAllNow', { all }) : t('readsSomeNow', { some, all });
    case 'report':
      return isAll ? t('readsAllOnReport', { all }) : t('readsSomeOnReport', { some, all });
    case 'date': {
      if (scheduledDate === undefined)
        return isAll ? t('readsAllUnset', { all }) : t('readsSomeUnset', { some, all });
      const date = formatMoment(scheduledDate);
      return isAll ? t('readsAllOnDate', { all, date }) : t('readsSomeOnDate', { some, all, date });
    }
    default:
      return condition satisfies never;
  }
}
