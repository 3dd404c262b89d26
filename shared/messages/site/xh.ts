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
  loading: 'Iyalayisha',
  loadingLeavebits: 'Ii-LeaveBit zenu ziyalayishwa…',
  close: 'Valani',
  cancel: 'Rhoxisani',
  tryAgain: 'Zamani kwakhona',
  message: 'Umyalezo',
  notifications: 'Izaziso (F8)',
  dismissMessage: 'Valani umyalezo',
  scrollable: 'Isiqulatho esiskrolekayo',
  offline: 'Aniqhagamshelwanga kwi-intanethi. Oko nikubhalileyo kuhleli apha.',
  slow: 'Uqhagamshelwano luyacotha. Akukho nto ilahlekileyo.',
  brokenTitle: 'Eli phepha alikwazanga ukuboniswa',
  broken:
    'Kukho into engahambanga kakuhle ngakuthi. Konke enikugcinileyo kukhuselekile. Layishani iphepha kwakhona, okanye nibuyele kwiphepha lokuqala.',
  notLoadedTitle: 'Eli phepha alikwazanga ukulayishwa',
  notLoaded:
    'I-LeaveBits ihlaziyiwe, okanye uqhagamshelwano lwenu luqhawukile. Konke enikugcinileyo kukhuselekile. Jongani uqhagamshelwano lwenu nize nilayishe iphepha kwakhona.',
  reload: 'Layishani kwakhona',
  showPassword: 'Bonisani iphaswedi',
  notPrinted: 'Akukho nto iprintiweyo. Nceda nizame kwakhona emva kwethutyana.',
};
