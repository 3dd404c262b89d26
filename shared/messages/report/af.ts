import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'report'> = {
  titlePractice: 'U taak as vertrouenspersoon',
  title: 'Aanmelding',
  invalidLink: 'Ongeldige skakel om aan te meld',

  chosen: 'U is as vertrouenspersoon gekies',
  chosenBy: '<name>{owner}</name> vertrou u om ’n sterfte of permanente onbevoegdheid by ons aan te meld.',
  realReport: 'Daar is ’n ware aanmelding oor {owner} waaroor nog nie besluit is nie',
  realReportMade:
    'Dit is u eie. Maak die skakel oop waarmee u dit gedoen het om te sien hoe dit daarmee staan.',
  realReportAsked:
    'Ons het u per e-pos gevra om dit te bevestig. Gebruik asseblief die skakel in daardie e-pos, nie hierdie bladsy nie.',
  realReportConfirmed:
    'U het dit bevestig en hoef niks verder te doen nie. Ons stuur vir u ’n e-pos sodra daar ’n besluit is.',
  realReportDenied:
    'U het vir ons gesê dat dit nie waar is nie. As u uitvind dat dit tog waar is, gebruik die skakel in ons e-pos.',
  realReportUninvolved: 'U het eers daarna ’n vertrouenspersoon geword. U hoef niks te doen nie.',
  linksOnHold: 'U skakels om aan te meld is opgeskort',

  willYou: 'Sal u dit vir {owner} doen?',
  willYouText:
    '{owner} kan u antwoord sien. U kan dit enige tyd hier verander. Dit verbind u tot niks nie, en u skakels werk in albei gevalle.',
  accepted: 'U het aanvaar. Dankie: {owner} kan dit sien.',
  declined: 'U het geweier, en {owner} kan dit sien. Dit is heeltemal in orde.',
  accept: 'Aanvaar',
  decline: 'Weier',
  answerNotSaved: 'U antwoord is nie gestoor nie',

  yourAddress: 'U adres',
  addressQuestion: 'Gebruik u nog hierdie e-posadres?',
  addressWhy:
    'Ons het die skakel na hierdie bladsy daarheen gestuur. As iets gebeur, skryf ons aan u by daardie adres.',
  addressYes: 'Ja, ek gebruik dit',
  addressNo: 'Nee, ek gebruik ’n ander een',
  addressKept: 'Dankie. Ons sal aanhou om hierdie adres te gebruik.',
  addressChanges:
    'Dankie. Ons het {owner} gevra om met u te praat en die adres te verander. Tot dan werk u skakels.',

  practice: 'Oefen ’n aanmelding',
  practiceWhy:
    'Dit neem twee minute en lyk soos die ware ding, sodat u dit ken voordat u dit nodig het. Niks word aangemeld nie.',
  startPractice: 'Begin oefen',
  ifItHappened: 'As iets met {owner} gebeur het',
  notReportedHere:
    'Hierdie bladsy kan dit nie aanmeld nie. Gaan terug na die e-pos wat u hierheen gebring het, en druk een van hierdie knoppies:',
  emailNotFound:
    'As u nie die e-pos kan vind nie, soek in u posbus na “LeaveBits”, of <links>laat u skakels weer stuur</links>. Enige ander vertrouenspersoon kan dit ook aanmeld, en dan vra ons u om dit te bevestig.',
  drillTitle: 'Dit is ’n oefening: niks word aangemeld nie',
  drill:
    'Kyk rond en druk die knoppie. Niemand word in kennis gestel nie, en niks gaan oop nie. Vir ’n ware aanmelding druk u “Meld ’n sterfte aan” of “Meld permanente onbevoegdheid aan” in u e-pos.',
  drillTypes: 'Wat u oefen',
  aDeath: '’n Sterfte',
  anIncapacitation: 'Onbevoegdheid',
  drillDoneTitle: 'Dit was ’n oefening',
  drillDone:
    'Niks is aangemeld nie, en niemand is in kennis gestel nie. Na ’n ware aanmelding sou u die teks hieronder sien.',
  drillReal:
    '<strong>Het dit regtig gebeur?</strong> {type, select, death {Gebruik “Meld ’n sterfte aan” in dieselfde e-pos.} other {Gebruik “Meld permanente onbevoegdheid aan” in dieselfde e-pos.}} Niks word van hierdie bladsy af aangemeld nie.',
  practiceAgain: 'Oefen weer',

  reportDeath: 'Meld ’n sterfte aan',
  reportIncapacitation: 'Meld permanente onbevoegdheid aan',
  sorryIfDeath: 'As iemand naby aan u oorlede is: ons innige meegevoel.',
  sorryIfIncapacitation: 'Ons is jammer dat u hierdie bladsy nodig het.',
  tellUs:
    '{type, select, death {Hier kan u vir ons sê dat <name>{owner}</name> oorlede is.} other {Hier kan u vir ons sê dat <name>{owner}</name> permanent onbevoeg is en nie weer self sal kan besluit nie.}}',
  noHurry:
    '{owner} het u hiervoor gekies. Daar is geen haas nie: hierdie skakel bly werk, en u kan later terugkom.',
  whatHappens: 'Wat gebeur wanneer u dit aanmeld',
  pausedUntil: 'U kan weer vanaf {moment} aanmeld',
  pausedByOwner:
    '{owner} het ’n aanmelding weerspreek en ’n bietjie tyd voor die volgende een gevra. Tot dan kan niemand iets aanmeld nie. As dit regtig gebeur het, kom asseblief dan na hierdie bladsy terug.',
  pausedByReports:
    'U het die afgelope tyd ’n paar keer iets oor {owner} aangemeld of ’n aanmelding teruggetrek. As dit hierdie keer regtig gebeur het, vra asseblief ’n ander vertrouenspersoon om dit aan te meld. U kan dit dan bevestig.',
  surePractice:
    '{type, select, death {Oefening: ek is seker dat {owner} oorlede is.} other {Oefening: ek is seker dat {owner} permanent onbevoeg is.}}',
  submitDeath: 'Meld die sterfte aan',
  submitIncapacitation: 'Meld die onbevoegdheid aan',
  submitDeathPractice: 'Meld die sterfte aan (oefening)',
  submitIncapacitationPractice: 'Meld die onbevoegdheid aan (oefening)',
  notSure:
    'Is u nie seker nie? Maak hierdie bladsy toe: niks gebeur tensy u die knoppie druk nie. Vra asseblief eers iemand naby aan {owner}.',
  onlyToAccept: 'Wil u net aanvaar of oefen? Druk “Aanvaar, weier of oefen” in dieselfde e-pos.',
  submissionFailed: 'Nie aangemeld nie',
  notSubmitted: 'Die aanmelding is nie gedoen nie. Probeer asseblief oor ’n oomblik weer.',

  lastReport: 'U laaste aanmelding',
  lastWithdrawn: 'U het u aanmelding van {moment} teruggetrek. Niks is oopgemaak nie.',
  lastRefuted:
    'Iemand het geantwoord dat u aanmelding van {moment} nie waar is nie. Gewoonlik antwoord die eienaar van die rekening self. Niks is oopgemaak nie. As u kan, vra asseblief persoonlik of per telefoon.',
  lastExpired:
    'Te min van die ander vertrouenspersone het u aanmelding van {moment} betyds bevestig, en daarom het dit verval. Niks is oopgemaak nie. U kan dit weer hier aanmeld.',
  lastRevoked:
    'Na u aanmelding van {moment} het iemand by die rekening van {owner} aangeteken en alles weer gesluit. Gewoonlik is dit die eienaar self.',

  tooFewConfirmers:
    '{required, plural, one {# bevestiging is nodig} other {# bevestigings is nodig}}, en te min ander vertrouenspersone kan tans iets doen. Niks gaan oop voordat daar genoeg bevestigings is nie.',
  confirmers:
    '{others, plural, one {# ander vertrouenspersoon kan dit bevestig, en ons vra dit per e-pos.} other {# ander vertrouenspersone kan dit bevestig, en ons vra hulle per e-pos.}} Niks gaan oop voordat {required, plural, one {een dit bevestig het} other {# dit bevestig het}} nie.',
  willWarn:
    'Ons waarsku {owner} dadelik, en weer voor die sperdatum. Vir {hours, plural, one {# uur} other {# uur}}{days, plural, =0 {} one { (# dag)} other { (# dae)}} gaan niks oop nie, en {owner} kan dit met een klik keer.',
  willWarnAway:
    'Ons waarsku {owner} dadelik, en weer voor die sperdatum. {owner} het ons van ’n afwesigheid tot {until} laat weet. Tot dan en vir nog {hours, plural, one {# uur} other {# uur}}{days, plural, =0 {} one { (# dag)} other { (# dae)}} gaan niks oop nie, en {owner} kan dit met een klik keer.',
  opensAtEarliest:
    'As hulle dit bevestig en {owner} dit nie weerspreek nie, gaan dit wat {owner} nagelaat het vir die ontvangers oop. As u dit nou aanmeld, is dit op die vroegste op {moment}.',
  showsAddress:
    'Ons wys u e-posadres saam met die aanmelding vir {owner} en vir die ander vertrouenspersone. Almal wat betrokke is, kan sien wie iets aangemeld het.',
  canWithdraw:
    'Was dit ’n fout? U kan die aanmelding met hierdie skakel terugtrek totdat ’n ander vertrouenspersoon dit bevestig.',

  received: 'U aanmelding is ontvang',
  receivedPractice: 'OEFENING: u aanmelding is ontvang',
  thanks:
    '{type, select, death {Dankie. U het aangemeld dat <name>{owner}</name> oorlede is. Ons innige meegevoel.} other {Dankie. U het aangemeld dat <name>{owner}</name> permanent onbevoeg is. Ons is jammer oor wat u deurmaak.}} U hoef niks verder te doen nie. U kan hierdie bladsy toemaak.',
  whatNow: 'Wat nou gebeur',
  warning: 'Ons waarsku {owner}. Die aanmelding kan tot minstens {moment} weerspreek word.',
  longerAway: 'Dit is langer as gewoonlik, omdat ’n afwesigheid tot {until} by ons aangekondig is.',
  opensAfterBoth:
    'Sodra daardie tyd verby is en genoeg vertrouenspersone dit bevestig het, gaan dit wat {owner} nagelaat het vir die ontvangers oop.',
  openAgain:
    'Was dit ’n fout? Maak hierdie skakel weer oop: u kan die aanmelding terugtrek totdat ’n ander vertrouenspersoon dit bevestig.',

  pending: 'Daar is nog nie oor u aanmelding besluit nie',
  youReported:
    '{type, select, death {U het op {moment} aangemeld dat <name>{owner}</name> oorlede is.} other {U het op {moment} aangemeld dat <name>{owner}</name> permanent onbevoeg is.}}',
  nothingElse: 'U hoef niks verder te doen nie.',
  keepPosted: 'Ons hou u op hoogte.',
  reportOnce: 'U hoef dit nie weer aan te meld nie',
  otherLink:
    '{type, select, death {U het die skakel vir permanente onbevoegdheid oopgemaak, maar u het ’n sterfte aangemeld.} other {U het die skakel vir ’n sterfte oopgemaak, maar u het permanente onbevoegdheid aangemeld.}} Albei het dieselfde gevolg vir die mense wat {owner} gekies het.',
  ifTypeMatters:
    'As die verskil saak maak, trek hierdie aanmelding hieronder terug en meld dit weer met hierdie skakel aan.',
  staysPending: 'U aanmelding bly staan tensy {owner} dit weerspreek.',
  staysPendingOrWithdraw: 'U aanmelding bly staan tensy {owner} dit weerspreek of u dit terugtrek.',
  speakToOthers: 'Praat asseblief met die ander vertrouenspersone.',
  ifMistakeWithdraw: 'As dit ’n fout was, trek dit hieronder terug.',
  whereItStands: 'Hoe dit staan',
  nobodyConfirmed:
    'Niemand het dit nog bevestig nie. {required, plural, one {Een ander vertrouenspersoon moet.} other {# ander vertrouenspersone moet.}}',
  enoughConfirmed:
    '{confirmations, plural, one {# bevestiging: dit is genoeg.} other {# bevestigings: dit is genoeg.}}',
  confirmedSoFar:
    '{confirmations, plural, one {# bevestiging tot dusver} other {# bevestigings tot dusver}}; {required, plural, one {een is nodig} other {# is nodig}}.',
  deadlineOver:
    'Die tyd vir {owner} om dit te weerspreek is verby. Dit kan nog gedoen word solank daar nie oor die aanmelding besluit is nie.',
  deadline: '{owner} het tot {moment} om te sê dit is nie waar nie.',
  opensAfterDeadline:
    'Tensy {owner} dit weerspreek, gaan dit wat {owner} nagelaat het vir die ontvangers oop sodra daardie tyd verby is.',
  opensAfterConfirmations:
    'Sodra genoeg vertrouenspersone dit bevestig het, gaan dit wat {owner} nagelaat het vir die ontvangers oop.',
  wasItMistake: 'Was dit ’n fout?',
  withdrawText:
    'U kan die aanmelding terugtrek totdat ’n ander vertrouenspersoon dit bevestig. Dan gaan niks oop nie, en ons laat {owner} en die ander vertrouenspersone weet.',
  withdrawSure: 'Ek wil my aanmelding terugtrek.',
  withdraw: 'Trek die aanmelding terug',
  notWithdrawn: 'Die aanmelding is nie teruggetrek nie',
  mistakeConfirmed:
    '’n Ander vertrouenspersoon het dit bevestig, en daarom kan u dit nie meer terugtrek nie. As dit ’n fout was, sê dit asseblief vir die ander vertrouenspersone en vir die mense naby aan {owner}. As {owner} lewe en gesond is, kan die aanmelding nog weerspreek word totdat iets oopgaan.',
  withdrawnTitle: 'U aanmelding is teruggetrek',
  withdrawnDone: 'Niks is oopgemaak nie. Ons laat <name>{owner}</name> en die ander vertrouenspersone weet.',
  withdrawnLinks:
    'U skakels werk soos voorheen, sodat u dit weer kan aanmeld as dit ooit nodig is. U kan hierdie bladsy toemaak.',

  openedTitle: '{owner} se LeaveBits is oopgemaak',
  opened:
    '’n Aanmelding is bevestig, en wat <name>{owner}</name> nagelaat het, is vir die gekose mense oopgemaak. Dankie dat u ’n vertrouenspersoon was.',
  openedNothingToDo: 'U hoef niks verder te doen nie. U kan hierdie bladsy toemaak.',
  openedAlive:
    'As {owner} lewe en gesond is, laat {owner} asseblief dadelik weet. Ná aanteken kan alles weer gesluit word.',

  onHold: 'Hierdie skakel is opgeskort',
  alreadyConfirmed: 'U het hierdie aanmelding reeds bevestig. U hoef niks verder te doen nie.',
  notSent: 'Ons het dit nie weer gestuur nie',
  sendAgain: 'Stuur daardie e-pos weer vir my',
  sent: 'Ons het dit weer gestuur',
  sentText:
    'Dit is op pad na die adres wat u as vertrouenspersoon gebruik. As dit nie aankom nie, kan u dit vanaf {moment} weer hier aanvra.',

  thisPerson: 'hierdie persoon',
  running:
    'Daar is reeds ’n aanmelding oor {owner} waaroor nog nie besluit is nie. Daar kan net een op ’n slag wees.',
  suspended:
    'Iemand het geantwoord dat u aanmelding oor {owner} nie waar is nie. Gewoonlik antwoord die eienaar van die rekening self. Die eienaar besluit of u ’n vertrouenspersoon bly. Tot dan kan u skakels niks aanmeld of bevestig nie.',
  suspendedNext:
    'As dit ’n misverstand was, praat asseblief met {owner}. As u weet dat dit waar was, praat asseblief met die ander vertrouenspersone: hulle skakels werk. As niemand vir {days, plural, one {# dag} other {# dae}} by die rekening van {owner} aanteken nie, werk u skakels weer.',
  askedNext:
    'As u dit kan bevestig, soek ons jongste e-pos daaroor, en kyk ook in u strooiposlêer. Dit het ’n skakel om die aanmelding te bevestig of om te sê dat dit nie waar is nie. As u dit nie kan vind nie, kan ons dit weer stuur.',
  confirmedNext:
    'U het dit bevestig en hoef niks verder te doen nie. Ons stuur vir u ’n e-pos sodra daar ’n besluit is.',
  deniedNext:
    'U het vir ons gesê dit is nie waar nie, en ons het die persoon oor wie dit gaan, laat weet. U hoef niks verder te doen nie. As u uitvind dat dit tog waar is, kan u dit nog met die skakel in ons e-pos bevestig. Ons kan dit weer stuur.',
  uninvolvedNext:
    'U het eers daarna ’n vertrouenspersoon geword, en daarom het ons net die ander gevra. U hoef niks te doen nie.',
  worksAgain: 'As die aanmelding weerspreek of teruggetrek word of verval, werk hierdie skakel weer.',
  made: 'U het reeds ’n aanmelding oor {owner} gedoen, en daar is nog nie daaroor besluit nie.',
  madeNext:
    'U hoef niks verder te doen nie. Maak u skakel weer oop om te sien hoe dit daarmee staan of om dit terug te trek.',
  released:
    '’n Aanmelding oor {owner} is reeds bevestig, en wat {owner} nagelaat het, is vir die ontvangers oopgemaak.',
  refuted:
    'Iemand het reeds geantwoord dat u aanmelding nie waar is nie. Gewoonlik antwoord die eienaar van die rekening self. Niks is oopgemaak nie.',
  withdrawn: 'U het u aanmelding oor {owner} reeds teruggetrek. Niks is oopgemaak nie.',
  expired:
    'Die laaste aanmelding oor {owner} het verval omdat te min ander vertrouenspersone dit bevestig het.',
  expiredNext: 'Praat asseblief met die ander vertrouenspersone, en maak dan die skakel weer oop.',
  revoked:
    'Na die laaste aanmelding oor {owner} het iemand by die rekening aangeteken en alles weer gesluit.',

  cardTitle: '’n Kaart vir u papiere',
  cardText: 'Druk hierdie skakel met ’n QR-kode, sodat u dit ook sonder ons e-pos kan vind.',
  cardTextPractice:
    'Druk die adres van hierdie bladsy met ’n QR-kode, sodat u dit ook sonder ons e-pos kan vind.',
  cardWarning:
    'Enigiemand wat die kaart het, kan in u naam iets aanmeld. Bêre dit dus waar net u dit kan vind.',
  cardNotPrinted: 'Die kaart is nie gedruk nie',
  printCard: 'Druk ’n kaart',

  mailLanguageTitle: 'E-posse in hierdie taal',
  mailLanguage: 'Wil u ons e-posse oor {owner} ook in Afrikaans ontvang?',
  chooseMailLanguage: 'Skryf vir my in Afrikaans',
  mailLanguageChosen: 'Ons skryf van nou af in Afrikaans vir u oor {owner}.',
  mailLanguageNotChosen: 'U taal is nie bewaar nie',
};
