import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

export interface LeavebitTexts {
  description: string;
  infoFields: string;
}

/** The minimum length of a run that counts as retained. Shorter runs occur in any two texts. */
const RUN = 8;
/** A headline no longer than one line is just a name, so renaming it loses nothing. */
const HEADLINE = 80;

/**
 * The fraction of a text that survives in a later one, measured by the characters in runs of eight that both contain. Linear in
 * both lengths: about 20 ms for the longest texts. A few runs per thousand may be false positives.
 */
export function computeRetainedFraction(before: string, after: string): number {
  if (before.length === 0) return 1;
  const length = Math.min(RUN, before.length);
  const runs = runFilter(after, length);
  let remaining = 0;
  let counted = 0;
  for (let at = 0; at + length <= before.length; at += 1) {
    if (!runs.has(before, at)) continue;
    remaining += at + length - Math.max(at, counted);
    counted = at + length;
  }
  return remaining / before.length;
}

/** A Bloom filter of all runs in a text, with 4 million bits and two per run. A set of strings took up to 340 ms. */
function runFilter(text: string, length: number) {
  const bits = new Uint32Array(2 ** 17);
  const bitsOf = (of: string, at: number): [number, number] => {
    let hash = 0x811c9dc5;
    for (let next = at; next < at + length; next += 1)
      hash = Math.imul(hash ^ of.charCodeAt(next), 0x01000193);
    hash ^= hash >>> 15;
    const other = Math.imul(hash, 0x85ebca6b);
    return [hash >>> 10, (other ^ (other >>> 13)) >>> 10];
  };
  const isSet = (bit: number) => (bits[bit >>> 5]! & (1 << (bit & 31))) !== 0;
  for (let at = 0; at + length <= text.length; at += 1)
    for (const bit of bitsOf(text, at)) bits[bit >>> 5]! |= 1 << (bit & 31);
  return { has: (of: string, at: number) => bitsOf(of, at).every(isSet) };
}

/** Whether less than half of a LeaveBit's text survives. Additions don't count as losses. */
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
    isLost(before.infoFields, after.infoFields) ||
    (before.description.length > HEADLINE && isLost(before.description, after.description))
  );
}

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
