import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'getting-started'> = {
  title: 'Yizameni mahhala inyanga eyodwa',
  titleFree: 'Vulani i-akhawunti yenu',
  description:
    'Vulani i-akhawunti ye-LeaveBits ngekheli le-imeyili kuphela. Inyanga yokuqala imahhala, alidingeki ikhadi lasebhange. Ngemva kwalokho ibiza u-1 USD ngenyanga.',
  descriptionFree: 'Vulani i-akhawunti ye-LeaveBits ngekheli le-imeyili kuphela.',
  login: 'Ngenani',
  intro:
    'Kudingeka kuphela ikheli le-imeyili enilifunda nina nodwa. Lizoba yigama lenu lomsebenzisi, futhi sizothumela kulo amakhodi enu okungena.',
  trialAccount: 'I-akhawunti yenu yokuzama',
  account: 'I-akhawunti yenu',
  includedAll: 'Konke okwenziwa yi-LeaveBits, kusukela ngomzuzu wokuqala',
  includedLeavebits: 'Ama-LeaveBit eniwadingayo noma ngabe mangaki, namafayela',
  includedPeople: 'Abamukeli nababiki abaqokiwe enizikhethela bona',
  includedNoCard: 'Akudingeki khadi lasebhange namininingwane yokukhokha',
  createTrial: 'Vulani i-akhawunti yokuzama',
  createAccount: 'Vulani i-akhawunti',
  afterMonth: 'Lapho inyanga isiphelile',
  afterMonthPaying:
    'Sizonithumelela i-imeyili kusele izinsuku eziyi-7, siphinde futhi kusele usuku olu-1. Uma nithanda ukuqhubeka, i-LeaveBits ibiza u-1 USD ngenyanga, okhokhwa ngekhadi lasebhange kusetshenziswa i-PayFast, ebonisa inani futhi edonsa imali ngamarandi aseNingizimu Afrika (ZAR). Ningakhansela noma nini.',
  afterMonthNothing:
    'Uma ningenzi lutho, ngeke nikhokhiswe, kodwa akekho oyokwazi ukufunda ama-LeaveBit enu. Siyowagcina izinyanga eziyi-12 ukuze nisawathole uma nibuya, ngemva kwalokho siwasule unomphela. <terms>Imigomo nemibandela</terms> inayo yonke imininingwane.',
  oneAccount: 'I-akhawunti eyodwa yefa elilodwa',
  oneAccountText:
    'I-akhawunti ingeyomuntu oyedwa futhi igcina lokho okushiywa yilowo muntu. Umbhangqwana udinga ama-akhawunti amabili, leyo naleyo inekheli layo le-imeyili.',
};
