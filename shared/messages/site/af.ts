import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'site'> = {
  skip: 'Gaan na die inhoud',
  brand: 'LeaveBits, tuisblad',
  brandSignsOut: 'LeaveBits: teken af en gaan na die tuisblad',
  terms: 'Bepalings en voorwaardes',
  gettingStarted: 'Hoe om te begin',
  recipients: 'Iemand het iets vir my agtergelaat',
  reporters: 'Ek is iemand se vertrouenspersoon',
  language: 'Taal',
  notFoundTitle: 'Bladsy nie gevind nie',
  notFound: 'Daar is geen bladsy by hierdie adres nie',
  notFoundWhy:
    'Die skakel is dalk onvolledig. Skakels in e-posse word soms oor twee reëls verdeel. Probeer om die hele skakel na die adresbalk te kopieer.',
  notFoundNext: 'Of kies wat u hierheen bring:',
  lostReporterLink: 'Ek is iemand se vertrouenspersoon en het my skakel verloor',
  toStartPage: 'Gaan na die tuisblad',
  loading: 'Besig om te laai',
  loadingLeavebits: 'U LeaveBits word gelaai …',
  close: 'Sluit',
  cancel: 'Kanselleer',
  tryAgain: 'Probeer weer',
  message: 'Boodskap',
  notifications: 'Kennisgewings (F8)',
  dismissMessage: 'Sluit boodskap',
  scrollable: 'Inhoud om deur te blaai',
  offline: 'U is vanlyn. Wat u getik het, bly hier.',
  slow: 'Die verbinding is stadig. Niks gaan verlore nie.',
  brokenTitle: 'Hierdie bladsy kon nie gewys word nie',
  broken:
    'Iets het aan ons kant verkeerd geloop. Alles wat u gestoor het, is veilig. Laai die bladsy weer, of gaan terug na die beginbladsy.',
  notLoadedTitle: 'Hierdie bladsy kon nie gelaai word nie',
  notLoaded:
    'LeaveBits is bygewerk, of u verbinding is verbreek. Alles wat u gestoor het, is veilig. Kontroleer u verbinding en laai die bladsy weer.',
  reload: 'Laai weer',
  showPassword: 'Wys wagwoord',
  notPrinted: 'Niks is gedruk nie. Probeer asseblief oor ’n oomblik weer.',
};
