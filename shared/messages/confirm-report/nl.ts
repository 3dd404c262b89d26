import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'confirm-report'> = {
  title: 'Een melding bevestigen',
  canYou: 'Kunt u dit bevestigen?',
  reported:
    '{type, select, death {<reporter>{email}</reporter> heeft op {moment} gemeld dat <name>{owner}</name> is overleden.} other {<reporter>{email}</reporter> heeft op {moment} gemeld dat <name>{owner}</name> blijvend wilsonbekwaam is.}}',
  sorryIf:
    '{type, select, death {Als het waar is: gecondoleerd met uw verlies.} other {Als het waar is, leven we met u mee.}}',
  hasDeclined:
    'U hebt ons laten weten dat u geen vertrouwenspersoon wilt zijn. U hoeft niets te doen, maar als u weet wat er is gebeurd, helpt uw antwoord toch.',
  beSure:
    'Bevestig het alleen als u het zeker weet: probeer {owner} te bereiken of spreek met degene die het heeft gemeld.',
  whatHappens: 'Wat er gebeurt als u de melding bevestigt',
  confirm: 'De melding bevestigen',
  failed: 'Niet bevestigd',
  notConfirmed: 'De melding is niet bevestigd. Probeer het over een ogenblik opnieuw.',

  warned: 'We hebben {owner} gewaarschuwd. Het kan nog met één klik worden tegengehouden.',
  longerAway: 'Ons was een afwezigheid tot {until} gemeld, dus er is meer tijd dan gewoonlijk.',
  needed: '{required, plural, one {Er is # bevestiging nodig.} other {Er zijn # bevestigingen nodig.}}',
  noneYet: 'Er is er nog geen; de uwe zou de eerste zijn.',
  noneYetEnough: 'Er is er nog geen; de uwe zou genoeg zijn.',
  soFar:
    '{confirmations, plural, one {Er is er tot nu toe #; de uwe zou nummer {next} zijn.} other {Er zijn er tot nu toe #; de uwe zou nummer {next} zijn.}}',
  soFarLast:
    '{confirmations, plural, one {Er is er tot nu toe #; de uwe zou genoeg zijn.} other {Er zijn er tot nu toe #; de uwe zou genoeg zijn.}}',
  soFarEnough:
    '{confirmations, plural, one {Er is er tot nu toe #; dat is genoeg, en de uwe zou ook meetellen.} other {Er zijn er tot nu toe #; dat is genoeg, en de uwe zou ook meetellen.}}',
  opensAfterObjection:
    'Als {owner} het niet tegenspreekt, gaat wat {owner} heeft nagelaten open voor de ontvangers zodra de tijd daarvoor voorbij is.',
  opensAtEarliest:
    'Als {owner} het niet tegenspreekt, gaat wat {owner} heeft nagelaten open voor de ontvangers. Dat is op zijn vroegst op {moment}.',
  wouldOpenAfterWarning:
    'Als genoeg vertrouwenspersonen het bevestigen en {owner} het na onze waarschuwing niet tegenspreekt, gaat wat {owner} heeft nagelaten open voor de ontvangers.',
  wouldOpenWithYours:
    'De termijn voor {owner} om het tegen te spreken is voorbij. Met uw bevestiging gaat wat {owner} heeft nagelaten meteen open voor de ontvangers, of een paar uur later als we {owner} opnieuw moeten waarschuwen.',
  wouldOpenWithLast:
    'De termijn voor {owner} om het tegen te spreken is voorbij. Met de laatste bevestiging gaat wat {owner} heeft nagelaten meteen open voor de ontvangers, of een paar uur later als we {owner} opnieuw moeten waarschuwen.',
  wouldOpenAtEarliest:
    'Als genoeg vertrouwenspersonen het bevestigen en {owner} het niet tegenspreekt, gaat wat {owner} heeft nagelaten open voor de ontvangers. Dat is op zijn vroegst op {moment}.',
  canDenyLater:
    'Als u later hoort dat het niet waar is, kunt u dat met deze link zeggen zolang er niet over de melding is beslist.',

  notTrue: 'Als u denkt dat het niet waar is',
  denyUntil:
    'Als u weet dat het niet waar is, zeg het ons dan hier. Dan gaat er voor {moment} niets open, en {more, plural, one {is er # bevestiging} other {zijn er # bevestigingen}} nodig in plaats van {required}.',
  denyDays:
    'Als u weet dat het niet waar is, zeg het ons dan hier. Dan gaat er minstens {days, plural, one {# dag} other {# dagen}} lang niets open, en {more, plural, one {is er # bevestiging} other {zijn er # bevestigingen}} nodig in plaats van {required}.',
  denyWithdraws: 'Uw bevestiging telt niet meer.',
  denyNotifies: 'We laten {owner} meteen weten dat u dit hebt gezegd.',
  denyTellsOthers:
    'We laten het ook de andere vertrouwenspersonen weten, zonder u te noemen. Maar als er maar weinig mensen zijn gevraagd, kunnen ze het raden.',
  denyCancelsNothing:
    'Daarmee is de melding niet geannuleerd. Dat kan alleen {owner} doen. Als u kunt, probeer {owner} dan zelf te bereiken.',
  denyCancelsNothingYet:
    'Daarmee is de melding niet geannuleerd. Dat kan alleen {owner} doen, of degene die het heeft gemeld. Als u kunt, probeer {owner} dan zelf te bereiken.',
  howDoYouKnow: 'Hoe weet u dat? (niet verplicht)',
  onlyOwnerReads: 'Alleen {owner} kan dit lezen.',
  denySure: 'Ik weet zeker dat deze melding niet waar is.',
  deny: 'Ik weet dat dit niet waar is',
  notReceived: 'We hebben uw antwoord niet ontvangen',

  deniedTitle: 'Dank u wel dat u het ons hebt laten weten',
  denied:
    '{type, select, death {U hebt ons verteld dat het niet waar is dat <name>{owner}</name> is overleden.} other {U hebt ons verteld dat het niet waar is dat <name>{owner}</name> blijvend wilsonbekwaam is.}}',
  deniedTold:
    'We hebben {owner} laten weten dat u dit hebt gezegd. We hebben het ook {reporter} en de andere vertrouwenspersonen laten weten, zonder te zeggen van wie het komt.',
  whatNow: 'Wat er nu gebeurt',
  deniedDelayed:
    'Onze waarschuwing heeft {owner} nog niet bereikt, dus het zal langer duren. Als u kunt, probeer {owner} dan te bereiken: na het inloggen kan de melding worden tegengesproken.',
  deniedCanStop:
    '{owner} kan de melding met één klik in onze e-mail tegenspreken. Als u kunt, probeer {owner} dan te bereiken.',
  deniedCanStopOrWithdraw:
    '{owner} kan de melding met één klik in onze e-mail tegenspreken, en {reporter} kan haar intrekken. Als u kunt, probeer {owner} dan te bereiken.',
  deniedGivesTime:
    'Uw antwoord geeft iedereen tijd, maar het beëindigt de melding niet. {required, plural, one {Er is nu # bevestiging nodig.} other {Er zijn nu # bevestigingen nodig.}}',
  deniedEnough:
    'Genoeg anderen hebben het bevestigd. Als {owner} het niet tegenspreekt, gaat wat {owner} heeft nagelaten open voor de ontvangers.',
  deniedNotEnough:
    'Als genoeg anderen het bevestigen en {owner} het niet tegenspreekt, gaat wat {owner} heeft nagelaten open voor de ontvangers.',
  earliest: 'Dat is op zijn vroegst op {moment}.',
  alsoDenied:
    '{others, plural, one {Ook een van de anderen aan wie we het hebben gevraagd, zegt dat het niet waar is.} other {Ook # van de anderen aan wie we het hebben gevraagd, zeggen dat het niet waar is.}}',
  deniedDecision: 'We sturen u een e-mail zodra er een beslissing is. U hoeft verder niets te doen.',
  trueAfterAll: 'Als u hoort dat het toch waar is',
  canStillConfirm: 'U kunt de melding hier nog bevestigen.',
  thenFinal: 'Daarna kunt u uw antwoord niet meer wijzigen.',

  doneTitle: 'Dank u wel, uw bevestiging is meegeteld',
  done: '{type, select, death {U hebt bevestigd dat <name>{owner}</name> is overleden. Gecondoleerd met uw verlies.} other {U hebt bevestigd dat <name>{owner}</name> blijvend wilsonbekwaam is. We leven met u mee.}}',
  makes: 'Dat is bevestiging {confirmations} van {required}.',
  makesMore:
    'Daarmee zijn het er {confirmations}, en {required, plural, one {er is er # nodig} other {er zijn er # nodig}}.',
  thatIsEnough: 'Dat is genoeg.',
  willOpenDelayedEnough:
    'Wat op een melding wacht, gaat open zodra {owner} de tijd heeft gehad om haar tegen te spreken. Onze waarschuwing is nog niet aangekomen, dus het zal langer duren.',
  willOpenDelayed:
    'Wat op een melding wacht, gaat open zodra er genoeg bevestigingen zijn en {owner} de tijd heeft gehad om de melding tegen te spreken. Onze waarschuwing is nog niet aangekomen, dus het zal langer duren.',
  willOpenUnless:
    'Wat op een melding wacht, gaat open als {owner} haar niet tegenspreekt, maar niet voor {moment}.',
  willOpenUnlessSoon:
    'Wat op een melding wacht, gaat open als {owner} haar niet tegenspreekt. Als we opnieuw moeten waarschuwen, duurt het een paar uur langer.',
  willOpenOnce:
    'Wat op een melding wacht, gaat open zodra er genoeg bevestigingen zijn, maar niet voor {moment}.',
  willOpenOnceSoon: 'Wat op een melding wacht, gaat open zodra er genoeg bevestigingen zijn.',
  doneDecision:
    'We sturen u een e-mail zodra er een beslissing is. U hoeft verder niets te doen. U kunt deze pagina sluiten.',

  already:
    '{type, select, death {U hebt al bevestigd dat <name>{owner}</name> is overleden.} other {U hebt al bevestigd dat <name>{owner}</name> blijvend wilsonbekwaam is.}}',
  alreadyOnce: 'Dat telt één keer, en u hoeft verder niets te doen.',
  alreadyEarlier: 'Dat telt één keer. Het was een eerdere melding.',
  nowReleased: 'De melding is bevestigd, en wat is nagelaten is geopend voor de ontvangers.',
  nowRefuted:
    'Intussen heeft iemand geantwoord dat het niet waar is. Meestal antwoordt de eigenaar van het account zelf. Er is niets geopend.',
  nowWithdrawn:
    'De vertrouwenspersoon die de melding heeft gedaan, heeft haar intussen ingetrokken. Er is niets geopend.',
  nowExpired:
    'De melding is intussen vervallen omdat te weinig mensen haar op tijd hebben bevestigd. Er is niets geopend.',
  nowRevoked: 'Sindsdien heeft iemand op het account van de eigenaar ingelogd en alles weer vergrendeld.',

  newAsked: 'Er is een nieuwe melding, en we vragen u ernaar. Zoek onze laatste e-mail.',
  newConfirmed:
    'Er is een nieuwe melding, en u hebt haar bevestigd. We sturen u een e-mail zodra er een beslissing is.',
  newDenied:
    'Er is een nieuwe melding, en u hebt ons verteld dat ze niet waar is. Als u hoort dat ze toch waar is, gebruik dan de link in onze laatste e-mail erover.',
  newMade:
    'Over een nieuwe melding van u is nog niet beslist. Open de link waarmee u haar hebt gedaan om te zien hoe het ervoor staat.',
  invalidLink: 'Ongeldige link om te bevestigen',
  releasedTitle: 'Deze melding is al bevestigd',
  refutedTitle: 'Deze melding is tegengesproken',
  withdrawnTitle: 'Deze melding is ingetrokken',
  revokedTitle: 'Alles is weer vergrendeld',
  released:
    'Genoeg vertrouwenspersonen hebben deze melding al bevestigd, en wat is nagelaten is geopend voor de ontvangers.',
  refuted:
    'Iemand heeft geantwoord dat deze melding niet waar is. Meestal antwoordt de eigenaar van het account zelf. Er is niets geopend.',
  expired: 'Deze melding is vervallen omdat te weinig mensen haar op tijd hebben bevestigd.',
  revoked: 'Na deze melding heeft iemand op het account van de eigenaar ingelogd en alles weer vergrendeld.',
};
