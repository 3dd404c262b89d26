import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { unopenedLimits } from '#shared/domain/limits.ts';
import { findOpeningDate, findReleaseCondition, type ReleaseSetting } from '#shared/domain/release.ts';
import { decideAccess, getRecipientFacts, type EstateState, type OwnerAccessFacts } from '../access/rules.ts';

/** A LeaveBit outside the trash. */
interface UnopenedLeavebit {
  id: number;
  isDamaged: boolean;
  sharingEmails: readonly string[];
  sharingConfig: Readonly<Record<string, ReleaseSetting>>;
  leftBy: Readonly<Record<string, string>>;
  lastUpdate: Date;
}

/** A LeaveBit that has been open to a recipient, and when it was passed on to their substitute. */
export interface KnownOpening {
  leavebitId: number;
  email: string;
  openedAt: Date;
  passedOnAt: Date | null;
}

interface Reading {
  leavebitId: number;
  email: string;
  readAt: Date;
}

/**
 * A reminder to a recipient. `waiting`: its email is on its way. `failed`: it was given up because of an outage on our side.
 * `stopped`: the recipient has stopped these emails.
 */
export interface UnopenedReminder {
  email: string;
  sentAt: Date;
  /** When its email was accepted or given up. */
  endedAt: Date | null;
  outcome: 'waiting' | 'accepted' | 'refused' | 'stopped' | 'failed';
}

/** Everything about one owner that decides what their recipients haven't opened. */
export interface UnopenedFacts extends OwnerAccessFacts {
  /** A time that has certainly passed. */
  now: Date;
  ownerEmail: string;
  leavebits: readonly UnopenedLeavebit[];
  openings: readonly KnownOpening[];
  readings: readonly Reading[];
  reminders: readonly UnopenedReminder[];
  substitutes: readonly { email: string; substitute: string; afterDays: number }[];
  /** A reading this long before an opening counts, because it may be of a session that spans it. */
  readingCountsBeforeMs: number;
}

/** A LeaveBit that goes to a substitute as well, with the rule of the person who hasn't opened it. */
export interface SubstituteTurn {
  leavebitId: number;
  from: string;
  to: string;
  rule: ReleaseSetting;
}

export interface UnopenedDecision {
  /** Openings to store, because they are new or count from a different time. */
  opened: KnownOpening[];
  /** Stored openings of what is no longer open to its recipient. */
  ended: { leavebitId: number; email: string }[];
  /** Who is to be reminded now, each of everything that they haven't opened. */
  reminders: string[];
  turns: SubstituteTurn[];
  /** For whoever has a substitute: when what they haven't opened goes to them as well, see `findPassingOnTime`. */
  passingOn: ReadonlyMap<string, Date>;
  /** When something may change next without anyone's action. Null if nothing will. */
  nextCheckAt: Date | null;
}

/** How often to look at reminders whose email is on its way. */
const MAIL_CHECK_MS = 6 * HOUR_MS;
/** How often to look at openings that can't be read because the subscription has ended. They count from the last look. */
const BLOCKED_CHECK_MS = 7 * DAY_MS;

const keyOf = (leavebitId: number, email: string) => `${leavebitId} ${email}`;

/**
 * When a rule opened something for a recipient, if it did: on its date, or with the release of a report. What has been open since
 * it was shared opens with the release, too: the owner can no longer remind anyone then.
 */
export function findOpeningMoment(setting: ReleaseSetting | undefined, estate: EstateState): Date | null {
  const condition = findReleaseCondition(setting);
  switch (condition) {
    case 'date':
      return findOpeningDate(setting);
    case 'report':
    case 'nothing':
      return estate.report === 'released' ? estate.releasedAt : null;
    case null:
      return null;
    default:
      return condition satisfies never;
  }
}

/**
 * Decides who is reminded of what they haven't opened, and what goes to a substitute. Both follow from what is open at this time
 * by the access rule, so nothing is due after a revocation, to someone who has left, or once access has ended.
 */
