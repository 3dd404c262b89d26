import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-common'> = {
  whyLabel: 'Warum Sie diese E-Mail erhalten',
  mistakeLabel: 'Wenn Sie damit nicht gerechnet haben',
  labelledText: '{label}: {text}',
  linkLabel: '{label}:',
  copyLink: 'Oder kopieren Sie diesen Link in Ihren Browser:',
  stopEmails: 'Keine E-Mails dieser Person mehr erhalten',
  questions: 'Fragen: {email}',
  dateInBothTimeZones: '{utc} ({southAfrica} in Südafrika)',
  thisDateInYourTimeZone: 'Dieser Zeitpunkt in Ihrer Zeitzone',
  firstDateInYourTimeZone: 'Der erste Zeitpunkt in Ihrer Zeitzone',
  ignoreUnknownPerson: 'Wenn Sie diese Person nicht kennen, brauchen Sie diese E-Mail nicht zu beachten.',
};
