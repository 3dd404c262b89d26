/** A verified recipient's list, and what was left for them. */
export const messages = {
  // The list
  sharedWithYou: 'Shared with you',
  verifiedAs: 'Verified as <email></email>',
  refresh: 'Refresh',
  signOut: 'Sign out',
  refreshed: 'The list is up to date',
  refreshFailed: 'Failed to refresh LeaveBits',
  loadFailed: 'Failed to load LeaveBits',
  loadFailedNext: 'Nothing has been lost. Please try again in a moment with the Refresh button.',
  tryAgainSoon: 'Please try again in a moment.',
  loadingList: 'Loading the LeaveBits shared with you',
  list: 'LeaveBits shared with you',
  listAll: '{count, plural, one {# LeaveBit is} other {# LeaveBits are}} shared with you',
  listMore: '{count, plural, one {# LeaveBit is} other {# LeaveBits are}} shown. There are more',
  listHidden:
    '{count, plural, one {# LeaveBit is} other {# LeaveBits are}} shown. Those from senders you’ve hidden are below',
  showMore: 'Show more',
  seeAll: 'See everything shared with you',
  // A card
  noDescription: 'No description yet',
  damaged: 'This LeaveBit is damaged and can’t be opened. Please contact support.',
  recentlyOpened: 'Recently opened',
  from: 'From {sender}',
  opened: 'Opened {date}',
  updated: 'Last updated {date}',
  sealedOpen: 'Sealed. It opens with your card.',
  sealedLocked: 'Sealed. You’ll need your card to open it.',
  viewDetails: 'View Details',
  options: 'Options',
  readableUntil: 'You can read it until {date}.',
  closesInDays:
    'Closes in {days, plural, one {# day} other {# days}}, on {date}. After that, we can’t open it again.',
  closesToday: 'Closes in less than a day, on {date}. After that, we can’t open it again.',
  saveIt: 'Please save what you want to keep.',
  // What can't be read
  lockedTitle: 'Locked',
  opensOn: 'Opens on {date}',
  opensAfterReport: 'Opens after the death or permanent incapacitation of the owner has been confirmed',
  opensOnUnsetDate: 'Opens on a date that hasn’t been set yet',
  notReleased: 'Not released yet',
  lockedNext:
    'Your address is verified, and we’ll keep this here for you until then. You don’t need to do anything now. We’ll email you when it opens, and this link stays the same.',
  blockedTitle: 'Subscription Not Active',
  blocked:
    'The owner’s subscription isn’t active, so this can’t be read at the moment. It opens again if they renew it. If you want to keep it, please ask them soon: what isn’t renewed is deleted one day.',
  blockedNext:
    'Your address is verified, and you don’t need to do or pay anything. This link stays the same.',
  closedTitle: 'Closed',
  closed:
    'The time to read this ended on {date}, and we can’t open it again. What was downloaded or printed before can still be read, so others who received it may have a copy.',
  closedNext:
    'Your address is verified. What else is shared with you is on your own page, and its link is in every email about it.',
  checkAgain: 'Check again',
  nothingTitle: 'Nothing is shared with you at the moment',
  nothing:
    'Your address is verified, but nothing is currently shared with it. If you were expecting something, ask the person who told you about it. We’ll email you as soon as something is shared with you.',
  nothingInLinkTitle: 'Nothing here is shared with you',
  nothingInLink:
    'Your address is verified, but nothing at this link is currently shared with it. If you were expecting something, ask the person who sent you the link which address they entered.',
  allHiddenTitle: 'Everything shared with you is hidden',
  allHidden:
    'You’ve hidden everyone who shares something with you. Their LeaveBits are listed below, and you can show them again.',
  hiddenTitle: 'Hidden',
  hiddenSenders: 'You’ve hidden {count, plural, one {# sender} other {# senders}}.',
  collapseHidden: 'Collapse hidden LeaveBits',
  showHidden: 'Show hidden LeaveBits',
  hiddenFailed: 'The hidden LeaveBits couldn’t be loaded. Please try again.',
  hiddenList: 'LeaveBits from hidden senders',
  hiddenNothing: 'Hidden senders aren’t sharing anything with you at the moment.',
  // After a release
  guideTitle: 'Before you read',
  guideDeath:
    '{sender} kept this for you. Their death was reported on {date} and confirmed by {count, plural, one {one other person} other {# other people}} whom they trusted, so what waited for that is open now.',
  guideIncapacity:
    '{sender} kept this for you. That they can no longer act for themselves was reported on {date} and confirmed by {count, plural, one {one other person} other {# other people}} whom they trusted, so what waited for that is open now. If {name} can act again one day, they can close it again.',
  guideFirst: 'First',
  guideFirstDeath:
    'Save a copy with “Download everything”, so that it’s yours whatever happens to this page. Then look for what can’t wait: people or animals who need care, a home that stands empty, wishes for a funeral.',
  guideFirstIncapacity:
    'Save a copy with “Download everything”, so that it’s yours whatever happens to this page. Then look for what can’t wait: people or animals who need care, a home that stands empty, wishes about treatment.',
  guideCardTitle: 'Your card',
  guideCard:
    'Some of it is sealed, and opens with a printed card that you were given: a page with a QR code and a key. Look for it with your own papers first, then with theirs. Open each sealed LeaveBit here and save it from there, because “Download everything” can’t open it.',
  guideWaitTitle: 'What can wait',
  guideWait:
    'Letters are here for whenever you’re ready. So are accounts and subscriptions: keep phone and email running for now, because sign-in codes are sent there.',
  guideSignTitle: 'Before you pay, cancel or sign anything',
  guideSign:
    'Ask whoever takes care of the paperwork, such as an executor, a guardian or a lawyer. We can’t tell you what applies where you live.',
  guideKeepTitle: 'How to keep it',
  guideKeep:
    'The download has all texts and files, and a page that opens without the internet. You can also print each LeaveBit. Keep both where only you can find them.',
  guideEndTitle: 'Until when',
  guideEnd: 'You can read everything until {date}. We’ll email you before that.',
  guideEndFrom: 'You can read what {name} left you until {date}. We’ll email you before that.',
  guideNoEnd: 'For everything, no end is planned.',
  guideNoEndFrom: 'For what {name} left you, no end is planned.',
  releaseTitle: 'How it was opened',
  deathReported: 'A death was reported on {date}.',
  incapacityReported: 'A permanent incapacitation was reported on {date}.',
  confirmedBy: '{count, plural, one {One other trusted person} other {# other trusted people}} confirmed it.',
  openedThen: 'This was then opened on {date}.',
  // What was left
  info: 'Info',
  noText: 'There’s no text here.',
  attachments: 'Attachments',
  sharedWith: 'Shared with',
  loadingText: 'Loading the text',
  textFailed: 'The text couldn’t be loaded',
  textFailedNext: 'Nothing is lost. Please try again in a moment.',
  show: 'Show',
  hide: 'Hide',
  hidden: 'hidden',
  copy: 'Copy',
  copied: 'Copied',
  copyTitle: 'Please copy it yourself',
  copyBlocked: 'Your browser doesn’t allow us to copy it.',
  oneTimeKey: 'Key for one-time codes:',
  oneTimeCode: 'Code for signing in now:',
  oneTimeSeconds:
    '{seconds, plural, one {for <number>#</number> second} other {for <number>#</number> seconds}}',
  print: 'Print',
  saveFile: 'Save as a file',
  // Downloads
  view: 'View',
  viewFile: 'View {file}',
  download: 'Download',
  downloadFile: 'Download {file}',
  downloadZip: 'Download all as ZIP',
  downloadZipHint: 'Everything in this LeaveBit, in one file.',
  downloadAll: 'Download everything',
  downloadAllHint:
    'All texts and files that are open now, from everyone, in one ZIP. It has a page that you can read without the internet.',
  downloadAllHintHidden:
    'All texts and files that are open now, from everyone, also from people you’ve hidden, in one ZIP. It has a page that you can read without the internet.',
  downloadAllSealed:
    'What is sealed stays sealed in it. To save it so that you can read it, open it on this page with your card and download it from there.',
  downloadFailed: 'Download Failed',
  fileFailed: '“{file}” couldn’t be downloaded.',
  textDownloadFailed: 'The text couldn’t be downloaded.',
  zipFailed: 'The ZIP couldn’t be downloaded.',
  fileStarted: '“{file}” is being downloaded.',
  textStarted: 'The text is being downloaded.',
  zipStarted: 'The ZIP is being downloaded.',
  downloadOver: 'The download didn’t start. Please try again.',
  downloadProgress: 'Your browser shows the progress.',
  noProgress:
    'If nothing happens, open this page in Safari, Chrome or another browser: many apps can’t save files.',
  offline: 'Please check your internet connection and try again.',
  // A note for their papers
  ownNoteTitle: 'A note for your papers',
  ownNote: 'It says where this page is and which address to use, and nothing of what was left to you.',
  printNote: 'Print a note',
} as const;
