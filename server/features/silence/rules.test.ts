import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { silenceMonths } from '#shared/contracts/release.ts';
import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { findSilenceStep, type SilenceFacts, type SilenceReminder } from './rules.ts';

const SIGNED_IN = new Date('2030-01-15T08:00:00Z');
const DUE = addMonths(SIGNED_IN, 12);
const days = (count: number, from = DUE) => new Date(from.getTime() + count * DAY_MS);
const arrived = (at: Date): SilenceReminder => ({ askedAt: at, outcome: { kind: 'arrived', at } });
const facts = (more: Partial<SilenceFacts>): SilenceFacts => ({
  months: 12,
  signedInAt: SIGNED_IN,
  first: null,
  second: null,
  reportersAskedAt: null,
  isMoot: false,
  ...more,
});

describe('a silent owner', () => {
  it.each<[string, Partial<SilenceFacts>, Date, ReturnType<typeof findSilenceStep>]>([
    ['is left alone until the months are over', {}, days(-0.001), null],
    ['is reminded then', {}, DUE, 'first-reminder'],
    ['is reminded, however long an outage took', {}, days(900), 'first-reminder'],
    ['has two weeks after the first reminder', { first: arrived(DUE) }, days(13.99), null],
    ['is reminded again after them', { first: arrived(DUE) }, days(14), 'second-reminder'],
    [
      'has two weeks after the second reminder',
      { first: arrived(DUE), second: arrived(days(14)) },
      days(27.99),
      null,
    ],
    [
      'makes us ask the reporters after them',
      { first: arrived(DUE), second: arrived(days(14)) },
      days(28),
      'ask-reporters',
    ],
    ['is not asked about who never wished to be asked', { months: 0 }, days(5000), null],
    ['is not asked when there is nothing to ask', { isMoot: true }, days(900), null],
    [
      'who has signed in since starts over',
      { signedInAt: days(20), reportersAskedAt: days(5) },
      days(300),
      null,
    ],
    [
      'whose reporters were asked is left alone for as long again',
      { reportersAskedAt: days(28) },
      days(28 + 364),
      null,
    ],
    ['is then asked again', { reportersAskedAt: days(28) }, days(28 + 365), 'first-reminder'],
    [
      'has nothing to answer while a reminder is on its way',
      { first: { askedAt: DUE, outcome: { kind: 'waiting' } } },
      days(90),
      null,
    ],
    [
      'gets a lost reminder again',
      { first: { askedAt: DUE, outcome: { kind: 'lost' } } },
      days(14),
      'first-reminder',
    ],
    ['does not get it at once', { first: { askedAt: DUE, outcome: { kind: 'lost' } } }, days(13), null],
    [
      'gets a lost second reminder again',
      { first: arrived(DUE), second: { askedAt: days(14), outcome: { kind: 'lost' } } },
      days(28),
      'second-reminder',
    ],
  ])('%s', (_, more, now, step) => {
    expect(findSilenceStep(facts(more), now)).toBe(step);
  });
});

it('reporters are asked only after the months, two delivered reminders and two weeks after each', () => {
  const date = fc.date({ min: SIGNED_IN, max: days(2000), noInvalidDate: true });
  const reminder = fc.option(
    fc.record({
      askedAt: date,
      outcome: fc.oneof(
        fc.record({ kind: fc.constant('arrived' as const), at: date }),
        fc.record({ kind: fc.constantFrom('waiting' as const, 'lost' as const) }),
      ),
    }),
  );
  const anyFacts = fc.record({
    months: fc.constantFrom(...silenceMonths),
    signedInAt: date,
    first: reminder,
    second: reminder,
    reportersAskedAt: fc.option(date),
    isMoot: fc.boolean(),
  });
  fc.assert(
    fc.property(anyFacts, date, (given, now) => {
      if (findSilenceStep(given, now) !== 'ask-reporters') return;
      expect(given.months).toBeGreaterThan(0);
      expect(given.isMoot).toBe(false);
      expect(now.getTime()).toBeGreaterThanOrEqual(addMonths(given.signedInAt, given.months).getTime());
      for (const { outcome } of [given.first!, given.second!]) {
        if (outcome.kind !== 'arrived') throw new Error('a reminder has not arrived');
        expect(now.getTime() - outcome.at.getTime()).toBeGreaterThanOrEqual(14 * DAY_MS);
      }
    }),
  );
});
