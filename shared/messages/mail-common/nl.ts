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
  deadlineInYourTimeZone: 'Het einde van de termijn in uw eigen tijdzone',
  deletionInYourTimeZone: 'Het tijdstip van de verwijdering in uw eigen tijdzone',
  lastSignInInYourTimeZone: 'Het tijdstip van de laatste keer inloggen in uw eigen tijdzone',
  neverAsk: 'Wij vragen nooit om een wachtwoord of om geld.',
  ignoreUnknownPerson: 'Als u deze persoon niet kent, kunt u deze e-mail negeren.',
  whyReporter:
    'Iemand die LeaveBits gebruikt, heeft u gekozen als vertrouwenspersoon die een overlijden kan melden.',
  reportDeath: 'Een overlijden melden',
  reportIncapacitation: 'Blijvende wilsonbekwaamheid melden',
  ignoreUnlessLinksUsed:
    'Als u deze persoon niet kent, kunt u deze e-mail negeren. Er gebeurt niets zolang u de links niet gebruikt.',
};
