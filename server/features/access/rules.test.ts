import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { releaseTypes, type ReleaseSetting, type ReleaseType } from '#shared/domain/release.ts';
import {
  getBlockingDate,
  subscriptionStatuses,
  type SubscriptionState,
} from '#shared/domain/subscription.ts';
import { assertAccessOpen } from './assert-access-open.ts';
import {
  decideAccess,
  isAccessVisible,
  isEstateOnHold,
  getRecipientFacts,
  getEstateReadableUntil,
  getAccessEnd,
  type AccessDecision,
  type AccessFacts,
  type EstateState,
} from './rules.ts';

const moment = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2200-01-01') });
const setting = fc.record(
  { releaseType: fc.constantFrom(...releaseTypes), scheduledDate: moment.map((date) => date.toISOString()) },
  { requiredKeys: ['releaseType'] },
);
const released = fc.record({
  report: fc.constant('released' as const),
  releasedAt: moment,
  lastOpening: fc.option(moment),
});
const estate: fc.Arbitrary<EstateState> = fc.oneof(
  fc.constant({ report: 'none' as const }),
  fc.constant({ report: 'pending' as const }),
  released,
);
const subscription = fc.record({
  status: fc.constantFrom(...subscriptionStatuses),
  nextPaymentDate: moment,
  isBilled: fc.boolean(),
});
const sound = { isDamaged: false };
const facts: fc.Arbitrary<AccessFacts> = fc.record({
  isDamaged: fc.constant(false),
  isTrashed: fc.constant(false),
  setting,
  hasLeft: fc.constant(false),
  estate,
  subscription,
});
/** An arbitrary time, or one at which the decision changes, or the millisecond before. */
const momentAbout = (known: AccessFacts) => {
  const { scheduledDate } = known.setting ?? {};
  const turns = [getAccessEnd(known), ...(scheduledDate ? [new Date(scheduledDate)] : [])];
  return fc.oneof(moment, fc.constantFrom(...turns.flatMap((at) => [at, new Date(at.getTime() - 1)])));
};
const factsAndMoment = facts.chain((known) => fc.tuple(fc.constant(known), momentAbout(known)));

const later = (one: Date, other: Date) => (one > other ? one : other);
const isLocked = (known: AccessFacts, now: Date) => decideAccess(known, now).kind === 'locked';

