import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { RUN_SEED } from '#tests/support/run-seed.ts';
import { decideAccess, getRecipientFacts, type OwnerAccessFacts } from '../../access/rules.ts';
import { computeTimelineOpenings, getProjectedAccessEnd, type TimelineFacts } from './compute-timeline.ts';

const OWNER = 'olga@example.org';
const PEOPLE = ['lena@x.org', 'jonas@x.org', OWNER];
const NOW = new Date('2030-01-01T00:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const setting: fc.Arbitrary<ReleaseSetting> = fc.oneof(
  fc.constant({ releaseType: 'always' } as const),
  fc.constant({ releaseType: 'death_incapacitation' } as const),
  fc
    .integer({ min: -400, max: 400 })
    .map((day) => ({ releaseType: 'scheduled', scheduledDate: inDays(day).toISOString() }) as const),
);
const subscription = (day: number): OwnerAccessFacts['subscription'] => ({
  status: 'Trial',
  nextPaymentDate: inDays(day),
  isBilled: true,
});
const facts: fc.Arbitrary<TimelineFacts> = fc
  .record({
    rules: fc.array(fc.dictionary(fc.constantFrom(...PEOPLE), setting), { maxLength: 5 }),
    left: fc.subarray(PEOPLE),
    estate: fc.oneof(
      fc.constant({ report: 'none' } as const),
      fc.constant({ report: 'pending' } as const),
      fc
        .integer({ min: -300, max: 0 })
        .map((day) => ({ report: 'released', releasedAt: inDays(day), lastOpening: null }) as const),
    ),
  })
  .map(({ rules, left, estate }) => ({
    now: NOW,
    ownerEmail: OWNER,
    estate,
    substitutes: new Map(),
    subscription: subscription(1000),
    leavebits: rules.map((sharingConfig, index) => ({
      id: index,
      description: 'The safe',
      sharingEmails: Object.keys(sharingConfig),
      sharingConfig,
      // Everyone in `left` has left every second LeaveBit.
      leftBy: index % 2 ? Object.fromEntries(left.map((email) => [email, NOW.toISOString()])) : {},
    })),
  }));

