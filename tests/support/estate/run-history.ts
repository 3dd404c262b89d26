import { DAY_MS } from '#shared/domain/durations.ts';
import {
  addMonthsToMs,
  listFloodedRecipients,
  listDestructionViolations,
  listReleaseViolations,
} from './facts.ts';
import { waitCommands, type EstateCommand, type EstateHistory } from './histories.ts';
import {
  isHeldByReport,
  checkAfterDeletion,
  observeAccountDeletion,
  checkFinalState,
} from './account-deletion.ts';
import { EstateSystem } from './system.ts';
import { isTurnMissing, listTurnViolations, observeTurns } from './turns.ts';
import { listBrokenIntegrityTags } from '../integrity-tags.ts';
import { listHalfDoneChanges } from '../release/half-done-changes.ts';
import type { TestApp } from '../test-app.ts';

/** The combinations that the test counts. */
export const combinationsToCount = [
  'released while unpaid',
  'announced, then reported',
  'destroyed',
  'postponed for an unknown charge',
  'revoked, later destroyed',
  'released although the mailbox rejects mail',
  'in recovery while a report is pending',
  'read until its end, then closed',
  'retained until an operator acts',
  'released while something is in the trash',
  'purged from the trash after thirty days',
  'deleted by its owner',
  'a report delayed a deletion',
  'a release cancelled a deletion',
  'the owner cancelled the deletion',
  'passed on to a substitute',
] as const;
type Combination = (typeof combinationsToCount)[number];

/** Emails that are true only while an estate is open. */
const ONLY_WHILE_OPEN = ['report-released', 'estate-opened', 'estate-closes'];
/** The emails to a recipient about an opening: by the owner or a date, or after a report. */
const isOpening = (kind: string) => kind === 'opened-notice' || kind === 'released-notice';
/** Sweeps whose rows fail while PayFast is unavailable, and recover once it is back. */
const WAITS_FOR_PAYFAST = ['reconcile-payments', 'rescue-payments', 'rescue-cancellations'];

export interface EstateRun {
  problems: string[];
  seen: Set<Combination>;
}

/** A deliberate fault in the product. */
export type EstateMutation = (system: EstateSystem, step: number) => void | Promise<void>;

/**
 * Runs a history in the product, followed by a fault-free period until everything due has happened. After every step, compares
 * what the product did with its promises, using only the test's own knowledge.
 */
