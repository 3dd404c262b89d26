/** How an owner is reached before anything opens. */
export const messages = {
  loading: 'Loading how we reach you',
  notLoaded: 'This couldn’t be loaded. Please try again in a moment.',
  actionAbout: '{action}: {title}',
  changeIt: 'Change it',
  verifyIt: 'Verify it',
  ways: 'A second way to warn you',
  waysMissing:
    'All our warnings go to one mailbox, {email}. If you lose it, you won’t learn of a false report.',
  waysUsed: 'We warn you at {ways}.',
  wayUnverified: '{way} isn’t verified yet, so we don’t warn you there.',
  noTexts: 'This service sends no text messages, so your phone doesn’t count.',
  addWay: 'Add a second way',
  away: 'When you’re away',
  awayUntil: 'You’re away until {date}. After that, you still have {hours} to say no.',
  notAway:
    'Before a long journey or a stay in hospital, say until when you can’t read email. Nothing opens before you’re back.',
  sayUntilWhen: 'Say until when',
  silence: 'When you’re silent for a long time',
  silenceAsks:
    'If you don’t sign in for {months, plural, one {# month} other {# months}}, we email you twice, and then ask your reporters whether you’re well. Nothing opens because of that.',
  silenceAsksNobody: 'If you stop signing in, we ask nobody whether you’re well.',
} as const;
