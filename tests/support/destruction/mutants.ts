import { DAY_MS } from '#shared/domain/durations.ts';
import type { DestructionFacts, DestructionStep } from '#server/features/subscriptions/destruction/rules.ts';
import type { DestructionModelRules } from './model.ts';
import { destructionInvariants } from './invariants.ts';

type Announcement = NonNullable<DestructionFacts['announcement']>;

/** Rules with one deliberate fault each, and the promise that it must break. */
export function createDestructionMutants(
  rules: DestructionModelRules,
): [what: string, rules: DestructionModelRules, promise: string][] {
  /** The product's own rule, given wrong facts. */
  const seeing = (
    wrongly: (facts: DestructionFacts, now: Date) => DestructionFacts,
  ): DestructionModelRules => ({
    ...rules,
    decideDestructionStep: (facts, now) => rules.decideDestructionStep(wrongly(facts, now), now),
  });
  const announced = (
    change: (announcement: Announcement, now: Date) => Partial<Announcement>,
  ): DestructionModelRules =>
    seeing((facts, now) =>
      facts.announcement
        ? { ...facts, announcement: { ...facts.announcement, ...change(facts.announcement, now) } }
        : facts,
    );
  const answering = (
    change: (step: DestructionStep, facts: DestructionFacts, now: Date) => DestructionStep,
  ): DestructionModelRules => ({
    ...rules,
    decideDestructionStep: (facts, now) => change(rules.decideDestructionStep(facts, now), facts, now),
  });
  const inquiry = (change: Partial<NonNullable<DestructionFacts['inquiry']>>): DestructionModelRules =>
    seeing((facts) => ({ ...facts, inquiry: facts.inquiry && { ...facts.inquiry, ...change } }));

  return [
    [
      'a rejected warning counts as accepted',
      announced(({ warnings }, now) => ({
        warnings: warnings.map((warning) =>
          warning.state === 'failed'
            ? { ...warning, state: 'accepted', acceptedAt: new Date(now.getTime() - 40 * DAY_MS) }
            : warning,
        ),
      })),
      destructionInvariants.warned,
    ],
    [
      'a mailbox that rejects mail is abandoned at once',
      announced(({ warnings, unreachableAt, destroyAt }) =>
        warnings.length === 3 && !unreachableAt ? { unreachableAt: destroyAt } : {},
      ),
      destructionInvariants.warned,
    ],
    [
      'reporters who cannot be notified are not waited for',
      announced(() => ({ notices: [] })),
      destructionInvariants.warned,
    ],
    [
      'one warning is enough',
      answering((step, { announcement }, now) =>
        step.do === 'tell-reporters' && announcement?.warnings.some(({ state }) => state === 'accepted')
          ? now >= announcement.destroyAt
            ? { do: 'destroy', destroyAt: announcement.destroyAt }
            : { do: 'wait', destroyAt: announcement.destroyAt, why: null }
          : step,
      ),
      destructionInvariants.warned,
    ],
    [
      'the last warning may have arrived a moment ago',
      announced(({ warnings }, now) => ({
        warnings: warnings.map((warning) =>
          warning.daysAhead === 1 && warning.acceptedAt
            ? {
                ...warning,
                acceptedAt: new Date(Math.min(warning.acceptedAt.getTime(), now.getTime() - 2 * DAY_MS)),
              }
            : warning,
        ),
      })),
      destructionInvariants.lastWarning,
    ],
    [
      'a partial payment changes nothing',
      seeing((facts) => ({ ...facts, keptUntil: new Date(facts.keptUntil.getTime() - 35 * DAY_MS) })),
      destructionInvariants.kept,
    ],
    ['PayFast is not asked', inquiry({ result: 'clear' }), destructionInvariants.asked],
    [
      'no response from PayFast counts as an answer',
      seeing((facts) => ({
        ...facts,
        inquiry:
          facts.inquiry?.result === 'unanswered' ? { ...facts.inquiry, result: 'clear' } : facts.inquiry,
      })),
      destructionInvariants.asked,
    ],
    ['an answer holds whatever was offered since', inquiry({ coversAll: true }), destructionInvariants.asked],
    [
      'an unknown charge is ignored',
      seeing((facts) => ({
        ...facts,
        inquiry:
          facts.inquiry?.result === 'charge-unheard' ? { ...facts.inquiry, result: 'clear' } : facts.inquiry,
      })),
      destructionInvariants.charged,
    ],
    [
      'a payment that waits for its checks is ignored',
      seeing((facts) => ({ ...facts, hasUnsettledPayment: false })),
      destructionInvariants.charged,
    ],
    [
      'reports are ignored',
      seeing((facts) => ({ ...facts, isEstateOnHold: false })),
      destructionInvariants.rest,
    ],
    [
      'reporters are not notified while the owner’s mailbox accepts the warnings',
      seeing((facts) => ({ ...facts, mustTellReporters: false })),
      destructionInvariants.reporters,
    ],
    [
      'the notices to reporters are not waited for',
      announced(({ notices, reportersToldAt }) => (reportersToldAt ? { notices: notices.slice(0, 0) } : {})),
      destructionInvariants.reporters,
    ],
    [
      'recovery is ignored',
      seeing((facts) => ({ ...facts, canActIrrevocably: true })),
      destructionInvariants.recovery,
    ],
    [
      'the announced moment is not waited for',
      announced(({ warnings, destroyAt }, now) =>
        warnings.length < 3 || now >= destroyAt
          ? {}
          : {
              destroyAt: now,
              warnings: warnings.map((warning) =>
                warning.acceptedAt
                  ? { ...warning, acceptedAt: new Date(warning.acceptedAt.getTime() - 30 * DAY_MS) }
                  : warning,
              ),
            },
      ),
      destructionInvariants.announced,
    ],
    [
      'a late warning does not get all of its days',
      announced(({ warnings, notices }) => ({
        warnings: warnings.map((warning) =>
          warning.acceptedAt
            ? { ...warning, acceptedAt: new Date(warning.acceptedAt.getTime() - 25 * DAY_MS) }
            : warning,
        ),
        notices,
      })),
      destructionInvariants.announced,
    ],
    [
      'the next warning does not wait for the previous one',
      announced(({ warnings }) => ({
        warnings: warnings.map((warning) =>
          warning.state === 'queued' ? { ...warning, state: 'failed' } : warning,
        ),
      })),
      destructionInvariants.flood,
    ],
    [
      'every missed warning is written',
      answering((step, { announcement }, now) =>
        step.do === 'wait' &&
        announcement?.warnings.length === 1 &&
        now >= new Date(announcement.destroyAt.getTime() - 20 * DAY_MS)
          ? { do: 'warn', daysAhead: 7, destroyAt: announcement.destroyAt }
          : step,
      ),
      destructionInvariants.flood,
    ],
    [
      'a warning is written again as long as it waits',
      answering((step, { announcement }) =>
        step.do === 'wait' && step.why === 'warning-waits'
          ? {
              do: 'warn',
              daysAhead: announcement!.warnings.at(-1)!.daysAhead,
              destroyAt: announcement!.destroyAt,
            }
          : step,
      ),
      destructionInvariants.once,
    ],
    [
      'what is due is never destroyed',
      answering((step) =>
        step.do === 'destroy' ? { do: 'wait', destroyAt: step.destroyAt, why: null } : step,
      ),
      destructionInvariants.owed,
    ],
    [
      'a mailbox that rejects mail retains the data forever',
      answering((step, { announcement }) =>
        step.do === 'tell-reporters'
          ? { do: 'wait', destroyAt: announcement!.destroyAt, why: 'warning-waits' }
          : step,
      ),
      destructionInvariants.owed,
    ],
    [
      'no alarm is raised for a postponement',
      { ...rules, isPostponementAlarmDue: () => false },
      destructionInvariants.alarmed,
    ],
    [
      'an answer is valid for a day',
      answering((step, { inquiry: known, announcement }, now) =>
        step.do === 'ask-payfast' &&
        known?.result === 'clear' &&
        now.getTime() - known.askedAt.getTime() < DAY_MS
          ? { do: 'destroy', destroyAt: announcement!.destroyAt }
          : step,
      ),
      destructionInvariants.asked,
    ],
  ];
}
