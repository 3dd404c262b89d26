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
  deadlineInYourTimeZone: 'Die sperdatum in u eie tydsone',
  deletionInYourTimeZone: 'Die tydstip van die uitwissing in u eie tydsone',
  lastSignInInYourTimeZone: 'Die tydstip van die laaste aantekening in u eie tydsone',
  neverAsk: 'Ons vra nooit vir ’n wagwoord of vir geld nie.',
  ignoreUnknownPerson: 'As u nie hierdie persoon ken nie, kan u hierdie e-pos ignoreer.',
  whyReporter: 'Iemand wat LeaveBits gebruik, het u gekies as vertrouenspersoon wat ’n sterfte kan aanmeld.',
  reportDeath: 'Meld ’n sterfte aan',
  reportIncapacitation: 'Meld permanente onbevoegdheid aan',
  ignoreUnlessLinksUsed:
    'As u nie hierdie persoon ken nie, kan u hierdie e-pos ignoreer. Niks gebeur tensy u die skakels gebruik nie.',
};
