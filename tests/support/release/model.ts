import type { ReportStatus } from '#shared/contracts/release.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import {
  canWithdrawReport,
  getReportingPause,
  decideConfirmation,
  isOwnPendingReport,
  canRefuteReport,
  canSubmitReport,
} from '#server/features/release/links/rules.ts';
import { decideReport } from '#server/features/release/reports/rules.ts';
import {
  summarizeWarnings,
  ownerWarningStages,
  type OwnerWarningStage,
} from '#server/features/release/reports/warning-rules.ts';

/** The product's own rules. */
export const releaseProductRules = {
  decide: decideReport,
  summarizeWarnings,
  confirmationVerdict: decideConfirmation,
  isOwnRunning: isOwnPendingReport,
  canRefute: canRefuteReport,
  canSubmit: canSubmitReport,
  canWithdraw: canWithdrawReport,
  reportPause: getReportingPause,
  /** The earlier reports that count toward a reporter's limits. */
  countedReports: (all: readonly Report[], by: number) => all.filter((report) => report.by === by),
};
/** The rules that a model runs with: the product's own, or mutants. */
export type ReleaseModelRules = typeof releaseProductRules;

const LONGEST_RETRY_MS = HOUR_MS / 2;

export const MODEL_PEOPLE = ['rosa', 'sam', 'tess', 'uma', 'vera'] as const;

/** What users, mail servers and clocks do. `by` is an index into `MODEL_PEOPLE`. */
export type ReleaseCommand =
  | { do: 'submit'; by: number }
  | { do: 'confirm'; by: number }
  /** A reporter asked to confirm denies the report, without consequences. */
  | { do: 'deny'; by: number }
  /** A reporter has the confirmation request resent, without consequences for the report. */
  | { do: 'ask-again'; by: number }
  | { do: 'withdraw'; by: number }
  | { do: 'refute' }
  | { do: 'revoke' }
  | { do: 'configure'; reporters: number; required: number; hours: number }
  | { do: 'mail-server'; answers: MailServer }
  /** The latest accepted warning bounces. `hard`: the mailbox is gone. */
  | { do: 'bounce'; kind: 'hard' | 'soft' }
  /** The service is down, so no jobs run and the owner can’t refute. */
  | { do: 'outage'; lasts: number }
  /** The jobs run, but the pages are unreachable. */
  | { do: 'http'; serves: boolean }
  /** An operator ends a recovery, and pending reports restart. */
  | { do: 'restart' }
  | { do: 'time'; passes: number }
  /** Emails are sent, and the process dies before it acts on the result. */
  | { do: 'send' }
  /** Reports are processed before any email is sent. */
  | { do: 'decide' }
  | { do: 'work' };

/** `doubts`: a rejection that may be about us. */
type MailServer = 'accepts' | 'refuses' | 'doubts' | 'is-away';

interface Warning {
  stage: OwnerWarningStage;
  state: 'queued' | 'accepted' | 'failed';
  createdAt: Date;
  attempts: number;
  tryAt: number;
  acceptedAt: Date | null;
  refusedAt: Date | null;
  takenAt: Date | null;
  lastAttemptAt: Date | null;
}

interface Report {
  status: ReportStatus;
  by: number;
  reportedAt: number;
  /** When its reporter withdrew it. */
  withdrawnAt: number | null;
  /** When the owner's window began or restarted. */
  begunAt: number;
  expiresAt: number;
  /** When the last required confirmation arrived. */
  confirmedAt: number | null;
  required: number;
  hours: number;
  /** Whether each of the others has confirmed. Excludes removed reporters. */
  asked: Map<number, boolean>;
  /** The others at submission. If one is removed and re-added, they are asked again. */
  others: number[];
  /** Since the owner's window began. */
  warnings: Warning[];
}

