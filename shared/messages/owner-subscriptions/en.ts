/** What an owner’s subscription is, and what happens without one. */
export const messages = {
  trial: 'Free until {date}. We’ll email you 7 days and 1 day before.',
  trialEnded: 'Your free period ended on {date}.',
  cancelled: 'Your subscription is cancelled. We won’t take any more payments.',
  availableUntil: 'Your LeaveBits stay available until {date}.',
  nextPayment: 'Next payment: {amount} on {date}.',
  paidAhead: 'One month was paid with two cards, so you’ve paid until {date}.',
  overdue:
    'A payment of {amount} was due on {date}, but we haven’t received it yet. PayFast will try again, and we’ll email you if it fails.',
  notReceived: 'A payment was due on {date}, but we haven’t received it.',
  keptUntil: 'We’ll keep your LeaveBits until {date}, then permanently delete them.',
  kept: 'We’ll keep your LeaveBits for 12 months, then permanently delete them.',
  opensAgain: 'They’ll open again as soon as you’ve paid what you owe.',
  destroyed:
    'Your LeaveBits were permanently deleted on {date}, after 12 months without payment. They can’t be restored. Your account is still there and will start again, empty, if you pay.',
} as const;
