import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { getTestAmount } from '../test-amounts.ts';
import type { ReleaseCommand } from './model.ts';

const command: fc.Arbitrary<ReleaseCommand> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('submit'), by: fc.nat(4), isIncapacity: fc.boolean() }),
  },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('confirm'), by: fc.nat(4) }) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.record({ do: fc.constant('refute') }),
      fc.record({ do: fc.constant('sign-in') }),
      fc.record({ do: fc.constant('cool-down'), days: fc.constantFrom(0, 1, 30) }),
      fc.record({ do: fc.constant('judge'), by: fc.nat(4), keep: fc.boolean() }),
      fc.record({ do: fc.constant('withdraw'), by: fc.nat(4) }),
      fc.record({ do: fc.constant('ask-again'), by: fc.nat(4) }),
    ),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('revoke') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deny'), by: fc.nat(4) }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ reporters: fc.integer({ min: 0, max: 5 }), required: fc.integer({ min: 1, max: 4 }) })
      .chain(({ reporters, required }) =>
        fc.record({
          do: fc.constant('configure'),
          reporters: fc.constant(reporters),
          required: fc.constant(Math.max(1, Math.min(required, reporters - 1))),
          hours: fc.constantFrom(1, 2, 24, 168),
        }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('incapacitation'),
      numbers: fc.option(
        fc.record({ required: fc.integer({ min: 1, max: 4 }), hours: fc.constantFrom(1, 2, 24, 168) }),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('mail-server'),
      answers: fc.constantFrom('accepts', 'accepts', 'refuses', 'doubts', 'is-away'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('time'),
      passes: fc.oneof(
        fc.constantFrom(
          1000,
          HOUR_MS / 2,
          HOUR_MS,
          12 * HOUR_MS,
          23 * HOUR_MS,
          DAY_MS,
          3 * DAY_MS,
          31 * DAY_MS,
        ),
        fc.integer({ min: -2 * DAY_MS, max: 8 * DAY_MS }),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('bounce'), kind: fc.constantFrom('hard', 'soft') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('outage'),
      lasts: fc.constantFrom(HOUR_MS / 4, HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, 30 * HOUR_MS, 4 * DAY_MS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('http'), serves: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('away'),
      lasts: fc.constantFrom(0, HOUR_MS, 12 * HOUR_MS, 3 * DAY_MS, 30 * DAY_MS, 90 * DAY_MS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.record({ do: fc.constant('second-way'), has: fc.boolean() }),
      fc.record({
        do: fc.constant('second-server'),
        answers: fc.constantFrom('accepts', 'refuses', 'doubts', 'is-away'),
      }),
    ),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('send') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decide') }) },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('work') }) },
);

/** Sequences that lead to a release unless interrupted. Histories mix them with random commands. */
const stretch: fc.Arbitrary<ReleaseCommand[]> = fc.constantFrom<ReleaseCommand[]>(
  [{ do: 'submit', by: 0 }, { do: 'work' }, { do: 'confirm', by: 1 }, { do: 'confirm', by: 2 }],
  [{ do: 'submit', by: 1 }, { do: 'confirm', by: 0 }, { do: 'work' }],
  [{ do: 'time', passes: DAY_MS }, { do: 'work' }],
  [
    { do: 'away', lasts: 3 * DAY_MS },
    { do: 'submit', by: 0 },
    { do: 'work' },
    { do: 'confirm', by: 1 },
    { do: 'confirm', by: 2 },
    { do: 'time', passes: 2 * DAY_MS },
    { do: 'work' },
    { do: 'time', passes: 30 * HOUR_MS },
    { do: 'work' },
  ],
  // Numbers of an incapacity that are easier, or harder, to meet than those of a death, and that change afterwards.
  ...[true, false].map((isIncapacity): ReleaseCommand[] => [
    { do: 'configure', reporters: 4, required: isIncapacity ? 1 : 2, hours: 24 },
    { do: 'incapacitation', numbers: isIncapacity ? { required: 2, hours: 168 } : { required: 1, hours: 1 } },
    { do: 'submit', by: 0, isIncapacity },
    { do: 'confirm', by: 1 },
    { do: 'work' },
    { do: 'time', passes: 13 * HOUR_MS },
    { do: 'work' },
    { do: 'time', passes: 2 * DAY_MS },
    { do: 'work' },
    { do: 'confirm', by: 2 },
    { do: 'work' },
  ]),
  [
    { do: 'incapacitation', numbers: { required: 2, hours: 24 } },
    { do: 'submit', by: 0, isIncapacity: true },
    { do: 'confirm', by: 1 },
    { do: 'incapacitation', numbers: { required: 1, hours: 1 } },
    { do: 'time', passes: 2 * DAY_MS },
    { do: 'work' },
  ],
  // The clock is set back after the owner has said that they are away for as long as possible.
  [
    { do: 'away', lasts: 90 * DAY_MS },
    { do: 'time', passes: -DAY_MS },
    { do: 'submit', by: 1 },
  ],
  // A hostile reporter: reports and withdraws, including what another has confirmed.
  ...[0, 1].map((by): ReleaseCommand[] => [
    ...Array.from({ length: 5 }, (): ReleaseCommand[] => [
      { do: 'submit', by },
      { do: 'withdraw', by },
    ]).flat(),
    // The day's reports are used up, so only the pause holds back the next one.
    { do: 'time', passes: 25 * HOUR_MS },
    { do: 'submit', by },
    { do: 'submit', by: 2 },
    { do: 'confirm', by: 1 },
    { do: 'withdraw', by: 2 },
  ]),
  // One of five reporters denies what the others confirm, again and again.
  ...[1, 2].map((required): ReleaseCommand[] => [
    { do: 'configure', reporters: 5, required, hours: 24 },
    { do: 'submit', by: 0 },
    { do: 'work' },
    { do: 'confirm', by: 1 },
    { do: 'confirm', by: 2 },
    { do: 'time', passes: 23 * HOUR_MS },
    { do: 'work' },
    { do: 'deny', by: 4 },
    { do: 'time', passes: 2 * HOUR_MS },
    { do: 'work' },
    { do: 'time', passes: 3 * DAY_MS },
    { do: 'deny', by: 4 },
    { do: 'work' },
    { do: 'confirm', by: 3 },
    { do: 'time', passes: 31 * DAY_MS },
    { do: 'work' },
  ]),
  // Two of five deny a report that two confirm.
  [
    { do: 'configure', reporters: 5, required: 1, hours: 24 },
    { do: 'submit', by: 0 },
    { do: 'work' },
    { do: 'deny', by: 3 },
    { do: 'deny', by: 4 },
    { do: 'confirm', by: 1 },
    { do: 'confirm', by: 2 },
    { do: 'time', passes: 8 * DAY_MS },
    { do: 'work' },
    { do: 'time', passes: DAY_MS },
    { do: 'work' },
  ],
  // Reporters who change their minds, one of them after everything was confirmed.
  [
    { do: 'configure', reporters: 3, required: 1, hours: 24 },
    { do: 'submit', by: 0 },
    { do: 'confirm', by: 1 },
    { do: 'work' },
    { do: 'deny', by: 1 },
    { do: 'time', passes: DAY_MS },
    { do: 'work' },
    { do: 'confirm', by: 1 },
    { do: 'deny', by: 1 },
    { do: 'time', passes: 4 * DAY_MS },
    { do: 'work' },
    { do: 'time', passes: 3 * DAY_MS },
    { do: 'work' },
  ],
  [
    { do: 'submit', by: 0 },
    { do: 'work' },
    { do: 'confirm', by: 1 },
    { do: 'confirm', by: 2 },
    { do: 'refute' },
    { do: 'time', passes: 2 * DAY_MS },
    { do: 'work' },
    { do: 'time', passes: 13 * HOUR_MS },
    { do: 'work' },
  ],
  // A reporter whose reports are refuted all day long.
  [0, 0, 0, 0, 0, 2].flatMap((by): ReleaseCommand[] => [
    { do: 'refute' },
    { do: 'judge', by: 0, keep: true },
    { do: 'submit', by },
  ]),
  // A pause after a refutation, and none after a withdrawal.
  [
    { do: 'cool-down', days: 7 },
    { do: 'submit', by: 0 },
    { do: 'withdraw', by: 0 },
    { do: 'submit', by: 1 },
    { do: 'refute' },
    { do: 'submit', by: 0 },
    { do: 'time', passes: 8 * DAY_MS },
    { do: 'submit', by: 0 },
  ],
  // A reporter whose report was refuted: suspended, not asked by the next one, and back when nobody decides.
  [
    { do: 'submit', by: 0 },
    { do: 'refute' },
    { do: 'submit', by: 0 },
    { do: 'submit', by: 1 },
    { do: 'confirm', by: 0 },
    { do: 'confirm', by: 2 },
    { do: 'judge', by: 0, keep: true },
    { do: 'confirm', by: 0 },
    { do: 'work' },
  ],
  [
    { do: 'submit', by: 0 },
    { do: 'refute' },
    { do: 'time', passes: 31 * DAY_MS },
    { do: 'sign-in' },
    { do: 'time', passes: 31 * DAY_MS },
    { do: 'time', passes: 31 * DAY_MS },
    { do: 'submit', by: 0 },
    { do: 'time', passes: 31 * DAY_MS },
    { do: 'submit', by: 0 },
    { do: 'confirm', by: 1 },
    { do: 'confirm', by: 2 },
    { do: 'work' },
  ],
  // An outage spanning the end of the window, and a confirmation long after it.
  [{ do: 'work' }, { do: 'outage', lasts: 30 * HOUR_MS }, { do: 'work' }],
  [{ do: 'time', passes: 3 * DAY_MS }, { do: 'confirm', by: 1 }, { do: 'confirm', by: 2 }, { do: 'work' }],
  // A warning that is accepted late and bounces before the next run. The owner keeps the time that it gave them.
  [
    { do: 'submit', by: 0 },
    { do: 'confirm', by: 1 },
    { do: 'confirm', by: 2 },
    { do: 'outage', lasts: 4 * DAY_MS },
    { do: 'send' },
    { do: 'bounce', kind: 'hard' },
    { do: 'mail-server', answers: 'refuses' },
    { do: 'work' },
    { do: 'time', passes: 13 * HOUR_MS },
    { do: 'work' },
  ],
  // A downtime longer than any wait for a warning. Afterwards, reports are processed first and emails sent second.
  [
    { do: 'mail-server', answers: 'refuses' },
    { do: 'submit', by: 0 },
    { do: 'work' },
    { do: 'confirm', by: 1 },
    { do: 'confirm', by: 2 },
    { do: 'time', passes: 60 * HOUR_MS },
    { do: 'mail-server', answers: 'is-away' },
    { do: 'work' },
    { do: 'time', passes: 4 * DAY_MS },
    { do: 'mail-server', answers: 'accepts' },
    { do: 'decide' },
    { do: 'work' },
  ],
  // A clock that was far ahead at a warning's last attempt, and is corrected before the next run.
  [
    { do: 'mail-server', answers: 'refuses' },
    { do: 'submit', by: 0 },
    { do: 'work' },
    { do: 'confirm', by: 1 },
    { do: 'confirm', by: 2 },
    { do: 'time', passes: 60 * HOUR_MS },
    { do: 'mail-server', answers: 'is-away' },
    { do: 'work' },
    { do: 'time', passes: 8 * DAY_MS },
    { do: 'send' },
    { do: 'time', passes: -4 * DAY_MS },
    { do: 'decide' },
    { do: 'work' },
  ],
  // A clock that is set back while a warning waits for its next attempt.
  [
    { do: 'mail-server', answers: 'is-away' },
    { do: 'submit', by: 0 },
    { do: 'work' },
    { do: 'time', passes: -2 * HOUR_MS },
    { do: 'mail-server', answers: 'refuses' },
    { do: 'work' },
  ],
  // A mailbox that rejects everything from the first warning to the release.
  [
    { do: 'mail-server', answers: 'refuses' },
    { do: 'submit', by: 0 },
    { do: 'work' },
    { do: 'confirm', by: 1 },
    { do: 'confirm', by: 2 },
    { do: 'time', passes: 73 * HOUR_MS },
    { do: 'work' },
    { do: 'time', passes: 13 * HOUR_MS },
    { do: 'work' },
  ],
  // A mailbox that rejects everything, and a second way that never answers.
  [
    { do: 'mail-server', answers: 'refuses' },
    { do: 'second-way', has: true },
    { do: 'second-server', answers: 'is-away' },
    { do: 'submit', by: 0 },
    { do: 'work' },
    { do: 'confirm', by: 1 },
    { do: 'confirm', by: 2 },
    ...[4 * DAY_MS, HOUR_MS, 4 * DAY_MS, HOUR_MS].flatMap((passes): ReleaseCommand[] => [
      { do: 'time', passes },
      { do: 'work' },
    ]),
  ],
  // The same for so long that the second way is given up.
  [{ do: 'time', passes: 61 * DAY_MS }, { do: 'work' }],
  // The first way works, and the second never answers.
  [
    { do: 'mail-server', answers: 'accepts' },
    { do: 'second-way', has: true },
    { do: 'second-server', answers: 'is-away' },
    { do: 'submit', by: 0 },
    { do: 'work' },
    { do: 'confirm', by: 1 },
    { do: 'confirm', by: 2 },
    { do: 'time', passes: DAY_MS },
    { do: 'work' },
  ],
  [
    { do: 'mail-server', answers: 'accepts' },
    { do: 'work' },
    { do: 'time', passes: 3 * DAY_MS },
    { do: 'work' },
  ],
);

/** Random histories. They start with three reporters, and two confirmations are needed. */
const arbitrary = fc
  .array(fc.oneof({ weight: 3, arbitrary: command.map((one) => [one]) }, { weight: 1, arbitrary: stretch }), {
    minLength: 2,
    maxLength: 24,
  })
  .map((stretches) => stretches.flat());

/** A failure prints its seed and the shortest failing history. */
export const releaseHistories = { arbitrary, runs: getTestAmount('HISTORIES') };
