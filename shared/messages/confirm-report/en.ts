/** The page on which another reporter confirms a report, or says that it isn’t true. */
export const messages = {
  title: 'Confirm a report',
  canYou: 'Can you confirm this?',
  reported:
    '{type, select, death {<reporter>{email}</reporter> reported on {moment} that <name>{owner}</name> has died.} other {<reporter>{email}</reporter> reported on {moment} that <name>{owner}</name> is permanently incapacitated.}}',
  sorryIf:
    '{type, select, death {If it’s true, we’re sorry for your loss.} other {If it’s true, we’re sorry.}}',
  hasDeclined:
    'You told us that you don’t want to be a reporter. You don’t have to do anything, but if you know what happened, your answer still helps.',
  beSure: 'Please be sure before you confirm: try to reach {owner}, or speak to the person who reported.',
  whatHappens: 'What happens when you confirm',
  confirm: 'Confirm the report',
  failed: 'Confirmation Failed',
  notConfirmed: 'The report wasn’t confirmed. Please try again in a moment.',

  warned: 'We’ve warned {owner}, and they can still stop it with one click.',
  longerAway: 'They’d told us that they would be away until {until}, so they have longer than usual.',
  needed: '{required, plural, one {# confirmation is needed.} other {# confirmations are needed.}}',
  noneYet: 'There are none yet; yours would be number 1.',
  noneYetEnough: 'There are none yet; yours would be enough.',
  soFar:
    '{confirmations, plural, one {There is # so far; yours would be number {next}.} other {There are # so far; yours would be number {next}.}}',
  soFarLast:
    '{confirmations, plural, one {There is # so far; yours would be enough.} other {There are # so far; yours would be enough.}}',
  soFarEnough:
    '{confirmations, plural, one {There is # so far; that’s enough, and yours would count too.} other {There are # so far; that’s enough, and yours would count too.}}',
  opensAfterObjection:
    'Unless {owner} objects, what {owner} left will open to their recipients once their time to object has passed.',
  opensAtEarliest:
    'Unless {owner} objects, what {owner} left will open to their recipients. That will be on {moment} at the earliest.',
  wouldOpenAfterWarning:
    'If enough reporters confirm and {owner} doesn’t object after our warning, what {owner} left will open to their recipients.',
  wouldOpenWithYours:
    'The deadline for {owner} to object has passed. With your confirmation, what {owner} left will open to their recipients immediately, or a few hours later if we have to warn {owner} again.',
  wouldOpenWithLast:
    'The deadline for {owner} to object has passed. With the last confirmation, what {owner} left will open to their recipients immediately, or a few hours later if we have to warn {owner} again.',
  wouldOpenAtEarliest:
    'If enough reporters confirm and {owner} doesn’t object, what {owner} left will open to their recipients. That will be on {moment} at the earliest.',
  canDenyLater:
    'If you find out later that it isn’t true, you can say so with this link while the report is pending.',

  notTrue: 'If you believe it isn’t true',
  denyUntil:
    'If you know it isn’t true, tell us here. Then nothing opens before {moment}, and {more, plural, one {# confirmation is needed} other {# confirmations are needed}} instead of {required}.',
  denyDays:
    'If you know it isn’t true, tell us here. Then nothing opens for at least {days, plural, one {# day} other {# days}}, and {more, plural, one {# confirmation is needed} other {# confirmations are needed}} instead of {required}.',
  denyWithdraws: 'Yours no longer counts.',
  denyNotifies: 'We’ll let {owner} know right away that you said so.',
  denyTellsOthers:
    'We’ll also tell the other reporters, without naming you, but if only a few people were asked, they may guess.',
  denyCancelsNothing:
    'That doesn’t cancel the report. Only {owner} can do that. If you can, please try to reach {owner} yourself.',
  denyCancelsNothingYet:
    'That doesn’t cancel the report. Only {owner} can do that, or the person who reported. If you can, please try to reach {owner} yourself.',
  howDoYouKnow: 'How do you know? (optional)',
  onlyOwnerReads: 'Only {owner} can read this.',
  denySure: 'I’m sure this report isn’t true.',
  deny: 'I know this isn’t true',
  notReceived: 'We didn’t get your answer',

  deniedTitle: 'Thank you for telling us',
  denied:
    '{type, select, death {You told us it isn’t true that <name>{owner}</name> has died.} other {You told us it isn’t true that <name>{owner}</name> is permanently incapacitated.}}',
  deniedTold:
    'We’ve let {owner} know that you said so. We’ve also told {reporter} and the other reporters, without saying who it was.',
  whatNow: 'What happens now',
  deniedDelayed:
    'Our warning hasn’t reached {owner} yet, so this will take longer. If you can, please try to reach them: they can sign in and stop the report.',
  deniedCanStop:
    '{owner} can stop the report with one click in our email. If you can, please try to reach them.',
  deniedCanStopOrWithdraw:
    '{owner} can stop the report with one click in our email, and {reporter} can withdraw it. If you can, please try to reach them.',
  deniedGivesTime:
    'Your answer gives everyone time, but it doesn’t end the report. {required, plural, one {# confirmation is needed now.} other {# confirmations are needed now.}}',
  deniedEnough:
    'Enough of the others have confirmed. Unless {owner} objects, what {owner} left will open to their recipients.',
  deniedNotEnough:
    'If enough of the others confirm and {owner} doesn’t object, what {owner} left will open to their recipients.',
  earliest: 'That will be on {moment} at the earliest.',
  alsoDenied:
    '{others, plural, one {One of the others we asked says it isn’t true, too.} other {# of the others we asked say it isn’t true, too.}}',
  deniedDecision: 'We’ll email you once there’s a decision. You don’t need to do anything else.',
  trueAfterAll: 'If you learn that it’s true after all',
  canStillConfirm: 'You can still confirm the report here.',
  thenFinal: 'After that, you can’t change your answer again.',

  doneTitle: 'Thank you, your confirmation has been counted',
  done: '{type, select, death {You confirmed that <name>{owner}</name> has died. We’re sorry for your loss.} other {You confirmed that <name>{owner}</name> is permanently incapacitated. We’re sorry for what you’re going through.}}',
  makes: 'That makes {confirmations} of {required}.',
  makesMore: 'That makes {confirmations}, and {required, plural, one {# is needed} other {# are needed}}.',
  thatIsEnough: 'That’s enough.',
  willOpenDelayedEnough:
    'What waits for a report will open once {owner} has had time to object. Our warning hasn’t reached them yet, so this will take longer.',
  willOpenDelayed:
    'What waits for a report will open once enough have confirmed and {owner} has had time to object. Our warning hasn’t reached them yet, so this will take longer.',
  willOpenUnless: 'What waits for a report will open unless {owner} objects, but not before {moment}.',
  willOpenUnlessSoon:
    'What waits for a report will open unless {owner} objects. If we have to warn them again, it will take a few more hours.',
  willOpenOnce: 'What waits for a report will open once enough have confirmed, but not before {moment}.',
  willOpenOnceSoon: 'What waits for a report will open once enough have confirmed.',
  doneDecision:
    'We’ll email you once there’s a decision. You don’t need to do anything else. You can close this page.',

  already:
    '{type, select, death {You have already confirmed that <name>{owner}</name> has died.} other {You have already confirmed that <name>{owner}</name> is permanently incapacitated.}}',
  alreadyOnce: 'It counts once, and you don’t need to do anything else.',
  alreadyEarlier: 'It counts once. That was an earlier report.',
  nowReleased: 'The report has been confirmed, and what was left has been opened to its recipients.',
  nowRefuted:
    'Someone has since answered that it isn’t true. Usually it’s the owner who answers. Nothing was opened.',
  nowWithdrawn: 'The reporter who submitted it has since withdrawn the report. Nothing was opened.',
  nowExpired: 'The report has since expired because too few people confirmed it in time. Nothing was opened.',
  nowRevoked: 'Since then, someone signed in to the owner’s account and locked everything again.',

  newAsked: 'There’s a new report, and we’re asking you about it. Please look for our latest email.',
  newConfirmed: 'There’s a new report, and you’ve confirmed it. We’ll email you once there’s a decision.',
  newDenied:
    'There’s a new report, and you told us it isn’t true. If you learn that it’s true after all, use the link in our latest email about it.',
  newMade: 'You have a new report pending. To check its progress, open the link you submitted it with.',
  invalidLink: 'Invalid Confirmation Link',
  releasedTitle: 'This report has already been confirmed',
  refutedTitle: 'This report was refuted',
  withdrawnTitle: 'This report was withdrawn',
  revokedTitle: 'Everything is locked again',
  released:
    'Enough reporters have already confirmed this report, and what was left has been opened to its recipients.',
  refuted:
    'Someone answered that this report isn’t true. Usually it’s the owner who answers. Nothing was opened.',
  expired: 'This report has expired because too few people confirmed it in time.',
  revoked: 'After this report, someone signed in to the owner’s account and locked everything again.',
} as const;
