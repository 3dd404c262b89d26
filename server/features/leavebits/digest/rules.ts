import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import {
  findOpeningDate,
  findReleaseSetting,
  findReleaseCondition,
  type ReleaseSetting,
  type SharingSettings,
} from '#shared/domain/release.ts';
import type { SharingUndoErrorReason, AccessLoss } from '#shared/contracts/sharing-undo.ts';

/** A LeaveBit's recipients and rules, with those who have left it, and when. */
export interface SharingState extends SharingSettings {
  leftBy: Record<string, string>;
}

/** What a save has changed for one recipient. Null: they were none, or are none any more. */
export interface RecipientChange {
  email: string;
  before: ReleaseSetting | null;
  after: ReleaseSetting | null;
  /** They can read it at once, and could not before. */
  isOpened: boolean;
}

/** A save's changes of the people of one LeaveBit. */
export interface SharingChange {
  triggerByteId: number;
  at: Date;
  people: RecipientChange[];
}

/** The rule of a recipient without one. */
const NO_RULE: ReleaseSetting = { releaseType: 'always' };

/** Who can read a LeaveBit at this moment under a rule, as long as nobody reports anything. */
function isOpen(setting: ReleaseSetting | null, now: Date): boolean {
  if (setting === null) return false;
  const date = findOpeningDate(setting);
  return findReleaseCondition(setting) === 'nothing' || (date !== null && date <= now);
}

/**
 * Whether a rule keeps somebody out for longer than the one before, or may do so. A report and a date can each come first, so a
 * change between them always counts.
 */
export function isRuleMoreRestrictive(
  before: ReleaseSetting | null,
  after: ReleaseSetting | null,
  now: Date,
): boolean {
  if (before === null || isOpen(after, now)) return false;
  if (after === null || isOpen(before, now)) return true;
  const [earlier, later] = [findOpeningDate(before), findOpeningDate(after)];
  const [was, is] = [findReleaseCondition(before), findReleaseCondition(after)];
  if (earlier && later) return later > earlier;
  const opensSomeDay = (waiting: typeof was, date: Date | null) => waiting === 'report' || date !== null;
  if (!opensSomeDay(was, earlier)) return false;
  return !opensSomeDay(is, later) || was !== is;
}

/** What the owner hears of after a save: for whom it opens at once, and who is taken off or kept out for longer. */
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
    // Who has left was not taken off.
    if (email === owner || Object.hasOwn(before.leftBy, email)) return [];
    const change = { email, before: ruleIn(before, email), after: ruleIn(after, email) };
    const isOpened = isOpen(change.after, now) && !isOpen(change.before, now);
    const isTaken = isRuleMoreRestrictive(change.before, change.after, now);
    return isOpened || isTaken ? [{ ...change, isOpened }] : [];
  });
}

/** The same for a LeaveBit that comes back from the trash: nobody loses or gains a rule, and some can read it again. */
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

/** What somebody had in a LeaveBit before the first of several changes, and has after the last. */
interface Net {
  triggerByteId: number;
  email: string;
  before: ReleaseSetting | null;
  after: ReleaseSetting | null;
  isOpened: boolean;
}

/** Several changes as one for each person and LeaveBit. @param changes the first one first. */
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

/** For whom something opened, and from whom something was taken, with the number of LeaveBits for each. */
export interface SharingSummary {
  opened: { email: string; leavebits: number }[];
  taken: AccessLoss[];
}

/** What the mail about several changes says. What was taken and given back within them is left out. */
export function summarizeSharingChanges(changes: readonly SharingChange[], now: Date): SharingSummary {
  const opened = new Map<string, number>();
  const taken = new Map<string, AccessLoss>();
  for (const { email, before, after, isOpened } of mergeSharingChanges(changes)) {
    if (isOpened) opened.set(email, (opened.get(email) ?? 0) + 1);
    if (!isRuleMoreRestrictive(before, after, now)) continue;
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
 * When the next mail may leave: an hour after the last one, and the twelfth-last one a day ago. Nothing waits without a way
 * back: until then the link in the last mail also gives back what is taken after it.
 * @param sentAt of the last day's mails, the newest first.
 */
export function getNextDigestTime(sentAt: readonly Date[], now: Date): Date {
  const [last] = sentAt;
  const first = sentAt[limits.sharingDigestsPerDay - 1];
  return new Date(
    Math.max(now.getTime(), last ? last.getTime() + HOUR_MS : 0, first ? first.getTime() + DAY_MS : 0),
  );
}

/** The end of a mail's link. */
export const getDigestUndoDeadline = (mailedAt: Date): Date =>
  new Date(mailedAt.getTime() + limits.undoHours * HOUR_MS);

/** Why the link of a mail gives nothing back any more. Null when it does. */
export function getSharingUndoErrorReason(
  { mailedAt, undoneAt }: { mailedAt: Date; undoneAt: Date | null },
  now: Date,
): Exclude<SharingUndoErrorReason, 'unknown'> | null {
  if (undoneAt) return 'undone';
  return now < getDigestUndoDeadline(mailedAt) ? null : 'expired';
}

/**
 * The sharing after an undo: who was taken off is back, and who was kept out for longer has the rule from before. Nobody loses
 * anything by it, so whoever has the link can use it to nobody's harm. Who has left stays away.
 * @param wanted the rules from before the changes. @returns null when there is nothing to give back.
 */
export function computeRestoredSharing(
  current: SharingState,
  wanted: readonly Pick<Net, 'email' | 'before'>[],
  now: Date,
): { sharing: Pick<SharingState, 'sharingEmails' | 'sharingConfig'>; emails: string[] } | null {
  const back = wanted.flatMap(({ email, before }) => {
    if (before === null || Object.hasOwn(current.leftBy, email)) return [];
    const present = current.sharingEmails.includes(email)
      ? (findReleaseSetting(current.sharingConfig, email) ?? NO_RULE)
      : null;
    return isRuleMoreRestrictive(before, present, now) ? [{ email, before }] : [];
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
