/** The page that sends a reporter their links again. */
export const messages = {
  title: 'Lost reporter links',
  heading: 'I’m somebody’s reporter and have lost my link',
  intro:
    'Has somebody chosen you to tell us if they die or become permanently incapacitated? Enter your email address, and we’ll send your links to it again.',
  address: 'Email address',
  addressHint: 'The one at which they chose you as a reporter',
  addressInvalid: 'Invalid email address. It should look like name@example.com.',
  notSent: 'Nothing was sent',
  tryLater: 'Please try again in a moment.',
  send: 'Send my links',
  earlierLinks: 'Links that you find in earlier emails still work. Search your mailbox for “LeaveBits”.',
  sentTitle: 'Please check your email',
  sent: 'If somebody has chosen <email></email> as a reporter, we’re sending your links to it, in one email for each person.',
  noMail: 'No email after a few minutes?',
  noMailFolders: 'Check your folders for spam, junk and promotions.',
  noMailAddress: 'Do you have another address? They may have chosen you at that one.',
  noMailLimits:
    'We send the links at most once in {minutes} minutes and {times} times a day. Those in our earlier emails still work.',
  noMailOthers:
    'They may have several reporters. Any of them can report it, and we’ll then ask you by email to confirm.',
  otherAddress: 'Use another address',
} as const;
