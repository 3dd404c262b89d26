import { DAY_MS } from '#shared/domain/durations.ts';
import { promises, type Rules } from './model.ts';

/** Rules with one deliberate fault each, and the promise that must break. */
export const createMutants = (rules: Rules): [what: string, rules: Rules, promise: string][] => [
  ['nobody notes what a save takes', { ...rules, changesOfSave: () => [] }, promises.givenBack],
  ['a link gives nothing back', { ...rules, givenBack: () => null }, promises.givenBack],
  [
    'a link does not cover what waits for the next mail',
    { ...rules, linksCoverWhatWaits: false },
    promises.givenBack,
  ],
  ['a link ends at once', { ...rules, undoRefusal: () => 'expired' }, promises.givenBack],
  [
    'what was deleted for good is erased at once',
    {
      ...rules,
      erasesAt: ({ trashedAt, purgedAt }, hold) => purgedAt ?? rules.erasesAt({ trashedAt, purgedAt }, hold),
    },
    promises.givenBack,
  ],
  [
    'only the last ten versions stay',
    {
      ...rules,
      versionsToRemove: (versions) => versions.slice(0, -10).map(({ seqno }) => seqno),
    },
    promises.text,
  ],
  [
    'the link in the mail about reporters ends at once',
    { ...rules, termsUndoRefusal: () => 'expired' },
    promises.terms,
  ],
  [
    'reporters are not told of a deletion',
    {
      ...rules,
      deletionStep: (facts, now) =>
        rules.deletionStep({ ...facts, reporters: { toldAt: null, untold: 0, fates: [] } }, now),
    },
    promises.others,
  ],
  ['reporters are not told of the trash', { ...rules, isMostTrashed: () => false }, promises.others],
  [
    'a last LeaveBit in the trash does not count',
    { ...rules, isMostTrashed: ({ kept, trashed }) => trashed >= 2 && trashed > kept },
    promises.others,
  ],
  ['a removed reporter is told nothing', { ...rules, tellsRemovedReporters: false }, promises.others],
  [
    'the trash is cleared beside a report',
    {
      ...rules,
      erasesAt: (times, hold) => rules.erasesAt(times, { ...hold, report: null }),
    },
    promises.report,
  ],
  [
    'a deletion goes on beside a report',
    { ...rules, deletionStep: (facts, now) => rules.deletionStep({ ...facts, report: 'none' }, now) },
    promises.report,
  ],
  ['an open estate can be changed', { ...rules, canChangeOpenEstate: true }, promises.open],
  [
    'nothing comes back to an open estate',
    { ...rules, canRestore: (_at, { report }) => report?.status !== 'released' },
    promises.returns,
  ],
  [
    'what was deleted before a revocation is erased right after it',
    { ...rules, erasesAt: (times, hold) => rules.erasesAt(times, { ...hold, lastRevokedAt: null }) },
    promises.revoked,
  ],
  [
    'a purge follows a revocation',
    {
      ...rules,
      purgeRefusal: (hold, now) => rules.purgeRefusal({ ...hold, lastRevokedAt: null }, now),
      erasesAt: (times, hold) => rules.erasesAt(times, { ...hold, lastRevokedAt: null }),
    },
    promises.revoked,
  ],
  [
    'a deletion follows a revocation',
    {
      ...rules,
      firstDeletesAt: (_revokedAt, now) => new Date(now.getTime() + 7 * DAY_MS),
      deletionStep: (facts, now) => rules.deletionStep({ ...facts, revokedAt: null }, now),
    },
    promises.revoked,
  ],
];
