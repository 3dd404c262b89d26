import { DAY_MS } from '#shared/domain/durations.ts';
import type { UnopenedFacts } from '#server/features/unopened/decide-unopened.ts';
import { unopenedPromises, type UnopenedRules } from './model.ts';

type UnopenedRule = UnopenedRules['decideUnopened'];

/** A rule that is given facts with a deliberate fault. */
const misinformed =
  (rule: UnopenedRule, change: (facts: UnopenedFacts) => Partial<UnopenedFacts>): UnopenedRule =>
  (facts) =>
    rule({ ...facts, ...change(facts) });

const ALWAYS = { releaseType: 'always' as const };

type Mutant<Rule> = [what: string, create: () => Rule, promise: string];

/** Rules with one deliberate fault each, and the promise that it must break. */
export const createUnopenedMutants = (rules: UnopenedRules): Mutant<UnopenedRules>[] => [
  ...createDecisionMutants(rules.decideUnopened).map(([what, create, promise]): Mutant<UnopenedRules> => [
    what,
    () => ({ ...rules, decideUnopened: create() }),
    promise,
  ]),
  [
    'a substitute stays after a revocation',
    () => ({
      ...rules,
      takeBackTurns: ({ sharingEmails, sharingConfig, leftBy }) => ({
        sharingEmails: [...sharingEmails],
        sharingConfig: { ...sharingConfig },
        leftBy: { ...leftBy },
      }),
    }),
    unopenedPromises.waits,
  ],
  [
    'a substitute needs no rule, and stays after a revocation',
    () => ({
      ...rules,
      decideUnopened: (facts) => {
        const decision = rules.decideUnopened(facts);
        return { ...decision, turns: decision.turns.map((turn) => ({ ...turn, rule: ALWAYS })) };
      },
      opensWithRelease: () => false,
    }),
    unopenedPromises.earlier,
  ],
  [
    'a substitute stays where it waits for no report',
    () => ({ ...rules, opensWithRelease: (setting) => setting?.releaseType === 'death_incapacitation' }),
    unopenedPromises.waits,
  ],
  [
    'a substitute who has left stays',
    () => ({
      ...rules,
      takeBackTurns: (sharing, substitutes) =>
        rules.takeBackTurns(
          sharing,
          substitutes.filter((email) => !Object.hasOwn(sharing.leftBy, email)),
        ),
    }),
    unopenedPromises.waits,
  ],
  [
    'what a date has opened is taken back',
    () => ({ ...rules, opensWithRelease: () => true }),
    unopenedPromises.stays,
  ],
  [
    'a revocation takes it from the first person, too',
    () => ({
      ...rules,
      takeBackTurns: (sharing, substitutes) =>
        rules.takeBackTurns(sharing, [...substitutes, ...sharing.sharingEmails.slice(0, 1)]),
    }),
    unopenedPromises.stays,
  ],
];

const createDecisionMutants = (rule: UnopenedRule): Mutant<UnopenedRule>[] => [
  [
    'a turn comes a day too early',
    () =>
      misinformed(rule, ({ substitutes }) => ({
        substitutes: substitutes.map((one) => ({ ...one, afterDays: one.afterDays - 1 })),
      })),
    unopenedPromises.early,
  ],
  [
    'the days count from before the release',
    () =>
      misinformed(rule, ({ estate }) => ({
        estate:
          estate.report === 'released'
            ? { ...estate, releasedAt: new Date(estate.releasedAt.getTime() - 3 * DAY_MS) }
            : estate,
      })),
    unopenedPromises.early,
  ],
  [
    'one reminder is enough',
    () => misinformed(rule, ({ reminders }) => ({ reminders: reminders.flatMap((one) => [one, one]) })),
    unopenedPromises.reminders,
  ],
  [
    'an outage counts as a rejection',
    () =>
      misinformed(rule, ({ reminders }) => ({
        reminders: reminders.map((one) => (one.outcome === 'failed' ? { ...one, outcome: 'refused' } : one)),
      })),
    unopenedPromises.reminders,
  ],
  [
    'a reading counts for nothing',
    () => misinformed(rule, () => ({ readings: [] })),
    unopenedPromises.opened,
  ],
  [
    'a reading of years ago counts',
    () => misinformed(rule, () => ({ readingCountsBeforeMs: 9999 * DAY_MS })),
    unopenedPromises.reminded,
  ],
  [
    'a substitute needs no rule',
    () => (facts) => {
      const decision = rule(facts);
      return {
        ...decision,
        turns: decision.turns.map((turn) => ({ ...turn, rule: ALWAYS })),
      };
    },
    unopenedPromises.rule,
  ],
  [
    'a substitute who is a recipient gets another rule',
    () =>
      misinformed(rule, ({ leavebits, substitutes }) => ({
        leavebits: leavebits.map((leavebit) => ({
          ...leavebit,
          sharingEmails: leavebit.sharingEmails.filter(
            (email) =>
              !substitutes.some(
                (one) => one.substitute === email && leavebit.sharingEmails.includes(one.email),
              ),
          ),
        })),
      })),
    unopenedPromises.once,
  ],
  [
    'a substitute whom the owner removed comes back',
    () =>
      misinformed(rule, ({ openings }) => ({
        openings: openings.map((one) => ({ ...one, passedOnAt: null })),
      })),
    unopenedPromises.once,
  ],
  [
    'leaving counts as not opening',
    () =>
      misinformed(rule, ({ leavebits }) => ({ leavebits: leavebits.map((one) => ({ ...one, leftBy: {} })) })),
    unopenedPromises.left,
  ],
  [
    'a revocation stops nothing',
    () => {
      let released: UnopenedFacts['estate'] | null = null;
      return misinformed(rule, ({ estate }) => {
        if (estate.report === 'released') released = estate;
        return { estate: released ?? estate };
      });
    },
    unopenedPromises.revoked,
  ],
  ['nobody has a turn', () => (facts) => ({ ...rule(facts), turns: [] }), unopenedPromises.due],
  ['nothing is planned', () => (facts) => ({ ...rule(facts), nextCheckAt: null }), unopenedPromises.reminded],
  ['nobody is reminded', () => (facts) => ({ ...rule(facts), reminders: [] }), unopenedPromises.reminded],
  [
    'reminders come together',
    () =>
      misinformed(rule, ({ reminders }) => {
        const earlier = (at: Date) => new Date(at.getTime() - 7 * DAY_MS);
        return {
          reminders: reminders.map((one) => ({
            ...one,
            sentAt: earlier(one.sentAt),
            endedAt: one.endedAt && earlier(one.endedAt),
          })),
        };
      }),
    unopenedPromises.reminded,
  ],
  [
    'reminders never end',
    () => misinformed(rule, ({ reminders }) => ({ reminders: reminders.slice(-1) })),
    unopenedPromises.reminded,
  ],
  [
    'a turn is taken again and again',
    () => (facts) => {
      const decision = rule(facts);
      const [first] = facts.leavebits.filter(({ sharingEmails }) => sharingEmails.length > 2);
      if (!first) return decision;
      const [from, to] = first.sharingEmails as [string, string];
      return { ...decision, turns: [{ leavebitId: first.id, from, to, rule: { releaseType: 'always' } }] };
    },
    unopenedPromises.ends,
  ],
];
