import type { ReportStatus } from '#shared/contracts/release.ts';
import type * as releaseRules from '../../server/features/release/rules.ts';

type RuleName =
  | 'nextStep'
  | 'hearingOf'
  | 'warningState'
  | 'confirmationVerdict'
  | 'refutationRefusal'
  | 'submissionRefusal';
/** The decisions a model is run with: the product's own, or broken ones. */
export type Rules = Pick<typeof releaseRules, RuleName>;

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const PEOPLE = ['rosa', 'sam', 'tess', 'uma', 'vera'] as const;

/** What people, mail servers and clocks do. `by` counts into `PEOPLE`. */
export type Command =
  | { do: 'submit'; by: number }
  | { do: 'confirm'; by: number }
  | { do: 'refute' }
  | { do: 'revoke' }
  | { do: 'configure'; reporters: number; required: number; hours: number }
  | { do: 'mail-server'; answers: 'accepts' | 'refuses' | 'is-away' }
  | { do: 'time'; passes: number }
  | { do: 'work' };

interface Warning {
  stage: 'first' | 'half' | 'last';
  state: 'queued' | 'accepted' | 'failed';
  createdAt: Date;
  attempts: number;
  tryAt: number;
  acceptedAt: Date | null;
  refusedAt: Date | null;
}

interface Report {
  status: ReportStatus;
  by: number;
  reportedAt: number;
  expiresAt: number;
  required: number;
  hours: number;
  /** Whether each of the others has confirmed; one who was removed is not in it any more. */
  asked: Map<number, boolean>;
  /** The others when it was submitted: one who is removed and named anew is asked anew. */
  others: number[];
  warnings: Warning[];
}

export interface World {
  now: number;
  reporters: number[];
  required: number;
  hours: number;
  mailServer: 'accepts' | 'refuses' | 'is-away';
  reports: Report[];
  releases: number;
  /** The promises that were not kept. */
  broken: string[];
}

export const promises = {
  heard: 'the window never runs out unheard',
  window: 'never before the end of the window',
  confirmations: 'never without enough confirmations',
  own: 'nobody confirms their own report',
  refuted: 'never after a refutation',
  once: 'never twice, and one report at a time',
  owed: 'always once both hold and a worker runs',
  expiry: 'a report that is confirmed, or still in time, does not expire',
  shrink: 'the window never shrinks',
} as const;

export function newWorld(): World {
  return {
    now: Date.UTC(2040, 0, 1),
    reporters: [0, 1, 2],
    required: 2,
    hours: 24,
    mailServer: 'accepts',
    reports: [],
    releases: 0,
    broken: [],
  };
}

/** The world after a command, by these rules; what they break is written down in it. */
export function apply(rules: Rules, world: World, command: Command): void {
  const latest = world.reports.at(-1);
  switch (command.do) {
    case 'submit': {
      if (!world.reporters.includes(command.by)) return;
      if (rules.submissionRefusal(latest?.status ?? null) !== null) return;
      if (world.reports.filter(({ reportedAt }) => reportedAt > world.now - DAY).length >= 5) return;
      if (latest?.status === 'pending' || latest?.status === 'released') world.broken.push(promises.once);
      world.reports.push({
        status: 'pending',
        by: command.by,
        reportedAt: world.now,
        expiresAt: world.now + world.hours * HOUR,
        required: world.required,
        hours: world.hours,
        asked: new Map(world.reporters.filter((one) => one !== command.by).map((one) => [one, false])),
        others: world.reporters.filter((one) => one !== command.by),
        warnings: [newWarning('first', world.now)],
      });
      return;
    }
    case 'confirm': {
      if (!latest?.asked.has(command.by)) return;
      const verdict = rules.confirmationVerdict(latest.status, latest.asked.get(command.by)!);
      if (verdict.kind === 'count') latest.asked.set(command.by, true);
      return;
    }
    case 'refute':
      if (latest && rules.refutationRefusal(latest.status) === null) {
        if (latest.status === 'released') world.broken.push(promises.refuted);
        latest.status = 'refuted';
      }
      return;
    case 'revoke':
      if (latest?.status === 'released') latest.status = 'revoked';
      return;
    case 'configure': {
      const reporters = PEOPLE.map((_name, index) => index).slice(0, command.reporters);
      if (reporters.length > 0 && command.required + 1 > reporters.length) return;
      const removed = world.reporters.filter((one) => !reporters.includes(one));
      if (latest?.status === 'pending') {
        for (const one of removed) latest.asked.delete(one);
        for (const one of reporters) {
          if (latest.others.includes(one) && !latest.asked.has(one)) latest.asked.set(one, false);
        }
      }
      Object.assign(world, { reporters, required: command.required, hours: command.hours });
      return;
    }
    case 'mail-server':
      world.mailServer = command.answers;
      return;
    case 'time':
      world.now += command.passes;
      return;
    case 'work':
      if (latest) work(rules, world, latest);
      return;
  }
}

