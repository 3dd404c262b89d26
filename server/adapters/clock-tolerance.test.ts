import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import {
  createInitialTolerance,
  checkClockTolerance,
  type ClockTolerance,
  type DatabaseClockReading,
} from './clock-tolerance.ts';

const NOON = Date.parse('2026-06-01T12:00:00Z');
const BOOT = NOON - 3 * HOUR_MS;

/** One reading. @param passed ms since noon. @param ahead ms by which the database's clock is ahead of the true time. */
const look = (passed: number, ahead = 0, confirmations = 0): DatabaseClockReading => ({
  databaseMs: NOON + passed + ahead,
  uptimeMs: NOON + passed - BOOT,
  confirmations,
});

/** Checks the readings in sequence. */
function verdicts(looks: DatabaseClockReading[], lastBeat: number | null = NOON - MINUTE_MS) {
  let band: ClockTolerance = createInitialTolerance(looks[0]!, lastBeat);
  return looks.map((next) => {
    const verdict = checkClockTolerance(band, next);
    band = verdict.band;
    return verdict.jump;
  });
}

describe('a clock that runs', () => {
  it.each<[string, DatabaseClockReading[], (string | null)[]]>([
    ['goes on', [look(0), look(30 * SECOND_MS), look(DAY_MS)], [null, null, null]],
    [
      'is set ahead by ten years',
      [look(0), look(30_000, 3650 * DAY_MS), look(DAY_MS, 3650 * DAY_MS)],
      [null, 'ahead', 'ahead'],
    ],
    ['is set ahead by an hour and a minute', [look(0), look(30_000, 61 * MINUTE_MS)], [null, 'ahead']],
    ['is set ahead by an hour less a minute', [look(0), look(30_000, 59 * MINUTE_MS)], [null, null]],
    [
      'is set ahead twice by forty minutes',
      [look(0), look(MINUTE_MS, 40 * MINUTE_MS), look(2 * MINUTE_MS, 80 * MINUTE_MS)],
      [null, null, 'ahead'],
    ],
    ['is set back by a minute and a second', [look(0), look(30_000, -61 * SECOND_MS)], [null, 'back']],
    [
      'is set back twice by fifty seconds',
      [look(0), look(30_000, -50 * SECOND_MS), look(MINUTE_MS, -100 * SECOND_MS)],
      [null, null, 'back'],
    ],
    ['is set back by fifty seconds', [look(0), look(30_000, -50 * SECOND_MS)], [null, null]],
    [
      'is set ahead by a little, and back by more than a minute',
      [look(0), look(30_000, 30 * MINUTE_MS), look(MINUTE_MS, 20 * MINUTE_MS)],
      [null, null, 'back'],
    ],
    [
      'is set ahead and back again',
      [look(0), look(30_000, DAY_MS), look(20 * DAY_MS, DAY_MS), look(21 * DAY_MS)],
      [null, 'ahead', 'ahead', null],
    ],
    [
      'is set back and ahead again',
      [look(0), look(30_000, -DAY_MS), look(20 * DAY_MS, -DAY_MS), look(21 * DAY_MS)],
      [null, 'back', 'back', null],
    ],
    [
      'is set ahead, and is confirmed',
      [
        look(0),
        look(30_000, DAY_MS),
        look(MINUTE_MS, DAY_MS, 1),
        look(HOUR_MS, DAY_MS, 1),
        look(2 * HOUR_MS, 0, 1),
      ],
      [null, 'ahead', null, null, 'back'],
    ],
    [
      'jumps with a database whose count of confirmations is lower',
      [look(0, 0, 3), look(30_000, DAY_MS, 2), look(MINUTE_MS, DAY_MS, 2), look(2 * MINUTE_MS, DAY_MS, 3)],
      [null, 'ahead', 'ahead', null],
    ],
  ])('%s', (_what, looks, expected) => expect(verdicts(looks)).toEqual(expected));
});

