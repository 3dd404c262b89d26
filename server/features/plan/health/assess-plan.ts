import type { PlanHealth, PlannedPerson, PlannedSubstitute, PlanProblem } from '#shared/contracts/plan.ts';
import { reportTypes, type ReportType } from '#shared/contracts/release.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { listIncompleteReasons } from '#shared/domain/incomplete-reasons.ts';
import { planLimits } from '#shared/domain/limits.ts';
import { findOpeningDate, findReleaseCondition, type ReleaseSetting } from '#shared/domain/release.ts';
import {
  isReporterAvailable,
  canReportBeConfirmed,
  countPeopleForReport,
  getMaxRequiredConfirmations,
  getReportNumbers,
  type ConfiguredReportNumbers,
  type ReporterAvailability,
} from '#shared/domain/reporters.ts';
import { getBlockingDate } from '#shared/domain/subscription.ts';
import {
  decideAccess,
  getRecipientFacts,
  type AccessDecision,
  type OwnerAccessFacts,
} from '../../access/rules.ts';
import { computeSubmittedWindowEnd } from '../../release/reports/rules.ts';
import { canBePassedOn } from '../../unopened/decide-unopened.ts';

/** What we know about a reporter. */
export interface ReporterPlanFacts extends ReporterAvailability {
  email: string;
  hasAccepted: boolean;
  /** Whether they have asked to use another address. */
  hasMoved: boolean;
  /** Whether they have visited one of their pages. */
  hasOpened: boolean;
  /** When their links were last emailed. Null if unknown. */
  linksSentAt: Date | null;
}

/** A LeaveBit that is neither in the trash nor damaged. */
export interface PlannedLeavebit extends Omit<
  Parameters<typeof getRecipientFacts>[0],
  keyof typeof intactLeavebitState
> {
  id: number;
  description: string;
  sharingEmails: readonly string[];
  sealed: boolean;
  /** Digests of the public keys that it is sealed for. Null if that isn't known. */
  sealedFor: readonly string[] | null;
  /** When it was last saved. If `sealedFor` isn't known, we take it to be sealed for every card of that time. */
  lastUpdate: Date;
}

/** A person's card for sealed LeaveBits. `checkedAt`: when someone last tried it, or null. */
export interface CardPlanFacts {
  /** The digest of its public key, as in `sealedFor`. */
  digest: string;
  setAt: Date;
  checkedAt: Date | null;
}

/** The state shared by all planned LeaveBits. */
export const intactLeavebitState = { trashedAt: null, isDamaged: false };

/** All facts about an owner's plan. Names are added later, because they don't affect the assessment. */
export interface PlanFacts extends OwnerAccessFacts, ConfiguredReportNumbers {
  now: Date;
  ownerEmail: string;
  reporters: readonly ReporterPlanFacts[];
  /** Until when the owner is away. Null if they aren't. */
  awayUntil: Date | null;
  leavebits: readonly PlannedLeavebit[];
  /** Recipients whose last email bounced or was rejected. */
  unreachable: ReadonlySet<string>;
  /** Recipients who have verified their address, or whose last email was accepted by their mail server. */
  reached: ReadonlySet<string>;
  /** Who would receive what a person doesn't open, by person. */
  substitutes: ReadonlyMap<string, PlannedSubstitute>;
  /** The cards for sealed LeaveBits, by person. */
  cards: ReadonlyMap<string, CardPlanFacts>;
  hasFactor: boolean;
  recoveryCodes: number;
  /** The end of the owner's refute window for the pending report. Null if there is none. */
  pendingUntil: Date | null;
}

type Person = Omit<PlannedPerson, 'name'>;
type WithNothing = Omit<PlanHealth['withNothing'][number], 'name'>;
export type PlanAssessment = Pick<
  PlanHealth,
  'earliestRelease' | 'earliestDeathRelease' | 'problems' | 'subscriptionEndsAt'
> & {
  people: Person[];
  withNothing: WithNothing[];
};

