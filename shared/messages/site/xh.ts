import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'site'> = {
  skip: 'Gqithelani kumxholo',
  brand: 'LeaveBits, iphepha lokuqala',
  brandSignsOut: 'LeaveBits: phumani kwiakhawunti niye kwiphepha lokuqala',
  terms: 'Imigaqo nemiqathango',
  gettingStarted: 'Ukuqalisa',
  recipients: 'Kukho umntu ondishiyele into ethile',
  reporters: 'Ndingumbiki womnye umntu',
  language: 'Ulwimi',
  notFoundTitle: 'Iphepha alifunyenwanga',
  notFound: 'Akukho phepha kule dilesi',
  notFoundWhy:
    'Mhlawumbi ikhonkco aliphelelanga. Ngamanye amaxesha amakhonkco akwii-imeyile ahlukana abe yimigca emibini. Zamani ukukopa lonke ikhonkco, nize nilifake kwindawo yedilesi ephezulu kwibhrawuza.',
  notFoundNext: 'Okanye khethani oko kunizise apha:',
  lostReporterLink: 'Ndingumbiki womnye umntu kwaye ndilahlekelwe likhonkco lam',
  toStartPage: 'Yiyani kwiphepha lokuqala',
};
