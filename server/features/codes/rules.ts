import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/**
 * Who can request a code at an address. `open`: anyone. `private`: a device on which the owner signed in before, or the
 * holder of a link mailed to the address. `session`: the signed-in owner. Each has a separate allowance, so nobody can make
 * another's codes longer.
 */
export const codeChannels = ['open', 'private', 'session'] as const;
export type CodeChannel = (typeof codeChannels)[number];

/**
 * The probability that one guess succeeds among everything that one channel of one address may issue at once. The same
 * amount refills over a year, so the three channels together stay below 2 × 3 × 0.15 % = 0.9 % in any year. Product rule:
 * less than 1 %.
 */
const ALLOWANCE = 0.0015;
/** Slightly more than a year: a code issued just before a year begins can still be tried in it. */
const REFILLED_MS = 366 * DAY_MS;

/** Code lengths, in groups of three digits. Each is issued until this much of the allowance is used up. */
const lengths = [
  { digits: limits.codeDigits, untilUsed: 0.8 },
  { digits: 9, untilUsed: 1 },
  // Charges of 1 ms: the allowance refills faster than anyone can request codes.
  { digits: limits.codeMaxDigits, untilUsed: Infinity },
] as const;

/** The wrong attempts that one code allows, by the requesting browser and by others. */
export const maxAttemptsPerCode = limits.codeAttempts + limits.codeStrangerAttempts;

/** The probability that `tries` different guesses hit a code. */
export const getGuessProbability = (digits: number, tries: number) => tries / 10 ** digits;

/** The same as a share of the allowance, expressed as the time it takes to refill. */
const chargeMs = (digits: number, tries: number) =>
  Math.ceil((getGuessProbability(digits, tries) / ALLOWANCE) * REFILLED_MS);

/**
 * Chooses the length of a new code, and charges its allowance for every attempt the code can take. Unredeemed codes make the
 * next ones longer, so it does not matter who guesses, how often, from where or in which order.
 * @param refilledAt when the allowance is fully refilled. All times are ms since 1970.
 */
export function chargeCodeAllowance(refilledAt: number, now: number): { digits: number; refilledAt: number } {
  const usedMs = Math.max(0, refilledAt - now);
  const fits = ({ digits, untilUsed }: (typeof lengths)[number]) =>
    usedMs + chargeMs(digits, maxAttemptsPerCode) <= untilUsed * REFILLED_MS;
  const { digits } = lengths.find(fits)!;
  return { digits, refilledAt: now + usedMs + chargeMs(digits, maxAttemptsPerCode) };
}

/** Refunds the attempts that a redeemed code can no longer take. Those already made stay charged. */
export function refundCodeAllowance(
  refilledAt: number,
  { digits, wrongTries }: { digits: number; wrongTries: number },
) {
  return refilledAt - chargeMs(digits, maxAttemptsPerCode) + chargeMs(digits, wrongTries);
}

/** A code that is neither used nor expired, as seen by one attempt. */
export interface LiveCode {
  id: string;
  isRight: boolean;
  /** Whether this browser requested it. */
  isOwn: boolean;
  wrongTries: number;
  strangerTries: number;
}

/** Whether a code accepts another attempt from this browser. */
export const canAttemptCode = ({ isOwn, wrongTries, strangerTries }: Omit<LiveCode, 'id' | 'isRight'>) =>
  wrongTries < limits.codeAttempts && (isOwn || strangerTries < limits.codeStrangerAttempts);

/**
 * Evaluates one attempt against all live codes of a person and purpose. A wrong one counts against each: on the browser's
 * own code as an owner's attempt, on the others as a stranger's, which cannot end a code for the browser that requested it.
 */
export function evaluateCodeAttempt(
  codes: readonly LiveCode[],
): { kind: 'accepted'; redeemed: LiveCode } | { kind: 'refused'; counted: LiveCode[] } {
  const open = codes.filter(canAttemptCode);
  const redeemed = open.find(({ isRight }) => isRight);
  return redeemed ? { kind: 'accepted', redeemed } : { kind: 'refused', counted: open };
}
