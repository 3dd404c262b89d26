import type { PlanHealth, PlannedPerson, PlanProblem, PlanProblemCode } from '#shared/contracts/plan.ts';
import type { WarningWayKind } from '#shared/contracts/release.ts';
import {
  areSameNumbers,
  countPeopleForReport,
  describeReportNumbers,
  getMaxRequiredConfirmations,
  getReportNumbers,
} from '#shared/domain/reporters.ts';
import type { MessageId, TextMessages } from '#shared/messages/catalog.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatList } from '#client/lib/messages/format-list.ts';

type Known = Pick<PlannedPerson, 'email' | 'name'>;

/** Uses the address if the person has no name. */
const called = ({ name, email }: Known): string => name ?? email;

/** Updates the names in the plan, which may be out of date, with those that the page has loaded. */
export function addNamesToPlan(plan: PlanHealth, nameOf: (email: string) => string | null): PlanHealth {
  const named = <Person extends Known>(people: readonly Person[]): Person[] =>
    people.map((person) => ({ ...person, name: nameOf(person.email) ?? person.name }));
  return { ...plan, people: named(plan.people), reporters: named(plan.reporters) };
}

type PlanMessages = TextMessages<'owner-plan-health'>;

/** How many people to name before counting the rest. */
const NAMED = 4;

/**
 * Whether LeaveBits depend on a report that the reporters couldn't confirm as things stand. Doesn't apply to a pending report,
 * which has its own terms.
 */
export const hasTooFewReporters = ({ people, problems, isReported }: PlanHealth): boolean =>
  !isReported &&
  people.some(({ afterDeath }) => afterDeath > 0) &&
  problems.some(({ code }) => code === 'too-few-reporters');

type PlanReporters = Pick<PlanHealth, 'reporters' | 'problems'>;

/** The reporters who could act: they haven't declined, our emails reach them, and they aren't suspended. */
export function listAvailableReporters({ reporters, problems }: PlanReporters): PlanHealth['reporters'] {
  const cannotAct = (email: string) =>
    problems.some(
      ({ code, subject }) =>
        (code === 'reporter-unreachable' || code === 'reporter-suspended') && subject === email,
    );
  return reporters.filter(({ email, answer }) => answer !== 'decline' && !cannotAct(email));
}

/** The reporters who could act but haven't said yet whether they will. */
export const listUnansweredReporters = (plan: PlanReporters): PlanHealth['reporters'] =>
  listAvailableReporters(plan).filter(({ answer }) => answer === null);

/** Problems of LeaveBits. Several with the same cause are one finding. */
const GROUPED: ReadonlySet<PlanProblemCode> = new Set(['leavebit-incomplete', 'nobody-reached']);

/**
 * Puts together the problems that have one cause, in their order.
 * @param causeOf tells apart the causes of problems with the same code
 */
export function groupProblems(
  problems: readonly PlanProblem[],
  causeOf: (problem: PlanProblem) => string = () => '',
): [PlanProblem, ...PlanProblem[]][] {
  const groups = new Map<string, [PlanProblem, ...PlanProblem[]]>();
  for (const problem of problems) {
    const { code, subject } = problem;
    const key = `${code} ${GROUPED.has(code) ? causeOf(problem) : subject}`;
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return [...groups.values()];
}

/** The plan's status in a few words: the worst problem, and how many others there are. */
export function summarizePlan(
  plan: PlanHealth,
  t: PlanMessages,
): { tone: 'success' | 'warning'; label: string } {
  const [worst, ...others] = plan.problems;
  if (!worst) return { tone: 'success', label: t('works') };
  const count = groupProblems(plan.problems).length;
  const problem = labelProblem(worst.code, plan, t);
  if (problem === null) return { tone: 'warning', label: t('toCheck', { count }) };
  const hasMore = others.length > 0 && count > 1;
  return { tone: 'warning', label: hasMore ? t('andMore', { problem, count: count - 1 }) : problem };
}

/** Labels for the problems that make the plan fail. Null for the others. */
function labelProblem(code: PlanProblemCode, plan: PlanHealth, t: PlanMessages): string | null {
  switch (code) {
    case 'no-reporters':
      return t('nobodyReports');
    case 'too-few-reporters':
      return hasTooFewReporters(plan) ? t('nothingOpens') : null;
    case 'reporters-unanswered':
      return t('waitingForAnswers', { count: listUnansweredReporters(plan).length });
    case 'subscription-ends':
      return t('closesOn', { date: formatDay(plan.subscriptionEndsAt) });
    case 'sealed-without-card':
    case 'sealed-before-card':
      return t('sealedUnreadable');
    case 'all-reporters-needed': {
      const waiting = listUnansweredReporters(plan).length;
      return waiting > 0 ? t('waitingForAnswers', { count: waiting }) : t('everyReporterNeeded');
    }
    default:
      return null;
  }
}

/** Formats a date without its time. */
export const formatDay = (at: string | null): string =>
  at === null
    ? ''
    : new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' }).format(
        new Date(at),
      );

