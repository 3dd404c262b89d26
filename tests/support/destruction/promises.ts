import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import type { WarnedDaysAhead } from '../../../server/features/subscriptions/destruction/rules.ts';
import {
  apply,
  isLocked,
  isReadable,
  keptUntil,
  mustTell,
  type ModelMail,
  type Rules,
  type World,
} from './model.ts';

/** The product's promises about destroying unpaid data, stated without its rules. */
export const promises = {
  warned: 'never without two accepted warnings, or six months and notices to the reporters',
  lastWarning: 'never within twenty hours of the last warning',
  kept: 'never within twelve months of paid time',
  asked: 'never before PayFast has answered for everything that was offered',
  charged: 'never while PayFast knows of a payment that was not applied, or one waits for its checks',
  rest: 'never while a report is pending or an estate can be read',
  recovery: 'never in recovery',
  reporters:
    'never before the reporters were told for thirty days, unless the owner has signed in since the service ended',
  announced: 'never before the announced moment, or with fewer days than a warning leaves',
  once: 'nobody gets a warning twice, or more than three of one destruction',
  flood: 'no warning before the one before it has arrived, and left its days',
  owed: 'always in the end, once everything holds and a worker runs',
  alarmed: 'a person is told of every postponement that lasts',
} as const;

const accepted = (mails: readonly ModelMail[]) =>
  mails.flatMap(({ state, acceptedAt }) =>
    state === 'accepted' && acceptedAt ? [acceptedAt.getTime()] : [],
  );

/** Called at the moment of a destruction. */
export function checkDestruction(world: World): void {
  const { announcement, certain: now, inquiry, broken } = world;
  if (world.isInRecovery || !world.isSound) broken.push(promises.recovery);
  if (world.report === 'pending' || isReadable(world) || isLocked(world)) broken.push(promises.rest);
  if (mustTell(world) && !areReportersTold(world)) broken.push(promises.reporters);
  if (now < keptUntil(world)) broken.push(promises.kept);
  if (world.isUnheard || world.isUnchecked) broken.push(promises.charged);
  const isAnswered =
    inquiry !== null &&
    inquiry.result !== 'unanswered' &&
    inquiry.offers === world.offers &&
    inquiry.askedAt <= now &&
    now - inquiry.askedAt <= 2 * HOUR_MS;
  if (!isAnswered) broken.push(promises.asked);
  if (!announcement) return void broken.push(promises.warned, promises.announced);
  if (now < Math.max(...announcement.named)) broken.push(promises.announced);
  for (const warning of announcement.warnings) {
    const [at] = accepted([warning]);
    if (at !== undefined && now < at + warning.daysAhead * DAY_MS) broken.push(promises.announced);
  }
  if (!isHeard(world) && !isGivenUp(world)) broken.push(promises.warned);
  const heard = accepted(announcement.warnings);
  if (heard.length > 0 && now < Math.max(...heard) + 20 * HOUR_MS) broken.push(promises.lastWarning);
}

function areReportersTold({ announcement, certain: now }: World): boolean {
  if (!announcement?.reportersToldAt || now < announcement.reportersToldAt.getTime() + 30 * DAY_MS)
    return false;
  return (
    announcement.notices.every(({ state }) => state !== 'queued') &&
    accepted(announcement.notices).every((at) => now >= at + 30 * DAY_MS)
  );
}

function isHeard({ announcement }: World): boolean {
  return (
    announcement !== null && announcement.warnings.length === 3 && accepted(announcement.warnings).length >= 2
  );
}

/** Six months after the reporters were told, and not while one of them cannot be told. */
function isGivenUp({ announcement, certain }: World): boolean {
  if (!announcement?.unreachableAt || announcement.warnings.length < 3) return false;
  const isOver = certain >= addMonths(announcement.unreachableAt, 6).getTime();
  return isOver && announcement.notices.every(({ state }) => state !== 'queued');
}

/** Called before a warning is written. */
export function checkWarning(
  { announcement, broken, certain: now }: World,
  daysAhead: WarnedDaysAhead,
): void {
  const before = announcement?.warnings ?? [];
  if (daysAhead !== [30, 7, 1][before.length]) broken.push(promises.once);
  const last = before.at(-1);
  if (!last) return;
  const [at] = accepted([last]);
  const leaves = (last.daysAhead - daysAhead) * DAY_MS;
  if (last.state === 'queued' || (at !== undefined && now < at + leaves)) broken.push(promises.flood);
}

/** Called after the jobs have run. Everything possible must be done. */
export function checkNothingIsOwed(world: World): void {
  const { announcement, certain: now, broken } = world;
  const mayGoOn =
    world.destroyedAt === null &&
    !world.isInRecovery &&
    world.report !== 'pending' &&
    !isReadable(world) &&
    !isLocked(world);
  if (!mayGoOn) return;
  if (!announcement) {
    if (now >= keptUntil(world) - 30 * DAY_MS) broken.push(promises.owed);
    return;
  }
  const { destroyAt, alarmedAt, warnings, notices } = announcement;
  const isPostponed = now >= destroyAt.getTime() + 7 * DAY_MS;
  const isTold = alarmedAt !== null && now - alarmedAt.getTime() < DAY_MS;
  if (isPostponed && !isTold) broken.push(promises.alarmed);
  const isSilent = [...warnings, ...notices].every(({ state }) => state !== 'queued');
  const isDue = now >= destroyAt.getTime() && isSilent && (isHeard(world) || isGivenUp(world));
  const isAskedLately = world.inquiry !== null && now - world.inquiry.askedAt <= 2 * HOUR_MS;
  const daysLeft = (days: number) =>
    Math.max(0, ...[...warnings, ...notices].flatMap((mail) => accepted([mail]))) + days * DAY_MS <= now;
  const isFree = world.payfastAnswers && !world.isUnheard && !world.isUnchecked;
  if (isDue && isFree && !isAskedLately && daysLeft(30)) broken.push(promises.owed);
}

/** Longer than all that may still follow when nothing disturbs: six months, thirty days twice, and the warnings. */
const CALM_DAYS = 300;

/** Removes all faults and runs the jobs every day. In the end the data must be destroyed. */
export function runOut(rules: Rules, world: World): void {
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
  for (const command of calm) apply(rules, world, command);
  apply(rules, world, { do: 'time', passes: Math.max(0, keptUntil(world) - 35 * DAY_MS - world.now) });
  for (let day = 0; day < CALM_DAYS && world.destroyedAt === null; day += 1) {
    apply(rules, world, { do: 'work' });
    apply(rules, world, { do: 'time', passes: DAY_MS });
  }
  if (world.destroyedAt === null) world.broken.push(promises.owed);
}
