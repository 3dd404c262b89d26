import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import {
  findDeletionRejection,
  nextDeletionStep,
  getEarliestDeletionDate,
  isDeletionAlarmDue,
  type DeletionFacts,
  type DeletionEmail,
  type DeletionBlocker,
  type ReporterNotices,
} from './rules.ts';

type Fate = DeletionEmail['fate'];
const START = Date.UTC(2031, 0, 1);
const day = (days: number) => new Date(START + days * DAY_MS);
const letter = (written: number, kind: DeletionEmail['fate']['kind'], at = written): DeletionEmail => ({
  writtenAt: day(written),
  fate: kind === 'waits' || kind === 'lost' ? { kind } : { kind, at: day(at) },
});
const accepted = (at: number): Fate => ({ kind: 'accepted', at: day(at) });
/** @param untold when the reporters who still need a notice may be notified */
const notices = (told: number | null, untold: number[], ...fates: Fate[]): ReporterNotices => ({
  toldAt: told === null ? null : day(told),
  untold: untold.map(day),
  fates,
});
/** Requested on day 0, with nothing in the way. */
const fine: DeletionFacts = {
  mayAct: true,
  report: 'none',
  lastReportEndedAt: null,
  refutedAt: null,
  revokedAt: null,
  reporters: { toldAt: day(0), untold: [], fates: [{ kind: 'accepted', at: day(0) }] },
  deletesAt: day(7),
  first: letter(0, 'accepted'),
  reminder: letter(6, 'accepted'),
  charging: 'ended',
  books: 'clear',
};

it.each([
  ['none', null],
  ['pending', 'report-pending'],
  ['released', 'estate-open'],
] as const)('a report that is %s refuses a request with %s', (report, refusal) => {
  expect(findDeletionRejection(report)).toBe(refusal);
});

