import { DAY_MS } from '#shared/domain/durations.ts';
import { inheritanceInvariants, type InheritanceModelRules } from './model.ts';

/** Rules with one deliberate fault each, and the promise that it must break. */
export const createInheritanceMutants = (
  rules: InheritanceModelRules,
): [what: string, rules: InheritanceModelRules, promise: string][] => [
  ['nobody notes what a save takes', { ...rules, changesOfSave: () => [] }, inheritanceInvariants.givenBack],
  ['a link gives nothing back', { ...rules, givenBack: () => null }, inheritanceInvariants.givenBack],
  [
    'a departure moves along with an address',
    {
      ...rules,
      replaceRecipient(before, addresses) {
        const after = rules.replaceRecipient(before, addresses);
        const leftAt = before.leftBy[addresses.from];
        return leftAt === undefined
          ? after
          : { ...after, leftBy: { ...after.leftBy, [addresses.to]: leftAt } };
      },
      canMoveAfterLeaving: true,
      givenBack: (current, changed, ...rest) =>
        rules.givenBack(
          current,
          changed.filter(({ email }) => !Object.hasOwn(current.leftBy, email)),
          ...rest,
        ),
    },
    inheritanceInvariants.givenBack,
  ],
  [
    'what an undo gave back is not noted',
    { ...rules, changesOfUndo: () => [] },
    inheritanceInvariants.givenBack,
  ],
  [
    'a new recipient who has to wait is not noted',
    {
      ...rules,
      changesOfSave: (...save) =>
        rules.changesOfSave(...save).filter(({ before, isOpened }) => before !== null || isOpened),
    },
    inheritanceInvariants.arrivals,
  ],
  [
    'a link does not cover what waits for the next mail',
    { ...rules, linksCoverWhatWaits: false },
    inheritanceInvariants.givenBack,
  ],
  ['a link ends at once', { ...rules, undoRefusal: () => 'expired' }, inheritanceInvariants.givenBack],
  [
    'what was deleted for good is erased at once',
    {
      ...rules,
      erasesAt: ({ trashedAt, purgedAt }, hold) => purgedAt ?? rules.erasesAt({ trashedAt, purgedAt }, hold),
    },
    inheritanceInvariants.givenBack,
  ],
  [
    'only the last ten versions stay',
    {
      ...rules,
      versionsToRemove: (versions) => versions.slice(0, -10).map(({ seqno }) => seqno),
    },
    inheritanceInvariants.text,
  ],
  [
    'the link in the mail about reporters ends at once',
    { ...rules, termsUndoRefusal: () => 'expired' },
    inheritanceInvariants.terms,
  ],
  [
    'reporters are not told of a deletion',
    {
      ...rules,
      deletionStep: (facts, now) =>
        rules.deletionStep({ ...facts, reporters: { toldAt: null, untold: [], fates: [] } }, now),
    },
    inheritanceInvariants.others,
  ],
  [
    'reporters are not told of the trash',
    { ...rules, isMostTrashed: () => false },
    inheritanceInvariants.others,
  ],
  [
    'reporters are told of the trash only once',
    {
      ...rules,
      nextTrashNoticeAt: (given, now) =>
        given.notifiedAt === null ? rules.nextTrashNoticeAt(given, now) : null,
    },
    inheritanceInvariants.others,
  ],
  [
    'a last LeaveBit in the trash does not count',
    { ...rules, isMostTrashed: ({ kept, trashed }) => trashed >= 2 && trashed > kept },
    inheritanceInvariants.others,
  ],
  [
    'a removed reporter is told nothing',
    { ...rules, tellsRemovedReporters: false },
    inheritanceInvariants.others,
  ],
  [
    'the trash is cleared beside a report',
    {
      ...rules,
      erasesAt: (times, hold) => rules.erasesAt(times, { ...hold, report: null }),
    },
    inheritanceInvariants.report,
  ],
  [
    'a deletion goes on beside a report',
    { ...rules, deletionStep: (facts, now) => rules.deletionStep({ ...facts, report: 'none' }, now) },
    inheritanceInvariants.report,
  ],
  [
    'an older link undoes half of what a newer email reports',
    { ...rules, createReportedLaterCheck: () => () => false },
    inheritanceInvariants.givenBack,
  ],
  [
    'reporters are not told of losses during their report',
    { ...rules, tellsReportersOfLosses: false },
    inheritanceInvariants.losses,
  ],
  [
    'a link gives nothing back in an open estate',
    {
      ...rules,
      undoable: (changes, report) => (report?.status === 'released' ? [] : rules.undoable(changes, report)),
    },
    inheritanceInvariants.links,
  ],
  [
    'a link in an open estate gives back what was taken before the report',
    { ...rules, undoable: (changes) => [...changes] },
    inheritanceInvariants.noMore,
  ],
  [
    'a link used in an open estate is used up',
    { ...rules, isLinkUsedUp: () => true },
    inheritanceInvariants.givenBack,
  ],
  ['an open estate can be changed', { ...rules, canChangeOpenEstate: true }, inheritanceInvariants.open],
  [
    'nothing comes back to an open estate',
    { ...rules, canRestore: (_at, { report }) => report?.status !== 'released' },
    inheritanceInvariants.returns,
  ],
  [
    'what was deleted before a revocation is erased right after it',
    { ...rules, erasesAt: (times, hold) => rules.erasesAt(times, { ...hold, lastRevokedAt: null }) },
    inheritanceInvariants.revoked,
  ],
  [
    'a purge follows a revocation',
    {
      ...rules,
      purgeRefusal: (hold, now) => rules.purgeRefusal({ ...hold, lastRevokedAt: null }, now),
      erasesAt: (times, hold) => rules.erasesAt(times, { ...hold, lastRevokedAt: null }),
    },
    inheritanceInvariants.revoked,
  ],
  [
    'a deletion follows a revocation',
    {
      ...rules,
      firstDeletesAt: (_revokedAt, now) => new Date(now.getTime() + 7 * DAY_MS),
      deletionStep: (facts, now) => rules.deletionStep({ ...facts, revokedAt: null }, now),
    },
    inheritanceInvariants.revoked,
  ],
];
