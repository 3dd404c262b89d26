import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptedDelivery,
  hoursAfterReportStart,
  createReportState,
  createWarningStages,
  computeReleaseStep,
  createWaitingWarning,
  createWarningState,
  createWrittenWarnings,
} from '#tests/support/release/report-facts.ts';
import { extendWindowForDenial, hasEnoughConfirmations } from './rules.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { createReleaseMutants } from '#tests/support/release/mutants.ts';
import { releaseHistories } from '#tests/support/release/histories.ts';
import { releaseProductRules, runReleaseHistory } from '#tests/support/release/model.ts';

describe('a pending report', () => {
  it.each([
    [
      'looks again half-way',
      acceptedDelivery,
      createWrittenWarnings(),
      hoursAfterReportStart(1),
      { kind: 'wait', at: hoursAfterReportStart(12) },
    ],
    [
      'warns half-way',
      acceptedDelivery,
      createWrittenWarnings(),
      hoursAfterReportStart(12),
      { kind: 'warn', stage: 'half' },
    ],
    [
      'looks again an hour before the end',
      acceptedDelivery,
      createWrittenWarnings('half'),
      hoursAfterReportStart(13),
      { kind: 'wait', at: hoursAfterReportStart(23) },
    ],
    [
      'warns an hour before the end',
      acceptedDelivery,
      createWrittenWarnings('half'),
      hoursAfterReportStart(23),
      { kind: 'warn', stage: 'last' },
    ],
    [
      'waits for the end',
      acceptedDelivery,
      createWrittenWarnings('half', 'last'),
      hoursAfterReportStart(23.9),
      { kind: 'wait', at: hoursAfterReportStart(24) },
    ],
    [
      'is released at the end',
      acceptedDelivery,
      createWrittenWarnings('half', 'last'),
      hoursAfterReportStart(24),
      { kind: 'release' },
    ],
    [
      'first sends the latest overdue warning, and no other',
      acceptedDelivery,
      createWrittenWarnings(),
      hoursAfterReportStart(50),
      { kind: 'warn', stage: 'last' },
    ],
    [
      'does not look back to a warning that was left out',
      acceptedDelivery,
      createWrittenWarnings('last'),
      hoursAfterReportStart(23.9),
      { kind: 'wait', at: hoursAfterReportStart(24) },
    ],
    [
      'does not begin its window again with a warning that is accepted within ten minutes',
      { kind: 'accepted', at: hoursAfterReportStart(10 / 60) },
      createWrittenWarnings(),
      hoursAfterReportStart(1),
      { kind: 'wait', at: hoursAfterReportStart(12) },
    ],
    [
      'is not released while the late warning is being sent',
      acceptedDelivery,
      createWarningState({ written: createWarningStages('last'), queued: createWaitingWarning(50) }),
      hoursAfterReportStart(60),
      { kind: 'wait', at: hoursAfterReportStart(122) },
    ],
    [
      'is not released after those three days before that warning was attempted again',
      acceptedDelivery,
      createWarningState({ written: createWarningStages('last'), queued: createWaitingWarning(50, 121.9) }),
      hoursAfterReportStart(999),
      { kind: 'wait', at: null },
    ],
    [
      'is not released after those three days when that warning was never tried',
      acceptedDelivery,
      createWarningState({ written: createWarningStages('last'), queued: createWaitingWarning(50, null) }),
      hoursAfterReportStart(999),
      { kind: 'wait', at: null },
    ],
    [
      'is released when that warning could not be sent for three days',
      acceptedDelivery,
      createWarningState({ written: createWarningStages('last'), queued: createWaitingWarning(50, 122) }),
      hoursAfterReportStart(122),
      { kind: 'release' },
    ],
    [
      'waits as long as the owner could not be told',
      { kind: 'undelivered' },
      createWarningState({ queued: createWaitingWarning(0) }),
      hoursAfterReportStart(900),
      { kind: 'wait', at: null },
    ],
    [
      'does not look again and again for a warning that cannot be sent',
      { kind: 'undelivered' },
      createWarningState({ queued: createWaitingWarning(0) }),
      hoursAfterReportStart(73),
      { kind: 'wait', at: null },
    ],
    [
      'begins its window again with a warning that is accepted too late',
      { kind: 'accepted', at: hoursAfterReportStart(30) },
      createWrittenWarnings(),
      hoursAfterReportStart(30),
      { kind: 'move-window', expiresAt: hoursAfterReportStart(54) },
    ],
    [
      'gives the whole window again from a first warning that is accepted shortly before the end',
      { kind: 'accepted', at: hoursAfterReportStart(23.9) },
      createWrittenWarnings(),
      hoursAfterReportStart(23.9),
      { kind: 'move-window', expiresAt: hoursAfterReportStart(47.9) },
    ],
    [
      'takes at least three days when the mailbox refuses for good',
      { kind: 'refused', takenAt: null },
      createWrittenWarnings(),
      hoursAfterReportStart(1),
      { kind: 'move-window', expiresAt: hoursAfterReportStart(72) },
    ],
  ] as const)('%s', (_what, delivery, warned, now, expected) => {
    expect(computeReleaseStep(createReportState(), delivery, warned, now)).toEqual(expected);
  });

  it('expires thirty days after its window without enough confirmations', () => {
    const short = createReportState({ confirmations: 1, confirmedAt: null });
    const all = createWrittenWarnings('half', 'last');
    expect(computeReleaseStep(short, acceptedDelivery, all, hoursAfterReportStart(24))).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(24 + 720),
    });
    expect(computeReleaseStep(short, acceptedDelivery, all, hoursAfterReportStart(24 + 720))).toEqual({
      kind: 'expire',
    });
  });

  it('keeps a moved window even if a later warning is delivered in time', () => {
    const moved = createReportState({ refuteTimeHours: 1, expiresAt: hoursAfterReportStart(72) });
    expect(
      computeReleaseStep(
        moved,
        { kind: 'accepted', at: hoursAfterReportStart(36) },
        createWrittenWarnings('half'),
        hoursAfterReportStart(40),
      ),
    ).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(71),
    });
  });

  it('announces the last hour only in windows that are longer', () => {
    const brief = createReportState({ refuteTimeHours: 1, expiresAt: hoursAfterReportStart(1) });
    expect(
      computeReleaseStep(brief, acceptedDelivery, createWrittenWarnings(), hoursAfterReportStart(0.1)),
    ).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(0.5),
    });
    expect(
      computeReleaseStep(brief, acceptedDelivery, createWrittenWarnings('half'), hoursAfterReportStart(0.9)),
    ).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(1),
    });
  });

  it('sends the later of two overdue warnings, whichever that is', () => {
    const brief = createReportState({ refuteTimeHours: 1, expiresAt: hoursAfterReportStart(1.5) });
    expect(
      computeReleaseStep(brief, acceptedDelivery, createWrittenWarnings(), hoursAfterReportStart(0.8)),
    ).toEqual({
      kind: 'warn',
      stage: 'half',
    });
  });

  it('never asks for another look in the same moment', () => {
    const brief = createReportState({
      refuteTimeHours: 2,
      expiresAt: hoursAfterReportStart(2),
      confirmedAt: hoursAfterReportStart(0.5),
    });
    expect(
      computeReleaseStep(brief, acceptedDelivery, createWrittenWarnings('last'), hoursAfterReportStart(1)),
    ).toEqual({
      kind: 'wait',
      at: hoursAfterReportStart(2),
    });
  });

  it.each(['released', 'refuted', 'expired', 'revoked'] as const)('does nothing once it is %s', (status) => {
    expect(
      computeReleaseStep(
        createReportState({ status }),
        acceptedDelivery,
        createWrittenWarnings(),
        hoursAfterReportStart(999),
      ),
    ).toEqual({ kind: 'none' });
  });
});

