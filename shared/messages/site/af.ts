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
};
