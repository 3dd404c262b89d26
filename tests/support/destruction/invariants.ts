import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import type { WarningDaysAhead } from '#server/features/subscriptions/destruction/rules.ts';
import {
  applyDestructionCommand,
  isLockedAfterRevocation,
  isEstateReadable,
  getRetentionEnd,
  mustNotifyReporters,
  type ModelMail,
  type DestructionModelRules,
  type DestructionModel,
} from './model.ts';

/** The product's promises about destroying unpaid data, stated independently of its rules. */
export const destructionInvariants = {
  warned: 'never without two accepted warnings, or six months and notices to the reporters',
  lastWarning: 'never within twenty hours of the last warning',
  kept: 'never within twelve months of paid time',
  asked: 'never before PayFast has answered for everything that was offered',
  charged: 'never if PayFast knew of an unapplied payment when it was asked, or one waits for its checks',
  rest: 'never while a report is pending or an estate can be read',
  recovery: 'never in recovery',
  reporters:
    'never before the reporters had thirty days’ notice, unless the owner has signed in since the service ended',
  announced: 'never before the announced moment, or with fewer days than a warning leaves',
  once: 'nobody gets a warning twice, or more than three of one destruction',
  flood: 'no warning before the previous one was delivered and its days have passed',
  owed: 'always eventually, once all conditions are met and a worker runs',
  alarmed: 'every lasting postponement raises an alarm',
} as const;

const accepted = (mails: readonly ModelMail[]) =>
  mails.flatMap(({ state, acceptedAt }) =>
    state === 'accepted' && acceptedAt ? [acceptedAt.getTime()] : [],
  );

/** Called at the moment of a destruction. */
export function checkDestructionInvariants(world: DestructionModel): void {
  const { announcement, certain: now, inquiry, broken } = world;
  if (world.isInRecovery || !world.isSound) broken.push(destructionInvariants.recovery);
  if (world.report === 'pending' || isEstateReadable(world) || isLockedAfterRevocation(world))
    broken.push(destructionInvariants.rest);
  if (mustNotifyReporters(world) && !areReportersTold(world)) broken.push(destructionInvariants.reporters);
  if (now < getRetentionEnd(world)) broken.push(destructionInvariants.kept);
  if (inquiry?.wasUnheard || world.isUnchecked) broken.push(destructionInvariants.charged);
  const isAnswered =
    inquiry !== null &&
    inquiry.result !== 'unanswered' &&
    inquiry.offers === world.offers &&
    inquiry.askedAt <= now &&
    now - inquiry.askedAt <= HOUR_MS / 4;
  if (!isAnswered) broken.push(destructionInvariants.asked);
  if (!announcement) return void broken.push(destructionInvariants.warned, destructionInvariants.announced);
  if (now < Math.max(...announcement.named)) broken.push(destructionInvariants.announced);
  for (const warning of announcement.warnings) {
    const [at] = accepted([warning]);
    if (at !== undefined && now < at + warning.daysAhead * DAY_MS)
      broken.push(destructionInvariants.announced);
  }
  if (!isHeard(world) && !isGivenUp(world)) broken.push(destructionInvariants.warned);
  const heard = accepted(announcement.warnings);
  if (heard.length > 0 && now < Math.max(...heard) + 20 * HOUR_MS)
    broken.push(destructionInvariants.lastWarning);
}

function areReportersTold({ announcement, certain: now }: DestructionModel): boolean {
  if (!announcement?.reportersToldAt || now < announcement.reportersToldAt.getTime() + 30 * DAY_MS)
    return false;
  return (
    announcement.notices.every(({ state }) => state !== 'queued') &&
    accepted(announcement.notices).every((at) => now >= at + 30 * DAY_MS)
  );
}

function isHeard({ announcement }: DestructionModel): boolean {
  return (
    announcement !== null && announcement.warnings.length === 3 && accepted(announcement.warnings).length >= 2
  );
}

