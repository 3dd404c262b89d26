import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'confirm-report'> = {
  title: 'Bevestig ’n aanmelding',
  canYou: 'Kan u dit bevestig?',
  reported:
    '{type, select, death {<reporter>{email}</reporter> het op {moment} aangemeld dat <name>{owner}</name> oorlede is.} other {<reporter>{email}</reporter> het op {moment} aangemeld dat <name>{owner}</name> permanent onbevoeg is.}}',
  sorryIf:
    '{type, select, death {As dit waar is: ons innige meegevoel.} other {As dit waar is, is ons jammer.}}',
  hasDeclined:
    'U het vir ons gesê dat u nie ’n vertrouenspersoon wil wees nie. U hoef niks te doen nie, maar as u weet wat gebeur het, help u antwoord steeds.',
  beSure:
    'Maak asseblief seker voordat u dit bevestig: probeer {owner} bereik, of praat met die persoon wat dit aangemeld het.',
  whatHappens: 'Wat gebeur wanneer u die aanmelding bevestig',
  confirm: 'Bevestig die aanmelding',
  failed: 'Nie bevestig nie',
  notConfirmed: 'Die aanmelding is nie bevestig nie. Probeer asseblief oor ’n oomblik weer.',

  warned: 'Ons het {owner} gewaarsku. Dit kan nog met een klik gekeer word.',
  longerAway: '’n Afwesigheid tot {until} is by ons aangekondig, en daarom is daar meer tyd as gewoonlik.',
  needed: '{required, plural, one {# bevestiging is nodig.} other {# bevestigings is nodig.}}',
  noneYet: 'Daar is nog geen nie; u s’n sou die eerste wees.',
  noneYetEnough: 'Daar is nog geen nie; u s’n sou genoeg wees.',
  soFar:
    '{confirmations, plural, one {Daar is tot dusver #; u s’n sou nommer {next} wees.} other {Daar is tot dusver #; u s’n sou nommer {next} wees.}}',
  soFarLast:
    '{confirmations, plural, one {Daar is tot dusver #; u s’n sou genoeg wees.} other {Daar is tot dusver #; u s’n sou genoeg wees.}}',
  soFarEnough:
    '{confirmations, plural, one {Daar is tot dusver #; dit is genoeg, en u s’n sou ook tel.} other {Daar is tot dusver #; dit is genoeg, en u s’n sou ook tel.}}',
  opensAfterObjection:
    'Tensy {owner} dit weerspreek, gaan dit wat {owner} nagelaat het vir die ontvangers oop sodra die tyd daarvoor verby is.',
  opensAtEarliest:
    'Tensy {owner} dit weerspreek, gaan dit wat {owner} nagelaat het vir die ontvangers oop. Dit is op die vroegste op {moment}.',
  wouldOpenAfterWarning:
    'As genoeg vertrouenspersone dit bevestig en {owner} dit nie ná ons waarskuwing weerspreek nie, gaan dit wat {owner} nagelaat het vir die ontvangers oop.',
  wouldOpenWithYours:
    'Die tyd vir {owner} om dit te weerspreek is verby. Met u bevestiging gaan dit wat {owner} nagelaat het dadelik vir die ontvangers oop, of ’n paar uur later as ons {owner} weer moet waarsku.',
  wouldOpenWithLast:
    'Die tyd vir {owner} om dit te weerspreek is verby. Met die laaste bevestiging gaan dit wat {owner} nagelaat het dadelik vir die ontvangers oop, of ’n paar uur later as ons {owner} weer moet waarsku.',
  wouldOpenAtEarliest:
    'As genoeg vertrouenspersone dit bevestig en {owner} dit nie weerspreek nie, gaan dit wat {owner} nagelaat het vir die ontvangers oop. Dit is op die vroegste op {moment}.',
  canDenyLater:
    'As u later uitvind dat dit nie waar is nie, kan u dit met hierdie skakel sê solank daar nie oor die aanmelding besluit is nie.',

  notTrue: 'As u glo dat dit nie waar is nie',
  denyUntil:
    'As u weet dat dit nie waar is nie, sê dit vir ons hier. Dan gaan niks voor {moment} oop nie, en {more, plural, one {# bevestiging} other {# bevestigings}} is nodig in plaas van {required}.',
  denyDays:
    'As u weet dat dit nie waar is nie, sê dit vir ons hier. Dan gaan niks vir minstens {days, plural, one {# dag} other {# dae}} oop nie, en {more, plural, one {# bevestiging} other {# bevestigings}} is nodig in plaas van {required}.',
  denyWithdraws: 'U bevestiging tel nie meer nie.',
  denyNotifies: 'Ons laat {owner} dadelik weet dat u dit gesê het.',
  denyTellsOthers:
    'Ons sê dit ook vir die ander vertrouenspersone, sonder om u te noem, maar as net ’n paar mense gevra is, kan hulle dit raai.',
  denyCancelsNothing:
    'Dit kanselleer nie die aanmelding nie. Net {owner} kan dit doen. As u kan, probeer asseblief self {owner} bereik.',
  denyCancelsNothingYet:
    'Dit kanselleer nie die aanmelding nie. Net {owner} kan dit doen, of die persoon wat dit aangemeld het. As u kan, probeer asseblief self {owner} bereik.',
  howDoYouKnow: 'Hoe weet u dit? (opsioneel)',
  onlyOwnerReads: 'Net {owner} kan dit lees.',
  denySure: 'Ek is seker dat hierdie aanmelding nie waar is nie.',
  deny: 'Ek weet dat dit nie waar is nie',
  notReceived: 'Ons het nie u antwoord ontvang nie',

  deniedTitle: 'Dankie dat u dit vir ons gesê het',
  denied:
    '{type, select, death {U het vir ons gesê dit is nie waar dat <name>{owner}</name> oorlede is nie.} other {U het vir ons gesê dit is nie waar dat <name>{owner}</name> permanent onbevoeg is nie.}}',
  deniedTold:
    'Ons het {owner} laat weet dat u dit gesê het. Ons het dit ook vir {reporter} en die ander vertrouenspersone gesê, sonder om te sê van wie dit kom.',
  whatNow: 'Wat nou gebeur',
  deniedDelayed:
    'Ons waarskuwing het {owner} nog nie bereik nie, en daarom sal dit langer duur. As u kan, probeer asseblief {owner} bereik: ná aanteken kan die aanmelding weerspreek word.',
  deniedCanStop:
    '{owner} kan die aanmelding met een klik in ons e-pos weerspreek. As u kan, probeer asseblief {owner} bereik.',
  deniedCanStopOrWithdraw:
    '{owner} kan die aanmelding met een klik in ons e-pos weerspreek, en {reporter} kan dit terugtrek. As u kan, probeer asseblief {owner} bereik.',
  deniedGivesTime:
    'U antwoord gee almal tyd, maar dit beëindig nie die aanmelding nie. {required, plural, one {# bevestiging is nou nodig.} other {# bevestigings is nou nodig.}}',
  deniedEnough:
    'Genoeg van die ander het dit bevestig. Tensy {owner} dit weerspreek, gaan dit wat {owner} nagelaat het vir die ontvangers oop.',
  deniedNotEnough:
    'As genoeg van die ander dit bevestig en {owner} dit nie weerspreek nie, gaan dit wat {owner} nagelaat het vir die ontvangers oop.',
  earliest: 'Dit is op die vroegste op {moment}.',
  alsoDenied:
    '{others, plural, one {Een van die ander mense wat ons gevra het, sê ook dit is nie waar nie.} other {# van die ander mense wat ons gevra het, sê ook dit is nie waar nie.}}',
  deniedDecision: 'Ons stuur vir u ’n e-pos sodra daar ’n besluit is. U hoef niks verder te doen nie.',
  trueAfterAll: 'As u uitvind dat dit tog waar is',
  canStillConfirm: 'U kan nog die aanmelding hier bevestig.',
  thenFinal: 'Daarna kan u nie weer u antwoord verander nie.',

  doneTitle: 'Dankie, u bevestiging is getel',
  done: '{type, select, death {U het bevestig dat <name>{owner}</name> oorlede is. Ons innige meegevoel.} other {U het bevestig dat <name>{owner}</name> permanent onbevoeg is. Ons is jammer oor wat u deurmaak.}}',
  makes: 'Dit is bevestiging {confirmations} van {required}.',
  makesMore: 'Dit maak {confirmations}, en {required, plural, one {# is nodig} other {# is nodig}}.',
  thatIsEnough: 'Dit is genoeg.',
  willOpenDelayedEnough:
    'Wat op ’n aanmelding wag, gaan oop sodra {owner} tyd gehad het om dit te weerspreek. Ons waarskuwing het nog nie aangekom nie, en daarom sal dit langer duur.',
  willOpenDelayed:
    'Wat op ’n aanmelding wag, gaan oop sodra daar genoeg bevestigings is en {owner} tyd gehad het om dit te weerspreek. Ons waarskuwing het nog nie aangekom nie, en daarom sal dit langer duur.',
  willOpenUnless:
    'Wat op ’n aanmelding wag, gaan oop tensy {owner} dit weerspreek, maar nie voor {moment} nie.',
  willOpenUnlessSoon:
    'Wat op ’n aanmelding wag, gaan oop tensy {owner} dit weerspreek. As ons weer moet waarsku, duur dit ’n paar uur langer.',
  willOpenOnce:
    'Wat op ’n aanmelding wag, gaan oop sodra daar genoeg bevestigings is, maar nie voor {moment} nie.',
  willOpenOnceSoon: 'Wat op ’n aanmelding wag, gaan oop sodra daar genoeg bevestigings is.',
  doneDecision:
    'Ons stuur vir u ’n e-pos sodra daar ’n besluit is. U hoef niks verder te doen nie. U kan hierdie bladsy toemaak.',

  already:
    '{type, select, death {U het reeds bevestig dat <name>{owner}</name> oorlede is.} other {U het reeds bevestig dat <name>{owner}</name> permanent onbevoeg is.}}',
  alreadyOnce: 'Dit tel een keer, en u hoef niks verder te doen nie.',
  alreadyEarlier: 'Dit tel een keer. Dit was ’n vroeëre aanmelding.',
  nowReleased: 'Die aanmelding is bevestig, en wat nagelaat is, is vir die ontvangers oopgemaak.',
  nowRefuted:
    'Iemand het intussen geantwoord dat dit nie waar is nie. Gewoonlik antwoord die eienaar van die rekening self. Niks is oopgemaak nie.',
  nowWithdrawn:
    'Die vertrouenspersoon wat die aanmelding gedoen het, het dit intussen teruggetrek. Niks is oopgemaak nie.',
  nowExpired:
    'Die aanmelding het intussen verval omdat te min mense dit betyds bevestig het. Niks is oopgemaak nie.',
  nowRevoked: 'Sedertdien het iemand by die eienaar se rekening aangeteken en alles weer gesluit.',

  newAsked: 'Daar is ’n nuwe aanmelding, en ons vra u daaroor. Soek asseblief ons jongste e-pos.',
  newConfirmed:
    'Daar is ’n nuwe aanmelding, en u het dit bevestig. Ons stuur vir u ’n e-pos sodra daar ’n besluit is.',
  newDenied:
    'Daar is ’n nuwe aanmelding, en u het vir ons gesê dit is nie waar nie. As u uitvind dat dit tog waar is, gebruik die skakel in ons jongste e-pos daaroor.',
  newMade:
    'Daar is nog nie oor ’n nuwe aanmelding van u besluit nie. Maak die skakel oop waarmee u dit gedoen het om te sien hoe dit daarmee staan.',
  invalidLink: 'Ongeldige skakel om te bevestig',
  releasedTitle: 'Hierdie aanmelding is reeds bevestig',
  refutedTitle: 'Hierdie aanmelding is weerspreek',
  withdrawnTitle: 'Hierdie aanmelding is teruggetrek',
  revokedTitle: 'Alles is weer gesluit',
  released:
    'Genoeg vertrouenspersone het hierdie aanmelding reeds bevestig, en wat nagelaat is, is vir die ontvangers oopgemaak.',
  refuted:
    'Iemand het geantwoord dat hierdie aanmelding nie waar is nie. Gewoonlik antwoord die eienaar van die rekening self. Niks is oopgemaak nie.',
  expired: 'Hierdie aanmelding het verval omdat te min mense dit betyds bevestig het.',
  revoked: 'Na hierdie aanmelding het iemand by die eienaar se rekening aangeteken en alles weer gesluit.',
};