describe('for any rule, owner and moment', () => {
  it('opens exactly what is released, and only as long as it is paid for or the estate can be read', () => {
    fc.assert(
      fc.property(factsAndMoment, ([known, now]) => {
        const rule = known.setting!;
        const isReleased: Record<ReleaseType, boolean> = {
          always: true,
          death_incapacitation: known.estate.report === 'released',
          scheduled: rule.scheduledDate !== undefined && now >= new Date(rule.scheduledDate),
        };
        const until = getEstateReadableUntil(known.estate);
        const isPaid = now < getBlockingDate(known.subscription!) || (until !== null && now < until);
        const expected = !isReleased[rule.releaseType] ? 'locked' : isPaid ? 'open' : 'blocked';
        expect(decideAccess(known, now).kind).toBe(expected);
      }),
      { numRuns: 5000 },
    );
  });

  it('gives nothing of what is damaged to anyone, and believes nothing else that it says', () => {
    fc.assert(
      fc.property(factsAndMoment, fc.boolean(), fc.boolean(), ([known, now], hasLeft, isTrashed) => {
        const access = decideAccess({ ...known, hasLeft, isTrashed, isDamaged: true }, now);
        expect(access).toEqual({ kind: 'damaged' });
        expect(() => assertAccessOpen(access)).toThrow(expect.objectContaining({ code: 'damaged' }));
      }),
    );
  });

  it('opens nothing for one who has left it, and says nothing else of it', () => {
    fc.assert(
      fc.property(factsAndMoment, ([known, now]) => {
        expect(decideAccess({ ...known, hasLeft: true }, now)).toEqual({ kind: 'left' });
      }),
    );
  });

  it('gives nothing of what is in the trash to anyone, and says nothing else of it', () => {
    fc.assert(
      fc.property(factsAndMoment, fc.boolean(), ([known, now], hasLeft) => {
        const access = decideAccess({ ...known, hasLeft, isTrashed: true }, now);
        expect(access).toEqual({ kind: 'trashed' });
        expect(isAccessVisible(access)).toBe(false);
        expect(() => assertAccessOpen(access)).toThrow(expect.objectContaining({ code: 'not-found' }));
      }),
    );
  });

  it('gives back after a restoration exactly what would be given without the trash', () => {
    const leavebit = fc.record({
      sharingConfig: fc.dictionary(fc.constantFrom('a@x.org', 'b@x.org'), setting),
      leftBy: fc.dictionary(fc.constantFrom('a@x.org', 'b@x.org'), fc.constant('2030-01-01T00:00:00.000Z')),
    });
    fc.assert(
      fc.property(leavebit, factsAndMoment, moment, (kept, [{ estate, subscription }, now], trashedAt) => {
        const access = (at: Date | null) =>
          decideAccess(
            { ...getRecipientFacts({ ...kept, ...sound, trashedAt: at }, 'a@x.org'), estate, subscription },
            now,
          );
        expect(access(trashedAt)).toEqual({ kind: 'trashed' });
        expect(access(null).kind).not.toBe('trashed');
      }),
    );
  });

  it('never locks again what has opened, as time passes', () => {
    fc.assert(
      fc.property(facts, moment, moment, (known, one, other) => {
        const [earlier, late] = one <= other ? [one, other] : [other, one];
        if (!isLocked(known, earlier)) expect(isLocked(known, late)).toBe(false);
      }),
    );
  });

  it('opens a date lock at its moment, and not a millisecond before', () => {
    fc.assert(
      fc.property(factsAndMoment, ([known, now]) => {
        const access = decideAccess(known, now);
        if (access.kind !== 'locked' || !access.lock.opensAt) return;
        const { opensAt } = access.lock;
        expect(opensAt > now).toBe(true);
        expect(isLocked(known, new Date(opensAt.getTime() - 1))).toBe(true);
        expect(isLocked(known, opensAt)).toBe(false);
      }),
    );
  });

  it('shuts at the moment that it names, and not a millisecond before', () => {
    fc.assert(
      fc.property(factsAndMoment, ([known, now]) => {
        const access = decideAccess(known, now);
        if (access.kind !== 'open') return;
        expect(access.until > now).toBe(true);
        expect(decideAccess(known, new Date(access.until.getTime() - 1)).kind).toBe('open');
        expect(decideAccess(known, access.until)).toEqual({
          kind: 'blocked',
          since: access.until,
          isEstateClosed: known.estate.report === 'released',
        });
      }),
    );
  });

  it('says of what is locked whether it would be shut besides', () => {
    fc.assert(
      fc.property(factsAndMoment, ([known, now]) => {
        const access = decideAccess(known, now);
        const open = decideAccess({ ...known, setting: { releaseType: 'always' } }, now);
        if (access.kind === 'locked') expect(access.isBlocked).toBe(open.kind === 'blocked');
      }),
    );
  });

  it('lets the heirs of a released estate read whatever is paid, as long as the estate is at rest', () => {
    const onDeath: ReleaseSetting = { releaseType: 'death_incapacitation' };
    fc.assert(
      fc.property(released, fc.option(subscription), moment, (opened, paid, now) => {
        if (!isEstateOnHold(opened, now)) return;
        const access = decideAccess(
          {
            ...sound,
            isTrashed: false,
            setting: onDeath,
            hasLeft: false,
            estate: opened,
            subscription: paid,
          },
          now,
        );
        expect(access.kind).toBe('open');
      }),
    );
  });

  it('never shuts earlier because of a release or a later payment', () => {
    fc.assert(
      fc.property(released, subscription, moment, (opened, paid, nextPaymentDate) => {
        const shut = getAccessEnd({ estate: opened, subscription: paid });
        expect(shut >= getAccessEnd({ estate: { report: 'none' }, subscription: paid })).toBe(true);
        const more = { ...paid, nextPaymentDate: later(paid.nextPaymentDate, nextPaymentDate) };
        expect(getAccessEnd({ estate: opened, subscription: more }) >= shut).toBe(true);
      }),
    );
  });
});

