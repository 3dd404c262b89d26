import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import {
  chargeCodeAllowance,
  codeChannels,
  getGuessProbability,
  canAttemptCode,
  evaluateCodeAttempt,
  refundCodeAllowance,
  maxAttemptsPerCode,
} from './rules.ts';

const YEAR_MS = 365 * DAY_MS;
const NOW = Date.UTC(2030, 0, 1);

/** An action by an attacker or by the person who redeems a code. */
type Act =
  | { kind: 'wait'; ms: number }
  | { kind: 'ask'; times: number }
  /** Guesses at the latest codes, which may then be redeemed. */
  | { kind: 'guess'; codes: number; tries: number; isRedeemed: boolean };

const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.integer({ min: 0, max: 40 * DAY_MS }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('ask' as const), times: fc.integer({ min: 1, max: 400 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('guess' as const),
      codes: fc.integer({ min: 1, max: 400 }),
      tries: fc.integer({ min: 1, max: maxAttemptsPerCode }),
      isRedeemed: fc.boolean(),
    }),
  },
);

interface Issued {
  at: number;
  digits: number;
  tries: number;
  isOver: boolean;
}

/**
 * Simulates a strategy against one channel.
 * @returns for each guess, when it was made and how likely it was to succeed
 */
function play(strategy: readonly Act[]): { at: number; chance: number }[] {
  let now = NOW;
  let refilledAt = 0;
  const issued: Issued[] = [];
  const guesses: { at: number; chance: number }[] = [];
  for (const act of strategy) {
    if (act.kind === 'wait') now += act.ms;
    if (act.kind === 'ask')
      for (let time = 0; time < act.times; time += 1) {
        const charged = chargeCodeAllowance(refilledAt, now);
        refilledAt = charged.refilledAt;
        issued.push({ at: now, digits: charged.digits, tries: 0, isOver: false });
      }
    if (act.kind === 'guess')
      for (const code of issued.slice(-act.codes)) {
        if (code.isOver || now - code.at >= limits.codeMinutes * MINUTE_MS) continue;
        const tries = Math.min(act.tries, maxAttemptsPerCode - code.tries);
        code.tries += tries;
        guesses.push({ at: now, chance: getGuessProbability(code.digits, tries) });
        if (!act.isRedeemed || code.tries === maxAttemptsPerCode) continue;
        code.isOver = true;
        refilledAt = refundCodeAllowance(refilledAt, { digits: code.digits, wrongTries: code.tries });
      }
  }
  return guesses;
}

/** The highest sum of probabilities in any one year. */
function worstYear(guesses: readonly { at: number; chance: number }[]): number {
  let from = 0;
  let sum = 0;
  let worst = 0;
  for (const { at, chance } of guesses) {
    sum += chance;
    while (guesses[from]!.at <= at - YEAR_MS) sum -= guesses[from++]!.chance;
    worst = Math.max(worst, sum);
  }
  return worst;
}

const CHANNELS = codeChannels.length;

describe('guesses at the codes of one address', () => {
  it('succeed with less than 1 % in any year, whatever is asked, tried and redeemed, in any order', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 120 }), (strategy) => {
        expect(CHANNELS * worstYear(play(strategy))).toBeLessThan(0.01);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['every ten minutes', 10 * MINUTE_MS],
    ['every half hour, the most that all strangers together may', 30 * MINUTE_MS],
    ['every other day', 2 * DAY_MS],
  ])('succeed with less than 1 % when somebody asks %s and uses all tries', (_when, ms) => {
    const round: Act[] = [
      { kind: 'ask', times: 1 },
      { kind: 'guess', codes: 1, tries: maxAttemptsPerCode, isRedeemed: false },
      { kind: 'wait', ms },
    ];
    const rounds = Math.ceil((2 * YEAR_MS) / ms);
    const worst = worstYear(play(Array.from({ length: rounds }, () => round).flat()));
    expect(CHANNELS * worst).toBeLessThan(0.01);
    expect(worst).toBeGreaterThan(0);
  });

  it('succeed with less than 1 % when a thousand requests a day come at once and wait for the refill', () => {
    const day: Act[] = [
      { kind: 'ask', times: 1000 },
      { kind: 'guess', codes: 1000, tries: maxAttemptsPerCode, isRedeemed: false },
      { kind: 'wait', ms: DAY_MS },
    ];
    expect(CHANNELS * worstYear(play(Array.from({ length: 500 }, () => day).flat()))).toBeLessThan(0.01);
  });
});

