import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-common'> = {
  whyLabel: 'Isizathu sokuba nifumane le imeyile',
  mistakeLabel: 'Ukuba beningayilindelanga le imeyile',
  labelledText: '{label}: {text}',
  linkLabel: '{label}:',
  copyLink: 'Okanye kopelani eli khonkco kwibhrawuza yenu:',
  stopEmails: 'Misani ii-imeyile ezivela kulo mthumeli',
  questions: 'Imibuzo: {email}',
  dateInBothTimeZones: '{utc} ({southAfrica} eMzantsi Afrika)',
  thisDateInYourTimeZone: 'Lo mhla ngexesha lendawo yenu',
  firstDateInYourTimeZone: 'Umhla wokuqala ngexesha lendawo yenu',
  ignoreUnknownPerson: 'Ukuba animazi lo mntu, ningayityeshela le imeyile.',
};
