import type { ReportStatus, ReportType } from '#shared/contracts/release.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { getReportNumbers, type ReportNumbers } from '#shared/domain/reporters.ts';
import {
  canWithdrawReport,
  getReportingPause,
  decideConfirmation,
  decideDenial,
  getCoolDown,
  isSuspensionInForce,
  isOwnPendingReport,
  canRefuteReport,
  canSubmitReport,
} from '#server/features/release/links/rules.ts';
import {
  computeSubmittedWindowEnd,
  decideReport,
  extendWindowForDenial,
  getTimeAwayInForce,
  hasEnoughConfirmations,
} from '#server/features/release/reports/rules.ts';
import {
  summarizeWarnings,
  ownerWarningStages,
  type OwnerWarningStage,
} from '#server/features/release/reports/warning-rules.ts';

/** The product's own rules. */
export const releaseProductRules = {
  decide: decideReport,
  reportNumbers: getReportNumbers,
  /** The numbers that a report has now: those of its submission, whatever the configuration says since. */
  numbersInForce: (submitted: ReportNumbers, _configured: ReportNumbers) => submitted,
  timeAwayInForce: getTimeAwayInForce,
  submittedWindowEnd: computeSubmittedWindowEnd,
  summarizeWarnings,
  confirmationVerdict: decideConfirmation,
  denialVerdict: decideDenial,
  extendWindow: extendWindowForDenial,
  hasEnough: hasEnoughConfirmations,
  isOwnRunning: isOwnPendingReport,
  canRefute: canRefuteReport,
  canSubmit: canSubmitReport,
  canWithdraw: canWithdrawReport,
  reportPause: getReportingPause,
  isSuspended: isSuspensionInForce,
  coolDown: getCoolDown,
  /** The earlier reports that count toward a reporter's limits. */
  countedReports: (all: readonly Report[], by: number) => all.filter((report) => report.by === by),
};
/** The rules that a model runs with: the product's own, or mutants. */
export type ReleaseModelRules = typeof releaseProductRules;

const LONGEST_RETRY_MS = HOUR_MS / 2;

export const MODEL_PEOPLE = ['rosa', 'sam', 'tess', 'uma', 'vera'] as const;

/** What users, mail servers and clocks do. `by` is an index into `MODEL_PEOPLE`. */
export type ReleaseCommand =
  | { do: 'submit'; by: number; isIncapacity?: boolean }
  | { do: 'confirm'; by: number }
  /** A reporter asked to confirm denies the report, even after confirming it. */
  | { do: 'deny'; by: number }
  /** A reporter has the confirmation request resent, without consequences for the report. */
  | { do: 'ask-again'; by: number }
  | { do: 'withdraw'; by: number }
  | { do: 'refute' }
  /** The owner decides whether a reporter whose report they refuted stays. */
  | { do: 'judge'; by: number; keep: boolean }
  | { do: 'sign-in' }
  /** The owner sets how long nobody can report after a refutation. */
  | { do: 'cool-down'; days: number }
  | { do: 'revoke' }
  | { do: 'configure'; reporters: number; required: number; hours: number }
  /** The owner chooses numbers for an incapacity; null: those for a death. */
  | { do: 'incapacitation'; numbers: { required: number; hours: number } | null }
  /** The owner says that they are away for so long, or, with 0, that they are back. */
  | { do: 'away'; lasts: number }
  | { do: 'mail-server'; answers: MailServer }
  /** The owner has a verified second way to be warned, or removes it. */
  | { do: 'second-way'; has: boolean }
  | { do: 'second-server'; answers: MailServer }
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
  number: number;
  isSecond: boolean;
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
  /** Until when the owner is away, as they had said before. */
  awayUntil: number | null;
  /** When its reporter withdrew it. */
  withdrawnAt: number | null;
  /** When the owner's window began or restarted. */
  begunAt: number;
  expiresAt: number;
  /** When the last required confirmation arrived. */
  confirmedAt: number | null;
  type: ReportType;
  required: number;
  hours: number;
  /** The same according to the rules. */
  ruled: ReportNumbers;
  /** Whether each of the others has confirmed. Excludes removed reporters. */
  asked: Map<number, boolean>;
  /** The first denial of each of the others, including removed ones, and whether they have confirmed since. */
  denied: Map<number, { at: number; isWithdrawn: boolean }>;
  /** The others at submission. If one is removed and re-added, they are asked again. */
  others: number[];
  /** Every way of every warning since the owner's window began. */
  ways: Warning[];
  /** The same, each warning as a whole. */
  readonly warnings: Warning[];
}