describe('the next step', () => {
  it.each<[string, Partial<DeletionFacts>, number, object]>([
    ['deletes when everything holds', {}, 7, { do: 'delete' }],
    ['waits until the day', {}, 6.99, { do: 'wait', deletesAt: day(7), why: null }],
    ['reminds a day before', { reminder: null }, 6, { do: 'remind', deletesAt: day(7) }],
    ['does not remind sooner', { reminder: null }, 5.99, { do: 'wait', deletesAt: day(7), why: null }],
    ['leaves a day after a late reminder', { reminder: null }, 9, { do: 'remind', deletesAt: day(10) }],
    [
      'leaves twenty hours after a reminder that was taken late',
      { reminder: letter(6, 'accepted', 7) },
      7.5,
      { do: 'wait', deletesAt: new Date(day(7).getTime() + 20 * HOUR_MS), why: null },
    ],
    ['waits for the reminder', { reminder: letter(6, 'waits') }, 8, { do: 'wait', why: 'letter-waits' }],
    [
      'waits with a fresh lost one',
      { reminder: letter(6, 'lost') },
      6.9,
      { do: 'wait', why: 'letter-waits' },
    ],
    ['writes a lost reminder again', { reminder: letter(6, 'lost') }, 7, { do: 'remind', deletesAt: day(8) }],
    ['believes a mailbox that refuses the reminder', { reminder: letter(6, 'refused') }, 7, { do: 'delete' }],
    ['waits for the first letter', { first: letter(0, 'waits') }, 8, { do: 'wait', why: 'letter-waits' }],
    [
      'writes a lost first letter again',
      { first: letter(0, 'lost') },
      3,
      { do: 'announce', deletesAt: day(10) },
    ],
    ['waits a day before that', { first: letter(0, 'lost') }, 0.9, { do: 'wait', why: 'letter-waits' }],
    ['tells an owner whom nobody told', { first: null }, 5, { do: 'announce', deletesAt: day(12) }],
    [
      'gives six days after a first letter that was taken late',
      { first: letter(0, 'accepted', 3), reminder: null },
      6,
      { do: 'wait', deletesAt: day(9) },
    ],
    [
      'gives thirty days after a rejection',
      { first: letter(0, 'refused'), reminder: null },
      20,
      { do: 'wait', deletesAt: day(30), why: null },
    ],
    [
      'reminds a mailbox that refuses, too',
      { first: letter(0, 'refused'), reminder: null },
      29,
      { do: 'remind' },
    ],
    ['waits for a report', { report: 'pending' }, 8, { do: 'wait', deletesAt: day(7), why: 'report' }],
    [
      'waits for a report in a recovery',
      { report: 'pending', mayAct: false },
      8,
      { do: 'wait', why: 'report' },
    ],
    ['calls off after a release', { report: 'released', mayAct: false }, 1, { do: 'call-off' }],
    ['reminds again after a report', { lastReportEndedAt: day(8) }, 8, { do: 'remind', deletesAt: day(9) }],
    ['counts a reminder after a report', { lastReportEndedAt: day(5) }, 7, { do: 'delete' }],
    [
      'tells reporters whom nobody told',
      { reporters: notices(null, [3, 3]) },
      3,
      { do: 'tell-reporters', deletesAt: day(9) },
    ],
    ['tells nobody where there is nobody', { reporters: notices(null, []) }, 7, { do: 'delete' }],
    [
      'tells whoever became a reporter',
      { reporters: notices(0, [1], accepted(0)) },
      1,
      { do: 'tell-reporters' },
    ],
    [
      'waits for a reporter who has had too many mails today',
      { reporters: notices(0, [7.5], accepted(0)) },
      7,
      { do: 'wait', why: 'reporters-wait' },
    ],
    [
      'waits for a notice',
      { reporters: notices(0, [], accepted(0), { kind: 'waits' }) },
      8,
      { do: 'wait', why: 'reporters-wait' },
    ],
    [
      'waits thirty days for it at most',
      { reporters: notices(0, [], accepted(0), { kind: 'waits' }) },
      30,
      { do: 'delete' },
    ],
    [
      'gives a reporter six days',
      { reporters: notices(0, [], accepted(0), accepted(3)) },
      8.9,
      { do: 'wait', deletesAt: day(9), why: null },
    ],
    ['gives no less than that', { reporters: notices(0, [], accepted(0), accepted(3)) }, 9, { do: 'delete' }],
    [
      'waits thirty days when no notice arrives',
      { reporters: notices(0, [], { kind: 'refused', at: day(0) }, { kind: 'lost' }) },
      29,
      { do: 'wait', deletesAt: day(30), why: null },
    ],
    [
      'does not wait for ever then',
      { reporters: notices(0, [], { kind: 'refused', at: day(0) }, { kind: 'lost' }) },
      30,
      { do: 'delete' },
    ],
    [
      'restarts after a refutation',
      { refutedAt: day(6), lastReportEndedAt: day(6) },
      6,
      { do: 'announce', deletesAt: day(13) },
    ],
    [
      'tells the reporters again at once after it',
      {
        refutedAt: day(6),
        lastReportEndedAt: day(6),
        first: letter(6.1, 'accepted'),
        reporters: notices(0, [6.1, 6.1]),
      },
      6.1,
      { do: 'tell-reporters', deletesAt: day(12.1) },
    ],
    [
      'waits thirty days after a revocation',
      { revokedAt: day(1) },
      30.9,
      { do: 'wait', deletesAt: day(31), why: null },
    ],
    ['does nothing in a recovery', { mayAct: false }, 7, { do: 'wait', why: 'recovery' }],
    ['waits in a recovery without a word before the day', { mayAct: false }, 6, { do: 'wait', why: null }],
    ['ends the agreements first', { charging: 'running', books: 'ask-payfast' }, 7, { do: 'end-agreements' }],
    ['ends no agreement before the day', { charging: 'running' }, 6.9, { do: 'wait', why: null }],
    ['waits for PayFast’s word', { charging: 'ending' }, 7, { do: 'wait', why: 'payfast-cancel' }],
    ['asks PayFast', { books: 'ask-payfast' }, 7, { do: 'ask-payfast' }],
    ['waits for its answer', { books: 'payfast-unanswered' }, 7, { do: 'wait', why: 'payfast-unanswered' }],
    ['waits for a lost charge', { books: 'charge-unheard' }, 7, { do: 'wait', why: 'charge-unheard' }],
    ['waits for a payment', { books: 'payment-unsettled' }, 7, { do: 'wait', why: 'payment-unsettled' }],
  ])('%s', (_, facts, now, step) => {
    expect(nextDeletionStep({ ...fine, ...facts }, day(now))).toMatchObject(step);
  });
});

