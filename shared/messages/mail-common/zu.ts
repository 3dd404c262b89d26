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
  deadlineInYourTimeZone: 'Usuku lokugcina ngesikhathi sendawo yenu',
  deletionInYourTimeZone: 'Usuku lokusulwa ngesikhathi sendawo yenu',
  lastSignInInYourTimeZone: 'Usuku agcine ngalo ukungena ngesikhathi sendawo yenu',
  neverAsk: 'Asilokothi sicele iphasiwedi noma imali.',
  ignoreUnknownPerson: 'Uma ningamazi lo muntu, ningayishaya indiva le imeyili.',
  whyReporter: 'Othile osebenzisa i-LeaveBits unikhethe njengombiki ongabika ukushona.',
  reportDeath: 'Bikani ukushona',
  reportIncapacitation: 'Bikani ukungasakwazi unomphela ukuziphathela izindaba',
  ignoreUnlessLinksUsed:
    'Uma ningamazi lo muntu, ningayishaya indiva le imeyili. Akukho okwenzekayo ngaphandle kokuba nisebenzise izixhumanisi.',
};
