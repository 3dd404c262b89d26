import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-common'> = {
  whyLabel: 'Kungani nithole le imeyili',
  mistakeLabel: 'Uma beningayilindele le imeyili',
  labelledText: '{label}: {text}',
  linkLabel: '{label}:',
  copyLink: 'Noma kopishelani lesi sixhumanisi esipheqululini senu:',
  stopEmails: 'Misani ama-imeyili avela kulo mthumeli',
  questions: 'Imibuzo: {email}',
  dateInBothTimeZones: '{utc} ({southAfrica} eNingizimu Afrika)',
  thisDateInYourTimeZone: 'Lolu suku ngesikhathi sendawo yenu',
  firstDateInYourTimeZone: 'Usuku lokuqala ngesikhathi sendawo yenu',
  ignoreUnknownPerson: 'Uma ningamazi lo muntu, ningayishaya indiva le imeyili.',
};
