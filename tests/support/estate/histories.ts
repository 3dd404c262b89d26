import fc from 'fast-check';
import { amount } from '../amounts.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';

/** What happens to one owner, to the people around them, and to the world. */
export type Command =
  | { do: 'submit' | 'confirm'; by: number }
  | { do: 'refute'; by: 'link' | 'home' }
  | { do: 'revoke' | 'pay' | 'cancel' | 'hear' | 'work' | 'leave' | 'stay' }
  | { do: 'delete' | 'restore'; what: 'death' | 'dated' }
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

export interface History {
  /** The owner's time to refute. */
  hours: number;
  /** How many days after the beginning something opens by its date. */
  datedDays: number;
  commands: Command[];
}

export const wait = (days: number): Command[] => [{ do: 'time', passes: days * DAY_MS }, { do: 'work' }];
export const work: Command = { do: 'work' };
/** Two of three report and confirm, and a few days pass. */
export const release: Command[] = [
  { do: 'submit', by: 0 },
  work,
  { do: 'confirm', by: 1 },
  { do: 'confirm', by: 2 },
  ...wait(1.1),
  ...wait(3),
  ...wait(5),
];
export const pay: Command[] = [{ do: 'pay' }, work];
/** From the end of the free month to a day before the destruction. */
export const unpaid: Command[] = [...wait(62), ...wait(310), ...wait(24), ...wait(7)];

/** The owner deletes the account, and a week passes. One look reminds, one tells PayFast, one asks it, and one deletes. */
const leave: Command[] = [{ do: 'leave' }, work, ...wait(6.1), ...wait(1), ...wait(0.1), ...wait(0.1)];

/** PayFast charges for three months, and all notifications are lost. Then the card stops working. */
export const unheard: Command[] = [
  ...pay,
  { do: 'notices', arrive: false },
  ...wait(95),
  { do: 'card', isGood: false },
  ...unpaid,
  ...wait(2),
];

const command: fc.Arbitrary<Command> = fc.oneof(
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
  { weight: 9, arbitrary: fc.constant(work) },
  {
    weight: 7,
    arbitrary: fc.constantFrom<Command>(
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
      { do: 'leave' },
      { do: 'stay' },
      { do: 'configure', reporters: 3, required: 1, hours: 48 },
      { do: 'configure', reporters: 4, required: 2, hours: 168 },
      { do: 'configure', reporters: 2, required: 1, hours: 1 },
    ),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Command>(
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

/** Stretches that lead to the important ends if nothing interrupts them. Histories mix them with random commands. */
const stretch = fc.constantFrom<Command[]>(
  release,
  release,
  release.slice(0, 5),
  unpaid,
  [...wait(24), ...wait(7), ...wait(2)],
  [...wait(24), ...wait(7), { do: 'submit', by: 0 }, work, ...wait(2)],
  [...release, ...wait(30), { do: 'revoke' }, work, ...wait(300)],
  [{ do: 'delete', what: 'death' }, ...release, { do: 'restore', what: 'death' }, work],
  [{ do: 'delete', what: 'dated' }, ...release],
  [{ do: 'mail-server', answers: 'refuses-owner' }, ...release, { do: 'mail-server', answers: 'accepts' }],
  [{ do: 'submit', by: 1 }, work, { do: 'recovery', isOn: true }, { do: 'confirm', by: 0 }, ...wait(4)],
  [{ do: 'notices', arrive: false }, ...wait(95), { do: 'card', isGood: false }],
  unheard,
  leave,
  [{ do: 'leave' }, work, ...release],
  [
    { do: 'leave' },
    ...wait(1),
    { do: 'submit', by: 0 },
    work,
    ...wait(8),
    { do: 'refute', by: 'home' },
    work,
  ],
  [{ do: 'leave' }, ...wait(4), { do: 'stay' }, work],
  [{ do: 'hear' }, { do: 'payfast', answers: true }, { do: 'http', serves: true }, work],
);

const commands = fc
  .array(fc.oneof({ weight: 3, arbitrary: command.map((one) => [one]) }, { weight: 2, arbitrary: stretch }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((stretches) => stretches.flat());

/** Most histories start near an event: with a paid year, or a day before a destruction. */
const beginning = fc.constantFrom<Command[]>(
  [],
  pay,
  unpaid,
  unpaid,
  wait(330),
  [{ do: 'mail-server', answers: 'refuses-owner' }, ...unpaid, ...wait(2)],
  unheard.slice(0, -2),
  [...unpaid.slice(0, 4), ...release],
);

const of = (...parts: Command[][]): History => ({ hours: 24, datedDays: 500, commands: parts.flat() });

/** Lives that always run before the random ones. Together they reach every counted combination. */
export const examples: History[] = [
  of(wait(120), [{ do: 'mail-server', answers: 'refuses-owner' }], release),
  of(unpaid, release.slice(0, 2), [{ do: 'recovery', isOn: true }], release.slice(2), [
    { do: 'recovery', isOn: false },
    work,
    { do: 'refute', by: 'link' },
    work,
  ]),
  of(release, [{ do: 'revoke' }, work]),
  of(unheard),
  of(unpaid.slice(0, 4), [{ do: 'bounce', kind: 'soft' }]),
  of(
    [{ do: 'delete', what: 'dated' }, ...wait(5), { do: 'restore', what: 'dated' }],
    [{ do: 'delete', what: 'death' }, work],
    release,
    [{ do: 'restore', what: 'death' }, work],
  ),
  of(
    [...pay, ...wait(70), { do: 'leave' }, ...wait(1), { do: 'stay' }, work],
    [{ do: 'delete', what: 'dated' }, { do: 'leave' }, ...wait(1), { do: 'submit', by: 0 }, work, ...wait(8)],
    [{ do: 'refute', by: 'home' }, ...wait(1), ...wait(1)],
    leave,
  ),
  of([{ do: 'leave' }, work], release, [{ do: 'revoke' }, work]),
  of(unpaid, [
    { do: 'recovery', isOn: true, isRestored: true },
    ...wait(95),
    { do: 'recovery', isOn: false },
    work,
  ]),
  of(pay, [{ do: 'delete', what: 'dated' }, ...wait(32)]),
];

/** A failing one prints its seed and the shortest history that fails. */
export const histories: { arbitrary: fc.Arbitrary<History>; runs: number } = {
  arbitrary: fc.record({
    hours: fc.constantFrom(1, 24, 24, 168),
    datedDays: fc.constantFrom(20, 500, 1200),
    commands: fc.tuple(beginning, commands).map((parts) => parts.flat()),
  }),
  runs: Math.max(examples.length, amount('ESTATE_HISTORIES')),
};
