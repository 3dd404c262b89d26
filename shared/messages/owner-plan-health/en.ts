/** What would happen if the owner died today, in a few sentences. */
export const messages = {
  title: 'If you died today',
  whatOpensWhen: 'What opens when',
  checkupDue: 'Check-up is due',
  review: 'Review everything: your check-up is due',
  away: 'You’re away until {date}.',
  // The status in a few words
  works: 'Your plan would work',
  andMore: '{problem}, and {count} more to check',
  toCheck: '{count, plural, one {# thing} other {# things}} to check',
  nobodyReports: 'Nobody can report your death',
  nothingOpens: 'Nothing would open after your death',
  waitingForAnswers: 'Waiting for {count, plural, one {# answer} other {# answers}}',
  closesOn: 'Everything closes on {date}',
  sealedUnreadable: 'Someone couldn’t read what you’ve sealed',
  everyReporterNeeded: 'Every reporter is needed',
  // The sentences
  nothingDepends: 'Nothing depends on your death. Everything you share is open right away or on a date.',
  pendingReport: 'There’s a pending report about you, and you can refute it.',
  ifConfirmed: 'If you don’t and it’s confirmed, {outcome}.',
  earliestConfirmed: 'That would be {date} at the earliest.',
  notEnoughChosen: '{outcome} after your death, but that can’t open before you’ve chosen enough reporters.',
  tooFew: '{outcome}, but nothing would open: too few of your reporters can act.',
  yourReporters:
    '{reporters, plural, one {{names} is your only reporter} other {{names} are your reporters}}, and a report needs {count, plural, one {# reporter} other {# reporters}} to take part.',
  yourReportersAccident:
    '{reporters, plural, one {{names} is your only reporter} other {{names} are your reporters}}, and a report needs {count, plural, one {# reporter} other {# reporters}} to take part after an accident or a stroke.',
  canReport: '{names} can report it.',
  declined: '{names} declined.',
  unanswered:
    '{count, plural, one {But {names} hasn’t answered yet.} other {But {names} haven’t answered yet.}}',
  noneAnswered: 'But none of them has answered yet.',
  mustConfirm:
    '{count, plural, =0 {No others} =1 {One other} =2 {Two others} =3 {Three others} =4 {Four others} =5 {Five others} other {# others}} must confirm, and you have {hours, plural, one {# hour} other {# hours}} to say that you’re well.',
  afterAccident: 'After an accident or a stroke, it takes {numbers}.',
  then: 'Then {outcome}.',
  earliest: 'If somebody reported now, that would be {moment} at the earliest.',
  // An outcome is a list of these, such as “Lena gets 4 LeaveBits, Jonas 2 and 3 more people get something”
  gets: '{name} gets {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  getsToo: '{name} {count}',
  moreGet: '{count, plural, one {# more person gets} other {# more people get}} something',
  // A moment
  earlyHours: '{day}, in the early hours',
  morning: '{day}, in the morning',
  noon: '{day}, around noon',
  afternoon: '{day}, in the afternoon',
  evening: '{day}, in the evening',
  lateEvening: '{day}, late in the evening',
  // The ways to warn the owner
  oneMailbox: 'If someone reports you, we warn you in one mailbox only.',
  rejected: 'Our last message to {ways} was rejected for good.',
  oneWayLeft: 'If someone reports you, there’s at most one way left to warn you.',
  wayEmail: 'your own address',
  waySecondEmail: 'your second address',
  wayPhone: 'your phone number',
  checkWarnings: 'Check how we warn you',
  addSecondWay: 'Add a second way',
} as const;
