import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planProblemCodes, type PlanProblemCode } from '#shared/contracts/plan.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import {
  assessPlan,
  type CardPlanFacts,
  type PlanFacts,
  type PlannedLeavebit,
  type ReporterPlanFacts,
} from './assess-plan.ts';

const OWNER = 'olga@example.org';
const NOW = new Date('2030-01-01T00:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const reporter = (email: string, facts: Partial<ReporterPlanFacts> = {}): ReporterPlanFacts => ({
  email,
  isUnreachable: false,
  hasDeclined: false,
  isSuspended: false,
  hasAccepted: true,
  hasMoved: false,
  hasOpened: true,
  linksSentAt: inDays(-2),
  ...facts,
});
const leavebit = (
  id: number,
  rules: Record<string, ReleaseSetting>,
  facts: Partial<PlannedLeavebit> = {},
): PlannedLeavebit => ({
  id,
  description: 'The safe',
  sharingEmails: Object.keys(rules),
  sharingConfig: rules,
  leftBy: {},
  sealed: false,
  sealedFor: null,
  lastUpdate: inDays(-5),
  ...facts,
});
/** A card that was made and tried before the LeaveBits were last saved. */
const card = (facts: Partial<CardPlanFacts> = {}): CardPlanFacts => ({
  digest: 'c0',
  setAt: inDays(-7),
  checkedAt: inDays(-6),
  ...facts,
});
const AFTER_DEATH = { releaseType: 'death_incapacitation' } as const;
const ALWAYS = { releaseType: 'always' } as const;
const onDay = (days: number) =>
  ({ releaseType: 'scheduled', scheduledDate: inDays(days).toISOString() }) as const;

/** A plan without problems. */
const healthy: PlanFacts = {
  now: NOW,
  ownerEmail: OWNER,
  estate: { report: 'none' },
  subscription: { status: 'Monthly', nextPaymentDate: inDays(30), isBilled: true },
  reporters: ['rosa@x.org', 'sam@x.org', 'tess@x.org', 'vera@x.org'].map((email) => reporter(email)),
  requiredConfirmations: 2,
  refuteTimeHours: 72,
  awayUntil: null,
  leavebits: [
    leavebit(1, { 'lena@x.org': AFTER_DEATH, 'jonas@x.org': AFTER_DEATH }),
    leavebit(2, { 'lena@x.org': ALWAYS }),
    leavebit(3, { 'lena@x.org': onDay(20), [OWNER]: ALWAYS }),
    leavebit(4, { 'lena@x.org': onDay(10) }),
    leavebit(6, { 'lena@x.org': AFTER_DEATH }, { sealed: true }),
  ],
  unreachable: new Set(),
  reached: new Set(['lena@x.org']),
  substitutes: new Map([['lena@x.org', { email: 'ben@x.org', name: null, afterDays: 60 }]]),
  cards: new Map(['lena@x.org', 'ben@x.org'].map((email) => [email, card()])),
  hasFactor: true,
  recoveryCodes: 10,
  pendingUntil: null,
};

/** For each problem, a change that causes it and the subject to which it applies. */
const defects: Record<
  PlanProblemCode,
  { change: Partial<PlanFacts>; subject: string | null; leavebitId?: number; also?: PlanProblemCode[] }
