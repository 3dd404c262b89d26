/** Choosing who receives what a person doesn't open. */
export const messages = {
  title: 'If {name} doesn’t open something',
  intro: 'We remind {name} 7, 30 and 90 days after something has opened. Who should receive it after that?',
  email: 'Email address of who’s next',
  didYouMean: 'Did you mean {address}?',
  days: 'Days after the opening',
  daysHint: 'From {min} to {max}',
  daysProblem: 'Please choose {min} to {max} days',
  onlyUnopened:
    'They receive only what has opened and is still unopened then, by the same rule. Nothing opens earlier.',
  canStillOpen: '{name} can still open it. Our reminders say that someone is next and when, but not who.',
  notTold: 'We don’t tell the person you choose before it’s their turn.',
  ownRuleStays: 'Where they’re a recipient already, their own rule stays.',
  lockedAgain: 'If you lock everything again after a release, they lose what they had received by then.',
  nobody: 'Nobody',
  chosen: 'You’ve chosen who’s next',
  nobodyChosen: 'Nobody is next anymore',
  notChanged: 'Nothing was changed. Please try again.',
} as const;