/** Who would get what and how soon, and what would go wrong. */
export function assessPlan(facts: PlanFacts): PlanAssessment {
  const people = peopleOf(facts);
  return {
    earliestRelease: getEarliestRelease(facts)?.toISOString() ?? null,
    earliestDeathRelease: getEarliestReleaseAfter(facts, 'death')?.toISOString() ?? null,
    people,
    withNothing: withNothingIn(facts, people),
    problems: problemsOf(facts, people),
    subscriptionEndsAt: findSubscriptionEnd(facts)?.toISOString() ?? null,
  };
}

/** The earliest time at which everything that waits for a report could open, after a report of either type. Null if it can't. */
export function getEarliestRelease(facts: PlanFacts): Date | null {
  const times = reportTypes.flatMap((type) => getEarliestReleaseAfter(facts, type)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/**
 * The same after a report of one type: the end of the owner's refute window, if someone reported now and everyone else confirmed
 * immediately. Null if there are too few reporters or the estate is already open.
 */
function getEarliestReleaseAfter(
  { now, estate, pendingUntil, reporters, awayUntil, ...numbers }: PlanFacts,
  type: ReportType,
): Date | null {
  if (estate.report === 'released') return null;
  if (pendingUntil) return pendingUntil > now ? pendingUntil : now;
  const { requiredConfirmations, refuteTimeHours } = getReportNumbers(numbers, type);
  return canReportBeConfirmed(
    reporters.filter(({ isSuspended }) => !isSuspended).length,
    requiredConfirmations,
  )
    ? computeSubmittedWindowEnd(now, refuteTimeHours, awayUntil)
    : null;
}

/** The recipients, sorted by address. Omits the owner and anyone who has left every LeaveBit. */
function peopleOf({ leavebits, ownerEmail, now, substitutes, ...facts }: PlanFacts): Person[] {
  const people = new Map<string, Person>();
  const decide = accessByRule(facts, now);
  for (const leavebit of leavebits) {
    const receiving: Person[] = [];
    for (const email of leavebit.sharingEmails) {
      const person = getRecipientFacts({ ...leavebit, ...intactLeavebitState }, email);
      if (email === ownerEmail || person.hasLeft) continue;
      const known = people.get(email) ?? newPerson(email, substitutes);
      people.set(email, known);
      const access = decide(person.setting);
      if (access.kind === 'locked' && access.lock.waitsFor === null) continue;
      receiving.push(known);
      if (access.kind !== 'locked') known.now += 1;
      else if (access.lock.waitsFor === 'report') known.afterDeath += 1;
      else if (access.lock.opensAt) {
        known.dated += 1;
        const at = access.lock.opensAt.toISOString();
        if (known.nextDate === null || at < known.nextDate) known.nextDate = at;
      }
    }
    for (const known of receiving)
      if (known.substitute && canBePassedOn(leavebit.sharingEmails, known.substitute.email, ownerEmail))
        known.isPassedOn = true;
    const [only, another] = receiving;
    if (only && !another) only.alone = oneMore(only.alone, leavebit);
  }
  return [...people.values()].sort(byAddress);
}

const newPerson = (email: string, substitutes: PlanFacts['substitutes']): Person => ({
  email,
  now: 0,
  dated: 0,
  afterDeath: 0,
  nextDate: null,
  alone: null,
  substitute: substitutes.get(email) ?? null,
  isPassedOn: false,
});

/** LeaveBits come in order of their last save, newest first, so the first one provides the headline. */
const oneMore = (alone: Person['alone'], { description }: PlannedLeavebit): Person['alone'] => ({
  count: (alone?.count ?? 0) + 1,
  description: alone?.description ?? description,
});

const byAddress = (one: { email: string }, other: { email: string }) => (one.email < other.email ? -1 : 1);

/** Reporters with whom nothing is shared, and recipients who have left every LeaveBit, sorted by address. */
function withNothingIn(
  { reporters, leavebits, ownerEmail }: PlanFacts,
  people: readonly Person[],
): WithNothing[] {
  const receiving = new Set(people.map(({ email }) => email));
  const recipients = new Set(leavebits.flatMap(({ sharingEmails }) => sharingEmails));
  return [...new Set([...recipients, ...reporters.map(({ email }) => email)])]
    .filter((email) => email !== ownerEmail && !receiving.has(email))
    .map((email) => ({ email, because: recipients.has(email) ? ('left' as const) : ('reporter' as const) }))
    .sort(byAddress);
}

/** Decides access for people who haven't left. Memoized per rule, because even hundreds of LeaveBits share only a few rules. */
function accessByRule(
  facts: OwnerAccessFacts,
  now: Date,
): (setting: ReleaseSetting | undefined) => AccessDecision {
  const known = new Map<string, AccessDecision>();
  return (setting) => {
    const rule = `${setting?.releaseType} ${setting?.scheduledDate}`;
    const access =
      known.get(rule) ??
      decideAccess({ isDamaged: false, isTrashed: false, hasLeft: false, setting, ...facts }, now);
    known.set(rule, access);
    return access;
  };
}

/** What would go wrong, with the most serious problems first. */
function problemsOf(facts: PlanFacts, people: readonly Person[]): PlanProblem[] {
  const { reporters, leavebits, unreachable, ownerEmail, now } = facts;
  const mostNeeded = getMaxRequiredConfirmations(facts);
  const isAnybodyWaiting = people.some(({ afterDeath }) => afterDeath > 0);
  const able = reporters.filter(isReporterAvailable);
  const isEnough = canReportBeConfirmed(able.length, mostNeeded);
  const accepted = able.filter(({ hasAccepted }) => hasAccepted);
  const cards = listCardProblems(facts);
  const emails = (found: readonly { email: string }[]) => found.map(({ email }) => email);
  const where = (code: PlanProblem['code'], holds: boolean): PlanProblem[] =>
    holds ? [{ code, subject: null }] : [];
  const each = (code: PlanProblem['code'], subjects: readonly (string | number)[]): PlanProblem[] =>
    subjects.map((subject) => ({ code, subject: String(subject) }));
  const withLeavebits = (code: PlanProblem['code'], subjects: readonly (readonly [string, number])[]) =>
    subjects.map(([subject, leavebitId]): PlanProblem => ({ code, subject, leavebitId }));
  return [
    ...where('nobody-receives', people.length === 0),
    ...where('no-reporters', isAnybodyWaiting && reporters.length === 0),
    ...where('too-few-reporters', reporters.length > 0 && !isEnough),
    ...where(
      'reporters-unanswered',
      isAnybodyWaiting && isEnough && !canReportBeConfirmed(accepted.length, mostNeeded),
    ),
    ...each('reporter-suspended', emails(reporters.filter(({ isSuspended }) => isSuspended))),
    ...each('reporter-unreachable', emails(reporters.filter(({ isUnreachable }) => isUnreachable))),
    ...each(
      'reporter-declined',
      emails(reporters.filter(({ hasDeclined, isUnreachable }) => hasDeclined && !isUnreachable)),
    ),
    ...each('reporter-moved', emails(reporters.filter(({ hasMoved }) => hasMoved))),
    ...each('reporter-unpracticed', emails(able.filter((one) => isUnpracticed(one, now)))),
    ...where('subscription-ends', findSubscriptionEnd(facts) !== null),
    ...withLeavebits('sealed-without-card', cards.missing),
    ...withLeavebits('sealed-before-card', cards.tooLate),
    ...where(
      'all-reporters-needed',
      // Someone who hasn't answered may never act, so they don't count as a spare.
      isAnybodyWaiting && [able, accepted].some(({ length }) => length === countPeopleForReport(mostNeeded)),
    ),
    ...where(
      'reporters-are-recipients',
      isAnybodyWaiting &&
        reporters.length > 0 &&
        reporters.every(({ email }) =>
          people.some((person) => person.email === email && person.afterDeath > 0),
        ),
    ),
    ...each('recipient-unreachable', emails(people.filter(({ email }) => unreachable.has(email)))),
    ...each(
      'substitute-unreachable',
      emails(people.filter(({ substitute }) => substitute && unreachable.has(substitute.email))),
    ),
    ...each('leavebit-incomplete', incompleteIn(leavebits, ownerEmail)),
    ...each('nobody-reached', listUnreached(facts)),
    ...each('card-never-checked', cards.unchecked),
    ...where('no-recovery-codes', facts.hasFactor && facts.recoveryCodes === 0),
  ];
}

/**
 * Whose cards would fail for a sealed LeaveBit, with the one of these that was saved first, and whose have never been tried. Each
 * list is sorted by address.
 */
function listCardProblems({ leavebits, ownerEmail, substitutes, cards }: PlanFacts) {
  const [missing, tooLate] = [new Map<string, PlannedLeavebit>(), new Map<string, PlannedLeavebit>()];
  const unchecked = new Set<string>();
  for (const leavebit of leavebits) {
    if (!leavebit.sealed) continue;
    const readers = leavebit.sharingEmails.filter(
      (email) =>
        email !== ownerEmail && !getRecipientFacts({ ...leavebit, ...intactLeavebitState }, email).hasLeft,
    );
    for (const email of readers.flatMap((reader) => [reader, substitutes.get(reader)?.email ?? []].flat())) {
      const card = cards.get(email);
      if (card?.checkedAt === null) unchecked.add(email);
      if (card && canCardOpen(card, leavebit)) continue;
      const affected = card ? tooLate : missing;
      const known = affected.get(email);
      if (!known || leavebit.lastUpdate < known.lastUpdate) affected.set(email, leavebit);
    }
  }
  const sorted = (people: ReadonlyMap<string, PlannedLeavebit>) =>
    [...people].map(([email, { id }]): [string, number] => [email, id]).sort(byFirst);
  return { missing: sorted(missing), tooLate: sorted(tooLate), unchecked: [...unchecked].sort() };
}

const byFirst = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);

const canCardOpen = (
  { digest, setAt }: CardPlanFacts,
  { sealedFor, lastUpdate }: PlannedLeavebit,
): boolean => (sealedFor ? sealedFor.includes(digest) : setAt <= lastUpdate);

/** Whether they've had time to visit their page but haven't. */
function isUnpracticed({ hasOpened, linksSentAt }: ReporterPlanFacts, now: Date): boolean {
  if (hasOpened) return false;
  if (linksSentAt === null) return true;
  return now.getTime() - linksSentAt.getTime() >= planLimits.reporterPracticeDays * DAY_MS;
}

/** LeaveBits that still need input from the owner. */
function incompleteIn(leavebits: readonly PlannedLeavebit[], ownerEmail: string): number[] {
  return leavebits
    .filter((leavebit) => listIncompleteReasons(leavebit, ownerEmail, null).length > 0)
    .map(({ id }) => id);
}

/**
 * When everything closes unless the owner subscribes, if that is soon or before a date on which something opens. Assumes that a
 * running subscription keeps being paid.
 */
function findSubscriptionEnd(facts: PlanFacts): Date | null {
  const { subscription, estate, now } = facts;
  if (!subscription?.isBilled || estate.report === 'released') return null;
  if (subscription.status === 'Monthly' || subscription.status === 'Annual') return null;
  const end = getBlockingDate(subscription);
  const isSoon = end.getTime() - now.getTime() <= planLimits.subscriptionEndDays * DAY_MS;
  return isSoon || opensAfter(facts, end) ? end : null;
}

/** Whether a LeaveBit opens for someone on a date by which the subscription has ended. */
function opensAfter({ leavebits, ownerEmail, now }: PlanFacts, end: Date): boolean {
  return leavebits.some((leavebit) =>
    leavebit.sharingEmails.some((email) => {
      const { setting, hasLeft } = getRecipientFacts({ ...leavebit, ...intactLeavebitState }, email);
      const opensAt = findOpeningDate(setting);
      return email !== ownerEmail && !hasLeft && opensAt !== null && opensAt > now && opensAt >= end;
    }),
  );
}

/**
 * LeaveBits that open for someone without a report, none of whom is known to have been reached. Omits those whose recipients are
 * all known to be unreachable, because each of these is a problem of its own.
 */
function listUnreached({ leavebits, ownerEmail, unreachable, reached }: PlanFacts): number[] {
  return leavebits
    .filter((leavebit) => {
      const readers = leavebit.sharingEmails.filter((email) => {
        const { setting, hasLeft } = getRecipientFacts({ ...leavebit, ...intactLeavebitState }, email);
        return email !== ownerEmail && !hasLeft && findReleaseCondition(setting) !== 'report';
      });
      return (
        readers.some((email) => !unreachable.has(email)) &&
        !readers.some((email) => reached.has(email) && !unreachable.has(email))
      );
    })
    .map(({ id }) => id);
}
