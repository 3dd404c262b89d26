import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReleaseTerms } from '#shared/contracts/release.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import type { ReportNumbers } from '#shared/domain/reporters.ts';
import {
  canSendLostLinks,
  isSensitiveTermChange,
  findNeighboringChanges,
  getNextConfigurationEmailTime,
  diffReporters,
  getConfigurationUndoErrorReason,
  restoreReleaseTerms,
} from './rules.ts';
import { describeFirstTerms, describeTermChanges, diffReleaseTerms, isFirstSetup } from './term-changes.ts';

describe('a configuration', () => {
  it('tells who was added and who was removed', () => {
    expect(diffReporters(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] });
  });

  it.each([
    ['a reporter is added', { designatedReporters: ['a', 'b', 'c', 'd'] }, true],
    ['a reporter is removed', { designatedReporters: ['a', 'b'] }, true],
    ['a reporter is replaced', { designatedReporters: ['a', 'b', 'd'] }, true],
    ['the reporters stand in another order', { designatedReporters: ['c', 'b', 'a'] }, false],
    ['fewer confirmations are enough', { requiredConfirmations: 1 }, true],
    ['more confirmations are needed', { requiredConfirmations: 3 }, false],
    ['the window is shorter', { refuteTimeHours: 23 }, true],
    ['the window is longer', { refuteTimeHours: 25 }, false],
    ['reporters are no longer asked after a lapse', { askReportersOnLapse: false }, true],
    ['reporters are asked after a lapse', { askReportersOnLapse: true }, false],
    ['the pause after a refutation is longer', { coolDownDays: 8 }, true],
    ['the pause after a refutation is shorter', { coolDownDays: 6 }, true],
    ['the owner is away for longer', { awayUntil: '2031-06-03T00:00:00Z' }, true],
    ['the owner is away for less long', { awayUntil: '2031-06-01T00:00:00Z' }, true],
    ['the owner is no longer away', { awayUntil: null }, true],
    ['the same time away is sent again', { awayUntil: '2031-06-02T00:00:00.000Z' }, false],
    ['nothing changes', {}, false],
  ])('that is saved when %s needs a fresh proof: %s', (_what, change, needed) => {
    const before = {
      designatedReporters: ['a', 'b', 'c'],
      requiredConfirmations: 2,
      refuteTimeHours: 24,
      coolDownDays: 7,
      awayUntil: '2031-06-02T00:00:00Z',
    };
    expect(isSensitiveTermChange(before, { ...before, ...change })).toBe(needed);
  });
});

it('mails about changes leave at once, but never a fourth within an hour or a thirteenth within a day', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 * HOUR_MS }), { maxLength: 60 }), (waits) => {
      const sent: Date[] = [];
      let now = new Date('2031-06-01T00:00:00Z');
      for (const wait of waits) {
        now = new Date(now.getTime() + wait);
        const due = getNextConfigurationEmailTime(sent, now);
        expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime());
        const since = (ms: number) => sent.filter((at) => at.getTime() > due.getTime() - ms).length;
        expect(since(HOUR_MS)).toBeLessThan(3);
        expect(since(DAY_MS)).toBeLessThan(12);
        if (sent.length < 3) expect(due).toEqual(now);
        sent.unshift(due);
        now = due;
      }
    }),
  );
});

const BEFORE = { designatedReporters: ['a', 'b'], requiredConfirmations: 1, refuteTimeHours: 24 };

