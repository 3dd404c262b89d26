/** The frame of the account page, and its sections. */
export const messages = {
  sections: 'Sections of your account',
  sectionInTab: '{section}, your account',
  payment: 'Payment',
  signInTitle: 'Sign-in',
  signInIntro: 'Your email address, password and second factor.',
  sealingTitle: 'Sealing',
  sealingIntro: 'For what nobody else may read, not even us.',
  devicesTitle: 'Devices',
  devicesIntro: 'Where you’re signed in.',
  activityTitle: 'Activity',
  activityIntro: 'Who did what in your account, and when. If anyone tampers with an entry, it shows.',
  checkupTitle: 'Check-up',
  checkupIntro:
    'Is everything still up to date? Review your people, reporters and LeaveBits in five minutes.',
  dataTitle: 'Your data',
  dataIntro: 'Storage, trash, import and export.',
} as const;
