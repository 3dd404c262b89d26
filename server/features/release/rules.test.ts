import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportStatus } from '#shared/contracts/release.ts';
import {
  confirmationVerdict,
  hasEnoughReporters,
  hearingOf,
  warningState,
  nextStep,
  refutationRefusal,
  reporterChanges,
  submissionRefusal,
  type Hearing,
  type LaterWarning,
} from './rules.ts';
import { brokenRules } from '../../../tests/support/release-broken-rules.ts';
import { histories } from '../../../tests/support/release-histories.ts';
import { runHistory, type Rules } from '../../../tests/support/release-model.ts';

const rules: Rules = {
  nextStep,
  hearingOf,
  warningState,
  confirmationVerdict,
  refutationRefusal,
  submissionRefusal,
};
const hours = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 3_600_000);

const report = (change: Partial<Parameters<typeof nextStep>[0]> = {}) => ({
  status: 'pending' as ReportStatus,
  reportedAt: hours(0),
  expiresAt: hours(24),
  refuteTimeHours: 24,
  requiredConfirmations: 2,
  confirmations: 2,
  ...change,
});
const heard: Hearing = { kind: 'accepted', at: hours(0.1) };
const written = (...stages: LaterWarning[]) => ({ written: new Set(stages), queuedSince: null });

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
      'sends what is late first, and only the latest',
      heard,
      written(),
      hours(50),
      { kind: 'warn', stage: 'last' },
    ],
    [
      'is not released while the late warning is being sent',
      heard,
      { written: new Set<LaterWarning>(['last']), queuedSince: hours(50) },
      hours(60),
      { kind: 'wait', at: hours(122) },
    ],
    [
      'is released when that warning could not be sent for three days',
      heard,
      { written: new Set<LaterWarning>(['last']), queuedSince: hours(50) },
      hours(122),
      { kind: 'release' },
    ],
    [
      'waits as long as nobody could hear',
      { kind: 'unheard' },
      written(),
      hours(900),
      { kind: 'wait', at: null },
    ],
    [
      'does not look again and again for a warning that cannot be sent',
      { kind: 'unheard' },
      { written: new Set<LaterWarning>(), queuedSince: hours(0) },
      hours(73),
      { kind: 'wait', at: null },
    ],
    [
      'begins its window anew with a warning accepted too late',
      { kind: 'accepted', at: hours(30) },
      written(),
      hours(30),
      { kind: 'move-window', expiresAt: hours(54) },
    ],
    [
      'gives the whole window from a first warning accepted shortly before its end',
      { kind: 'accepted', at: hours(23.9) },
      written(),
      hours(23.9),
      { kind: 'move-window', expiresAt: hours(47.9) },
    ],
    [
      'takes at least three days when the mailbox refuses for good',
      { kind: 'refused' },
      written(),
      hours(1),
      { kind: 'move-window', expiresAt: hours(72) },
    ],
  ] as const)('%s', (_what, hearing, warnings, now, step) => {
    expect(nextStep(report(), hearing, warnings, now)).toEqual(step);
  });

  it('expires thirty days after its window without enough confirmations', () => {
    const short = report({ confirmations: 1 });
    const all = written('half', 'last');
    expect(nextStep(short, heard, all, hours(24))).toEqual({ kind: 'wait', at: hours(24 + 720) });
    expect(nextStep(short, heard, all, hours(24 + 720))).toEqual({ kind: 'expire' });
  });

  it('keeps a window that was moved, though a later warning is heard in time', () => {
    const moved = report({ refuteTimeHours: 1, expiresAt: hours(72) });
    expect(nextStep(moved, { kind: 'accepted', at: hours(36) }, written('half'), hours(40))).toEqual({
      kind: 'wait',
      at: hours(71),
    });
  });

  it('announces the last hour only in windows that are longer', () => {
    const brief = report({ refuteTimeHours: 1, expiresAt: hours(1) });
    expect(nextStep(brief, heard, written(), hours(0.1))).toEqual({ kind: 'wait', at: hours(0.5) });
    expect(nextStep(brief, heard, written('half'), hours(0.9))).toEqual({ kind: 'wait', at: hours(1) });
  });

  it.each(['released', 'refuted', 'expired', 'revoked'] as const)('does nothing once it is %s', (status) => {
    expect(nextStep(report({ status }), heard, written(), hours(999))).toEqual({ kind: 'none' });
  });
});

describe('a configuration', () => {
  it.each([
    [0, 2, true],
    [2, 1, true],
    [2, 2, false],
    [5, 4, true],
    [5, 5, false],
  ])('with %i reporters and %i confirmations is sound: %s', (reporters, confirmations, sound) => {
    expect(hasEnoughReporters(reporters, confirmations)).toBe(sound);
  });

  it('tells who was added and who was removed', () => {
    expect(reporterChanges(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] });
  });
});

/*
 * Random histories: submit, confirm, refute, revoke, edit the configuration, remove reporters, mail that is accepted,
 * delayed or refused, clocks that jump both ways, and the same things twice.
 */
describe('over random histories', () => {
  const runs = 100_000;

  it('every promise of a release holds', { timeout: 240_000 }, () => {
    let released = 0;
    fc.assert(
      fc.property(histories, (history) => {
        const outcome = runHistory(rules, history);
        if (outcome.releases > 0) released += 1;
        expect(outcome.broken).toEqual([]);
      }),
      { numRuns: runs },
    );
    // Histories in which nothing was ever released would prove nothing.
    expect(released).toBeGreaterThan(runs / 50);
  });

  it.each(brokenRules(rules))('notices when %s', (_what, broken, promise) => {
    const unnoticed = fc.property(
      histories,
      (history) => !runHistory(broken, history).broken.includes(promise),
    );
    expect(fc.check(unnoticed, { numRuns: 20_000, seed: 7, endOnFailure: true }).failed).toBe(true);
  });
});
