import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'errors'> = {
  unreachable:
    'We konden de server niet bereiken. Er is niets verloren gegaan. Controleer uw internetverbinding en probeer het opnieuw.',
  waitSeconds:
    'Er waren te veel pogingen. Wacht {seconds, plural, one {# seconde} other {# seconden}} en probeer het dan opnieuw.',
  waitMinutes:
    'Er waren te veel pogingen. Wacht {minutes, plural, one {# minuut} other {# minuten}} en probeer het dan opnieuw.',
  waitHours:
    'Er waren te veel pogingen. Wacht {hours, plural, one {# uur} other {# uur}} en probeer het dan opnieuw.',
  wait: 'Er waren te veel pogingen. Wacht even en probeer het dan opnieuw.',
  internal: 'Er is bij ons iets misgegaan. Er is niets gewijzigd. Probeer het zo meteen opnieuw.',
  unavailable: 'We kunnen uw gegevens nu niet bereiken. Probeer het over een minuut opnieuw.',
  storeUnavailable:
    'We kunnen onze bestandsopslag nu niet bereiken. Alles is veilig, en alles behalve de bestanden werkt nog. Probeer het over een paar minuten opnieuw.',
  restoring:
    'LeaveBits wordt hersteld vanaf een reservekopie. Er is niets verloren gegaan. Kom wat later terug.',
  csrf: 'Deze pagina is verouderd, of uw browser blokkeert cookies. Laad de pagina opnieuw en probeer het nog eens. Helpt dat niet, sta dan in de instellingen van uw browser cookies toe voor deze website.',
  sessionExpired: 'Uw sessie is verlopen. Bevestig uw adres opnieuw.',
  locked: 'Deze LeaveBit is nog vergrendeld.',
  blocked: 'Dit kan op dit moment niet worden gelezen.',
  damaged:
    'Deze LeaveBit is beschadigd en kan niet worden geopend. Neem contact op met de beheerders van deze dienst.',
  notFound: 'We konden dit niet vinden. Misschien is het verwijderd.',
  signInToContinue: 'Log in om verder te gaan.',
  notViewable: 'Dit soort bestand kan hier niet worden getoond. Download het en open het op uw apparaat.',
  ended: 'Uw sessie is beëindigd. Log opnieuw in.',
  endedElsewhere: 'Iemand heeft ergens anders op uw account ingelogd, daarom bent u hier uitgelogd.',
  endedEverywhere: 'U hebt overal uitgelogd. Log opnieuw in.',
  endedInOtherTab: 'U hebt in een ander tabblad uitgelogd.',
  endedByClosedTab: 'U hebt LeaveBits in een ander tabblad gesloten, daarom bent u uitgelogd.',
  endedByPassword: 'Het wachtwoord van uw account is gewijzigd. Log in met het nieuwe.',
  endedByUndoneConfiguration:
    'Een wijziging van uw instellingen voor de vrijgave is ongedaan gemaakt, daarom is iedereen uitgelogd. Kies een nieuw wachtwoord.',
  endedByUndoneSharing:
    'Een wijziging van uw LeaveBits is ongedaan gemaakt, daarom is iedereen uitgelogd. Kies een nieuw wachtwoord.',
  endedByDeletion: 'Uw account is verwijderd, zoals u had gevraagd.',
  endedByInactivity: 'U bent uitgelogd omdat er 5 minuten niets gebeurde.',
  endedByOtherOwner: 'Iemand anders heeft in deze browser ingelogd.',
  pageNeedsSignIn: 'Log in om die pagina te zien. Daarna brengen we u erheen.',
  draftKept: 'Uw brief is bewaard. Log in om verder te gaan.',
};