export interface ReleaseModel {
  now: number;
  reporters: number[];
  required: number;
  hours: number;
  mailServer: MailServer;
  outages: { from: number; until: number }[];
  /** Since when the pages are unreachable; null while they are reachable. */
  unreachableSince: number | null;
  reports: Report[];
  releases: number;
  /** Releases of owners whose mailbox rejected every warning. */
  unheardReleases: number;
  /** The promises broken so far. */
  broken: string[];
}

export const releaseInvariants = {
  heard: 'the window never ends without a delivered warning',
  window: 'never before the end of the window',
  confirmations: 'never without enough confirmations',
  own: 'nobody confirms their own report',
  refuted: 'never after a refutation',
  once: 'never twice, and one report at a time',
  notice: 'never without a recent notice that left enough uptime before the last confirmation',
  warned: 'every due warning is written',
  sent: 'never while a late warning is being sent',
  flood: 'nobody is flooded with mail',
  decided: 'nothing counts after the decision',
  withdrawn: 'only its own reporter withdraws a report, and only while it is pending',
  turn: 'one reporter never uses up the reports of another',
  pause: 'whoever has withdrawn five reports within a week pauses',
  shared: 'a report that another reporter has confirmed is not withdrawn',
  owed: 'always once all conditions are met and a worker runs',
  bound: 'always within a known time when nothing fails',
  expiry: 'a report that is confirmed, or not yet past its time, does not expire',
  shrink: 'the window never shrinks',
  grow: 'the window is no longer than promised',
} as const;

export function createReleaseModel(): ReleaseModel {
  return {
    now: Date.UTC(2040, 0, 1),
    reporters: [0, 1, 2],
    required: 2,
    hours: 24,
    mailServer: 'accepts',
    outages: [],
    unreachableSince: null,
    reports: [],
    releases: 0,
    unheardReleases: 0,
    broken: [],
  };
}

