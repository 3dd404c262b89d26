import { describe, expect, it } from 'vitest';
import { differenceBetween, type SeenDatabase } from './rules.ts';

const seen: SeenDatabase = {
  identity: { system: '7', timeline: '00000001', database: '16384' },
  count: 100,
  confirmations: 2,
};
const withIdentity = (part: Partial<SeenDatabase['identity']>): SeenDatabase => ({
  ...seen,
  identity: { ...seen.identity, ...part },
});
const silent = { system: null, timeline: null, database: null };

describe('a database that is looked at again', () => {
  it.each<[string, SeenDatabase, string | null]>([
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
  ])('%s', (_what, found, expected) => expect(differenceBetween(seen, found)).toBe(expected));

  it('now tells what it did not tell before', () => {
    const unknown = { ...seen, identity: silent, count: null };
    expect(differenceBetween(unknown, seen)).toBe(null);
  });
});
