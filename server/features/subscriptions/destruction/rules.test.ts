import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { getTestAmount } from '#tests/support/test-amounts.ts';
import { createDestructionMutants } from '#tests/support/destruction/mutants.ts';
import { destructionHistories } from '#tests/support/destruction/histories.ts';
import {
  runDestructionHistory,
  type DestructionHistory,
  type DestructionModelRules,
} from '#tests/support/destruction/model.ts';
import { runUntilDestroyed } from '#tests/support/destruction/invariants.ts';
import * as rules from './rules.ts';

const runs = getTestAmount('HISTORIES');

function brokenBy(given: DestructionModelRules, history: DestructionHistory): string[] {
  const world = runDestructionHistory(given, history);
  runUntilDestroyed(given, world);
  return world.broken;
}

/** A time, in days from the announced destruction. */
const at = (days: number) => new Date(Date.UTC(2040, 0, 1) + days * DAY_MS);
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);
const taken = (days: number) => ({ state: 'accepted' as const, acceptedAt: at(days) });
const queued = { state: 'queued' as const, acceptedAt: null };
const refused = { state: 'failed' as const, acceptedAt: null };
/** Accepted by a mail server, then bounced permanently. */
const returned = { state: 'failed' as const, acceptedAt: at(-30) };

type Mail = ReturnType<typeof taken> | typeof queued | typeof refused | typeof returned;
/** An announcement, with the delivery state of each warning. */
const announced = (
  warnings: Mail[],
  change: Partial<rules.DestructionAnnouncement> = {},
): rules.DestructionAnnouncement => ({
  destroyAt: at(0),
  warnings: warnings.map((mail, index) => ({ ...mail, daysAhead: ([30, 7, 1] as const)[index]! })),
  reportersToldAt: null,
  unreachableAt: null,
  notices: [],
  alarmedAt: null,
  ...change,
});
const allTaken = [taken(-30), taken(-7), taken(-1)];
const step = (
  announcement: rules.DestructionAnnouncement | null,
  now: Date,
  change: Partial<rules.DestructionFacts> = {},
) =>
  rules.decideDestructionStep(
    {
      canActIrrevocably: true,
      hasData: true,
      isBlocked: true,
      keptUntil: at(0),
      isEstateOnHold: false,
      mustTellReporters: false,
      announcement,
      hasUnsettledPayment: false,
      inquiry: null,
      ...change,
    },
    now,
  );
const wait = (days: number | null, why: string | null = null) => ({
  do: 'wait',
  destroyAt: days === null ? null : at(days),
  why,
});
const unwanted: [what: string, change: Partial<rules.DestructionFacts>][] = [
  ['there is no data', { hasData: false }],
  ['the service is paid', { isBlocked: false }],
  ['a report is pending or the estate is open', { isEstateOnHold: true }],
];

describe('before a destruction is announced', () => {
  it('the owner gets the first warning thirty days ahead, and all of its days if it is late', () => {
    expect(step(null, justBefore(at(-30)))).toEqual(wait(null));
    expect(step(null, at(-30))).toEqual({ do: 'warn', daysAhead: 30, destroyAt: at(0) });
    expect(step(null, at(5))).toEqual({ do: 'warn', daysAhead: 30, destroyAt: at(35) });
  });

  it.each([...unwanted, ['nothing irrevocable may happen', { canActIrrevocably: false }] as const])(
    'nobody is warned when %s',
    (_what, change) => expect(step(null, at(-30), change)).toEqual(wait(null)),
  );
});

