/** What the pages behind reporters’ and owners’ links have in common. */
export const messages = {
  tryLater: 'Please try again in a moment.',
  sendLinks: 'Send my links again',
  tickFirst: 'Please tick this first.',
  copyLink:
    'Links in emails are sometimes cut off. Open the email again and press the link there, or copy the whole link.',
  unknownLink:
    'This link is incomplete or no longer in use. The person it’s about may have removed you from their reporters.',
  earlierReportTitle: 'This link is for an earlier report',
  earlierReport: 'This link is for an earlier report, which has ended.',
  expiredTitle: 'This report has expired',
  withdrawn: 'The reporter who submitted this report has withdrawn it. Nothing was opened.',
  askOwner:
    'If you can, please ask the owner in person or by phone. If they’re well, you don’t need to do anything.',
  nothingToDo: 'You don’t need to do anything.',
  decision: 'We’ll email you once there’s a decision.',
  sure: '{type, select, death {I’m sure that {owner} has died.} other {I’m sure that {owner} is permanently incapacitated.}}',
  warningDelayed:
    'Our warning hasn’t reached {owner} yet. Their time to object starts when it does, so this will take longer.',
  opensSoon: 'Unless {owner} objects, what {owner} left will open to their recipients soon.',
  othersDenied:
    '{others, plural, one {One of the others we asked says it isn’t true} other {# of the others we asked say it isn’t true}}',
  denialEffect:
    'Each reporter who says so makes one more confirmation necessary, and nothing opens for {days, plural, one {# day} other {# days}} after that.',
  alreadyConfirmed: 'Report Already Confirmed',
} as const;
