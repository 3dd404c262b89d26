import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  heard,
  hours,
  report,
  stages,
  step,
  waiting,
  warnings,
  written,
} from '../../../tests/support/release/report-facts.ts';
import { brokenRules } from '../../../tests/support/release/broken-rules.ts';
import { histories } from '../../../tests/support/release/histories.ts';
import { productRules, runHistory } from '../../../tests/support/release/model.ts';

describe('a pending report', () => {
  it.each([
    ['looks again half-way', heard, written(), hours(1), { kind: 'wait', at: hours(12) }],
    ['warns half-way', heard, written(), hours(12), { kind: 'warn', stage: 'half' }],
    [
      'looks again an hour before the end',
      heard,
      written('half'),
      hours(13),
      { kind: 'wait', at: hours(23) },
    ],
    ['warns an hour before the end', heard, written('half'), hours(23), { kind: 'warn', stage: 'last' }],
    ['waits for the end', heard, written('half', 'last'), hours(23.9), { kind: 'wait', at: hours(24) }],
    ['is released at the end', heard, written('half', 'last'), hours(24), { kind: 'release' }],
    [
      'first sends the latest overdue warning, and no other',
      heard,
      written(),
      hours(50),
      { kind: 'warn', stage: 'last' },
    ],
    [
      'does not look back to a warning that was left out',
      heard,
      written('last'),
      hours(23.9),
      { kind: 'wait', at: hours(24) },
    ],
    [
      'does not begin its window again with a warning that is accepted within ten minutes',
      { kind: 'accepted', at: hours(10 / 60) },
      written(),
      hours(1),
      { kind: 'wait', at: hours(12) },
    ],
    [
      'is not released while the late warning is being sent',
      heard,
      warnings({ written: stages('last'), queued: waiting(50) }),
      hours(60),
      { kind: 'wait', at: hours(122) },
    ],
    [
      'is not released after those three days before that warning was tried once more',
      heard,
      warnings({ written: stages('last'), queued: waiting(50, 121.9) }),
      hours(999),
      { kind: 'wait', at: null },
    ],
    [
      'is not released after those three days when that warning was never tried',
      heard,
      warnings({ written: stages('last'), queued: waiting(50, null) }),
      hours(999),
      { kind: 'wait', at: null },
    ],
    [
      'is released when that warning could not be sent for three days',
      heard,
      warnings({ written: stages('last'), queued: waiting(50, 122) }),
      hours(122),
      { kind: 'release' },
    ],
    [
      'waits as long as the owner could not be told',
      { kind: 'unheard' },
      warnings({ queued: waiting(0) }),
      hours(900),
      { kind: 'wait', at: null },
    ],
    [
      'does not look again and again for a warning that cannot be sent',
      { kind: 'unheard' },
      warnings({ queued: waiting(0) }),
      hours(73),
      { kind: 'wait', at: null },
    ],
    [
      'begins its window again with a warning that is accepted too late',
      { kind: 'accepted', at: hours(30) },
      written(),
      hours(30),
      { kind: 'move-window', expiresAt: hours(54) },
    ],
    [
      'gives the whole window again from a first warning that is accepted shortly before the end',
      { kind: 'accepted', at: hours(23.9) },
      written(),
      hours(23.9),
      { kind: 'move-window', expiresAt: hours(47.9) },
    ],
    [
      'takes at least three days when the mailbox refuses for good',
      { kind: 'refused', takenAt: null },
      written(),
      hours(1),
      { kind: 'move-window', expiresAt: hours(72) },
    ],
  ] as const)('%s', (_what, hearing, warned, now, expected) => {
    expect(step(report(), hearing, warned, now)).toEqual(expected);
  });

  it('expires thirty days after its window without enough confirmations', () => {
    const short = report({ confirmations: 1, confirmedAt: null });
    const all = written('half', 'last');
    expect(step(short, heard, all, hours(24))).toEqual({ kind: 'wait', at: hours(24 + 720) });
    expect(step(short, heard, all, hours(24 + 720))).toEqual({ kind: 'expire' });
  });

  it('keeps a moved window even if a later warning is heard in time', () => {
    const moved = report({ refuteTimeHours: 1, expiresAt: hours(72) });
    expect(step(moved, { kind: 'accepted', at: hours(36) }, written('half'), hours(40))).toEqual({
      kind: 'wait',
      at: hours(71),
    });
  });

  it('announces the last hour only in windows that are longer', () => {
    const brief = report({ refuteTimeHours: 1, expiresAt: hours(1) });
    expect(step(brief, heard, written(), hours(0.1))).toEqual({ kind: 'wait', at: hours(0.5) });
    expect(step(brief, heard, written('half'), hours(0.9))).toEqual({ kind: 'wait', at: hours(1) });
  });

  it('sends the later of two overdue warnings, whichever that is', () => {
    const brief = report({ refuteTimeHours: 1, expiresAt: hours(1.5) });
    expect(step(brief, heard, written(), hours(0.8))).toEqual({ kind: 'warn', stage: 'half' });
  });

  it('never asks for another look in the same moment', () => {
    const brief = report({ refuteTimeHours: 2, expiresAt: hours(2), confirmedAt: hours(0.5) });
    expect(step(brief, heard, written('last'), hours(1))).toEqual({ kind: 'wait', at: hours(2) });
  });

  it.each(['released', 'refuted', 'expired', 'revoked'] as const)('does nothing once it is %s', (status) => {
    expect(step(report({ status }), heard, written(), hours(999))).toEqual({ kind: 'none' });
  });
});

/*
 * Random histories. People submit, confirm, refute, revoke, edit the configuration and remove reporters. Mail is
 * accepted, delayed, doubted, refused or comes back. Everything is away, or only the pages. There are recoveries, and
 * clocks jump both ways. Anything may happen twice. A calm time follows each history. In it, everything that is due
 * happens within a known time.
 */
describe('over random histories', () => {
  const runs = histories.runs;

  it('every promise of a release holds', { timeout: 60_000 + runs * 2 }, () => {
    let released = 0;
    let unheard = 0;
    fc.assert(
      fc.property(histories.arbitrary, (history) => {
        const outcome = runHistory(productRules, history);
        if (outcome.releases > 0) released += 1;
        if (outcome.unheardReleases > 0) unheard += 1;
        expect(outcome.broken).toEqual([]);
      }),
      { numRuns: runs },
    );
    // Histories prove nothing if none of them has a release, or if every owner could be told.
    expect(released).toBeGreaterThan(runs / 10);
    expect(unheard).toBeGreaterThan(runs / 100);
  });

  it.each(brokenRules(productRules))('notices when %s', (_what, broken, promise) => {
    const unnoticed = fc.property(
      histories.arbitrary,
      (history) => !runHistory(broken, history).broken.includes(promise),
    );
    expect(fc.check(unnoticed, { numRuns: 20_000, seed: 7, endOnFailure: true }).failed).toBe(true);
  });
});