describe('a change', () => {
  it.each([
    [null, { requiredConfirmations: 1, refuteTimeHours: 23 }, true],
    [null, { requiredConfirmations: 1, refuteTimeHours: 48 }, false],
    [{ requiredConfirmations: 3, refuteTimeHours: 24 }, null, true],
    [{ requiredConfirmations: 1, refuteTimeHours: 24 }, null, false],
    [undefined, null, false],
  ])('of the numbers for an incapacity from %j to %j is sensitive: %s', (before, after, expected) => {
    const terms = (incapacitation: typeof before | typeof after) => ({
      ...BEFORE,
      ...(incapacitation !== undefined && { incapacitation }),
    });
    expect(isSensitiveTermChange(terms(before), terms(after))).toBe(expected);
  });

  it('that makes a release of either kind easier is sensitive, and no other', () => {
    const number = (max: number) => fc.integer({ min: 1, max });
    const numbers = fc.record({ requiredConfirmations: number(5), refuteTimeHours: number(168) });
    const terms = fc
      .tuple(numbers, fc.option(numbers))
      .map(([death, incapacitation]) => ({ ...BEFORE, ...death, incapacitation }));
    fc.assert(
      fc.property(terms, terms, (before, after) => {
        const isEasier = ([one, other]: [ReportNumbers, ReportNumbers]) =>
          other.requiredConfirmations < one.requiredConfirmations ||
          other.refuteTimeHours < one.refuteTimeHours;
        const afterAccident = (of: typeof before) => ({ ...of, ...of.incapacitation });
        expect(isSensitiveTermChange(before, after)).toBe(
          isEasier([before, after]) || isEasier([afterAccident(before), afterAccident(after)]),
        );
      }),
    );
  });

  it('names the numbers of an incapacity, and says which ones are those for a death', () => {
    const own = { requiredConfirmations: 1, refuteTimeHours: 6 };
    expect(describeTermChanges(BEFORE, { ...BEFORE, incapacitation: own }, String)).toEqual([
      'After an accident or a stroke: 1 confirmation, and 6 hours to refute (previously the same as after a death).',
    ]);
    const after = { ...BEFORE, requiredConfirmations: 2, incapacitation: own };
    expect(describeTermChanges({ ...BEFORE, incapacitation: own }, after, String)).toEqual([
      'Confirmations required after a death: 2 (previously 1).',
    ]);
    expect(describeFirstTerms(BEFORE, { ...BEFORE, incapacitation: own }, String)).toContain(
      'After a report of your incapacitation, one other reporter must confirm it, and you have 6 hours to say that it isn’t true.',
    );
  });

  it('names only what differs', () => {
    const after = { designatedReporters: ['b', 'c'], requiredConfirmations: 1, refuteTimeHours: 1 };
    expect(diffReleaseTerms(BEFORE, after)).toEqual({
      added: ['c'],
      removed: ['a'],
      requiredConfirmations: null,
      refuteTimeHours: { before: 24, after: 1 },
      incapacitation: null,
      secondEmail: null,
      phoneNumber: null,
      awayUntil: null,
      silenceMonths: null,
      coolDownDays: null,
      askReportersOnLapse: null,
    });
    const called = (email: string) => `${email.toUpperCase()} (${email})`;
    expect(describeTermChanges(BEFORE, after, called)).toEqual([
      'New reporters: C (c).',
      'No longer reporters: A (a).',
      'Hours to refute: 1 (previously 24).',
    ]);
    expect(describeTermChanges(BEFORE, BEFORE, called)).toEqual([]);
  });

  it('that chooses the first reporters names what was chosen, and nothing from before', () => {
    const none = { ...BEFORE, designatedReporters: [] };
    expect([isFirstSetup(none, BEFORE), isFirstSetup(BEFORE, none), isFirstSetup(none, none)]).toEqual([
      true,
      false,
      false,
    ]);
    const chosen = { designatedReporters: ['a', 'b', 'c'], requiredConfirmations: 1, refuteTimeHours: 72 };
    expect(describeFirstTerms(none, chosen, (email) => email.toUpperCase())).toEqual([
      'You chose A, B, and C as your reporters.',
      'After a report of your death, one other reporter must confirm it, and you have 72 hours to say that it isn’t true.',
    ]);
    expect(
      describeFirstTerms(none, { ...chosen, requiredConfirmations: 2, refuteTimeHours: 1 }, String)[1],
    ).toBe(
      'After a report of your death, 2 other reporters must confirm it, and you have 1 hour to say that it isn’t true.',
    );
  });

  it('that chooses the first reporters names everything else that was chosen with them', () => {
    const none: ReleaseTerms = {
      ...BEFORE,
      designatedReporters: [],
      coolDownDays: 0,
      secondEmail: null,
      phoneNumber: '+27825550101',
      awayUntil: null,
      silenceMonths: 12,
      askReportersOnLapse: true,
    };
    const chosen: ReleaseTerms = {
      ...none,
      designatedReporters: ['a', 'b'],
      coolDownDays: 3,
      secondEmail: 'second@example.org',
      awayUntil: '2031-06-01T12:00:00.000Z',
      silenceMonths: 6,
    };
    const said = describeFirstTerms(none, chosen, String, () => 'June');
    expect(said.slice(2)).toEqual([
      'After you refute a report, nobody can submit another one for 3 days.',
      'If somebody reports you, we’ll warn you at second@example.org, too, once you’ve entered the code that we send there.',
      'Away until June. A report that’s submitted from now on can’t release anything before then.',
      'If you don’t sign in for 6 months and don’t respond to two emails, we’ll ask your reporters whether you’re well.',
    ]);
    const verified = { ...chosen, secondEmailVerifiedAt: '2031-06-01T12:00:00.000Z' };
    expect(describeFirstTerms(none, verified, String)).toContain(
      'If somebody reports you, we’ll warn you at second@example.org, too.',
    );
  });

  const changedAt = new Date('2031-06-01T12:00:00Z');
  it.each([
    ['at once', '2031-06-01T12:00:00Z', null],
    ['just before 72 hours', '2031-06-04T11:59:59.999Z', null],
    ['after 72 hours', '2031-06-04T12:00:00Z', 'expired'],
    ['on a clock that was set back', '2031-05-01T12:00:00Z', null],
  ] as const)('that is undone %s is refused for: %3$s', (_when, now, refusal) => {
    expect(getConfigurationUndoErrorReason({ changedAt, undoneAt: null }, new Date(now))).toBe(refusal);
    expect(getConfigurationUndoErrorReason({ changedAt, undoneAt: changedAt }, new Date(now))).toBe('undone');
  });

  it('and its neighbors: each other one is later, earlier, or over, and none is two of them', () => {
    const now = new Date('2031-06-04T12:00:00Z');
    const change = fc.record({
      seqno: fc.integer({ min: 0, max: 1000 }),
      changedAt: fc.date({ min: new Date('2031-05-31'), max: now, noInvalidDate: true }),
      undoneAt: fc.constantFrom(null, now),
    });
    const history = fc.uniqueArray(change, { selector: ({ seqno }) => seqno, minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(history, (changes) => {
        const one = changes[0]!;
        const { later, earlier } = findNeighboringChanges(one, changes, now);
        for (const other of changes) {
          const isOpen = getConfigurationUndoErrorReason(other, now) === null;
          expect(later.includes(other)).toBe(other.seqno > one.seqno && other.undoneAt === null);
          expect(earlier.includes(other)).toBe(other.seqno < one.seqno && isOpen);
        }
      }),
    );
  });
});

describe('a reporter who has lost their links', () => {
  const now = new Date('2031-06-03T12:00:00Z');
  const isSent = (...agoMs: number[]) =>
    canSendLostLinks(
      agoMs.map((ago) => new Date(now.getTime() - ago)),
      now,
    );
  const every = (count: number, ms: number) => Array.from({ length: count }, (_, index) => (index + 1) * ms);

  it.each([
    ['never', [], true],
    ['just under ten minutes ago', [10 * MINUTE_MS - 1], false],
    ['ten minutes ago', [10 * MINUTE_MS], true],
    ['a moment ahead, as the clock was set back', [-MINUTE_MS], false],
    ['three times today', every(3, HOUR_MS), false],
    ['twice today and once a day ago', [HOUR_MS, 2 * HOUR_MS, DAY_MS], true],
    ['nine times this month', every(9, 3 * DAY_MS), true],
    ['ten times within thirty days', every(10, 2 * DAY_MS), false],
    ['ten times, the first of them thirty days ago', every(10, 3 * DAY_MS), true],
  ] as const)('who was last sent them %s is sent them again: %j %s', (_what, agoMs, expected) => {
    expect(isSent(...agoMs)).toBe(expected);
  });

  it('is turned down only where links came within thirty days', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90 * DAY_MS })), (agoMs) => {
        if (!isSent(...agoMs)) expect(Math.min(...agoMs)).toBeLessThan(30 * DAY_MS);
      }),
    );
  });
});

describe('an undo', () => {
  const verified = new Date('2031-06-01T12:00:00Z');
  const owner = {
    secondEmail: 'second@example.org',
    secondEmailVerifiedAt: verified,
    phoneNumber: '+27825550101',
    phoneNumberVerifiedAt: null,
  };
  const before = { ...BEFORE, secondEmail: null, phoneNumber: '+27825550102' };

  it('puts back second ways', () => {
    expect(restoreReleaseTerms(before, owner, false)).toMatchObject({
      secondEmail: null,
      phoneNumber: '+27825550102',
    });
  });

  it('leaves verified second ways alone while a report is pending, except a reporter’s address', () => {
    const restored = restoreReleaseTerms(before, owner, true);
    expect(restored).not.toHaveProperty('secondEmail');
    expect(restored).toMatchObject({ phoneNumber: '+27825550102' });
    const designatedReporters = ['a', 'second@example.org'];
    expect(restoreReleaseTerms({ ...before, designatedReporters }, owner, true)).toMatchObject({
      secondEmail: null,
      secondEmailVerifiedAt: null,
    });
  });
});
