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
  deadlineInYourTimeZone: 'Umhla wokugqibela ngexesha lendawo yenu',
  deletionInYourTimeZone: 'Umhla wokucinywa ngexesha lendawo yenu',
  lastSignInInYourTimeZone: 'Umhla agqibele ngawo ukungena ngexesha lendawo yenu',
  neverAsk: 'Asisoze sicele iphaswedi okanye imali.',
  ignoreUnknownPerson: 'Ukuba animazi lo mntu, ningayityeshela le imeyile.',
  whyReporter: 'Umntu osebenzisa i-LeaveBits unikhethe njengombiki onokubika ukusweleka.',
  reportDeath: 'Bikani ukusweleka',
  reportIncapacitation: 'Bikani ukungasakwazi ngokusisigxina ukuphatha imicimbi',
  ignoreUnlessLinksUsed:
    'Ukuba animazi lo mntu, ningayityeshela le imeyile. Akukho nto yenzekayo ngaphandle kokuba nisebenzise amakhonkco.',
};
