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
  loading: 'Iyalayisha',
  loadingLeavebits: 'Ama-LeaveBit enu ayalayishwa…',
  close: 'Valani',
  cancel: 'Khanselani',
  tryAgain: 'Zamani futhi',
  message: 'Umlayezo',
  notifications: 'Izaziso (F8)',
  dismissMessage: 'Valani umlayezo',
  scrollable: 'Okuqukethwe okuskrolekayo',
  offline: 'Anixhunyiwe ku-inthanethi. Enikubhalile kusele lapha.',
  slow: 'Ukuxhumana kuyanensa. Akukho okulahlekile.',
  brokenTitle: 'Leli khasi alikwazanga ukuboniswa',
  broken:
    'Kukhona okungahambanga kahle ngakithi. Konke enikugcinile kuphephile. Layishani ikhasi kabusha, noma nibuyele ekhasini lokuqala.',
  notLoadedTitle: 'Leli khasi alikwazanga ukulayishwa',
  notLoaded:
    'I-LeaveBits ibuyekeziwe, noma ukuxhumana kwenu kunqamukile. Konke enikugcinile kuphephile. Hlolani ukuxhumana kwenu bese nilayisha ikhasi kabusha.',
  reload: 'Layishani kabusha',
  showPassword: 'Bonisani iphasiwedi',
  notPrinted: 'Akukho okuphrintiwe. Sicela nizame futhi emva kwesikhashana.',
};