describe('the length of a code', () => {
  const lengthsOf = (times: number, waitMs = 0) => {
    let refilledAt = 0;
    return Array.from({ length: times }, (_, time) => {
      const charged = chargeCodeAllowance(refilledAt, NOW + time * waitMs);
      refilledAt = charged.refilledAt;
      return charged.digits;
    });
  };

  it('is six digits for the first hundred codes that nobody redeems, then longer, and never shorter at once', () => {
    const digits = lengthsOf(60_000);
    expect(digits.slice(0, 100)).toEqual(Array<number>(100).fill(limits.codeDigits));
    expect(digits.toSorted((a, b) => a - b)).toEqual(digits);
    expect(new Set(digits)).toEqual(new Set([6, 9, 12]));
  });

  it('stays six digits for a person who redeems what they ask for, however often they sign in', () => {
    let refilledAt = 0;
    for (let time = 0; time < 5000; time += 1) {
      const now = NOW + time * 20 * MINUTE_MS;
      const charged = chargeCodeAllowance(refilledAt, now);
      expect(charged.digits).toBe(limits.codeDigits);
      refilledAt = refundCodeAllowance(charged.refilledAt, { digits: charged.digits, wrongTries: 0 });
    }
  });

  it('stays six digits for a person who redeems one a day while strangers use all of their tries at it', () => {
    let refilledAt = 0;
    for (let day = 0; day < 1000; day += 1) {
      const charged = chargeCodeAllowance(refilledAt, NOW + day * DAY_MS);
      expect(charged.digits).toBe(limits.codeDigits);
      refilledAt = refundCodeAllowance(charged.refilledAt, {
        digits: charged.digits,
        wrongTries: limits.codeStrangerAttempts,
      });
    }
  });

  it('is six digits again after a quiet year', () => {
    let refilledAt = 0;
    for (let time = 0; time < 1000; time += 1) ({ refilledAt } = chargeCodeAllowance(refilledAt, NOW));
    expect(chargeCodeAllowance(refilledAt, NOW + 30 * SECOND_MS).digits).toBe(9);
    expect(chargeCodeAllowance(refilledAt, NOW + YEAR_MS).digits).toBe(limits.codeDigits);
  });

  it('grows when a clock goes back, and never shrinks', () => {
    const { refilledAt } = chargeCodeAllowance(0, NOW);
    expect(chargeCodeAllowance(refilledAt, NOW - 2 * YEAR_MS).digits).toBe(limits.codeMaxDigits);
  });
});

describe('one try', () => {
  const code = (part: Partial<Parameters<typeof evaluateCodeAttempt>[0][number]>) => ({
    id: 'code',
    isRight: false,
    isOwn: false,
    wrongTries: 0,
    strangerTries: 0,
    ...part,
  });

  it.each([
    [{ isOwn: true, wrongTries: 4, strangerTries: 5 }, true],
    [{ isOwn: true, wrongTries: 5, strangerTries: 0 }, false],
    [{ isOwn: false, wrongTries: 0, strangerTries: 4 }, true],
    [{ isOwn: false, wrongTries: 0, strangerTries: 5 }, false],
    [{ isOwn: false, wrongTries: 5, strangerTries: 0 }, false],
  ])('at %o is made: %s', (tried, expected) => {
    expect(canAttemptCode(tried)).toBe(expected);
  });

  it('redeems the code that is right, and counts at no other', () => {
    const mine = code({ id: 'mine', isOwn: true });
    const right = code({ id: 'right', isRight: true });
    expect(evaluateCodeAttempt([mine, right])).toEqual({ kind: 'accepted', redeemed: right });
  });

  it('that is wrong counts at every code that takes it', () => {
    const [mine, other, spent] = [
      code({ isOwn: true }),
      code({ id: 'other' }),
      code({ id: 'spent', strangerTries: limits.codeStrangerAttempts, isRight: true }),
    ];
    expect(evaluateCodeAttempt([mine, other, spent])).toEqual({ kind: 'refused', counted: [mine, other] });
  });
});
