import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { releaseTypes } from '#shared/domain/release.ts';
import { subscriptionStatuses } from '#shared/domain/subscription.ts';
import { decideAccess, type EstateState } from '../access/rules.ts';
import {
  compareListPositions,
  findOpenedAt,
  formatListCursor,
  getListPosition,
  isJustOpened,
  parseListCursor,
  type ListCursor,
  type ListOrderFacts,
  type ListPosition,
} from './list-order.ts';

const moment = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2060-01-01') });
const estate: fc.Arbitrary<EstateState> = fc.oneof(
  fc.constant({ report: 'none' as const }),
  fc.constant({ report: 'pending' as const }),
  fc.record({
    report: fc.constant('released' as const),
    releasedAt: moment,
    lastOpening: fc.option(moment),
  }),
);
const facts: fc.Arbitrary<ListOrderFacts> = fc.record({
  id: fc.maxSafeNat(),
  createdAt: moment,
  setting: fc.option(
    fc.record(
      {
        releaseType: fc.constantFrom(...releaseTypes),
        scheduledDate: moment.map((date) => date.toISOString()),
      },
      { requiredKeys: ['releaseType'] },
    ),
    { nil: undefined },
  ),
  owner: fc.record({
    estate,
    subscription: fc.record({
      status: fc.constantFrom(...subscriptionStatuses),
      nextPaymentDate: moment,
      isBilled: fc.boolean(),
    }),
  }),
  previousVisit: fc.option(moment),
});
const list = fc.uniqueArray(facts, { selector: ({ id }) => id, maxLength: 30 });
const sort = (all: readonly ListOrderFacts[], asOf: Date) =>
  all.map((one) => getListPosition(one, asOf)).sort(compareListPositions);

const NOW = new Date('2030-01-31T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);

describe('the order of a recipient’s list', () => {
  it('has what just opened first and what can’t be read last', () => {
    fc.assert(
      fc.property(list, moment, (all, asOf) => {
        const ranks = sort(all, asOf).map(({ group }) =>
          ['just-opened', 'open', 'unavailable'].indexOf(group),
        );
        expect(ranks).toEqual(ranks.toSorted());
      }),
    );
  });

  it('agrees with the access rule about what is open', () => {
    fc.assert(
      fc.property(facts, moment, (one, asOf) => {
        // A release after the time of the order doesn’t count yet.
        fc.pre(one.owner.estate.report !== 'released' || one.owner.estate.releasedAt <= asOf);
        const { setting, owner } = one;
        const access = decideAccess(
          { isDamaged: false, isTrashed: false, hasLeft: false, setting, ...owner },
          asOf,
        );
        expect(getListPosition(one, asOf).group !== 'unavailable').toBe(access.kind === 'open');
      }),
    );
  });

  it('is total, so that it doesn’t depend on how the database returns it', () => {
    fc.assert(
      fc.property(list, moment, (all, asOf) => {
        expect(sort(all.toReversed(), asOf)).toEqual(sort(all, asOf));
      }),
    );
  });

  it('has everything once on its pages, whatever the size of a page', () => {
    fc.assert(
      fc.property(list, moment, fc.integer({ min: 1, max: 7 }), (all, asOf, most) => {
        const whole = sort(all, asOf);
        const seen: typeof whole = [];
        for (let cursor: string | null = ''; cursor !== null;) {
          const after: ListCursor | null = cursor === '' ? null : parseListCursor(cursor);
          const rest: ListPosition[] = sort(all, after?.asOf ?? asOf).filter(
            (one) => after === null || compareListPositions(one, after) > 0,
          );
          seen.push(...rest.slice(0, most));
          cursor = rest.length > most ? formatListCursor({ ...rest[most - 1]!, asOf }) : null;
        }
        expect(seen).toEqual(whole);
      }),
    );
  });

  it('stays as the first page found it when a report is released before the next page', () => {
    fc.assert(
      fc.property(facts, moment, fc.integer({ min: 1, max: 1e9 }), (one, asOf, later) => {
        const before = { ...one, owner: { ...one.owner, estate: { report: 'pending' as const } } };
        const releasedAt = new Date(asOf.getTime() + later);
        const after = {
          ...one,
          owner: { ...one.owner, estate: { report: 'released' as const, releasedAt, lastOpening: null } },
        };
        expect(getListPosition(after, asOf)).toEqual(getListPosition(before, asOf));
      }),
    );
  });
});

describe('an opening is news', () => {
  it.each([
    ['on the first visit, however long ago it was', 400, null, true],
    ['on the first visit after it', 100, 101, true],
    ['not after a visit, if it is more than a month ago', 31, 30, false],
    ['within a month, even after a visit', 29, 1, true],
  ])('%s', (_when, opened, visited, isNews) => {
    const previousVisit = visited === null ? null : daysAgo(visited);
    expect(isJustOpened(daysAgo(opened), { previousVisit, now: NOW })).toBe(isNews);
  });

  it('never for what was open from the start', () => {
    const openedAt = findOpenedAt({ releaseType: 'always' }, { report: 'none' });
    expect(isJustOpened(openedAt, { previousVisit: null, now: NOW })).toBe(false);
  });
});

it('a cursor survives its way through a link', () => {
  const any = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') });
  const position = fc.record({
    asOf: any,
    group: fc.constantFrom('just-opened' as const, 'open' as const, 'unavailable' as const),
    openedAt: fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-01-01') }),
    createdAt: any,
    id: fc.maxSafeNat(),
  });
  fc.assert(
    fc.property(position, (cursor) => {
      const text = formatListCursor(cursor);
      expect(text.length).toBeLessThanOrEqual(80);
      expect(parseListCursor(text)).toEqual(cursor);
    }),
  );
});
