import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { decideAccess, getRecipientFacts } from '../access/rules.ts';
import { countSettled, decideUnopened, findOpeningMoment, type UnopenedFacts } from './decide-unopened.ts';

const START = Date.parse('2030-01-01T00:00:00Z');
const day = (count: number) => new Date(START + count * DAY_MS);
const OWNER = 'owner@example.org';
const BEN = 'ben@example.org';
const people = ['ann@example.org', BEN, 'carl@example.org', OWNER];

const setting: fc.Arbitrary<ReleaseSetting> = fc.oneof(
  fc.constant<ReleaseSetting>({ releaseType: 'always' }),
  fc.constant<ReleaseSetting>({ releaseType: 'death_incapacitation' }),
  fc
    .integer({ min: -100, max: 400 })
    .map((on): ReleaseSetting => ({ releaseType: 'scheduled', scheduledDate: day(on).toISOString() })),
);
const person = fc.constantFrom(...people);
const leavebit = (id: number) =>
  fc
    .record({
      id: fc.constant(id),
      isDamaged: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
      sharingEmails: fc.uniqueArray(person, { minLength: 1 }),
      sharingConfig: fc.dictionary(person, setting, { noNullPrototype: true }),
      benHasLeft: fc.boolean(),
      lastUpdate: fc.integer({ min: -200, max: 200 }).map(day),
    })
    .map(({ benHasLeft, ...others }) => {
      // Only recipients can have left: a save removes the entries of all others.
      const leavers = benHasLeft ? others.sharingEmails.filter((email) => email === BEN) : [];
      return { ...others, leftBy: Object.fromEntries(leavers.map((email) => [email, day(0).toISOString()])) };
    });
const atDay = fc.integer({ min: 0, max: 500 }).map(day);
const pair = { leavebitId: fc.constantFrom(1, 2), email: person };
const uniquePairs = {
  selector: (one: { leavebitId: number; email: string }) => `${one.leavebitId} ${one.email}`,
};

const facts: fc.Arbitrary<UnopenedFacts> = fc
  .record({
    now: atDay,
    ownerEmail: fc.constant(OWNER),
    estate: fc.oneof(
      fc.constant({ report: 'none' as const }),
      fc.record({
        report: fc.constant('released' as const),
        releasedAt: atDay,
        lastOpening: fc.constant(null),
      }),
    ),
    subscription: fc.constantFrom(
      null,
      { status: 'Trial' as const, nextPaymentDate: day(250), isBilled: true },
      { status: 'Annual' as const, nextPaymentDate: day(9999), isBilled: true },
    ),
    leavebits: fc.tuple(leavebit(1), leavebit(2)),
    openings: fc.uniqueArray(
      fc.record({ ...pair, openedAt: atDay, passedOnAt: fc.oneof(fc.constant(null), atDay) }),
      uniquePairs,
    ),
    readings: fc.uniqueArray(fc.record({ ...pair, readAt: atDay }), uniquePairs),
    reminders: fc.array(
      fc.record({
        email: person,
        sentAt: atDay,
        outcome: fc.constantFrom('waiting', 'accepted', 'refused', 'stopped', 'failed'),
        endedAt: fc.constant(null),
      }),
      { maxLength: 8 },
    ),
    substitutes: fc.uniqueArray(
      fc.record({ email: person, substitute: person, afterDays: fc.integer({ min: 30, max: 365 }) }),
      { selector: ({ email }) => email },
    ),
    readingCountsBeforeMs: fc.constant(DAY_MS),
  })
  .map(({ now, ...others }): UnopenedFacts => {
    // Nothing has happened yet that hasn't.
    const isPast = (at: Date) => at <= now;
    return {
      ...others,
      now,
      estate:
        others.estate.report === 'released' && others.estate.releasedAt > now
          ? { report: 'none' }
          : others.estate,
      leavebits: others.leavebits.map((one) => ({
        ...one,
        lastUpdate: isPast(one.lastUpdate) ? one.lastUpdate : now,
      })),
      openings: others.openings.filter(({ openedAt }) => isPast(openedAt)),
      readings: others.readings.filter(({ readAt }) => isPast(readAt)),
      reminders: others.reminders.filter(({ sentAt }) => isPast(sentAt)),
    };
  });

