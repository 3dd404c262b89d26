import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { nextResetStep, type ResetStep } from './rules.ts';

const START = new Date('2031-06-03T07:00:00Z').getTime();
const WAIT_MS = 72 * HOUR_MS;

/** Simulates a pending reset. A sweep runs after each gap; warnings are accepted after a fixed delay, or never. */
function play(gaps: number[], delayMs: number | null) {
  const warned: number[] = [];
  const steps: { at: number; step: ResetStep }[] = [];
  let warnings = 0;
  let now = START;
  for (const gap of [0, ...gaps]) {
    now += gap;
    const accepted = delayMs === null ? [] : warned.map((at) => at + delayMs).filter((at) => at <= now);
    const heardAt = accepted[0] === undefined ? null : new Date(accepted[0]);
    const reset = {
      askedAt: new Date(START),
      changesAt: new Date(START + WAIT_MS),
      warnings,
      heardAt,
    };
    const step = nextResetStep(reset, new Date(warned.at(-1) ?? START), new Date(now));
    steps.push({ at: now, step });
    if (step.kind === 'change' || step.kind === 'drop') break;
    if (step.kind !== 'warn') continue;
    warnings = step.warnings;
    warned.push(now);
  }
  return { steps, warned, firstHeard: delayMs === null ? null : warned[0]! + delayMs };
}

const anyGaps = fc.array(fc.integer({ min: 0, max: 3 * DAY_MS }), { maxLength: 400 });

it('the password never changes before the owner had 72 hours of notice, with the last mail an hour before', () => {
  fc.assert(
    fc.property(anyGaps, fc.option(fc.integer({ min: 0, max: 5 * DAY_MS })), (gaps, delayMs) => {
      const { steps, warned, firstHeard } = play(gaps, delayMs);
      const change = steps.find(({ step }) => step.kind === 'change');
      if (!change) return;
      expect(firstHeard).not.toBeNull();
      expect(change.at - firstHeard!).toBeGreaterThanOrEqual(WAIT_MS);
      expect(change.at - START).toBeGreaterThanOrEqual(WAIT_MS);
      expect(change.at - warned.at(-1)!).toBeGreaterThanOrEqual(HOUR_MS);
    }),
  );
});

it('in the usual case four mails go out, and the password changes after 72 hours', () => {
  const { steps, warned } = play(Array<number>(72 * 12).fill(5 * MINUTE_MS), 0);
  expect(warned.map((at) => (at - START) / HOUR_MS)).toEqual([0, 24, 48, 71]);
  expect(steps.at(-1)).toMatchObject({ at: START + WAIT_MS, step: { kind: 'change' } });
});

it('a wait of which no mail was accepted ends after a week and changes nothing', () => {
  const { steps } = play(Array<number>(8 * 24).fill(HOUR_MS), null);
  expect(steps.at(-1)).toMatchObject({ at: START + 7 * DAY_MS, step: { kind: 'drop' } });
});

it('a downtime is made up for with one mail', () => {
  const { steps, warned } = play([10 * MINUTE_MS, 4 * DAY_MS, 30 * MINUTE_MS, 30 * MINUTE_MS], 0);
  expect(warned.length).toBe(2);
  expect(steps.map(({ step }) => step.kind)).toEqual(['warn', 'wait', 'warn', 'wait', 'change']);
});