/** Applies a command to the world under these rules, and records the promises they break. */
export function applyReleaseCommand(
  rules: ReleaseModelRules,
  world: ReleaseModel,
  command: ReleaseCommand,
): void {
  const latest = world.reports.at(-1);
  switch (command.do) {
    case 'submit': {
      if (!world.reporters.includes(command.by)) return;
      if (!rules.canSubmit(latest?.status ?? null)) return;
      const counted = rules.countedReports(world.reports, command.by).map((report) => ({
        reportedAt: new Date(report.reportedAt),
        withdrawnAt: report.withdrawnAt === null ? null : new Date(report.withdrawnAt),
      }));
      const own = world.reports.filter(({ by }) => by === command.by);
      if (rules.reportPause(counted, new Date(world.now))) {
        if (own.length === 0) world.broken.push(releaseInvariants.turn);
        return;
      }
      const isRecent = ({ withdrawnAt }: Report) =>
        withdrawnAt !== null && withdrawnAt > world.now - 7 * DAY_MS;
      if (own.filter(isRecent).length >= 5) world.broken.push(releaseInvariants.pause);
      if (latest?.status === 'pending' || latest?.status === 'released')
        world.broken.push(releaseInvariants.once);
      world.reports.push({
        status: 'pending',
        by: command.by,
        reportedAt: world.now,
        withdrawnAt: null,
        begunAt: world.now,
        expiresAt: world.now + world.hours * HOUR_MS,
        confirmedAt: null,
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
      if (verdict.kind !== 'count') return;
      if (latest.status !== 'pending') world.broken.push(releaseInvariants.decided);
      latest.asked.set(command.by, true);
      if (isConfirmed(latest)) latest.confirmedAt ??= world.now;
      return;
    }
    case 'deny':
    case 'ask-again':
      return;
    case 'withdraw': {
      if (!latest || !world.reporters.includes(command.by)) return;
      const report = { status: latest.status, reporterEmail: MODEL_PEOPLE[latest.by]! };
      if (!rules.isOwnRunning(report, MODEL_PEOPLE[command.by]!)) return;
      if (!rules.canWithdraw(confirmed(latest).length)) return;
      if (latest.by !== command.by || latest.status !== 'pending')
        world.broken.push(releaseInvariants.withdrawn);
      if (confirmed(latest).length > 0) world.broken.push(releaseInvariants.shared);
      latest.status = 'refuted';
      latest.withdrawnAt = world.now;
      return;
    }
    case 'refute':
      if (latest && rules.canRefute(latest.status)) {
        if (latest.status === 'released') world.broken.push(releaseInvariants.refuted);
        latest.status = 'refuted';
      }
      return;
    case 'revoke':
      if (latest?.status === 'released') latest.status = 'revoked';
      return;
    case 'configure': {
      const reporters = MODEL_PEOPLE.map((_name, index) => index).slice(0, command.reporters);
      if (reporters.length > 0 && command.required + 1 > reporters.length) return;
      const removed = world.reporters.filter((one) => !reporters.includes(one));
      if (latest?.status === 'pending') {
        for (const one of removed) latest.asked.delete(one);
        if (!isConfirmed(latest)) latest.confirmedAt = null;
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
    case 'bounce': {
      const returned = ownerWarningStages
        .flatMap((stage) => latest?.warnings.filter((warning) => warning.stage === stage) ?? [])
        .findLast(({ state }) => state === 'accepted');
      if (latest?.status !== 'pending' || !returned) return;
      // Email that bounces after two weeks does not count.
      if (world.now > returned.acceptedAt!.getTime() + 14 * DAY_MS) return;
      const refusedAt = command.kind === 'hard' ? new Date(world.now) : null;
      const takenAt = returned.acceptedAt;
      Object.assign(returned, { state: 'failed', acceptedAt: null, refusedAt, takenAt });
      return;
    }
    case 'outage':
      serve(world, true);
      world.outages.push({ from: world.now, until: world.now + command.lasts });
      world.now += command.lasts;
      return;
    case 'http':
      serve(world, command.serves);
      return;
    case 'restart':
      if (latest?.status !== 'pending') return;
      latest.begunAt = world.now;
      latest.expiresAt = Math.max(latest.expiresAt, world.now + latest.hours * HOUR_MS);
      latest.warnings = [newWarning('first', world.now)];
      return;
    case 'time':
      world.now += command.passes;
      return;
    case 'send':
      if (latest?.status === 'pending') sendDue(world, latest);
      return;
    case 'decide':
      if (latest) untilNothingIsDue(() => step(rules, world, latest));
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
  // Due immediately, even if the clock jumps.
  tryAt: -Infinity,
  acceptedAt: null,
  refusedAt: null,
  takenAt: null,
  lastAttemptAt: null,
});

/** A gap of up to ten minutes is not an outage. */
function serve(world: ReleaseModel, serves: boolean): void {
  if (!serves) {
    world.unreachableSince ??= world.now;
    return;
  }
  world.outages = outagesOf(world);
  world.unreachableSince = null;
}

/** The past outages, and the current one. */
function outagesOf({ outages, unreachableSince, now }: ReleaseModel): ReleaseModel['outages'] {
  const isAway = unreachableSince !== null && now - unreachableSince > HOUR_MS / 6;
  return isAway ? [...outages, { from: unreachableSince, until: now }] : outages;
}

function uptimeMs(world: ReleaseModel, since: number): number {
  const away = outagesOf(world).map(({ from, until }) =>
    Math.max(0, Math.min(until, world.now) - Math.max(from, since)),
  );
  return world.now - since - away.reduce((sum, ms) => sum + ms, 0);
}

/** Does everything that is due, reschedules what a wrong clock scheduled, and does that too. */
function work(rules: ReleaseModelRules, world: ReleaseModel, report: Report): void {
  settle(rules, world, report);
  // No email waits longer than half an hour for its next attempt. One that would was scheduled before the clock was set back.
  for (const warning of report.warnings) {
    if (warning.tryAt > world.now + 2 * LONGEST_RETRY_MS) warning.tryAt = world.now;
  }
  settle(rules, world, report);
  checkWarned(world, report);
  checkNothingIsOwed(world, report);
}

/** Sends due emails and takes due steps until nothing more is due. */
function settle(rules: ReleaseModelRules, world: ReleaseModel, report: Report): void {
  untilNothingIsDue(() => {
    const tried = report.status === 'pending' && sendDue(world, report);
    const stepped = step(rules, world, report);
    return tried || stepped;
  });
}

function untilNothingIsDue(isBusy: () => boolean): void {
  // Mutants may loop forever. Correct rules finish after a few rounds.
  for (let rounds = 0; rounds < 20 && isBusy(); rounds += 1);
}

function sendDue(world: ReleaseModel, report: Report): boolean {
  const due = report.warnings.filter(({ state, tryAt }) => state === 'queued' && tryAt <= world.now);
  for (const warning of due) {
    warning.attempts += 1;
    warning.lastAttemptAt = new Date(world.now);
    if (world.mailServer === 'accepts') {
      Object.assign(warning, { state: 'accepted', acceptedAt: new Date(world.now) });
    } else if (
      world.mailServer === 'refuses' ||
      (world.mailServer === 'doubts' && world.now >= warning.createdAt.getTime() + 72 * HOUR_MS)
    ) {
      Object.assign(warning, { state: 'failed', refusedAt: new Date(world.now) });
    } else {
      warning.tryAt = world.now + Math.min(5000 * 2 ** (warning.attempts - 1), LONGEST_RETRY_MS);
    }
  }
  return due.length > 0;
}

/** @returns whether anything changed. */
function step(rules: ReleaseModelRules, world: ReleaseModel, report: Report): boolean {
  const now = new Date(world.now);
  const { step: decision } = rules.decide(
    {
      report: {
        status: report.status,
        begunAt: new Date(report.begunAt),
        expiresAt: new Date(report.expiresAt),
        refuteTimeHours: report.hours,
        requiredConfirmations: report.required,
        confirmations: confirmed(report).length,
        confirmedAt: report.confirmedAt === null ? null : new Date(report.confirmedAt),
      },
      warnings: rules.summarizeWarnings(report.warnings, now),
      uptimeMs: (since) => uptimeMs(world, since.getTime()),
    },
    now,
  );
  switch (decision.kind) {
    case 'none':
    case 'wait':
      return false;
    case 'move-window':
      checkMove(world, report, decision.expiresAt.getTime());
      report.expiresAt = decision.expiresAt.getTime();
      return true;
    case 'warn':
      checkFlood(world, report, decision.stage);
      report.warnings.push(newWarning(decision.stage, world.now));
      return true;
    case 'release':
      checkRelease(world, report);
      if (report.warnings.every(({ acceptedAt }) => acceptedAt === null)) world.unheardReleases += 1;
      report.status = 'released';
      world.releases += 1;
      return true;
    case 'expire':
      if (isConfirmed(report) || world.now < report.expiresAt + 30 * DAY_MS) {
        world.broken.push(releaseInvariants.expiry);
      }
      report.status = 'expired';
      return true;
  }
}

const confirmed = ({ asked }: Report) =>
  [...asked].flatMap(([one, hasConfirmed]) => (hasConfirmed ? [one] : []));

const isConfirmed = (report: Report) => confirmed(report).length >= report.required;

/** The owner's promised window, from plain facts; null while it cannot end. */
function promisedWindow({ begunAt, hours, warnings }: Report, now: number) {
  const accepted = warnings.flatMap(({ acceptedAt }) => (acceptedAt ? [acceptedAt.getTime()] : []));
  if (accepted.length > 0) {
    const first = Math.min(...accepted);
    const start = first <= begunAt + HOUR_MS / 6 ? begunAt : first;
    return { start, end: start + hours * HOUR_MS };
  }
  // After three days and one more attempt, nothing waits for an unsent warning.
  if (refusals(warnings, now).length === 0 || isBeingSent(warnings, now)) return null;
  const whole = { start: begunAt, end: begunAt + Math.max(hours, 72) * HOUR_MS };
  const takenAt = warnings.flatMap((warning) => (warning.takenAt ? [warning.takenAt.getTime()] : []));
  const first = takenAt.length > 0 ? Math.min(...takenAt) : begunAt;
  const start = first <= begunAt + HOUR_MS / 6 ? begunAt : first;
  // A bounced warning never ends the owner's window earlier than if it had been delivered.
  return start + hours * HOUR_MS > whole.end ? { start, end: start + hours * HOUR_MS } : whole;
}

/** A mailbox that rejects permanently does so immediately. A bounce without a reason counts after three days. */
function refusals(warnings: readonly Warning[], now: number): { tried: number; at: number }[] {
  return warnings.flatMap(({ state, refusedAt, createdAt, takenAt }) => {
    const at = refusedAt?.getTime() ?? createdAt.getTime() + 72 * HOUR_MS;
    const tried = takenAt?.getTime() ?? at;
    return refusedAt || (state === 'failed' && at <= now) ? [{ tried, at }] : [];
  });
}

function isBeingSent(warnings: readonly Warning[], now: number): boolean {
  const queued = warnings.filter(({ state }) => state === 'queued');
  const until = Math.max(...queued.map(({ createdAt }) => createdAt.getTime())) + 72 * HOUR_MS;
  // An attempt that a wrong clock dated in the future does not count.
  const isTried = ({ lastAttemptAt: at }: Warning) =>
    at !== null && at.getTime() >= until && at.getTime() <= now;
  return queued.length > 0 && (now < until || !queued.every(isTried));
}

const neededMs = ({ hours }: Report) => Math.min(hours, 12) * HOUR_MS;

/** The times at which the owner was notified, as far as they count for the last confirmation. */
function noticesOf({ warnings, confirmedAt }: Report, now: number): number[] {
  const accepted = warnings.flatMap(({ acceptedAt }) =>
    acceptedAt ? [{ tried: acceptedAt.getTime(), at: acceptedAt.getTime() }] : [],
  );
  return [...accepted, ...refusals(warnings, now)]
    .filter(({ tried, at }) => at <= now && confirmedAt !== null && tried >= confirmedAt - 24 * HOUR_MS)
    .map(({ at }) => at);
}

const isNoticed = (world: ReleaseModel, report: Report) =>
  noticesOf(report, world.now).some((at) => uptimeMs(world, at) >= neededMs(report));

/** Halfway through the window, and in longer windows also an hour before the end. */
function plannedWarnings(report: Report, now: number): [OwnerWarningStage, number][] {
  const window = promisedWindow(report, now);
  if (window === null) return [];
  const end = Math.max(window.end, report.expiresAt);
  const half = window.start + (end - window.start) / 2;
  const all: [OwnerWarningStage, number][] = [
    ['half', half],
    ['last', end - HOUR_MS],
  ];
  return end - HOUR_MS > window.start ? all : all.slice(0, 1);
}

const writtenStages = ({ warnings }: Report) => new Set(warnings.map(({ stage }) => stage));

function latestDue(report: Report, now: number): OwnerWarningStage | null {
  const due = plannedWarnings(report, now).filter(([, at]) => at <= now);
  return due.sort(([, one], [, other]) => one - other).at(-1)?.[0] ?? null;
}

function checkMove(world: ReleaseModel, report: Report, to: number): void {
  if (to < report.expiresAt) world.broken.push(releaseInvariants.shrink);
  const window = promisedWindow(report, world.now);
  if (window === null || to > Math.max(window.end, report.expiresAt))
    world.broken.push(releaseInvariants.grow);
}

function checkWarned(world: ReleaseModel, report: Report): void {
  if (report.status !== 'pending') return;
  const hasReturned = report.warnings.every(
    ({ state, createdAt }) => state === 'failed' && Math.abs(world.now - createdAt.getTime()) >= 12 * HOUR_MS,
  );
  if (hasReturned && promisedWindow(report, world.now) === null) world.broken.push(releaseInvariants.warned);
  const due = latestDue(report, world.now);
  if (due !== null && !writtenStages(report).has(due)) world.broken.push(releaseInvariants.warned);
}

function checkFlood(world: ReleaseModel, report: Report, stage: OwnerWarningStage): void {
  const isNear = ({ createdAt }: Warning) => Math.abs(world.now - createdAt.getTime()) < 12 * HOUR_MS;
  const again = report.warnings.filter((warning) => warning.stage === stage);
  const isTooMuch =
    stage === 'half' || stage === 'last'
      ? again.length > 0 || latestDue(report, world.now) !== stage
      : again.some(isNear);
  if (isTooMuch) world.broken.push(releaseInvariants.flood);
}

function checkRelease(world: ReleaseModel, report: Report): void {
  const window = promisedWindow(report, world.now);
  if (window === null) world.broken.push(releaseInvariants.heard);
  else if (world.now < Math.max(window.end, report.expiresAt)) world.broken.push(releaseInvariants.window);
  if (!isConfirmed(report)) world.broken.push(releaseInvariants.confirmations);
  if (report.asked.has(report.by)) world.broken.push(releaseInvariants.own);
  if (report.status === 'refuted') world.broken.push(releaseInvariants.refuted);
  else if (report.status !== 'pending') world.broken.push(releaseInvariants.once);
  if (!isNoticed(world, report)) world.broken.push(releaseInvariants.notice);
  if (isBeingSent(report.warnings, world.now)) world.broken.push(releaseInvariants.sent);
  checkWarned(world, report);
}

function checkNothingIsOwed(world: ReleaseModel, report: Report): void {
  const window = promisedWindow(report, world.now);
  const isOwed =
    report.status === 'pending' &&
    isConfirmed(report) &&
    window !== null &&
    world.now >= Math.max(window.end, report.expiresAt) &&
    isNoticed(world, report) &&
    !isBeingSent(report.warnings, world.now);
  if (isOwed) world.broken.push(releaseInvariants.owed);
}

/**
 * From now on everything works, so a confirmed report opens within a known time: the rest of its window or a new window,
 * including a wait for bounces and a final notice.
 */
function checkBound(rules: ReleaseModelRules, world: ReleaseModel): void {
  const report = world.reports.at(-1);
  if (report?.status !== 'pending' || !isConfirmed(report)) return;
  world.mailServer = 'accepts';
  serve(world, true);
  // Clocks are also set back. A timestamp in the future counts as it stands.
  const known = report.warnings.flatMap(({ createdAt, acceptedAt, refusedAt, tryAt }) => [
    createdAt.getTime(),
    acceptedAt?.getTime() ?? 0,
    refusedAt?.getTime() ?? 0,
    tryAt,
  ]);
  const from = Math.max(world.now, report.expiresAt, report.confirmedAt ?? 0, ...known);
  const bound = from + (Math.max(report.hours, 72) + 3 * 12) * HOUR_MS + 6 * LOOKS;
  while (world.now < bound && isPending(report)) {
    world.now += LOOKS;
    work(rules, world, report);
  }
  if (isPending(report)) world.broken.push(releaseInvariants.bound);
}

const LOOKS = 3 * HOUR_MS;
const isPending = ({ status }: Report) => status === 'pending';

/** Runs a history under these rules, followed by a fault-free period. */
export function runReleaseHistory(
  rules: ReleaseModelRules,
  history: readonly ReleaseCommand[],
): ReleaseModel {
  const world = createReleaseModel();
  for (const command of history) applyReleaseCommand(rules, world, command);
  checkBound(rules, world);
  return world;
}
