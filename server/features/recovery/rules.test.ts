import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getRecipientReturnTime,
  compareDatabases,
  findDatabaseDifference,
  getEarliestRecoveryEnd,
  hasLostWrites,
  type DatabaseFingerprint,
} from './rules.ts';

const seen: DatabaseFingerprint = {
  identity: { system: '7', timeline: '00000001', database: '16384' },
  count: 100,
  confirmations: 2,
};
const withIdentity = (part: Partial<DatabaseFingerprint['identity']>): DatabaseFingerprint => ({
  ...seen,
  identity: { ...seen.identity, ...part },
});
const silent = { system: null, timeline: null, database: null };

describe('a database that is looked at again', () => {
  it.each<[string, DatabaseFingerprint, string | null]>([
    ['is the same', seen, null],
    ['has gone on', { ...seen, count: 101 }, null],
    ['has lost a beat', { ...seen, count: 99 }, 'earlier'],
    ['has lost all its beats', { ...seen, count: null }, 'earlier'],
    ['is in another cluster', withIdentity({ system: '8' }), 'another'],
    ['is a promoted standby', withIdentity({ timeline: '00000002' }), 'another'],
    ['was loaded from a dump', withIdentity({ database: '16999' }), 'another'],
    ['no longer tells anything about itself', withIdentity(silent), null],
    ['tells nothing, and has lost a beat', { ...withIdentity(silent), count: 99 }, 'earlier'],
    ['is another one that was confirmed since', { ...withIdentity({ system: '8' }), confirmations: 3 }, null],
    ['has lost beats, and was confirmed since', { ...seen, count: 5, confirmations: 3 }, null],
    ['has lost beats and a confirmation', { ...seen, count: 5, confirmations: 1 }, 'earlier'],
  ])('%s', (_what, found, expected) => expect(compareDatabases(seen, found)).toBe(expected));

  it('now tells what it did not tell before', () => {
    const unknown = { ...seen, identity: silent, count: null };
    expect(compareDatabases(unknown, seen)).toBe(null);
  });
});

const now = new Date('2026-06-01T12:00:00Z');
const fresh = new Date('2026-06-01T11:59:40Z');
const old = new Date('2026-06-01T11:49:59Z');

describe('a database that lacks what was saved before', () => {
  it.each<[string, DatabaseFingerprint, Date | null, boolean]>([
    ['the same one', seen, old, false],
    ['one that has lost a beat', { ...seen, count: 99 }, fresh, true],
    ['one in another cluster', withIdentity({ system: '8' }), fresh, true],
    ['one that was loaded from a dump', withIdentity({ database: '16999' }), fresh, true],
    ['a standby that was promoted in time', withIdentity({ timeline: '00000002' }), fresh, false],
    ['a standby that has lost a beat', { ...withIdentity({ timeline: '00000002' }), count: 99 }, fresh, true],
    ['one that was rolled forward to an earlier moment', withIdentity({ timeline: '00000002' }), old, true],
    [
      'one on another timeline that has no beat',
      { ...withIdentity({ timeline: '2' }), count: 100 },
      null,
      true,
    ],
    [
      'another one that was confirmed since',
      { ...withIdentity({ system: '8' }), confirmations: 3 },
      old,
      false,
    ],
  ])('%s: %#', (_what, found, beatAt, expected) =>
    expect(hasLostWrites(seen, { found, beatAt }, now)).toBe(expected),
  );
});

describe('a promoted standby', () => {
  const promoted = withIdentity({ timeline: '00000002' });
  it.each<
    [string, DatabaseFingerprint, Date | null, { synchronous: string | null; otherwise: string | null }]
  >([
    ['in time', promoted, fresh, { synchronous: null, otherwise: 'another' }],
    [
      'that lacks a heartbeat',
      { ...promoted, count: 99 },
      fresh,
      { synchronous: 'another', otherwise: 'another' },
    ],
    ['after a long time', promoted, old, { synchronous: 'another', otherwise: 'another' }],
    [
      'of another cluster',
      withIdentity({ system: '8', timeline: '2' }),
      fresh,
      { synchronous: 'another', otherwise: 'another' },
    ],
    ['that was none', { ...seen, count: 101 }, old, { synchronous: null, otherwise: null }],
    ['that went back', { ...seen, count: 99 }, fresh, { synchronous: 'earlier', otherwise: 'earlier' }],
  ])('%s', (_what, found, beatAt, { synchronous, otherwise }) => {
    const difference = (isStandbySynchronous: boolean) =>
      findDatabaseDifference(seen, { found, beatAt }, { now, isStandbySynchronous });
    expect(difference(true)).toBe(synchronous);
    expect(difference(false)).toBe(otherwise);
  });
});

describe('the date that recipients are told', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  it('is always ahead, and never before the recovery may end', () => {
    fc.assert(
      fc.property(moment, fc.option(moment), moment, (recoverySince, ownersToldAt, at) => {
        const back = getRecipientReturnTime({ recoverySince, ownersToldAt }, at);
        const from = getEarliestRecoveryEnd({ ownersToldAt });
        expect(back > at && (from === null || back >= from)).toBe(true);
      }),
    );
  });

  it.each([
    ['three days on, while the owners do not know', null, '2026-06-04T10:00:00.000Z'],
    ['two days after the owners were told', new Date('2026-06-01T11:00:00Z'), '2026-06-03T11:00:00.000Z'],
    ['tomorrow, when that has passed', new Date('2026-05-20T11:00:00Z'), '2026-06-02T12:00:00.000Z'],
  ])('is %s', (_when, ownersToldAt, expected) => {
    const state = { recoverySince: new Date('2026-06-01T10:00:00Z'), ownersToldAt };
    expect(getRecipientReturnTime(state, now).toISOString()).toBe(expected);
  });
});
