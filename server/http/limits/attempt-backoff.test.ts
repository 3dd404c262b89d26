import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { guessBackoffPolicies, wideNetworkFactors } from '../../limits.ts';
import {
  evaluateAttempt,
  relaxBackoffPolicy,
  undoAttempt,
  type AttemptCount,
  type BackoffPolicy,
  type AttemptCounter,
} from './attempt-backoff.ts';

const START = Date.parse('2030-05-01T10:00:00.000Z');
const someone: BackoffPolicy = guessBackoffPolicies.password.pair;
const everybody: BackoffPolicy = guessBackoffPolicies.password.address;

const pace = fc
  .record({
    free: fc.integer({ min: 1, max: 50 }),
    forgetMs: fc.integer({ min: 1000, max: HOUR_MS }),
    firstWaitMs: fc.integer({ min: 1000, max: HOUR_MS }),
  })
  .map((made) => ({ ...made, longestWaitMs: Math.max(made.forgetMs, made.firstWaitMs) }));

const slot = (key: string, of: BackoffPolicy, count: AttemptCount | null): AttemptCounter => ({
  key,
  pace: of,
  count,
});

/** Attempts at each of these moments against one shared counter. @returns the times of the allowed attempts. */
function tryAt(moments: number[], of: BackoffPolicy): number[] {
  let count: AttemptCount | null = null;
  return moments.filter((now) => {
    const verdict = evaluateAttempt({ device: null, shared: [slot('one', of, count)] }, now);
    if (verdict.isOpen) count = verdict.counted[0]!.count;
    return verdict.isOpen;
  });
}
/** Retries as soon as each wait ends. */
function insist(of: BackoffPolicy, untilMs: number): number[] {
  let count: AttemptCount | null = null;
  const opened: number[] = [];
  for (let now = START; now < START + untilMs;) {
    const verdict = evaluateAttempt({ device: null, shared: [slot('one', of, count)] }, now);
    if (verdict.isOpen) {
      count = verdict.counted[0]!.count;
      opened.push(now);
    } else now += verdict.waitMs;
  }
  return opened;
}
/** The maximum attempts that can succeed in a period: the free ones, those while the waits still grow, and one per `forgetMs`. */
const mostIn = (ms: number, { free, firstWaitMs, longestWaitMs, forgetMs }: BackoffPolicy) =>
  free + Math.ceil(Math.log2(longestWaitMs / firstWaitMs)) + 1 + Math.ceil(ms / forgetMs);

describe('a count', () => {
  it('lets the free tries through at once, and makes the next one wait', () => {
    fc.assert(
      fc.property(pace, (of) => {
        expect(tryAt(Array<number>(of.free + 5).fill(START), of)).toHaveLength(of.free);
      }),
    );
  });

  it('never closes for good: whoever waits as long as told is let through, and never waits longer than the longest', () => {
    fc.assert(
      fc.property(pace, fc.array(fc.nat({ max: HOUR_MS }), { maxLength: 200 }), (of, gaps) => {
        let now = START;
        let count: AttemptCount | null = null;
        for (const gap of gaps) {
          now += gap;
          const verdict = evaluateAttempt({ device: null, shared: [slot('one', of, count)] }, now);
          if (verdict.isOpen) count = verdict.counted[0]!.count;
          else {
            expect(verdict.waitMs).toBeLessThanOrEqual(of.longestWaitMs);
            const later = slot('one', of, count);
            expect(evaluateAttempt({ device: null, shared: [later] }, now + verdict.waitMs).isOpen).toBe(
              true,
            );
          }
        }
      }),
    );
  });

  it('bounds every guesser, however the tries are spread', () => {
    fc.assert(
      fc.property(pace, fc.array(fc.nat({ max: 2 * HOUR_MS }), { maxLength: 300 }), (of, gaps) => {
        const moments = gaps.map(
          (
            (at) => (gap) =>
              (at += gap)
          )(START),
        );
        const through = tryAt(moments, of);
        for (const [first, from] of through.entries()) {
          for (const ms of [MINUTE_MS, HOUR_MS, DAY_MS]) {
            const within = through.slice(first).filter((at) => at < from + ms);
            expect(within.length).toBeLessThanOrEqual(mostIn(ms, of));
          }
        }
      }),
    );
  });

  it('forgets all after a while without tries', () => {
    fc.assert(
      fc.property(pace, fc.integer({ min: 1, max: 100 }), (of, tries) => {
        const made = tryAt(Array<number>(tries).fill(START), of).length;
        const later = START + Math.max(made * of.forgetMs, of.longestWaitMs);
        expect(
          tryAt([...Array<number>(tries).fill(START), ...Array<number>(of.free).fill(later)], of),
        ).toHaveLength(made + of.free);
      }),
    );
  });

  it('is as if a try had not been made when it is taken back, but a wait that runs goes on', () => {
    const made = evaluateAttempt({ device: null, shared: [slot('one', someone, null)] }, START);
    if (!made.isOpen) throw new Error('The first try is open');
    const left = undoAttempt(slot('one', someone, made.counted[0]!.count));
    expect(left).toEqual({ opensAt: START, forgottenAt: START });
    const waiting = { opensAt: START + MINUTE_MS, forgottenAt: START + DAY_MS };
    expect(undoAttempt(slot('one', someone, waiting))?.opensAt).toBe(waiting.opensAt);
  });
});