export function decideUnopened(facts: UnopenedFacts): UnopenedDecision {
  const { now, ownerEmail, leavebits, readings, reminders, substitutes, estate, subscription } = facts;
  const known = new Map(facts.openings.map((one) => [keyOf(one.leavebitId, one.email), one]));
  const readAt = new Map(readings.map((one) => [keyOf(one.leavebitId, one.email), one.readAt]));
  const substituteOf = new Map(substitutes.map((one) => [one.email, one]));
  const moments: number[] = [];
  const opened: KnownOpening[] = [];
  const open = new Set<string>();
  const turns: SubstituteTurn[] = [];
  const unopened = new Map<string, KnownOpening[]>();
  const passingOnTimes = new Map<string, Date[]>();

  for (const leavebit of leavebits) {
    const recipients = new Set(leavebit.sharingEmails);
    for (const email of leavebit.sharingEmails) {
      if (email === ownerEmail) continue;
      const person = getRecipientFacts({ ...leavebit, trashedAt: null }, email);
      const access = decideAccess({ ...person, estate, subscription }, now);
      if (access.kind === 'locked' && access.lock.opensAt) moments.push(access.lock.opensAt.getTime());
      if (access.kind !== 'open' && access.kind !== 'blocked') continue;
      const moment = findOpeningMoment(person.setting, estate);
      if (moment === null || moment > now) continue;
      const key = keyOf(leavebit.id, email);
      open.add(key);
      const before = known.get(key);
      // Whoever was added later has had it since a save at the latest, so it never counts from before they could read it.
      let openedAt = latest(moment, before?.openedAt ?? leavebit.lastUpdate, now);
      const read = readAt.get(key);
      const isRead = read !== undefined && read.getTime() >= openedAt.getTime() - facts.readingCountsBeforeMs;
      // Nobody can read it meanwhile.
      if (access.kind === 'blocked' && !isRead) {
        openedAt = now;
        moments.push(now.getTime() + BLOCKED_CHECK_MS);
      }
      const isSame = before?.openedAt.getTime() === openedAt.getTime();
      const opening = {
        leavebitId: leavebit.id,
        email,
        openedAt,
        passedOnAt: isSame ? before.passedOnAt : null,
      };
      if (!isSame) opened.push(opening);
      if (access.kind === 'blocked' || isRead) continue;
      unopened.set(email, [...(unopened.get(email) ?? []), opening]);

      const substitute = substituteOf.get(email);
      if (!substitute) continue;
      const noteTime = (time: Date) =>
        passingOnTimes.set(email, [...(passingOnTimes.get(email) ?? []), time]);
      if (opening.passedOnAt) noteTime(opening.passedOnAt);
      if (opening.passedOnAt || !canBePassedOn([...recipients], substitute.substitute, ownerEmail)) continue;
      const dueAt = openedAt.getTime() + substitute.afterDays * DAY_MS;
      noteTime(new Date(dueAt));
      if (dueAt > now.getTime()) moments.push(dueAt);
      else if (countSettled(reminders, opening) >= unopenedLimits.remindersBeforeSubstitute) {
        recipients.add(substitute.substitute);
        turns.push({
          leavebitId: leavebit.id,
          from: email,
          to: substitute.substitute,
          rule: person.setting ?? { releaseType: 'always' },
        });
      }
    }
  }

  const reminded: string[] = [];
  for (const [email, openings] of unopened) {
    const dueAt = findReminderTime(
      openings,
      reminders.filter((one) => one.email === email),
    );
    if (dueAt === null) continue;
    if (dueAt <= now.getTime()) reminded.push(email);
    else moments.push(dueAt);
  }
  if (
    reminded.length > 0 ||
    reminders.some(({ email, outcome }) => outcome === 'waiting' && unopened.has(email))
  )
    moments.push(now.getTime() + MAIL_CHECK_MS);
  return {
    opened,
    ended: facts.openings.filter(({ leavebitId, email }) => !open.has(keyOf(leavebitId, email))),
    reminders: reminded.sort(),
    turns,
    passingOn: new Map([...passingOnTimes].map(([email, times]) => [email, findPassingOnTime(times, now)!])),
    nextCheckAt: moments.length > 0 ? new Date(moments.reduce((one, other) => Math.min(one, other))) : null,
  };
}

/** Whether a LeaveBit can go to a substitute. Recipients keep their own rule, including those who have left it. */
export const canBePassedOn = (
  recipients: readonly string[],
  substitute: string,
  ownerEmail: string,
): boolean => substitute !== ownerEmail && !recipients.includes(substitute);

/**
 * The time that matters to someone whose unopened LeaveBits go to a substitute as well at these times: the next one, or if there
 * is none, the last. Null without any.
 */
export function findPassingOnTime(times: readonly Date[], now: Date): Date | null {
  const sorted = times.toSorted((one, other) => one.getTime() - other.getTime());
  return sorted.find((time) => time > now) ?? sorted.at(-1) ?? null;
}

/** The latest of two times, but never in the future. */
const latest = (one: Date, other: Date, now: Date): Date =>
  new Date(Math.min(Math.max(one.getTime(), other.getTime()), now.getTime()));

/** The reminders of an opening. Each covers everything that was unopened at its time. */
const remindersOf = (reminders: readonly UnopenedReminder[], { email, openedAt }: KnownOpening) =>
  reminders.filter((one) => one.email === email && one.sentAt > openedAt);

/**
 * The reminders of an opening that reached their recipient's mailbox, or that it or its owner doesn't want. An outage on our side
 * is neither.
 */
export const countSettled = (reminders: readonly UnopenedReminder[], opening: KnownOpening): number =>
  remindersOf(reminders, opening).filter(({ outcome }) =>
    ['accepted', 'refused', 'stopped'].includes(outcome),
  ).length;

/**
 * When a recipient is to be reminded next. Null if they have had all reminders of everything, or while one is on its way: after an
 * outage, several would arrive together.
 * @param reminders those to this recipient
 */
function findReminderTime(
  openings: readonly KnownOpening[],
  reminders: readonly UnopenedReminder[],
): number | null {
  if (reminders.some(({ outcome }) => outcome === 'waiting')) return null;
  const { reminderDays, daysBetweenReminders } = unopenedLimits;
  const due = openings.flatMap((opening) => {
    const arrived = remindersOf(reminders, opening).filter(({ outcome }) => outcome !== 'failed').length;
    const days = reminderDays[arrived];
    return days === undefined ? [] : [opening.openedAt.getTime() + days * DAY_MS];
  });
  if (due.length === 0) return null;
  const last = Math.max(...reminders.map(({ sentAt, endedAt }) => (endedAt ?? sentAt).getTime()), -Infinity);
  return Math.max(Math.min(...due), last + daysBetweenReminders * DAY_MS);
}
