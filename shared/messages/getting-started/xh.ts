import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'getting-started'> = {
  title: 'Yizameni simahla inyanga enye',
  titleFree: 'Vulani iakhawunti yenu',
  description:
    'Vulani iakhawunti ye-LeaveBits ngedilesi ye-imeyile kuphela. Inyanga yokuqala isimahla, akudingeki khadi lebhanki. Emva koko ixabisa i-1 USD ngenyanga.',
  descriptionFree: 'Vulani iakhawunti ye-LeaveBits ngedilesi ye-imeyile kuphela.',
  login: 'Ngenani',
  intro:
    'Kufuneka kuphela idilesi ye-imeyile eniyifunda nina nodwa. Iya kuba ligama lenu lomsebenzisi, kwaye siya kuthumela kuyo iikhowudi zenu zokungena.',
  trialAccount: 'Iakhawunti yenu yokuzama',
  account: 'Iakhawunti yenu',
  includedAll: 'Konke okwenziwa yi-LeaveBits, ukususela kumzuzu wokuqala',
  includedLeavebits: 'Ii-LeaveBit ezininzi kangangoko nifuna, neefayile',
  includedPeople: 'Abamkeli nababiki abachongiweyo enizikhethela bona',
  includedNoCard: 'Akudingeki khadi lebhanki nankcukacha zentlawulo',
  createTrial: 'Vulani iakhawunti yokuzama',
  createAccount: 'Vulani iakhawunti',
  afterMonth: 'Xa inyanga iphelile',
  afterMonthPaying:
    'Siya kunithumelela i-imeyile kusele iintsuku ezisi-7, siphinde kwakhona kusele usuku olu-1. Ukuba nithanda ukuqhubeka, i-LeaveBits ixabisa i-1 USD ngenyanga, ehlawulwa ngekhadi lebhanki kusetyenziswa i-PayFast, ebonisa ixabiso ize itsale imali ngeerandi zoMzantsi Afrika (ZAR). Ningarhoxisa nanini na.',
  afterMonthNothing:
    'Ukuba anenzi nto, anisayi kuhlawuliswa, kodwa akukho mntu uya kukwazi ukufunda ii-LeaveBit zenu. Siya kuzigcina iinyanga ezili-12 ukuze nisazifumane xa nibuya, emva koko sizicime ngokusisigxina. <terms>Imigaqo nemiqathango</terms> inazo zonke iinkcukacha.',
  oneAccount: 'Iakhawunti enye yelifa elinye',
  oneAccountText:
    'Iakhawunti yeyomntu omnye kwaye igcina oko kushiywa nguloo mntu. Isibini esitshatileyo okanye esihlala kunye sidinga iiakhawunti ezimbini, nganye inedilesi yayo ye-imeyile.',
};
