import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'site'> = {
  skip: 'Naar de inhoud',
  brand: 'LeaveBits, startpagina',
  brandSignsOut: 'LeaveBits: uitloggen en naar de startpagina',
  terms: 'Algemene voorwaarden',
  gettingStarted: 'Aan de slag',
  recipients: 'Iemand heeft iets voor mij achtergelaten',
  reporters: 'Ik ben iemands vertrouwenspersoon',
  language: 'Taal',
  notFoundTitle: 'Pagina niet gevonden',
  notFound: 'Op dit adres staat geen pagina',
  notFoundWhy:
    'Misschien is de link niet volledig. In e-mails worden links soms over twee regels verdeeld. Probeer de hele link naar de adresbalk te kopiëren.',
  notFoundNext: 'Of kies waarvoor u hier bent:',
  lostReporterLink: 'Ik ben iemands vertrouwenspersoon en ben mijn link kwijt',
  toStartPage: 'Naar de startpagina',
  loading: 'Bezig met laden',
  loadingLeavebits: 'Uw LeaveBits worden geladen …',
  close: 'Sluiten',
  cancel: 'Annuleren',
  tryAgain: 'Opnieuw proberen',
  message: 'Bericht',
  notifications: 'Berichten (F8)',
  dismissMessage: 'Bericht sluiten',
  scrollable: 'Inhoud om door te bladeren',
  offline: 'U bent offline. Wat u hebt getypt, blijft hier staan.',
  slow: 'De verbinding is traag. Er gaat niets verloren.',
  brokenTitle: 'Deze pagina kon niet worden getoond',
  broken:
    'Er is bij ons iets misgegaan. Alles wat u hebt opgeslagen, is veilig. Laad de pagina opnieuw of ga terug naar de startpagina.',
  notLoadedTitle: 'Deze pagina kon niet worden geladen',
  notLoaded:
    'LeaveBits is bijgewerkt, of uw verbinding is verbroken. Alles wat u hebt opgeslagen, is veilig. Controleer uw verbinding en laad de pagina opnieuw.',
  reload: 'Opnieuw laden',
  showPassword: 'Wachtwoord tonen',
  notPrinted: 'Er is niets afgedrukt. Probeer het zo meteen opnieuw.',
};