describe('a denial', () => {
  const aTime = fc.integer({ min: 0, max: 60 * DAY_MS }).map((ms) => new Date(Date.UTC(2030, 0, 1) + ms));

  it('leaves at least seven days, and never takes any', () => {
    fc.assert(
      fc.property(aTime, aTime, (expiresAt, deniedAt) => {
        const end = extendWindowForDenial(expiresAt, deniedAt).getTime();
        expect(end).toBe(Math.max(expiresAt.getTime(), deniedAt.getTime() + 7 * DAY_MS));
      }),
    );
  });

  it('makes one more confirmation necessary, each', () => {
    const few = fc.nat(5);
    fc.assert(
      fc.property(few, few, few, (requiredConfirmations, denials, confirmations) => {
        const answers = { requiredConfirmations, denials, confirmations };
        expect(hasEnoughConfirmations(answers)).toBe(confirmations - denials >= requiredConfirmations);
      }),
    );
  });

  const denied = createReportState({
    confirmations: 3,
    denials: 1,
    deniedAt: hoursAfterReportStart(20),
    expiresAt: hoursAfterReportStart(20 + 168),
  });
  const at = (report: typeof denied, hours: number, written = createWrittenWarnings('half', 'last')) =>
    computeReleaseStep(report, acceptedDelivery, written, hoursAfterReportStart(hours));

  it('has the owner warned again, halfway and an hour before the new end', () => {
    expect(at(denied, 30)).toEqual({ kind: 'wait', at: hoursAfterReportStart(20 + 84) });
    expect(at(denied, 20 + 84)).toEqual({ kind: 'warn', stage: 'half' });
    const again = createWarningState({
      written: [...createWarningStages('first', 'half'), { stage: 'half', at: hoursAfterReportStart(104) }],
    });
    expect(at(denied, 20 + 167, again)).toEqual({ kind: 'warn', stage: 'last' });
  });

  it('keeps a report from opening and from expiring until thirty days after the new end', () => {
    const few = { ...denied, confirmations: 2, confirmedAt: null };
    const warned = createWarningState({
      written: (['half', 'last'] as const).map((stage) => ({ stage, at: hoursAfterReportStart(187) })),
    });
    expect(at(few, 188, warned)).toEqual({ kind: 'wait', at: hoursAfterReportStart(188 + 720) });
    expect(at(few, 188 + 720, warned)).toEqual({ kind: 'expire' });
  });
});

