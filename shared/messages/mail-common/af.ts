import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-common'> = {
  whyLabel: 'Waarom u hierdie e-pos ontvang',
  mistakeLabel: 'As u dit nie verwag het nie',
  labelledText: '{label}: {text}',
  linkLabel: '{label}:',
  copyLink: 'Of kopieer hierdie skakel na u blaaier:',
  stopEmails: 'Geen e-posse meer van hierdie afsender nie',
  questions: 'Vrae: {email}',
  dateInBothTimeZones: '{utc} ({southAfrica} in Suid-Afrika)',
  thisDateInYourTimeZone: 'Hierdie tydstip in u eie tydsone',
  firstDateInYourTimeZone: 'Die eerste tydstip in u eie tydsone',
  ignoreUnknownPerson: 'As u nie hierdie persoon ken nie, kan u hierdie e-pos ignoreer.',
};
