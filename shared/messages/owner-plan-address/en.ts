/** Changing a person's address everywhere. */
export const messages = {
  title: 'Change the address of {name}',
  confirmItsYou: 'Please confirm it’s you. The address won’t be changed before that.',
  change: 'Change the address',
  notChanged: 'The address wasn’t changed. Please try again.',
  oldAddress: 'Old address',
  newAddress: 'New address',
  didYouMean: 'Did you mean {address}?',
  replaces:
    'The new address replaces the old one in {count, plural, one {# LeaveBit} other {# LeaveBits}}, and in your trash. When each one opens stays the same.',
  knownAddress:
    'This address is {name}’s, whom you’ve named before. What they already receive keeps its own rule.',
  weEmail:
    'We’ll email both addresses. The new one has to be confirmed with a code, and the old one can’t open anything anymore.',
  isReporter:
    'They’re also one of your reporters, and reports still go through the old address. You can change that <link>in your release configuration</link>.',
  undo: 'We’ll also email you a link that adds the old address again, with the rules it had. It works for 72 hours. The new address stays until you remove it.',
  takeoverQuestion: 'Give everything of {name} to {other}?',
  takeoverOf: '<address></address> is {name}’s address.',
  takeoverNone:
    '{count, plural, one {{name} gets # LeaveBit. It can’t be read today.} other {{name} gets # LeaveBits. None of them can be read today.}}',
  takeoverSome:
    '{name} gets {count, plural, one {# LeaveBit} other {# LeaveBits}}, and can read {readable} of them as soon as they confirm their address.',
  takeoverAll:
    '{count, plural, one {{name} gets # LeaveBit, and can read it as soon as they confirm their address.} other {{name} gets # LeaveBits, and can read all of them as soon as they confirm their address.}}',
  takeoverYes: 'Yes, change it',
  takeoverNo: 'Enter another address',
  // Afterwards
  changed: 'The address was changed',
  changedIn: 'It’s new in {count, plural, one {# LeaveBit} other {# LeaveBits}}.',
  damaged:
    '{count, plural, one {# LeaveBit is damaged and still has the old address.} other {# LeaveBits are damaged and still have the old address.}}',
  left: '{count, plural, one {They had left # LeaveBit, which still lists the old address.} other {They had left # LeaveBits, which still list the old address.}}',
  stillReporter: 'As a reporter, they still have the old address.',
} as const;
