import type { PlanHealth, PlannedPerson, PlanProblem, PlanProblemCode } from '#shared/contracts/plan.ts';
import type { WarningWayKind } from '#shared/contracts/release.ts';
import {
  areSameNumbers,
  countPeopleForReport,
  describeReportNumbers,
  getMaxRequiredConfirmations,
  getReportNumbers,
} from '#shared/domain/reporters.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { formatList } from '#client/lib/format-list.ts';

type Known = Pick<PlannedPerson, 'email' | 'name'>;

/** Uses the address if the person has no name. */
const called = ({ name, email }: Known): string => name ?? email;

/** Updates the names in the plan, which may be out of date, with those that the page has loaded. */
export function addNamesToPlan(plan: PlanHealth, nameOf: (email: string) => string | null): PlanHealth {
  const named = <Person extends Known>(people: readonly Person[]): Person[] =>
    people.map((person) => ({ ...person, name: nameOf(person.email) ?? person.name }));
  return { ...plan, people: named(plan.people), reporters: named(plan.reporters) };
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];
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
export function summarizePlan(plan: PlanHealth): { tone: 'success' | 'warning'; label: string } {
  const [worst, ...others] = plan.problems;
  if (!worst) return { tone: 'success', label: 'Your plan would work' };
  const count = groupProblems(plan.problems).length;
  const more = others.length > 0 && count > 1 ? `, and ${count - 1} more to check` : '';
  const label = labelProblem(worst.code, plan);
  return {
    tone: 'warning',
    label: label ? label + more : `${formatCount(count, 'thing')} to check`,
  };
}

/** Labels for the problems that make the plan fail. Null for the others. */
function labelProblem(code: PlanProblemCode, plan: PlanHealth): string | null {
  switch (code) {
    case 'no-reporters':
      return 'Nobody can report your death';
    case 'too-few-reporters':
      return hasTooFewReporters(plan) ? 'Nothing would open after your death' : null;
    case 'reporters-unanswered':
      return `Waiting for ${formatCount(listUnansweredReporters(plan).length, 'answer')}`;
    case 'subscription-ends':
      return `Everything closes on ${formatDay(plan.subscriptionEndsAt)}`;
    case 'sealed-without-card':
    case 'sealed-before-card':
      return 'Someone couldn’t read what you’ve sealed';
    case 'all-reporters-needed': {
      const waiting = listUnansweredReporters(plan).length;
      return waiting > 0 ? `Waiting for ${formatCount(waiting, 'answer')}` : 'Every reporter is needed';
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
export function describeDeathOutcome(plan: PlanHealth): string[] {
  const { reporters, requiredConfirmations, refuteTimeHours, people } = plan;
  // Older servers don't know reports of one type.
  const { earliestDeathRelease: earliestRelease = plan.earliestRelease } = plan;
  const afterAccident = getReportNumbers(plan, 'incapacitation');
  const hasDeclined = ({ email }: Known) =>
    plan.problems.some(({ code, subject }) => code === 'reporter-declined' && subject === email);
  const declined = reporters.filter(hasDeclined);
  const whoDeclined = declined.length > 0 ? [`${formatList(declined.map(called), 'and')} declined.`] : [];
  const silent = plan.problems.some(
    ({ code }) => code === 'reporters-unanswered' || code === 'all-reporters-needed',
  )
    ? listUnansweredReporters(plan)
    : [];
  const hasNobodyAnswered = silent.length > 1 && silent.length === reporters.length - declined.length;
  const silentNames = hasNobodyAnswered ? 'none of them' : formatList(silent.map(called), 'and');
  const hasOrHave = hasNobodyAnswered ? 'has' : silent.length === 1 ? 'hasn’t' : 'haven’t';
  const whoIsSilent = silent.length > 0 ? [`But ${silentNames} ${hasOrHave} answered yet.`] : [];
  const heirs = people.filter(({ afterDeath }) => afterDeath > 0);
  if (heirs.length === 0)
    return ['Nothing depends on your death. Everything you share is open right away or on a date.'];
  if (earliestRelease !== null && plan.isReported)
    return [
      'There’s a pending report about you, and you can refute it.',
      `If you don’t and it’s confirmed, ${whoGets(heirs)}.`,
      `That would be ${formatMoment(earliestRelease)} at the earliest.`,
    ];
  if (earliestRelease === null)
    return [`${whoGets(heirs)} after your death, but that can’t open before you’ve chosen enough reporters.`];
  if (hasTooFewReporters(plan))
    return [
      `${whoGets(heirs)}, but nothing would open: too few of your reporters can act.`,
      `${formatList(reporters.map(called), 'and')} ${reporters.length === 1 ? 'is your only reporter' : 'are your reporters'}, and a report needs ${formatCount(countPeopleForReport(getMaxRequiredConfirmations(plan)), 'reporter')} to take part${getMaxRequiredConfirmations(plan) > requiredConfirmations ? ' after an accident or a stroke' : ''}.`,
      ...whoDeclined,
    ];
  return [
    `${formatList(reporters.filter((one) => !hasDeclined(one)).map(called), 'or')} can report it.`,
    ...whoDeclined,
    ...whoIsSilent,
    `${NUMBERS[requiredConfirmations] ?? requiredConfirmations} ${requiredConfirmations === 1 ? 'other' : 'others'} must confirm, and you have ${formatCount(refuteTimeHours, 'hour')} to say that you’re well.`,
    ...(areSameNumbers(afterAccident, plan)
      ? []
      : [`After an accident or a stroke, it takes ${describeReportNumbers(afterAccident)}.`]),
    `Then ${whoGets(heirs)}.`,
    `If somebody reported now, that would be ${formatRoughMoment(new Date(earliestRelease))} at the earliest.`,
  ];
}

function whoGets(heirs: readonly PlannedPerson[]): string {
  const named = heirs
    .slice(0, NAMED)
    .map(
      (person, index) =>
        `${called(person)} ${index === 0 ? `gets ${formatCount(person.afterDeath, 'LeaveBit')}` : person.afterDeath}`,
    );
  const more = heirs.length - named.length;
  return formatList(
    more > 0 ? [...named, `${formatCount(more, 'more person gets', 'more people get')} something`] : named,
    'and',
  );
}

/** Formats a moment without minutes. It depends on people's actions, so minutes would be false precision. */
export function formatRoughMoment(at: Date): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }).format(at);
  return `${day}, ${partOfDay(at.getHours())}`;
}

function partOfDay(hour: number): string {
  if (hour < 5) return 'in the early hours';
  if (hour < 11) return 'in the morning';
  if (hour < 13) return 'around noon';
  if (hour < 18) return 'in the afternoon';
  return hour < 22 ? 'in the evening' : 'late in the evening';
}

const wayNames = {
  email: 'your own address',
  'second-email': 'your second address',
  phone: 'your phone number',
} satisfies Record<WarningWayKind, string>;

/** Says which ways to warn the owner don't work, and if at most one is left. Null if all is well. */
export function describeWarningWays({
  hints,
  failingWarningWays: failing,
}: Pick<PlanHealth, 'hints' | 'failingWarningWays'>): string | null {
  const isOne = hints.includes('one-warning-way');
  if (failing.length === 0) return isOne ? 'If someone reports you, we warn you in one mailbox only.' : null;
  const names = formatList(
    failing.map((way) => wayNames[way]),
    'and',
  );
  const rejected = `Our last message to ${names} was rejected for good.`;
  return isOne ? `${rejected} If someone reports you, there’s at most one way left to warn you.` : rejected;
}