export interface ReleaseModel {
  now: number;
  reporters: number[];
  required: number;
  hours: number;
  /** The numbers for an incapacity. Null: those for a death. */
  incapacitation: { required: number; hours: number } | null;
  awayUntil: number | null;
  mailServer: MailServer;
  hasSecondWay: boolean;
  secondServer: MailServer;
  outages: { from: number; until: number }[];
  /** Since when the pages are unreachable; null while they are reachable. */
  unreachableSince: number | null;
  reports: Report[];
  /** The reporters whose report was refuted, and when. They may have been removed since. */
  suspended: Map<number, number>;
  signedInAt: number | null;
  coolDownDays: number;
  /** When the owner last refuted a report. */
  refutedAt: number | null;
  releases: number;
  /** Releases of owners whose mailbox rejected every warning. */
  unheardReleases: number;
  /** The promises broken so far. */
  broken: string[];
}

export const releaseInvariants = {
  heard: 'the window never ends without a delivered warning',
  window: 'never before the end of the window',
  confirmations: 'never without enough confirmations, one more for each who denies it',
  denied: 'never before seven days have passed since the last denial',
  hostile: 'one reporter extends a report once',
  own: 'nobody confirms their own report',
  refuted: 'never after a refutation',
  once: 'never twice, and one report at a time',
  notice: 'never without a recent notice that left enough uptime before the last confirmation',
  warned: 'every due warning is written',
  sent: 'never while a late warning is being sent',
  flood: 'nobody is flooded with mail',
  decided: 'nothing counts after the decision',
  withdrawn: 'only its own reporter withdraws a report, and only while it is pending',
  suspended: 'a reporter whose report was refuted does nothing until the owner has decided about them',
  silenced: 'a suspension ends when nobody signs in for ninety days',
  cooled: 'no report comes within the pause after a refutation by the owner',
  uncooled: 'nothing else starts that pause, and it ends',
  turn: 'one reporter never uses up the reports of another',
  pause: 'whoever has withdrawn five reports within a week pauses',
  shared: 'a report that another reporter has confirmed is not withdrawn',
  owed: 'always once all conditions are met and a worker runs',
  bound: 'always within a known time when nothing fails',
  expiry: 'a report that is confirmed, or not yet past its time, does not expire',
  shrink: 'the window never shrinks',
  grow: 'the window is no longer than promised',
  away: 'an owner who is away has the whole time to refute after their return',
} as const;

