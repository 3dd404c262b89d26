export const messages = {
  whyLabel: 'Why you got this email',
  mistakeLabel: 'If you didn’t expect this',
  labelledText: '{label}: {text}',
  linkLabel: '{label}:',
  copyLink: 'Or copy this link into your browser:',
  stopEmails: 'Stop emails from this sender',
  questions: 'Questions: {email}',
  dateInBothTimeZones: '{utc} ({southAfrica} in South Africa)',
  thisDateInYourTimeZone: 'This date in your own time zone',
  firstDateInYourTimeZone: 'The first date in your own time zone',
  ignoreUnknownPerson: 'If you don’t know this person, you can ignore this email.',
} as const;
