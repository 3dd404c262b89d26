import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reports'> = {
  // What several emails about a report say
  whyParticipant: 'U hebt als vertrouwenspersoon deze melding gedaan, of u is gevraagd die te bevestigen.',
  whySubmitter: 'Er is een melding gedaan met uw persoonlijke meldlink.',
  submitterMistake:
    'Als u dit niet was, heeft iemand anders uw link. Laat het de betrokkene meteen weten. Die kan de melding tegenspreken. Die kan u ook uit de vertrouwenspersonen verwijderen, waardoor uw links niet meer werken, en u met nieuwe links weer toevoegen.',
  tellOwnerToRefute:
    'Als de melding onjuist is, laat het de betrokkene dan weten. Die kan de melding tegenspreken.',
  timeAway: 'Dat is langer dan gewoonlijk, omdat ons was meegedeeld dat deze persoon tot {date} afwezig is.',
  opensAfterThat:
    'Zodra die tijd voorbij is en genoeg vertrouwenspersonen de melding hebben bevestigd, kunnen de gekozen mensen de LeaveBits lezen die voor hen bestemd zijn.',
  stillPending: 'De melding loopt nog.',
  decisionFollows: 'U hoeft niets te doen. Wij mailen u zodra er een beslissing is.',
  thanksForDenying: 'U had ons gezegd dat het niet waar is. Bedankt dat u dat hebt laten weten.',
  signInAndLock:
    'Als de betrokkene leeft en het goed maakt, laat het deze persoon dan meteen weten. Die kan inloggen en alles weer vergrendelen.',

  // Asking for a confirmation
  askedSubject: 'Bevestig alstublieft een melding over {owner}',
  askedPreheader: 'Een andere vertrouwenspersoon heeft een melding gedaan. Uw antwoord helpt nog steeds.',
  askedPreheaderNeeded: 'Een andere vertrouwenspersoon heeft een melding gedaan. Uw antwoord is nodig.',
  askedHeading: 'Kunt u een melding bevestigen?',
  askedHeadingNeeded: 'Een melding heeft uw bevestiging nodig',
  askedNews:
    '{reporter} heeft op {date} {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} gemeld. Als u dit nog niet wist, spijt het ons zeer dat u het via een e-mail verneemt.',
  askedAsReporter: 'U bent een van de vertrouwenspersonen die de melding kunnen bevestigen.',
  askedAfterDeclining:
    'U hebt ons laten weten dat u geen vertrouwenspersoon wilt zijn, dus u hoeft niets te doen. Als u weet wat er is gebeurd, helpt uw antwoord toch.',
  progressNone:
    '{required, plural, =1 {Voordat er iets wordt vrijgegeven, is één bevestiging nodig, en dat kan de uwe zijn.} =2 {Voordat er iets wordt vrijgegeven, zijn twee bevestigingen nodig, en de uwe kan er een van zijn.} =3 {Voordat er iets wordt vrijgegeven, zijn drie bevestigingen nodig, en de uwe kan er een van zijn.} =4 {Voordat er iets wordt vrijgegeven, zijn vier bevestigingen nodig, en de uwe kan er een van zijn.} =5 {Voordat er iets wordt vrijgegeven, zijn vijf bevestigingen nodig, en de uwe kan er een van zijn.} other {Voordat er iets wordt vrijgegeven, zijn # bevestigingen nodig, en de uwe kan er een van zijn.}}',
  progressNext:
    'Voordat er iets wordt vrijgegeven, {required, plural, =1 {is één bevestiging} =2 {zijn twee bevestigingen} =3 {zijn drie bevestigingen} =4 {zijn vier bevestigingen} =5 {zijn vijf bevestigingen} other {zijn # bevestigingen}} nodig. Tot nu toe hebben wij er {confirmations, plural, =1 {één} =2 {twee} =3 {drie} =4 {vier} =5 {vijf} other {#}}, en de uwe kan de volgende zijn.',
  progressLast:
    'Voordat er iets wordt vrijgegeven, {required, plural, =1 {is één bevestiging} =2 {zijn twee bevestigingen} =3 {zijn drie bevestigingen} =4 {zijn vier bevestigingen} =5 {zijn vijf bevestigingen} other {zijn # bevestigingen}} nodig. Tot nu toe hebben wij er {confirmations, plural, =1 {één} =2 {twee} =3 {drie} =4 {vier} =5 {vijf} other {#}}, en de uwe kan de laatste zijn.',
  progressEnough:
    'Voordat er iets wordt vrijgegeven, {required, plural, =1 {is één bevestiging} =2 {zijn twee bevestigingen} =3 {zijn drie bevestigingen} =4 {zijn vier bevestigingen} =5 {zijn vijf bevestigingen} other {zijn # bevestigingen}} nodig. Tot nu toe hebben wij er {confirmations, plural, =1 {één} =2 {twee} =3 {drie} =4 {vier} =5 {vijf} other {#}}. Dat is genoeg, maar de uwe zou nog steeds meetellen.',
  deniedByOthers:
    '{denials, plural, =1 {Een van de andere vertrouwenspersonen die wij hebben gevraagd, zegt dat het niet waar is.} =2 {Twee van de andere vertrouwenspersonen die wij hebben gevraagd, zeggen dat het niet waar is.} =3 {Drie van de andere vertrouwenspersonen die wij hebben gevraagd, zeggen dat het niet waar is.} =4 {Vier van de andere vertrouwenspersonen die wij hebben gevraagd, zeggen dat het niet waar is.} =5 {Vijf van de andere vertrouwenspersonen die wij hebben gevraagd, zeggen dat het niet waar is.} other {# van de andere vertrouwenspersonen die wij hebben gevraagd, zeggen dat het niet waar is.}}',
  deadline: 'De betrokkene heeft ten minste tot {date} de tijd om te zeggen dat het niet waar is.',
  deadlinePassed:
    'De termijn waarin de betrokkene kon zeggen dat het niet waar is, is voorbij, maar het kan nog steeds.',
  opensSoon:
    'Als dat niet gebeurt, kunnen de gekozen mensen binnenkort de LeaveBits lezen die voor hen bestemd zijn.',
  opensAfterDeadline:
    'Als dat niet gebeurt, kunnen de gekozen mensen daarna de LeaveBits lezen die voor hen bestemd zijn.',
  opensOnceConfirmed:
    'Zodra genoeg vertrouwenspersonen de melding hebben bevestigd, kunnen de gekozen mensen de LeaveBits lezen die voor hen bestemd zijn.',
  askedIfTrue:
    'Als u weet dat het waar is, open dan de pagina en bevestig de melding. Als u niet zeker bent, probeer dan eerst de betrokkene te bereiken, of degene die heeft gemeld.',
  askedIfFalse:
    'Als u weet dat het niet waar is, zeg dat dan op de pagina. De melding heeft dan één bevestiging meer nodig, en daarna wordt er {days, plural, one {# dag} other {# dagen}} lang niets vrijgegeven. Wij laten het de betrokkene meteen weten.',
  askedIfFalseBefore:
    'Als u weet dat het niet waar is, zeg dat dan op de pagina. De melding heeft dan één bevestiging meer nodig, en daarna wordt er {days, plural, one {# dag} other {# dagen}} lang niets vrijgegeven, en in geen geval vóór {date}. Wij laten het de betrokkene meteen weten.',
  askedButton: 'De melding lezen en bevestigen',
  askedMistake: 'U hoeft de melding niet te bevestigen. Alleen het openen van de pagina bevestigt niets.',
  openingConfirmsNothing: 'Alleen het openen van de pagina bevestigt niets.',

  // The same link for somebody who has denied the report
  deniedLinkSubject: 'Uw link naar een melding over {owner}',
  deniedLinkPreheader: 'U hebt ons gezegd dat het niet waar is. U kunt uw antwoord nog wijzigen.',
  deniedLinkHeading: 'Uw link naar de melding',
  deniedLinkNews:
    '{reporter} heeft op {date} {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} gemeld. U hebt ons gezegd dat het niet waar is. Bedankt dat u dat hebt laten weten. Wij hebben het de betrokkene laten weten, en degene die heeft gemeld.',
  deniedLinkProgress:
    'Voordat er iets wordt vrijgegeven, {required, plural, =1 {is één bevestiging} =2 {zijn twee bevestigingen} =3 {zijn drie bevestigingen} =4 {zijn vier bevestigingen} =5 {zijn vijf bevestigingen} other {zijn # bevestigingen}} nodig, en tot nu toe hebben wij er {confirmations, plural, =0 {geen} =1 {één} =2 {twee} =3 {drie} =4 {vier} =5 {vijf} other {#}}.',
  deniedLinkNext:
    'Als het nog steeds niet waar is, hoeft u verder niets te doen. U kunt proberen de betrokkene te bereiken, die de melding kan tegenspreken. Als u hebt gehoord dat het toch waar is, open dan de pagina en bevestig de melding.',
  deniedLinkNextConfirmed:
    'Als het nog steeds niet waar is, probeer dan de betrokkene te bereiken, die de melding kan tegenspreken: genoeg andere vertrouwenspersonen hebben de melding bevestigd. Als u hebt gehoord dat het toch waar is, open dan de pagina en bevestig de melding.',
  deniedLinkButton: 'De melding lezen',

  // A report was received, or is delayed
  receivedSubject: 'Wij hebben uw melding over {owner} ontvangen',
  receivedPreheader: 'Hier leest u wat er nu gebeurt, en wanneer.',
  receivedHeading: 'Wij hebben uw melding',
  receivedNews:
    'U hebt op {date} {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} gemeld. Het spijt ons wat u doormaakt.',
  receivedNext:
    'Wij hebben het de andere vertrouwenspersonen gevraagd. {required, plural, =1 {Eén andere vertrouwenspersoon moet} =2 {Twee andere vertrouwenspersonen moeten} =3 {Drie andere vertrouwenspersonen moeten} =4 {Vier andere vertrouwenspersonen moeten} =5 {Vijf andere vertrouwenspersonen moeten} other {# andere vertrouwenspersonen moeten}} de melding bevestigen. Wij brengen ook de betrokkene op de hoogte, die ten minste tot {date} de tijd heeft om te zeggen dat het niet waar is.',
  receivedWithdraw:
    'U hoeft verder niets te doen. Wij mailen u zodra er een beslissing is. Als het een vergissing was, open dan uw link opnieuw: u kunt de melding intrekken totdat een andere vertrouwenspersoon die bevestigt.',
  delayedSubject: 'De melding over {owner} is vertraagd',
  delayedPreheader: 'Wij hebben deze persoon nog niet kunnen bereiken. Wij blijven het proberen.',
  delayedHeading: 'De melding is vertraagd',
  delayedNews:
    'U bent betrokken bij de melding van {date} over {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull}. Voordat er iets wordt vrijgegeven, moet deze persoon de tijd hebben om te zeggen dat het niet waar is. Tot nu toe hebben wij onze waarschuwing niet in de mailbox kunnen bezorgen.',
  delayedNext:
    'Wij blijven het proberen. De tijd om te antwoorden begint wanneer de waarschuwing aankomt, dus de termijn eindigt later dan wij hadden gezegd. Bevestigingen tellen nog steeds. Als wij u om een bevestiging hebben gevraagd, kunt u die nog geven.',
  delayedNothingElse: 'U hoeft verder niets te doen. Wij mailen u zodra er een beslissing is.',
  delayedMistake:
    'Als de melding onjuist is, laat het de betrokkene dan weten. Die kan inloggen en de melding tegenspreken.',

  // Somebody denied a report
  neededAfterDenial:
    'Vóór {date} wordt er niets vrijgegeven, en nu {needed, plural, =1 {is één bevestiging} =2 {zijn twee bevestigingen} =3 {zijn drie bevestigingen} =4 {zijn vier bevestigingen} =5 {zijn vijf bevestigingen} other {zijn # bevestigingen}} nodig: één meer voor elke vertrouwenspersoon die zegt dat het niet waar is.',
  tooFewAfterDenial:
    'Daarvoor zijn er te weinig vertrouwenspersonen over. Tenzij iemand die zei dat het niet waar is, dat antwoord wijzigt, vervalt de melding {days, plural, one {# dag} other {# dagen}} na die datum, en wordt er niets vrijgegeven.',
  deniedHeading: 'Een andere vertrouwenspersoon zegt dat het niet waar is',
  deniedSubject: 'Een vertrouwenspersoon zegt dat uw melding over {owner} niet waar is',
  deniedPreheader: 'Uw melding loopt nog. Praat alstublieft met de andere vertrouwenspersonen.',
  deniedNews:
    'U hebt op {date} {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} gemeld. Wij hebben de andere vertrouwenspersonen gevraagd de melding te bevestigen, en een van hen zegt dat het niet waar is. Wij zeggen niet wie het was. Wij hebben het ook de betrokkene laten weten.',
  deniedPending: 'Uw melding blijft lopen, tenzij de betrokkene die tegenspreekt.',
  deniedPendingOrWithdrawn:
    'Uw melding blijft lopen, tenzij de betrokkene die tegenspreekt of u die intrekt.',
  speakToOthers: 'Praat alstublieft met de andere vertrouwenspersonen.',
  deniedWithdraw:
    'Als het een vergissing was, open dan uw meldlink opnieuw: daar kunt u de melding intrekken.',
  deniedIfTrue:
    'Als het waar is, hoeft u verder niets te doen: wie zei dat het niet waar is, kan dat antwoord nog wijzigen met de link in onze e-mail.',
  moreTimeSubject: 'De melding over {owner} heeft meer tijd nodig',
  moreTimePreheader:
    'Een andere vertrouwenspersoon zegt dat het niet waar is. Praat met de andere vertrouwenspersonen.',
  moreTimeNews:
    'U is gevraagd de melding van {date} over {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} te bevestigen. Een andere vertrouwenspersoon zegt dat het niet waar is. Wij zeggen niet wie het was.',
  confirmationsSoFar:
    'Tot nu toe hebben wij er {confirmations, plural, =0 {geen} =1 {één} =2 {twee} =3 {drie} =4 {vier} =5 {vijf} other {#}}.',
  whatToDoAsAsked:
    'Als u weet dat het waar is en de melding nog niet hebt bevestigd, gebruik dan de link in onze eerdere e-mail. Als u de melding hebt bevestigd en nu weet dat het niet waar is, kunt u dat met dezelfde link zeggen. Als u het niet weet, hoeft u niets te doen.',

  // Somebody confirms what they had denied
  changedSubject: 'Een vertrouwenspersoon heeft het antwoord over {owner} gewijzigd',
  changedPreheader: 'Eerst was het antwoord dat de melding niet waar is, nu is de melding bevestigd.',
  changedHeading: 'Een vertrouwenspersoon heeft het antwoord gewijzigd',
  changedNewsToSubmitter:
    'U hebt op {date} {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} gemeld. Een van de andere vertrouwenspersonen had ons gezegd dat het niet waar is, en heeft de melding nu bevestigd. Wij zeggen niet wie het was.',
  changedNews:
    'U is gevraagd de melding van {date} over {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} te bevestigen. Een van de andere vertrouwenspersonen had ons gezegd dat het niet waar is, en heeft de melding nu bevestigd. Wij zeggen niet wie het was.',
  changedNumbers:
    'Het eerste antwoord telt niet meer: er {needed, plural, =1 {is nu één bevestiging} =2 {zijn nu twee bevestigingen} =3 {zijn nu drie bevestigingen} =4 {zijn nu vier bevestigingen} =5 {zijn nu vijf bevestigingen} other {zijn nu # bevestigingen}} nodig, en wij hebben er {confirmations, plural, =0 {geen} =1 {één} =2 {twee} =3 {drie} =4 {vier} =5 {vijf} other {#}}.',
  changedTimeOver:
    'De termijn voor de betrokkene is voorbij, maar tegenspreken kan totdat er iets wordt vrijgegeven.',
  changedNothingBefore: 'Vóór {date} wordt er niets vrijgegeven.',
  changedStillDenied:
    '{denials, plural, =1 {Eén andere vertrouwenspersoon zegt nog steeds dat het niet waar is.} =2 {Twee andere vertrouwenspersonen zeggen nog steeds dat het niet waar is.} =3 {Drie andere vertrouwenspersonen zeggen nog steeds dat het niet waar is.} =4 {Vier andere vertrouwenspersonen zeggen nog steeds dat het niet waar is.} =5 {Vijf andere vertrouwenspersonen zeggen nog steeds dat het niet waar is.} other {# andere vertrouwenspersonen zeggen nog steeds dat het niet waar is.}}',
  changedToDenier:
    'U hebt ons gezegd dat het niet waar is, en dat telt nog steeds. Als het nog steeds niet waar is, hoeft u verder niets te doen, maar probeer de betrokkene te bereiken: die kan de melding tegenspreken. Als u hebt gehoord dat het toch waar is, kunt u de melding bevestigen met de link in onze eerdere e-mail.',

  // A report ended
  refutedSubject: 'De melding over {owner} is tegengesproken',
  refutedPreheader: 'Iemand heeft geantwoord dat het niet waar is. Er is niets vrijgegeven.',
  refutedHeading: 'De melding is tegengesproken',
  refutedNews:
    'Iemand heeft geantwoord dat de melding van {date} over {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} niet waar is. Dat gebeurde met de link in onze e-mail aan de betrokkene, of door iemand die op het account was ingelogd. De melding is geannuleerd, en er is niets vrijgegeven.',
  refutedAskOwner:
    'Meestal antwoordt de betrokkene zelf. Vraag het als u kunt persoonlijk of per telefoon. Als het goed gaat, hoeft u niets te doen.',
  refutedNoReporter: 'U bent geen vertrouwenspersoon van de betrokkene meer, dus uw links werken niet meer.',
  refutedSuspended:
    'Uw meldlinks werken niet totdat de betrokkene heeft beslist of u vertrouwenspersoon blijft. Als er {days, plural, one {# dag} other {# dagen}} lang niemand op het account inlogt, werken uw links weer.',
  refutedLinksWork: 'Uw meldlinks werken nog steeds.',
  refutedPause:
    'Niemand kan vóór {date} een nieuwe melding doen, omdat de betrokkene voor een pauze na een tegenspraak heeft gekozen. Daarna werken uw meldlinks weer.',
  refutedSubmitterSuspended:
    'De links van degene die heeft gemeld, werken niet totdat de betrokkene daarover heeft beslist.',
  refutedIfTrue:
    'Als u weet dat de melding waar is, heeft iemand anders geantwoord. Praat alstublieft met de andere vertrouwenspersonen.',
  refutedOthersCan: 'Zij kunnen met hun eigen links opnieuw een melding doen.',
  refutedOthersCanFrom: 'Zij kunnen vanaf {date} met hun eigen links opnieuw een melding doen.',
  refutedYouCan: 'U kunt met uw eigen link opnieuw een melding doen.',
  refutedYouCanFrom: 'U kunt vanaf {date} met uw eigen link opnieuw een melding doen.',
  withdrawnPreheader: 'Er is niets vrijgegeven. U hoeft niets te doen.',
  withdrawnHeading: 'De melding is ingetrokken',
  withdrawnBySelfSubject: 'U hebt uw melding over {owner} ingetrokken',
  withdrawnBySelfNews:
    'Uw melding van {date} over {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} is geannuleerd. Er is niets vrijgegeven. Wij hebben het de betrokkene en de andere vertrouwenspersonen laten weten.',
  withdrawnBySelfNext:
    'Uw links werken nog steeds, dus u kunt opnieuw melden als dat ooit nodig is. Als u meerdere meldingen intrekt, moet u een week wachten voor de volgende.',
  withdrawnBySelfWhy: 'Er is een melding ingetrokken met uw persoonlijke meldlink.',
  withdrawnBySelfMistake:
    'Als u de melding niet hebt ingetrokken, heeft iemand anders uw link. Als de melding waar was, meld het dan opnieuw en laat het de andere vertrouwenspersonen weten.',
  withdrawnSubject: 'De melding over {owner} is ingetrokken',
  withdrawnNews:
    '{reporter} heeft de melding van {date} over {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} ingetrokken. Er is niets vrijgegeven.',
  withdrawnNext: 'U hoeft niets te doen. Uw meldlinks werken nog steeds.',
  withdrawnMistake: 'Als u weet dat de melding waar was, kunt u er met uw eigen link zelf een doen.',
  expiredSubject: 'De melding over {owner} is vervallen',
  expiredPreheader: 'De melding is niet op tijd bevestigd. Er is niets vrijgegeven.',
  expiredHeading: 'De melding is vervallen',
  expiredNews:
    'De melding van {date} over {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} is niet op tijd door genoeg vertrouwenspersonen bevestigd. Er is niets vrijgegeven.',
  expiredNext: 'Uw meldlinks werken nog steeds, dus u kunt opnieuw een melding doen als dat nodig is.',
  expiredMistake:
    'Als u weet dat de melding waar is, praat dan met de andere vertrouwenspersonen en doe opnieuw een melding.',

  // The estate was opened, or locked again
  releasedSubject: 'De LeaveBits van {owner} zijn vrijgegeven',
  releasedHeading: 'De LeaveBits zijn vrijgegeven',
  releasedPreheader: 'De melding is bevestigd, en niemand heeft die tegengesproken.',
  releasedPreheaderDenied: 'Genoeg andere vertrouwenspersonen hebben de melding bevestigd.',
  releasedNewsDenied:
    'U had ons gezegd dat de melding van {date} over {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} niet waar is. Bedankt dat u dat hebt laten weten. Wij hebben het de betrokkene meteen laten weten, maar genoeg andere vertrouwenspersonen hebben de melding bevestigd, en die is niet tegengesproken. De gekozen mensen kunnen nu de LeaveBits lezen die voor hen bestemd zijn, en wij hebben ieder van hen gemaild.',
  releasedMistakeDenied: 'Als u intussen hebt gehoord dat de melding waar was, hoeft u niets te doen.',
  releasedNewsOwn:
    'Uw melding van {date} over {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} is bevestigd, en niemand heeft die tegengesproken. De gekozen mensen kunnen nu de LeaveBits lezen die voor hen bestemd zijn, en wij hebben ieder van hen gemaild.',
  releasedNews:
    'De melding van {date} over {type, select, death {het overlijden} other {de blijvende wilsonbekwaamheid}} van {ownerInFull} is bevestigd, en niemand heeft die tegengesproken. De gekozen mensen kunnen nu de LeaveBits lezen die voor hen bestemd zijn, en wij hebben ieder van hen gemaild.',
  releasedSorryDeath: 'Wij condoleren u met uw verlies.',
  releasedSorry: 'Het spijt ons dat het zover is gekomen.',
  releasedMade: 'Bedankt dat u het ons hebt gemeld. U hoeft verder niets te doen.',
  releasedConfirmed: 'Bedankt dat u de melding hebt bevestigd. U hoeft verder niets te doen.',
  releasedAsked: 'Wij hadden het ook u gevraagd. Uw antwoord is niet meer nodig, dus u hoeft niets te doen.',
  releasedIfWell:
    'Als het goed gaat met de betrokkene, nu of later, laat het deze persoon dan meteen weten. Die kan inloggen en alles weer vergrendelen.',
  backSubject: '{owner} is terug',
  backPreheader: 'Bedankt voor uw zorg. Alles is weer vergrendeld.',
  backHeading: 'Wij hebben goed nieuws',
  backNews:
    'Iemand heeft ingelogd op het account van {ownerInFull} en ons laten weten terug te zijn en de eigen zaken weer te kunnen regelen. Wat na de melding van {date} was geopend, is weer vergrendeld.',
  backThanks:
    'Bedankt dat u er was. Neem als u kunt persoonlijk of telefonisch contact op met deze persoon, zodat u zeker weet met wie u te maken hebt. U hoeft verder niets te doen.',
  backLinks: 'Uw meldlinks werken zoals eerder, mocht u ze ooit weer nodig hebben.',
  backMistake: 'Als u weet dat dit niet kan kloppen, zit iemand anders in het account.',
  lockedSubject: 'De LeaveBits van {owner} zijn weer vergrendeld',
  lockedPreheader: 'Iemand heeft ingelogd en vergrendeld wat na de melding was vrijgegeven.',
  lockedHeading: 'Alles is weer vergrendeld',
  lockedNews:
    'Na de melding van {date} heeft iemand ingelogd op het account van {ownerInFull} en weer vergrendeld wat daardoor was geopend. Dat gebeurt als een melding onjuist was.',
  lockedAskOwner:
    'Vraag het de betrokkene als u kunt persoonlijk of per telefoon. Als het goed gaat, hoeft u niets te doen.',
  lockedLinks: 'Uw meldlinks werken zoals eerder.',
  lockedMistake: 'Als de melding waar was, zit iemand anders in het account.',
  removedSince:
    'U bent verwijderd uit de vertrouwenspersonen, dus uw links werken niet meer en u kunt geen nieuwe melding doen.',
  reportAgain: 'U kunt met uw eigen link opnieuw een melding doen.',
  othersCanReport:
    'Laat het de andere vertrouwenspersonen weten, en de mensen voor wie het is geopend. Wie nog vertrouwenspersoon is, kan opnieuw een melding doen.',

  // Recipients who can't be reached
  unreachedSubject: 'Kunt u ons helpen iemand te bereiken voor {owner}?',
  unreachedPreheader:
    '{count, plural, one {Onze e-mail komt daar niet aan.} other {Onze e-mails komen daar niet aan.}}',
  unreachedHeading:
    '{count, plural, one {Wij kunnen een van de ontvangers niet bereiken} other {Wij kunnen enkele ontvangers niet bereiken}}',
  unreachedNews:
    '{ownerInFull} heeft bij LeaveBits iets nagelaten voor anderen, en het is vrijgegeven. Wij hebben ieder van hen gemaild, maar {count, plural, one {de mailbox van deze persoon neemt} other {de mailboxen van deze personen nemen}} onze e-mail niet aan: {people}.',
  unreachedNewsMore:
    '{ownerInFull} heeft bij LeaveBits iets nagelaten voor anderen, en het is vrijgegeven. Wij hebben ieder van hen gemaild, maar de mailboxen van deze personen nemen onze e-mail niet aan: {people} en nog {more}.',
  unreachedAsk:
    'Weet u een andere manier om {count, plural, one {deze persoon} other {deze personen}} te bereiken? Laat dan weten dat hier iets is nagelaten, onder {count, plural, one {het adres} other {de adressen}} hierboven. Op de pagina hieronder kan dat adres worden ingevoerd, en dan sturen wij er een code naartoe.',
  unreachedMailbox:
    'Als de mailbox vol, gesloten of verloren is, kan de aanbieder die misschien herstellen. Alleen de betrokkene had ons een ander adres kunnen geven. U kunt het niet wijzigen en wij ook niet. Zo blijven de LeaveBits veilig.',
  unreachedRetry: 'Wij proberen het opnieuw na één, vier en twaalf weken.',
  unreachedUntil: 'De LeaveBits kunnen worden gelezen tot {date}.',
  unreachedSupport: 'U kunt ons ook schrijven op {email}.',
  unreachedButton: 'De pagina om te openen',
  unreachedWhy:
    'U hebt als vertrouwenspersoon de melding gedaan waarna het is geopend, of u is gevraagd die te bevestigen.',
  unreachedMistake:
    'Als u {count, plural, one {deze persoon} other {deze personen}} niet kent, hoeft u niets te doen. Geef {count, plural, one {het adres} other {de adressen}} alstublieft aan niemand door.',
};
