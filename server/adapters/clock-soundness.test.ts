import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstBand, judge, type Band, type Look } from './clock-soundness.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-06-01T12:00:00Z');
const BOOT = NOON - 3 * HOUR;

/** One look. @param passed ms since noon. @param ahead ms by which the database's clock is ahead of the true time. */
const look = (passed: number, ahead = 0, confirmations = 0): Look => ({
  databaseMs: NOON + passed + ahead,
  uptimeMs: NOON + passed - BOOT,
  confirmations,
});

/** Judges the looks one after another. */
function verdicts(looks: Look[], lastBeat: number | null = NOON - MINUTE) {
  let band: Band = firstBand(looks[0]!, lastBeat);
  return looks.map((next) => {
    const verdict = judge(band, next);
    band = verdict.band;
    return verdict.jump;
  });
}

describe('a clock that runs', () => {
  it.each<[string, Look[], (string | null)[]]>([
    ['goes on', [look(0), look(30 * SECOND), look(DAY)], [null, null, null]],
    [
      'is set ahead by ten years',
      [look(0), look(30_000, 3650 * DAY), look(DAY, 3650 * DAY)],
      [null, 'ahead', 'ahead'],
    ],
    ['is set ahead by an hour and a minute', [look(0), look(30_000, 61 * MINUTE)], [null, 'ahead']],
    ['is set ahead by an hour less a minute', [look(0), look(30_000, 59 * MINUTE)], [null, null]],
    [
      'is set ahead twice by forty minutes',
      [look(0), look(MINUTE, 40 * MINUTE), look(2 * MINUTE, 80 * MINUTE)],
      [null, null, 'ahead'],
    ],
    ['is set back by a minute and a second', [look(0), look(30_000, -61 * SECOND)], [null, 'back']],
    [
      'is set back twice by fifty seconds',
      [look(0), look(30_000, -50 * SECOND), look(MINUTE, -100 * SECOND)],
      [null, null, 'back'],
    ],
    ['is set back by fifty seconds', [look(0), look(30_000, -50 * SECOND)], [null, null]],
    [
      'is set ahead by a little, and back by more than a minute',
      [look(0), look(30_000, 30 * MINUTE), look(MINUTE, 20 * MINUTE)],
      [null, null, 'back'],
    ],
    [
      'is set ahead and back again',
      [look(0), look(30_000, DAY), look(20 * DAY, DAY), look(21 * DAY)],
      [null, 'ahead', 'ahead', null],
    ],
    [
      'is set back and ahead again',
      [look(0), look(30_000, -DAY), look(20 * DAY, -DAY), look(21 * DAY)],
      [null, 'back', 'back', null],
    ],
    [
      'is set ahead, and is confirmed',
      [look(0), look(30_000, DAY), look(MINUTE, DAY, 1), look(HOUR, DAY, 1), look(2 * HOUR, 0, 1)],
      [null, 'ahead', null, null, 'back'],
    ],
    [
      'jumps with a database whose count of confirmations is lower',
      [look(0, 0, 3), look(30_000, DAY, 2), look(MINUTE, DAY, 2), look(2 * MINUTE, DAY, 3)],
      [null, 'ahead', 'ahead', null],
    ],
  ])('%s', (_what, looks, expected) => expect(verdicts(looks)).toEqual(expected));
});

describe('at a start', () => {
  it.each<[string, number | null, string | null]>([
    ['there was no beat yet', null, null],
    ['the last beat was a minute ago', NOON - MINUTE, null],
    ['the last beat was 29 days ago', NOON - 29 * DAY, null],
    ['the last beat was 31 days ago', NOON - 31 * DAY, 'ahead'],
    ['the last beat is half a minute ahead', NOON + 30 * SECOND, null],
    ['the last beat is two minutes ahead', NOON + 2 * MINUTE, 'back'],
  ])('%s', (_what, beat, expected) => expect(verdicts([look(0)], beat)).toEqual([expected]));

  it('31 days after the last beat, the doubt lasts until somebody confirms the clock', () => {
    expect(verdicts([look(0), look(DAY), look(2 * DAY, 0, 1), look(3 * DAY, 0, 1)], NOON - 31 * DAY)).toEqual(
      ['ahead', 'ahead', null, null],
    );
  });
});

/** One step of a good clock: time passes at a slightly wrong rate, and NTP pulls the clock towards the true time. */
const goodStep = fc.record({
  passed: fc.integer({ min: SECOND, max: 3 * DAY }),
  ppm: fc.integer({ min: -500, max: 500 }),
  /** The clock's error after NTP's pull. */
  off: fc.integer({ min: -29 * SECOND, max: 29 * SECOND }),
});

it('never doubts clocks that drift by 500 ppm and are pulled by less than a minute, for months', () => {
  fc.assert(
    fc.property(fc.array(goodStep, { minLength: 1, maxLength: 60 }), (steps) => {
      let [passed, uptime] = [0, NOON - BOOT];
      let band = firstBand({ ...look(0), uptimeMs: uptime }, NOON - HOUR);
      for (const step of steps) {
        passed += step.passed;
        uptime += step.passed * (1 + step.ppm / 1_000_000);
        const verdict = judge(band, { ...look(passed, step.off), uptimeMs: uptime });
        expect(verdict.jump).toBe(null);
        band = verdict.band;
      }
    }),
    { numRuns: 2000 },
  );
});

it('doubts every jump of more than an hour ahead, and every one of more than a minute back, until it is gone or confirmed', () => {
  const jump = fc.oneof(
    fc.integer({ min: 70 * MINUTE, max: 4000 * DAY }),
    fc.integer({ min: -4000 * DAY, max: -3 * MINUTE }),
  );
  const waits = fc.array(fc.integer({ min: SECOND, max: HOUR }), { minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(
      fc.array(goodStep, { maxLength: 20 }),
      jump,
      waits,
      fc.boolean(),
      (before, by, after, isConfirmed) => {
        let [passed, uptime] = [0, NOON - BOOT];
        let band = firstBand({ ...look(0), uptimeMs: uptime }, NOON - HOUR);
        const next = (ms: number, ahead: number, confirmations = 0, ppm = 0) => {
          passed += ms;
          uptime += ms * (1 + ppm / 1_000_000);
          const verdict = judge(band, { ...look(passed, ahead, confirmations), uptimeMs: uptime });
          band = verdict.band;
          return verdict.jump;
        };
        next(30 * SECOND, 0);
        for (const { passed: ms, ppm, off } of before) next(ms, off, 0, ppm);
        next(30 * SECOND, 0);
        for (const ms of after) expect(next(ms, by)).toBe(by > 0 ? 'ahead' : 'back');
        expect(isConfirmed ? next(30 * SECOND, by, 1) : next(30 * SECOND, 0)).toBe(null);
      },
    ),
    { numRuns: 2000 },
  );
});

it('is never led ahead of the truth by more than an hour and a thousandth of the time', () => {
  const step = fc.record({
    passed: fc.integer({ min: SECOND, max: DAY }),
    ahead: fc.integer({ min: -DAY, max: 40 * DAY }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 200 }), (steps) => {
      let passed = 0;
      let band = judge(firstBand(look(0), NOON), look(0)).band;
      let ahead = 0;
      for (const { passed: ms, ahead: by } of steps) {
        passed += ms;
        const tried = judge(band, look(passed, ahead + by / 100));
        band = tried.band;
        if (tried.jump !== null) continue;
        ahead += by / 100;
        expect(ahead).toBeLessThanOrEqual(HOUR + passed / 1000);
      }
    }),
    { numRuns: 2000 },
  );
});
