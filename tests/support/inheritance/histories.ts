import fc from 'fast-check';
import { getTestAmount } from '../test-amounts.ts';
import type { InheritanceCommand, InheritanceHistory } from './model.ts';

const what = fc.nat(2);

const act: fc.Arbitrary<InheritanceCommand> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'unshare' as const,
        'lock' as const,
        'share' as const,
        'add' as const,
        'rewrite' as const,
        'trash' as const,
        'trash' as const,
        'restore' as const,
        'purge' as const,
      ),
      what,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<InheritanceCommand>(
      { do: 'drop-reporters' },
      { do: 'weaken-terms' },
      { do: 'delete-account' },
      { do: 'keep-account' },
      { do: 'report' },
      { do: 'release' },
      { do: 'end-report' },
      { do: 'refute' },
      { do: 'revoke' },
      { do: 'use-links' },
      { do: 'move', isBack: false },
      { do: 'move', isBack: true },
      { do: 'leave' },
    ),
  },
);

const time = (hours: number[]) =>
  fc.record({ do: fc.constant('time' as const), hours: fc.constantFrom(...hours) });

/** What a thief would do deliberately: empty everything, even under cover of a report or after a release. */
const days = (count: number): InheritanceCommand => ({ do: 'time', hours: 24 * count });
const all = (act: 'trash' | 'purge' | 'restore' | 'unshare'): InheritanceCommand[] =>
  [0, 1, 2].map((one) => ({ do: act, what: one }));
const plans: InheritanceCommand[][] = [
  [...all('trash'), days(31)],
  [...all('trash'), ...all('purge'), days(5)],
  [
    { do: 'trash', what: 0 },
    days(20),
    { do: 'trash', what: 1 },
    days(20),
    { do: 'trash', what: 2 },
    days(40),
  ],
  [{ do: 'drop-reporters' }, days(1), ...all('trash'), days(31)],
  [{ do: 'delete-account' }, days(9)],
  [{ do: 'delete-account' }, days(3), { do: 'report' }, { do: 'refute' }, days(5)],
  [{ do: 'report' }, days(2), { do: 'release' }, ...all('trash'), ...all('unshare'), days(31)],
  [{ do: 'report' }, ...all('trash'), days(2), { do: 'release' }, days(1), ...all('restore')],
  [{ do: 'report' }, ...all('trash'), ...all('unshare'), days(2), { do: 'release' }, { do: 'use-links' }],
  [
    { do: 'trash', what: 0 },
    { do: 'report' },
    ...all('unshare'),
    days(2),
    { do: 'release' },
    { do: 'use-links' },
  ],
  [{ do: 'report' }, ...all('trash'), ...all('purge'), days(1), { do: 'refute' }, days(31)],
  [{ do: 'report' }, days(2), { do: 'release' }, { do: 'revoke' }, ...all('trash'), ...all('purge'), days(6)],
  [{ do: 'report' }, days(2), { do: 'release' }, { do: 'revoke' }, { do: 'delete-account' }, days(9)],
];

/** Enough emails that the next one has to wait for a day. */
const flood: InheritanceCommand[] = Array.from({ length: 12 }, () => [
  { do: 'trash', what: 1 } as const,
  { do: 'time', hours: 1 } as const,
  { do: 'restore', what: 1 } as const,
]).flat();

/** What a change took is reported, and that it was given back isn't yet. An older link must not undo only the latter. */
const halfReported: InheritanceCommand[] = [
  ...flood,
  { do: 'unshare', what: 0 },
  { do: 'use-links' },
  { do: 'lock', what: 2 },
  { do: 'time', hours: 1 },
  { do: 'share', what: 2 },
];

/** An older link gives somebody back who seems to be new, because an unreported change added them again. */
const addedInBetween: InheritanceCommand[] = [
  { do: 'lock', what: 0 },
  { do: 'time', hours: 1 },
  { do: 'unshare', what: 0 },
  { do: 'time', hours: 1 },
  { do: 'lock', what: 0 },
  { do: 'use-links' },
];

/** Nobody else can leave for the heir, not even by a way through an address of the thief's. */
const launder: InheritanceCommand[] = [
  { do: 'move', isBack: false },
  { do: 'leave' },
  { do: 'move', isBack: true },
];

/** A link that restores what was removed after a report must still restore what was removed before it, once all is locked again. */
const usedWhileOpen: InheritanceCommand[] = [
  { do: 'unshare', what: 0 },
  { do: 'time', hours: 1 },
  { do: 'report' },
  { do: 'time', hours: 24 },
  { do: 'unshare', what: 1 },
  { do: 'release' },
  { do: 'use-links' },
];

/** A link finds one of its LeaveBits as wanted and restores another. A newer link must not revert the former. */
const alreadyRestored: InheritanceCommand[] = [
  { do: 'unshare', what: 0 },
  { do: 'unshare', what: 1 },
  { do: 'time', hours: 1 },
  { do: 'lock', what: 0 },
  { do: 'time', hours: 1 },
  { do: 'share', what: 0 },
  { do: 'use-links' },
];

/** The owner of a stolen session reads their email every other day, so a history ends then. */
const ofSession = fc.record<InheritanceHistory>({
  thief: fc.record({ at: fc.constant('session' as const), hasProof: fc.boolean() }),
  commands: fc
    .tuple(
      fc.oneof(
        { weight: 9, arbitrary: fc.constant([]) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            flood,
            halfReported,
            launder,
            addedInBetween,
            usedWhileOpen,
            alreadyRestored,
          ),
        },
      ),
      fc.array(fc.oneof({ weight: 3, arbitrary: act }, { weight: 1, arbitrary: time([1, 2]) }), {
        minLength: 1,
        maxLength: 12,
      }),
    )
    .map((parts) => parts.flat()),
});

const ofMailbox = fc.record<InheritanceHistory>({
  thief: fc.constant({ at: 'mailbox', hasProof: true } as const),
  commands: fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: act.map((one) => [one]) },
        { weight: 3, arbitrary: time([1, 12, 24, 72, 24 * 8, 24 * 31]).map((one) => [one]) },
        { weight: 2, arbitrary: fc.constantFrom(...plans) },
      ),
      { minLength: 1, maxLength: 10 },
    )
    .map((parts) => parts.flat()),
});

/** A failure prints its seed and the shortest failing history. */
export const inheritanceHistories = {
  arbitrary: fc.oneof(ofSession, ofMailbox),
  runs: getTestAmount('HISTORIES'),
};
