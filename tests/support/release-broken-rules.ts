import { HOUR, promises, type Rules } from './release-model.ts';

/** Rules with one deliberate fault each, and the promise that must be seen to break. */
export function brokenRules(rules: Rules): [what: string, rules: Rules, promise: string][] {
  const releasing = (early: (...given: Parameters<Rules['nextStep']>) => boolean): Rules => ({
    ...rules,
    nextStep: (...given) => (early(...given) ? { kind: 'release' } : rules.nextStep(...given)),
  });
  return [
    [
      'the window is not waited for',
      releasing(
        ({ status, confirmations, requiredConfirmations }, { kind }) =>
          status === 'pending' && kind === 'accepted' && confirmations >= requiredConfirmations,
      ),
      promises.window,
    ],
    [
      'one confirmation too few is enough',
      releasing(
        ({ status, confirmations, requiredConfirmations, expiresAt }, { kind }, _warnings, now) =>
          status === 'pending' &&
          kind === 'accepted' &&
          now >= expiresAt &&
          confirmations >= requiredConfirmations - 1,
      ),
      promises.confirmations,
    ],
    [
      'nobody needs to have heard',
      { ...rules, hearingOf: () => ({ kind: 'accepted', at: new Date(0) }) },
      promises.heard,
    ],
    [
      'an outage counts as a refusal',
      {
        ...rules,
        warningState: (warnings) => ({ ...rules.warningState(warnings), queuedSince: null }),
        hearingOf: (warnings, now) =>
          warnings.some(({ acceptedAt }) => acceptedAt)
            ? rules.hearingOf(warnings, now)
            : { kind: 'refused' },
      },
      promises.heard,
    ],
    [
      'a refuted report is looked at again',
      {
        ...rules,
        nextStep: (report, ...rest) =>
          rules.nextStep(report.status === 'refuted' ? { ...report, status: 'pending' } : report, ...rest),
      },
      promises.refuted,
    ],
    [
      'a released report is released again',
      {
        ...rules,
        nextStep: (report, hearing, warnings, now) =>
          report.status === 'revoked' ? { kind: 'release' } : rules.nextStep(report, hearing, warnings, now),
      },
      promises.once,
    ],
    ['a second report can be sent', { ...rules, submissionRefusal: () => null }, promises.once],
    ['what was opened can be refuted', { ...rules, refutationRefusal: () => null }, promises.refuted],
    [
      'the end of the window is missed',
      {
        ...rules,
        nextStep: (...given) => {
          const step = rules.nextStep(...given);
          return step.kind === 'release' ? { kind: 'wait', at: null } : step;
        },
      },
      promises.owed,
    ],
    [
      'reports expire with their window',
      {
        ...rules,
        nextStep: (report, hearing, warnings, now) =>
          report.status === 'pending' && now >= report.expiresAt
            ? { kind: 'expire' }
            : rules.nextStep(report, hearing, warnings, now),
      },
      promises.expiry,
    ],
    [
      'a warning heard late shortens the window again',
      {
        ...rules,
        nextStep: (report, hearing, warnings, now) =>
          hearing.kind === 'accepted' && report.status === 'pending' && hearing.at < report.expiresAt
            ? report.expiresAt.getTime() > report.reportedAt.getTime() + report.refuteTimeHours * HOUR &&
              report.refuteTimeHours < 24
              ? {
                  kind: 'move-window',
                  expiresAt: new Date(report.reportedAt.getTime() + report.refuteTimeHours * HOUR),
                }
              : rules.nextStep(report, hearing, warnings, now)
            : rules.nextStep(report, hearing, warnings, now),
      },
      promises.shrink,
    ],
  ];
}
