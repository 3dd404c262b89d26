/** What would go wrong with an owner's plan, and what fixes it. */
export const messages = {
  showFewer: 'Show fewer',
  showAll: 'Show all {count}',
  quoted: '“{title}”',
  more: '{count} more',
  noTitle: 'A LeaveBit without a description',
  // The problems
  nobodyReceives: 'Nobody but you receives anything yet.',
  noReporters: 'You have no reporters yet, so nothing would open after your death.',
  tooFewReporters: 'Too few of your reporters can act to confirm a report.',
  reportersUnanswered:
    '{count, plural, one {We’re waiting for # answer: {names} hasn’t said yet whether you can count on them.} other {We’re waiting for # answers: {names} haven’t said yet whether you can count on them.}}',
  reporterUnreachable: 'Our last email to {name} didn’t arrive, so they couldn’t confirm a report.',
  reporterDeclined: '{name} declined, so don’t count on them to report or confirm.',
  reporterSuspended:
    'You refuted a report by {name}. Until you decide whether they stay your reporter, they can neither report nor confirm.',
  reporterMoved: '{name} wants to use a different address. Please ask them which one.',
  reporterUnpracticed: '{name} has never opened the page for reporters. They may not find it when it counts.',
  subscriptionEnds:
    'Your free period ends on {date}. If you haven’t subscribed by then, everything closes and nobody can read it.',
  sealedWithoutCard:
    '{name} has no card for sealed LeaveBits, so they couldn’t read what you’ve sealed for them. Open it and make their card.',
  sealedBeforeCard:
    '{name}’s card doesn’t open “{title}” yet, because it was sealed without that card. If you made the card, open it and save it again. If you didn’t, replace the card first.',
  somethingSealedBeforeCard:
    '{name}’s card doesn’t open something that you’ve sealed yet, because it was sealed without that card. If you made the card, open it and save it again. If you didn’t, replace the card first.',
  cardNeverChecked: 'Nobody has tried {name}’s card yet. Ask them to check that it works.',
  reportersAreRecipients:
    'Everyone who can report your death also receives something after it. That can be fine in a family. If you’re not sure, add someone who receives nothing.',
  recipientUnreachable: 'Our last email to {name} didn’t arrive.',
  substituteUnreachable:
    'Our last email to the person who would receive what {name} doesn’t open didn’t arrive.',
  incomplete: '{title} is incomplete.',
  severalIncomplete: '{titles} are incomplete.',
  severalIncompleteWhy: '{titles} are incomplete, each for the same reason: {reason}',
  nobodyReached: 'We haven’t reached anyone who can read {titles} yet.',
  noRecoveryCodes:
    'You have no recovery codes left. If you lose your phone or passkey, you won’t be able to sign in.',
  agreedNeeded:
    '{count, plural, =2 {Only {agreed} have agreed, so they’re both needed.} other {Only {agreed} have agreed, so they’re all needed.}} Ask {waiting} to accept.',
  allNeeded:
    '{count, plural, =2 {{names} are both needed for a report.} other {{names} are all needed for a report.}} If one of them can’t be reached, nothing will open.',
  allNeededAccident:
    '{count, plural, =2 {{names} are both needed for a report after an accident or a stroke.} other {{names} are all needed for a report after an accident or a stroke.}} If one of them can’t be reached, nothing will open.',
  addOne: 'Add a reporter.',
  addOneOrFewer: 'Add a reporter, or require one fewer confirmation.',
  // What fixes them
  chooseReporters: 'Choose reporters',
  sendLinks: 'Send the links again',
  sendLink: 'Send the link again',
  correctAddress: 'Correct the address',
  changeAddress: 'Change the address',
  chooseSomeoneElse: 'Choose someone else',
  decide: 'Decide',
  subscribe: 'Subscribe',
  openIt: 'Open it',
  seePerson: 'See the person',
  addReporter: 'Add a reporter',
  createCodes: 'Create new codes',
} as const;
