import { isArmored } from '#shared/domain/age-file.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

export interface LeavebitTexts {
  description: string;
  infoFields: string;
  sealedNames?: string | undefined;
}

/** The minimum length of a run that counts as retained. Shorter runs occur in any two texts. */
const RUN = 8;
/** A headline no longer than one line is just a name, so renaming it loses nothing. */
const HEADLINE = 80;

/**
 * The fraction of a text that survives in a later one, measured by the characters in runs of eight that both contain. A run that
 * the earlier text has several times survives only as often as the later text has it: of a list whose lines resemble one another,
 * a single line is not most. Linear in both lengths.
 */
export function computeRetainedFraction(before: string, after: string): number {
  if (before.length === 0) return 1;
  const length = Math.min(RUN, before.length);
  const counts = new Map<number, number>();
  for (let end = length; end <= after.length; end += 1) {
    const run = hashRun(after, end - length, end);
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  let remaining = 0;
  let counted = 0;
  for (let end = length; end <= before.length; end += 1) {
    const run = hashRun(before, end - length, end);
    const count = counts.get(run) ?? 0;
    if (count === 0) continue;
    counts.set(run, count - 1);
    remaining += end - Math.max(end - length, counted);
    counted = end;
  }
  return remaining / before.length;
}

/** 53 bits of two FNV-1a hashes. A map of the runs themselves took up to 340 ms for the longest texts. */
function hashRun(text: string, start: number, end: number): number {
  let one = 0x811c9dc5;
  let other = 0x2f0b4c47;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x01000193);
    other ^= other >>> 13;
  }
  return (one >>> 0) * 2 ** 21 + (other >>> 11);
}

/**
 * Whether less than half of a LeaveBit's text survives. Additions don't count as losses. Of what is sealed, only whether it was
 * replaced is known, and not by how much, so any change of it counts.
 */
export const isMostlyRewritten = (before: LeavebitTexts, after: LeavebitTexts): boolean =>
  retainsLessThan(1 / 2, before, after);

/**
 * Whether enough of a text (three quarters) survives in this state for an undo to restore it. Otherwise, a text destroyed over
 * several saves might come back half destroyed. Chosen as the midpoint between the whole text and what counts as rewritten.
 */
export const isMostlyRetained = (before: LeavebitTexts, after: LeavebitTexts): boolean =>
  !retainsLessThan(3 / 4, before, after);

function retainsLessThan(fraction: number, before: LeavebitTexts, after: LeavebitTexts): boolean {
  const isLost = (one: string, other: string) =>
    one !== other && computeRetainedFraction(one, other) < fraction;
  return (
    isSealedTextReplaced(before.infoFields, after.infoFields) ||
    isSealedTextReplaced(before.sealedNames, after.sealedNames) ||
    isLost(before.infoFields, after.infoFields) ||
    (before.description.length > HEADLINE && isLost(before.description, after.description))
  );
}

/** Where there was none, nothing is lost. */
const isSealedTextReplaced = (before = '', after = ''): boolean => isArmored(before) && before !== after;

/**
 * Whether edits to a LeaveBit are reported to its owner: only if it has other recipients and is more than a day old. Until
 * then, it is still a draft.
 */
export function shouldNotifyOfEdits(
  { sharingEmails, createdAt }: { sharingEmails: readonly string[]; createdAt: Date },
  { owner, now }: { owner: string; now: Date },
): boolean {
  return sharingEmails.some((email) => email !== owner) && now.getTime() - createdAt.getTime() > DAY_MS;
}

/** A text is compared with its state at this time, so that many small saves can't hide what a single big one couldn't. */
export const getEditBaselineTime = (now: Date): Date => new Date(now.getTime() - limits.undoHours * HOUR_MS);
