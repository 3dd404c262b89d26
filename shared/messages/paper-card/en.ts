/** What is printed for somebody's papers. */
export const messages = {
  title: 'Somebody left something for you',
  holder: 'A note for {name}',
  intro:
    '{sender} has left something for you with LeaveBits. We’ll email you when there’s something to read. This note is for when you’ve lost that email, or when none has come.',
  introUnnamed:
    'Somebody has left something for you with LeaveBits. We’ll email you when there’s something to read. This note is for when you’ve lost that email, or when none has come.',
  anyTime: 'At any time, as often as you like.',
  enterAddress: 'Enter your email address, and we’ll send a code to it:',
  typeCode: 'Type the code. Then you see what you can read, and what isn’t open yet.',
  opensNothing:
    'This note opens nothing without your mailbox. You need no account and no password. If something is sealed for you, you also need its key card, which is another page.',
  qrCode: 'QR code of your link, which is written beside it',
  when: '<strong>When to use it:</strong> {when}',
  where: '<strong>Where to go:</strong> Scan the code, or type <link></link>',
  whereSpaces: '<strong>Where to go:</strong> Scan the code, or type <link></link> (without spaces)',
  steps: 'What to do there:',
  whom: '<strong>Whom to call</strong> if you get stuck (name and telephone number, to fill in by hand):',
  questions: 'Questions? Write to {email}.',
  operator: 'LeaveBits is run by {operator}.',
} as const;