describe('at a start', () => {
  it.each<[string, number | null, string | null]>([
    ['there was no beat yet', null, null],
    ['the last beat was a minute ago', NOON - MINUTE_MS, null],
    ['the last beat was 29 days ago', NOON - 29 * DAY_MS, null],
    ['the last beat was 31 days ago', NOON - 31 * DAY_MS, 'ahead'],
    ['the last beat is half a minute ahead', NOON + 30 * SECOND_MS, null],
    ['the last beat is two minutes ahead', NOON + 2 * MINUTE_MS, 'back'],
  ])('%s', (_what, beat, expected) => expect(verdicts([look(0)], beat)).toEqual([expected]));

  it('31 days after the last beat, the doubt lasts until somebody confirms the clock', () => {
    expect(
      verdicts([look(0), look(DAY_MS), look(2 * DAY_MS, 0, 1), look(3 * DAY_MS, 0, 1)], NOON - 31 * DAY_MS),
    ).toEqual(['ahead', 'ahead', null, null]);
  });
});

/** One step of an accurate clock, which drifts slightly and is corrected by NTP. */
const goodStep = fc.record({
  passed: fc.integer({ min: SECOND_MS, max: 3 * DAY_MS }),
  ppm: fc.integer({ min: -500, max: 500 }),
  /** The clock's error after the NTP correction. */
  off: fc.integer({ min: -29 * SECOND_MS, max: 29 * SECOND_MS }),
});

it('never doubts clocks that drift by 500 ppm and are pulled by less than a minute, for months', () => {
  fc.assert(
    fc.property(fc.array(goodStep, { minLength: 1, maxLength: 60 }), (steps) => {
      let [passed, uptime] = [0, NOON - BOOT];
      let band = createInitialTolerance({ ...look(0), uptimeMs: uptime }, NOON - HOUR_MS);
      for (const step of steps) {
        passed += step.passed;
        uptime += step.passed * (1 + step.ppm / 1_000_000);
        const verdict = checkClockTolerance(band, { ...look(passed, step.off), uptimeMs: uptime });
        expect(verdict.jump).toBe(null);
        band = verdict.band;
      }
    }),
    { numRuns: 2000 },
  );
});

it('doubts every jump of more than an hour ahead, and every one of more than a minute back, until it is gone or confirmed', () => {
  const jump = fc.oneof(
    fc.integer({ min: 70 * MINUTE_MS, max: 4000 * DAY_MS }),
    fc.integer({ min: -4000 * DAY_MS, max: -3 * MINUTE_MS }),
  );
  const waits = fc.array(fc.integer({ min: SECOND_MS, max: HOUR_MS }), { minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(
      fc.array(goodStep, { maxLength: 20 }),
      jump,
      waits,
      fc.boolean(),
      (before, by, after, isConfirmed) => {
        let [passed, uptime] = [0, NOON - BOOT];
        let band = createInitialTolerance({ ...look(0), uptimeMs: uptime }, NOON - HOUR_MS);
        const next = (ms: number, ahead: number, confirmations = 0, ppm = 0) => {
          passed += ms;
          uptime += ms * (1 + ppm / 1_000_000);
          const verdict = checkClockTolerance(band, {
            ...look(passed, ahead, confirmations),
            uptimeMs: uptime,
          });
          band = verdict.band;
          return verdict.jump;
        };
        next(30 * SECOND_MS, 0);
        for (const { passed: ms, ppm, off } of before) next(ms, off, 0, ppm);
        next(30 * SECOND_MS, 0);
        for (const ms of after) expect(next(ms, by)).toBe(by > 0 ? 'ahead' : 'back');
        expect(isConfirmed ? next(30 * SECOND_MS, by, 1) : next(30 * SECOND_MS, 0)).toBe(null);
      },
    ),
    { numRuns: 2000 },
  );
});

it('is never led ahead of the truth by more than an hour and a thousandth of the time', () => {
  const step = fc.record({
    passed: fc.integer({ min: SECOND_MS, max: DAY_MS }),
    ahead: fc.integer({ min: -DAY_MS, max: 40 * DAY_MS }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 200 }), (steps) => {
      let passed = 0;
      let band = checkClockTolerance(createInitialTolerance(look(0), NOON), look(0)).band;
      let ahead = 0;
      for (const { passed: ms, ahead: by } of steps) {
        passed += ms;
        const tried = checkClockTolerance(band, look(passed, ahead + by / 100));
        band = tried.band;
        if (tried.jump !== null) continue;
        ahead += by / 100;
        expect(ahead).toBeLessThanOrEqual(HOUR_MS + passed / 1000);
      }
    }),
    { numRuns: 2000 },
  );
});
