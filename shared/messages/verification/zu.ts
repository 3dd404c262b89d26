import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'verification'> = {
  sharedWithYou: 'Okwabelwane nani ngakho',
  verifyAccess: 'Qinisekisani ukufinyelela',
  about:
    'I-LeaveBits igcina imibhalo namafayela abantu abawashiyela labo ababathembayo. Yilabo kuphela abashiyelwe okuthile abangakubona.',
  enterAddress:
    'Fakani ikheli lenu le-imeyili. Uma kukhona okwabelwane ngakho naleli kheli, sizothumela ikhodi kulo. Ngemva kwalokho nizofaka ikhodi kuleli khasi.',
  terms:
    'Anidingi i-akhawunti noma iphasiwedi, futhi kumahhala. Ukuvakasha ngakunye kudinga ikhodi entsha. Uma nifunda okuthile, siyakubhala phansi ukuze umuntu okushiyile akwazi.',
  verifyAddress: 'Qinisekisani ikheli lenu le-imeyili',
  aboutFor:
    'I-LeaveBits igcina imibhalo namafayela abantu abawashiyela labo ababathembayo. Uma kukhona okwabelwane ngakho no-<email></email>, ningakufunda lapha.',
  sendTo:
    'Ukuze siqiniseke ukuthi yinina kuphela eningakufunda, sizothumela ikhodi kuleli kheli. Ngemva kwalokho nizofaka ikhodi kuleli khasi.',
  cutOff: 'Uma kunengxenye yekheli lenu engekho, isixhumanisi sinqamukile. Sicela nisivule futhi ku-imeyili.',
  expiredTitle: 'Iseshini iphelelwe yisikhathi',
  expired: 'Iseshini yenu iphelelwe yisikhathi. Sicela niqinisekise ikheli lenu futhi.',
  signedOutTitle: 'Seniphumile',
  signedOut: 'Akukho kwenikufundile okusele kuleli khasi. Ningabuya noma nini ngekhodi entsha.',
  notSent: 'Ikhodi ayikwazanga ukuthunyelwa',
  tryAgainSoon: 'Sicela nizame futhi emva kwesikhashana.',
  address: 'Ikheli le-imeyili',
  addressHint: 'Ikheli okuthunyelwe kulo i-imeyili yethu',
  changeAddress: 'Shintshani ikheli',
  invalidTitle: 'Ikheli le-imeyili alilungile',
  invalidAddress: 'Sicela nifake ikheli le-imeyili elilungile',
  invalidAddressExample:
    'Sicela nifake ikheli le-imeyili elilungile. Kufanele libukeke kanje: name@example.com.',
  sendCode: 'Thumelani ikhodi',
  haveCode: 'Senginayo ikhodi',
  onItsWay:
    'Uma kukhona okwabelwane ngakho naleli kheli, ikhodi isendleleni. Ikhodi isebenza imizuzu engu-{minutes}.',
  code: 'Ikhodi yokuqinisekisa',
  codeHint: 'Izinombolo ezisku-imeyili yethu',
  verify: 'Qinisekisani',
  newCodeIn: 'Ikhodi entsha ingacelwa emva kwemizuzwana engu-{seconds}',
  newCode: 'Thumelani ikhodi entsha',
  noMail: 'Ayikafiki i-imeyili emva kwemizuzu embalwa?',
  noMailFolders: 'Hlolani amafolda enu ogaxekile, okungafunwa nezikhangiso.',
  noMailAddress:
    'Hlolani ukuthi ikheli elingenhla ngelenu yini. Uma ninelinye, bhekani kulo umlayezo ovela kithi.',
  noMailDelay:
    'Amanye amaseva e-imeyili abamba i-imeyili yokuqala imizuzu efika kweyi-15. Uma ikhodi iphelelwa yisikhathi ingakafiki, thumelani entsha, bese niyifaka kuleli khasi.',
  noMailNothing:
    'Uma ikhodi ingafiki nhlobo, kungenzeka ukuthi akukho okwabelwane ngakho naleli kheli okwamanje. Umuntu onitshele ngakho angabheka ku-akhawunti yakhe ukuthi ufake liphi ikheli.',
  codeMissing: 'Sicela nifake ikhodi yokuqinisekisa',
  codeSpent:
    'Le khodi ayisasebenzi ngoba kufakwe engalungile izikhathi ezingu-{attempts}. Sicela nicele entsha.',
  noSession: 'Ukuqinisekisa akuphumelelanga. Ayikho iseshini evuliwe.',
  codeInvalidTitle: 'Ikhodi yokuqinisekisa ayilungile',
  codeInvalid: 'Ikhodi yokuqinisekisa eniyifakile ayilungile. Sicela niyihlole bese nizama futhi.',
  failed: 'Ukuqinisekisa akuphumelelanga',
  noAddressTitle: 'Ikheli le-imeyili alikho',
  cutTitle: 'Isiphetho salesi sixhumanisi asikho',
  noIdTitle: 'Kukhona okungekho kulesi sixhumanisi',
  noAddress: 'Lesi sixhumanisi asiphelele, ngakho asikwazi ukusho ukuthi ngesikabani.',
  cut: 'Lesi sixhumanisi asiphelele, ngakho asikwazi ukusho ukuthi ngesikabani. Ingxenye yekheli esele yile kuphela: <email></email>.',
  noId: 'Lesi sixhumanisi asiphelele, ngakho asikwazi ukusho ukuthi simayelana nani.',
  linksBreak:
    'Kwesinye isikhathi izixhumanisi ezikuma-imeyili zihlukana zibe yimigqa emibili, noma zilahlekelwe yisiphetho uma zikopishwa.',
  openAgain: 'Vulani futhi umlayezo onesixhumanisi.',
  pressThere:
    'Cindezelani isixhumanisi kuwo, noma nikopishe isixhumanisi sonke nisifake endaweni yekheli phezulu esipheqululini.',
  askAddress:
    'Uma kungakasebenzi, celani umuntu owabelane nani ngakho ukuthi ahlole ikheli lenu. Uma ningakwazi, buzani othile oseduze naye.',
  askLink:
    'Uma kungakasebenzi, celani umuntu owabelane nani ngakho ukuthi anithumelele sona futhi. Uma ningakwazi, buzani othile oseduze naye.',
  enterInstead: 'Esikhundleni salokho faka ikheli lami le-imeyili',
  toLeavebits: 'Yiyani ku-LeaveBits',
  restoringTitle: 'Sicela nibuye emva kwesikhashana',
  restoring:
    'I-LeaveBits ibuyiselwa isuka kukhophi eyisipele. Akukho okulahlekile, kodwa kuze kuphele lokho, akekho ongafunda lokho akushiyelwe.',
  comeBackAfter: 'Sicela nibuye emva kuka-<date></date>.',
  comeBackDays: 'Sicela nibuye emva kwezinsuku ezimbalwa.',
  linkStays: 'Isixhumanisi senu sihlala sinjalo. Uma beninekhodi, nizodinga entsha.',
  restoringWhy:
    'Kuthatha isikhathi esingaka ngoba izinguquko zakamuva zingase zingabi khona kukhophi eyisipele. Abathumeli banikwa isikhathi sokuhlola lokho ababelana ngakho ngaphambi kokuba kukhona ongakufunda futhi.',
  checkAgain: 'Hlolani futhi',
};
