import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reporters'> = {
  // The links
  invitedSubject: '{owner} vraagt u vertrouwenspersoon te zijn',
  invitedPreheader: 'Laat weten of u dit aanneemt, en bewaar deze e-mail daarna op een veilige plaats.',
  invitedHeading: 'U bent gekozen als vertrouwenspersoon',
  invitedNews:
    '{ownerInFull} bewaart bij LeaveBits informatie voor anderen, en vertrouwt erop dat u ons een overlijden of blijvende wilsonbekwaamheid meldt.',
  invitedNothingToReport: 'Er is nu niets te melden, en wij hopen dat dit nog lang zo blijft.',
  invitedAnswer:
    'Druk vandaag of binnenkort één keer op “Aannemen, weigeren of oefenen”. Op die pagina geeft u aan of u het aanneemt, en u kunt er oefenen. Daar wordt niets gemeld.',
  linksSubject: 'Uw meldlinks voor {owner}',
  linksPreheader: 'Bewaar deze e-mail alstublieft op een veilige plaats.',
  linksHeading: 'Uw links, opnieuw verstuurd',
  linksNews:
    '{ownerInFull} heeft ons gevraagd u deze links opnieuw te sturen. Gebruik ze om een overlijden of blijvende wilsonbekwaamheid te melden. De links in onze eerdere e-mails blijven ook werken.',
  linksPractice: 'Met de laatste knop kunt u oefenen en ons laten weten of u er nog steeds toe bereid bent.',
  pressIfItHappens:
    'Als het ooit zover komt, druk dan op “Een overlijden melden” of “Blijvende wilsonbekwaamheid melden” en volg de aanwijzingen.',
  pressToReport:
    'Druk om het te melden op “Een overlijden melden” of “Blijvende wilsonbekwaamheid melden” en volg de aanwijzingen.',
  pressIfItHappened:
    'Als het is gebeurd, druk dan op “Een overlijden melden” of “Blijvende wilsonbekwaamheid melden” en volg de aanwijzingen.',
  askedThen:
    'Wij vragen dan de andere vertrouwenspersonen om de melding te bevestigen, en de betrokkene heeft {hours, plural, one {# uur} other {# uur}} de tijd om te zeggen dat het niet waar is.',
  askedThenByType:
    'Wij vragen dan de andere vertrouwenspersonen om de melding te bevestigen. Om te zeggen dat het niet waar is, heeft de betrokkene {deathHours, plural, one {# uur} other {# uur}} de tijd na een melding van overlijden, en {incapacitationHours, plural, one {# uur} other {# uur}} na een melding van wilsonbekwaamheid.',
  releasedThen:
    'Er wordt niets vrijgegeven voordat de vertrouwenspersonen de melding hebben bevestigd en die tijd voorbij is. Daarna kunnen de gekozen mensen de LeaveBits lezen die voor hen worden bewaard. U krijgt er niets van te zien, tenzij u een van hen bent.',
  keepEmail:
    'Bewaar deze e-mail waar alleen u hem kunt vinden. De links werken zolang u vertrouwenspersoon bent, en iedereen die ze heeft, kan ze gebruiken.',
  linksMistake:
    'Als u deze persoon niet kent of dit niet wilt, kunt u deze e-mail negeren of vragen u te verwijderen. Er gebeurt niets zolang u de links niet gebruikt.',
  practiceButton: 'Aannemen, weigeren of oefenen',

  // Links that were requested on our page for lost links
  lostPreheader: 'Iemand heeft ze met uw adres aangevraagd. Bewaar deze e-mail op een veilige plaats.',
  lostNews:
    'Iemand heeft op onze website uw adres ingevoerd om deze links opnieuw te laten sturen. U bent vertrouwenspersoon van {ownerInFull}.',
  lostMade:
    'Uw melding loopt nog, dus u hoeft niet opnieuw te melden. Druk op “Uw melding bekijken” om te zien hoe het ermee staat. Als het een vergissing was, kunt u de melding daar intrekken totdat een andere vertrouwenspersoon die bevestigt.',
  lostAsked:
    'Er loopt een melding, en u is gevraagd die te bevestigen. Zoek onze nieuwste e-mail daarover: met de link daarin bevestigt u de melding of zegt u dat het niet waar is. Als de vorige meer dan een uur geleden was, hebben wij die opnieuw gestuurd.',
  lostConfirmed:
    'Er loopt een melding. U hebt die bevestigd en hoeft verder niets te doen. Wij mailen u zodra er een beslissing is. Als de melding wordt tegengesproken of vervalt, kunt u met de links hieronder opnieuw melden.',
  lostDenied:
    'Er loopt een melding, en u hebt ons gezegd dat het niet waar is. Als u hoort dat het toch waar is, kunt u de melding nog steeds bevestigen met de link in onze nieuwste e-mail daarover. Als de vorige meer dan een uur geleden was, hebben wij die opnieuw gestuurd.',
  lostUninvolved:
    'Er loopt een melding. U bent daarna pas vertrouwenspersoon geworden. Daarom hebben wij alleen de anderen gevraagd, en u hoeft niets te doen. Als de melding wordt tegengesproken of vervalt, kunt u met de links hieronder opnieuw melden.',
  lostKeepEmail:
    'Bewaar deze e-mail waar alleen u hem kunt vinden. De links werken zolang u vertrouwenspersoon bent, en iedereen die ze heeft, kan ze gebruiken. Die in onze eerdere e-mails blijven ook werken.',
  lostWhy:
    'Iemand die LeaveBits gebruikt, heeft u gekozen als vertrouwenspersoon, en uw adres is ingevoerd op onze pagina voor verloren links.',
  lostMistake:
    'Als u dat niet was, kunt u deze e-mail negeren. Niemand anders heeft deze links gekregen, en er gebeurt niets zolang u ze niet gebruikt.',
  seeReport: 'Uw melding bekijken',

  // A reporter again
  openMeanwhile:
    'Een melding is bevestigd, en daardoor is geopend wat voor anderen wordt bewaard. U hoeft niets te melden. Als het goed gaat met de betrokkene, laat het deze persoon dan meteen weten. Die kan inloggen en alles weer vergrendelen.',
  restoredSubject: 'U bent weer vertrouwenspersoon voor {owner}',
  restoredPreheader: 'De wijziging is ongedaan gemaakt. Uw eerdere links werken weer.',
  restoredPreheaderWithLinks: 'De wijziging is ongedaan gemaakt. Hier zijn uw links.',
  restoredHeading: 'U bent weer vertrouwenspersoon',
  restoredNews:
    'Uw adres was verwijderd uit de vertrouwenspersonen van {ownerInFull}. Die wijziging is ongedaan gemaakt met de link in onze e-mail daarover, dus u bent weer vertrouwenspersoon.',
  restoredNewLinks:
    'De links in deze e-mail zijn nieuw. De links die u vóór de wijziging had, werken ook weer.',
  restoredOldLinks:
    'De links die u vóór de wijziging had, werken weer. Als u ze niet meer hebt, vraag deze persoon dan u nieuwe te sturen. Dat kan vanaf morgen.',
  restoredNoReport:
    'Met uw links kunt u een overlijden of blijvende wilsonbekwaamheid melden. Tot die tijd hoeft u niets te doen.',
  restoredMade:
    'Uw melding loopt nog, dus u hoeft niet opnieuw te melden. Als het een vergissing was, open dan uw link: u kunt de melding intrekken totdat een andere vertrouwenspersoon die bevestigt.',
  restoredAsked:
    'Er loopt een melding. Wij vragen u er in een andere e-mail naar. Als u de melding eerder had bevestigd, telt dat niet meer. Antwoord daarom opnieuw met de link in die e-mail.',
  restoredUnasked:
    'Er loopt een melding. Toen die werd gedaan, was u geen vertrouwenspersoon. Daarom vragen wij u niet om een bevestiging, en u hoeft niets te doen.',
  restoredKeepEmail:
    'Bewaar deze e-mail waar alleen u hem kunt terugvinden. De links werken zolang u vertrouwenspersoon bent, en iedereen die ze heeft, kan ze gebruiken.',
  restoredMistake:
    'Als u deze persoon niet kent of geen vertrouwenspersoon wilt zijn, kunt u deze e-mail negeren of vragen u te verwijderen. Er gebeurt niets zolang u de links niet gebruikt.',
  keptSubject: 'Uw meldlinks voor {owner} werken weer',
  keptPreheader: 'U blijft vertrouwenspersoon.',
  keptHeading: 'Uw links werken weer',
  keptNews:
    'Uw melding over {ownerInFull} is tegengesproken. Daarom werkten uw links niet totdat deze persoon had beslist. Het besluit is dat u vertrouwenspersoon blijft.',
  keptLinks:
    'De links in onze eerdere e-mails werken weer: u kunt een overlijden of blijvende wilsonbekwaamheid melden, en meldingen van anderen bevestigen. Als u ze niet meer hebt, kunt u ze aanvragen op onze pagina voor verloren links.',
  keptPaused: 'U kunt vóór {date} geen nieuwe melding doen.',
  keptNothingToDo: 'U hoeft nu niets te doen.',
  keptMade: 'Uw nieuwe melding loopt nog, dus u hoeft niet opnieuw te melden.',
  keptAsked: 'Er loopt een melding van iemand anders. Wij vragen u er in een andere e-mail naar.',
  keptUnasked:
    'Er loopt een melding van iemand anders. Wij vragen u niet om een bevestiging, en u hoeft niets te doen.',
  keptMistake:
    'Als u geen vertrouwenspersoon wilt zijn, kunt u deze e-mail negeren of vragen u te verwijderen. Er gebeurt niets zolang u de links niet gebruikt.',

  // No longer a reporter
  removedSubject: 'U bent geen vertrouwenspersoon meer voor {owner}',
  removedHeading: 'U bent geen vertrouwenspersoon meer',
  removedWhy: 'Iemand die LeaveBits gebruikt, had u gekozen als vertrouwenspersoon.',
  removedPreheader: 'Bedankt dat u vertrouwenspersoon bent geweest. U hoeft niets te doen.',
  removedPreheaderDeclined: 'Uw links werken niet meer. U hoeft niets te doen.',
  removedPreheaderOpen: 'Door een melding is alles geopend. Lees dit alstublieft.',
  removedPreheaderReport: 'Dit betekent het voor de melding.',
  removedAsWished:
    'U hebt ons laten weten dat u geen vertrouwenspersoon wilt zijn. Uw adres is nu verwijderd uit de vertrouwenspersonen van {ownerInFull}. De links in onze eerdere e-mails werken niet meer, en u kunt die e-mails verwijderen. U hoeft niets te doen.',
  removedAndReplaced:
    'U hebt ons laten weten dat u geen vertrouwenspersoon wilt zijn. {ownerInFull} heeft iemand anders gekozen. De links in onze eerdere e-mails werken niet meer, en u kunt die e-mails verwijderen. U hoeft niets te doen.',
  removedNews: 'Op {date} is uw adres verwijderd uit de vertrouwenspersonen van {ownerInFull}.',
  removedHadDeclined: 'U had ons laten weten dat u dat niet wilt zijn.',
  removedNoBlame: 'Daar zijn allerlei redenen voor, en het zegt niets over u.',
  removedThanks: 'Bedankt dat u vertrouwenspersoon bent geweest.',
  removedLinks: 'De links in onze eerdere e-mails werken niet meer.',
  removedLinksDelete:
    'De links in onze eerdere e-mails werken niet meer, dus u kunt die e-mails verwijderen. Verder hoeft u niets te doen.',
  removedMade:
    'Uw melding loopt nog. Dat u bent verwijderd, beëindigt die niet, maar u kunt de melding niet meer intrekken. Wij mailen u zodra er een beslissing is.',
  removedAsked:
    'De melding waar wij u naar hebben gevraagd, loopt nog, maar u kunt die niet meer bevestigen. Als u die had bevestigd, telt dat niet meer. Wij mailen u er niet meer over, tenzij u weer vertrouwenspersoon wordt.',
  removedOpen:
    'Een melding is bevestigd, en daardoor is geopend wat voor anderen wordt bewaard. Dat u bent verwijderd, verandert daar niets aan.',
  removedTellOthers:
    'Als u weet dat de melding waar was, zit er misschien iemand anders in het account, die alles weer kan vergrendelen. Laat het de andere vertrouwenspersonen weten, en de mensen voor wie het is geopend.',
  removedSurprise:
    'Als dit u verrast, praat dan met de betrokkene. Wij hebben die ook over de wijziging gemaild. Als u de betrokkene niet kunt bereiken, praat dan met een naaste.',
  removedSurpriseUndo:
    'Als dit u verrast, praat dan met de betrokkene. Wij hebben die ook over de wijziging gemaild, en met die e-mail kan ze {hours, plural, one {# uur} other {# uur}} lang ongedaan worden gemaakt. Als u de betrokkene niet kunt bereiken, praat dan met een naaste.',

  // Is the owner well?
  wellSubject: 'Gaat het goed met {owner}?',
  wellSubjectAgain: 'Wij vragen het nog eens: gaat het goed met {owner}?',
  wellHeading: 'Weet u of het goed gaat met deze persoon?',
  wellReport:
    'Als deze persoon is overleden of blijvend wilsonbekwaam is, spijt ons dat zeer. Gebruik dan een van de twee knoppen hieronder en volg de aanwijzingen. De links die u al hebt, blijven ook werken.',
  silencePreheader: 'Er is al lang niet meer ingelogd. Meestal is daar een eenvoudige reden voor.',
  silenceNews:
    'U bent vertrouwenspersoon voor {ownerInFull}. De laatste keer inloggen bij LeaveBits was op {date}, en op twee e-mails is geen antwoord gekomen. Meestal is daar een eenvoudige reden voor: een ander adres, of e-mails die niet zijn gezien. Wij kunnen het van hieruit niet weten, daarom vragen wij het u.',
  silenceAskThem:
    'Als u deze persoon kunt bereiken, vraag het dan eerst daar. Als het goed gaat, hoeft u hier niets te doen. De betrokkene hoeft alleen een keer in te loggen.',
  silenceNothingOpens:
    'Er gaat niets open tenzij iemand het meldt en anderen de melding bevestigen. Wij vragen nooit om een wachtwoord of om geld.',
  lapsePreheader: 'Het account is al een tijd niet meer actief. Meestal is daar een eenvoudige reden voor.',
  lapseNews:
    'U bent vertrouwenspersoon voor {ownerInFull}. Het LeaveBits-account van deze persoon is sinds {date} niet meer actief. Meestal is daar een eenvoudige reden voor: iets is vergeten, of onze e-mails zijn niet gezien. Wij kunnen het van hieruit niet weten, daarom vragen wij het u.',
  lapseAskThem:
    'Als u deze persoon kunt bereiken, vraag het dan eerst daar. Als het goed gaat, hoeft u hier niets te doen. De betrokkene kan inloggen en ziet dan wat er nodig is.',
  lapseDeletion:
    'Zoals het er nu uitziet, worden de LeaveBits van deze persoon op {date} definitief verwijderd. Als u vóór die tijd een melding doet, wordt er niets verwijderd zolang die loopt.',
  lapseAskAgain:
    'Als er niets verandert, vragen wij het over enkele maanden opnieuw. Wij vragen nooit om een wachtwoord of om geld.',
  lapseLast: 'Wij vragen het hierna niet opnieuw. Wij vragen nooit om een wachtwoord of om geld.',

  // Unpaid data is going to be deleted
  unreachableSubject: 'Wij kunnen {owner} niet bereiken',
  unreachableHeading: 'Onze e-mails komen niet meer aan',
  unpaidSubject: 'Gaat het goed met {owner}? De LeaveBits worden verwijderd',
  deletionHeading: 'Er wordt een account verwijderd',
  destructionPreheader: 'Als er iets met deze persoon is gebeurd, kunt u ons dat laten weten.',
  unreachableNews:
    '{ownerInFull} heeft u bij LeaveBits gekozen als vertrouwenspersoon. Het account van deze persoon is al lange tijd niet betaald, en de mailbox neemt onze e-mails niet meer aan. Wij bewaren alles in het account tot {date}. Daarna wordt het definitief verwijderd.',
  unpaidNews:
    '{ownerInFull} heeft u bij LeaveBits gekozen als vertrouwenspersoon. Het account van deze persoon is al lange tijd niet betaald, en er is sindsdien niet ingelogd. Wij bewaren alles in het account tot {date}. Daarna wordt het definitief verwijderd.',
  destructionReport:
    'Als deze persoon is overleden of blijvend wilsonbekwaam is, gebruik dan een van de knoppen hieronder en volg de aanwijzingen. Zolang een melding loopt, wordt er niets verwijderd. Het spijt ons als deze e-mail u in een moeilijke tijd bereikt.',
  destructionIfWell:
    'Als het goed gaat met deze persoon, vraag dan om in te loggen. Alles blijft behouden als het openstaande bedrag wordt betaald.',
  destructionNoPayment: 'U hoeft zelf niets te betalen, en wij vragen u nooit om een wachtwoord.',

  // The owner closes the account
  closingSubject: '{owner} wil het eigen LeaveBits-account sluiten',
  closingPreheader: 'Als het een eigen besluit was, hoeft u niets te doen.',
  closingNews:
    'Iemand die is ingelogd als {ownerInFull}, heeft ons gevraagd dit LeaveBits-account te sluiten en alles daarin te verwijderen. Wij doen dat op zijn vroegst op {date}. Daarna kan niemand meer openen wat hier werd bewaard.',
  closingLikely:
    'Waarschijnlijk is het gewoon een eigen besluit, en hoeft u niets te doen. Wij laten het u weten omdat u vertrouwenspersoon bent, en omdat een verwijdering niet ongedaan kan worden gemaakt.',
  closingAskThem:
    'Als u het zeker wilt weten, vraag het dan persoonlijk of per telefoon, niet per e-mail. Als het iemand anders was, kan de betrokkene het account nog behouden door in te loggen en daarvoor te kiezen, of door het wachtwoord opnieuw in te stellen.',
  closingReport:
    'Als er iets met deze persoon is gebeurd, spijt ons dat zeer. U kunt het melden met een van de knoppen hieronder. Zolang uw melding loopt, wordt er niets verwijderd. De links die u al hebt, blijven ook werken.',
  closingWhy:
    'Iemand die LeaveBits gebruikt, heeft u gekozen als vertrouwenspersoon. Wij laten het vertrouwenspersonen altijd weten voordat een account wordt verwijderd.',
  stayingSubject: '{owner} houdt het LeaveBits-account',
  stayingPreheader: 'Er wordt niets verwijderd. U hoeft niets te doen.',
  stayingHeading: 'De verwijdering gaat niet door',
  stayingNews:
    'Misschien hebt u van ons een e-mail gekregen dat het LeaveBits-account van {ownerInFull} zou worden verwijderd. Dat gaat niet door. Het account blijft bestaan, met alles erin.',
  stayingLinks: 'U bent nog steeds vertrouwenspersoon, en uw links werken nog. U hoeft niets te doen.',
  stayingWhy:
    'Iemand die LeaveBits gebruikt, heeft u gekozen als vertrouwenspersoon. Wij laten het vertrouwenspersonen weten als een account zal worden verwijderd, en als dat niet doorgaat.',

  // Much was deleted
  trashedSubject: 'De meeste LeaveBits van {owner} zijn naar de prullenbak verplaatst',
  trashedPreheader: 'Als u deze persoon kunt bereiken, vraag dan of dit de bedoeling was.',
  trashedHeading: 'Vraag alstublieft of dit de bedoeling was',
  trashedNews:
    'Op {date} lagen de meeste LeaveBits van {ownerInFull} in de prullenbak. Vaak ruimt iemand gewoon op. Maar het kan ook betekenen dat iemand anders in het account zit.',
  trashedAskThem:
    'Als u deze persoon kunt bereiken, vraag dan of dit de bedoeling was. Vraag het bij voorkeur persoonlijk of per telefoon: wie in het account zit, leest misschien ook de e-mail.',
  trashedRestore:
    'Als het iemand anders was, kan de betrokkene alles herstellen met de link die wij hebben gemaild en die {hours, plural, one {# uur} other {# uur}} lang werkt, of door in te loggen en de prullenbak te openen.',
  trashedNoDeath:
    'Dit betekent niet dat er iets met deze persoon is gebeurd. Als dat wel zo is, meld het dan met de link uit onze eerdere e-mail: zolang een melding loopt, wordt er niets gewist.',
  trashedWhy:
    'Iemand die LeaveBits gebruikt, heeft u gekozen als vertrouwenspersoon. Wij laten het vertrouwenspersonen weten als de meeste LeaveBits in de prullenbak belanden, hoogstens één keer per dag.',
  removedDuringSubject: 'Er is iets verwijderd uit het LeaveBits-account van {owner}',
  removedDuringPreheader:
    'Er loopt een melding. Misschien gaat het goed met deze persoon, of zit iemand anders in het account.',
  removedDuringHeading: 'Er is iets verwijderd terwijl een melding loopt',
  removedDuringNews:
    'Op {reportedAt} is een melding over {ownerInFull} gedaan, en die loopt nog. Op {date} had iemand die op het account is ingelogd, iets verwijderd, een tekst grotendeels vervangen, ontvangers verwijderd of hen langer laten wachten.',
  removedDuringMeaning:
    'Dit kan betekenen dat het goed gaat met de betrokkene en dat die het account gebruikt. Het kan ook betekenen dat iemand anders erin zit.',
  removedDuringAskThem:
    'Probeer de betrokkene te bereiken, het liefst persoonlijk of per telefoon. Als het goed gaat, kan de betrokkene de melding tegenspreken met de knop in onze e-mails. Als deze wijzigingen van iemand anders zijn, kan de betrokkene ze ongedaan maken.',
  removedDuringRestore:
    'Als u de betrokkene niet kunt bereiken, kan iedereen die diens e-mail kan lezen, alles herstellen. Onze e-mails aan de betrokkene over deze wijzigingen hebben de knop “Undo these changes” (deze wijzigingen ongedaan maken). Die werkt zonder inloggen, {hours, plural, one {# uur} other {# uur}} lang na elke e-mail, ook nadat de LeaveBits zijn vrijgegeven. Begin met de nieuwste e-mail. Als er meer zijn, maakt elke e-mail zijn eigen wijzigingen ongedaan.',
  removedDuringOnce:
    'Wij sturen dit maar één keer per melding, dus er kunnen meer van zulke wijzigingen zijn. U hoeft hier niets te doen, en deze e-mail heeft geen invloed op de melding.',
  removedDuringWhy:
    'Iemand die LeaveBits gebruikt, heeft u gekozen als vertrouwenspersoon. Wij laten het vertrouwenspersonen weten als er iets wordt verwijderd terwijl een melding loopt.',
};