describe('an announced destruction', () => {
  it.each([...unwanted, ['the data is kept for longer', { keptUntil: at(1) }] as const])(
    'is forgotten when %s',
    (_what, change) => expect(step(announced([taken(-30)]), at(-10), change)).toEqual({ do: 'forget' }),
  );

  it('waits while nothing irrevocable may happen, and says so once it is due', () => {
    const held = { canActIrrevocably: false };
    expect(step(announced(allTaken), justBefore(at(0)), held)).toEqual(wait(0));
    expect(step(announced(allTaken), at(0), held)).toEqual(wait(0, 'recovery'));
  });

  it('is told to the reporters with the first warning, once, and leaves them thirty days', () => {
    const told = { mustTellReporters: true };
    const first = step(announced([queued]), at(-30), told);
    expect(first).toEqual({ do: 'notify-reporters', destroyAt: at(0) });
    expect(step(announced(allTaken), at(0), told)).toEqual({ do: 'notify-reporters', destroyAt: at(30) });
    expect(step(announced([queued], { reportersToldAt: at(-30) }), at(-30), told)).toMatchObject({
      do: 'wait',
    });
  });

  it.each<[string, rules.DestructionAnnouncement, Date, object]>([
    ['waits for the first warning', announced([queued]), at(-7), wait(0, 'warning-waits')],
    ['waits for each warning', announced([taken(-30), queued]), at(-1), wait(0, 'warning-waits')],
    ['waits for the day of the second warning', announced([taken(-30)]), justBefore(at(-7)), wait(0)],
    [
      'warns seven days ahead',
      announced([taken(-30)]),
      at(-7),
      { do: 'warn', daysAhead: 7, destroyAt: at(0) },
    ],
    [
      'warns a day ahead, and later if that warning is late',
      announced([taken(-30), taken(-7)]),
      at(-0.5),
      { do: 'warn', daysAhead: 1, destroyAt: at(0.5) },
    ],
    ['moves with a warning that is taken late', announced([taken(-20)]), at(-7), wait(10)],
    ['waits for its moment', announced(allTaken), justBefore(at(0)), wait(0)],
    ['asks PayFast when it is due', announced(allTaken), at(0), { do: 'ask-payfast', destroyAt: at(0) }],
    [
      'needs two warnings that were taken',
      announced([refused, taken(-7), taken(-1)]),
      at(0),
      { do: 'ask-payfast', destroyAt: at(0) },
    ],
    [
      'tells the reporters and waits for half a year if only one was taken',
      announced([refused, refused, taken(-1)]),
      at(-0.5),
      { do: 'tell-reporters', destroyAt: addMonths(at(0), 6) },
    ],
    [
      'waits for half a year from now if that is later',
      announced([refused, refused, refused]),
      at(3),
      { do: 'tell-reporters', destroyAt: addMonths(at(3), 6) },
    ],
    [
      'does not count a warning that came back for good',
      announced([returned, refused, taken(-1)]),
      at(0),
      { do: 'tell-reporters', destroyAt: addMonths(at(0), 6) },
    ],
    [
      'waits for the notices to all reporters',
      announced([refused, refused, refused], { unreachableAt: at(-180), notices: [taken(-180), queued] }),
      at(0),
      wait(0, 'reporters-wait'),
    ],
    [
      'leaves the reporters thirty days from the last notice that was taken',
      announced([refused, refused, refused], { unreachableAt: at(-180), notices: [taken(-180), taken(-20)] }),
      justBefore(at(10)),
      wait(10),
    ],
    [
      'is due after these days',
      announced([refused, refused, refused], { unreachableAt: at(-180), notices: [taken(-180), taken(-20)] }),
      at(10),
      { do: 'ask-payfast', destroyAt: at(10) },
    ],
  ])('%s', (_what, announcement, now, expected) => {
    expect(step(announcement, now)).toEqual(expected);
  });

  const due = (change: Partial<rules.DestructionFacts>) => step(announced(allTaken), at(1), change);
  const answer = (change: Partial<rules.PaymentInquiry> = {}): rules.PaymentInquiry => ({
    result: 'clear',
    askedAt: at(1),
    coversAll: true,
    ...change,
  });

  it('waits for a payment that is not settled, whatever PayFast says', () => {
    const change = { hasUnsettledPayment: true, inquiry: answer() };
    expect(due(change)).toEqual(wait(0, 'payment-unsettled'));
  });

  it.each([
    ['clear', { do: 'destroy', destroyAt: at(0) }],
    ['charge-unheard', wait(0, 'charge-unheard')],
    ['unanswered', wait(0, 'payfast-unanswered')],
  ] as const)('follows PayFast’s answer: %s', (result, expected) => {
    expect(due({ inquiry: answer({ result }) })).toEqual(expected);
  });

  it.each([
    ['is fifteen minutes old', { askedAt: at(1 - 1 / 96) }, 'destroy'],
    ['is older', { askedAt: justBefore(at(1 - 1 / 96)) }, 'ask-payfast'],
    ['comes from a time that is still to come', { askedAt: at(1.01) }, 'ask-payfast'],
    ['does not cover everything', { coversAll: false }, 'ask-payfast'],
  ])('believes an answer or asks again, when it %s', (_what, change, expected) => {
    expect(due({ inquiry: answer(change) })).toEqual({ do: expected, destroyAt: at(0) });
  });

  it.each(['charge-unheard', 'unanswered'] as const)('asks again after two hours of: %s', (result) => {
    const asked = (askedAt: Date) => due({ inquiry: answer({ result, askedAt }) }).do;
    expect(asked(at(1 - 2 / 24))).toBe('wait');
    expect(asked(justBefore(at(1 - 2 / 24)))).toBe('ask-payfast');
  });
});

