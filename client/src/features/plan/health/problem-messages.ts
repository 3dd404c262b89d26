import type { PlanHealth, PlanProblem, PlanProblemCode } from '#shared/contracts/plan.ts';
import { countPeopleForReport, getMaxRequiredConfirmations } from '#shared/domain/reporters.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { formatList } from '#client/lib/messages/format-list.ts';
import { paths } from '#client/lib/paths.ts';
import { formatDay, listAvailableReporters, listUnansweredReporters } from './plan-messages.ts';

export interface ProblemMessage {
  text: string;
  /** The one-click fix, or null if there is none. */
  fix: { label: string; href: string } | { label: string; leavebitId: number } | null;
}

/** What the messages refer to. */
export interface ProblemContext {
  plan: Pick<
    PlanHealth,
    | 'reporters'
    | 'requiredConfirmations'
    | 'refuteTimeHours'
    | 'incapacitation'
    | 'problems'
    | 'subscriptionEndsAt'
  >;
  nameOf: (email: string) => string;
  /** Returns a LeaveBit's title by id. */
  titleOf: (id: number) => string;
  /** Returns why a LeaveBit is incomplete by id, in a sentence. Empty until that is known. */
  incompleteReasonOf: (id: number) => string;
}

/** How many LeaveBits to name before counting the rest. */
const NAMED = 3;

type ProblemMessages = TextMessages<'owner-plan-problems'>;

function nameSome(titles: readonly string[], t: ProblemMessages): string {
  const count = titles.length - NAMED;
  return formatList(count > 0 ? [...titles.slice(0, NAMED), t('more', { count })] : titles, t);
}

/** @param reason why they are all incomplete. Empty if unknown */
function describeIncomplete(titles: readonly string[], reason: string, t: ProblemMessages): string {
  const [title = '', ...others] = titles;
  if (others.length === 0) return `${t('incomplete', { title })} ${reason}`.trim();
  const named = nameSome(titles, t);
  return reason === ''
    ? t('severalIncomplete', { titles: named })
    : t('severalIncompleteWhy', {
        titles: named,
        reason: reason.charAt(0).toLowerCase() + reason.slice(1),
      });
}

/** Describes a problem and how to fix it. @param sameCause other problems with the same cause */
export function describePlanProblem(
  { code, subject, leavebitId }: PlanProblem,
  { plan, nameOf, titleOf, incompleteReasonOf }: ProblemContext,
  sameCause: readonly PlanProblem[],
  t: ProblemMessages,
): ProblemMessage {
  const name = subject === null ? '' : nameOf(subject);
  const id = Number(subject);
  const titles = () =>
    [id, ...sameCause.map((problem) => Number(problem.subject))].map((one) =>
      t('quoted', { title: titleOf(one) }),
    );
  const sealedFix = leavebitId === undefined ? null : { label: t('openIt'), leavebitId };
  const seePerson = { label: t('seePerson'), href: paths.people() };
  const release = (label: string) => ({ label, href: paths.release() });
  const messages: Record<PlanProblemCode, () => ProblemMessage> = {
    'nobody-receives': () => ({ text: t('nobodyReceives'), fix: null }),
    'no-reporters': () => ({ text: t('noReporters'), fix: release(t('chooseReporters')) }),
    'too-few-reporters': () => ({ text: t('tooFewReporters'), fix: release(t('chooseReporters')) }),
    'reporters-unanswered': () => {
      const waiting = listUnansweredReporters(plan).map(({ email }) => nameOf(email));
      return {
        text: t('reportersUnanswered', { count: waiting.length, names: formatList(waiting, t) }),
        fix: release(t('sendLinks')),
      };
    },
    'reporter-unreachable': () => ({
      text: t('reporterUnreachable', { name }),
      fix: release(t('correctAddress')),
    }),
    'reporter-declined': () => ({
      text: t('reporterDeclined', { name }),
      fix: release(t('chooseSomeoneElse')),
    }),
    'reporter-suspended': () => ({
      text: t('reporterSuspended', { name }),
      fix: { label: t('decide'), href: paths.home() },
    }),
    'reporter-moved': () => ({ text: t('reporterMoved', { name }), fix: release(t('changeAddress')) }),
    'reporter-unpracticed': () => ({
      text: t('reporterUnpracticed', { name }),
      fix: release(t('sendLink')),
    }),
    'subscription-ends': () => ({
      text: t('subscriptionEnds', { date: formatDay(plan.subscriptionEndsAt) }),
      fix: { label: t('subscribe'), href: paths.ownerPayment() },
    }),
    'sealed-without-card': () => ({ text: t('sealedWithoutCard', { name }), fix: sealedFix }),
    'sealed-before-card': () => ({
      text:
        leavebitId === undefined
          ? t('somethingSealedBeforeCard', { name })
          : t('sealedBeforeCard', { name, title: titleOf(leavebitId) }),
      fix: sealedFix,
    }),
    'card-never-checked': () => ({ text: t('cardNeverChecked', { name }), fix: seePerson }),
    'all-reporters-needed': () => describeNoSpareReporter(plan, nameOf, t),
    'reporters-are-recipients': () => ({
      text: t('reportersAreRecipients'),
      fix: release(t('addReporter')),
    }),
    'recipient-unreachable': () => ({ text: t('recipientUnreachable', { name }), fix: seePerson }),
    'substitute-unreachable': () => ({ text: t('substituteUnreachable', { name }), fix: seePerson }),
    'leavebit-incomplete': () => ({
      text: describeIncomplete(titles(), incompleteReasonOf(id), t),
      fix: { label: t('openIt'), leavebitId: id },
    }),
    'nobody-reached': () => ({
      text: t('nobodyReached', { titles: nameSome(titles(), t) }),
      fix: { label: t('openIt'), leavebitId: id },
    }),
    'no-recovery-codes': () => ({
      text: t('noRecoveryCodes'),
      fix: { label: t('createCodes'), href: paths.account('sign-in') },
    }),
  };
  return messages[code]();
}

/** Nobody can be missing. If enough others only have to accept, asking them comes before choosing someone new. */
function describeNoSpareReporter(
  plan: ProblemContext['plan'],
  nameOf: ProblemContext['nameOf'],
  t: ProblemMessages,
): ProblemMessage {
  const namesOf = (reporters: readonly { email: string }[]) => reporters.map(({ email }) => nameOf(email));
  const available = listAvailableReporters(plan);
  const waiting = listUnansweredReporters(plan);
  const mostNeeded = getMaxRequiredConfirmations(plan);
  const count = countPeopleForReport(mostNeeded);
  if (available.length > count) {
    const agreed = namesOf(available.filter(({ answer }) => answer === 'accept'));
    return {
      text: t('agreedNeeded', {
        count,
        agreed: formatList(agreed, t),
        waiting: formatList(namesOf(waiting), t, 'or'),
      }),
      fix: { label: t('sendLinks'), href: paths.release() },
    };
  }
  const needed = t(mostNeeded > plan.requiredConfirmations ? 'allNeededAccident' : 'allNeeded', {
    count,
    names: formatList(namesOf(available), t),
  });
  return {
    text: `${needed} ${t(mostNeeded > 1 ? 'addOneOrFewer' : 'addOne')}`,
    fix: { label: t('addReporter'), href: paths.release() },
  };
}
