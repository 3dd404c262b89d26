import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'refute'> = {
  title: 'Een melding tegenspreken',
  areYouWell: 'Gaat het goed met u?',
  told: '{type, select, death {<reporter>{email}</reporter> heeft ons laten weten dat u bent overleden.} other {<reporter>{email}</reporter> heeft ons laten weten dat u blijvend wilsonbekwaam bent.}} Als dat niet klopt, spreek het dan hier tegen. U hoeft niet in te loggen.',
  report: 'Melding',
  death: 'Overlijden',
  incapacitation: 'Blijvende wilsonbekwaamheid',
  reportedBy: 'Gemeld door',
  reportedOn: 'Gemeld op',
  opensAfter: 'Er gaat niets open voor',
  timeLeft: 'Tijd om de melding tegen te spreken:',
  daysLeft:
    '{days, plural, one {# dag} other {# dagen}}, {hours, plural, one {# uur} other {# uur}}, {minutes, plural, one {# minuut} other {# minuten}}',
  hoursLeft:
    '{hours, plural, one {# uur} other {# uur}}, {minutes, plural, one {# minuut} other {# minuten}}, {seconds, plural, one {# seconde} other {# seconden}}',
  minutesLeft:
    '{minutes, plural, one {# minuut} other {# minuten}}, {seconds, plural, one {# seconde} other {# seconden}}',
  secondsLeft: '{seconds, plural, one {# seconde} other {# seconden}}',
  deadlinePassed:
    'De termijn is voorbij, maar er is nog niet over de melding beslist, dus u kunt haar nog tegenspreken.',
  notEveryoneAgrees: 'Niet iedereen is het ermee eens',
  notEveryoneAgreed: 'Eerst was niet iedereen het ermee eens',
  denies: '<reporter></reporter> zegt dat het niet waar is en heeft ons dat op {moment} laten weten.',
  denied:
    '<reporter></reporter> heeft op {moment} gezegd dat het niet waar is, maar heeft de melding op {confirmed} bevestigd.',
  theirReason: 'De reden:',
  theirEarlierReason: 'De reden was:',
  takesYou: 'Toch kunt alleen u de melding beëindigen.',
  refute: 'Het gaat goed met mij: deze melding tegenspreken',
  cancels: 'Daarmee is de melding meteen geannuleerd en gaat er niets open.',
  ifNothing:
    'Als u niets doet en genoeg van uw andere vertrouwenspersonen het bevestigen, gaan uw LeaveBits open voor de mensen die u hebt gekozen.',
  ifNothingConfirmed:
    'Genoeg van uw andere vertrouwenspersonen hebben het bevestigd. Als u niets doet, gaan uw LeaveBits open voor de mensen die u hebt gekozen.',
  forSomeoneElse: 'Als u dit voor iemand anders leest, druk dan niet op de knop.',
  failed: 'Niet tegengesproken',
  notRefuted: 'De melding is niet tegengesproken. Probeer het nu opnieuw.',
  signIn: 'Inloggen',
  signInAndReview: 'Inloggen en vertrouwenspersonen nakijken',

  doneTitle: 'De melding is geannuleerd',
  done: '{type, select, death {Er is niets geopend. De melding van {moment} dat u bent overleden is tegengesproken en kan niet meer worden bevestigd.} other {Er is niets geopend. De melding van {moment} dat u blijvend wilsonbekwaam bent is tegengesproken en kan niet meer worden bevestigd.}}',
  doneTold:
    'We laten het <reporter></reporter> en uw andere vertrouwenspersonen per e-mail weten. De links van de anderen werken weer, voor als ze ooit nodig zijn.',
  doneDecide:
    'Log in en beslis of {reporter} uw vertrouwenspersoon blijft. Tot dan werken de links van deze persoon niet, dus daarmee kan niets worden gemeld of bevestigd.',
  donePaid:
    'U kunt deze persoon verwijderen in uw gratis periode of met een abonnement. Om een melding tegen te spreken hebt u geen van beide nodig.',

  invalidLink: 'Ongeldige link om tegen te spreken',
  releasedTitle: 'De termijn om tegen te spreken is voorbij',
  refutedTitle: 'Al tegengesproken',
  withdrawnTitle: 'Al ingetrokken',
  revokedTitle: 'Al weer vergrendeld',
  otherReport:
    'Er loopt een andere melding over u. Zoek onze laatste e-mail erover en druk daar op de knop, of log in en spreek haar tegen op uw startpagina.',
  unknownLink: 'Deze link is onvolledig of niet meer in gebruik.',
  canSignIn: 'U kunt ook inloggen, zien of er een melding loopt en haar daar tegenspreken.',
  released:
    'Deze melding is bevestigd, en de termijn om haar tegen te spreken is voorbij. Uw LeaveBits zijn open voor de mensen die u hebt gekozen.',
  releasedNext: 'Als het goed met u gaat, log dan nu in en vergrendel alles weer.',
  refuted: 'U hebt deze melding al tegengesproken. Er is niets geopend.',
  expired:
    'Deze melding is vervallen omdat te weinig van uw vertrouwenspersonen haar hebben bevestigd. Er is niets geopend.',
  revoked: 'U hebt na deze melding alles al weer vergrendeld.',
};