describe('a person is alarmed about a destruction that waits', () => {
  const isDue = (why: string | null, now: Date, alarmedAt: Date | null = null) =>
    rules.isPostponementAlarmDue(
      { why } as Parameters<typeof rules.isPostponementAlarmDue>[0],
      { destroyAt: at(0), alarmedAt },
      now,
    );

  it.each(['payment-unsettled', 'payfast-unanswered', 'charge-unheard'])('at once: %s', (why) => {
    expect(isDue(why, at(0))).toBe(true);
  });

  it.each(['recovery', 'warning-waits', 'reporters-wait'])('from the seventh day on: %s', (why) => {
    expect(isDue(why, justBefore(at(7)))).toBe(false);
    expect(isDue(why, at(7))).toBe(true);
  });

  it('again after a day', () => {
    expect(isDue('charge-unheard', justBefore(at(4)), at(3))).toBe(false);
    expect(isDue('charge-unheard', at(4), at(3))).toBe(true);
  });

  it('not if nothing hinders it', () => {
    expect(isDue(null, at(9))).toBe(false);
  });
});

describe('over random lives of an owner, payments, PayFast, mails, reports and clocks', () => {
  it('every promise about destruction is kept', { timeout: 60_000 + runs * 20 }, () => {
    const ways = new Map<string, number>();
    fc.assert(
      fc.property(destructionHistories, (history) => {
        const world = runDestructionHistory(rules, history);
        for (const way of world.seen) ways.set(way, (ways.get(way) ?? 0) + 1);
        runUntilDestroyed(rules, world);
        expect(world.broken).toEqual([]);
      }),
      { numRuns: runs },
    );
    // A third of the typical share, to make sure that histories reach each of these outcomes.
    const least = {
      destroyed: 0.06,
      'destroyed-unreachable': 0.05,
      unreachable: 0.12,
      bounced: 0.015,
      paid: 0.04,
      forgotten: 0.01,
      'charge-unheard': 0.004,
      'payfast-unanswered': 0.004,
      'payment-unsettled': 0.012,
      'warning-waits': 0.03,
      'reporters-wait': 0.05,
      recovery: 0.008,
      alarmed: 0.04,
    };
    const rare = Object.entries(least).filter(([way, share]) => (ways.get(way) ?? 0) < share * runs);
    expect(rare).toEqual([]);
  });

  it.each(createDestructionMutants(rules))('would show that %s', (_what, broken, promise) => {
    const found = fc.check(
      fc.property(destructionHistories, (history) => !brokenBy(broken, history).includes(promise)),
      // The rarest fault takes about 4000 runs to find. The test stops at the first fault.
      { numRuns: 100_000, endOnFailure: true },
    );
    expect(found.failed).toBe(true);
  });
});
