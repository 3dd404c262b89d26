import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { createSiege, type Siege, type SiegeVisitor } from './support/siege/siege.ts';

/**
 * A stranger with up to fifty network addresses against one user, under the server's own rules. The user has only the link from
 * an email, and a browser that the server has never seen.
 */
const START = Date.UTC(2030, 0, 1);
const STEP_MS = 12 * HOUR_MS;

/** What the stranger does, twice a day for some days. */
interface Phase {
  days: number;
  sources: number;
  /** What each source sends: code requests, and guesses after each of them. */
  requests: number;
  guesses: number;
  passwords: number;
  /** Whether each request comes from a separate browser. */
  isFresh: boolean;
}

const phase: fc.Arbitrary<Phase> = fc.record({
  days: fc.integer({ min: 1, max: 30 }),
  sources: fc.constantFrom(0, 1, 2, 10, 50),
  requests: fc.integer({ min: 0, max: 6 }),
  guesses: fc.integer({ min: 0, max: 6 }),
  passwords: fc.integer({ min: 0, max: 6 }),
  isFresh: fc.boolean(),
});
const strategies = fc.array(phase, { minLength: 1, maxLength: 5 });

const everything: Phase = { days: 365, sources: 50, requests: 5, guesses: 5, passwords: 5, isFresh: true };

function attack(
  siege: Siege,
  { sources, requests, guesses, passwords, isFresh }: Phase,
  round: number,
): void {
  for (let source = 0; source < sources; source += 1) {
    const ip = `198.51.100.${source}`;
    for (let time = 0; time < passwords; time += 1)
      if (siege.tryPassword({ browser: 'stranger', ip }) > 0) break;
    for (let time = 0; time < requests; time += 1) {
      const browser = isFresh ? `stranger-${source}-${round}-${time}` : `stranger-${source}`;
      const isAsked = siege.ask({ browser, ip }) !== null;
      for (let guess = 0; guess < guesses; guess += 1) siege.enter({ browser, ip });
      if (!isAsked) break;
    }
  }
}

/** The user requests a code and enters it within a minute, while the attack continues. */
function comesIn(siege: Siege, visitor: SiegeVisitor, at: Phase, round: number): boolean {
  const code = siege.ask(visitor);
  if (!code) return false;
  siege.advance(15 * SECOND_MS);
  attack(siege, at, round);
  // A typo first, then the code.
  siege.enter(visitor);
  siege.advance(15 * SECOND_MS);
  attack(siege, at, round + 0.5);
  return siege.enter(visitor, code);
}

function worstYear(guesses: Siege['guesses']): number {
  let from = 0;
  let sum = 0;
  let worst = 0;
  for (const { at, chance } of guesses) {
    sum += chance;
    while (guesses[from]!.at <= at - 365 * DAY_MS) sum -= guesses[from++]!.chance;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Runs a strategy. Every ten days the user returns with the link from the same old email, in a new browser. */
function play(strategy: readonly Phase[], person: (siege: Siege, at: Phase, round: number) => void): Siege {
  const siege = createSiege(START);
  let round = 0;
  for (const at of strategy)
    for (let ms = 0; ms < at.days * DAY_MS; ms += STEP_MS) {
      attack(siege, at, (round += 1));
      if (round % 20 === 1) person(siege, at, round);
      siege.advance(STEP_MS);
    }
  return siege;
}

const heir = (siege: Siege, at: Phase, round: number) =>
  expect(comesIn(siege, { browser: `heir-${round}`, ip: '198.51.100.1', mail: 'mail/old' }, at, round)).toBe(
    true,
  );
const owner = (siege: Siege, at: Phase, round: number) => {
  const visitor = { browser: `owner-${round}`, ip: '203.0.113.1', mail: 'mail/way-in' };
  expect(siege.tryPassword(visitor)).toBe(0);
  expect(comesIn(siege, visitor, at, round)).toBe(true);
};
const nobody = () => undefined;

describe.each([
  ['a recipient with the link of an old mail', heir],
  ['an owner on a new browser with the link of a mail', owner],
])('%s', (_who, person) => {
  it('gets in within a minute, and guesses succeed less than 1 % of the time in a year, whatever strangers do', () => {
    fc.assert(
      fc.property(strategies, (strategy) => {
        expect(worstYear(play(strategy, person).guesses)).toBeLessThan(0.01);
      }),
      { numRuns: 6 },
    );
  });
});

it('both get in all year while fifty sources do all they can, and guesses succeed less than 1 % of the time', () => {
  const siege = play([everything], (...moment) => {
    heir(...moment);
    owner(...moment);
  });
  expect(worstYear(siege.guesses)).toBeLessThan(0.01);
});

it('the code of someone who has died and enters none is guessed less than 1 % of the time in a year', () => {
  const siege = play([everything], nobody);
  expect(siege.guesses.length).toBeGreaterThan(5_000);
  expect(worstYear(siege.guesses)).toBeLessThan(0.01);
});

it('strangers can make a user without a link wait, but not one with a link', () => {
  const siege = createSiege(START);
  attack(siege, everything, 1);
  expect(siege.ask({ browser: 'person', ip: '203.0.113.9' })).toBeNull();
  expect(siege.ask({ browser: 'person', ip: '203.0.113.9', mail: 'mail/any' })).not.toBeNull();
  siege.advance(10 * MINUTE_MS);
});
