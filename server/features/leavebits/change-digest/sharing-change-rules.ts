import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import {
  findOpeningDate,
  findReleaseSetting,
  findReleaseCondition,
  type ReleaseSetting,
} from '#shared/domain/release.ts';
import type { SharingUndoErrorReason, AccessLoss } from '#shared/contracts/undo-links.ts';
import type { SharingState } from '../rules.ts';

/** What a save changed for one recipient. Null before or after means that they weren't a recipient at that time. */
export interface RecipientChange {
  email: string;
  before: ReleaseSetting | null;
  after: ReleaseSetting | null;
  /** Whether they gained immediate access. */
  isOpened: boolean;
}

/** The changes that one save made to a LeaveBit's recipients. */
export interface SharingChange {
  triggerByteId: number;
  at: Date;
  people: RecipientChange[];
}

/** Applies to a recipient without a rule. */
const NO_RULE: ReleaseSetting = { releaseType: 'always' };

/** Whether a report has opened the estate. By default, rules are compared as if there were no report. */
interface EstateFacts {
  isEstateOpen?: boolean;
}

/** Whether a rule lets a recipient read a LeaveBit now. */
function isOpen(
  setting: ReleaseSetting | null,
  now: Date,
  { isEstateOpen = false }: EstateFacts = {},
): boolean {
  if (setting === null) return false;
  const date = findOpeningDate(setting);
  const condition = findReleaseCondition(setting);
  return (
    condition === 'nothing' || (condition === 'report' && isEstateOpen) || (date !== null && date <= now)
  );
}

/**
 * Whether a rule does or might lock a recipient out for longer than the previous one. Either a report or a date can come first,
 * so switching between them always counts.
 */
export function isNewReleaseRuleMoreRestrictive(
  before: ReleaseSetting | null,
  after: ReleaseSetting | null,
  now: Date,
  estate: EstateFacts = {},
): boolean {
  if (before === null || isOpen(after, now, estate)) return false;
  if (after === null || isOpen(before, now, estate)) return true;
  const [earlier, later] = [findOpeningDate(before), findOpeningDate(after)];
  const [was, is] = [findReleaseCondition(before), findReleaseCondition(after)];
  if (earlier && later) return later > earlier;
  const opensSomeDay = (waiting: typeof was, date: Date | null) => waiting === 'report' || date !== null;
  if (!opensSomeDay(was, earlier)) return false;
  return !opensSomeDay(is, later) || was !== is;
}

/**
 * The changes in a save that are worth reporting to the owner: who gains immediate access, and who is removed or locked out for
 * longer.
 */
export function diffSharing(
  before: SharingState,
  after: SharingState,
  { owner, now }: { owner: string; now: Date },
): RecipientChange[] {
  const ruleIn = ({ sharingEmails, sharingConfig, leftBy }: SharingState, email: string) =>
    sharingEmails.includes(email) && !Object.hasOwn(leftBy, email)
      ? (findReleaseSetting(sharingConfig, email) ?? NO_RULE)
      : null;
  return [...new Set([...before.sharingEmails, ...after.sharingEmails])].flatMap((email) => {
    // A recipient who has left wasn't removed.
    if (email === owner || Object.hasOwn(before.leftBy, email)) return [];
    const change = { email, before: ruleIn(before, email), after: ruleIn(after, email) };
    const isOpened = isOpen(change.after, now) && !isOpen(change.before, now);
    const isTaken = isNewReleaseRuleMoreRestrictive(change.before, change.after, now);
    return isOpened || isTaken ? [{ ...change, isOpened }] : [];
  });
}

/** Like `diffSharing`, but for a LeaveBit restored from the trash. No rules change, but some recipients can read it again. */
export function diffRestoredSharing(
  { sharingEmails, sharingConfig, leftBy }: SharingState,
  { owner, now }: { owner: string; now: Date },
): RecipientChange[] {
  return sharingEmails.flatMap((email) => {
    if (email === owner || Object.hasOwn(leftBy, email)) return [];
    const rule = findReleaseSetting(sharingConfig, email) ?? NO_RULE;
    return isOpen(rule, now) ? [{ email, before: rule, after: rule, isOpened: true }] : [];
  });
}

/** A recipient's rules for a LeaveBit before the first and after the last of several changes. */
interface Net {
  triggerByteId: number;
  email: string;
  before: ReleaseSetting | null;
  after: ReleaseSetting | null;
  isOpened: boolean;
}

/**
 * Merges several changes into one per recipient and LeaveBit.
 * @param changes oldest first
 */
export function mergeSharingChanges(changes: readonly SharingChange[]): Net[] {
  const net = new Map<string, Net>();
  for (const { triggerByteId, people } of changes) {
    for (const person of people) {
      const key = `${triggerByteId} ${person.email}`;
      const known = net.get(key);
      net.set(
        key,
        known
          ? { ...known, after: person.after, isOpened: known.isOpened || person.isOpened }
          : { triggerByteId, ...person },
      );
    }
  }
  return [...net.values()];
}

