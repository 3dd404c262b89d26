import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'landing'> = {
  title: 'Shiyani izinto zenu zisezandleni ezithembekile',
  description:
    'I-LeaveBits igcina izinto umndeni wenu oyozidinga: amadokhumenti, amaphasiwedi nemiyalezo. Ivulela abantu enibakhethile into ngayinye, ngesikhathi enisikhethile.',
  intro:
    'Lapho igcinwe khona incwadi yenu yefa. Ama-akhawunti eninawo. Lokho enisafuna ukukusho. I-LeaveBits igcina konke lokhu kuphephile, ivulele abantu enibakhethayo ingxenye ngayinye, ngesikhathi enisikhethayo.',
  login: 'Ngenani',
  myLeavebits: 'Ama-LeaveBit ami',
  getStarted: 'Qalani',
  price: 'Kumahhala inyanga eyodwa, alidingeki ikhadi lasebhange. Ngemva kwalokho ngu-1 USD ngenyanga.',
  recipients: 'Kukhona ongishiyele okuthile',
  video:
    'Ividiyo echaza i-LeaveBits ngaphansi komzuzu owodwa. Ayinamsindo, kodwa inemibhalo engezansi yesiNgisi.',
  playVideo: 'Bukani isethulo',
  videoName: 'Isethulo se-LeaveBits',
  videoFailed:
    'Isethulo asikwazanga ukudlala lapha. Aniphuthelwa yilutho: umbhalo ongezansi usho into efanayo.',
  tryAgain: 'Zamani futhi',
  howItWorks: 'Indlela esebenza ngayo',
  write: 'Bhalani i-LeaveBit',
  writeText:
    'Yinikeni isihloko, nibhale ngamazwi enu, futhi uma nithanda, nifake amafayela. Uhlu lwezinto ezibalulekile luzonisiza ukuba niqale.',
  name: 'Khethani abantu',
  nameText: 'Fakani amakheli e-imeyili alabo abangayifunda. Abayidingi i-akhawunti.',
  choose: 'Khethani ukuthi ivulwa nini',
  chooseText:
    'Manje, ngosuku oluthile, noma ngemva kokushona kwenu noma kokuba seningasakwazi unomphela ukuziphathela izindaba zenu. Ninquma nina ngomuntu ngamunye.',
  trust: 'Thembani ukuthi iyofika',
  trustText:
    'Abantu enibakhethile babika okwenzekile, abanye bakuqinisekise. Siqala ngokuxwayisa nina, futhi ningawuchitha lowo mbiko. Ngemva kwalokho sazisa abamukeli benu.',
  oneForSeveral: 'I-LeaveBit eyodwa, abantu abaningana',
  oneForSeveralText:
    'I-LeaveBit inesihloko, amazwi enu namafayela. Ingaba ngeyomuntu oyedwa noma ngeyabantu abaningi, futhi umuntu ngamunye angabekelwa owakhe umgomo wokuvulwa kwayo.',
  untilThen:
    'Kuze kufike leso sikhathi babona isihloko nokuthi iyovulwa nini, kodwa abawuboni umbhalo noma amafayela. Ningakushintsha konke lokhu noma nini.',
  example: 'Isibonelo se-LeaveBit',
  exampleHeadline: 'Amaphepha endlu nawomshwalense',
  exampleText:
    'Itayitela lendlu lisefoldeni eluhlaza okwesibhakabhaka egumbini lokufundela. Qalani ngokushayela uMnu. Okafor ucingo ebhange; wazi konke.',
  exampleFile: 'izinombolo-zomshwalense.pdf',
  exampleAfterDeath: 'Ivulwa ngemva kokuqinisekiswa kokushona kwami',
  exampleOnDate: 'Ivulwa mhla lu-1 kuMashi 2031',
  security: 'Indlela okugcinwa ngayo imininingwane yenu',
  encrypted: 'Igcinwa ifihlwe nge-encryption',
  encryptedText:
    'Izihloko, umbhalo, amafayela namagama awo kufihlwa nge-encryption ye-AES-256-GCM, okusho ukuthi kwenziwa kungafundeki, kusetshenziswa ukhiye ohlukile we-LeaveBit ngayinye. Le nsizakalo igcina okhiye ukuze ikwazi ukuvula i-LeaveBit lapho nina seningasakwazi ukukwenza lokho. Lawo eniwavala ngophawu avulwa kuphela ngomushwana wenu oyimfihlo noma ngephepha lokubuyisela eniliphrintayo, noma ngokhiye osephepheni ophethwe ngabamukeli benu. Thina asinakho nokukodwa kulokhu.',
  linkAlone: 'Isixhumanisi sisodwa asivuli lutho',
  linkAloneText:
    'Ukuze ningene kudingeka iphasiwedi yenu nekhodi esinithumelela yona nge-imeyili. Abamukeli nabo baqinisekisa amakheli abo ngekhodi, futhi babona kuphela lokho enabelane ngakho nabo. Ikhodi isebenza kanye kuphela, phakathi nemizuzu eyishumi.',
  asked: 'Niyabuzwa ngaphambi kokuba kuvulwe noma yini',
  askedText:
    'Umbiko wokushona kwenu awuvuli lutho uwodwa. Sinixwayisa nge-imeyili, nibe namahora eniwanqumile okuwuchitha, futhi kumele abanye enibathembayo bawuqinisekise.',
  noLeaks: 'Akukho okudalulwa nge-imeyili',
  noLeaksText:
    'Ama-imeyili ethu awasho neze okuphakathi kwe-LeaveBit, asho kuphela ukuthi ikhona nokuthi ingafundwa kuphi. Lawa makhasi awanazo izikhangiso, futhi awalandeleli enikwenzayo.',
};
