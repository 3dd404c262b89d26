import { HOUR_MS } from '#shared/domain/durations.ts';
import type { WarningStage } from '#server/features/release/rules.ts';
import { releaseInvariants, type ReleaseModelRules } from './model.ts';

type Given = Parameters<ReleaseModelRules['nextStep']>;

/** Rules with one deliberate fault each, and the promise that it must break. */
export function createReleaseMutants(
  rules: ReleaseModelRules,
): [what: string, rules: ReleaseModelRules, promise: string][] {
  const withStep = (
    step: (...given: Given) => ReturnType<ReleaseModelRules['nextStep']>,
  ): ReleaseModelRules => ({
    ...rules,
    nextStep: step,
  });
  const releasing = (early: (...given: Given) => boolean): ReleaseModelRules =>
    withStep((...given) => (early(...given) ? { kind: 'release' } : rules.nextStep(...given)));
  /** The product's rule, given altered facts. */
  const seeing = (
    change: (...given: Given) => Partial<{ [K in 0 | 1 | 2 | 3]: Given[K] }>,
  ): ReleaseModelRules =>
    withStep((...given) => {
      const changed = Object.assign([...given], change(...given)) as unknown as Given;
      return rules.nextStep(...changed);
    });
  const without = (stage: WarningStage): ReleaseModelRules =>
    seeing((_report, _hearing, warnings) => ({
      2: { ...warnings, written: [...warnings.written, { stage, at: new Date(0) }] },
    }));
  return [
    [
      'the window is not waited for',
      releasing(
        ({ status, confirmations, requiredConfirmations }, { kind }) =>
          status === 'pending' && kind === 'accepted' && confirmations >= requiredConfirmations,
      ),
      releaseInvariants.window,
    ],
    [
      'one confirmation too few is enough',
      releasing(
        ({ status, confirmations, requiredConfirmations, expiresAt }, { kind }, _warnings, _worked, now) =>
          status === 'pending' &&
          kind === 'accepted' &&
          now >= expiresAt &&
          confirmations >= requiredConfirmations - 1,
      ),
      releaseInvariants.confirmations,
    ],
    [
      'nobody needs to have heard',
      { ...rules, hearingOf: () => ({ kind: 'accepted', at: new Date(0) }) },
      releaseInvariants.window,
    ],
    [
      'an outage of the mail counts as a refusal',
      {
        ...rules,
        warningState: (warnings, now) => ({
          ...rules.warningState(warnings, now),
          queued: null,
          outcomes: [now, ...warnings.map(({ createdAt }) => createdAt)].map((at) => ({ tried: at, at })),
        }),
        hearingOf: (warnings, now) =>
          warnings.some(({ acceptedAt }) => acceptedAt)
            ? rules.hearingOf(warnings, now)
            : { kind: 'refused', takenAt: null },
      },
      releaseInvariants.heard,
    ],
    [
      'what came back counts as heard',
      {
        ...rules,
        hearingOf: (warnings, now) =>
          rules.hearingOf(
            warnings.map((warning) =>
              warning.state === 'failed' ? { ...warning, acceptedAt: warning.createdAt } : warning,
            ),
            now,
          ),
      },
      releaseInvariants.window,
    ],
    [
      'the last acceptance begins the window, not the first',
      {
        ...rules,
        hearingOf: (warnings, now) => {
          const accepted = warnings.flatMap(({ acceptedAt }) => acceptedAt?.getTime() ?? []);
          return accepted.length > 0
            ? { kind: 'accepted', at: new Date(Math.max(...accepted)) }
            : rules.hearingOf(warnings, now);
        },
      },
      releaseInvariants.grow,
    ],
    [
      'a refuted report is looked at again',
      withStep((report, ...rest) =>
        rules.nextStep(report.status === 'refuted' ? { ...report, status: 'pending' } : report, ...rest),
      ),
      releaseInvariants.refuted,
    ],
    [
      'a released report is released again',
      releasing(({ status }) => status === 'revoked'),
      releaseInvariants.once,
    ],
    ['a second report can be sent', { ...rules, submissionRefusal: () => null }, releaseInvariants.once],
    [
      'anybody takes a report back',
      { ...rules, isOwnRunning: ({ status }) => status === 'pending' },
      releaseInvariants.withdrawn,
    ],
    [
      'what was opened can be taken back',
      {
        ...rules,
        canWithdraw: () => true,
        isOwnRunning: ({ status, reporterEmail }, email) =>
          rules.isOwnRunning({ status: status === 'released' ? 'pending' : status, reporterEmail }, email),
      },
      releaseInvariants.withdrawn,
    ],
    [
      'the reports of all reporters count for each of them',
      { ...rules, countedReports: (all) => [...all] },
      releaseInvariants.turn,
    ],
    [
      'a reporter may take back as many reports as they like',
      { ...rules, reportPause: () => null },
      releaseInvariants.pause,
    ],
    [
      'a report can be taken back after a confirmation',
      { ...rules, canWithdraw: () => true },
      releaseInvariants.shared,
    ],
    [
      'what was opened can be refuted',
      { ...rules, refutationRefusal: () => null },
      releaseInvariants.refuted,
    ],
    [
      'an expired report still counts confirmations',
      {
        ...rules,
        confirmationVerdict: (status, hasConfirmed) =>
          rules.confirmationVerdict(status === 'expired' ? 'pending' : status, hasConfirmed),
      },
      releaseInvariants.decided,
    ],
    [
      'the end of the window is missed',
      withStep((...given) => {
        const step = rules.nextStep(...given);
        return step.kind === 'release' ? { kind: 'wait', at: null } : step;
      }),
      releaseInvariants.owed,
    ],
    [
      'reports expire with their window',
      withStep((...given) => {
        const [report, , , , now] = given;
        return report.status === 'pending' && now >= report.expiresAt
          ? { kind: 'expire' }
          : rules.nextStep(...given);
      }),
      releaseInvariants.expiry,
    ],
    [
      'a warning heard late shortens the window again',
      withStep((...given) => {
        const [{ status, expiresAt, begunAt, refuteTimeHours }, hearing] = given;
        const end = new Date(begunAt.getTime() + refuteTimeHours * HOUR_MS);
        const isMoved = status === 'pending' && hearing.kind === 'accepted' && expiresAt > end;
        return isMoved && refuteTimeHours < 24
          ? { kind: 'move-window', expiresAt: end }
          : rules.nextStep(...given);
      }),
      releaseInvariants.shrink,
    ],
    ['half of the window passes without a warning', without('half'), releaseInvariants.warned],
    ['the last hour comes without a warning', without('last'), releaseInvariants.warned],
    [
      'every warning that was missed is written',
      withStep((...given) => {
        const step = rules.nextStep(...given);
        const isMissed = step.kind === 'warn' && step.stage === 'last' && !isWritten(given[2], 'half');
        return isMissed ? { kind: 'warn', stage: 'half' } : step;
      }),
      releaseInvariants.flood,
    ],
    [
      'a late warning is not waited for',
      seeing((_report, _hearing, warnings) => ({ 2: { ...warnings, queued: null } })),
      releaseInvariants.sent,
    ],
    [
      'the sending of a warning is waited for an hour, not three days',
      seeing((_report, _hearing, warnings, _worked, now) => {
        const isOld = warnings.queued && now.getTime() >= warnings.queued.since.getTime() + HOUR_MS;
        return isOld ? { 2: { ...warnings, queued: null } } : {};
      }),
      releaseInvariants.sent,
    ],
    [
      'a warning that waited through a downtime is not tried',
      {
        ...rules,
        warningState: (warnings, now) => rules.warningState(asIfTried(warnings, now), now),
        hearingOf: (warnings, now) => rules.hearingOf(asIfTried(warnings, now), now),
      },
      releaseInvariants.sent,
    ],
    [
      'a try counts that a wrong clock dated ahead',
      {
        ...rules,
        warningState: (warnings, now) => rules.warningState(asIfSetRight(warnings, now), now),
        hearingOf: (warnings, now) => rules.hearingOf(asIfSetRight(warnings, now), now),
      },
      releaseInvariants.sent,
    ],
    [
      'a late confirmation opens at once',
      seeing((report, _hearing, { outcomes }) =>
        report.confirmedAt && outcomes[0] ? { 0: { ...report, confirmedAt: outcomes[0].tried } } : {},
      ),
      releaseInvariants.notice,
    ],
    [
      'an outage counts as working time',
      seeing((...given) => ({ 3: workedWithOutages(given) })),
      releaseInvariants.notice,
    ],
    [
      'a final notice leaves an hour',
      seeing((report, _hearing, _warnings, worked) => ({
        3: (since) => worked(since) + Math.max(0, Math.min(report.refuteTimeHours, 12) - 1) * HOUR_MS,
      })),
      releaseInvariants.notice,
    ],
    [
      'a refused final notice never counts',
      {
        ...rules,
        warningState: (warnings, now) =>
          rules.warningState(
            warnings.map((warning) =>
              warning.acceptedAt ? warning : { ...warning, state: 'accepted', refusedAt: null },
            ),
            now,
          ),
      },
      releaseInvariants.owed,
    ],
    [
      'what comes back counts as told when it came back',
      {
        ...rules,
        warningState: (warnings, now) =>
          rules.warningState(
            warnings.map((warning) => ({ ...warning, takenAt: null })),
            now,
          ),
      },
      releaseInvariants.notice,
    ],
    [
      'what comes back ends the window earlier',
      {
        ...rules,
        hearingOf: (warnings, now) =>
          rules.hearingOf(
            warnings.map((warning) => ({ ...warning, takenAt: null })),
            now,
          ),
      },
      releaseInvariants.window,
    ],
    [
      'no final notice is written',
      withStep((...given) => {
        const step = rules.nextStep(...given);
        return step.kind === 'warn' && step.stage === 'final' ? { kind: 'wait', at: null } : step;
      }),
      releaseInvariants.bound,
    ],
    [
      'a final notice is written at each look',
      withStep((...given) => {
        const [report, , warnings, , now] = given;
        const isDue = report.status === 'pending' && report.confirmedAt && now >= report.expiresAt;
        return isDue && isWritten(warnings, 'final') && !warnings.queued
          ? { kind: 'warn', stage: 'final' }
          : rules.nextStep(...given);
      }),
      releaseInvariants.flood,
    ],
    [
      'what came back is never written again',
      withStep((...given) => {
        const step = rules.nextStep(...given);
        return step.kind === 'warn' && step.stage === 'first' ? { kind: 'wait', at: null } : step;
      }),
      releaseInvariants.warned,
    ],
  ];
}

const isWritten = ({ written }: Given[2], stage: WarningStage) =>
  written.some((warning) => warning.stage === stage);

const asIfTried = (warnings: Parameters<ReleaseModelRules['warningState']>[0], now: Date) =>
  warnings.map((warning) => ({ ...warning, lastAttemptAt: now }));

const asIfSetRight = (warnings: Parameters<ReleaseModelRules['warningState']>[0], now: Date) =>
  warnings.map((warning) => ({
    ...warning,
    lastAttemptAt: warning.lastAttemptAt && warning.lastAttemptAt > now ? now : warning.lastAttemptAt,
  }));

/** Ignores all outages. */
const workedWithOutages =
  ([, , , , now]: Given) =>
  (since: Date) =>
    now.getTime() - since.getTime();