const moments = fc
  .integer({ min: -10 * 24 * 60, max: 60 * 24 * 60 })
  .map((minutes) => new Date(START + minutes * MINUTE_MS));
const anyFate = fc.oneof(
  fc.record({ kind: fc.constantFrom('waits' as const, 'lost' as const) }),
  fc.record({ kind: fc.constantFrom('accepted' as const, 'refused' as const), at: moments }),
);
const anyLetter = fc.option(fc.record({ writtenAt: moments, fate: anyFate }), { nil: null });
const anyNotices = fc.record({
  toldAt: fc.option(moments, { nil: null }),
  untold: fc.array(moments, { maxLength: 2 }),
  fates: fc.array(anyFate, { maxLength: 3 }),
});
const anyFacts: fc.Arbitrary<DeletionFacts> = fc.record({
  mayAct: fc.boolean(),
  report: fc.constantFrom('none', 'pending', 'released'),
  lastReportEndedAt: fc.option(moments, { nil: null }),
  refutedAt: fc.option(moments, { nil: null }),
  revokedAt: fc.option(moments, { nil: null }),
  reporters: anyNotices,
  deletesAt: moments,
  first: anyLetter,
  reminder: anyLetter,
  charging: fc.constantFrom('running', 'ending', 'ended'),
  books: fc.constantFrom('clear', 'ask-payfast', 'payment-unsettled', 'payfast-unanswered', 'charge-unheard'),
});
/** Mostly facts that nearly allow a deletion, so that the properties aren't vacuous. */
const nearFacts = fc
  .tuple(anyFacts, fc.subarray(Object.keys(fine) as (keyof DeletionFacts)[]))
  .map(([facts, wild]) => ({ ...fine, ...Object.fromEntries(wild.map((key) => [key, facts[key]])) }));

