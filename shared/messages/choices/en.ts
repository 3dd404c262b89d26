/** What recipients can choose: hiding a sender, stopping their emails, and leaving a LeaveBit. */
export const messages = {
  tryAgainSoon: 'Please try again in a moment.',
  // Emails
  stoppedAll:
    'You don’t get emails from this sender unless something opens after their death or incapacitation',
  stoppedNews: 'You only get emails from this sender when something opens',
  stoppedAllNow:
    'You don’t get emails from this sender unless something opens after their death or incapacitation.',
  stoppedNewsNow: 'You only get emails from this sender when something opens.',
  stopWarning:
    'Without these emails, you won’t know when the sender shares something new, or when something opens for you. Everything stays on your page.',
  unstoppable:
    'If something opens after the sender’s death or incapacitation, we’ll still email you, and again before it closes.',
  mailsAfterRelease: 'If anything else opens for you, we’ll email you.',
  mailsAfterReleaseClosing: 'If anything else opens for you, we’ll email you, and again before it closes.',
  // Options
  from: 'From {sender}',
  secret: 'The sender won’t know if you hide them or stop their emails.',
  unchanged: 'Nothing was changed',
  hide: 'Hide this sender',
  isHidden: 'Everything from this sender is in “Hidden” at the end of your page.',
  hiding: 'Everything from this sender moves to “Hidden” at the end of your page.',
  hidingLosesNothing:
    'Everything from this sender moves to “Hidden” at the end of your page. Nothing is lost, and you can show it again at any time.',
  showAgain: 'Show this sender again',
  shownAgain: 'Sender shown again',
  hidden: 'Sender hidden',
  undo: 'Undo',
  undoElsewhere: '“Hidden” at the end of the page shows the sender again',
  mailsTitle: 'Emails',
  mailsFromTitle: 'Emails from this sender',
  mailsOn: 'You get an email whenever something is new.',
  mailsAgain: 'Get emails again',
  mailsBackOn: 'Emails turned back on',
  mailsStop: 'Stop emails from this sender',
  mailsStopped: 'Emails stopped',
  keepTitle: 'Read it and keep it',
  keepUntil: 'You can read it here until {date}.',
  keep: 'Download or print what you want to keep.',
  keepSealed: 'It’s sealed: open it with your card, and save what you want to keep there.',
  read: 'Read',
  download: 'Download',
  downloadFailed: 'Download Failed',
  print: 'Print',
  // Leaving
  leave: 'Leave this LeaveBit',
  leaveSeen: 'You’ll lose access to this LeaveBit. The sender can see that you left.',
  leaveUndo:
    'For {days} days, you can undo that with a link that we’ll email you. After that, nobody may be able to bring it back.',
  lossClosed: 'It can no longer be read, and would no longer be on your page.',
  lossOpen: 'You won’t be able to read it or download its files anymore.',
  lossLocked: 'It isn’t open yet. If you leave it, you won’t be able to read it then.',
  lossDated: 'It opens on {date}. If you leave it, you won’t be able to read it then.',
  leaveTitle: 'Leave “{leavebit}”?',
  leaveReleased:
    'We’ll email you a link that lets you undo this for {days} days. After that, nobody may be able to bring it back.',
  leaveDownloadFirst: 'If you might want it one day, download it first.',
  leaveText:
    'You won’t be able to read it or download its files, and we won’t email you about it again. {sender} will see that you left, and when. We’ll email you a link that lets you undo this for {days} days. After that, only the sender can add you again.',
  left: 'You’ve left this LeaveBit',
  notLeft: 'You haven’t left it. Please try again in a moment.',
  // The links in emails
  checking: 'Checking your link',
  notChecked: 'We couldn’t check this link',
  ourSide: 'Something went wrong on our side.',
  deadTitle: 'This link no longer works',
  // Coming back
  returnPage: 'Restore access',
  returnTitle: 'Restore your access?',
  returnText:
    'On {date}, you left something that <sender></sender> shared with you. If you restore your access, it’ll be as if you’d never left.',
  returnSeen: 'The sender will see that you’re back.',
  returnUntil: 'This link works until {date}. If you meant to leave, you don’t need to do anything.',
  returnFailed: 'We couldn’t restore your access',
  returnButton: 'Restore access',
  returnedTitle: 'You have access again',
  returned: 'The LeaveBit from {sender} is on your page again. If it was locked before, it still is.',
  returnUnknown:
    'It may be incomplete, or the sender may have changed who they share this with. Links in emails are sometimes cut off, so open the email again and press the button there. If you can, ask the sender to share it with you again.',
  returnBackTitle: 'You already have access',
  returnBack: 'It’s shared with you again. You don’t need to do anything.',
  returnExpiredTitle: 'This link has expired',
  returnExpired: 'It only worked for {days} days. Only the sender can share this with you again.',
  elsewhere:
    'Everything else that’s shared with you is on your own page. Its link is in every email about it.',
  openPage: 'Open your page',
  // Stopping emails
  stopPage: 'Stop emails',
  stopDead:
    'Please use the link in the latest email from this sender, or go to the page that lists everything shared with you.',
  stoppedTitle: 'The emails have been stopped',
  stopped: 'You won’t get any more emails about anything new from <sender></sender>.',
  stoppedNext:
    'Everything they’ve shared stays. To change this, go to the page that lists everything shared with you, open “Options” and choose “Get emails again”. You’ll still get codes you request.',
  stopTitle: 'Stop emails from this sender?',
  stopFrom: '<sender></sender> has shared something with you on LeaveBits.',
  stopMissed: 'What you’d miss',
  stopSecret: 'The sender won’t know. You can undo this on your page.',
  stopFailed: 'The emails weren’t stopped',

  mailLanguageTitle: 'Emails in this language',
  mailLanguage:
    'Should our emails to you be in English, too? Their texts come from us; what people leave you stays as they wrote it.',
  chooseMailLanguage: 'Write to me in English',
  mailLanguageChosen: 'We’ll write to you in English from now on.',
  mailLanguageNotChosen: 'Your language wasn’t saved',
} as const;
