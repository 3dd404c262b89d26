/** “Getting started”: how to open an account. */
export const messages = {
  title: 'Try it for a month, free',
  titleFree: 'Open your account',
  description:
    'Open a LeaveBits account with just an email address. The first month is free, with no card needed. After that it costs 1 USD a month.',
  descriptionFree: 'Open a LeaveBits account with just an email address.',
  login: 'Login',
  intro:
    'All you need is an email address that only you read. It’ll be your user name, and we’ll send your sign-in codes to it.',
  trialAccount: 'Your trial account',
  account: 'Your account',
  includedAll: 'Everything LeaveBits does, from the first minute',
  includedLeavebits: 'As many LeaveBits as you need, with files',
  includedPeople: 'Recipients and designated reporters of your choice',
  includedNoCard: 'No card and no payment details',
  createTrial: 'Create Trial Account',
  createAccount: 'Create Account',
  afterMonth: 'When the month is over',
  afterMonthPaying:
    'We’ll email you 7 days and 1 day before. If you’d like to stay, LeaveBits costs 1 USD a month, paid by card through PayFast, which shows and charges the amount in South African rand (ZAR). You can cancel at any time.',
  afterMonthNothing:
    'If you do nothing, you won’t be charged, but nobody will be able to read your LeaveBits. We’ll keep them for 12 months in case you come back, then permanently delete them. The <terms>terms and conditions</terms> have the details.',
  oneAccount: 'One account for one estate',
  oneAccountText:
    'An account belongs to one person and holds what that person leaves behind. Couples need two, each with its own email address.',
} as const;