/** Describes what would happen if the owner died today. All numbers come from the server. */
export function describeDeathOutcome(plan: PlanHealth, t: PlanMessages): string[] {
  const { reporters, requiredConfirmations, refuteTimeHours, people } = plan;
  // Older servers don't know reports of one type.
  const { earliestDeathRelease: earliestRelease = plan.earliestRelease } = plan;
  const afterAccident = getReportNumbers(plan, 'incapacitation');
  const hasDeclined = ({ email }: Known) =>
    plan.problems.some(({ code, subject }) => code === 'reporter-declined' && subject === email);
  const declined = reporters.filter(hasDeclined);
  const whoDeclined =
    declined.length > 0 ? [t('declined', { names: formatList(declined.map(called), t) })] : [];
  const silent = plan.problems.some(
    ({ code }) => code === 'reporters-unanswered' || code === 'all-reporters-needed',
  )
    ? listUnansweredReporters(plan)
    : [];
  const hasNobodyAnswered = silent.length > 1 && silent.length === reporters.length - declined.length;
  const describeSilent = () =>
    hasNobodyAnswered
      ? t('noneAnswered')
      : t('unanswered', { count: silent.length, names: formatList(silent.map(called), t) });
  const whoIsSilent = silent.length > 0 ? [describeSilent()] : [];
  const heirs = people.filter(({ afterDeath }) => afterDeath > 0);
  if (heirs.length === 0) return [t('nothingDepends')];
  const outcome = whoGets(heirs, t);
  if (earliestRelease !== null && plan.isReported)
    return [
      t('pendingReport'),
      t('ifConfirmed', { outcome }),
      t('earliestConfirmed', { date: formatMoment(earliestRelease) }),
    ];
  if (earliestRelease === null) return [t('notEnoughChosen', { outcome })];
  if (hasTooFewReporters(plan)) {
    const maxConfirmations = getMaxRequiredConfirmations(plan);
    return [
      t('tooFew', { outcome }),
      t(maxConfirmations > requiredConfirmations ? 'yourReportersAccident' : 'yourReporters', {
        reporters: reporters.length,
        names: formatList(reporters.map(called), t),
        count: countPeopleForReport(maxConfirmations),
      }),
      ...whoDeclined,
    ];
  }
  return [
    t('canReport', { names: formatList(reporters.filter((one) => !hasDeclined(one)).map(called), t, 'or') }),
    ...whoDeclined,
    ...whoIsSilent,
    t('mustConfirm', { count: requiredConfirmations, hours: refuteTimeHours }),
    ...(areSameNumbers(afterAccident, plan)
      ? []
      : [t('afterAccident', { numbers: describeReportNumbers(afterAccident) })]),
    t('then', { outcome }),
    t('earliest', { moment: formatRoughMoment(new Date(earliestRelease), t) }),
  ];
}

function whoGets(heirs: readonly PlannedPerson[], t: PlanMessages): string {
  const named = heirs
    .slice(0, NAMED)
    .map((person, index) =>
      t(index === 0 ? 'gets' : 'getsToo', { name: called(person), count: person.afterDeath }),
    );
  const more = heirs.length - named.length;
  return formatList(more > 0 ? [...named, t('moreGet', { count: more })] : named, t);
}

/** Formats a moment without minutes. It depends on people's actions, so minutes would be false precision. */
export function formatRoughMoment(at: Date, t: PlanMessages): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }).format(at);
  return t(findPartOfDay(at.getHours()), { day });
}

function findPartOfDay(hour: number) {
  if (hour < 5) return 'earlyHours';
  if (hour < 11) return 'morning';
  if (hour < 13) return 'noon';
  if (hour < 18) return 'afternoon';
  return hour < 22 ? 'evening' : 'lateEvening';
}

const wayNames = {
  email: 'wayEmail',
  'second-email': 'waySecondEmail',
  phone: 'wayPhone',
} as const satisfies Record<WarningWayKind, MessageId<'owner-plan-health'>>;

/** Says which ways to warn the owner don't work, and if at most one is left. Null if all is well. */
export function describeWarningWays(
  { hints, failingWarningWays: failing }: Pick<PlanHealth, 'hints' | 'failingWarningWays'>,
  t: PlanMessages,
): string | null {
  const isOne = hints.includes('one-warning-way');
  if (failing.length === 0) return isOne ? t('oneMailbox') : null;
  const ways = formatList(
    failing.map((way) => t(wayNames[way])),
    t,
  );
  const rejected = t('rejected', { ways });
  return isOne ? `${rejected} ${t('oneWayLeft')}` : rejected;
}
