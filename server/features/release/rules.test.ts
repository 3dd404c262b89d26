import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canRevoke,
  confirmationVerdict,
  hearingOf,
  warningState,
  isOwnRunning,
  nextStep,
  refutationRefusal,
  submissionRefusal,
  type Hearing,
  ownersTimeEnds,
  type ReportState,
  type Telling,
  type WarningState,
  type WarningStage,
} from './rules.ts';
import { brokenRules } from '../../../tests/support/release/broken-rules.ts';
import { histories } from '../../../tests/support/release/histories.ts';
import { runHistory, type Rules } from '../../../tests/support/release/model.ts';

const rules: Rules = {
  nextStep,
  hearingOf,
  isOwnRunning,
  warningState,
  confirmationVerdict,
  refutationRefusal,
  submissionRefusal,
};
const hours = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 3_600_000);

const report = (change: Partial<ReportState> = {}): ReportState => ({
  status: 'pending',
  begunAt: hours(0),
  expiresAt: hours(24),
  refuteTimeHours: 24,
  requiredConfirmations: 2,
  confirmations: 2,
  confirmedAt: hours(1),
  ...change,
});
const heard: Hearing = { kind: 'accepted', at: hours(0.1) };
const tellings = (...some: readonly number[]): Telling[] =>
  some.map((at) => ({ tried: hours(at), at: hours(at) }));
