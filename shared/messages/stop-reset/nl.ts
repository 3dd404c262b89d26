import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'stop-reset'> = {
  title: 'Een nieuw wachtwoord tegenhouden',
  question: 'Het nieuwe wachtwoord tegenhouden?',
  what: 'Iemand heeft met een code uit uw mailbox, maar zonder uw tweede factor, een nieuw wachtwoord aangevraagd. Het geldt vanaf {date}.',
  choice:
    'Houd het tegen als u dit niet was. Was u het wel, dan hoeft u niets te doen en kunt u deze pagina sluiten.',
  stop: 'Het nieuwe wachtwoord tegenhouden',
  notStopped: 'Het nieuwe wachtwoord is niet tegengehouden',
  tryNow: 'Probeer het nu opnieuw.',
  stoppedTitle: 'Uw wachtwoord blijft zoals het was',
  stopped: 'Het nieuwe wachtwoord is tegengehouden. Ook uw tweede factor blijft.',
  changeEmailPassword:
    'Wie het heeft aangevraagd, had een code uit uw mailbox. Als u dit niet was, wijzig dan nu het wachtwoord van uw e-mail.',
  signIn: 'Inloggen',
  nothingTitle: 'Er staat geen nieuw wachtwoord te wachten',
  nothing:
    'Het is al tegengehouden of geldt al. Log in om dat te zien. Kies een nieuw wachtwoord als het uwe niet meer werkt.',
};
