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
  /** The address that took their place, if they were removed by a change of address. */
  replacedBy: string | null;
  /** If an undo gave them this rule back: the time of the first change that it reverted for them. */
  undoneSince?: Date | undefined;
}

/** The changes that one save made to a LeaveBit's recipients. */
export interface SharingChange {
  triggerByteId: number;
  at: Date;
  people: RecipientChange[];
}

/** Applies to a recipient without a rule. */
const NO_RULE: ReleaseSetting = { releaseType: 'always' };

/** A recipient's effective rule, or null if they aren't a recipient or have left. */
export const findEffectiveRule = (
  { sharingEmails, sharingConfig, leftBy }: SharingState,
  email: string,
): ReleaseSetting | null =>
  sharingEmails.includes(email) && !Object.hasOwn(leftBy, email)
    ? (findReleaseSetting(sharingConfig, email) ?? NO_RULE)
    : null;

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
 * The changes in a save that are worth reporting to the owner: who is new, who gains immediate access, and who is removed or
 * locked out for longer. New recipients count under every rule. Otherwise, somebody who added an address could have it restored
 * by the undo after removing it, and an heir's place could go to an address that no mail names.
 * @param move the change of address that the save is part of
 */
export function diffSharing(
  before: SharingState,
  after: SharingState,
  { owner, now, move }: { owner: string; now: Date; move?: { from: string; to: string } | undefined },
): RecipientChange[] {
  return [...new Set([...before.sharingEmails, ...after.sharingEmails])].flatMap((email) => {
    if (email === owner) return [];
    const change = {
      email,
      before: findEffectiveRule(before, email),
      after: findEffectiveRule(after, email),
    };
    const isNew = change.before === null && change.after !== null;
    const isOpened = isOpen(change.after, now) && !isOpen(change.before, now);
    const isTaken = isNewReleaseRuleMoreRestrictive(change.before, change.after, now);
    const replacedBy = change.after === null && email === move?.from ? move.to : null;
    return isNew || isOpened || isTaken ? [{ ...change, isOpened, replacedBy }] : [];
  });
}

/**
 * What an undo settled. It isn't reported, but later digests and undos have to know: what it reverted or found restored, and
 * whatever happened between that and the undo, is settled. Otherwise, a newer link would give back a hostile rule that has been
 * replaced since, and somebody whom an unreported change had added again would count as new.
 * @param restored the sharing settings after the undo
 * @param covered the changes that its link covers
 */
export const diffUndo = (
  restored: SharingState,
  covered: readonly Pick<Net, 'email' | 'before' | 'firstAt'>[],
  now: Date,
): RecipientChange[] =>
  covered.flatMap(({ email, before, firstAt }) => {
    const rule = findEffectiveRule(restored, email);
    if (before === null || rule === null || isNewReleaseRuleMoreRestrictive(before, rule, now)) return [];
    return [{ email, before: rule, after: rule, isOpened: false, replacedBy: null, undoneSince: firstAt }];
  });

/** Like `diffSharing`, but for a LeaveBit restored from the trash. No rules change, but some recipients can read it again. */
export function diffRestoredSharing(
  sharing: SharingState,
  { owner, now }: { owner: string; now: Date },
): RecipientChange[] {
  return sharing.sharingEmails.flatMap((email) => {
    const rule = findEffectiveRule(sharing, email);
    return email !== owner && isOpen(rule, now)
      ? [{ email, before: rule, after: rule, isOpened: true, replacedBy: null }]
      : [];
  });
}

/**
 * A recipient's rules for a LeaveBit before the first and after the last of several changes, and what replaced them in the last.
 */
export interface Net extends RecipientChange {
  triggerByteId: number;
  firstAt: Date;
}

const getNetKey = (triggerByteId: number, email: string) => `${triggerByteId} ${email}`;

const listNetKeys = ({ triggerByteId, people }: SharingChange): string[] =>
  people.map(({ email }) => getNetKey(triggerByteId, email));

/**
 * Some changes, along with what undos have changed for the same recipients and LeaveBits.
 * @param all everything recorded, oldest first
 */
export function withUndos(
  changes: readonly SharingChange[],
  all: readonly SharingChange[],
): readonly SharingChange[] {
  const keys = new Set(changes.flatMap(listNetKeys));
  const wanted = new Set(changes);
  return all.flatMap((change) => {
    if (wanted.has(change)) return [change];
    const { triggerByteId } = change;
    const people = change.people.filter(
      ({ email, undoneSince }) => undoneSince && keys.has(getNetKey(triggerByteId, email)),
    );
    return people.length > 0 ? [{ ...change, people }] : [];
  });
}

/**
 * Merges several changes into one per recipient and LeaveBit.
 * @param changes oldest first
 */
export const mergeSharingChanges = (changes: readonly SharingChange[]): Net[] => [
  ...mergeByRecipient(changes).values(),
];

