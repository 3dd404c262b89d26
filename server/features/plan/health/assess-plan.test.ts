import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planProblemCodes, type PlanProblemCode } from '#shared/contracts/plan.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { assessPlan, type PlanFacts, type PlannedLeavebit, type ReporterPlanFacts } from './assess-plan.ts';

const OWNER = 'olga@example.org';
const NOW = new Date('2030-01-01T00:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const reporter = (email: string, facts: Partial<ReporterPlanFacts> = {}): ReporterPlanFacts => ({
  email,
  isUnreachable: false,
  hasDeclined: false,
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
  subscription: { status: 'Trial', nextPaymentDate: inDays(30), isBilled: true },
  reporters: [reporter('rosa@x.org'), reporter('sam@x.org'), reporter('tess@x.org')],
  requiredConfirmations: 2,
  refuteTimeHours: 72,
  leavebits: [
    leavebit(1, { 'lena@x.org': AFTER_DEATH, 'jonas@x.org': AFTER_DEATH }),
    leavebit(2, { 'lena@x.org': ALWAYS }),
    leavebit(3, { 'lena@x.org': onDay(20), [OWNER]: ALWAYS }),
    leavebit(4, { 'lena@x.org': onDay(10) }),
  ],
  unreachable: new Set(),
  hasFactor: true,
  recoveryCodes: 10,
  pendingUntil: null,
};

/** For each problem, a change that causes it and the subject to which it applies. */
const defects: Record<
  PlanProblemCode,
  { change: Partial<PlanFacts>; subject: string | null; also?: PlanProblemCode[] }
> = {
  'nobody-receives': { change: { leavebits: [] }, subject: null },
  'no-reporters': { change: { reporters: [] }, subject: null },
  'too-few-reporters': {
    change: { reporters: [reporter('rosa@x.org'), reporter('sam@x.org')] },
    subject: null,
  },
  'reporter-unreachable': {
    change: {
      reporters: [...healthy.reporters, reporter('uma@x.org', { isUnreachable: true, hasOpened: false })],
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
  'reporters-are-recipients': {
    change: {
      reporters: [reporter('lena@x.org'), reporter('jonas@x.org')],
      requiredConfirmations: 1,
    },
    subject: null,
  },
  'recipient-unreachable': {
    change: { unreachable: new Set(['jonas@x.org', 'gone@x.org']) },
    subject: 'jonas@x.org',
  },
  'leavebit-incomplete': {
    change: {
      leavebits: [...healthy.leavebits, leavebit(5, { 'lena@x.org': ALWAYS }, { description: ' ' })],
    },
    subject: '5',
  },
  'date-after-subscription': {
    change: { leavebits: [...healthy.leavebits, leavebit(5, { 'lena@x.org': onDay(31) })] },
    subject: '5',
  },
  'no-recovery-codes': { change: { recoveryCodes: 0 }, subject: null },
};

describe('a plan', () => {
  it('without a defect has no problem, and says who gets what and how soon', () => {
    expect(assessPlan(healthy)).toEqual({
      earliestRelease: new Date(NOW.getTime() + 72 * HOUR_MS).toISOString(),
      people: [
        { email: 'jonas@x.org', now: 0, dated: 0, afterDeath: 1, nextDate: null, alone: null },
        {
          email: 'lena@x.org',
          now: 1,
          dated: 2,
          afterDeath: 1,
          nextDate: inDays(10).toISOString(),
          alone: { count: 3, description: 'The safe' },
        },
      ],
      withNothing: ['rosa@x.org', 'sam@x.org', 'tess@x.org'].map((email) => ({ email, because: 'reporter' })),
      problems: [],
    });
  });

  it.each(planProblemCodes)('with the defect %s names it, and nothing else', (code) => {
    const { change, subject } = defects[code];
    expect(assessPlan({ ...healthy, ...change }).problems).toEqual([{ code, subject }]);
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

  it('counts nobody who has left, and no date where somebody pays or nothing is paid', () => {
    const left = leavebit(5, { 'max@x.org': ALWAYS }, { leftBy: { 'max@x.org': NOW.toISOString() } });
    expect(assessPlan({ ...healthy, leavebits: [left] })).toMatchObject({
      people: [],
      withNothing: [
        { email: 'max@x.org', because: 'left' },
        ...healthy.reporters.map(({ email }) => ({ email, because: 'reporter' })),
      ],
      problems: [{ code: 'nobody-receives' }, { code: 'leavebit-incomplete', subject: '5' }],
    });
    const late = { leavebits: [...healthy.leavebits, leavebit(5, { 'lena@x.org': onDay(31) })] };
    const { status: _, ...dates } = { ...healthy.subscription! };
    expect(
      assessPlan({ ...healthy, ...late, subscription: { ...dates, status: 'Monthly' } }).problems,
    ).toEqual([]);
    expect(
      assessPlan({ ...healthy, ...late, subscription: { ...dates, status: 'Trial', isBilled: false } })
        .problems,
    ).toEqual([]);
  });
});
