import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soundClock } from './clock.ts';
import { createLogger } from '../http/logger.ts';
import { createDatabaseClock } from './database-clock.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-06-01T00:00:00Z');

/** The moment in truth, and by how much each clock is ahead of it. */
let truth: number;
let steady: number;
let machineAhead: number;
let databaseAhead: number;
let isAway: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  [truth, steady, machineAhead, databaseAhead, isAway] = [START, 5000, 0, 0, false];
});
afterEach(() => vi.useRealTimers());

const logger = createLogger('silent');
const pool = {
  query: async () => {
    if (isAway) throw new Error('the database is away');
    return { rows: [{ ms: truth + databaseAhead }] };
  },
} as unknown as pg.Pool;

function pass(ms: number): void {
  truth += ms;
  steady += ms;
}
const askAgain = () => vi.advanceTimersByTimeAsync(30_000);

async function following() {
  const clock = createDatabaseClock(soundClock(() => new Date(truth + machineAhead)), () => steady);
  await clock.follow(pool, logger);
  return clock;
}
const ahead = (clock: { now(): Date }) => clock.now().getTime() - truth;

it('goes by the database, however wrong the machine is, and alarms a person while they differ', async () => {
  const error = vi.spyOn(logger, 'error');
  machineAhead = 24 * HOUR;
  const clock = await following();
  expect([ahead(clock), clock.isSound()]).toEqual([0, false]);
  expect(error.mock.calls[0]?.[0]).toEqual({ alarm: 'clocks-apart', machineAheadMs: 24 * HOUR });
  machineAhead = 59_000;
  expect(clock.isSound()).toBe(true);
  clock.stop();
});

it('is not sound when the database’s clock jumps, in either direction, until they agree again', async () => {
  const clock = await following();
  for (const jump of [24 * HOUR, -24 * HOUR]) {
    databaseAhead = jump;
    await askAgain();
    expect([ahead(clock), clock.isSound()]).toEqual([jump, false]);
    databaseAhead = 0;
    await askAgain();
    expect([ahead(clock), clock.isSound()]).toEqual([0, true]);
  }
  clock.stop();
});

it('counts on while nobody answers, whatever is done to the machine’s clock meanwhile', async () => {
  const clock = await following();
  isAway = true;
  pass(HOUR);
  await askAgain();
  expect([ahead(clock), clock.isSound()]).toEqual([0, true]);
  machineAhead = 24 * HOUR;
  expect([ahead(clock), clock.isSound()]).toEqual([0, false]);
  clock.stop();
});

it('is behind after the machine slept, never ahead, and knows it before it has asked', async () => {
  const clock = await following();
  truth += HOUR;
  expect([ahead(clock), clock.isSound()]).toEqual([-HOUR, false]);
  await askAgain();
  expect([ahead(clock), clock.isSound()]).toEqual([0, true]);
  clock.stop();
});

it('does not begin without the database', async () => {
  isAway = true;
  await expect(following()).rejects.toThrow('away');
});
