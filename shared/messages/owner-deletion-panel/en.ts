/** What deleting an owner’s account means. */
export const messages = {
  requested:
    'You asked us to delete your account. We’ll delete it on {date} unless you cancel before then with the button at the top of this page.',
  sevenDays:
    'You have seven days to change your mind. We’ll email you right away and again the day before. If you’ve just locked an open estate again, nothing is deleted for 30 days.',
  afterThat: 'After that, everything is permanently deleted. Nobody can restore it.',
  notified: 'We’ll notify your reporters right away and, if you like, your recipients on the day.',
  delete: 'Delete my account',
} as const;