> = {
  'nobody-receives': { change: { leavebits: [] }, subject: null },
  'no-reporters': { change: { reporters: [] }, subject: null },
  'too-few-reporters': {
    change: { reporters: [reporter('rosa@x.org'), reporter('sam@x.org')] },
    subject: null,
  },
  'reporters-unanswered': {
    change: {
      reporters: healthy.reporters.map((one, index) => ({ ...one, hasAccepted: index < 2 })),
    },
    subject: null,
  },
  'reporter-unreachable': {
    change: {
      reporters: [...healthy.reporters, reporter('uma@x.org', { isUnreachable: true, hasOpened: false })],
    },
    subject: 'uma@x.org',
  },
  'reporter-suspended': {
    change: {
      reporters: [...healthy.reporters, reporter('uma@x.org', { isSuspended: true, hasOpened: false })],
    },
    subject: 'uma@x.org',
  },
  'reporter-declined': {
    change: { reporters: [...healthy.reporters, reporter('uma@x.org', { hasDeclined: true })] },
    subject: 'uma@x.org',
  },
  'reporter-moved': {
    change: { reporters: [...healthy.reporters, reporter('uma@x.org', { hasMoved: true })] },
    subject: 'uma@x.org',
  },
  'reporter-unpracticed': {
    change: { reporters: [...healthy.reporters, reporter('uma@x.org', { hasOpened: false })] },
    subject: 'uma@x.org',
  },
  'subscription-ends': {
    change: { subscription: { status: 'Trial', nextPaymentDate: inDays(30), isBilled: true } },
    subject: null,
  },
  'sealed-without-card': {
    change: {
      leavebits: [...healthy.leavebits, leavebit(5, { 'jonas@x.org': AFTER_DEATH }, { sealed: true })],
    },
    subject: 'jonas@x.org',
    leavebitId: 5,
  },
  'sealed-before-card': {
    change: { cards: new Map([...healthy.cards, ['lena@x.org', card({ setAt: inDays(-4) })]]) },
    subject: 'lena@x.org',
    leavebitId: 6,
  },
  'card-never-checked': {
    change: { cards: new Map([...healthy.cards, ['lena@x.org', card({ checkedAt: null })]]) },
    subject: 'lena@x.org',
  },
  'all-reporters-needed': { change: { requiredConfirmations: 3 }, subject: null },
  'reporters-are-recipients': {
    change: {
      reporters: [reporter('lena@x.org'), reporter('jonas@x.org'), reporter('max@x.org')],
      requiredConfirmations: 1,
      leavebits: [...healthy.leavebits, leavebit(5, { 'max@x.org': AFTER_DEATH })],
    },
    subject: null,
  },
  'recipient-unreachable': {
    change: { unreachable: new Set(['jonas@x.org', 'gone@x.org']) },
    subject: 'jonas@x.org',
  },
  'substitute-unreachable': { change: { unreachable: new Set(['ben@x.org']) }, subject: 'lena@x.org' },
  'leavebit-incomplete': {
    change: {
      leavebits: [...healthy.leavebits, leavebit(5, { 'lena@x.org': ALWAYS }, { description: ' ' })],
    },
    subject: '5',
  },
  'nobody-reached': {
    change: {
      leavebits: [...healthy.leavebits, leavebit(5, { 'jonas@x.org': ALWAYS, 'max@x.org': onDay(3) })],
    },
    subject: '5',
  },
  'no-recovery-codes': { change: { recoveryCodes: 0 }, subject: null },
};

