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
  deadlineInYourTimeZone: 'Das Ende der Frist in Ihrer Zeitzone',
  deletionInYourTimeZone: 'Der Zeitpunkt der Löschung in Ihrer Zeitzone',
  lastSignInInYourTimeZone: 'Der Zeitpunkt der letzten Anmeldung in Ihrer Zeitzone',
  neverAsk: 'Wir fragen nie nach einem Passwort oder nach Geld.',
  ignoreUnknownPerson: 'Wenn Sie diese Person nicht kennen, brauchen Sie diese E-Mail nicht zu beachten.',
  whyReporter:
    'Jemand, der LeaveBits nutzt, hat Sie als Vertrauensperson ausgewählt, die einen Todesfall melden kann.',
  reportDeath: 'Einen Todesfall melden',
  reportIncapacitation: 'Eine dauerhafte Handlungsunfähigkeit melden',
  ignoreUnlessLinksUsed:
    'Wenn Sie diese Person nicht kennen, brauchen Sie diese E-Mail nicht zu beachten. Es geschieht nichts, solange Sie die Links nicht benutzen.',
};