const warnings = (change: Partial<WarningState> = {}): WarningState => ({
  written: [{ stage: 'first', at: hours(0) }],
  queuedSince: null,
  told: tellings(0.1),
  ...change,
});
const stages = (...some: WarningStage[]) => some.map((stage) => ({ stage, at: hours(0) }));
const written = (...some: WarningStage[]) => warnings({ written: stages('first', ...some) });
/** The step at a moment when there was no outage before. */
const step = (state: ReportState, hearing: Hearing, warned: WarningState, now: Date) =>
  nextStep(state, hearing, warned, (since) => now.getTime() - since.getTime(), now);

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
      warnings({ written: stages('last'), queuedSince: hours(50) }),
      hours(60),
      { kind: 'wait', at: hours(122) },
    ],
    [
      'is released when that warning could not be sent for three days',
      heard,
      warnings({ written: stages('last'), queuedSince: hours(50) }),
      hours(122),
      { kind: 'release' },
    ],
    [
      'waits as long as the owner could not be told',
      { kind: 'unheard' },
      warnings({ queuedSince: hours(0) }),
      hours(900),
      { kind: 'wait', at: null },
    ],
    [
      'does not look again and again for a warning that cannot be sent',
      { kind: 'unheard' },
      warnings({ queuedSince: hours(0) }),
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

describe('a final notice', () => {
  const all = (change: Partial<WarningState> = {}) =>
    warnings({ written: stages('first', 'half', 'last'), ...change });
  const late = (at: number) => report({ confirmedAt: hours(at) });

  it.each([
    ['is not needed when the owner was told up to a day before', 30, [0.1, 12, 23], 30, { kind: 'release' }],
    ['is not needed when the owner was told exactly a day before', 30, [6], 30, { kind: 'release' }],
    ['is written when the confirmation comes later', 60, [0.1, 12, 23], 60, { kind: 'warn', stage: 'final' }],
    ['leaves the owner twelve hours', 60, [60], 61, { kind: 'wait', at: hours(72) }],
    ['is over after twelve hours', 60, [60], 72, { kind: 'release' }],
    ['does not count from a time that is still to come', 60, [99], 60, { kind: 'warn', stage: 'final' }],
  ] as const)('%s', (_what, confirmedAt, told, now, expected) => {
    const warned = all({ told: tellings(...told) });
    expect(step(late(confirmedAt), heard, warned, hours(now))).toEqual(expected);
  });

  it('is written early if that delays nothing, and not if a planned warning is enough', () => {
    const long = report({ refuteTimeHours: 168, expiresAt: hours(168), confirmedAt: hours(120) });
    expect(step(long, heard, written('half'), hours(120))).toEqual({ kind: 'warn', stage: 'final' });
    const before = { ...long, confirmedAt: hours(60) };
    expect(step(before, heard, warnings(), hours(60))).toEqual({ kind: 'wait', at: hours(84) });
  });

  it('is not written if a planned warning leaves exactly the time that the owner needs', () => {
    const confirmed = report({ confirmedAt: hours(11) });
    expect(step(confirmed, heard, warnings({ told: [] }), hours(11))).toEqual({
      kind: 'wait',
      at: hours(12),
    });
  });

  it('is not put off by a planned warning that was left out, not even at its moment', () => {
    const moved = report({ refuteTimeHours: 1, expiresAt: hours(2), confirmedAt: hours(1) });
    const warned = warnings({ told: [], written: stages('first', 'last') });
    expect(step(moved, heard, warned, hours(1))).toEqual({ kind: 'warn', stage: 'final' });
  });

  it('does not wait because another warning was written shortly before', () => {
    const warned = all({ told: [], written: [...stages('first', 'half'), { stage: 'last', at: hours(55) }] });
    expect(step(late(60), heard, warned, hours(60))).toEqual({ kind: 'warn', stage: 'final' });
  });

  it('counts only the time in which the product worked', () => {
    const worked = (ms: number) => (since: Date) => hours(30).getTime() - since.getTime() - ms;
    const warned = all({ told: tellings(18) });
    expect(nextStep(report(), heard, warned, worked(0), hours(30))).toEqual({ kind: 'release' });
    expect(nextStep(report(), heard, warned, worked(3_600_000), hours(30))).toEqual({
      kind: 'wait',
      at: hours(31),
    });
  });

  it('leaves only the length of the window if that is shorter', () => {
    const brief = report({ refuteTimeHours: 2, expiresAt: hours(2), confirmedAt: hours(60) });
    expect(step(brief, heard, all({ told: tellings(60) }), hours(61))).toEqual({
      kind: 'wait',
      at: hours(62),
    });
  });

  it('holds the report as long as the notice is on its way', () => {
    const warned = all({ told: [], queuedSince: hours(60) });
    expect(step(late(60), heard, warned, hours(61))).toEqual({ kind: 'wait', at: hours(132) });
    expect(step(late(60), heard, warned, hours(999))).toEqual({ kind: 'wait', at: null });
  });

  it('is written again half a day after it came back', () => {
    const warned = all({ told: [], written: [...stages('half', 'last'), { stage: 'final', at: hours(60) }] });
    expect(step(late(60), heard, warned, hours(71))).toEqual({ kind: 'wait', at: hours(72) });
    expect(step(late(60), heard, warned, hours(72))).toEqual({ kind: 'warn', stage: 'final' });
  });

  it.each([
    ['the end of the window without enough confirmations', { confirmations: 1 }, [], 30, 24],
    ['the whole time of the final notice before it is sent', { confirmedAt: hours(60) }, [], 60, 72],
    ['the rest of that time after it', { confirmedAt: hours(60) }, [60], 65, 72],
    ['no less than the window', { confirmedAt: hours(1) }, [0.1], 20, 24],
  ] as const)('the owner is told %s', (_what, change, told, now, end) => {
    const worked = (since: Date) => hours(now).getTime() - since.getTime();
    expect(ownersTimeEnds(report(change), warnings({ told: tellings(...told) }), worked, hours(now))).toEqual(
      hours(end),
    );
  });
});

describe('a warning that came back', () => {
  it('is written again after half a day as long as the owner has not heard', () => {
    const unheard: Hearing = { kind: 'unheard' };
    expect(step(report(), unheard, warnings({ told: [] }), hours(11))).toEqual({
      kind: 'wait',
      at: hours(12),
    });
    expect(step(report(), unheard, warnings({ told: [] }), hours(12))).toEqual({
      kind: 'warn',
      stage: 'first',
    });
  });

  const returned = {
    stage: 'first' as const,
    state: 'failed' as const,
    createdAt: hours(0),
    acceptedAt: null,
    refusedAt: null,
    takenAt: hours(0.1),
  };

  it('counts as refused after three days, and never as heard', () => {
    expect(hearingOf([returned], hours(71))).toEqual({ kind: 'unheard' });
    expect(hearingOf([returned], hours(72))).toEqual({ kind: 'refused', takenAt: hours(0.1) });
    expect(warningState([returned], hours(71)).told).toEqual([]);
    expect(warningState([returned], hours(80)).told).toEqual([{ tried: hours(0.1), at: hours(72) }]);
  });

  it('counts as told at its acceptance, and begins the last half day at its return', () => {
    const { told } = warningState([{ ...returned, refusedAt: hours(40) }], hours(50));
    const all = warnings({ written: stages('first', 'half', 'last'), told });
    const late = report({ expiresAt: hours(24), confirmedAt: hours(45) });
    expect(step(late, heard, all, hours(46))).toEqual({ kind: 'warn', stage: 'final' });
    expect(step({ ...late, confirmedAt: hours(2) }, heard, all, hours(46))).toEqual({
      kind: 'wait',
      at: hours(52),
    });
  });

  it('never ends the window earlier than if it had not come back', () => {
    const long = report({ refuteTimeHours: 31, expiresAt: hours(31) });
    const refused: Hearing = { kind: 'refused', takenAt: hours(73) };
    expect(step(long, refused, warnings(), hours(74))).toEqual({
      kind: 'move-window',
      expiresAt: hours(104),
    });
  });
});

/** The status, then the answers to a confirmation, a new report, a refutation and a revocation. Null refuses nothing. */
it.each([
  ['pending', { kind: 'count' }, 'pending', null, false],
  ['released', { kind: 'refused', reason: 'released' }, 'released', 'released', true],
  ['refuted', { kind: 'refused', reason: 'refuted' }, null, 'refuted', false],
  ['expired', { kind: 'refused', reason: 'expired' }, null, 'expired', false],
  ['revoked', { kind: 'refused', reason: 'revoked' }, null, 'revoked', false],
] as const)(
  'a %s report can be confirmed, submitted again, refuted or revoked, or says why not',
  (status, confirmation, submission, refutation, revocable) => {
    expect(confirmationVerdict(status, false)).toEqual(confirmation);
    expect(confirmationVerdict(status, true)).toEqual({ kind: 'already' });
    expect(submissionRefusal(status)).toBe(submission);
    expect(refutationRefusal(status)).toBe(refutation);
    expect(canRevoke(status)).toBe(revocable);
  },
);

it('the first report about an owner can be submitted', () => {
  expect(submissionRefusal(null)).toBeNull();
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
        const outcome = runHistory(rules, history);
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

  it.each(brokenRules(rules))('notices when %s', (_what, broken, promise) => {
    const unnoticed = fc.property(
      histories.arbitrary,
      (history) => !runHistory(broken, history).broken.includes(promise),
    );
    expect(fc.check(unnoticed, { numRuns: 20_000, seed: 7, endOnFailure: true }).failed).toBe(true);
  });
});
