import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { createTrustedClock } from './clock.ts';
import { createLogger } from '../http/log/logger.ts';
import { createDatabaseClock } from './database-clock.ts';

const START = Date.parse('2026-06-01T00:00:00Z');

/** The true time, and how far each clock is ahead of it. */
let truth: number;
let steady: number;
let machineAhead: number;
let databaseAhead: number;
let lastBeat: number | null;
let confirmations: number;
let isAway: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  [truth, steady, machineAhead, databaseAhead, isAway] = [START, 5000, 0, 0, false];
  [lastBeat, confirmations] = [START - 60_000, 0];
});
afterEach(() => vi.useRealTimers());

const logger = createLogger('silent');
const pool = {
  query: async () => {
    if (isAway) throw new Error('the database is away');
    return { rows: [{ ms: truth + databaseAhead, beat: lastBeat, confirmations }] };
  },
} as unknown as pg.Pool;

function pass(ms: number): void {
  truth += ms;
  steady += ms;
}
const askAgain = () => vi.advanceTimersByTimeAsync(30_000);
/** Advances time while the database keeps being polled. */
async function live(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= HOUR_MS) {
    pass(Math.min(left, HOUR_MS));
    await askAgain();
  }
}

async function following() {
  const clock = createDatabaseClock({
    machine: createTrustedClock(() => new Date(truth + machineAhead)),
    steadyMs: () => steady,
    uptimeMs: () => truth - START + 3 * HOUR_MS,
  });
  await clock.follow(pool, logger);
  return clock;
}
const ahead = (clock: { now(): Date }) => clock.now().getTime() - truth;

it('uses the database’s time, however wrong the machine is, and raises alarms while they differ', async () => {
  const error = vi.spyOn(logger, 'error');
  machineAhead = 24 * HOUR_MS;
  const clock = await following();
  expect([ahead(clock), clock.isTrusted()]).toEqual([0, false]);
  expect(error.mock.calls[0]?.[0]).toMatchObject({ alarm: 'clocks-apart', machineAheadMs: 24 * HOUR_MS });
  machineAhead = 59_000;
  expect(clock.isTrusted()).toBe(true);
  clock.stop();
});

it('is not sound when the database’s clock jumps, in either direction, until they agree again', async () => {
  const clock = await following();
  for (const jump of [24 * HOUR_MS, -24 * HOUR_MS]) {
    databaseAhead = jump;
    await askAgain();
    expect([ahead(clock), clock.isTrusted()]).toEqual([jump, false]);
    databaseAhead = 0;
    await askAgain();
    expect([ahead(clock), clock.isTrusted()]).toEqual([0, true]);
  }
  clock.stop();
});

it('keeps counting while nobody answers, whatever happens to the machine’s clock', async () => {
  const clock = await following();
  isAway = true;
  pass(HOUR_MS);
  await askAgain();
  expect([ahead(clock), clock.isTrusted()]).toEqual([0, true]);
  machineAhead = 24 * HOUR_MS;
  expect([ahead(clock), clock.isTrusted()]).toEqual([0, false]);
  clock.stop();
});

it('is behind after the machine slept, never ahead, and knows it before it asks', async () => {
  const clock = await following();
  truth += HOUR_MS;
  expect([ahead(clock), clock.isTrusted()]).toEqual([-HOUR_MS, false]);
  await askAgain();
  expect([ahead(clock), clock.isTrusted()]).toEqual([0, true]);
  clock.stop();
});

it('does not start without the database', async () => {
  isAway = true;
  await expect(following()).rejects.toThrow('away');
});

const YEARS = 10 * 365 * 24 * HOUR_MS;
const certainly = (clock: { trustedNow(): Date }) => clock.trustedNow().getTime();

it('does not believe a database that jumps together with the machine, until the jump is gone', async () => {
  const clock = await following();
  await live(HOUR_MS);
  const before = certainly(clock);
  [machineAhead, databaseAhead] = [YEARS, YEARS];
  await askAgain();
  expect([clock.isTrusted(), certainly(clock)]).toEqual([false, before]);
  await live(24 * HOUR_MS);
  expect([clock.isTrusted(), certainly(clock)]).toEqual([false, before]);
  [machineAhead, databaseAhead] = [0, 0];
  await askAgain();
  expect([clock.isTrusted(), certainly(clock)]).toEqual([true, truth]);
  clock.stop();
});

it('believes it once an operator has confirmed it', async () => {
  const clock = await following();
  for (const jump of [YEARS, -24 * HOUR_MS]) {
    [machineAhead, databaseAhead] = [machineAhead + jump, databaseAhead + jump];
    await askAgain();
    expect([clock.isTrusted(), clock.doubt()]).toEqual([false, jump > 0 ? 'ahead' : 'back']);
    confirmations += 1;
    await askAgain();
    expect([clock.isTrusted(), certainly(clock)]).toEqual([true, truth + databaseAhead]);
  }
  clock.stop();
});

it('lets an operator confirm only a jump: clocks that are apart stay in doubt', async () => {
  const clock = await following();
  const before = certainly(clock);
  databaseAhead = YEARS;
  await askAgain();
  confirmations = 1;
  await askAgain();
  expect([clock.doubt(), certainly(clock)]).toEqual(['apart', before]);
  clock.stop();
});

it('keeps the certain moment when a clock goes back', async () => {
  const clock = await following();
  await live(HOUR_MS);
  const before = certainly(clock);
  [machineAhead, databaseAhead] = [-2 * HOUR_MS, -2 * HOUR_MS];
  await askAgain();
  expect([clock.isTrusted(), ahead(clock), certainly(clock)]).toEqual([false, -2 * HOUR_MS, before]);
  clock.stop();
});

it('starts with the last beat as the certain moment when it is more than a month old', async () => {
  lastBeat = START - 31 * 24 * HOUR_MS;
  const clock = await following();
  expect([clock.isTrusted(), certainly(clock), ahead(clock)]).toEqual([false, lastBeat, 0]);
  confirmations = 1;
  await askAgain();
  expect([clock.isTrusted(), certainly(clock)]).toEqual([true, truth]);
  clock.stop();
});

it('alarms at once and daily while it is in doubt, and again when the doubt comes back', async () => {
  const error = vi.spyOn(logger, 'error');
  const clock = await following();
  await live(HOUR_MS);
  expect(error).not.toHaveBeenCalled();
  [machineAhead, databaseAhead] = [YEARS, YEARS];
  await askAgain();
  expect(error.mock.calls.map(([facts]) => (facts as { alarm: string }).alarm)).toEqual(['clock-jumped']);
  await live(48 * HOUR_MS);
  expect(error).toHaveBeenCalledTimes(3);
  [machineAhead, databaseAhead] = [0, 0];
  await askAgain();
  [machineAhead, databaseAhead] = [YEARS, YEARS];
  await askAgain();
  expect(error).toHaveBeenCalledTimes(4);
  clock.stop();
});
