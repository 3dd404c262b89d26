import type { AddressChange } from '#shared/contracts/address-change.ts';
import type { PlanProblem, ReceivesNothingReason, PlannedPerson } from '#shared/contracts/plan.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import type { MessageId, TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';

type PeopleMessages = TextMessages<'owner-plan-people'>;

/** Describes what a person has and will get, with a line for each access rule. */
export function describeReceivedLeavebits(
  { now, dated, afterDeath, nextDate }: PlannedPerson,
  t: PeopleMessages,
): string[] {
  return [
    ...(now > 0 ? [t('canRead', { count: now })] : []),
    ...(dated > 0 && nextDate ? [t('getsOnDate', { count: dated, date: formatMoment(nextDate) })] : []),
    ...(afterDeath > 0 ? [t('getsAfterDeath', { count: afterDeath })] : []),
  ];
}

/** Describes what only this person receives. Null if all their LeaveBits have other recipients too. */
export function describeSoleLeavebits(
  name: string,
  alone: PlannedPerson['alone'],
  t: PeopleMessages,
): string | null {
  if (!alone) return null;
  const { description: title, count } = alone;
  const more = { name, count: count - 1 };
  if (title.trim() === '') return count > 1 ? t('soleUntitledSeveral', more) : t('soleUntitled', { name });
  return count > 1 ? t('soleSeveral', { ...more, title }) : t('soleOne', { name, title });
}

/** Says what happens with what a person doesn't open. */
export function describeUnopened(
  name: string,
  { substitute, isPassedOn }: Pick<PlannedPerson, 'substitute' | 'isPassedOn'>,
  t: PeopleMessages,
): string {
  const other = substitute && (substitute.name ?? formatEmail(substitute.email));
  const describeNext = () => {
    if (substitute === null || other === null) return t('nobodyElse');
    return isPassedOn
      ? t('passedOn', { other, days: substitute.afterDays })
      : t('notPassedOn', { other, name });
  };
  return `${t('unopened', { name })} ${describeNext()}`;
}

/**
 * Says what is wrong with a person's card for sealed LeaveBits, and what to do.
 * @param problems those of the plan
 */
export function describeCardProblems(
  { name, email }: { name: string; email: string },
  problems: readonly PlanProblem[],
  t: PeopleMessages,
): string[] {
  return problems.flatMap(({ code, subject }) => {
    if (subject !== email) return [];
    switch (code) {
      case 'sealed-without-card':
        return [t('withoutCard', { name })];
      case 'sealed-before-card':
        return [t('beforeCard', { name })];
      case 'card-never-checked':
        return [t('neverChecked', { name })];
      default:
        return [];
    }
  });
}

const nothingReasons = {
  reporter: 'nothingReporter',
  left: 'nothingLeft',
} as const satisfies Record<ReceivesNothingReason, MessageId<'owner-plan-people'>>;

/** Explains why a person receives nothing. */
export const describeNothingReason = (
  name: string,
  because: ReceivesNothingReason,
  t: PeopleMessages,
): string => t(nothingReasons[because], { name });

/** Says what a change of address did, and what it left. */
export function describeAddressChange(
  { leavebits, damaged, left, isReporter }: AddressChange,
  t: TextMessages<'owner-plan-address'>,
): { title: string; description: string } {
  return {
    title: t('changed'),
    description: [
      t('changedIn', { count: leavebits }),
      ...(damaged > 0 ? [t('damaged', { count: damaged })] : []),
      ...(left > 0 ? [t('left', { count: left })] : []),
      ...(isReporter ? [t('stillReporter')] : []),
    ].join(' '),
  };
}

/** Describes what somebody else gets if their address takes the place of another person's. */
export function describeTakeover(
  { name, leavebits: count, readable }: { name: string; leavebits: number; readable: number },
  t: TextMessages<'owner-plan-address'>,
): string {
  if (readable === 0) return t('takeoverNone', { name, count });
  return readable === count
    ? t('takeoverAll', { name, count })
    : t('takeoverSome', { name, count, readable });
}
