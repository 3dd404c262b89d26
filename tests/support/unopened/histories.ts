import fc from 'fast-check';
import { getTestAmount } from '../test-amounts.ts';
import type { ModelRule, UnopenedCommand } from './model.ts';

const what = fc.constantFrom(0 as const, 1 as const);
const who = fc.constantFrom(0 as const, 1 as const, 2 as const);
const save = fc.record({
  do: fc.constant('save' as const),
  what,
  who,
  rule: fc.constantFrom<(ModelRule | null)[]>('always', 'report', 'report', -40, -1, 1, 10, 70, null),
});
const substitute = fc.record({
  do: fc.constant('substitute' as const),
  who,
  to: fc.oneof({ weight: 6, arbitrary: who }, { weight: 1, arbitrary: fc.constant(null) }),
  days: fc.constantFrom(30, 31, 60, 120, 365),
});
const time = fc.record({
  do: fc.constant('time' as const),
  days: fc.constantFrom(0.5, 1, 7, 8, 22, 23, 31, 60, 90),
});

const command: fc.Arbitrary<UnopenedCommand> = fc.oneof(
  { weight: 4, arbitrary: save },
  { weight: 4, arbitrary: substitute },
  { weight: 9, arbitrary: time },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('read' as const, 'read' as const, 'leave' as const),
      what,
      who,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stop' as const), who }) },
  { weight: 3, arbitrary: fc.constant({ do: 'release' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'revoke' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('mail' as const),
      server: fc.constantFrom('accepts' as const, 'refuses' as const, 'is-away' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('outage' as const), days: fc.constantFrom(1, 8, 40, 100) }),
  },
);

/** A history begins with something that is left, with a substitute, and often with one of their own. */
const beginning = fc
  .record({
    first: save,
    next: substitute,
    isChain: fc.boolean(),
    then: fc.constantFrom('nothing', 'release', 'turn', 'back', 'left, then back'),
  })
  .map(({ first, next, isChain, then }): UnopenedCommand[] => [
    first,
    { ...next, who: first.who },
    ...(isChain && next.to !== null
      ? [{ do: 'substitute' as const, who: next.to, to: OTHER[first.who + next.to] ?? null, days: 30 }]
      : []),
    ...(then === 'nothing' ? [] : [{ do: 'release' as const }]),
    ...(['nothing', 'release'].includes(then) ? [] : [{ do: 'time' as const, days: 90 }]),
    ...(then === 'left, then back' && next.to !== null
      ? [{ do: 'leave' as const, what: first.what, who: next.to }]
      : []),
    ...(then.endsWith('back') ? [{ do: 'revoke' as const }, { do: 'release' as const }] : []),
  ]);
/** The third of three people, by the sum of the other two. */
const OTHER: Record<number, 0 | 1 | 2> = { 1: 2, 2: 1, 3: 0 };

/** A failure prints its seed and the shortest failing history. */
export const unopenedHistories: { arbitrary: fc.Arbitrary<UnopenedCommand[]>; runs: number } = {
  arbitrary: fc
    .tuple(beginning, fc.array(command, { maxLength: 20 }))
    .map((parts): UnopenedCommand[] => parts.flat()),
  runs: getTestAmount('UNOPENED_HISTORIES'),
};
