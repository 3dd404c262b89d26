/** Verifying a recipient's address, and what can be wrong with their link. */
export const messages = {
  sharedWithYou: 'Shared with you',
  verifyAccess: 'Verify Access',
  about:
    'LeaveBits stores text and files that people leave for those they trust. Only the people something was left for can see it.',
  enterAddress:
    'Enter your email address. If something is shared with this address, we’ll send it a code. You then enter the code on this page.',
  terms:
    'You don’t need an account or a password, and it’s free. Each visit needs a new code. We record when you read something, for the person who left it.',
  verifyAddress: 'Verify your email address',
  aboutFor:
    'LeaveBits stores text and files that people leave for those they trust. If something is shared with <email></email>, you can read it here.',
  sendTo:
    'To make sure that only you can, we’ll send a code to this address. You then enter the code on this page.',
  cutOff: 'If part of your address is missing, the link was cut off. Please open it from the email again.',
  expiredTitle: 'Session Expired',
  expired: 'Your verification session expired. Please verify again.',
  signedOutTitle: 'You’re signed out',
  signedOut: 'Nothing you’ve read stays on this page. You can come back with a new code at any time.',
  notSent: 'Failed to send verification code',
  tryAgainSoon: 'Please try again in a moment.',
  address: 'Email address',
  addressHint: 'The address our email about this was sent to',
  changeAddress: 'Change address',
  invalidTitle: 'Invalid Email',
  invalidAddress: 'Please enter a valid email address',
  invalidAddressExample: 'Please enter a valid email address. It should look like name@example.com.',
  sendCode: 'Send code',
  haveCode: 'I already have a code',
  onItsWay:
    'If something is shared with this address, a code is on its way. The code works for {minutes} minutes.',
  code: 'Verification code',
  codeHint: 'The digits in our email',
  verify: 'Verify',
  newCodeIn: 'You can request a new code in {seconds} s',
  newCode: 'Send a new code',
  noMail: 'No email after a few minutes?',
  noMailFolders: 'Check your folders for spam, junk and promotions.',
  noMailAddress:
    'Check that the address above is yours. If you have another one, look for a message from us there.',
  noMailDelay:
    'Some mail servers hold back a first email for up to 15 minutes. If the code expires before it arrives, send a new one, and enter it on this page.',
  noMailNothing:
    'If no code ever arrives, nothing may be shared with this address at the moment. The person who told you about it can check in their account which address they entered.',
  codeMissing: 'Please enter the verification code',
  codeSpent:
    'This code no longer works because a wrong one was entered {attempts} times. Please request a new one.',
  noSession: 'Verification failed. No session created.',
  codeInvalidTitle: 'Invalid verification code',
  codeInvalid: 'The verification code you entered is invalid. Please check and try again.',
  failed: 'Verification failed',
  noAddressTitle: 'Missing email information',
  cutTitle: 'The end of this link is missing',
  noIdTitle: 'Something is missing from this link',
  noAddress: 'This link is incomplete, so we can’t tell who it’s for.',
  cut: 'This link is incomplete, so we can’t tell who it’s for. The only part of the address left is <email></email>.',
  noId: 'This link is incomplete, so we can’t tell what it’s for.',
  linksBreak: 'Links in emails sometimes break across two lines or lose their end when they’re copied.',
  openAgain: 'Open the message with the link again.',
  pressThere: 'Press the link there, or copy the whole link into the address bar.',
  askAddress:
    'If it still doesn’t work, ask the person who shared it with you to check your address. If you can’t, ask someone close to them.',
  askLink:
    'If it still doesn’t work, ask the person who shared it with you to send it to you again. If you can’t, ask someone close to them.',
  enterInstead: 'Enter my email address instead',
  toLeavebits: 'Go to LeaveBits',
  restoringTitle: 'Please come back a little later',
  restoring:
    'LeaveBits is being restored from a backup. Nothing is lost, but until that’s done, nobody can read what was left for them.',
  comeBackAfter: 'Please come back after <date></date>.',
  comeBackDays: 'Please come back in a few days.',
  linkStays: 'Your link stays the same. If you had a code, you’ll need a new one.',
  restoringWhy:
    'It takes this long because the backup may be missing the latest changes. Senders have some time to check what they share before anyone can read it again.',
  checkAgain: 'Check again',
} as const;
