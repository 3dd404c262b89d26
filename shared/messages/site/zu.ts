import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'site'> = {
  skip: 'Dlulelani kokuqukethwe',
  brand: 'LeaveBits, ikhasi lokuqala',
  brandSignsOut: 'LeaveBits: phumani ku-akhawunti niye ekhasini lokuqala',
  terms: 'Imigomo nemibandela',
  gettingStarted: 'Ukuqala',
  recipients: 'Kukhona ongishiyele okuthile',
  reporters: 'Ngingumbiki womunye umuntu',
  language: 'Ulimi',
  notFoundTitle: 'Ikhasi alitholakalanga',
  notFound: 'Alikho ikhasi kuleli kheli',
  notFoundWhy:
    'Kungenzeka ukuthi isixhumanisi asiphelele. Kwesinye isikhathi izixhumanisi ezikuma-imeyili zihlukana zibe yimigqa emibili. Zamani ukukopisha isixhumanisi sonke, bese nisifaka endaweni yekheli phezulu esipheqululini.',
  notFoundNext: 'Noma khethani okunilethe lapha:',
  lostReporterLink: 'Ngingumbiki womunye umuntu futhi ngilahlekelwe yisixhumanisi sami',
  toStartPage: 'Yiyani ekhasini lokuqala',
};
