/** The owner's plan, person by person. */
export const messages = {
  title: 'Your people',
  intro: 'Who receives what, now and later.',
  whatOpensWhen: 'What opens when',
  notLoaded: 'Your people couldn’t be loaded',
  loading: 'Loading your people',
  nobody:
    'Nobody but you receives anything yet. Once you share a LeaveBit with someone, they’ll appear here.',
  list: 'People who receive something',
  withNothing: 'People who receive nothing',
  alsoReporter: 'Also a reporter',
  changeAddress: 'Change the address',
  changeAddressOf: 'Change the address of {name}',
  seeWhatTheySee: 'See what they see',
  seeWhatSubstituteSees: 'See what {name} would see',
  chooseLeavebits: 'Choose LeaveBits',
  chooseLeavebitsFor: 'Choose LeaveBits for {name}',
  chooseNext: 'Choose who’s next',
  chooseNextAfter: 'Choose who’s next if {name} doesn’t open something',
  changeNext: 'Change who’s next',
  changeNextAfter: 'Change who’s next if {name} doesn’t open something',
  // What a person receives
  canRead: 'Can read {count, plural, one {# LeaveBit} other {# LeaveBits}} now',
  getsOnDate: 'Gets {count, plural, one {# LeaveBit} other {# LeaveBits}} on a date, the next on {date}',
  getsAfterDeath:
    'Gets {count, plural, one {# LeaveBit} other {# LeaveBits}} after your death or incapacitation is confirmed',
  soleOne: 'Only {name} gets “{title}”.',
  soleSeveral: 'Only {name} gets “{title}” and {count} more.',
  soleUntitled: 'Only {name} gets a LeaveBit without a description.',
  soleUntitledSeveral: 'Only {name} gets a LeaveBit without a description and {count} more.',
  unopened: 'If {name} doesn’t open something, we remind them three times.',
  notPassedOn: '{other} is next, but already receives everything that {name} does, so nothing is passed on.',
  passedOn:
    '{other} receives it as well if it’s still unopened {days, plural, one {# day} other {# days}} after its opening.',
  nobodyElse: 'Nobody else receives it.',
  nothingReporter: '{name} is one of your reporters and receives nothing. That’s fine if it’s what you want.',
  nothingLeft: '{name} has left everything you shared with them.',
  // Their card
  withoutCard:
    '{name} has no key card, so they couldn’t read what you’ve sealed for them. Edit it on your home page and make their key card there.',
  beforeCard:
    '{name}’s key card doesn’t open everything that you’ve sealed for them. Your home page says what, under “If you died today”: open it there and save it again. If you didn’t make the card, replace it first.',
  neverChecked:
    'Nobody has tried {name}’s key card yet. Ask them to scan its code with a phone, which says whether it works.',
} as const;