/** Six months after the reporters were notified, but not while one of them cannot be reached. */
function isGivenUp({ announcement, certain }: DestructionModel): boolean {
  if (!announcement?.unreachableAt || announcement.warnings.length < 3) return false;
  const isOver = certain >= addMonths(announcement.unreachableAt, 6).getTime();
  return isOver && announcement.notices.every(({ state }) => state !== 'queued');
}

/** Called before a warning is written. */
export function checkWarningInvariants(
  { announcement, broken, certain: now }: DestructionModel,
  daysAhead: WarningDaysAhead,
): void {
  const before = announcement?.warnings ?? [];
  if (daysAhead !== [30, 7, 1][before.length]) broken.push(destructionInvariants.once);
  const last = before.at(-1);
  if (!last) return;
  const [at] = accepted([last]);
  const leaves = (last.daysAhead - daysAhead) * DAY_MS;
  if (last.state === 'queued' || (at !== undefined && now < at + leaves))
    broken.push(destructionInvariants.flood);
}

/** Called after the jobs have run. Nothing that can be done may be left undone. */
export function checkNothingOverdue(world: DestructionModel): void {
  const { announcement, certain: now, broken } = world;
  const mayGoOn =
    world.destroyedAt === null &&
    !world.isInRecovery &&
    world.report !== 'pending' &&
    !isEstateReadable(world) &&
    !isLockedAfterRevocation(world);
  if (!mayGoOn) return;
  if (!announcement) {
    if (now >= getRetentionEnd(world) - 30 * DAY_MS) broken.push(destructionInvariants.owed);
    return;
  }
  const { destroyAt, alarmedAt, warnings, notices } = announcement;
  const isPostponed = now >= destroyAt.getTime() + 7 * DAY_MS;
  const isTold = alarmedAt !== null && now - alarmedAt.getTime() < DAY_MS;
  if (isPostponed && !isTold) broken.push(destructionInvariants.alarmed);
  const isSilent = [...warnings, ...notices].every(({ state }) => state !== 'queued');
  const isDue = now >= destroyAt.getTime() && isSilent && (isHeard(world) || isGivenUp(world));
  const isAskedLately = world.inquiry !== null && now - world.inquiry.askedAt <= 2 * HOUR_MS;
  const daysLeft = (days: number) =>
    Math.max(0, ...[...warnings, ...notices].flatMap((mail) => accepted([mail]))) + days * DAY_MS <= now;
  const isFree = world.payfastAnswers && !world.isUnheard && !world.isUnchecked;
  if (isDue && isFree && !isAskedLately && daysLeft(30)) broken.push(destructionInvariants.owed);
}

/** Longer than anything that can still follow in undisturbed operation: six months, thirty days twice, and the warnings. */
const CALM_DAYS = 300;

/** Clears all faults and runs the jobs daily. The data must eventually be destroyed. */
export function runUntilDestroyed(rules: DestructionModelRules, world: DestructionModel): void {
  const calm = [
    { do: 'clock', isSound: true },
    { do: 'recovery', isOn: false },
    { do: 'refute' },
    { do: 'revoke' },
    { do: 'hear' },
    { do: 'check' },
    { do: 'payfast', answers: true },
    { do: 'mail-server', answers: 'accepts' },
  ] as const;
  for (const command of calm) applyDestructionCommand(rules, world, command);
  applyDestructionCommand(rules, world, {
    do: 'time',
    passes: Math.max(0, getRetentionEnd(world) - 35 * DAY_MS - world.now),
  });
  for (let day = 0; day < CALM_DAYS && world.destroyedAt === null; day += 1) {
    applyDestructionCommand(rules, world, { do: 'work' });
    applyDestructionCommand(rules, world, { do: 'time', passes: DAY_MS });
  }
  if (world.destroyedAt === null) world.broken.push(destructionInvariants.owed);
}