describe('a plan', () => {
  it('without a defect has no problem, and says who gets what and how soon', () => {
    expect(assessPlan(healthy)).toEqual({
      earliestRelease: new Date(NOW.getTime() + 72 * HOUR_MS).toISOString(),
      earliestDeathRelease: new Date(NOW.getTime() + 72 * HOUR_MS).toISOString(),
      people: [
        {
          email: 'jonas@x.org',
          now: 0,
          dated: 0,
          afterDeath: 1,
          nextDate: null,
          alone: null,
          substitute: null,
          isPassedOn: false,
        },
        {
          email: 'lena@x.org',
          now: 1,
          dated: 2,
          afterDeath: 2,
          nextDate: inDays(10).toISOString(),
          alone: { count: 4, description: 'The safe' },
          substitute: { email: 'ben@x.org', name: null, afterDays: 60 },
          isPassedOn: true,
        },
      ],
      withNothing: healthy.reporters.map(({ email }) => ({ email, because: 'reporter' })),
      problems: [],
      subscriptionEndsAt: null,
    });
  });

  it('says whether a substitute would receive anything at all', () => {
    const isPassedOn = (leavebits: PlanFacts['leavebits']) =>
      assessPlan({ ...healthy, leavebits }).people.find(({ email }) => email === 'lena@x.org')!.isPassedOn;
    const shared = leavebit(1, { 'lena@x.org': AFTER_DEATH, 'ben@x.org': ALWAYS });
    expect(isPassedOn([shared])).toBe(false);
    expect(isPassedOn([shared, leavebit(2, { 'lena@x.org': onDay(20) })])).toBe(true);
  });

  it.each(planProblemCodes)('with the defect %s names it, and nothing else', (code) => {
    const { change, ...problem } = defects[code];
    expect(assessPlan({ ...healthy, ...change }).problems).toEqual([{ code, ...problem }]);
  });

  it('names what only one person receives: the owner, and whoever has left, do not count', () => {
    const alone = (leavebits: PlannedLeavebit[]) =>
      Object.fromEntries(
        assessPlan({ ...healthy, leavebits }).people.map((person) => [person.email, person.alone]),
      );
    const [lena, jonas, left] = [
      'lena@x.org',
      'jonas@x.org',
      { leftBy: { 'jonas@x.org': NOW.toISOString() } },
    ];
    expect(
      alone([
        leavebit(1, { [lena]: AFTER_DEATH, [OWNER]: ALWAYS }, { description: 'House papers' }),
        leavebit(2, { [lena]: onDay(5), [jonas]: ALWAYS }, left),
        leavebit(3, { [lena]: ALWAYS, [jonas]: AFTER_DEATH }),
        // An unknown rule never opens anything, so nobody receives this one.
        leavebit(4, { [lena]: ALWAYS, [jonas]: { releaseType: 'by-moon' as 'always' } }),
        leavebit(5, { [OWNER]: ALWAYS }),
      ]),
    ).toEqual({ [lena]: { count: 3, description: 'House papers' }, [jonas]: null });
  });

  it('counts each LeaveBit for at most one person alone, and nobody both as receiving and with nothing', () => {
    const emails = ['a@x.org', 'b@x.org', 'c@x.org', OWNER];
    const rule = fc.constantFrom<ReleaseSetting>(AFTER_DEATH, ALWAYS, onDay(3), onDay(-3));
    const some = fc.record({
      rules: fc.dictionary(fc.constantFrom(...emails), rule),
      left: fc.subarray(emails),
    });
    fc.assert(
      fc.property(fc.array(some), fc.subarray(emails.slice(0, 3)), (wanted, chosen) => {
        const leavebits = wanted.map(({ rules, left }, id) =>
          leavebit(id, rules, {
            leftBy: Object.fromEntries(left.map((email) => [email, NOW.toISOString()])),
          }),
        );
        const { people, withNothing } = assessPlan({
          ...healthy,
          leavebits,
          reporters: chosen.map((email) => reporter(email)),
        });
        const receiversOf = (one: PlannedLeavebit) =>
          one.sharingEmails.filter((email) => email !== OWNER && !one.leftBy[email]);
        for (const { email, alone } of people)
          expect(alone?.count ?? 0).toBe(leavebits.filter((one) => receiversOf(one).join() === email).length);
        expect([...people, ...withNothing].map(({ email }) => email).toSorted()).toEqual(
          [...new Set([...leavebits.flatMap(({ sharingEmails }) => sharingEmails), ...chosen])]
            .filter((email) => email !== OWNER)
            .toSorted(),
        );
      }),
    );
  });

  it('with several defects names each of them', () => {
    const together = ['reporter-unreachable', 'recipient-unreachable', 'no-recovery-codes'] as const;
    fc.assert(
      fc.property(fc.subarray([...together]), (chosen) => {
        const changed = Object.assign(
          {},
          healthy,
          ...chosen.map((code) => defects[code].change),
        ) as PlanFacts;
        expect(assessPlan(changed).problems).toEqual(
          chosen.map((code) => ({ code, subject: defects[code].subject })),
        );
      }),
    );
  });

  it('cannot open with too few reporters, and has no earliest moment once it is open', () => {
    expect(assessPlan({ ...healthy, reporters: [] }).earliestRelease).toBeNull();
    const estate = { report: 'released', releasedAt: NOW, lastOpening: null } as const;
    expect(assessPlan({ ...healthy, estate }).earliestRelease).toBeNull();
  });

  it('names the end of a report that is being decided, or now', () => {
    const estate = { report: 'pending' } as const;
    const at = (days: number) =>
      assessPlan({ ...healthy, estate, pendingUntil: inDays(days) }).earliestRelease;
    expect(at(1)).toBe(inDays(1).toISOString());
    expect(at(-1)).toBe(NOW.toISOString());
  });

  it('says that a reporter has not opened their page only once they had two days', () => {
    const problems = (facts: Partial<ReporterPlanFacts>) =>
      assessPlan({ ...healthy, reporters: [...healthy.reporters, reporter('uma@x.org', facts)] }).problems;
    const said = [{ code: 'reporter-unpracticed', subject: 'uma@x.org' }];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 * DAY_MS }), fc.boolean(), (age, hasOpened) => {
        const linksSentAt = new Date(NOW.getTime() - age);
        expect(problems({ hasOpened, linksSentAt })).toEqual(!hasOpened && age >= 2 * DAY_MS ? said : []);
      }),
    );
    expect(problems({ hasOpened: false, linksSentAt: inDays(-2) })).toEqual(said);
    expect(problems({ hasOpened: false, linksSentAt: null })).toEqual(said);
  });

  it('counts nobody who has left', () => {
    const left = leavebit(5, { 'max@x.org': ALWAYS }, { leftBy: { 'max@x.org': NOW.toISOString() } });
    expect(assessPlan({ ...healthy, leavebits: [left] })).toMatchObject({
      people: [],
      withNothing: [
        { email: 'max@x.org', because: 'left' },
        ...healthy.reporters.map(({ email }) => ({ email, because: 'reporter' })),
      ],
      problems: [{ code: 'nobody-receives' }, { code: 'leavebit-incomplete', subject: '5' }],
    });
  });

  it('would close at the end of a free period that is near, or before a date on which something opens', () => {
    const endsAt = (
      days: number,
      changes: Partial<PlanFacts> = {},
      status: 'Trial' | 'Monthly' = 'Trial',
    ) => {
      const subscription = { status, nextPaymentDate: inDays(days), isBilled: true };
      const { problems, subscriptionEndsAt } = assessPlan({ ...healthy, subscription, ...changes });
      expect(problems.some(({ code }) => code === 'subscription-ends')).toBe(subscriptionEndsAt !== null);
      return subscriptionEndsAt;
    };
    const late = { leavebits: [...healthy.leavebits, leavebit(5, { 'lena@x.org': onDay(700) })] };
    expect(endsAt(60)).toBe(inDays(60).toISOString());
    expect(endsAt(61)).toBeNull();
    expect(endsAt(700, late)).toBe(inDays(700).toISOString());
    expect(endsAt(701, late)).toBeNull();
    expect(endsAt(30, late, 'Monthly')).toBeNull();
    const free = { status: 'Trial', nextPaymentDate: inDays(30), isBilled: false } as const;
    expect(endsAt(30, { subscription: free })).toBeNull();
    // The estate stays readable without a subscription.
    expect(endsAt(30, { estate: { report: 'released', releasedAt: NOW, lastOpening: null } })).toBeNull();
  });

  it('blames a recipient who cannot be reached once, not for each LeaveBit', () => {
    const one = {
      ...healthy,
      leavebits: [leavebit(1, { 'max@x.org': ALWAYS }), leavebit(2, { 'max@x.org': ALWAYS })],
    };
    expect(assessPlan({ ...one, unreachable: new Set(['max@x.org']) }).problems).toEqual([
      { code: 'recipient-unreachable', subject: 'max@x.org' },
    ]);
    expect(assessPlan({ ...one, reached: new Set(['max@x.org']) }).problems).toEqual([]);
  });

  it('with sealed LeaveBits works only if each recipient and substitute had a card when they were last sealed', () => {
    const emails = ['a@x.org', 'b@x.org', 'c@x.org', OWNER];
    const substitutes = new Map([['a@x.org', { email: 'b@x.org', name: null, afterDays: 60 }]]);
    const some = fc.record({
      sealed: fc.boolean(),
      people: fc.subarray(emails, { minLength: 1 }),
      left: fc.subarray(emails),
      savedOn: fc.integer({ min: -9, max: -1 }),
      sealedFor: fc.option(fc.subarray(['c0', 'c1', 'c2', 'old'])),
    });
    const someCard = fc.option(
      fc.record({ setOn: fc.integer({ min: -9, max: -1 }), isChecked: fc.boolean() }),
    );
    const isCardProblem = ({ code }: { code: PlanProblemCode }) => /card/.test(code);
    let good = 0;
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 3 }),
        fc.tuple(someCard, someCard, someCard),
        (wanted, wantedCards) => {
          const leavebits = wanted.map(({ people, left, sealed, sealedFor, savedOn }, id) =>
            leavebit(id, Object.fromEntries(people.map((email) => [email, ALWAYS])), {
              leftBy: Object.fromEntries(left.map((email) => [email, NOW.toISOString()])),
              sealed,
              sealedFor,
              lastUpdate: inDays(savedOn),
            }),
          );
          const cards = new Map(
            wantedCards.flatMap((one, index) =>
              one
                ? [
                    [
                      emails[index]!,
                      card({
                        digest: `c${index}`,
                        setAt: inDays(one.setOn),
                        checkedAt: one.isChecked ? NOW : null,
                      }),
                    ],
                  ]
                : [],
            ),
          );
          const found = assessPlan({ ...healthy, leavebits, substitutes, cards }).problems.filter(
            isCardProblem,
          );
          // Each needed card of each sealed LeaveBit, told apart by person.
          const expected = leavebits
            .filter(({ sealed }) => sealed)
            .flatMap(({ sharingEmails, sealedFor, leftBy, lastUpdate }) =>
              sharingEmails
                .filter((email) => email !== OWNER && !leftBy[email])
                .flatMap((email) => (email === 'a@x.org' ? [email, 'b@x.org'] : [email]))
                .flatMap((email) => {
                  const known = cards.get(email);
                  if (!known) return [`sealed-without-card ${email}`];
                  return [
                    (sealedFor ? sealedFor.includes(known.digest) : known.setAt <= lastUpdate)
                      ? ''
                      : `sealed-before-card ${email}`,
                    known.checkedAt ? '' : `card-never-checked ${email}`,
                  ].filter(Boolean);
                }),
            );
          expect(found.map(({ code, subject }) => `${code} ${subject}`).toSorted()).toEqual(
            [...new Set(expected)].toSorted(),
          );
          if (found.length === 0) good += 1;
        },
      ),
      { numRuns: 500 },
    );
    expect(good).toBeGreaterThan(20);
  });

  it('names the LeaveBit that was saved first among those that a card doesn’t open', () => {
    const sealed = (id: number, savedOn: number, sealedFor: string[]) =>
      leavebit(id, { 'lena@x.org': AFTER_DEATH }, { sealed: true, sealedFor, lastUpdate: inDays(savedOn) });
    const leavebits = [
      ...healthy.leavebits,
      sealed(7, -4, ['c0']),
      sealed(8, -3, ['old']),
      sealed(9, -2, []),
    ];
    expect(assessPlan({ ...healthy, leavebits }).problems).toEqual([
      { code: 'sealed-before-card', subject: 'ben@x.org', leavebitId: 8 },
      { code: 'sealed-before-card', subject: 'lena@x.org', leavebitId: 8 },
    ]);
  });

  it('is never called good unless it would work', () => {
    const emails = ['a@x.org', 'b@x.org', 'c@x.org'];
    const rule = fc.constantFrom<ReleaseSetting>(AFTER_DEATH, ALWAYS, onDay(3));
    const seldom = fc.integer({ min: 0, max: 5 }).map((one) => one === 5);
    const someReporter = fc.record({
      hasAccepted: seldom.map((is) => !is),
      hasDeclined: seldom,
      isUnreachable: seldom,
    });
    let good = 0;
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.constantFrom(...emails), rule, { minKeys: 1 }), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.array(someReporter, { minLength: 2, maxLength: 5 }),
        fc.integer({ min: 1, max: 2 }),
        fc.subarray(emails, { minLength: 1 }),
        fc.constantFrom(inDays(10), inDays(400)),
        (wanted, reporters, requiredConfirmations, reached, nextPaymentDate) => {
          const facts: PlanFacts = {
            ...healthy,
            leavebits: wanted.map((rules, id) => leavebit(id, rules)),
            reporters: reporters.map((one, index) => reporter(`r${index}@x.org`, one)),
            requiredConfirmations,
            reached: new Set(reached),
            subscription: { status: 'Trial', nextPaymentDate, isBilled: true },
          };
          if (assessPlan(facts).problems.length > 0) return;
          good += 1;
          const willing = reporters.filter(
            ({ hasAccepted, hasDeclined, isUnreachable }) => hasAccepted && !hasDeclined && !isUnreachable,
          );
          const rules = wanted.flatMap((each) => Object.values(each));
          // One reports, the others confirm, and one of them may be unreachable that day.
          if (rules.includes(AFTER_DEATH)) expect(willing.length).toBeGreaterThan(requiredConfirmations);
          for (const each of wanted) {
            const readers = Object.entries(each).filter(
              ([, { releaseType }]) => releaseType !== 'death_incapacitation',
            );
            if (readers.length > 0) expect(readers.some(([email]) => reached.includes(email))).toBe(true);
          }
          expect(nextPaymentDate).toEqual(inDays(400));
        },
      ),
      { numRuns: 2000 },
    );
    expect(good).toBeGreaterThan(50);
  });
});