export async function runEstateHistory(
  app: TestApp,
  number: number,
  { hours, datedDays, commands }: EstateHistory,
  breakIt: EstateMutation = () => undefined,
): Promise<EstateRun> {
  const system = new EstateSystem(app, number, datedDays);
  const life: EstateRun = { problems: [], seen: new Set() };
  try {
    await system.begin(hours);
    for (const [step, command] of commands.entries()) {
      await breakIt(system, step);
      await take(system, command, life);
      if (isOver(system, life)) break;
    }
    if (!isOver(system, life)) await fairWeather(system, life);
    if (system.facts.leftAt !== null && life.problems.length === 0) await afterwards(system, life);
  } catch (error) {
    life.problems.push(`it threw: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    await system.end();
  }
  return life;
}

const isOver = ({ facts }: EstateSystem, { problems }: EstateRun) =>
  facts.destroyedAt !== null || facts.leftAt !== null || problems.length > 0;

async function take(system: EstateSystem, command: EstateCommand, life: EstateRun): Promise<void> {
  const isLeaving = system.facts.leavingSince !== null;
  await system.apply(command);
  if (command.do === 'stay' && isLeaving && system.facts.leavingSince === null)
    life.seen.add('the owner cancelled the deletion');
  const account = await observeAccountDeletion(system);
  if (account.isGone) {
    life.seen.add('deleted by its owner');
    return note(system, command, life, [...account.problems, ...(await checkAfterDeletion(system))]);
  }
  if (isHeldByReport(system.facts, system.now)) life.seen.add('a report delayed a deletion');
  const found = [...(await lookAtReports(system, life)), ...(await lookAtDestruction(system, life))];
  if (system.facts.destroyedAt === null) {
    // A substitute hears of what is passed on by another email.
    const unsure = [system.next, ...[...system.facts.everTrashed].map((what) => system.heirs[what])];
    const looks = [
      listHalfDoneChanges(system.ctx.pool, system.userId, unsure),
      lookAtReaders(system),
      lookAtTurns(system, life),
      lookAtJobs(system),
      lookAtSeals(system),
    ];
    found.push(...(await Promise.all(looks)).flat());
  }
  found.push(...lookAtMails(system));
  note(system, command, life, found);
}

function note({ now }: EstateSystem, command: EstateCommand, life: EstateRun, found: string[]): void {
  const day = ((now - Date.parse('2031-03-10T09:00:00Z')) / DAY_MS).toFixed(2);
  life.problems.push(...found.map((what) => `on day ${day}, after ${JSON.stringify(command)}: ${what}`));
}

async function lookAtSeals({ ctx, userId }: EstateSystem): Promise<string[]> {
  return (await listBrokenIntegrityTags(ctx, userId)).map((id) => `the seal of LeaveBit ${id} does not fit`);
}

async function lookAtReports(system: EstateSystem, { seen }: EstateRun): Promise<string[]> {
  const { facts, now } = system;
  const rows = await system.query<{ id: string; status: string }>(
    'select id, status from death_incapacitation_reports where user_id = $1',
    system.userId,
  );
  const problems: string[] = [];
  for (const report of facts.reports) {
    const status = rows.find(({ id }) => Number(id) === report.id)?.status ?? 'gone';
    if (status === report.status) continue;
    if (report.status === 'pending' && status === 'released') {
      problems.push(...listReleaseViolations(facts, report, now).map((why) => `released, but ${why}`));
      const told = facts.mails.filter(({ key }) => key.startsWith(`report/${report.id}/pending/warning/`));
      if (told.every(({ outcome }) => outcome === 'refused'))
        seen.add('released although the mailbox rejects mail');
      if (now > facts.freeUntil + 40 * DAY_MS && now > lastPaidAt(system) + 70 * DAY_MS)
        seen.add('released while unpaid');
      report.releasedAt = now;
      if (facts.leavingSince !== null) seen.add('a release cancelled a deletion');
      facts.leavingSince = null;
      if (facts.trashed.size > facts.purged.size) seen.add('released while something is in the trash');
    } else if (report.status === 'pending' && status === 'expired') {
      if (now < report.at + 30 * DAY_MS) problems.push('expired within thirty days');
      report.endedAt = now;
    } else {
      problems.push(`a report that was ${report.status} is ${status}`);
    }
    report.status = status;
  }
  if (facts.isInRecovery && facts.pending) seen.add('in recovery while a report is pending');
  return problems;
}

const lastPaidAt = ({ payfast }: EstateSystem) => Math.max(0, ...payfast.paid.map(({ at }) => at));

async function lookAtDestruction(system: EstateSystem, { seen }: EstateRun): Promise<string[]> {
  const { facts, payfast, now } = system;
  const [row] = await system.query<{ kept: string[]; announced: boolean }>(
    `select array(select id::text from trigger_bytes where user_id = $1) kept, destroy_at is not null announced
     from subscriptions where user_id = $1`,
    system.userId,
  );
  const early = lookAtTrash(system, row!.kept, seen);
  if (early.length > 0) return early;
  if (row!.announced && facts.pending) seen.add('announced, then reported');
  const isUnheard = system.alarms.some(
    ({ alarm, why }) => alarm === 'destruction-postponed' && why === 'charge-unheard',
  );
  if (isUnheard) seen.add('postponed for an unknown charge');
  if (row!.kept.length === 3 - facts.purged.size) return [];
  if (row!.kept.length > 0) return ['only a part was destroyed'];
  facts.destroyedAt = now;
  seen.add('destroyed');
  if (facts.reports.some(({ status }) => status === 'revoked')) seen.add('revoked, later destroyed');
  if (facts.released) seen.add('read until its end, then closed');
  const world = {
    answers: payfast.answers,
    hasUnheard: () => payfast.knowable.some(({ isHeard }) => !isHeard),
    lastPaidAt: Math.max(0, ...payfast.knowable.map(({ at }) => at)),
  };
  return listDestructionViolations(facts, world, system.reporters, now).map((why) => `destroyed, but ${why}`);
}

/**
 * What is in the trash is purged 30 days after its deletion and after the last report, never earlier, and never while a report is
 * in force. A destruction takes everything immediately.
 */
function lookAtTrash({ facts, ids, now }: EstateSystem, kept: string[], seen: EstateRun['seen']): string[] {
  const problems: string[] = [];
  const lastEnd = Math.max(0, ...facts.reports.map(({ endedAt }) => endedAt ?? 0));
  for (const [what, at] of facts.trashed) {
    const isKept = kept.includes(String(ids[what as keyof typeof ids]));
    if (isKept || facts.purged.has(what) || kept.length === 0) continue;
    if (now < Math.max(at, lastEnd) + 30 * DAY_MS) problems.push('it is gone from the trash too early');
    if (facts.pending || facts.released) problems.push('it is gone from the trash beside a report');
    if (facts.isInRecovery) problems.push('it is gone from the trash, but it is in recovery');
    facts.purged.add(what);
    seen.add('purged from the trash after thirty days');
  }
  return problems;
}

async function lookAtReaders(system: EstateSystem): Promise<string[]> {
  const { facts, now } = system;
  const can = await system.readers();
  if (can === 'restoring') return facts.isRestored ? [] : ['nothing can be read, and nothing was restored'];
  if (facts.isRestored) return ['recipients read in a database that was restored'];
  const until = facts.readableUntil();
  const isOver = until === null || now >= until;
  const isDated = now >= facts.datedAt;
  const [isDeathThere, isDatedThere] = ['death', 'dated'].map((what) => !facts.trashed.has(what));
  const isLongUnpaid = now > facts.freeUntil + 4 * DAY_MS && now > lastPaidAt(system) + 120 * DAY_MS;
  const rules: [boolean, string][] = [
    [can.death && !facts.released, 'what waits for a death can be read, and none was released'],
    [can.dated && !isDated, 'what is dated can be read before its date'],
    [can.death && !isDeathThere, 'what waits for a death can be read in the trash'],
    [can.dated && !isDatedThere, 'what is dated can be read in the trash'],
    [can.nextDeath && !can.death, 'a substitute can read what waits for a death, and its heir can’t'],
    [can.nextDated && !can.dated, 'a substitute can read what is dated, and its heir can’t'],
    [!isOver && isDeathThere! && !can.death, 'a released estate cannot be read'],
    [!isOver && isDated && isDatedThere! && !can.dated, 'a dated part of a released estate cannot be read'],
    [!isOver && !can.always, 'an open part of a released estate cannot be read'],
    [
      isOver && isLongUnpaid && Object.values(can).includes(true),
      'it can be read long after anything was paid',
    ],
  ];
  return rules.flatMap(([isBroken, words]) => (isBroken ? [words] : []));
}

async function lookAtTurns(system: EstateSystem, { seen }: EstateRun): Promise<string[]> {
  const { taken, lost } = await observeTurns(system);
  if (taken.length > 0) seen.add('passed on to a substitute');
  return [
    ...taken.flatMap((what) => listTurnViolations(system, what).map((why) => `passed on, but ${why}`)),
    ...lost.map((what) => `what is ${what} was taken from its substitute`),
  ];
}

function lookAtMails({ facts, fresh, heirs, now }: EstateSystem): string[] {
  const left = facts.mails.filter(({ id, outcome }) => fresh.includes(id) && outcome === 'accepted');
  const isOpen = facts.released !== undefined;
  const deletedAt = (what: string) => facts.trashed.get(what) ?? Infinity;
  const untrue = left.filter(
    ({ kind, to }) =>
      (!isOpen && ONLY_WHILE_OPEN.includes(kind)) ||
      (isOpening(kind) && !isOpen && (to === heirs.death || now < facts.datedAt)) ||
      (isOpening(kind) && to === heirs.death && deletedAt('death') < (facts.released?.releasedAt ?? 0)) ||
      (isOpening(kind) && to === heirs.dated && deletedAt('dated') < now) ||
      (kind === 'lapse-question' && facts.pending !== undefined && facts.pending.at < now),
  );
  return [
    ...untrue.map(({ kind, to }) => `${to} was told ${kind}, which is not so`),
    ...listFloodedRecipients(facts),
  ];
}

async function lookAtJobs({ query }: EstateSystem): Promise<string[]> {
  const dead = await query<{ task: string }>(
    'select task_identifier task from graphile_worker.jobs where attempts >= max_attempts',
  );
  const failing = await query<{ kind: string; last_error: string }>(
    'select kind, last_error from failing_rows where kind <> all($1)',
    WAITS_FOR_PAYFAST,
  );
  return [
    ...dead.map(({ task }) => `the job ${task} is dead`),
    ...failing.map(({ kind, last_error }) => `${kind} fails: ${last_error}`),
  ];
}

const fair: EstateCommand[] = [
  { do: 'mail-server', answers: 'accepts' },
  { do: 'http', serves: true },
  { do: 'payfast', answers: true },
  { do: 'notices', arrive: true },
  { do: 'card', isGood: false },
  { do: 'recovery', isOn: false },
  { do: 'hear' },
  { do: 'work' },
];

/** After the account is gone, years pass and people use the links they still have. None may have any effect. */
async function afterwards(system: EstateSystem, life: EstateRun): Promise<void> {
  const links: EstateCommand[] = [
    { do: 'submit', by: 0 },
    { do: 'confirm', by: 1 },
    { do: 'refute', by: 'link' },
    { do: 'stay' },
    { do: 'leave' },
  ];
  for (const command of [
    ...links,
    ...fair,
    ...waitCommands(1.1),
    ...waitCommands(2),
    ...links,
    ...waitCommands(1200),
  ]) {
    await system.apply(command);
    const found = [...(await checkAfterDeletion(system)), ...(await lookAtJobs(system))];
    note(system, command, life, found);
    if (life.problems.length > 0) return;
  }
  note(system, { do: 'work' }, life, await checkFinalState(system));
}

/** From now on nothing fails and nobody pays. Everything due must complete. */
async function fairWeather(system: EstateSystem, life: EstateRun): Promise<void> {
  const { facts } = system;
  const go = async (...steps: EstateCommand[]): Promise<boolean> => {
    for (const step of steps) {
      await take(system, step, life);
      if (isOver(system, life)) return false;
    }
    return true;
  };
  if (
    !(await go(
      ...fair,
      ...waitCommands(1.1),
      ...waitCommands(3.1),
      ...waitCommands(7.1),
      ...waitCommands(0.6),
      ...waitCommands(7.1),
    ))
  )
    return;
  const { pending } = facts;
  if (pending && pending.confirmedBy.size >= pending.required) {
    life.problems.push('a confirmed report is not released');
    return;
  }
  if (!(await go(...waitCommands(32)))) return;
  if (facts.pending) {
    life.problems.push('a report hangs');
    return;
  }
  // After a rejected email, or after a report, the owner has more time.
  if (facts.leavingSince !== null) {
    if (
      !(await go(
        ...waitCommands(7.1),
        ...waitCommands(1.1),
        ...waitCommands(0.1),
        ...waitCommands(0.1),
        ...waitCommands(0.1),
      ))
    )
      return;
    life.problems.push('the account stays, and its owner wanted it gone');
    return;
  }
  const closesAt = facts.readableUntil();
  if (closesAt !== null && closesAt - 59 * DAY_MS > system.now) {
    const before = (days: number): EstateCommand[] =>
      waitCommands((closesAt - days * DAY_MS - system.now) / DAY_MS);
    if (!(await go(...before(59))) || !(await go(...before(13)))) return;
    if (isTurnMissing(system)) life.problems.push('what an heir never opened went to nobody else');
    const told = facts.mails.filter(({ kind, to }) => kind === 'estate-closes' && to === system.heirs.death);
    if (told.length < 2 && !facts.trashed.has('death'))
      life.problems.push('an heir was not told that the estate closes');
  }
  const keptUntil = Math.max(
    addMonthsToMs(facts.freeUntil, 11),
    addMonthsToMs(lastPaidAt(system), 13),
    closesAt ?? 0,
  );
  if (keptUntil > system.now && !(await go(...waitCommands((keptUntil - system.now) / DAY_MS)))) return;
  for (const days of [31, 31, 31, 31, 31, 100, 100, 31]) if (!(await go(...waitCommands(days)))) return;
  // A warning that bounced without a rejection waits for an operator, who is alerted.
  const warnings = facts.mails.filter(({ kind }) => kind === 'destruction-warning').slice(-3);
  const isAlarmed = system.alarms.some(({ why }) => why === 'warning-waits');
  if (isAlarmed && warnings.some(({ bounce }) => bounce === 'soft')) {
    life.seen.add('retained until an operator acts');
    return;
  }
  const [row] = await system.query<object>('select * from subscriptions where user_id = $1', system.userId);
  life.problems.push(`unpaid data is never destroyed: ${JSON.stringify(row)}`);
}
