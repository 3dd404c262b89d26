import fc from 'fast-check';
import { getTestAmount } from '../test-amounts.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';

/** What happens to one owner, to the people around them, and to the outside world. */
export type EstateCommand =
  | { do: 'submit' | 'confirm'; by: number }
  | { do: 'refute'; by: 'link' | 'home' }
  | { do: 'revoke' | 'pay' | 'cancel' | 'hear' | 'work' | 'leave' | 'stay' }
  | { do: 'delete' | 'restore' | 'read'; what: 'death' | 'dated' }
  | { do: 'configure'; reporters: number; required: number; hours: number }
  | { do: 'card'; isGood: boolean }
  | { do: 'notices'; arrive: boolean }
  | { do: 'payfast'; answers: boolean }
  | { do: 'mail-server'; answers: 'accepts' | 'refuses-owner' | 'refuses-heirs' | 'is-away' }
  | { do: 'bounce'; kind: 'hard' | 'soft' }
  | { do: 'outage'; lasts: number }
  | { do: 'http'; serves: boolean }
  | { do: 'recovery'; isOn: boolean; isRestored?: boolean }
  | { do: 'time'; passes: number };

export interface EstateHistory {
  /** The owner's refute window. */
  hours: number;
  /** How many days after the start something opens by its date. */
  datedDays: number;
  commands: EstateCommand[];
}

export const waitCommands = (days: number): EstateCommand[] => [
  { do: 'time', passes: days * DAY_MS },
  { do: 'work' },
];
export const runJobsCommand: EstateCommand = { do: 'work' };
/** Two of three report and confirm, and a few days pass. */
export const releaseCommands: EstateCommand[] = [
  { do: 'submit', by: 0 },
  runJobsCommand,
  { do: 'confirm', by: 1 },
  { do: 'confirm', by: 2 },
  ...waitCommands(1.1),
  ...waitCommands(3),
  ...waitCommands(5),
];
export const payCommands: EstateCommand[] = [{ do: 'pay' }, runJobsCommand];
/** From the end of the free month to the day before the destruction. */
export const unpaidCommands: EstateCommand[] = [
  ...waitCommands(62),
  ...waitCommands(310),
  ...waitCommands(24),
  ...waitCommands(7),
];

/** After a release, nobody opens anything for so long that it goes to a substitute. */
export const unopenedCommands: EstateCommand[] = [
  ...waitCommands(7),
  ...waitCommands(23),
  ...waitCommands(1),
  ...waitCommands(10),
];

/** The owner deletes the account, and a week passes. One run reminds, one notifies PayFast, one queries it, and one deletes. */
const leave: EstateCommand[] = [
  { do: 'leave' },
  runJobsCommand,
  ...waitCommands(6.1),
  ...waitCommands(1),
  ...waitCommands(0.1),
  ...waitCommands(0.1),
];

/** PayFast charges for three months, and all notifications are lost. Then the card stops working. */
export const lostNotificationCommands: EstateCommand[] = [
  ...payCommands,
  { do: 'notices', arrive: false },
  ...waitCommands(95),
  { do: 'card', isGood: false },
  ...unpaidCommands,
  ...waitCommands(2),
];

const command: fc.Arbitrary<EstateCommand> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('submit' as const), by: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('confirm' as const), by: fc.nat(2) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('time' as const),
      passes: fc.constantFrom(
        HOUR_MS,
        13 * HOUR_MS,
        DAY_MS,
        4 * DAY_MS,
        8 * DAY_MS,
        30 * DAY_MS,
        100 * DAY_MS,
        200 * DAY_MS,
      ),
    }),
  },
  { weight: 9, arbitrary: fc.constant(runJobsCommand) },
  {
    weight: 7,
    arbitrary: fc.constantFrom<EstateCommand>(
      { do: 'refute', by: 'link' },
      { do: 'refute', by: 'home' },
      { do: 'revoke' },
      { do: 'pay' },
      { do: 'cancel' },
      { do: 'hear' },
      { do: 'card', isGood: true },
      { do: 'card', isGood: false },
      { do: 'notices', arrive: true },
      { do: 'notices', arrive: false },
      { do: 'payfast', answers: true },
      { do: 'payfast', answers: false },
      { do: 'delete', what: 'death' },
      { do: 'delete', what: 'dated' },
      { do: 'restore', what: 'death' },
      { do: 'restore', what: 'dated' },
      { do: 'read', what: 'death' },
      { do: 'read', what: 'dated' },
      { do: 'leave' },
      { do: 'stay' },
      { do: 'configure', reporters: 3, required: 1, hours: 48 },
      { do: 'configure', reporters: 4, required: 2, hours: 168 },
      { do: 'configure', reporters: 2, required: 1, hours: 1 },
    ),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<EstateCommand>(
      { do: 'mail-server', answers: 'accepts' },
      { do: 'mail-server', answers: 'accepts' },
      { do: 'mail-server', answers: 'refuses-owner' },
      { do: 'mail-server', answers: 'refuses-heirs' },
      { do: 'mail-server', answers: 'is-away' },
      { do: 'bounce', kind: 'hard' },
      { do: 'bounce', kind: 'soft' },
      { do: 'outage', lasts: 6 * HOUR_MS },
      { do: 'outage', lasts: 30 * HOUR_MS },
      { do: 'http', serves: true },
      { do: 'http', serves: false },
      { do: 'recovery', isOn: true },
      { do: 'recovery', isOn: true, isRestored: true },
      { do: 'recovery', isOn: false },
      { do: 'recovery', isOn: false },
      { do: 'recovery', isOn: false },
    ),
  },
);

