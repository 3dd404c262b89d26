import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import { findDueLapseQuestion, type LapseFacts } from './rules.ts';

const since = new Date('2031-01-01T00:00:00Z');
const day = (number: number) => new Date(since.getTime() + number * DAY_MS);
const lapsed: LapseFacts = { since, asked: null, isDataKept: true, isReported: false, mayAsk: true };
const asked = (days: number, at: number) => ({ days, at: day(at) });

test.each<[string, Partial<LapseFacts>, number, number | null]>([
  ['too early', {}, 59.999, null],
  ['the first time', {}, 60, 60],
  ['late for the first time', {}, 299.999, 60],
  ['asked the first time', { asked: asked(60, 60) }, 200, null],
  ['the last time', { asked: asked(60, 60) }, 300, 300],
  ['after a downtime only the last time', {}, 310, 300],
  ['asked the last time', { asked: asked(300, 301) }, 900, null],
  ['asked in an earlier lapse', { asked: asked(300, -1) }, 60, 60],
  [
    'asked in this lapse, which then turned out to begin some days earlier',
    { since: day(-3), asked: asked(60, 60) },
    61,
    null,
  ],
  ['in force, or ended by the owner', { since: null }, 400, null],
  ['switched off', { mayAsk: false }, 400, null],
  ['a report is in force', { isReported: true }, 400, null],
  ['nothing is left', { isDataKept: false }, 400, null],
])('%s', (_what, facts, at, due) => {
  expect(findDueLapseQuestion({ ...lapsed, ...facts }, day(at))).toBe(due);
});

describe('over years of lapses and payments, with checks at any times', () => {
  /** A check some days later, possibly after a payment that bought the given number of days. */
  const look = fc.record({
    after: fc.double({ min: 0.01, max: 400, noNaN: true }),
    paidFor: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 4 }),
    isReported: fc.boolean(),
  });

  function play(looks: { after: number; paidFor: number | null; isReported: boolean }[]) {
    let at = 0;
    let begins = 0;
    let last: LapseFacts['asked'] = null;
    const questions: { days: number; at: number; begins: number; isReported: boolean }[] = [];
    for (const { after, paidFor, isReported } of looks) {
      at += after;
      if (paidFor !== null) begins = at + paidFor;
      const facts = { ...lapsed, since: at < begins ? null : day(begins), asked: last, isReported };
      const days = findDueLapseQuestion(facts, day(at));
      if (days === null) continue;
      last = asked(days, at);
      questions.push({ days, at, begins, isReported });
    }
    return questions;
  }

  it('each question is asked once in a lapse, not before its day, and nothing follows the last one', () => {
    fc.assert(
      fc.property(fc.array(look, { maxLength: 60 }), (looks) => {
        const questions = play(looks);
        for (const { days, at, begins, isReported } of questions) {
          expect(at - begins).toBeGreaterThanOrEqual(days - 1e-6);
          expect(isReported).toBe(false);
        }
        for (const begins of new Set(questions.map((question) => question.begins))) {
          const days = questions
            .filter((question) => question.begins === begins)
            .map((question) => question.days);
          expect([[60], [300], [60, 300]]).toContainEqual(days);
        }
      }),
    );
  });

  it('every long lapse leads to a question, and each kind of history comes up', () => {
    const daily = (count: number) =>
      Array.from({ length: count }, () => ({ after: 1, paidFor: null, isReported: false }));
    const payment = { after: 1, paidFor: 30, isReported: false };
    const questions = play([...daily(400), payment, ...daily(500), payment, ...daily(95)]);
    expect(questions.map(({ days, at, begins }) => [days, Math.round(at - begins)])).toEqual([
      [60, 60],
      [300, 300],
      [60, 60],
      [300, 300],
      [60, 60],
    ]);
  });
});