describe('a timeline', () => {
  it('says what the rule of access does at each of its moments, and names everything once', () => {
    const seen = { readable: 0, opened: 0, opens: 0, waits: 0 };
    fc.assert(
      fc.property(facts, (all) => {
        const { estate, subscription: paid, leavebits } = all;
        const openings = computeTimelineOpenings(all);
        const kindAt = (email: string, id: number, at: Date, then: OwnerAccessFacts['estate'] = estate) => {
          const person = getRecipientFacts({ ...leavebits[id]!, trashedAt: null, isDamaged: false }, email);
          return decideAccess({ ...person, estate: then, subscription: paid }, at).kind;
        };
        for (const { email, kind, at, leavebits: ids } of openings) {
          seen[kind] += ids.length;
          for (const id of ids) {
            const isOpenNow = kind === 'readable' || kind === 'opened';
            expect(kindAt(email, id, NOW)).toBe(isOpenNow ? 'open' : 'locked');
            if (kind === 'opens') {
              expect(kindAt(email, id, new Date(Date.parse(at!) - 1))).toBe('locked');
              expect(kindAt(email, id, new Date(at!))).toBe('open');
            }
            if (kind === 'waits') {
              expect(kindAt(email, id, inDays(900))).toBe('locked');
              const released = { report: 'released', releasedAt: NOW, lastOpening: null } as const;
              expect(kindAt(email, id, NOW, released)).toBe('open');
            }
            if (kind === 'opened') expect(Date.parse(at!)).toBeLessThanOrEqual(NOW.getTime());
          }
        }
        const named = openings.flatMap(({ email, leavebits: ids }) => ids.map((id) => `${email} ${id}`));
        const shown = leavebits.flatMap(({ id, sharingEmails, leftBy }) =>
          sharingEmails
            .filter((email) => email !== OWNER && !Object.hasOwn(leftBy, email))
            .map((email) => `${email} ${id}`),
        );
        expect(named.sort()).toEqual(shown.sort());
        const moments = openings.map(({ at }) => at ?? '~');
        expect(moments).toEqual(moments.toSorted());
      }),
      { seed: RUN_SEED, numRuns: 500 },
    );
    // The random plans cover every case.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });

  it('groups what opens for one person at one moment', () => {
    const scheduled = { releaseType: 'scheduled', scheduledDate: inDays(5).toISOString() } as const;
    const one = {
      description: 'The safe',
      sharingEmails: ['lena@x.org'],
      sharingConfig: { 'lena@x.org': scheduled },
      leftBy: {},
    };
    const leavebits = [1, 2, 3].map((id) => ({ id, ...one }));
    const substitute = { email: 'ben@x.org', name: 'Ben', afterDays: 60 };
    const estate = { report: 'none' } as const;
    expect(
      computeTimelineOpenings({
        now: NOW,
        ownerEmail: OWNER,
        estate,
        subscription: subscription(30),
        substitutes: new Map([['lena@x.org', substitute]]),
        leavebits,
      }),
    ).toEqual([
      { email: 'lena@x.org', kind: 'opens', at: scheduled.scheduledDate, leavebits: [1, 2, 3], substitute },
    ]);
  });

  it('names a substitute only for what they don’t receive anyway, also for what a release will count from', () => {
    const [LENA, BEN] = ['lena@x.org', 'ben@x.org'];
    const after = { releaseType: 'death_incapacitation' } as const;
    const share = (id: number, sharingConfig: Record<string, ReleaseSetting>, left: string[] = []) => ({
      id,
      description: 'The safe',
      sharingEmails: Object.keys(sharingConfig),
      sharingConfig,
      leftBy: Object.fromEntries(left.map((email) => [email, NOW.toISOString()])),
    });
    const substitute = { email: BEN, name: null, afterDays: 60 };
    const find = (substitutes: TimelineFacts['substitutes']) =>
      computeTimelineOpenings({
        now: NOW,
        ownerEmail: OWNER,
        estate: { report: 'none' },
        subscription: subscription(30),
        substitutes,
        leavebits: [
          share(1, { [LENA]: after }),
          share(2, { [LENA]: after, [BEN]: after }),
          share(3, { [LENA]: after, [BEN]: after }, [BEN]),
          share(4, { [LENA]: { releaseType: 'always' } }),
        ],
      })
        .filter(({ email }) => email === LENA)
        .map((opening) => [opening.kind, opening.leavebits, opening.substitute?.email ?? null]);
    expect(find(new Map([[LENA, substitute]]))).toEqual([
      ['readable', [4], BEN],
      ['waits', [1], BEN],
      ['waits', [2, 3], null],
    ]);
    expect(find(new Map([[LENA, { ...substitute, email: OWNER }]]))).toEqual([
      ['readable', [4], null],
      ['waits', [1, 2, 3], null],
    ]);
  });

  it('says when everything shuts, unless payments go on or are not taken', () => {
    const estate = { report: 'none' } as const;
    const at = (facts: Partial<NonNullable<OwnerAccessFacts['subscription']>>) =>
      getProjectedAccessEnd({ estate, subscription: { ...subscription(30)!, ...facts } });
    expect(at({})).toEqual(inDays(30));
    expect(at({ status: 'Cancelled' })).toEqual(inDays(30));
    expect(at({ status: 'Monthly' })).toBeNull();
    expect(at({ isBilled: false })).toBeNull();
    const released = { report: 'released', releasedAt: NOW, lastOpening: null } as const;
    const shut = getProjectedAccessEnd({
      estate: released,
      subscription: { ...subscription(30)!, status: 'Monthly' },
    });
    expect(shut).toEqual(new Date('2031-01-01T00:00:00Z'));
  });
});