function mergeByRecipient(changes: readonly SharingChange[]): Map<string, Net> {
  const net = new Map<string, Net>();
  for (const { triggerByteId, at, people } of changes) {
    for (const person of people) {
      const key = getNetKey(triggerByteId, person.email);
      const known = net.get(key);
      const { undoneSince } = person;
      const isSettled = known === undefined || (undoneSince !== undefined && known.firstAt >= undoneSince);
      net.set(key, {
        ...person,
        triggerByteId,
        before: isSettled ? person.before : known.before,
        firstAt: isSettled ? (undoneSince ?? at) : known.firstAt,
        isOpened: person.isOpened || known?.isOpened === true,
      });
    }
  }
  return net;
}

/** The address that has a removed recipient's place in the end, after any number of changes of address. */
function findReplacement(net: ReadonlyMap<string, Net>, { triggerByteId, replacedBy }: Net): string | null {
  const seen = new Set<string>();
  let last = replacedBy;
  while (last !== null && !seen.has(last)) {
    seen.add(last);
    const next = net.get(getNetKey(triggerByteId, last));
    if (!next?.replacedBy) break;
    last = next.replacedBy;
  }
  return last;
}

/** People with the number of LeaveBits for each. */
export interface PersonCount {
  email: string;
  leavebits: number;
}

/** Counts the LeaveBits of each person. */
export function countByPerson(people: readonly { email: string }[]): PersonCount[] {
  const counts = new Map<string, number>();
  for (const { email } of people) counts.set(email, (counts.get(email) ?? 0) + 1);
  return [...counts].map(([email, leavebits]) => ({ email, leavebits }));
}

/** Who gained and who lost access, with the number of LeaveBits for each. */
export interface SharingSummary {
  opened: PersonCount[];
  /** New recipients who can't read anything yet. */
  added: PersonCount[];
  /** New recipients who couldn't read anything, and who have been removed again. */
  addedAndRemoved: PersonCount[];
  taken: (AccessLoss & Pick<RecipientChange, 'replacedBy'>)[];
}

/** Summarizes several changes for the email, leaving out access that has since been restored. */
export function summarizeSharingChanges(changes: readonly SharingChange[], now: Date): SharingSummary {
  const net = mergeByRecipient(changes);
  const all = [...net.values()];
  const waiting = all.filter(({ before, isOpened }) => before === null && !isOpened);
  const taken = new Map<string, SharingSummary['taken'][number]>();
  for (const one of all) {
    const { email, before, after } = one;
    if (!isNewReleaseRuleMoreRestrictive(before, after, now)) continue;
    const what = after === null ? 'removed' : 'later';
    const replacedBy = findReplacement(net, one);
    const key = `${what} ${email} ${replacedBy}`;
    const leavebits = (taken.get(key)?.leavebits ?? 0) + 1;
    taken.set(key, { email, what, leavebits, replacedBy });
  }
  return {
    opened: countByPerson(all.filter(({ isOpened }) => isOpened)),
    added: countByPerson(waiting.filter(({ after }) => after !== null)),
    addedAndRemoved: countByPerson(waiting.filter(({ after }) => after === null)),
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
 * Whether an undo uses up its link. In an open estate, a link that reports earlier changes stays valid, because the owner can
 * undo those once the estate is locked again.
 * @param reported what the link's digest reports
 */
export const isUndoLinkUsedUp = (
  reported: readonly { at: Date }[],
  report: { status: 'pending' | 'released'; reportedAt: Date } | null,
): boolean => selectUndoableChanges(reported, report).length === reported.length;

/**
 * Finds unreported changes of which a later digest reported an earlier one, for the same recipient and LeaveBit. Then only that
 * digest's link covers them: undone without the reported one, access that was restored in the meantime would be removed again.
 */
export function createReportedLaterCheck(
  reportedLater: readonly SharingChange[],
): (change: SharingChange) => boolean {
  const reported = new Set(reportedLater.flatMap(listNetKeys));
  return (change) => listNetKeys(change).some((key) => reported.has(key));
}

/**
 * The sharing settings after an undo: removed recipients are restored, and those locked out for longer get their previous rule
 * back. The undo never removes access, so the link can do no harm in the wrong hands. Recipients who have left stay out. But
 * nobody can leave after having been removed, so a departure of a removed recipient isn't theirs and is cleared.
 * @param wanted the rules from before the changes, and after them
 * @param estate if it is open, recipients whose rule waits for a report can already read and keep that rule
 * @returns null if there is nothing to restore
 */
export function computeRestoredSharing(
  current: SharingState,
  wanted: readonly Pick<Net, 'email' | 'before' | 'after'>[],
  now: Date,
  estate: EstateFacts = {},
): { sharing: SharingState; emails: string[] } | null {
  const back = wanted.flatMap(({ email, before, after }) => {
    if (before === null || (after !== null && Object.hasOwn(current.leftBy, email))) return [];
    const present = findEffectiveRule(current, email);
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
      leftBy: Object.fromEntries(Object.entries(current.leftBy).filter(([email]) => !emails.includes(email))),
    },
    emails,
  };
}