/** Who gained and who lost access, with the number of LeaveBits for each. */
export interface SharingSummary {
  opened: { email: string; leavebits: number }[];
  taken: AccessLoss[];
}

/** Summarizes several changes for the email, leaving out access that has since been restored. */
export function summarizeSharingChanges(changes: readonly SharingChange[], now: Date): SharingSummary {
  const opened = new Map<string, number>();
  const taken = new Map<string, AccessLoss>();
  for (const { email, before, after, isOpened } of mergeSharingChanges(changes)) {
    if (isOpened) opened.set(email, (opened.get(email) ?? 0) + 1);
    if (!isNewReleaseRuleMoreRestrictive(before, after, now)) continue;
    const what = after === null ? 'removed' : 'later';
    const known = taken.get(`${what} ${email}`);
    taken.set(`${what} ${email}`, { email, what, leavebits: (known?.leavebits ?? 0) + 1 });
  }
  return {
    opened: [...opened].map(([email, leavebits]) => ({ email, leavebits })),
    taken: [...taken.values()],
  };
}

/**
 * The earliest time for the next digest: an hour after the last one and a day after the twelfth most recent. Every removal can
 * be undone at any time, because until the next digest, the link in the last one also covers later removals.
 * @param sentAt when the last day's digests were sent, newest first
 */
export function getNextDigestTime(sentAt: readonly Date[], now: Date): Date {
  const [last] = sentAt;
  const first = sentAt[limits.sharingDigestsPerDay - 1];
  return new Date(
    Math.max(now.getTime(), last ? last.getTime() + HOUR_MS : 0, first ? first.getTime() + DAY_MS : 0),
  );
}

export const getDigestUndoDeadline = (mailedAt: Date): Date =>
  new Date(mailedAt.getTime() + limits.undoHours * HOUR_MS);

/** Why a digest's undo link no longer works, or null if it does. */
export function getSharingUndoErrorReason(
  { mailedAt, undoneAt }: { mailedAt: Date; undoneAt: Date | null },
  now: Date,
): Exclude<SharingUndoErrorReason, 'unknown'> | null {
  if (undoneAt) return 'undone';
  return now < getDigestUndoDeadline(mailedAt) ? null : 'expired';
}

/**
 * The recorded changes that an undo link covers. In an open estate, as for the trash, only those since its report was
 * submitted: earlier removals may be what the owner wanted, and later ones affect what they left behind.
 */
export const selectUndoableChanges = <Change extends { at: Date }>(
  changes: readonly Change[],
  report: { status: 'pending' | 'released'; reportedAt: Date } | null,
): Change[] => changes.filter(({ at }) => report?.status !== 'released' || at >= report.reportedAt);

/**
 * Whether a later digest reported an earlier change for the same recipient and LeaveBit. Then only that digest's link covers an
 * unreported change: undone without the reported one, access that was restored in the meantime would be removed again.
 */
export const isReportedLater = (
  { triggerByteId, people }: SharingChange,
  reportedLater: readonly SharingChange[],
): boolean =>
  reportedLater.some(
    (later) =>
      later.triggerByteId === triggerByteId &&
      later.people.some(({ email }) => people.some((person) => person.email === email)),
  );

/**
 * The sharing settings after an undo: removed recipients are restored, and those locked out for longer get their previous rule
 * back. The undo never removes access, so the link can do no harm in the wrong hands. Recipients who have left stay out.
 * @param wanted the rules from before the changes
 * @param estate if it is open, recipients whose rule waits for a report can already read and keep that rule
 * @returns null if there is nothing to restore
 */
export function computeRestoredSharing(
  current: SharingState,
  wanted: readonly Pick<Net, 'email' | 'before'>[],
  now: Date,
  estate: EstateFacts = {},
): { sharing: Pick<SharingState, 'sharingEmails' | 'sharingConfig'>; emails: string[] } | null {
  const back = wanted.flatMap(({ email, before }) => {
    if (before === null || Object.hasOwn(current.leftBy, email)) return [];
    const present = current.sharingEmails.includes(email)
      ? (findReleaseSetting(current.sharingConfig, email) ?? NO_RULE)
      : null;
    return isNewReleaseRuleMoreRestrictive(before, present, now, estate) ? [{ email, before }] : [];
  });
  if (back.length === 0) return null;
  const emails = back.map(({ email }) => email);
  return {
    sharing: {
      sharingEmails: [...new Set([...current.sharingEmails, ...emails])],
      sharingConfig: {
        ...current.sharingConfig,
        ...Object.fromEntries(back.map(({ email, before }) => [email, before])),
      },
    },
    emails,
  };
}
