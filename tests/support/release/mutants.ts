import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import type { ReportNumbers } from '#shared/domain/reporters.ts';
import type { OwnerWarningStage } from '#server/features/release/reports/warning-rules.ts';
import { releaseInvariants, type ReleaseModelRules } from './model.ts';

type Facts = Parameters<ReleaseModelRules['decide']>[0];
type Step = ReturnType<ReleaseModelRules['decide']>['step'];
type Warnings = Parameters<ReleaseModelRules['summarizeWarnings']>[0];
type Delivery = Facts['warnings']['delivery'];

/** Rules with one deliberate fault each, and the promise that it must break. */
export function createReleaseMutants(
  rules: ReleaseModelRules,
): [what: string, rules: ReleaseModelRules, promise: string][] {
  /** The product's step, replaced in some cases. */
  const withStep = (replace: (facts: Facts, now: Date, step: Step) => Step | null): ReleaseModelRules => ({
    ...rules,
    decide: (facts, now) => {
      const decision = rules.decide(facts, now);
      return { ...decision, step: replace(facts, now, decision.step) ?? decision.step };
    },
  });
  const releasing = (early: (facts: Facts, now: Date) => boolean): ReleaseModelRules =>
    withStep((facts, now) => (early(facts, now) ? { kind: 'release' } : null));
  /** The product's rule, given altered facts. */
  const seeing = (change: (facts: Facts, now: Date) => Partial<Facts>): ReleaseModelRules => ({
    ...rules,
    decide: (facts, now) => rules.decide({ ...facts, ...change(facts, now) }, now),
  });
  /** The product's rule, given altered warnings. */
  const seeingWarnings = (change: (warnings: Warnings, now: Date) => Warnings): ReleaseModelRules => ({
    ...rules,
    summarizeWarnings: (warnings, now) => rules.summarizeWarnings(change(warnings, now), now),
  });
  /** The product's rule, given a different delivery. */
  const seeingDelivery = (
    change: (warnings: Warnings, now: Date, delivery: Delivery) => Delivery,
  ): ReleaseModelRules => ({
    ...rules,
    summarizeWarnings: (warnings, now) => {
      const summary = rules.summarizeWarnings(warnings, now);
      return { ...summary, delivery: change(warnings, now, summary.delivery) };
    },
  });
  const getDelivery = (warnings: Warnings, now: Date) => rules.summarizeWarnings(warnings, now).delivery;
  /** The product's rule, given altered warnings for everything but their delivery. */
  const seeingWarningsButDelivery = (change: (warnings: Warnings) => Warnings): ReleaseModelRules => ({
    ...rules,
    summarizeWarnings: (warnings, now) => ({
      ...rules.summarizeWarnings(change(warnings), now),
      delivery: getDelivery(warnings, now),
    }),
  });
  const without = (stage: OwnerWarningStage): ReleaseModelRules =>
    seeing(({ warnings }) => ({
      warnings: { ...warnings, written: [...warnings.written, { stage, at: new Date(0) }] },
    }));
  const withNumbers = (
    change: (...given: Parameters<ReleaseModelRules['reportNumbers']>) => Partial<ReportNumbers>,
  ): ReleaseModelRules => ({
    ...rules,
    reportNumbers: (configured, type) => ({
      ...rules.reportNumbers(configured, type),
      ...change(configured, type),
    }),
  });
  return [
    [
      'an incapacity’s window counts for a death',
      withNumbers((configured) => ({
        refuteTimeHours: rules.reportNumbers(configured, 'incapacitation').refuteTimeHours,
      })),
      releaseInvariants.window,
    ],
    [
      'a death’s confirmations are enough for an incapacity',
      withNumbers(({ requiredConfirmations }) => ({ requiredConfirmations })),
      releaseInvariants.confirmations,
    ],
    [
      'the numbers are taken at release, not at submission',
      { ...rules, numbersInForce: (_submitted, configured) => configured },
      releaseInvariants.confirmations,
    ],
    [
      'the window is not waited for',
      releasing(
        ({ report: { status, confirmations, requiredConfirmations }, warnings: { delivery } }) =>
          status === 'pending' && delivery.kind === 'accepted' && confirmations >= requiredConfirmations,
      ),
      releaseInvariants.window,
    ],
    [
      'one confirmation too few is enough',
      releasing(
        ({ report, warnings: { delivery } }, now) =>
          report.status === 'pending' &&
          delivery.kind === 'accepted' &&
          now >= report.expiresAt &&
          report.confirmations >= report.requiredConfirmations - 1,
      ),
      releaseInvariants.confirmations,
    ],
    [
      'a denial requires no further confirmation',
      {
        ...rules,
        hasEnough: (report) => rules.hasEnough({ ...report, denials: 0 }),
        decide: (facts, now) => rules.decide({ ...facts, report: { ...facts.report, denials: 0 } }, now),
      },
      releaseInvariants.confirmations,
    ],
    [
      'however many deny a report, one further confirmation is enough',
      {
        ...rules,
        hasEnough: (report) => rules.hasEnough({ ...report, denials: Math.min(1, report.denials) }),
        decide: (facts, now) =>
          rules.decide(
            { ...facts, report: { ...facts.report, denials: Math.min(1, facts.report.denials) } },
            now,
          ),
      },
      releaseInvariants.confirmations,
    ],
    [
      'a denial doesn’t stop the clock',
      { ...rules, extendWindow: (expiresAt) => expiresAt },
      releaseInvariants.denied,
    ],
    [
      'a denial stops the clock for six days',
      {
        ...rules,
        extendWindow: (expiresAt, deniedAt) =>
          rules.extendWindow(expiresAt, new Date(deniedAt.getTime() - DAY_MS)),
      },
      releaseInvariants.denied,
    ],
    [
      'one reporter stops the clock again and again',
      {
        ...rules,
        denialVerdict: (status, asked) => rules.denialVerdict(status, { ...asked, deniedAt: null }),
      },
      releaseInvariants.hostile,
    ],
    [
      'what was opened can be denied',
      {
        ...rules,
        denialVerdict: (status, asked) =>
          rules.denialVerdict(status === 'released' ? 'pending' : status, asked),
      },
      releaseInvariants.decided,
    ],
    [
      'nobody is reminded of the later end after a denial',
      seeing(({ report }) => ({ report: { ...report, deniedAt: null } })),
      releaseInvariants.warned,
    ],
    [
      'no warning needs to be delivered',
      seeingDelivery(() => ({ kind: 'accepted', at: new Date(0) })),
      releaseInvariants.window,
    ],
    [
      'a mail outage counts as a rejection',
      {
        ...rules,
        summarizeWarnings: (warnings, now) => ({
          ...rules.summarizeWarnings(warnings, now),
          queued: null,
          outcomes: [now, ...warnings.map(({ createdAt }) => createdAt)].map((at) => ({ tried: at, at })),
          delivery: warnings.some(({ acceptedAt }) => acceptedAt)
            ? getDelivery(warnings, now)
            : { kind: 'refused', takenAt: null },
        }),
      },
      releaseInvariants.heard,
    ],
    [
      'a bounced warning counts as delivered',
      seeingDelivery((warnings, now) =>
        getDelivery(
          warnings.map((warning) =>
            warning.state === 'failed' ? { ...warning, acceptedAt: warning.createdAt } : warning,
          ),
          now,
        ),
      ),
      releaseInvariants.window,
    ],
    [
      'the last acceptance begins the window, not the first',
      seeingDelivery((warnings, _now, delivery) => {
        const accepted = warnings.flatMap(({ acceptedAt }) => acceptedAt?.getTime() ?? []);
        return accepted.length > 0 ? { kind: 'accepted', at: new Date(Math.max(...accepted)) } : delivery;
      }),
      releaseInvariants.grow,
    ],
    [
      'the rejection of one way decides while another may still work',
      seeingWarnings(asIfUnrelated),
      releaseInvariants.heard,
    ],
    [
      'every way must be accepted',
      seeingWarnings((ways) =>
        ways.map((way) =>
          ways.some((other) => isSameWarning(way, other) && other.acceptedAt === null)
            ? { ...way, acceptedAt: null, state: way.state === 'accepted' ? 'queued' : way.state }
            : way,
        ),
      ),
      releaseInvariants.owed,
    ],
    ['a time away is ignored', { ...rules, timeAwayInForce: () => null }, releaseInvariants.away],
    [
      'the time to refute counts while the owner is away',
      {
        ...rules,
        submittedWindowEnd: (reportedAt, hours, awayUntil) => {
          const end = rules.submittedWindowEnd(reportedAt, hours, null);
          return awayUntil && awayUntil > end ? awayUntil : end;
        },
      },
      releaseInvariants.away,
    ],
    [
      'a time away has no limit after a clock was set back',
      { ...rules, timeAwayInForce: (awayUntil, now) => (awayUntil && awayUntil > now ? awayUntil : null) },
      releaseInvariants.grow,
    ],
    [
      'only the time to refute is waited for, from the report on',
      withStep(({ report }, now, step) =>
        report.status === 'pending' &&
        step.kind === 'wait' &&
        now.getTime() >= report.begunAt.getTime() + report.refuteTimeHours * HOUR_MS &&
        report.confirmations >= report.requiredConfirmations
          ? { kind: 'release' }
          : null,
      ),
      releaseInvariants.away,
    ],
    [
      'a refuted report is decided again',
      seeing(({ report }) =>
        report.status === 'refuted' ? { report: { ...report, status: 'pending' } } : {},
      ),
      releaseInvariants.refuted,
    ],
    [
      'a released report is released again',
      releasing(({ report }) => report.status === 'revoked'),
      releaseInvariants.once,
    ],
    ['a second report can be sent', { ...rules, canSubmit: () => true }, releaseInvariants.once],
    [
      'anybody can withdraw a report',
      { ...rules, isOwnRunning: ({ status }) => status === 'pending' },
      releaseInvariants.withdrawn,
    ],
    [
      'a released report can be withdrawn',
      {
        ...rules,
        canWithdraw: () => true,
        isOwnRunning: ({ status, reporterEmail }, email) =>
          rules.isOwnRunning({ status: status === 'released' ? 'pending' : status, reporterEmail }, email),
      },
      releaseInvariants.withdrawn,
    ],
    ['no pause follows a refutation', { ...rules, coolDown: () => null }, releaseInvariants.cooled],
    [
      'the pause after a refutation is always the longest',
      { ...rules, coolDown: (refutedAt, _days, now) => rules.coolDown(refutedAt, 30, now) },
      releaseInvariants.uncooled,
    ],
    ['a refuted reporter goes on', { ...rules, isSuspended: () => false }, releaseInvariants.suspended],
    [
      'a suspension that nobody decides about never ends',
      { ...rules, isSuspended: () => true },
      releaseInvariants.silenced,
    ],
    [
      'a suspension ends although the owner signs in',
      { ...rules, isSuspended: (suspendedAt, _signedInAt, now) => rules.isSuspended(suspendedAt, null, now) },
      releaseInvariants.suspended,
    ],
    [
      'limits on reports count all reporters together',
      { ...rules, countedReports: (all) => [...all] },
      releaseInvariants.turn,
    ],
    [
      'a reporter may withdraw any number of reports',
      { ...rules, reportPause: () => null },
      releaseInvariants.pause,
    ],
    [
      'a report can be withdrawn after a confirmation',
      { ...rules, canWithdraw: () => true },
      releaseInvariants.shared,
    ],
    ['what was opened can be refuted', { ...rules, canRefute: () => true }, releaseInvariants.refuted],
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
      withStep((_facts, _now, step) => (step.kind === 'release' ? { kind: 'wait', at: null } : null)),
      releaseInvariants.owed,
    ],
    [
      'reports expire with their window',
      withStep(({ report }, now) =>
        report.status === 'pending' && now >= report.expiresAt ? { kind: 'expire' } : null,
      ),
      releaseInvariants.expiry,
    ],
    [
      'a late delivered warning shortens the window again',
      withStep(({ report: { status, expiresAt, begunAt, refuteTimeHours }, warnings: { delivery } }) => {
        const end = new Date(begunAt.getTime() + refuteTimeHours * HOUR_MS);
        const isMoved = status === 'pending' && delivery.kind === 'accepted' && expiresAt > end;
        return isMoved && refuteTimeHours < 24 ? { kind: 'move-window', expiresAt: end } : null;
      }),
      releaseInvariants.shrink,
    ],
    ['half of the window passes without a warning', without('half'), releaseInvariants.warned],
    ['the last hour comes without a warning', without('last'), releaseInvariants.warned],
    [
      'every missed warning is written',
      withStep(({ warnings }, _now, step) => {
        const isMissed = step.kind === 'warn' && step.stage === 'last' && !isWritten(warnings, 'half');
        return isMissed ? { kind: 'warn', stage: 'half' } : null;
      }),
      releaseInvariants.flood,
    ],
    [
      'a late warning is not waited for',
      seeing(({ warnings }) => ({ warnings: { ...warnings, queued: null } })),
      releaseInvariants.sent,
    ],
    [
      'a warning is waited for an hour, not three days',
      seeing(({ warnings }, now) => {
        const isOld = warnings.queued && now.getTime() >= warnings.queued.since.getTime() + HOUR_MS;
        return isOld ? { warnings: { ...warnings, queued: null } } : {};
      }),
      releaseInvariants.sent,
    ],
    [
      'a warning that waited through a downtime is not attempted',
      seeingWarnings(asIfTried),
      releaseInvariants.sent,
    ],
    ['a try counts that a wrong clock dated ahead', seeingWarnings(asIfSetRight), releaseInvariants.sent],
    [
      'a late confirmation opens at once',
      seeing(({ report, warnings: { outcomes } }) =>
        report.confirmedAt && outcomes[0] ? { report: { ...report, confirmedAt: outcomes[0].tried } } : {},
      ),
      releaseInvariants.notice,
    ],
    [
      'an outage counts as uptime',
      seeing((_facts, now) => ({ uptimeMs: (since) => now.getTime() - since.getTime() })),
      releaseInvariants.notice,
    ],
    [
      'a final notice leaves an hour',
      seeing(({ report, uptimeMs }) => ({
        uptimeMs: (since) =>
          uptimeMs(since) + Math.max(0, Math.min(report.refuteTimeHours, 12) - 1) * HOUR_MS,
      })),
      releaseInvariants.notice,
    ],
    [
      'a rejected final notice never counts',
      seeingWarningsButDelivery((warnings) =>
        warnings.map((warning) =>
          warning.acceptedAt ? warning : { ...warning, state: 'accepted', refusedAt: null },
        ),
      ),
      releaseInvariants.owed,
    ],
    [
      'a bounced warning counts as delivered at its bounce',
      seeingWarningsButDelivery((warnings) => warnings.map((warning) => ({ ...warning, takenAt: null }))),
      releaseInvariants.notice,
    ],
    [
      'a bounce ends the window earlier',
      seeingDelivery((warnings, now) =>
        getDelivery(
          warnings.map((warning) => ({ ...warning, takenAt: null })),
          now,
        ),
      ),
      releaseInvariants.window,
    ],
    [
      'no final notice is written',
      withStep((_facts, _now, step) =>
        step.kind === 'warn' && step.stage === 'final' ? { kind: 'wait', at: null } : null,
      ),
      releaseInvariants.bound,
    ],
    [
      'a final notice is written at every run',
      withStep(({ report, warnings }, now) => {
        const isDue = report.status === 'pending' && report.confirmedAt && now >= report.expiresAt;
        return isDue && isWritten(warnings, 'final') && !warnings.queued
          ? { kind: 'warn', stage: 'final' }
          : null;
      }),
      releaseInvariants.flood,
    ],
    [
      'a bounced warning is never written again',
      withStep((_facts, _now, step) =>
        step.kind === 'warn' && step.stage === 'first' ? { kind: 'wait', at: null } : null,
      ),
      releaseInvariants.warned,
    ],
  ];
}

const isWritten = ({ written }: Facts['warnings'], stage: OwnerWarningStage) =>
  written.some((warning) => warning.stage === stage);

const isSameWarning = (one: Warnings[number], other: Warnings[number]) =>
  one.stage === other.stage && one.number === other.number;

/** As if each way were a warning of its own. */
const asIfUnrelated = (ways: Warnings) => ways.map((way, number) => ({ ...way, number }));

const asIfTried = (warnings: Warnings, now: Date) =>
  warnings.map((warning) => ({ ...warning, lastAttemptAt: now }));

const asIfSetRight = (warnings: Warnings, now: Date) =>
  warnings.map((warning) => ({
    ...warning,
    lastAttemptAt: warning.lastAttemptAt && warning.lastAttemptAt > now ? now : warning.lastAttemptAt,
  }));