describe('a try', () => {
  const count = fc.record({
    opensAt: fc.integer({ min: START - HOUR_MS, max: START + HOUR_MS }),
    forgottenAt: fc.integer({ min: START, max: START + DAY_MS }),
  });
  const shared = fc.array(
    fc.option(count).map((found) => slot('shared', everybody, found)),
    { minLength: 1, maxLength: 5 },
  );

  it('on a known device is let through whatever others did, and counts only for that device', () => {
    fc.assert(
      fc.property(shared, (others) => {
        const verdict = evaluateAttempt({ device: slot('mine', someone, null), shared: others }, START);
        expect(verdict).toMatchObject({ isOpen: true, counted: [{ key: 'mine' }] });
      }),
    );
  });

  it('with somebody’s stolen device is bounded too: by its own count, and by those of all strangers', () => {
    let device: AttemptCount | null = null;
    let address: AttemptCount | null = null;
    let through = 0;
    for (let now = START; now < START + DAY_MS; now += MINUTE_MS) {
      for (let burst = 0; burst < 3; burst += 1) {
        const verdict = evaluateAttempt(
          { device: slot('device', someone, device), shared: [slot('address', everybody, address)] },
          now,
        );
        if (!verdict.isOpen) continue;
        through += 1;
        const [counted] = verdict.counted;
        if (counted!.key === 'device') device = counted!.count;
        else address = counted!.count;
      }
    }
    expect(through).toBeLessThanOrEqual(mostIn(DAY_MS, someone) + mostIn(DAY_MS, everybody));
  });

  it('of a stranger needs every shared count, and a refused one counts nowhere', () => {
    fc.assert(
      fc.property(shared, (slots) => {
        const verdict = evaluateAttempt({ device: null, shared: slots }, START);
        const isOpen = slots.every((one) => (one.count?.opensAt ?? 0) <= START);
        expect(verdict.isOpen).toBe(isOpen);
        if (verdict.isOpen) expect(verdict.counted).toHaveLength(slots.length);
        else expect(verdict.waitMs).toBe(Math.max(...slots.map((one) => (one.count?.opensAt ?? 0) - START)));
      }),
    );
  });
});

describe('the paces of the product', () => {
  const all = Object.entries(guessBackoffPolicies).flatMap(([what, kinds]) =>
    Object.entries(kinds).flatMap(([by, of]) => (of ? [[`${what} by ${by}`, of] as const] : [])),
  );

  it.each(all)(
    '%s: the longest wait is not shorter than the time after which a try is forgotten',
    (_, of) => {
      expect(of.longestWaitMs).toBeGreaterThanOrEqual(of.forgetMs);
      expect(of.longestWaitMs).toBeGreaterThanOrEqual(of.firstWaitMs);
    },
  );

  it('a botnet of any size gets fewer than a hundred passwords or codes for one address in a day', () => {
    expect(insist(everybody, DAY_MS).length).toBeLessThan(100);
    expect(insist(guessBackoffPolicies.codeRequest.address, DAY_MS).length).toBeLessThan(100);
  });

  it('at most ten registration mails go to one address in a day, and one source takes hours for those of all', () => {
    expect(insist(guessBackoffPolicies.registration.address, DAY_MS).length).toBeLessThanOrEqual(10);
    expect(insist(guessBackoffPolicies.registration.pair, HOUR_MS).length).toBeLessThan(
      guessBackoffPolicies.registration.address.free,
    );
  });

  it('one IPv6 /48 cannot use up what all sources together may do at an address', () => {
    for (const { pair, address } of [guessBackoffPolicies.password, guessBackoffPolicies.codeRequest]) {
      expect(relaxBackoffPolicy(pair, wideNetworkFactors.pair).free).toBeLessThan(address.free);
    }
  });

  it('a larger group of sources may do as much more, and is bounded as much', () => {
    const wide = relaxBackoffPolicy(someone, 4);
    expect(tryAt(Array<number>(1000).fill(START), wide)).toHaveLength(4 * someone.free);
    expect(insist(wide, DAY_MS).length).toBeLessThanOrEqual(mostIn(DAY_MS, wide));
  });
});
