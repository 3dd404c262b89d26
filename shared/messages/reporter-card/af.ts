import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'reporter-card'> = {
  title: 'As iets met {owner} gebeur',
  intro:
    '{owner} bewaar briewe, papiere en instruksies vir ander mense by LeaveBits, en vertrou u om ’n sterfte of permanente onbevoegdheid by ons aan te meld.',
  whenDeath: '{owner} is oorlede, en u is seker daarvan.',
  whenIncapacitation: '{owner} is permanent onbevoeg, en u is seker dat dit nie weer sal verander nie.',
  whenPractice:
    '{owner} is oorlede of permanent onbevoeg, en u is seker daarvan. Tot dan kan u met die skakel oefen.',
  reportDeath: 'Merk die blokkie en druk “Meld die sterfte aan”.',
  reportIncapacitation: 'Merk die blokkie en druk “Meld die onbevoegdheid aan”.',
  sendLinks: 'Die bladsy self kan dit nie aanmeld nie. Druk “laat u skakels weer stuur”.',
  reportFromEmail: 'Meld dit aan met ’n skakel in die e-pos wat ons vir u stuur.',
  objects:
    'Dan word die ander vertrouenspersone gevra om dit te bevestig, en {owner} het {hours, plural, one {# uur} other {# uur}}{days, plural, =0 {} one { (# dag)} other { (# dae)}} om te sê dit is nie waar nie. Niks gaan voor dan oop nie.',
  objectsEither:
    'Dan word die ander vertrouenspersone gevra om dit te bevestig, en {owner} het {hours, plural, one {# uur} other {# uur}}{days, plural, =0 {} one { (# dag)} other { (# dae)}} na ’n sterfte, of {otherHours, plural, one {# uur} other {# uur}}{otherDays, plural, =0 {} one { (# dag)} other { (# dae)}} by onbevoegdheid, om te sê dit is nie waar nie. Niks gaan voor dan oop nie.',
  fallback: 'As die skakel nie werk nie, tik u e-posadres in by {address}, en ons stuur vir u nuwes.',
  keep: 'Bêre hierdie kaart waar net u dit kan vind. Enigiemand wat dit het, kan in u naam iets aanmeld. Dit bevat geen wagwoord nie, en niks van wat {owner} bewaar nie.',
  keepPractice:
    'Bêre hierdie kaart waar net u dit kan vind. Dit kan niks sonder u posbus aanmeld nie. Dit bevat geen wagwoord nie, en niks van wat {owner} bewaar nie.',
  printAgain: 'Druk dit weer',
  holder: '’n Kaart vir {name}',
  whenEither: '{owner} is oorlede of permanent onbevoeg, en u is seker daarvan.',
  enterAddress: 'Tik u e-posadres in, en ons stuur u skakels daarheen:',
  othersConfirm:
    'Dan word die ander vertrouenspersone gevra om dit te bevestig, en {owner} kan sê dit is nie waar nie. Niks gaan voor dan oop nie.',
  reportsNothing:
    'Hierdie kaart kan niks sonder u posbus aanmeld nie. Dit bevat geen wagwoord nie, en niks van wat {owner} bewaar nie.',
};
