import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/**
 * Who can ask for a code at an address. `open`: anybody. `private`: a device on which the owner signed in before, or the
 * holder of a link that we mailed to the address. `session`: the signed-in owner. Each has an allowance of its own, so
 * nobody can lengthen another's codes.
 */
export const codeChannels = ['open', 'private', 'session'] as const;
export type CodeChannel = (typeof codeChannels)[number];

/**
 * How likely one guess is to succeed in all that one channel of one address may issue at once. As much comes back in a year.
 * So the three channels together stay below 2 × 3 × 0.15 % = 0.9 % in any year. Product rule: less than 1 %.
 */
const ALLOWANCE = 0.0015;
/** A little more than a year: a code that was issued just before a year began can be tried in it. */
const REFILLED_MS = 366 * DAY_MS;

/** The lengths of codes, in groups of three digits. Each is issued until so much of the allowance is used. */
const lengths = [
  { digits: limits.codeDigits, untilUsed: 0.8 },
  { digits: 9, untilUsed: 1 },
  // Charges of 1 ms: the allowance refills faster than anybody can ask.
  { digits: limits.codeMaxDigits, untilUsed: Infinity },
] as const;

/** Wrong tries that one code can take, from its asker and from other browsers. */
export const maxAttemptsPerCode = limits.codeAttempts + limits.codeStrangerAttempts;

/** How likely `tries` different guesses hit a code. */
export const getGuessProbability = (digits: number, tries: number) => tries / 10 ** digits;

/** The same as a part of the allowance, in the time that it takes to refill. */
const chargeMs = (digits: number, tries: number) =>
  Math.ceil((getGuessProbability(digits, tries) / ALLOWANCE) * REFILLED_MS);

/**
 * Chooses the length of a new code, and charges its allowance with all tries that the code can take. Where codes are not
 * redeemed, new ones become longer. So it does not matter who guesses, how often, from where and in which order.
 * @param refilledAt when the allowance is whole again. All times are ms since 1970.
 */
export function chargeCodeAllowance(refilledAt: number, now: number): { digits: number; refilledAt: number } {
  const usedMs = Math.max(0, refilledAt - now);
  const fits = ({ digits, untilUsed }: (typeof lengths)[number]) =>
    usedMs + chargeMs(digits, maxAttemptsPerCode) <= untilUsed * REFILLED_MS;
  const { digits } = lengths.find(fits)!;
  return { digits, refilledAt: now + usedMs + chargeMs(digits, maxAttemptsPerCode) };
}

/** Gives back the tries that a redeemed code can no longer take. Those that were made stay charged. */
export function refundCodeAllowance(
  refilledAt: number,
  { digits, wrongTries }: { digits: number; wrongTries: number },
) {
  return refilledAt - chargeMs(digits, maxAttemptsPerCode) + chargeMs(digits, wrongTries);
}

/** A code that is neither used nor expired, as one try sees it. */
export interface LiveCode {
  id: string;
  isRight: boolean;
  /** Whether this browser asked for it. */
  isOwn: boolean;
  wrongTries: number;
  strangerTries: number;
}

/** Whether a code takes another try from this browser. */
export const canAttemptCode = ({ isOwn, wrongTries, strangerTries }: Omit<LiveCode, 'id' | 'isRight'>) =>
  wrongTries < limits.codeAttempts && (isOwn || strangerTries < limits.codeStrangerAttempts);

/**
 * Decides about one try at all live codes of a person and purpose. A wrong one counts at each of them: at the browser's own
 * code as a try of its asker, at the others as a stranger's, which cannot end a code for its asker.
 */
export function evaluateCodeAttempt(
  codes: readonly LiveCode[],
): { kind: 'accepted'; redeemed: LiveCode } | { kind: 'refused'; counted: LiveCode[] } {
  const open = codes.filter(canAttemptCode);
  const redeemed = open.find(({ isRight }) => isRight);
  return redeemed ? { kind: 'accepted', redeemed } : { kind: 'refused', counted: open };
}