/** Sequences that lead to the important outcomes unless interrupted. Histories mix them with random commands. */
const stretch = fc.constantFrom<EstateCommand[]>(
  releaseCommands,
  releaseCommands,
  releaseCommands.slice(0, 5),
  unpaidCommands,
  [...waitCommands(24), ...waitCommands(7), ...waitCommands(2)],
  [...waitCommands(24), ...waitCommands(7), { do: 'submit', by: 0 }, runJobsCommand, ...waitCommands(2)],
  [...releaseCommands, ...waitCommands(30), { do: 'revoke' }, runJobsCommand, ...waitCommands(300)],
  [{ do: 'delete', what: 'death' }, ...releaseCommands, { do: 'restore', what: 'death' }, runJobsCommand],
  [{ do: 'delete', what: 'dated' }, ...releaseCommands],
  [...releaseCommands, ...unopenedCommands],
  [...releaseCommands, { do: 'read', what: 'death' }, ...unopenedCommands],
  [
    { do: 'mail-server', answers: 'refuses-owner' },
    ...releaseCommands,
    { do: 'mail-server', answers: 'accepts' },
  ],
  [
    { do: 'submit', by: 1 },
    runJobsCommand,
    { do: 'recovery', isOn: true },
    { do: 'confirm', by: 0 },
    ...waitCommands(4),
  ],
  [{ do: 'notices', arrive: false }, ...waitCommands(95), { do: 'card', isGood: false }],
  lostNotificationCommands,
  leave,
  [{ do: 'leave' }, runJobsCommand, ...releaseCommands],
  [
    { do: 'leave' },
    ...waitCommands(1),
    { do: 'submit', by: 0 },
    runJobsCommand,
    ...waitCommands(8),
    { do: 'refute', by: 'home' },
    runJobsCommand,
  ],
  [{ do: 'leave' }, ...waitCommands(4), { do: 'stay' }, runJobsCommand],
  [{ do: 'hear' }, { do: 'payfast', answers: true }, { do: 'http', serves: true }, runJobsCommand],
);

const commands = fc
  .array(fc.oneof({ weight: 3, arbitrary: command.map((one) => [one]) }, { weight: 2, arbitrary: stretch }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((stretches) => stretches.flat());

/** Most histories start near an event: with a paid year, or a day before a destruction. */
const beginning = fc.constantFrom<EstateCommand[]>(
  [],
  payCommands,
  unpaidCommands,
  unpaidCommands,
  waitCommands(330),
  [{ do: 'mail-server', answers: 'refuses-owner' }, ...unpaidCommands, ...waitCommands(2)],
  lostNotificationCommands.slice(0, -2),
  [...unpaidCommands.slice(0, 4), ...releaseCommands],
);

const of = (...parts: EstateCommand[][]): EstateHistory => ({
  hours: 24,
  datedDays: 500,
  commands: parts.flat(),
});

/** Histories that always run before the random ones. Together they reach every counted combination. */
export const exampleHistories: EstateHistory[] = [
  of(waitCommands(120), [{ do: 'mail-server', answers: 'refuses-owner' }], releaseCommands),
  of(
    unpaidCommands,
    releaseCommands.slice(0, 2),
    [{ do: 'recovery', isOn: true }],
    releaseCommands.slice(2),
    [{ do: 'recovery', isOn: false }, runJobsCommand, { do: 'refute', by: 'link' }, runJobsCommand],
  ),
  of(releaseCommands, unopenedCommands, [{ do: 'revoke' }, runJobsCommand]),
  of(lostNotificationCommands),
  of(unpaidCommands.slice(0, 4), [{ do: 'bounce', kind: 'soft' }]),
  of(
    [{ do: 'delete', what: 'dated' }, ...waitCommands(5), { do: 'restore', what: 'dated' }],
    [{ do: 'delete', what: 'death' }, runJobsCommand],
    releaseCommands,
    [{ do: 'restore', what: 'death' }, runJobsCommand],
  ),
  of(
    [
      ...payCommands,
      ...waitCommands(70),
      { do: 'leave' },
      ...waitCommands(1),
      { do: 'stay' },
      runJobsCommand,
    ],
    [
      { do: 'delete', what: 'dated' },
      { do: 'leave' },
      ...waitCommands(1),
      { do: 'submit', by: 0 },
      runJobsCommand,
      ...waitCommands(8),
    ],
    [{ do: 'refute', by: 'home' }, ...waitCommands(1), ...waitCommands(1)],
    leave,
  ),
  of([{ do: 'leave' }, runJobsCommand], releaseCommands, [{ do: 'revoke' }, runJobsCommand]),
  of(unpaidCommands, [
    { do: 'recovery', isOn: true, isRestored: true },
    ...waitCommands(95),
    { do: 'recovery', isOn: false },
    runJobsCommand,
  ]),
  of(payCommands, [{ do: 'delete', what: 'dated' }, ...waitCommands(32)]),
];

/** A failure prints its seed and the shortest failing history. */
export const estateHistories: { arbitrary: fc.Arbitrary<EstateHistory>; runs: number } = {
  arbitrary: fc.record({
    hours: fc.constantFrom(1, 24, 24, 168),
    datedDays: fc.constantFrom(20, 500, 1200),
    commands: fc.tuple(beginning, commands).map((parts) => parts.flat()),
  }),
  runs: Math.max(exampleHistories.length, getTestAmount('ESTATE_HISTORIES')),
};