const newWarning = (stage: Warning['stage'], now: number): Warning => ({
  stage,
  createdAt: new Date(now),
  state: 'queued',
  attempts: 0,
  // At once, whatever a clock that jumps says.
  tryAt: -Infinity,
  acceptedAt: null,
  refusedAt: null,
});

/** Sends what is due and takes every step that is due, until nothing is. */
function work(rules: Rules, world: World, report: Report): void {
  // Broken rules may go round in circles; sound ones are done after a few rounds.
  for (let busy = true, rounds = 0; busy && rounds < 20; rounds += 1) {
    const tried = report.status === 'pending' && sendDue(world, report);
    const stepped = step(rules, world, report);
    busy = tried || stepped;
  }
  checkNothingIsOwed(world, report);
}

function sendDue(world: World, report: Report): boolean {
  const due = report.warnings.filter(({ state, tryAt }) => state === 'queued' && tryAt <= world.now);
  for (const warning of due) {
    warning.attempts += 1;
    if (world.mailServer === 'accepts') {
      Object.assign(warning, { state: 'accepted', acceptedAt: new Date(world.now) });
    } else if (world.mailServer === 'refuses') {
      Object.assign(warning, { state: 'failed', refusedAt: new Date(world.now) });
    } else {
      warning.tryAt = world.now + Math.min(5000 * 2 ** (warning.attempts - 1), HOUR / 2);
    }
  }
  return due.length > 0;
}

/** @returns whether anything changed. */
function step(rules: Rules, world: World, report: Report): boolean {
  const now = new Date(world.now);
  const decision = rules.nextStep(
    {
      status: report.status,
      reportedAt: new Date(report.reportedAt),
      expiresAt: new Date(report.expiresAt),
      refuteTimeHours: report.hours,
      requiredConfirmations: report.required,
      confirmations: confirmed(report).length,
    },
    rules.hearingOf(report.warnings, now),
    rules.warningState(report.warnings),
    now,
  );
  switch (decision.kind) {
    case 'none':
    case 'wait':
      return false;
    case 'move-window':
      if (decision.expiresAt.getTime() < report.expiresAt) world.broken.push(promises.shrink);
      report.expiresAt = decision.expiresAt.getTime();
      return true;
    case 'warn':
      report.warnings.push(newWarning(decision.stage, world.now));
      return true;
    case 'release':
      checkRelease(world, report);
      report.status = 'released';
      world.releases += 1;
      return true;
    case 'expire':
      if (confirmed(report).length >= report.required || world.now < report.expiresAt + 30 * DAY) {
        world.broken.push(promises.expiry);
      }
      report.status = 'expired';
      return true;
  }
}

const confirmed = ({ asked }: Report) =>
  [...asked].flatMap(([one, hasConfirmed]) => (hasConfirmed ? [one] : []));

/** The end of the owner's time by the product's promise alone, from the plain facts; null while it cannot end. */
export function promisedEnd({ reportedAt, hours, warnings }: Report, now: number): number | null {
  const accepted = warnings.flatMap(({ acceptedAt }) => (acceptedAt ? [acceptedAt.getTime()] : []));
  const end = reportedAt + hours * HOUR;
  if (accepted.length > 0) {
    const first = Math.min(...accepted);
    return first <= reportedAt + HOUR / 6 ? end : first + hours * HOUR;
  }
  // One that has waited to be sent for three days is waited for no longer.
  const isRefused = warnings.some(({ refusedAt }) => refusedAt !== null) && !isBeingSent(warnings, now);
  return isRefused ? reportedAt + Math.max(hours, 72) * HOUR : null;
}

function isBeingSent(warnings: readonly Warning[], now: number): boolean {
  const queued = warnings
    .filter(({ state }) => state === 'queued')
    .map(({ createdAt }) => createdAt.getTime());
  return queued.length > 0 && now < Math.max(...queued) + 72 * HOUR;
}

function checkRelease(world: World, report: Report): void {
  const end = promisedEnd(report, world.now);
  if (end === null) world.broken.push(promises.heard);
  else if (world.now < end) world.broken.push(promises.window);
  if (confirmed(report).length < report.required) world.broken.push(promises.confirmations);
  if (report.asked.has(report.by)) world.broken.push(promises.own);
  if (report.status === 'refuted') world.broken.push(promises.refuted);
  else if (report.status !== 'pending') world.broken.push(promises.once);
}

function checkNothingIsOwed(world: World, report: Report): void {
  const end = promisedEnd(report, world.now);
  const isOwed =
    report.status === 'pending' &&
    confirmed(report).length >= report.required &&
    end !== null &&
    world.now >= Math.max(end, report.expiresAt) &&
    !isBeingSent(report.warnings, world.now);
  if (isOwed) world.broken.push(promises.owed);
}

/** Runs a history through these rules. */
export function runHistory(rules: Rules, history: readonly Command[]): World {
  const world = newWorld();
  for (const command of history) apply(rules, world, command);
  return world;
}
