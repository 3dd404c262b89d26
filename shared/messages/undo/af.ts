import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo'> = {
  question: 'Maak hierdie verandering ongedaan?',
  what: 'U instellings vir die vrystelling is op {date} verander. As dit nie u was nie, maak dit hier ongedaan. U hoef nie aan te teken nie.',
  newReporters: 'Nuwe vertrouenspersone',
  removedReporters: 'Nie meer vertrouenspersone nie',
  confirmations: 'Bevestigings nodig',
  hours: 'Ure om te weerspreek',
  incapacitation: 'Ná ’n ongeluk of ’n beroerte',
  numbers:
    '{confirmations, plural, one {# bevestiging} other {# bevestigings}}, en {hours, plural, one {# uur} other {# uur}} om te weerspreek',
  sameNumbers: 'dieselfde as ná ’n sterfte',
  numbersPreviously: '{after}; voorheen {before}',
  coolDown: 'Dae sonder ’n nuwe aanmelding nadat u een weerspreek het',
  lapse: 'Vra vertrouenspersone as u betalings ophou',
  yesPreviouslyNo: 'Ja, voorheen nee',
  noPreviouslyYes: 'Nee, voorheen ja',
  away: 'Weg tot',
  notAway: 'nie weg nie',
  silence: 'Vra vertrouenspersone as u nie aanteken nie',
  months: '{months, plural, =0 {nooit} one {ná # maand} other {ná # maande}}',
  secondEmail: 'Tweede e-posadres vir waarskuwings',
  phoneNumber: 'Telefoonnommer vir waarskuwings',
  none: 'Geen',
  previouslyNone: 'geen',
  previously: '{after}, voorheen {before}',
  goesBack: 'U instellings vir die vrystelling word weer soos dit voor hierdie verandering was.',
  laterChanges:
    '{count, plural, one {Die instellings is sedertdien nog een keer verander. Daardie verandering word ook ongedaan gemaak.} other {Die instellings is sedertdien nog # keer verander. Daardie veranderinge word ook ongedaan gemaak.}}',
  links:
    'Vertrouenspersone wat herstel word, kan hulle vroeëre skakels weer gebruik. Dié wat verwyder word, kan niks meer aanmeld of bevestig nie.',
  earlierTitle: 'Daar was vroeëre veranderinge',
  earlierInEffect: 'Vroeëre veranderinge geld steeds',
  earlierChanges:
    '{count, plural, one {Dit maak een vroeëre verandering nie ongedaan nie. As u dit nie gemaak het nie, gebruik die skakel in die e-pos daaroor, wat ook elke latere verandering ongedaan maak.} other {Dit maak # vroeëre veranderinge nie ongedaan nie. As u een daarvan nie gemaak het nie, gebruik die skakel in die eerste e-pos oor so ’n verandering, wat ook elke latere verandering ongedaan maak.}}',
  pendingReport:
    'Daar is ’n hangende aanmelding oor u, en dit eindig nie as u hierdie verandering ongedaan maak nie. As dit goed gaan met u, weerspreek dit asseblief met die skakel in ons e-pos oor die aanmelding. Totdat dit verby is, waarsku ons u by dieselfde bevestigde adresse en nommers as nou: dit verander nie daardeur nie.',
  releasedReport:
    '’n Aanmelding oor u het u LeaveBits oopgemaak, en hulle gaan nie toe as u hierdie verandering ongedaan maak nie. As dit goed gaan met u, teken asseblief aan en sluit alles weer.',
  undo: 'Maak hierdie verandering nou ongedaan',
  yourChange:
    'As u hierdie verandering self gemaak het, hoef u niks te doen nie en kan u hierdie bladsy toemaak. Daar is geen skakel om dit weer om te keer nie, maar u kan aanteken en die verandering weer maak.',
  stillInEffect: 'Die verandering geld steeds. Probeer asseblief nou weer.',
  doneTitle: 'Die verandering is ongedaan gemaak',
  done: 'Die verandering van {date} is ongedaan gemaak.',
  restored: 'Ons het die volgende herstel: {settings}.',
  alsoEmailed: 'Ons stuur vir u ook ’n e-pos oor wat verander het.',
  already:
    'Hierdie verandering is reeds ongedaan gemaak, óf met hierdie skakel óf saam met ’n vroeëre verandering.',
  invalidTitle: 'Ongeldige skakel om ongedaan te maak',
  invalidNext:
    'Skakels in e-posse word soms afgekap. Maak die e-pos weer oop en druk die skakel daar, of kopieer die hele skakel. U kan ook aanteken en u instellings vir die vrystelling nagaan.',
  expired: 'Hierdie skakel het net {hours} uur lank ná die verandering gewerk. Niks is ongedaan gemaak nie.',
  expiredNext:
    'As dit nie u was nie, kies asseblief nou ’n nuwe wagwoord. Dit teken almal af. Teken dan aan en maak u instellings vir die vrystelling reg.',
  settingReporters: 'u vertrouenspersone',
  settingRequiredConfirmations: 'die aantal bevestigings wat nodig is',
  settingRefuteTimeHours: 'u tyd om te weerspreek',
  settingIncapacitation: 'die reëls vir ’n ongeluk of ’n beroerte',
  settingCoolDownDays: 'die pouse nadat u ’n aanmelding weerspreek het',
  settingAskReportersOnLapse: 'of u vertrouenspersone gevra word as u betalings ophou',
  settingAwayUntil: 'die tyd wat u weg is',
  settingSilenceMonths: 'wanneer u vertrouenspersone gevra word as u nie aanteken nie',
  settingSecondEmail: 'u tweede e-posadres vir waarskuwings',
  settingPhoneNumber: 'u telefoonnommer vir waarskuwings',
};
