/** The start page. */
export const messages = {
  title: 'Leave your affairs in good hands',
  description:
    'LeaveBits keeps the documents, passwords and messages your family will need, and releases each one to the people you chose, when you chose.',
  intro:
    'Where your will is. Which accounts you have. What you still want to say. LeaveBits keeps it all safe and opens each part for the people you choose, when you choose.',
  login: 'Login',
  myLeavebits: 'My LeaveBits',
  getStarted: 'Get Started',
  price: 'Free for one month, no card needed. Then 1 USD a month.',
  recipients: 'Somebody left something for me',
  video: 'LeaveBits in under a minute. No sound, with captions.',
  playVideo: 'Watch the introduction',
  videoName: 'Introduction to LeaveBits',
  videoFailed:
    'The introduction couldn’t be played here. You’re not missing anything: the text below says the same.',
  tryAgain: 'Try again',
  howItWorks: 'How It Works',
  write: 'Write a LeaveBit',
  writeText: 'Give it a headline, your own words and, if you like, files. A checklist helps you start.',
  name: 'Name the people',
  nameText: 'Enter the email addresses of those who may read it. They don’t need an account.',
  choose: 'Choose when it opens',
  chooseText: 'Now, on a date, or after your death or permanent incapacitation. You decide for each person.',
  trust: 'Trust it to arrive',
  trustText:
    'People you choose report what happened and others confirm. You’re warned first and can refute it. Then we tell your recipients.',
  oneForSeveral: 'One LeaveBit, several people',
  oneForSeveralText:
    'A LeaveBit is a headline, your own words and files. It can be for one person or many, and each can have their own rule.',
  untilThen:
    'Until then, they see the headline and when it opens, but no text or files. You can change all of this at any time.',
  example: 'An example of a LeaveBit',
  exampleHeadline: 'House and insurance papers',
  exampleText:
    'The deeds are in the blue folder in the study. Call Mr. Okafor at the bank first; he knows everything.',
  exampleFile: 'policy-numbers.pdf',
  exampleAfterDeath: 'Opens after my death is confirmed',
  exampleOnDate: 'Opens on March 1, 2031',
  security: 'How your data is stored',
  encrypted: 'Encrypted at rest',
  encryptedText:
    'Headlines, text, files and file names are encrypted with AES-256-GCM, with a separate key for every LeaveBit. The service holds the keys so it can open a LeaveBit when you no longer can. Those that you seal open only with your passphrase or the recovery sheet that you print, or with a key on paper that your recipients hold. We have none of them.',
  linkAlone: 'A link alone opens nothing',
  linkAloneText:
    'Signing in takes your password and a code we email you. Recipients verify their address with a code too, and only see what you shared with them. A code works once, for ten minutes.',
  asked: 'You’re asked before anything is released',
  askedText:
    'A report of your death opens nothing on its own. We warn you by email, you have the hours you set to refute it, and others you trust must confirm it.',
  noLeaks: 'Nothing leaks by email',
  noLeaksText:
    'Our emails never contain what’s in a LeaveBit, only that it’s there and where to read it. These pages have no ads and no tracking.',
} as const;
