import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';

/**
 * Who can request a code for an address. `open`: anyone. `private`: a device on which the owner has signed in before, or anyone
 * with a link emailed to the address. `session`: the signed-in owner. Each has a separate allowance, so that nobody can make
 * another's codes longer.
 */
export const codeChannels = ['open', 'private', 'session'] as const;
export type CodeChannel = (typeof codeChannels)[number];

/**
 * The total probability of guessing any of the codes that one channel of an address may issue at a time. The same amount
 * refills over a year, so the three channels together stay below 2 × 3 × 0.15 % = 0.9 % in any year, under the required 1 %.
 */
const ALLOWANCE = 0.0015;
/** Slightly more than a year, because a code issued just before a year begins can still be tried during it. */
const REFILLED_MS = 366 * DAY_MS;

/** Code lengths, in groups of three digits. Each is issued until this fraction of the allowance has been used. */
const lengths = [
  { digits: limits.codeDigits, untilUsed: 0.8 },
  { digits: 9, untilUsed: 1 },
  // Each costs 1 ms, so the allowance refills faster than anyone can request codes.
  { digits: limits.codeMaxDigits, untilUsed: Infinity },
] as const;

/** The number of wrong attempts that a code allows, by the requesting browser and others combined. */
export const maxAttemptsPerCode = limits.codeAttempts + limits.codeStrangerAttempts;

/** The probability that `tries` different guesses include the code. */
export const getGuessProbability = (digits: number, tries: number) => tries / 10 ** digits;

/** `getGuessProbability` as a share of the allowance, expressed as the time that share takes to refill. */
const chargeMs = (digits: number, tries: number) =>
  Math.ceil((getGuessProbability(digits, tries) / ALLOWANCE) * REFILLED_MS);

/**
 * Chooses the length of a new code and charges the allowance for every attempt it permits. Unredeemed codes make later ones
 * longer, so it doesn't matter who guesses, how often, from where or in which order.
 * @param refilledAt when the allowance will be full again. All times are Unix times in ms.
 */
export function chargeCodeAllowance(refilledAt: number, now: number): { digits: number; refilledAt: number } {
  const usedMs = Math.max(0, refilledAt - now);
  const fits = ({ digits, untilUsed }: (typeof lengths)[number]) =>
    usedMs + chargeMs(digits, maxAttemptsPerCode) <= untilUsed * REFILLED_MS;
  const { digits } = lengths.find(fits)!;
  return { digits, refilledAt: now + usedMs + chargeMs(digits, maxAttemptsPerCode) };
}

/** Refunds the attempts that a redeemed code no longer permits. Those already made stay charged. */
export function refundCodeAllowance(
  refilledAt: number,
  { digits, wrongTries }: { digits: number; wrongTries: number },
) {
  return refilledAt - chargeMs(digits, maxAttemptsPerCode) + chargeMs(digits, wrongTries);
}

/** A code that has been neither used nor expired, from the perspective of one attempt. */
export interface LiveCode {
  id: string;
  isRight: boolean;
  /** Whether this browser requested the code. */
  isOwn: boolean;
  wrongTries: number;
  strangerTries: number;
}

/** Whether this browser has any attempts left for a code. */
export const canAttemptCode = ({ isOwn, wrongTries, strangerTries }: Omit<LiveCode, 'id' | 'isRight'>) =>
  wrongTries < limits.codeAttempts && (isOwn || strangerTries < limits.codeStrangerAttempts);

/**
 * Evaluates one attempt against all of a person's valid codes for a purpose. A wrong attempt counts against every one of them:
 * as an owner's attempt on the browser's own code, and as a stranger's on the others. A stranger's attempt can't invalidate a
 * code for the browser that requested it.
 */
export function evaluateCodeAttempt(
  codes: readonly LiveCode[],
): { kind: 'accepted'; redeemed: LiveCode } | { kind: 'refused'; counted: LiveCode[] } {
  const open = codes.filter(canAttemptCode);
  const redeemed = open.find(({ isRight }) => isRight);
  return redeemed ? { kind: 'accepted', redeemed } : { kind: 'refused', counted: open };
}