it('a reporter who has not answered is no spare', () => {
  const reporters = healthy.reporters.map((one, index) => ({ ...one, hasAccepted: index < 3 }));
  const codes = assessPlan({ ...healthy, reporters }).problems.map(({ code }) => code);
  expect(codes).toEqual(['all-reporters-needed']);
});

describe('numbers of an incapacity', () => {
  const codesOf = (change: Partial<PlanFacts>) =>
    assessPlan({ ...healthy, ...change }).problems.map(({ code }) => code);
  const hours = (refuteTimeHours: number, requiredConfirmations = 2) => ({
    requiredConfirmations,
    refuteTimeHours,
  });

  it.each([
    ['a shorter time makes the earliest release earlier', hours(6), 6, 72],
    ['a longer time doesn’t make it later', hours(168), 72, 72],
    ['without enough reporters only a death can be released', hours(6, 4), 72, 72],
  ] as const)('%s: %j', (_what, incapacitation, earliest, afterDeath) => {
    const plan = assessPlan({ ...healthy, incapacitation });
    const inHours = (time: string | null) => (Date.parse(time!) - NOW.getTime()) / 3_600_000;
    expect(inHours(plan.earliestRelease)).toBe(earliest);
    expect(inHours(plan.earliestDeathRelease!)).toBe(afterDeath);
  });

  it('that need more reporters than those of a death decide whether there are enough, and to spare', () => {
    expect(codesOf({ incapacitation: hours(72, 1) })).toEqual([]);
    expect(codesOf({ incapacitation: hours(72, 3) })).toEqual(['all-reporters-needed']);
    expect(codesOf({ incapacitation: hours(72, 4) })).toEqual(['too-few-reporters']);
    const reporters = healthy.reporters.map((one, index) => ({ ...one, hasAccepted: index < 3 }));
    expect(codesOf({ reporters, incapacitation: hours(72, 3) })).toContain('reporters-unanswered');
    // Those of a death count, too.
    expect(codesOf({ requiredConfirmations: 3, incapacitation: hours(72, 1) })).toEqual([
      'all-reporters-needed',
    ]);
  });
});
