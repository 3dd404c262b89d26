import fc from 'fast-check';
import { DAY, HOUR, type Command } from './model.ts';

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('submit'), by: fc.nat(4) }) },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('confirm'), by: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refute') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('revoke') }) },
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
        fc.constantFrom(1000, HOUR / 2, HOUR, 12 * HOUR, 23 * HOUR, DAY, 3 * DAY, 31 * DAY),
        fc.integer({ min: -2 * DAY, max: 8 * DAY }),
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
      lasts: fc.constantFrom(HOUR / 4, HOUR, 6 * HOUR, 12 * HOUR, 30 * HOUR, 4 * DAY),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('http'), serves: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('send') }) },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('work') }) },
);

/** Stretches that lead to a release if nothing interrupts them. Histories mix them with random commands. */
const stretch: fc.Arbitrary<Command[]> = fc.constantFrom<Command[]>(
  [{ do: 'submit', by: 0 }, { do: 'work' }, { do: 'confirm', by: 1 }, { do: 'confirm', by: 2 }],
  [{ do: 'submit', by: 1 }, { do: 'confirm', by: 0 }, { do: 'work' }],
  [{ do: 'time', passes: DAY }, { do: 'work' }],
  // An outage over the end of the window, and a confirmation long after it.
  [{ do: 'work' }, { do: 'outage', lasts: 30 * HOUR }, { do: 'work' }],
  [{ do: 'time', passes: 3 * DAY }, { do: 'confirm', by: 1 }, { do: 'confirm', by: 2 }, { do: 'work' }],
  // A warning that is accepted late, and returned before anybody looks.
  [
    { do: 'submit', by: 0 },
    { do: 'outage', lasts: 4 * DAY },
    { do: 'send' },
    { do: 'bounce', kind: 'hard' },
    { do: 'work' },
  ],
  // A mailbox that refuses from the first warning to the release.
  [
    { do: 'mail-server', answers: 'refuses' },
    { do: 'submit', by: 0 },
    { do: 'work' },
    { do: 'confirm', by: 1 },
    { do: 'confirm', by: 2 },
    { do: 'time', passes: 73 * HOUR },
    { do: 'work' },
    { do: 'time', passes: 13 * HOUR },
    { do: 'work' },
  ],
  [
    { do: 'mail-server', answers: 'accepts' },
    { do: 'work' },
    { do: 'time', passes: 3 * DAY },
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

/** `HISTORIES` says how many each run takes. A failing one prints its seed and the shortest history that fails. */
export const histories = { arbitrary, runs: Number(process.env['HISTORIES'] ?? 20_000) };
