import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reports'> = {
  // What several emails about a report say
  whyParticipant: 'U het as vertrouenspersoon hierdie aanmelding gedoen of is gevra om dit te bevestig.',
  whySubmitter: '’n Aanmelding is met u persoonlike aanmeldskakel gedoen.',
  submitterMistake:
    'As dit nie u was nie, het iemand anders u skakel. Laat die eienaar asseblief onmiddellik weet. Die eienaar kan die aanmelding weerspreek, en kan u ook uit die vertrouenspersone verwyder, sodat u skakels nie meer werk nie, en u weer met nuwes byvoeg.',
  tellOwnerToRefute:
    'As die aanmelding vals is, laat die eienaar asseblief weet. Die eienaar kan dit weerspreek.',
  timeAway:
    'Dit is langer as gewoonlik, omdat die eienaar ons laat weet het dat hy of sy tot {date} weg sou wees.',
  opensAfterThat:
    'Sodra daardie tyd verby is en genoeg vertrouenspersone die aanmelding bevestig het, kan die mense wat daarvoor gekies is, die LeaveBits lees wat vir hulle bedoel is.',
  stillPending: 'Die aanmelding is steeds hangende.',
  decisionFollows: 'U hoef niks te doen nie. Ons stuur vir u ’n e-pos sodra daar ’n besluit is.',
  thanksForDenying: 'U het vir ons gesê dat dit nie waar is nie. Dankie dat u dit laat weet het.',
  signInAndLock:
    'As die eienaar lewe en dit goed gaan, laat hom of haar asseblief onmiddellik weet. Hy of sy kan aanteken en alles weer sluit.',

  // Asking for a confirmation
  askedSubject: 'Bevestig asseblief ’n aanmelding oor {owner}',
  askedPreheader: '’n Ander vertrouenspersoon het ’n aanmelding gedoen. U antwoord help steeds.',
  askedPreheaderNeeded: '’n Ander vertrouenspersoon het ’n aanmelding gedoen. U antwoord is nodig.',
  askedHeading: 'Kan u ’n aanmelding bevestig?',
  askedHeadingNeeded: '’n Aanmelding het u bevestiging nodig',
  askedNews:
    '{reporter} het op {date} die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} aangemeld. As u dit nog nie geweet het nie, is ons baie jammer dat u dit uit ’n e-pos verneem.',
  askedAsReporter: 'U is een van die vertrouenspersone wat dit kan bevestig.',
  askedAfterDeclining:
    'U het vir ons gesê dat u nie ’n vertrouenspersoon wil wees nie, dus hoef u niks te doen nie. As u weet wat gebeur het, help u antwoord steeds.',
  progressNone:
    '{required, plural, =1 {Een bevestiging is nodig voordat enigiets vrygestel word, en dit kan u s’n wees.} =2 {Twee bevestigings is nodig voordat enigiets vrygestel word, en u s’n kan een daarvan wees.} =3 {Drie bevestigings is nodig voordat enigiets vrygestel word, en u s’n kan een daarvan wees.} =4 {Vier bevestigings is nodig voordat enigiets vrygestel word, en u s’n kan een daarvan wees.} =5 {Vyf bevestigings is nodig voordat enigiets vrygestel word, en u s’n kan een daarvan wees.} other {# bevestigings is nodig voordat enigiets vrygestel word, en u s’n kan een daarvan wees.}}',
  progressNext:
    '{required, plural, =1 {Een bevestiging} =2 {Twee bevestigings} =3 {Drie bevestigings} =4 {Vier bevestigings} =5 {Vyf bevestigings} other {# bevestigings}} is nodig voordat enigiets vrygestel word. Tot dusver het ons {confirmations, plural, =1 {een} =2 {twee} =3 {drie} =4 {vier} =5 {vyf} other {#}}, en u s’n kan die volgende wees.',
  progressLast:
    '{required, plural, =1 {Een bevestiging} =2 {Twee bevestigings} =3 {Drie bevestigings} =4 {Vier bevestigings} =5 {Vyf bevestigings} other {# bevestigings}} is nodig voordat enigiets vrygestel word. Tot dusver het ons {confirmations, plural, =1 {een} =2 {twee} =3 {drie} =4 {vier} =5 {vyf} other {#}}, en u s’n kan die laaste wees.',
  progressEnough:
    '{required, plural, =1 {Een bevestiging} =2 {Twee bevestigings} =3 {Drie bevestigings} =4 {Vier bevestigings} =5 {Vyf bevestigings} other {# bevestigings}} is nodig voordat enigiets vrygestel word. Tot dusver het ons {confirmations, plural, =1 {een} =2 {twee} =3 {drie} =4 {vier} =5 {vyf} other {#}}. Dit is genoeg, maar u s’n sou steeds tel.',
  deniedByOthers:
    '{denials, plural, =1 {Een van die ander vertrouenspersone wat ons gevra het, sê dat dit nie waar is nie.} =2 {Twee van die ander vertrouenspersone wat ons gevra het, sê dat dit nie waar is nie.} =3 {Drie van die ander vertrouenspersone wat ons gevra het, sê dat dit nie waar is nie.} =4 {Vier van die ander vertrouenspersone wat ons gevra het, sê dat dit nie waar is nie.} =5 {Vyf van die ander vertrouenspersone wat ons gevra het, sê dat dit nie waar is nie.} other {# van die ander vertrouenspersone wat ons gevra het, sê dat dit nie waar is nie.}}',
  deadline: 'Die eienaar het ten minste tot {date} om te sê dat dit nie waar is nie.',
  deadlinePassed:
    'Die sperdatum vir die eienaar om te sê dat dit nie waar is nie, is verby, maar hy of sy kan dit steeds doen.',
  opensSoon:
    'As dit nie gebeur nie, kan die mense wat daarvoor gekies is, binnekort die LeaveBits lees wat vir hulle bedoel is.',
  opensAfterDeadline:
    'As dit nie gebeur nie, kan die mense wat daarvoor gekies is, daarna die LeaveBits lees wat vir hulle bedoel is.',
  opensOnceConfirmed:
    'Sodra genoeg vertrouenspersone die aanmelding bevestig het, kan die mense wat daarvoor gekies is, die LeaveBits lees wat vir hulle bedoel is.',
  askedIfTrue:
    'As u weet dat dit waar is, maak asseblief die bladsy oop en bevestig die aanmelding. As u nie seker is nie, probeer eers om die eienaar te bereik, of die persoon wat dit aangemeld het.',
  askedIfFalse:
    'As u weet dat dit nie waar is nie, sê dit asseblief op die bladsy. Die aanmelding het dan nog een bevestiging nodig, en niks word {days, plural, one {# dag} other {# dae}} lank daarna vrygestel nie. Ons laat die eienaar onmiddellik weet.',
  askedIfFalseBefore:
    'As u weet dat dit nie waar is nie, sê dit asseblief op die bladsy. Die aanmelding het dan nog een bevestiging nodig, en niks word {days, plural, one {# dag} other {# dae}} lank daarna vrygestel nie, en in geen geval voor {date} nie. Ons laat die eienaar onmiddellik weet.',
  askedButton: 'Lees en bevestig die aanmelding',
  askedMistake: 'U hoef dit nie te bevestig nie. Om net die bladsy oop te maak, bevestig niks nie.',
  openingConfirmsNothing: 'Om net die bladsy oop te maak, bevestig niks nie.',

  // The same link for somebody who has denied the report
  deniedLinkSubject: 'U skakel na ’n aanmelding oor {owner}',
  deniedLinkPreheader: 'U het vir ons gesê dat dit nie waar is nie. U kan u antwoord nog verander.',
  deniedLinkHeading: 'U skakel na die aanmelding',
  deniedLinkNews:
    '{reporter} het op {date} die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} aangemeld. U het vir ons gesê dat dit nie waar is nie. Dankie dat u dit laat weet het. Ons het die eienaar laat weet, en die persoon wat dit aangemeld het.',
  deniedLinkProgress:
    '{required, plural, =1 {Een bevestiging} =2 {Twee bevestigings} =3 {Drie bevestigings} =4 {Vier bevestigings} =5 {Vyf bevestigings} other {# bevestigings}} is nodig voordat enigiets vrygestel word, en tot dusver het ons {confirmations, plural, =0 {geen} =1 {een} =2 {twee} =3 {drie} =4 {vier} =5 {vyf} other {#}}.',
  deniedLinkNext:
    'As dit steeds nie waar is nie, hoef u niks anders te doen nie. U kan probeer om die eienaar te bereik, wat die aanmelding kan weerspreek. As u verneem het dat dit tog waar is, maak die bladsy oop en bevestig die aanmelding.',
  deniedLinkNextConfirmed:
    'As dit steeds nie waar is nie, probeer asseblief om die eienaar te bereik, wat die aanmelding kan weerspreek: genoeg ander vertrouenspersone het dit bevestig. As u verneem het dat dit tog waar is, maak die bladsy oop en bevestig die aanmelding.',
  deniedLinkButton: 'Lees die aanmelding',

  // A report was received, or is delayed
  receivedSubject: 'Ons het u aanmelding oor {owner} ontvang',
  receivedPreheader: 'Hier is wat volgende gebeur, en wanneer.',
  receivedHeading: 'Ons het u aanmelding',
  receivedNews:
    'U het op {date} die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} aangemeld. Ons is jammer oor wat u deurmaak.',
  receivedNext:
    'Ons het die ander vertrouenspersone gevra. {required, plural, =1 {Een ander vertrouenspersoon} =2 {Twee ander vertrouenspersone} =3 {Drie ander vertrouenspersone} =4 {Vier ander vertrouenspersone} =5 {Vyf ander vertrouenspersone} other {# ander vertrouenspersone}} moet dit bevestig. Ons stel ook die eienaar in kennis, wat ten minste tot {date} het om te sê dat dit nie waar is nie.',
  receivedWithdraw:
    'U hoef niks anders te doen nie. Ons stuur vir u ’n e-pos sodra daar ’n besluit is. As dit ’n fout was, maak u skakel weer oop: u kan die aanmelding terugtrek totdat ’n ander vertrouenspersoon dit bevestig.',
  delayedSubject: 'Die aanmelding oor {owner} is vertraag',
  delayedPreheader: 'Ons kon hierdie persoon nog nie bereik nie. Ons hou aan probeer.',
  delayedHeading: 'Die aanmelding is vertraag',
  delayedNews:
    'U is betrokke by die aanmelding van {date} oor die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull}. Voordat enigiets vrygestel word, moet die eienaar tyd hê om te sê dat dit nie waar is nie. Tot dusver kon ons nie ons waarskuwing by die posbus aflewer nie.',
  delayedNext:
    'Ons hou aan probeer. Die tyd om te antwoord begin wanneer die waarskuwing aankom, dus sal die sperdatum later wees as wat ons gesê het. Bevestigings tel steeds. As ons u gevra het om die aanmelding te bevestig, kan u dit steeds doen.',
  delayedNothingElse: 'U hoef niks anders te doen nie. Ons stuur vir u ’n e-pos sodra daar ’n besluit is.',
  delayedMistake:
    'As die aanmelding vals is, laat die eienaar asseblief weet. Die eienaar kan aanteken en dit weerspreek.',

  // Somebody denied a report
  neededAfterDenial:
    'Niks word voor {date} vrygestel nie, en {needed, plural, =1 {een bevestiging is} =2 {twee bevestigings is} =3 {drie bevestigings is} =4 {vier bevestigings is} =5 {vyf bevestigings is} other {# bevestigings is}} nou nodig: een meer vir elke vertrouenspersoon wat sê dat dit nie waar is nie.',
  tooFewAfterDenial:
    'Daarvoor is daar te min vertrouenspersone oor. Tensy iemand wat gesê het dat dit nie waar is nie, sy of haar antwoord verander, verval die aanmelding {days, plural, one {# dag} other {# dae}} ná daardie datum, en word niks vrygestel nie.',
  deniedHeading: '’n Ander vertrouenspersoon sê dat dit nie waar is nie',
  deniedSubject: '’n Vertrouenspersoon sê dat u aanmelding oor {owner} nie waar is nie',
  deniedPreheader: 'U aanmelding is steeds hangende. Praat asseblief met die ander vertrouenspersone.',
  deniedNews:
    'U het op {date} die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} aangemeld. Ons het die ander vertrouenspersone gevra om dit te bevestig, en een van hulle sê dat dit nie waar is nie. Ons sê nie wie dit was nie. Ons het ook die eienaar laat weet.',
  deniedPending: 'U aanmelding bly hangende, tensy die eienaar dit weerspreek.',
  deniedPendingOrWithdrawn: 'U aanmelding bly hangende, tensy die eienaar dit weerspreek of u dit terugtrek.',
  speakToOthers: 'Praat asseblief met die ander vertrouenspersone.',
  deniedWithdraw: 'As dit ’n fout was, maak u aanmeldskakel weer oop: u kan die aanmelding daar terugtrek.',
  deniedIfTrue:
    'As dit waar is, hoef u niks anders te doen nie: wie gesê het dat dit nie waar is nie, kan steeds daardie antwoord verander met die skakel in ons e-pos.',
  moreTimeSubject: 'Die aanmelding oor {owner} het meer tyd nodig',
  moreTimePreheader:
    '’n Ander vertrouenspersoon sê dat dit nie waar is nie. Praat asseblief met die ander vertrouenspersone.',
  moreTimeNews:
    'U is gevra om die aanmelding van {date} oor die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} te bevestig. ’n Ander vertrouenspersoon sê dat dit nie waar is nie. Ons sê nie wie dit was nie.',
  confirmationsSoFar:
    'Tot dusver het ons {confirmations, plural, =0 {geen} =1 {een} =2 {twee} =3 {drie} =4 {vier} =5 {vyf} other {#}}.',
  whatToDoAsAsked:
    'As u weet dat dit waar is en dit nog nie bevestig het nie, gebruik die skakel in ons vorige e-pos. As u dit bevestig het en nou weet dat dit vals is, kan u dit met dieselfde skakel sê. As u nie weet nie, hoef u niks te doen nie.',

  // Somebody confirms what they had denied
  changedSubject: '’n Vertrouenspersoon het sy of haar antwoord oor {owner} verander',
  changedPreheader: 'Die antwoord was eers dat die aanmelding nie waar is nie, en nou is dit bevestig.',
  changedHeading: '’n Vertrouenspersoon het sy of haar antwoord verander',
  changedNewsToSubmitter:
    'U het op {date} die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} aangemeld. Een van die ander vertrouenspersone het vir ons gesê dat dit nie waar is nie, en het dit nou bevestig. Ons sê nie wie dit was nie.',
  changedNews:
    'U is gevra om die aanmelding van {date} oor die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} te bevestig. Een van die ander vertrouenspersone het vir ons gesê dat dit nie waar is nie, en het dit nou bevestig. Ons sê nie wie dit was nie.',
  changedNumbers:
    'Die eerste antwoord tel nie meer nie: {needed, plural, =1 {een bevestiging is} =2 {twee bevestigings is} =3 {drie bevestigings is} =4 {vier bevestigings is} =5 {vyf bevestigings is} other {# bevestigings is}} nou nodig, en ons het {confirmations, plural, =0 {geen} =1 {een} =2 {twee} =3 {drie} =4 {vier} =5 {vyf} other {#}}.',
  changedTimeOver:
    'Die eienaar se sperdatum is verby, maar hy of sy kan die aanmelding weerspreek totdat iets vrygestel word.',
  changedNothingBefore: 'Niks word voor {date} vrygestel nie.',
  changedStillDenied:
    '{denials, plural, =1 {Een ander vertrouenspersoon sê steeds dat dit nie waar is nie.} =2 {Twee ander vertrouenspersone sê steeds dat dit nie waar is nie.} =3 {Drie ander vertrouenspersone sê steeds dat dit nie waar is nie.} =4 {Vier ander vertrouenspersone sê steeds dat dit nie waar is nie.} =5 {Vyf ander vertrouenspersone sê steeds dat dit nie waar is nie.} other {# ander vertrouenspersone sê steeds dat dit nie waar is nie.}}',
  changedToDenier:
    'U het vir ons gesê dat dit nie waar is nie, en dit tel steeds. As dit steeds nie waar is nie, hoef u niks anders te doen nie, maar probeer asseblief om die eienaar te bereik, wat die aanmelding kan weerspreek. As u verneem het dat dit tog waar is, kan u dit met die skakel in ons vorige e-pos bevestig.',

  // A report ended
  refutedSubject: 'Die aanmelding oor {owner} is weerspreek',
  refutedPreheader: 'Iemand het geantwoord dat dit nie waar is nie. Niks is vrygestel nie.',
  refutedHeading: 'Die aanmelding is weerspreek',
  refutedNews:
    'Iemand het geantwoord dat die aanmelding van {date} oor die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} nie waar is nie. Dit is gedoen met die skakel in ons e-pos aan die eienaar, of deur iemand wat by die rekening aangeteken was. Die aanmelding is gekanselleer, en niks is vrygestel nie.',
  refutedAskOwner:
    'Gewoonlik is dit die eienaar wat antwoord. As u kan, vra hom of haar asseblief persoonlik of per telefoon. As dit goed gaan, hoef u niks te doen nie.',
  refutedNoReporter:
    'U is nie meer een van die eienaar se vertrouenspersone nie, dus werk u skakels nie meer nie.',
  refutedSuspended:
    'U aanmeldskakels werk nie totdat die eienaar besluit het of u ’n vertrouenspersoon bly nie. As niemand {days, plural, one {# dag} other {# dae}} lank by die rekening aanteken nie, werk u skakels weer.',
  refutedLinksWork: 'U aanmeldskakels werk nog.',
  refutedPause:
    'Niemand kan voor {date} weer ’n aanmelding doen nie, omdat die eienaar ’n pouse ná ’n weerspreking gekies het. Van dan af werk u aanmeldskakels weer.',
  refutedSubmitterSuspended:
    'Die skakels van die persoon wat dit aangemeld het, werk nie totdat die eienaar daaroor besluit het nie.',
  refutedIfTrue:
    'As u weet dat die aanmelding waar is, het iemand anders geantwoord. Praat asseblief met die ander vertrouenspersone.',
  refutedOthersCan: 'Hulle kan weer met hulle eie skakels ’n aanmelding doen.',
  refutedOthersCanFrom: 'Hulle kan van {date} af weer met hulle eie skakels ’n aanmelding doen.',
  refutedYouCan: 'U kan weer met u eie skakel ’n aanmelding doen.',
  refutedYouCanFrom: 'U kan van {date} af weer met u eie skakel ’n aanmelding doen.',
  withdrawnPreheader: 'Niks is vrygestel nie. U hoef niks te doen nie.',
  withdrawnHeading: 'Die aanmelding is teruggetrek',
  withdrawnBySelfSubject: 'U het u aanmelding oor {owner} teruggetrek',
  withdrawnBySelfNews:
    'U aanmelding van {date} oor die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} is gekanselleer. Niks is vrygestel nie. Ons het die eienaar en die ander vertrouenspersone laat weet.',
  withdrawnBySelfNext:
    'U skakels werk nog, dus kan u weer ’n aanmelding doen as dit ooit nodig is. As u verskeie aanmeldings terugtrek, moet u ’n week wag voor die volgende een.',
  withdrawnBySelfWhy: '’n Aanmelding is met u persoonlike aanmeldskakel teruggetrek.',
  withdrawnBySelfMistake:
    'As u dit nie teruggetrek het nie, het iemand anders u skakel. As die aanmelding waar was, meld dit asseblief weer aan en laat die ander vertrouenspersone weet.',
  withdrawnSubject: 'Die aanmelding oor {owner} is teruggetrek',
  withdrawnNews:
    '{reporter} het die aanmelding van {date} oor die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} teruggetrek. Niks is vrygestel nie.',
  withdrawnNext: 'U hoef niks te doen nie. U aanmeldskakels werk nog.',
  withdrawnMistake: 'As u weet dat die aanmelding waar was, kan u self een met u eie skakel doen.',
  expiredSubject: 'Die aanmelding oor {owner} het verval',
  expiredPreheader: 'Dit is nie betyds bevestig nie. Niks is vrygestel nie.',
  expiredHeading: 'Die aanmelding het verval',
  expiredNews:
    'Die aanmelding van {date} oor die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} is nie betyds deur genoeg vertrouenspersone bevestig nie. Niks is vrygestel nie.',
  expiredNext: 'U aanmeldskakels werk nog, dus kan u weer ’n aanmelding doen as dit nodig is.',
  expiredMistake:
    'As u weet dat die aanmelding waar is, praat asseblief met die ander vertrouenspersone en doen weer ’n aanmelding.',

  // The estate was opened, or locked again
  releasedSubject: '{owner} se LeaveBits is vrygestel',
  releasedHeading: 'Die LeaveBits is vrygestel',
  releasedPreheader: 'Die aanmelding is bevestig, en niemand het dit weerspreek nie.',
  releasedPreheaderDenied: 'Genoeg van die ander vertrouenspersone het die aanmelding bevestig.',
  releasedNewsDenied:
    'U het vir ons gesê dat die aanmelding van {date} oor die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} nie waar is nie. Dankie dat u dit laat weet het. Ons het die eienaar onmiddellik laat weet, maar genoeg van die ander vertrouenspersone het die aanmelding bevestig, en dit is nie weerspreek nie. Die mense wat daarvoor gekies is, kan nou die LeaveBits lees wat vir hulle bedoel is, en ons het vir elkeen ’n e-pos gestuur.',
  releasedMistakeDenied: 'As u intussen verneem het dat die aanmelding waar was, hoef u niks te doen nie.',
  releasedNewsOwn:
    'U aanmelding van {date} oor die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} is bevestig, en niemand het dit weerspreek nie. Die mense wat daarvoor gekies is, kan nou die LeaveBits lees wat vir hulle bedoel is, en ons het vir elkeen ’n e-pos gestuur.',
  releasedNews:
    'Die aanmelding van {date} oor die {type, select, death {dood} other {permanente onbevoegdheid}} van {ownerInFull} is bevestig, en niemand het dit weerspreek nie. Die mense wat daarvoor gekies is, kan nou die LeaveBits lees wat vir hulle bedoel is, en ons het vir elkeen ’n e-pos gestuur.',
  releasedSorryDeath: 'Ons innige meegevoel met u verlies.',
  releasedSorry: 'Ons is jammer dat dit so ver gekom het.',
  releasedMade: 'Dankie dat u ons laat weet het. U hoef niks anders te doen nie.',
  releasedConfirmed: 'Dankie dat u dit bevestig het. U hoef niks anders te doen nie.',
  releasedAsked:
    'Ons het u ook daaroor gevra. U antwoord is nie meer nodig nie, dus hoef u niks te doen nie.',
  releasedIfWell:
    'As dit goed gaan met die eienaar, nou of later, laat hom of haar asseblief onmiddellik weet. Hy of sy kan aanteken en alles weer sluit.',
  backSubject: '{owner} is terug',
  backPreheader: 'Dankie vir u sorg. Alles is weer gesluit.',
  backHeading: 'Ons het goeie nuus',
  backNews:
    'Iemand het by die rekening van {ownerInFull} aangeteken en ons laat weet dat hy of sy terug is en weer self sake kan hanteer. Wat ná die aanmelding van {date} oopgegaan het, is weer gesluit.',
  backThanks:
    'Dankie dat u daar was. As u kan, groet asseblief persoonlik of per telefoon, sodat u seker weet met wie u te doen het. U hoef niks anders te doen nie.',
  backLinks: 'U aanmeldskakels werk soos voorheen, sou u dit ooit weer nodig hê.',
  backMistake: 'As u weet dat dit nie waar kan wees nie, is iemand anders in die rekening.',
  lockedSubject: '{owner} se LeaveBits is weer gesluit',
  lockedPreheader: 'Iemand het aangeteken en gesluit wat ná die aanmelding vrygestel is.',
  lockedHeading: 'Alles is weer gesluit',
  lockedNews:
    'Ná die aanmelding van {date} het iemand by die rekening van {ownerInFull} aangeteken en weer gesluit wat daardeur oopgegaan het. Dit gebeur wanneer ’n aanmelding vals was.',
  lockedAskOwner:
    'As u kan, vra asseblief die eienaar persoonlik of per telefoon. As dit goed gaan, hoef u niks te doen nie.',
  lockedLinks: 'U aanmeldskakels werk soos voorheen.',
  lockedMistake: 'As die aanmelding waar was, is iemand anders in die rekening.',
  removedSince:
    'U is uit die vertrouenspersone verwyder, dus werk u skakels nie meer nie en kan u nie weer ’n aanmelding doen nie.',
  reportAgain: 'U kan weer met u eie skakel ’n aanmelding doen.',
  othersCanReport:
    'Laat asseblief die ander vertrouenspersone weet, en die mense vir wie dit oopgemaak is. Enigiemand wat nog ’n vertrouenspersoon is, kan weer ’n aanmelding doen.',

  // Recipients who can't be reached
  unreachedSubject: 'Kan u ons help om iemand vir {owner} te bereik?',
  unreachedPreheader:
    '{count, plural, one {Ons e-pos kom nie daar aan nie.} other {Ons e-posse kom nie daar aan nie.}}',
  unreachedHeading:
    '{count, plural, one {Ons kan een van die ontvangers nie bereik nie} other {Ons kan sommige van die ontvangers nie bereik nie}}',
  unreachedNews:
    '{ownerInFull} het by LeaveBits iets vir mense nagelaat, en dit is vrygestel. Ons het vir elkeen ’n e-pos gestuur, maar {count, plural, one {die posbus van hierdie persoon aanvaar} other {die posbusse van hierdie mense aanvaar}} nie ons e-pos nie: {people}.',
  unreachedNewsMore:
    '{ownerInFull} het by LeaveBits iets vir mense nagelaat, en dit is vrygestel. Ons het vir elkeen ’n e-pos gestuur, maar die posbusse van hierdie mense aanvaar nie ons e-pos nie: {people}, en nog {more}.',
  unreachedAsk:
    'Ken u ’n ander manier om {count, plural, one {hierdie persoon} other {hierdie mense}} te bereik? Laat dan asseblief weet dat iets hier nagelaat is, onder {count, plural, one {die adres} other {die adresse}} hierbo. Op die bladsy hieronder kan daardie adres ingevoer word, en ons stuur ’n kode daarheen.',
  unreachedMailbox:
    'As die posbus vol, gesluit of verlore is, kan die verskaffer dit dalk herstel. Net die eienaar kon vir ons ’n ander adres gegee het. Nie u of ons kan dit verander nie, wat die LeaveBits veilig hou.',
  unreachedRetry: 'Ons probeer weer ná een, vier en twaalf weke.',
  unreachedUntil: 'Die LeaveBits kan tot {date} gelees word.',
  unreachedSupport: 'U kan ook aan ons skryf by {email}.',
  unreachedButton: 'Die bladsy om oop te maak',
  unreachedWhy:
    'U het as vertrouenspersoon die aanmelding gedoen waarna dit oopgegaan het, of is gevra om dit te bevestig.',
  unreachedMistake:
    'As u nie {count, plural, one {hierdie persoon} other {hierdie mense}} ken nie, hoef u niks te doen nie. Moet asseblief nie die {count, plural, one {adres} other {adresse}} met enigiemand deel nie.',
};
