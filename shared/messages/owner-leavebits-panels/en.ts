/** What opens from the home page besides the sharing settings and the form: deleting, and what is sealed. */
export const messages = {
  // Deleting one LeaveBit
  deleteQuestion: 'Delete “{description}”?',
  deleteOne: 'Delete LeaveBit',
  deleted: 'LeaveBit deleted successfully',
  notDeleted: 'Not deleted',
  notDeletedNext: 'The LeaveBit wasn’t deleted. Please try again.',
  // Deleting several
  deleteSeveral: '{count, plural, one {Delete # LeaveBit} other {Delete # LeaveBits}}',
  deleteSeveralQuestion: '{count, plural, one {Delete # LeaveBit?} other {Delete # LeaveBits?}}',
  deleting: 'Deleting {position} of {count}',
  deletedSelected: 'Selected LeaveBits deleted successfully',
  noneDeleted: 'Nothing was deleted',
  someDeleted: 'Only {deleted} of {count, plural, one {# LeaveBit} other {# LeaveBits}} deleted',
  someNotDeleted:
    '{count, plural, one {# LeaveBit couldn’t be deleted} other {# LeaveBits couldn’t be deleted}}',
  othersDeleted: '{count, plural, one {The other one was deleted.} other {The other # were deleted.}}',
  pleaseRetry: 'Please try again.',
  andMore: 'and {count} more',
  // What a deletion does
  trashesText:
    '{count, plural, one {Its text will move to the trash.} other {Their text will move to the trash.}}',
  trashesFiles:
    '{count, plural, one {Its text and {files, plural, one {file} other {# files}} will move to the trash.} other {Their text and {files, plural, one {file} other {# files}} will move to the trash.}}',
  loseAccess:
    '{people, plural, one {One recipient will lose access} other {# recipients will lose access}} to {count, plural, one {it} other {them}}.',
  canRestore:
    '{count, plural, one {You can restore it for {days} days.} other {You can restore them for {days} days.}}',
  notifiesReporters:
    '{count, plural, one {That puts most of your LeaveBits in the trash, so we’ll let your reporter know, in case it wasn’t you. We won’t say what they were.} other {That puts most of your LeaveBits in the trash, so we’ll let your reporters know, in case it wasn’t you. We won’t say what they were.}}',
  // Restoring at once
  restore: 'Restore',
  restoreElsewhere: 'Restore it in your account under Your data',
  restored: '{count, plural, one {LeaveBit restored} other {# LeaveBits restored}}',
  notRestored: 'Not restored',
  someRestored: 'Only {restored} of {count, plural, one {# LeaveBit} other {# LeaveBits}} restored',
  stillInTrash: 'It’s still in the trash. Please try again there.',
  // Editing what is sealed
  unlock: 'This LeaveBit is sealed. Your browser decrypts it here, and your passphrase isn’t sent.',
  opening: 'Opening',
  openingLeavebit: 'Opening the LeaveBit',
  notEditable: 'It can’t be edited',
  useAnotherKey: 'Use another key',
  earlierVersions: 'Earlier versions',
} as const;