describe('whatever the facts are,', () => {
  it('an account goes only when every condition holds', () => {
    let deleted = 0;
    fc.assert(
      fc.property(nearFacts, moments, (facts, now) => {
        if (nextDeletionStep(facts, now).do !== 'delete') return;
        deleted += 1;
        const { first, reminder } = facts;
        const toldAt = (told: DeletionEmail | null) =>
          told && 'at' in told.fate ? told.fate.at.getTime() : Infinity;
        expect(facts).toMatchObject({ mayAct: true, report: 'none', charging: 'ended', books: 'clear' });
        expect(now >= facts.deletesAt).toBe(true);
        const wait = first!.fate.kind === 'refused' ? 30 : 6;
        expect(now.getTime()).toBeGreaterThanOrEqual(toldAt(first) + wait * DAY_MS);
        expect(now.getTime()).toBeGreaterThanOrEqual(toldAt(reminder) + 20 * HOUR_MS);
        expect(reminder!.writtenAt.getTime()).toBeGreaterThan(
          facts.lastReportEndedAt?.getTime() ?? -Infinity,
        );
        const { reporters, revokedAt, refutedAt } = facts;
        expect(now.getTime()).toBeGreaterThanOrEqual((revokedAt?.getTime() ?? -Infinity) + 30 * DAY_MS);
        expect(first!.writtenAt.getTime()).toBeGreaterThan(refutedAt?.getTime() ?? -Infinity);
        expect(reporters.untold).toEqual([]);
        if (reporters.fates.length === 0) return;
        expect(reporters.toldAt).not.toBeNull();
        for (const fate of reporters.fates) {
          if (fate.kind === 'accepted')
            expect(now.getTime()).toBeGreaterThanOrEqual(fate.at.getTime() + 6 * DAY_MS);
        }
      }),
      { numRuns: 3000 },
    );
    expect(deleted).toBeGreaterThan(20);
  });

  it('the date never moves ahead, and a letter leaves all of its days', () => {
    fc.assert(
      fc.property(nearFacts, moments, (facts, now) => {
        const step = nextDeletionStep(facts, now);
        if (!('deletesAt' in step)) return;
        expect(step.deletesAt >= facts.deletesAt).toBe(true);
        if (step.do === 'announce')
          expect(step.deletesAt >= getEarliestDeletionDate(facts.revokedAt, now)).toBe(true);
        if (step.do === 'remind')
          expect(step.deletesAt.getTime()).toBeGreaterThanOrEqual(now.getTime() + DAY_MS);
      }),
      { numRuns: 2000 },
    );
  });

  it('the account goes within eighty days once nothing hinders it, with at most six more letters', () => {
    fc.assert(
      fc.property(nearFacts, (before) => {
        let facts: DeletionFacts = { ...before, mayAct: true, report: 'none' };
        let letters = 0;
        let now = day(61);
        for (; now < day(150); now = new Date(now.getTime() + HOUR_MS)) {
          const step = nextDeletionStep(facts, now);
          if (step.do === 'delete') break;
          const written = { writtenAt: now, fate: { kind: 'accepted' as const, at: now } };
          if (step.do === 'announce')
            facts = { ...facts, deletesAt: step.deletesAt, first: written, reminder: null };
          if (step.do === 'remind') facts = { ...facts, deletesAt: step.deletesAt, reminder: written };
          if (step.do === 'tell-reporters') {
            const { untold, fates } = facts.reporters;
            const told = [...untold, ...fates].map(() => written.fate);
            facts = {
              ...facts,
              deletesAt: step.deletesAt,
              reporters: { toldAt: now, untold: [], fates: told },
            };
          }
          if (['announce', 'remind', 'tell-reporters'].includes(step.do)) letters += 1;
          if (step.do === 'end-agreements') facts = { ...facts, charging: 'ended' };
          if (step.do === 'ask-payfast') facts = { ...facts, books: 'clear' };
          if (step.do === 'wait') facts = unhindered(facts, step.why, now);
        }
        expect(now < day(141)).toBe(true);
        expect(letters).toBeLessThanOrEqual(6);
      }),
      { numRuns: 500 },
    );
  });
});

function unhindered(facts: DeletionFacts, why: DeletionBlocker | null, now: Date): DeletionFacts {
  const taken = (one: DeletionEmail | null) =>
    one?.fate.kind === 'waits' ? { ...one, fate: { kind: 'accepted' as const, at: now } } : one;
  switch (why) {
    case 'letter-waits':
      return { ...facts, first: taken(facts.first), reminder: taken(facts.reminder) };
    case 'reporters-wait':
      return facts;
    case 'payfast-cancel':
      return { ...facts, charging: 'ended' };
    case null:
    case 'report':
    case 'recovery':
      return facts;
    default:
      return { ...facts, books: 'clear' };
  }
}

describe('a person', () => {
  const step = (why: DeletionBlocker | null) => ({ do: 'wait' as const, deletesAt: day(7), why });
  const hour = 1 / 24;
  it.each<[DeletionBlocker | null, number, number | null, boolean]>([
    [null, 20, null, false],
    ['report', 20, null, false],
    ['payfast-cancel', 7 + hour, null, true],
    ['payfast-unanswered', 7 + hour / 2, null, false],
    ['charge-unheard', 7 + hour, null, true],
    ['payment-unsettled', 8, 7.5, false],
    ['payment-unsettled', 8.5, 7.5, true],
    ['letter-waits', 7.9, null, false],
    ['letter-waits', 8, null, true],
    ['reporters-wait', 7.9, null, false],
    ['reporters-wait', 8, null, true],
    ['recovery', 8, null, true],
    ['recovery', 7.9, null, false],
  ])('is alarmed about %s on day %d after an alarm on day %s: %s', (why, now, alarmed, isDue) => {
    const alarmedAt = alarmed === null ? null : day(alarmed);
    expect(isDeletionAlarmDue(step(why), alarmedAt, day(now))).toBe(isDue);
  });
});