/*
 * Random histories. People submit, confirm, refute, revoke, edit the configuration and remove reporters. Email is accepted,
 * deferred, doubted, rejected or bounced. The whole product goes down, or only its pages. There are recoveries, and clocks jump
 * in both directions. Anything may happen twice. Each history ends with a calm period in which everything due must happen within
 * a known time.
 */
describe('over random histories', () => {
  const runs = releaseHistories.runs;

  it('every promise of a release holds', { timeout: 60_000 + runs * 2 }, () => {
    let released = 0;
    let unheard = 0;
    fc.assert(
      fc.property(releaseHistories.arbitrary, (history) => {
        const outcome = runReleaseHistory(releaseProductRules, history);
        if (outcome.releases > 0) released += 1;
        if (outcome.unheardReleases > 0) unheard += 1;
        expect(outcome.broken).toEqual([]);
      }),
      { numRuns: runs },
    );
    // The histories prove nothing if none ends in a release or if every owner could be notified.
    expect(released).toBeGreaterThan(runs / 10);
    expect(unheard).toBeGreaterThan(runs / 100);
  });

  it.each(createReleaseMutants(releaseProductRules))('notices when %s', (_what, broken, promise) => {
    const unnoticed = fc.property(
      releaseHistories.arbitrary,
      (history) => !runReleaseHistory(broken, history).broken.includes(promise),
    );
    expect(fc.check(unnoticed, { numRuns: 20_000, seed: 7, endOnFailure: true }).failed).toBe(true);
  });
});
