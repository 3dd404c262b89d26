/** The card that a reporter prints, with their own link. */
export const messages = {
  title: 'If something happens to {owner}',
  intro:
    '{owner} keeps letters, papers and instructions for other people with LeaveBits, and trusts you to tell us if they die or become permanently incapacitated.',
  whenDeath: '{owner} has died, and you’re sure of it.',
  whenIncapacitation:
    '{owner} is permanently incapacitated, and you’re sure that they won’t be able to act for themselves again.',
  whenPractice:
    '{owner} has died, or is permanently incapacitated, and you’re sure of it. Until then, the link lets you practice.',
  reportDeath: 'Tick the box, and press “Report the death”.',
  reportIncapacitation: 'Tick the box, and press “Report the incapacitation”.',
  sendLinks: 'The page itself can’t report it. Press “have your links sent again”.',
  reportFromEmail: 'Report with a link in the email that we send you.',
  objects:
    'Then the other reporters are asked to confirm, and {owner} has {hours, plural, one {# hour} other {# hours}}{days, plural, =0 {} one { (# day)} other { (# days)}} to say that it isn’t true. Nothing opens before that.',
  objectsEither:
    'Then the other reporters are asked to confirm, and {owner} has {hours, plural, one {# hour} other {# hours}}{days, plural, =0 {} one { (# day)} other { (# days)}} after a death, or {otherHours, plural, one {# hour} other {# hours}}{otherDays, plural, =0 {} one { (# day)} other { (# days)}} after an incapacitation, to say that it isn’t true. Nothing opens before that.',
  fallback: 'If the link doesn’t work, enter your email address at {address}, and we’ll send you new ones.',
  keep: 'Keep this card where only you can find it. Anyone who has it can report in your name. It has no password and nothing of what {owner} keeps.',
  keepPractice:
    'Keep this card where only you can find it. It can’t report anything without your mailbox. It has no password and nothing of what {owner} keeps.',
  printAgain: 'Print it again',
  // As the owner prints it, with no link of the reporter’s
  holder: 'A card for {name}',
  whenEither: '{owner} has died, or is permanently incapacitated, and you’re sure of it.',
  enterAddress: 'Enter your email address, and we’ll send your links to it:',
  othersConfirm:
    'Then the other reporters are asked to confirm, and {owner} can say that it isn’t true. Nothing opens before that.',
  reportsNothing:
    'This card can’t report anything without your mailbox. It has no password and nothing of what {owner} keeps.',
} as const;