const NOW = new Date('2030-05-01T10:00:00Z');
const at = (iso: string) => new Date(iso);
const unpaid: SubscriptionState = {
  status: 'Cancelled',
  nextPaymentDate: at('2030-04-01T00:00:00Z'),
  isBilled: true,
};
const paid: SubscriptionState = {
  status: 'Monthly',
  nextPaymentDate: at('2030-05-10T00:00:00Z'),
  isBilled: true,
};
/** A subscription paid until this date is blocked three days later. */
const PAID_UNTIL = at('2030-05-13T00:00:00Z');
const opened: EstateState = { report: 'released', releasedAt: at('2030-03-01T00:00:00Z'), lastOpening: null };
const CLOSES = at('2031-03-01T00:00:00Z');
const always: ReleaseSetting = { releaseType: 'always' };
const onDeath: ReleaseSetting = { releaseType: 'death_incapacitation' };
const on = (scheduledDate: string): ReleaseSetting => ({ releaseType: 'scheduled', scheduledDate });
const none: EstateState = { report: 'none' };
const pending: EstateState = { report: 'pending' };
const forReport = { waitsFor: 'report', opensAt: null } as const;

type Known = Omit<AccessFacts, 'isDamaged' | 'isTrashed' | 'hasLeft'>;
test.each<[string, Known, AccessDecision]>([
  ['no rule', { setting: undefined, estate: none, subscription: paid }, { kind: 'open', until: PAID_UNTIL }],
  [
    'no condition',
    { setting: always, estate: none, subscription: paid },
    { kind: 'open', until: PAID_UNTIL },
  ],
  [
    'no condition, unpaid',
    { setting: always, estate: none, subscription: unpaid },
    { kind: 'blocked', since: unpaid.nextPaymentDate, isEstateClosed: false },
  ],
  [
    'no condition, and no subscription at all',
    { setting: always, estate: none, subscription: null },
    { kind: 'blocked', since: new Date(0), isEstateClosed: false },
  ],
  [
    'no condition, unpaid, released',
    { setting: always, estate: opened, subscription: unpaid },
    { kind: 'open', until: CLOSES },
  ],
  [
    'a report, nothing reported',
    { setting: onDeath, estate: none, subscription: paid },
    { kind: 'locked', lock: forReport, isBlocked: false },
  ],
  [
    'a report that is pending, unpaid',
    { setting: onDeath, estate: pending, subscription: unpaid },
    { kind: 'locked', lock: forReport, isBlocked: true },
  ],
  [
    'a report that was released',
    { setting: onDeath, estate: opened, subscription: paid },
    { kind: 'open', until: CLOSES },
  ],
  [
    'a date that is now',
    { setting: on('2030-05-01T12:00:00+02:00'), estate: none, subscription: paid },
    { kind: 'open', until: PAID_UNTIL },
  ],
  [
    'a date a millisecond ahead, released',
    { setting: on('2030-05-01T10:00:00.001Z'), estate: opened, subscription: unpaid },
    { kind: 'locked', lock: { waitsFor: 'date', opensAt: at('2030-05-01T10:00:00.001Z') }, isBlocked: false },
  ],
  [
    'a date that is none',
    { setting: on('tomorrow'), estate: opened, subscription: paid },
    { kind: 'locked', lock: { waitsFor: 'date', opensAt: null }, isBlocked: false },
  ],
  ...['sometime', 'constructor', '__proto__'].map((releaseType): [string, Known, AccessDecision] => [
    `the unknown type ${releaseType}`,
    { setting: { releaseType: releaseType as ReleaseType }, estate: opened, subscription: paid },
    { kind: 'locked', lock: { waitsFor: null, opensAt: null }, isBlocked: false },
  ]),
])('a rule that waits for %s', (_what, known, access) => {
  expect(decideAccess({ ...known, ...sound, isTrashed: false, hasLeft: false }, NOW)).toEqual(access);
});

test('a LeaveBit tells of each person their own rule, and whether they have left', () => {
  const leavebit = {
    sharingConfig: { 'a@x.org': onDeath, 'b@x.org': always },
    leftBy: { 'b@x.org': '2030-01-01T00:00:00.000Z' },
    trashedAt: null,
    ...sound,
  };
  expect(getRecipientFacts(leavebit, 'a@x.org')).toEqual({
    ...sound,
    isTrashed: false,
    setting: onDeath,
    hasLeft: false,
  });
  expect(getRecipientFacts(leavebit, 'b@x.org')).toEqual({
    ...sound,
    isTrashed: false,
    setting: always,
    hasLeft: true,
  });
  expect(getRecipientFacts(leavebit, 'constructor')).toEqual({
    ...sound,
    isTrashed: false,
    setting: undefined,
    hasLeft: false,
  });
});
