import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'stop-reset'> = {
  title: 'Keer ’n nuwe wagwoord',
  question: 'Keer die nuwe wagwoord?',
  what: 'Iemand met ’n kode uit u posbus, maar sonder u tweede faktor, het ’n nuwe wagwoord aangevra. Dit geld vanaf {date}.',
  choice:
    'As dit nie u was nie, keer dit. As dit u was, hoef u niks te doen nie en kan u hierdie bladsy toemaak.',
  stop: 'Keer die nuwe wagwoord nou',
  notStopped: 'Die nuwe wagwoord is nie gekeer nie',
  tryNow: 'Probeer asseblief nou weer.',
  stoppedTitle: 'U wagwoord bly soos dit was',
  stopped: 'Die nuwe wagwoord is gekeer. U tweede faktor bly ook.',
  changeEmailPassword:
    'Wie dit aangevra het, het ’n kode uit u posbus gehad. As dit nie u was nie, verander nou u e-poswagwoord.',
  signIn: 'Teken aan',
  nothingTitle: 'Geen nuwe wagwoord is hangende nie',
  nothing:
    'Dit is reeds gekeer of geld reeds. Teken aan om uit te vind. As u wagwoord nie meer werk nie, kies ’n nuwe een.',
};
