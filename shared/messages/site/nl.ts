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
};
