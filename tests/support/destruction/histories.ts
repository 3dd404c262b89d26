import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import type { DestructionCommand, DestructionHistory, MailServerBehavior } from './model.ts';

const mailServer = fc.record({
  do: fc.constant('mail-server' as const),
  answers: fc.constantFrom<MailServerBehavior>(
    'accepts',
    'accepts',
    'refuses',
    'refuses-owner',
    'others-away',
    'is-away',
  ),
});

const command: fc.Arbitrary<DestructionCommand> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('time' as const),
      passes: fc.oneof(
        fc.constantFrom(
          -50_000,
          HOUR_MS,
          20 * HOUR_MS,
          DAY_MS,
          6 * DAY_MS,
          23 * DAY_MS,
          30 * DAY_MS,
          184 * DAY_MS,
        ),
        fc.integer({ min: 0, max: 40 * DAY_MS }),
      ),
    }),
  },
  { weight: 12, arbitrary: fc.constant({ do: 'work' }) },
  { weight: 3, arbitrary: mailServer },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bounce' as const), warning: fc.nat(2) }) },
  {
    weight: 6,
    arbitrary: fc.constantFrom<DestructionCommand>(
      { do: 'pay-unheard' },
      { do: 'hear' },
      { do: 'store-payment' },
      { do: 'check' },
      { do: 'payfast', answers: false },
      { do: 'payfast', answers: true },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<DestructionCommand>(
      { do: 'sign-in' },
      { do: 'pay' },
      { do: 'pay-for-a-month' },
      { do: 'offer' },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<DestructionCommand>(
      { do: 'report' },
      { do: 'refute' },
      { do: 'refute' },
      { do: 'release' },
      { do: 'revoke' },
      { do: 'recovery', isOn: true },
      { do: 'recovery', isOn: false },
      { do: 'clock', isSound: false },
      { do: 'clock', isSound: true },
    ),
  },
);

/** Commands between PayFast's response and the destruction. */
const between = fc.constantFrom<DestructionCommand>(
  { do: 'store-payment' },
  { do: 'offer' },
  { do: 'report' },
  { do: 'recovery', isOn: true },
  { do: 'pay-for-a-month' },
  { do: 'bounce', warning: 2 },
);

const wait = (days: number): DestructionCommand[] => [{ do: 'time', passes: days * DAY_MS }, { do: 'work' }];

/** Sequences that lead to a destruction unless interrupted. Histories mix them with random commands. */
const stretch: fc.Arbitrary<DestructionCommand[]> = fc.oneof(
  fc.constantFrom<DestructionCommand[]>(
    wait(337),
    [
      { do: 'mail-server', answers: 'others-away' },
      ...wait(30),
      ...wait(24),
      ...wait(7),
      ...wait(190),
      ...wait(1),
    ],
    [...wait(24), ...wait(7), ...wait(2)],
    [...wait(24), ...wait(7), ...wait(1.1), ...wait(1.1)],
    [{ do: 'mail-server', answers: 'refuses' }, ...wait(30), ...wait(24), ...wait(7)],
    [{ do: 'mail-server', answers: 'accepts' }, { do: 'work' }, ...wait(185), ...wait(1)],
    [{ do: 'mail-server', answers: 'accepts' }, { do: 'payfast', answers: true }, { do: 'hear' }, ...wait(1)],
  ),
  between.map((what): DestructionCommand[] => [
    { do: 'time', passes: 3 * DAY_MS },
    { do: 'work', between: what },
  ]),
);

const commands = fc
  .array(fc.oneof({ weight: 3, arbitrary: command.map((one) => [one]) }, { weight: 2, arbitrary: stretch }), {
    minLength: 2,
    maxLength: 20,
  })
  .map((stretches) => stretches.flat());

const refused = (answers: MailServerBehavior): DestructionCommand[] => [
  { do: 'mail-server', answers },
  ...wait(337),
  ...wait(24),
  ...wait(7),
];

/** Most histories start eleven months after the last paid day, or just before the destruction. Nothing happens before that. */
const beginning = fc.constantFrom<DestructionCommand[]>(
  [],
  wait(337),
  [...wait(337), ...wait(24), ...wait(7)],
  [...wait(337), ...wait(24), ...wait(7)],
  refused('refuses-owner'),
  [{ do: 'mail-server', answers: 'is-away' }, ...wait(337), ...wait(40)],
  refused('others-away'),
  [...refused('others-away'), ...wait(185)],
);

export const destructionHistories: fc.Arbitrary<DestructionHistory> = fc.record({
  reporters: fc.constantFrom(0, 3, 3),
  commands: fc.tuple(beginning, commands).map((parts) => parts.flat()),
});