/** What a recipient may do with a LeaveBit, and since when, as the decision leaves it. */
function lookUp(given: UnopenedFacts, leavebitId: number, email: string) {
  const found = given.leavebits.find(({ id }) => id === leavebitId)!;
  const person = getRecipientFacts({ ...found, trashedAt: null }, email);
  const { opened } = decideUnopened(given);
  const isThis = (one: { leavebitId: number; email: string }) =>
    one.leavebitId === leavebitId && one.email === email;
  return {
    leavebit: found,
    setting: person.setting,
    access: decideAccess({ ...person, ...given }, given.now),
    moment: findOpeningMoment(person.setting, given.estate),
    opening: opened.find(isThis) ?? given.openings.find(isThis)!,
    reading: given.readings.find(isThis),
  };
}

describe('over random owners', () => {
  it('a substitute receives only what is open to the person, and never early', () => {
    fc.assert(
      fc.property(facts, (given) => {
        for (const { leavebitId, from, to, rule } of decideUnopened(given).turns) {
          const {
            leavebit: found,
            setting: own,
            access,
            moment,
            opening,
            reading,
          } = lookUp(given, leavebitId, from);
          const { afterDays, substitute } = given.substitutes.find(({ email }) => email === from)!;
          expect(access.kind).toBe('open');
          expect(rule).toEqual(own ?? { releaseType: 'always' });
          expect(to).toBe(substitute);
          expect(found.sharingEmails).not.toContain(to);
          expect([from, to]).not.toContain(OWNER);
          expect(opening.openedAt.getTime()).toBeGreaterThanOrEqual(moment!.getTime());
          expect(given.now.getTime()).toBeGreaterThanOrEqual(opening.openedAt.getTime() + afterDays * DAY_MS);
          expect(countSettled(given.reminders, opening)).toBeGreaterThanOrEqual(2);
          expect(opening.passedOnAt).toBeNull();
          if (reading) expect(reading.readAt.getTime()).toBeLessThan(opening.openedAt.getTime() - DAY_MS);
          // The substitute's rule opens it exactly when the person's does.
          const then = { ...found, sharingConfig: { ...found.sharingConfig, [to]: rule }, trashedAt: null };
          expect(decideAccess({ ...getRecipientFacts(then, to), ...given }, given.now)).toEqual(access);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('a reminder is about something open and unread, at least seven days after it opened and after the last one', () => {
    fc.assert(
      fc.property(facts, (given) => {
        for (const email of decideUnopened(given).reminders) {
          expect(email).not.toBe(OWNER);
          const about = given.leavebits.filter(({ id, sharingEmails }) => {
            if (!sharingEmails.includes(email)) return false;
            const { access, opening, reading } = lookUp(given, id, email);
            return (
              access.kind === 'open' &&
              opening !== undefined &&
              given.now.getTime() >= opening.openedAt.getTime() + 7 * DAY_MS &&
              !(reading && reading.readAt.getTime() >= opening.openedAt.getTime() - DAY_MS)
            );
          });
          expect(about).not.toEqual([]);
          for (const one of given.reminders.filter((other) => other.email === email))
            expect([one.outcome, given.now.getTime() - one.sentAt.getTime() >= 7 * DAY_MS]).toEqual([
              expect.not.stringContaining('waiting'),
              true,
            ]);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('nothing is due before the next check', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 60 }), (given, days) => {
        const first = decideUnopened(given);
        if (first.reminders.length + first.turns.length > 0) return;
        const openings = [
          ...given.openings.filter(
            (one) =>
              ![...first.opened, ...first.ended].some(
                (other) => other.leavebitId === one.leavebitId && other.email === one.email,
              ),
          ),
          ...first.opened,
        ];
        const now = new Date(given.now.getTime() + days * DAY_MS);
        if (first.nextCheckAt && now >= first.nextCheckAt) return;
        const later = decideUnopened({ ...given, openings, now });
        expect({ reminders: later.reminders, turns: later.turns }).toEqual({ reminders: [], turns: [] });
      }),
      { numRuns: 3000 },
    );
  });
});
