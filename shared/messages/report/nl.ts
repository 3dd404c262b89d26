import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'report'> = {
  titlePractice: 'Uw taak als vertrouwenspersoon',
  title: 'Melding',
  invalidLink: 'Ongeldige link om te melden',

  chosen: 'U bent gekozen als vertrouwenspersoon',
  chosenBy:
    '<name>{owner}</name> vertrouwt erop dat u het ons meldt bij overlijden of blijvende wilsonbekwaamheid.',
  realReport: 'Er loopt een echte melding over {owner}',
  realReportMade:
    'Het is uw eigen melding. Open de link waarmee u haar hebt gedaan om te zien hoe het ervoor staat.',
  realReportAsked:
    'We hebben u per e-mail gevraagd de melding te bevestigen. Gebruik de link in die e-mail, niet deze pagina.',
  realReportConfirmed:
    'U hebt de melding bevestigd en hoeft verder niets te doen. We sturen u een e-mail zodra er een beslissing is.',
  realReportDenied:
    'U hebt ons verteld dat de melding niet waar is. Als u hoort dat ze toch waar is, gebruik dan de link in onze e-mail.',
  realReportUninvolved: 'U bent pas daarna vertrouwenspersoon geworden. U hoeft niets te doen.',
  linksOnHold: 'Uw links om te melden zijn opgeschort',

  willYou: 'Wilt u dit voor {owner} doen?',
  willYouText:
    '{owner} kan uw antwoord zien. U kunt het hier op elk moment wijzigen. Het verplicht u tot niets, en uw links werken in beide gevallen.',
  accepted: 'U hebt geaccepteerd. Dank u wel: {owner} kan het zien.',
  declined: 'U hebt geweigerd, en {owner} kan dat zien. Dat is helemaal in orde.',
  accept: 'Accepteren',
  decline: 'Weigeren',
  answerNotSaved: 'Uw antwoord is niet opgeslagen',

  yourAddress: 'Uw adres',
  addressQuestion: 'Gebruikt u dit e-mailadres nog?',
  addressWhy:
    'We hebben de link naar deze pagina daarheen gestuurd. Als er iets gebeurt, schrijven we u op dat adres.',
  addressYes: 'Ja',
  addressNo: 'Nee, ik gebruik een ander adres',
  addressKept: 'Dank u wel. We blijven dit adres gebruiken.',
  addressChanges:
    'Dank u wel. We hebben {owner} gevraagd met u te spreken en het adres te wijzigen. Tot dan werken uw links.',

  practice: 'Een melding oefenen',
  practiceWhy:
    'Het duurt twee minuten en ziet er net zo uit als in het echt, zodat u het al kent voordat u het nodig hebt. Er wordt niets gemeld.',
  startPractice: 'Beginnen met oefenen',
  ifItHappened: 'Als er iets met {owner} is gebeurd',
  notReportedHere:
    'Op deze pagina kunt u het niet melden. Ga terug naar de e-mail die u hierheen heeft geleid en druk op een van deze knoppen:',
  emailNotFound:
    'Als u de e-mail niet kunt vinden, zoek dan in uw mailbox naar “LeaveBits”, of <links>laat uw links opnieuw sturen</links>. Ook elke andere vertrouwenspersoon kan het melden; dan vragen we u om het te bevestigen.',
  drillTitle: 'Dit is een oefening: er wordt niets gemeld',
  drill:
    'Kijk rond en druk op de knop. Niemand krijgt bericht en er gaat niets open. Druk voor een echte melding in uw e-mail op “Een overlijden melden” of “Blijvende wilsonbekwaamheid melden”.',
  drillTypes: 'Wat u oefent',
  aDeath: 'Overlijden',
  anIncapacitation: 'Wilsonbe\u00adkwaamheid',
  drillDoneTitle: 'Dat was een oefening',
  drillDone:
    'Er is niets gemeld en niemand heeft bericht gekregen. Na een echte melding ziet u de onderstaande tekst.',
  drillReal:
    '<strong>Is het echt gebeurd?</strong> {type, select, death {Druk in dezelfde e-mail op “Een overlijden melden”.} other {Druk in dezelfde e-mail op “Blijvende wilsonbekwaamheid melden”.}} Vanaf deze pagina wordt niets gemeld.',
  practiceAgain: 'Nog een keer oefenen',

  reportDeath: 'Een overlijden melden',
  reportIncapacitation: 'Blijvende wilsonbekwaamheid melden',
  sorryIfDeath: 'Als iemand die u na stond is overleden: gecondoleerd met uw verlies.',
  sorryIfIncapacitation: 'Het spijt ons dat u deze pagina nodig hebt.',
  tellUs:
    '{type, select, death {Hier kunt u ons laten weten dat <name>{owner}</name> is overleden.} other {Hier kunt u ons laten weten dat <name>{owner}</name> blijvend wilsonbekwaam is en niet meer zelf zal kunnen beslissen.}}',
  noHurry:
    '{owner} heeft u hiervoor gekozen. Er is geen haast bij: deze link blijft werken, en u kunt later terugkomen.',
  whatHappens: 'Wat er gebeurt als u het meldt',
  pausedUntil: 'Vanaf {moment} kunt u weer een melding doen',
  pausedByOwner:
    '{owner} heeft een melding tegengesproken en om wat tijd gevraagd tot de volgende. Tot dan kan niemand een melding doen. Als het echt is gebeurd, kom dan op dat moment terug naar deze pagina.',
  pausedByReports:
    'U hebt de laatste tijd meerdere keren iets over {owner} gemeld of een melding ingetrokken. Als het deze keer echt is gebeurd, vraag dan een andere vertrouwenspersoon om het te melden. U kunt het daarna bevestigen.',
  surePractice:
    '{type, select, death {Oefening: ik weet zeker dat {owner} is overleden.} other {Oefening: ik weet zeker dat {owner} blijvend wilsonbekwaam is.}}',
  submitDeath: 'Het overlijden melden',
  submitIncapacitation: 'De wilsonbekwaamheid melden',
  submitDeathPractice: 'Het overlijden melden (oefening)',
  submitIncapacitationPractice: 'De wilsonbekwaamheid melden (oefening)',
  notSure:
    'Twijfelt u? Sluit deze pagina: zolang u niet op de knop drukt, gebeurt er niets. Vraag het eerst aan iemand die {owner} na staat.',
  onlyToAccept:
    'Wilt u alleen accepteren of oefenen? Druk in dezelfde e-mail op “Aannemen, weigeren of oefenen”.',
  submissionFailed: 'Niet gemeld',
  notSubmitted: 'De melding is niet gedaan. Probeer het over een ogenblik opnieuw.',

  lastReport: 'Uw laatste melding',
  lastWithdrawn: 'U hebt uw melding van {moment} ingetrokken. Er is niets geopend.',
  lastRefuted:
    'Iemand heeft geantwoord dat uw melding van {moment} niet waar is. Meestal antwoordt de eigenaar van het account zelf. Er is niets geopend. Als u kunt, vraag het dan persoonlijk of telefonisch na.',
  lastExpired:
    'Te weinig andere vertrouwenspersonen hebben uw melding van {moment} op tijd bevestigd, dus is ze vervallen. Er is niets geopend. U kunt het hier opnieuw melden.',
  lastRevoked:
    'Na uw melding van {moment} heeft iemand ingelogd op het account van {owner} en alles weer vergrendeld. Meestal is dat de eigenaar zelf.',

  tooFewConfirmers:
    'Er {required, plural, one {is # bevestiging} other {zijn # bevestigingen}} nodig, en te weinig andere vertrouwenspersonen kunnen op dit moment iets doen. Er gaat niets open voordat er genoeg bevestigingen zijn.',
  confirmers:
    '{others, plural, one {# andere vertrouwenspersoon kan het bevestigen, en we vragen dat per e-mail.} other {# andere vertrouwenspersonen kunnen het bevestigen, en we vragen hun dat per e-mail.}} Er gaat niets open voordat {required, plural, one {één van hen het heeft bevestigd} other {# van hen het hebben bevestigd}}.',
  willWarn:
    'We waarschuwen {owner} meteen, en nog een keer voor het einde van de termijn. {hours, plural, one {# uur} other {# uur}}{days, plural, =0 {} one { (# dag)} other { (# dagen)}} lang gaat er niets open, en {owner} kan het met één klik tegenhouden.',
  willWarnAway:
    'We waarschuwen {owner} meteen, en nog een keer voor het einde van de termijn. {owner} heeft ons laten weten tot {until} afwezig te zijn. Tot dan en nog {hours, plural, one {# uur} other {# uur}}{days, plural, =0 {} one { (# dag)} other { (# dagen)}} langer gaat er niets open, en {owner} kan het met één klik tegenhouden.',
  opensAtEarliest:
    'Als zij het bevestigen en {owner} het niet tegenspreekt, gaat wat {owner} heeft nagelaten open voor de ontvangers. Als u het nu meldt, is dat op zijn vroegst op {moment}.',
  showsAddress:
    'We tonen uw e-mailadres bij de melding aan {owner} en aan de andere vertrouwenspersonen. Alle betrokkenen kunnen zien wie een melding heeft gedaan.',
  canWithdraw:
    'Was het een vergissing? Met deze link kunt u de melding intrekken tot een andere vertrouwenspersoon haar bevestigt.',

  received: 'Uw melding is ontvangen',
  receivedPractice: 'OEFENING: uw melding is ontvangen',
  thanks:
    '{type, select, death {Dank u wel. U hebt gemeld dat <name>{owner}</name> is overleden. Gecondoleerd met uw verlies.} other {Dank u wel. U hebt gemeld dat <name>{owner}</name> blijvend wilsonbekwaam is. We leven met u mee.}} U hoeft verder niets te doen. U kunt deze pagina sluiten.',
  whatNow: 'Wat er nu gebeurt',
  warning: 'We waarschuwen {owner}. De melding tegenspreken kan in elk geval tot {moment}.',
  longerAway: 'Dat is langer dan gewoonlijk, omdat ons een afwezigheid tot {until} was gemeld.',
  opensAfterBoth:
    'Zodra die termijn voorbij is en genoeg vertrouwenspersonen het hebben bevestigd, gaat wat {owner} heeft nagelaten open voor de ontvangers.',
  openAgain:
    'Was het een vergissing? Open deze link opnieuw: u kunt de melding intrekken tot een andere vertrouwenspersoon haar bevestigt.',

  pending: 'Over uw melding is nog niet beslist',
  youReported:
    '{type, select, death {U hebt op {moment} gemeld dat <name>{owner}</name> is overleden.} other {U hebt op {moment} gemeld dat <name>{owner}</name> blijvend wilsonbekwaam is.}}',
  nothingElse: 'U hoeft verder niets te doen.',
  keepPosted: 'We houden u op de hoogte.',
  reportOnce: 'U hoeft het niet opnieuw te melden',
  otherLink:
    '{type, select, death {U hebt de link voor blijvende wilsonbekwaamheid geopend, maar een overlijden gemeld.} other {U hebt de link voor een overlijden geopend, maar blijvende wilsonbekwaamheid gemeld.}} Voor de mensen die {owner} heeft gekozen, heeft het allebei hetzelfde gevolg.',
  ifTypeMatters:
    'Als het verschil ertoe doet, trek deze melding dan hieronder in en meld het opnieuw met deze link.',
  staysPending: 'Uw melding blijft lopen zolang {owner} haar niet tegenspreekt.',
  staysPendingOrWithdraw:
    'Uw melding blijft lopen zolang {owner} haar niet tegenspreekt en u haar niet intrekt.',
  speakToOthers: 'Spreek met de andere vertrouwenspersonen.',
  ifMistakeWithdraw: 'Als het een vergissing was, trek de melding dan hieronder in.',
  whereItStands: 'Hoe het ervoor staat',
  nobodyConfirmed:
    'Nog niemand heeft het bevestigd. {required, plural, one {Eén andere vertrouwenspersoon moet dat doen.} other {# andere vertrouwenspersonen moeten dat doen.}}',
  enoughConfirmed:
    '{confirmations, plural, one {# bevestiging: dat is genoeg.} other {# bevestigingen: dat is genoeg.}}',
  confirmedSoFar:
    '{confirmations, plural, one {# bevestiging} other {# bevestigingen}} tot nu toe; er {required, plural, one {is er één} other {zijn er #}} nodig.',
  deadlineOver:
    'De termijn voor {owner} om het tegen te spreken is voorbij. Zolang er niet over de melding is beslist, kan dat nog.',
  deadline: '{owner} heeft tot {moment} de tijd om te zeggen dat het niet waar is.',
  opensAfterDeadline:
    'Als {owner} het niet tegenspreekt, gaat wat {owner} heeft nagelaten na die termijn open voor de ontvangers.',
  opensAfterConfirmations:
    'Zodra genoeg vertrouwenspersonen het hebben bevestigd, gaat wat {owner} heeft nagelaten open voor de ontvangers.',
  wasItMistake: 'Was het een vergissing?',
  withdrawText:
    'U kunt de melding intrekken tot een andere vertrouwenspersoon haar bevestigt. Er gaat dan niets open, en we laten het {owner} en de andere vertrouwenspersonen weten.',
  withdrawSure: 'Ik wil mijn melding intrekken.',
  withdraw: 'De melding intrekken',
  notWithdrawn: 'De melding is niet ingetrokken',
  mistakeConfirmed:
    'Een andere vertrouwenspersoon heeft het bevestigd, dus u kunt de melding niet meer intrekken. Als het een vergissing was, laat het dan weten aan de andere vertrouwenspersonen en aan de mensen die {owner} na staan. Als {owner} in leven is en het goed maakt, kan de melding nog worden tegengesproken tot er iets opengaat.',
  withdrawnTitle: 'Uw melding is ingetrokken',
  withdrawnDone:
    'Er is niets geopend. We laten het <name>{owner}</name> en de andere vertrouwenspersonen weten.',
  withdrawnLinks:
    'Uw links werken zoals voorheen, dus u kunt opnieuw een melding doen als het ooit nodig is. U kunt deze pagina sluiten.',

  openedTitle: 'De LeaveBits van {owner} zijn geopend',
  opened:
    'Een melding is bevestigd, en wat <name>{owner}</name> heeft nagelaten is geopend voor de gekozen mensen. Dank u wel dat u vertrouwenspersoon bent geweest.',
  openedNothingToDo: 'U hoeft verder niets te doen. U kunt deze pagina sluiten.',
  openedAlive:
    'Als {owner} in leven is en het goed maakt, laat het {owner} dan meteen weten. Na het inloggen kan alles weer worden vergrendeld.',

  onHold: 'Deze link is opgeschort',
  alreadyConfirmed: 'U hebt deze melding al bevestigd. U hoeft verder niets te doen.',
  notSent: 'We hebben de e-mail niet opnieuw gestuurd',
  sendAgain: 'Stuur mij die e-mail opnieuw',
  sent: 'We hebben de e-mail opnieuw gestuurd',
  sentText:
    'De e-mail is onderweg naar het adres dat u als vertrouwenspersoon gebruikt. Als hij niet aankomt, kunt u hem hier vanaf {moment} opnieuw aanvragen.',

  thisPerson: 'deze persoon',
  running: 'Er loopt al een melding over {owner}. Er kan er maar één tegelijk zijn.',
  suspended:
    'Iemand heeft geantwoord dat uw melding over {owner} niet waar is. Meestal antwoordt de eigenaar van het account zelf. De eigenaar beslist of u vertrouwenspersoon blijft. Tot dan kunt u met uw links niets melden of bevestigen.',
  suspendedNext:
    'Als het een misverstand was, spreek dan met {owner}. Als u weet dat het waar was, spreek dan met de andere vertrouwenspersonen: hun links werken. Als er {days, plural, one {# dag} other {# dagen}} lang niemand inlogt op het account van {owner}, werken uw links weer.',
  askedNext:
    'Als u de melding kunt bevestigen, zoek dan onze laatste e-mail erover, ook in uw spammap. Daarin staat een link om de melding te bevestigen of te zeggen dat ze niet waar is. Als u de e-mail niet kunt vinden, kunnen we hem opnieuw sturen.',
  confirmedNext:
    'U hebt de melding bevestigd en hoeft verder niets te doen. We sturen u een e-mail zodra er een beslissing is.',
  deniedNext:
    'U hebt ons verteld dat de melding niet waar is, en we hebben dat laten weten aan degene over wie ze gaat. U hoeft verder niets te doen. Als u hoort dat ze toch waar is, kunt u haar nog bevestigen met de link in onze e-mail. We kunnen die opnieuw sturen.',
  uninvolvedNext:
    'U bent pas daarna vertrouwenspersoon geworden, dus we hebben alleen de anderen gevraagd. U hoeft niets te doen.',
  worksAgain: 'Als de melding wordt tegengesproken of ingetrokken of vervalt, werkt deze link weer.',
  made: 'U hebt al een melding over {owner} gedaan, en daarover is nog niet beslist.',
  madeNext:
    'U hoeft verder niets te doen. Open uw link opnieuw om te zien hoe het ervoor staat of om de melding in te trekken.',
  released:
    'Een melding over {owner} is al bevestigd, en wat {owner} heeft nagelaten is geopend voor de ontvangers.',
  refuted:
    'Iemand heeft al geantwoord dat uw melding niet waar is. Meestal antwoordt de eigenaar van het account zelf. Er is niets geopend.',
  withdrawn: 'U hebt uw melding over {owner} al ingetrokken. Er is niets geopend.',
  expired:
    'De laatste melding over {owner} is vervallen omdat te weinig andere vertrouwenspersonen haar hebben bevestigd.',
  expiredNext: 'Spreek met de andere vertrouwenspersonen en open daarna de link opnieuw.',
  revoked:
    'Na de laatste melding over {owner} heeft iemand op het account ingelogd en alles weer vergrendeld.',

  cardTitle: 'Een kaart voor bij uw papieren',
  cardText: 'Print deze link met een QR-code, zodat u hem ook zonder onze e-mail kunt vinden.',
  cardTextPractice:
    'Print het adres van deze pagina met een QR-code, zodat u het ook zonder onze e-mail kunt vinden.',
  cardWarning:
    'Wie de kaart heeft, kan uit uw naam een melding doen. Bewaar haar dus waar alleen u haar kunt vinden.',
  cardNotPrinted: 'De kaart is niet geprint',
  printCard: 'Een kaart printen',

  mailLanguageTitle: 'E-mails in deze taal',
  mailLanguage: 'Wilt u onze e-mails over {owner} ook in het Nederlands ontvangen?',
  chooseMailLanguage: 'Schrijf mij in het Nederlands',
  mailLanguageChosen: 'Wij schrijven u voortaan in het Nederlands over {owner}.',
  mailLanguageNotChosen: 'Uw taal is niet opgeslagen',
};
