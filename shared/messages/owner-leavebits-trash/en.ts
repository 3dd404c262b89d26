/** What an owner has deleted. */
export const messages = {
  intro:
    'Everything you delete stays here for {days} days. Nobody else can see it. It doesn’t count toward your storage unless it’s bigger than your whole storage.',
  loading: 'Loading your trash',
  notLoaded: 'Your trash couldn’t be loaded',
  empty: 'The trash is empty.',
  list: 'In the trash',
  // An item
  noDescription: 'No description yet',
  sealedFile: 'A file',
  fileOf: 'File of “{description}” · {size}',
  leavebit: 'LeaveBit',
  files: '{count, plural, one {# file} other {# files}} ({size})',
  recipients: '{count, plural, one {# recipient} other {# recipients}}',
  deletedOn: 'Deleted on {date}',
  purgedOn: 'Will be permanently deleted on {date}',
  heldByReport: 'Stays here until the report about you is settled, and for {days} days after that',
  heldByEstate: 'Stays here while your LeaveBits are open, and for {days} days after that',
  heldByRevocation:
    'Will be permanently deleted on {date}, and no sooner, because your LeaveBits were locked again',
  needsLeavebit: 'Its LeaveBit was deleted too. Restore the LeaveBit first, then this file.',
  // Restoring
  restore: 'Restore',
  restored: 'LeaveBit restored',
  fileRestored: 'The file is back in “{description}”',
  notRestored: 'Not restored',
  notRestoredNext: 'It’s still in the trash. Please try again.',
  // Deleting permanently
  purge: 'Delete permanently',
  purgeQuestion: 'Permanently delete “{name}”?',
  purgesFile: 'The file will be permanently deleted.',
  purgesText: 'Its text and its earlier versions will be permanently deleted.',
  purgesFiles:
    '{count, plural, one {Its text, its file and its earlier versions will be permanently deleted.} other {Its text, its files and its earlier versions will be permanently deleted.}}',
  purgeUndo:
    'In case it wasn’t you, our next email about such changes has a link that can restore it for {hours} hours. We send up to one such email an hour. After {days} days, it’s erased.',
  purgeProof: 'Please confirm it’s you. Nothing will be deleted before that.',
  purged: 'Permanently deleted',
  notPurged: 'It wasn’t deleted. Please try again.',
} as const;
