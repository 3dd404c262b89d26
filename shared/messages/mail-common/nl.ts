import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-common'> = {
  whyLabel: 'Waarom u deze e-mail krijgt',
  mistakeLabel: 'Als u dit niet had verwacht',
  labelledText: '{label}: {text}',
  linkLabel: '{label}:',
  copyLink: 'Of kopieer deze link naar uw browser:',
  stopEmails: 'Geen e-mails meer van deze afzender',
  questions: 'Vragen: {email}',
  dateInBothTimeZones: '{utc} ({southAfrica} in Zuid-Afrika)',
  thisDateInYourTimeZone: 'Dit tijdstip in uw eigen tijdzone',
  firstDateInYourTimeZone: 'Het eerste tijdstip in uw eigen tijdzone',
  ignoreUnknownPerson: 'Als u deze persoon niet kent, kunt u deze e-mail negeren.',
};
