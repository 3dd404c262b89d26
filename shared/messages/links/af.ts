import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'links'> = {
  tryLater: 'Probeer asseblief oor ’n oomblik weer.',
  sendLinks: 'Stuur my skakels weer',
  tickFirst: 'Merk asseblief eers hierdie blokkie.',
  copyLink:
    'Skakels in e-posse word soms afgekap. Maak die e-pos weer oop en druk die skakel daar, of kopieer die hele skakel.',
  unknownLink:
    'Hierdie skakel is onvolledig of word nie meer gebruik nie. Dalk is u nie meer ’n vertrouenspersoon van die mens oor wie dit gaan nie.',
  earlierReportTitle: 'Hierdie skakel is vir ’n vroeëre aanmelding',
  earlierReport: 'Hierdie skakel is vir ’n vroeëre aanmelding, wat beëindig is.',
  expiredTitle: 'Hierdie aanmelding het verval',
  withdrawn:
    'Die vertrouenspersoon wat hierdie aanmelding gedoen het, het dit teruggetrek. Niks is oopgemaak nie.',
  askOwner:
    'As u kan, vra asseblief die eienaar van die rekening persoonlik of per telefoon. As dit goed gaan, hoef u niks te doen nie.',
  nothingToDo: 'U hoef niks te doen nie.',
  decision: 'Ons stuur vir u ’n e-pos sodra daar ’n besluit is.',
  sure: '{type, select, death {Ek is seker dat {owner} oorlede is.} other {Ek is seker dat {owner} permanent onbevoeg is.}}',
  warningDelayed:
    'Ons waarskuwing het {owner} nog nie bereik nie. Die tyd om dit te weerspreek begin eers dan, en daarom sal dit langer duur.',
  opensSoon:
    'Tensy {owner} dit weerspreek, gaan dit wat {owner} nagelaat het binnekort vir die ontvangers oop.',
  othersDenied:
    '{others, plural, one {Een van die ander mense wat ons gevra het, sê dit is nie waar nie} other {# van die ander mense wat ons gevra het, sê dit is nie waar nie}}',
  denialEffect:
    'Elke vertrouenspersoon wat dit sê, maak een bevestiging meer nodig, en daarna gaan niks vir {days, plural, one {# dag} other {# dae}} oop nie.',
  alreadyConfirmed: 'Aanmelding reeds bevestig',
};