export function createReleaseModel(): ReleaseModel {
  return {
    now: Date.UTC(2040, 0, 1),
    reporters: [0, 1, 2],
    required: 2,
    hours: 24,
    incapacitation: null,
    awayUntil: null,
    mailServer: 'accepts',
    hasSecondWay: false,
    secondServer: 'accepts',
    outages: [],
    unreachableSince: null,
    reports: [],
    suspended: new Map(),
    signedInAt: null,
    coolDownDays: 0,
    refutedAt: null,
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
      const isSuspended = (one: number) => isSuspendedBy(rules, world, one);
      if (latest?.status !== 'released' && isSuspended(command.by)) {
        if (!isSuspendedInFact(world, command.by)) world.broken.push(releaseInvariants.silenced);
        return;
      }
      if (!rules.canSubmit(latest?.status ?? null)) return;
      if (isSuspendedInFact(world, command.by)) world.broken.push(releaseInvariants.suspended);
      const counted = rules.countedReports(world.reports, command.by).map((report) => ({
        reportedAt: new Date(report.reportedAt),
        withdrawnAt: report.withdrawnAt === null ? null : new Date(report.withdrawnAt),
      }));
      const own = world.reports.filter(({ by }) => by === command.by);
      if (rules.reportPause(counted, new Date(world.now))) {
        if (own.length === 0) world.broken.push(releaseInvariants.turn);
        return;
      }
      const refutedAt = world.refutedAt === null ? null : new Date(world.refutedAt);
      const isCoolingDown =
        world.refutedAt !== null &&
        world.coolDownDays > 0 &&
        world.now < world.refutedAt + world.coolDownDays * DAY_MS;
      if (rules.coolDown(refutedAt, world.coolDownDays, new Date(world.now))) {
        if (!isCoolingDown) world.broken.push(releaseInvariants.uncooled);
        return;
      }
      if (isCoolingDown) world.broken.push(releaseInvariants.cooled);
      const isRecent = ({ withdrawnAt }: Report) =>
        withdrawnAt !== null && withdrawnAt > world.now - 7 * DAY_MS;
      if (own.filter(isRecent).length >= 5) world.broken.push(releaseInvariants.pause);
      if (latest?.status === 'pending' || latest?.status === 'released')
        world.broken.push(releaseInvariants.once);
      const others = world.reporters.filter((one) => one !== command.by && !isSuspended(one));
      if (others.some((one) => isSuspendedInFact(world, one))) world.broken.push(releaseInvariants.suspended);
      world.suspended.delete(command.by);
      const now = new Date(world.now);
      const awayUntil = rules.timeAwayInForce(
        world.awayUntil === null ? null : new Date(world.awayUntil),
        now,
      );
      const type = command.isIncapacity ? 'incapacitation' : 'death';
      const ruled = rules.reportNumbers(configuredNumbers(world), type);
      const { required, hours } = (command.isIncapacity && world.incapacitation) || world;
      const expiresAt = rules.submittedWindowEnd(now, ruled.refuteTimeHours, awayUntil).getTime();
      const away = Math.min(world.awayUntil ?? 0, world.now + 90 * DAY_MS);
      if (expiresAt > Math.max(world.now, away) + hours * HOUR_MS) world.broken.push(releaseInvariants.grow);
      world.reports.push({
        status: 'pending',
        by: command.by,
        reportedAt: world.now,
        awayUntil: away > world.now ? away : null,
        withdrawnAt: null,
        begunAt: world.now,
        expiresAt,
        confirmedAt: null,
        type,
        required,
        hours,
        ruled,
        asked: new Map(others.map((one) => [one, false])),
        denied: new Map(),
        others: [...others],
        ways: newWarnings(world, 'first', []),
        get warnings() {
          return wholeWarnings(this.ways);
        },
      });
      return;
    }
    case 'confirm': {
      if (!latest?.asked.has(command.by)) return;
      const verdict = rules.confirmationVerdict(latest.status, latest.asked.get(command.by)!);
      if (verdict.kind !== 'count') return;
      if (latest.status !== 'pending') world.broken.push(releaseInvariants.decided);
      latest.asked.set(command.by, true);
      const denial = latest.denied.get(command.by);
      if (denial) denial.isWithdrawn = true;
      updateQuorum(rules, world, latest);
      return;
    }
    case 'deny': {
      if (!latest?.asked.has(command.by)) return;
      const earlier = latest.denied.get(command.by);
      const verdict = rules.denialVerdict(latest.status, {
        confirmedAt: latest.asked.get(command.by) ? new Date(world.now) : null,
        deniedAt: earlier ? new Date(earlier.at) : null,
        denialWithdrawnAt: earlier?.isWithdrawn ? new Date(world.now) : null,
      });
      if (verdict.kind !== 'count') return;
      if (latest.status !== 'pending') world.broken.push(releaseInvariants.decided);
      if (earlier) world.broken.push(releaseInvariants.hostile);
      latest.asked.set(command.by, false);
      latest.denied.set(command.by, { at: world.now, isWithdrawn: false });
      const extended = rules.extendWindow(new Date(latest.expiresAt), new Date(world.now)).getTime();
      if (extended < latest.expiresAt) world.broken.push(releaseInvariants.shrink);
      latest.expiresAt = extended;
      updateQuorum(rules, world, latest);
      return;
    }
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
        world.refutedAt = Math.max(world.refutedAt ?? 0, world.now);
        if (world.reporters.includes(latest.by)) world.suspended.set(latest.by, world.now);
      }
      return;
    case 'judge':
      if (!world.reporters.includes(command.by) || !isSuspendedBy(rules, world, command.by)) return;
      if (!command.keep) {
        const left = world.reporters.filter((one) => one !== command.by);
        if (left.length > mostRequired(world)) changeReporters(rules, world, left);
        return;
      }
      world.suspended.delete(command.by);
      if (latest?.status === 'pending' && latest.by !== command.by && !latest.asked.has(command.by)) {
        latest.asked.set(command.by, false);
        latest.others.push(command.by);
      }
      return;
    case 'cool-down':
      world.coolDownDays = command.days;
      return;
    case 'sign-in':
      world.signedInAt = world.now;
      return;
    case 'revoke':
      if (latest?.status === 'released') latest.status = 'revoked';
      return;
    case 'configure': {
      const reporters = MODEL_PEOPLE.map((_name, index) => index).slice(0, command.reporters);
      const most = mostRequired({ ...world, required: command.required });
      if (reporters.length > 0 && most + 1 > reporters.length) return;
      changeReporters(rules, world, reporters);
      Object.assign(world, { required: command.required, hours: command.hours });
      return;
    }
    case 'incapacitation':
      if (world.reporters.length > 0 && (command.numbers?.required ?? 0) + 1 > world.reporters.length) return;
      world.incapacitation = command.numbers;
      return;
    case 'away':
      world.awayUntil = command.lasts === 0 ? null : world.now + command.lasts;
      return;
    case 'mail-server':
      world.mailServer = command.answers;
      return;
    case 'second-way':
      world.hasSecondWay = command.has;
      // What waits for a removed way is withdrawn.
      if (!command.has && latest)
        latest.ways = latest.ways.filter(({ isSecond, state }) => !isSecond || state !== 'queued');
      return;
    case 'second-server':
      world.secondServer = command.answers;
      return;
    case 'bounce': {
      const returned = ownerWarningStages
        .flatMap((stage) => latest?.ways.filter((way) => way.stage === stage && !way.isSecond) ?? [])
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
      latest.ways = newWarnings(world, 'first', []);
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

/** The most confirmations that a report of either type requires. */
const mostRequired = ({ required, incapacitation }: Pick<ReleaseModel, 'required' | 'incapacitation'>) =>
  Math.max(required, incapacitation?.required ?? 0);

/** The configuration as the rules know it. */
const configuredNumbers = ({ required, hours, incapacitation }: ReleaseModel) => ({
  requiredConfirmations: required,
  refuteTimeHours: hours,
  incapacitation: incapacitation && {
    requiredConfirmations: incapacitation.required,
    refuteTimeHours: incapacitation.hours,
  },
});

/** A report's numbers according to the rules. */
const numbersOf = (rules: ReleaseModelRules, world: ReleaseModel, { ruled, type }: Report): ReportNumbers =>
  rules.numbersInForce(ruled, rules.reportNumbers(configuredNumbers(world), type));

/** A warning by every way that the owner has now. */
function newWarnings(world: ReleaseModel, stage: Warning['stage'], before: readonly Warning[]): Warning[] {
  const number = before.filter((way) => way.stage === stage && !way.isSecond).length;
  return (world.hasSecondWay ? [false, true] : [false]).map((isSecond) => ({
    stage,
    number,
    isSecond,
    createdAt: new Date(world.now),
    state: 'queued',
    attempts: 0,
    // Due immediately, even if the clock jumps.
    tryAt: -Infinity,
    acceptedAt: null,
    refusedAt: null,
    takenAt: null,
    lastAttemptAt: null,
  }));
}

/** One way that was accepted is enough. While one waits, the failure of another decides nothing. */
function wholeWarnings(ways: readonly Warning[]): Warning[] {
  if (!ways.some(({ isSecond }) => isSecond)) return [...ways];
  const seconds = new Map(
    ways.flatMap((way) => (way.isSecond ? [[`${way.stage}/${way.number}`, way] as const] : [])),
  );
  return ways
    .filter(({ isSecond }) => !isSecond)
    .map((main) => {
      const second = seconds.get(`${main.stage}/${main.number}`);
      if (!second) return main;
      const both = [main, second];
      const of = (state: Warning['state']) => both.filter((way) => way.state === state);
      const earliest = (dates: (Date | null)[]) =>
        dates.reduce((one, other) => (one && (!other || one < other) ? one : other), null);
      const takenAt = earliest(both.map((way) => way.takenAt));
      if (of('accepted').length > 0)
        return { ...of('accepted')[0]!, acceptedAt: earliest(both.map((way) => way.acceptedAt)), takenAt };
      if (of('queued').length === 1) return { ...of('queued')[0]!, takenAt };
      if (of('queued').length === 2) {
        const attempts = both.map((way) => way.lastAttemptAt);
        return { ...main, takenAt, lastAttemptAt: attempts.includes(null) ? null : earliest(attempts) };
      }
      // Both have failed. A bounce without a reason counts after three days.
      const dates = both.map(
        ({ refusedAt, createdAt }) => refusedAt ?? new Date(createdAt.getTime() + 72 * HOUR_MS),
      );
      const isPresumed = both.some(({ refusedAt }) => refusedAt === null);
      const last = dates[0]! > dates[1]! ? dates[0]! : dates[1]!;
      return {
        ...main,
        takenAt,
        refusedAt: isPresumed && last.getTime() === main.createdAt.getTime() + 72 * HOUR_MS ? null : last,
      };
    });
}

function changeReporters(rules: ReleaseModelRules, world: ReleaseModel, reporters: number[]): void {
  const latest = world.reports.at(-1);
  const removed = world.reporters.filter((one) => !reporters.includes(one));
  for (const one of reporters) if (!world.reporters.includes(one)) world.suspended.delete(one);
  if (latest?.status === 'pending') {
    for (const one of removed) latest.asked.delete(one);
    updateQuorum(rules, world, latest);
    for (const one of reporters) {
      if (latest.others.includes(one) && !latest.asked.has(one)) latest.asked.set(one, false);
    }
  }
  world.reporters = reporters;
}

function isSuspendedBy(rules: ReleaseModelRules, world: ReleaseModel, one: number): boolean {
  const at = world.suspended.get(one);
  const signedInAt = world.signedInAt === null ? null : new Date(world.signedInAt);
  return at !== undefined && rules.isSuspended(new Date(at), signedInAt, new Date(world.now));
}

/** Nobody has decided, and somebody has signed in within ninety days. */
const isSuspendedInFact = ({ suspended, signedInAt, now }: ReleaseModel, one: number): boolean =>
  now <
  Math.max(suspended.get(one) ?? -Infinity, suspended.has(one) ? (signedInAt ?? 0) : -Infinity) + 90 * DAY_MS;

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
  for (const warning of report.ways) {
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
  const due = report.ways.filter(({ state, tryAt }) => state === 'queued' && tryAt <= world.now);
  for (const warning of due) {
    // One relay sends to both addresses.
    const isRelayAway = world.mailServer === 'is-away';
    const server = warning.isSecond && !isRelayAway ? world.secondServer : world.mailServer;
    warning.lastAttemptAt = new Date(world.now);
    // A second way that is never answered is given up.
    if (warning.isSecond && world.now >= warning.createdAt.getTime() + 60 * DAY_MS) {
      warning.state = 'failed';
      continue;
    }
    warning.attempts += 1;
    if (server === 'accepts') {
      Object.assign(warning, { state: 'accepted', acceptedAt: new Date(world.now) });
    } else if (
      server === 'refuses' ||
      (server === 'doubts' && world.now >= warning.createdAt.getTime() + 72 * HOUR_MS)
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
        ...numbersOf(rules, world, report),
        ...answersOf(report),
        confirmedAt: report.confirmedAt === null ? null : new Date(report.confirmedAt),
      },
      warnings: rules.summarizeWarnings(report.ways, now),
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
      report.ways.push(...newWarnings(world, decision.stage, report.ways));
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

const deniers = ({ denied }: Report) =>
  [...denied].flatMap(([one, { isWithdrawn }]) => (isWithdrawn ? [] : [one]));

const isConfirmed = (report: Report) => confirmed(report).length >= report.required + deniers(report).length;

/** When the report was last denied. */
const lastDenialAt = ({ denied }: Report) => Math.max(-Infinity, ...[...denied.values()].map(({ at }) => at));

/** What the rules know about a report's answers. */
const answersOf = (report: Report) => ({
  confirmations: confirmed(report).length,
  denials: deniers(report).length,
  deniedAt: report.denied.size > 0 ? new Date(lastDenialAt(report)) : null,
});

function updateQuorum(rules: ReleaseModelRules, world: ReleaseModel, report: Report): void {
  const isEnough = rules.hasEnough({ ...numbersOf(rules, world, report), ...answersOf(report) });
  if (isEnough) report.confirmedAt ??= world.now;
  else report.confirmedAt = null;
}

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
  const start = Math.max(window.start, lastDenialAt(report));
  const half = start + (end - start) / 2;
  const all: [OwnerWarningStage, number][] = [
    ['half', half],
    ['last', end - HOUR_MS],
  ];
  return end - HOUR_MS > start ? all : all.slice(0, 1);
}

/** Warnings from before the last denial announced an earlier end. */
const listWritten = (report: Report, stage: OwnerWarningStage) =>
  report.warnings.filter(
    (warning) => warning.stage === stage && warning.createdAt.getTime() >= lastDenialAt(report),
  );

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
  if (due !== null && listWritten(report, due).length === 0) world.broken.push(releaseInvariants.warned);
}

function checkFlood(world: ReleaseModel, report: Report, stage: OwnerWarningStage): void {
  const isNear = ({ createdAt }: Warning) => Math.abs(world.now - createdAt.getTime()) < 12 * HOUR_MS;
  const again = report.warnings.filter((warning) => warning.stage === stage);
  const isTooMuch =
    stage === 'half' || stage === 'last'
      ? listWritten(report, stage).length > 0 || latestDue(report, world.now) !== stage
      : again.some(isNear);
  if (isTooMuch) world.broken.push(releaseInvariants.flood);
}

function checkRelease(world: ReleaseModel, report: Report): void {
  const window = promisedWindow(report, world.now);
  if (window === null) world.broken.push(releaseInvariants.heard);
  else if (world.now < Math.max(window.end, report.expiresAt)) world.broken.push(releaseInvariants.window);
  if (report.awayUntil !== null && world.now < report.awayUntil + report.hours * HOUR_MS)
    world.broken.push(releaseInvariants.away);
  if (!isConfirmed(report)) world.broken.push(releaseInvariants.confirmations);
  if (world.now < lastDenialAt(report) + 7 * DAY_MS) world.broken.push(releaseInvariants.denied);
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
  world.secondServer = 'accepts';
  serve(world, true);
  // Clocks are also set back. A timestamp in the future counts as it stands.
  const known = report.ways.flatMap(({ createdAt, acceptedAt, refusedAt, tryAt }) => [
    createdAt.getTime(),
    acceptedAt?.getTime() ?? 0,
    refusedAt?.getTime() ?? 0,
    tryAt,
  ]);
  const from = Math.max(world.now, report.expiresAt, report.confirmedAt ?? 0, ...known);
  const bound = from + (Math.max(report.hours, 72) + 3 * 12) * HOUR_MS + 6 * LOOKS;
  while (world.now < bound && isPending(report)) {
    // Long times away pass fast.
    world.now += world.now < from - 8 * DAY_MS ? 5 * DAY_MS : LOOKS;
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
