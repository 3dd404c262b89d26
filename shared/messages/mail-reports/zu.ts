import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reports'> = {
  // What several emails about a report say
  whyParticipant: 'Nithumele lo mbiko noma nicelwe ukuba niwuqinisekise, njengombiki othenjwayo.',
  whySubmitter: 'Kukhona umbiko othunyelwe ngesixhumanisi senu sokubika.',
  submitterMistake:
    'Uma ningawuthumelanga, kukhona omunye umuntu onesixhumanisi senu. Sicela nazise umnikazi masinyane. Angawuchitha umbiko. Anganisusa futhi kubabiki bakhe, okwenza izixhumanisi zenu zingasebenzi, bese enifaka futhi ngezintsha.',
  tellOwnerToRefute: 'Uma umbiko ungelona iqiniso, sicela nitshele umnikazi. Angawuchitha.',
  timeAway:
    'Kude kunokujwayelekile, ngoba umnikazi wayesitshelile ukuthi ngeke abe khona kuze kube ngumhla ka-{date}.',
  opensAfterThat:
    'Uma leso sikhathi sesidlulile futhi ababiki abanele sebeqinisekisile, abantu abakhethwe ngumnikazi bangafunda ama-LeaveBit aqondene nabo.',
  stillPending: 'Umbiko usalindile.',
  decisionFollows: 'Akukho okudingeka nikwenze. Sizonithumelela i-imeyili uma sekukhona isinqumo.',
  thanksForDenying: 'Benisitshele ukuthi akulona iqiniso. Siyabonga ngokusho kwenu.',
  signInAndLock:
    'Uma umnikazi ephila futhi engenankinga, sicela nimazise masinyane. Angangena akhiye konke futhi.',

  // Asking for a confirmation
  askedSubject: 'Sicela niqinisekise umbiko ngo-{owner}',
  askedPreheader: 'Omunye umbiki uthumele umbiko. Impendulo yenu isasiza.',
  askedPreheaderNeeded: 'Omunye umbiki uthumele umbiko. Impendulo yenu iyadingeka.',
  askedHeading: 'Ningawuqinisekisa yini umbiko?',
  askedHeadingNeeded: 'Kukhona umbiko odinga ukuqinisekiswa yinina',
  askedNews:
    'U-{reporter} ubike ngomhla ka-{date} ukuthi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}}. Uma beningazi, siyaxolisa kakhulu ukuthi nikuzwa nge-imeyili.',
  askedAsReporter: 'Ningomunye wababiki abangakuqinisekisa.',
  askedAfterDeclining:
    'Nisitshele ukuthi anifuni ukuba ngumbiki, ngakho akukho okudingeka nikwenze. Uma nazi ukuthi kwenzekeni, impendulo yenu isasiza.',
  progressNone:
    '{required, plural, =1 {Kudingeka isiqinisekiso esisodwa ngaphambi kokuba kuvulwe noma yini, futhi kungaba ngesenu.} =2 {Kudingeka iziqinisekiso ezimbili ngaphambi kokuba kuvulwe noma yini, futhi esenu singaba ngesinye sazo.} =3 {Kudingeka iziqinisekiso ezintathu ngaphambi kokuba kuvulwe noma yini, futhi esenu singaba ngesinye sazo.} =4 {Kudingeka iziqinisekiso ezine ngaphambi kokuba kuvulwe noma yini, futhi esenu singaba ngesinye sazo.} =5 {Kudingeka iziqinisekiso ezinhlanu ngaphambi kokuba kuvulwe noma yini, futhi esenu singaba ngesinye sazo.} other {Kudingeka iziqinisekiso ezingu-# ngaphambi kokuba kuvulwe noma yini, futhi esenu singaba ngesinye sazo.}}',
  progressNext:
    'Kudingeka {required, plural, =1 {isiqinisekiso esisodwa} =2 {iziqinisekiso ezimbili} =3 {iziqinisekiso ezintathu} =4 {iziqinisekiso ezine} =5 {iziqinisekiso ezinhlanu} other {iziqinisekiso ezingu-#}} ngaphambi kokuba kuvulwe noma yini. Kuze kube manje {confirmations, plural, =1 {sinesisodwa} =2 {sinezimbili} =3 {sinezintathu} =4 {sinezine} =5 {sinezinhlanu} other {sinezingu-#}}, futhi esenu singaba ngesilandelayo.',
  progressLast:
    'Kudingeka {required, plural, =1 {isiqinisekiso esisodwa} =2 {iziqinisekiso ezimbili} =3 {iziqinisekiso ezintathu} =4 {iziqinisekiso ezine} =5 {iziqinisekiso ezinhlanu} other {iziqinisekiso ezingu-#}} ngaphambi kokuba kuvulwe noma yini. Kuze kube manje {confirmations, plural, =1 {sinesisodwa} =2 {sinezimbili} =3 {sinezintathu} =4 {sinezine} =5 {sinezinhlanu} other {sinezingu-#}}, futhi esenu singaba ngesokugcina.',
  progressEnough:
    'Kudingeka {required, plural, =1 {isiqinisekiso esisodwa} =2 {iziqinisekiso ezimbili} =3 {iziqinisekiso ezintathu} =4 {iziqinisekiso ezine} =5 {iziqinisekiso ezinhlanu} other {iziqinisekiso ezingu-#}} ngaphambi kokuba kuvulwe noma yini. Kuze kube manje {confirmations, plural, =1 {sinesisodwa} =2 {sinezimbili} =3 {sinezintathu} =4 {sinezine} =5 {sinezinhlanu} other {sinezingu-#}}. Kwanele, kodwa esenu sisengabalwa.',
  deniedByOthers:
    '{denials, plural, =1 {Omunye wabanye ababiki esibabuzile uthi akulona iqiniso.} =2 {Ababiki ababili kwabanye esibabuzile bathi akulona iqiniso.} =3 {Ababiki abathathu kwabanye esibabuzile bathi akulona iqiniso.} =4 {Ababiki abane kwabanye esibabuzile bathi akulona iqiniso.} =5 {Ababiki abahlanu kwabanye esibabuzile bathi akulona iqiniso.} other {Ababiki abangu-# kwabanye esibabuzile bathi akulona iqiniso.}}',
  deadline: 'Umnikazi unesikhathi okungenani kuze kube ngumhla ka-{date} sokusho ukuthi akulona iqiniso.',
  deadlinePassed:
    'Usuku lokugcina lokuba umnikazi asho ukuthi akulona iqiniso selwedlule, kodwa usengakusho.',
  opensSoon: 'Uma engakusho, abantu abakhethile bangafunda maduze ama-LeaveBit aqondene nabo.',
  opensAfterDeadline:
    'Uma engakusho, abantu abakhethile bangafunda ama-LeaveBit aqondene nabo ngemva kwalokho.',
  opensOnceConfirmed:
    'Uma ababiki abanele sebeqinisekisile, abantu abakhethwe ngumnikazi bangafunda ama-LeaveBit aqondene nabo.',
  askedIfTrue:
    'Uma nazi ukuthi kuyiqiniso, sicela nivule ikhasi niqinisekise. Uma ningaqiniseki, zamani kuqala ukuthola umnikazi noma lowo obikile.',
  askedIfFalse:
    'Uma nazi ukuthi akulona iqiniso, sicela nisho njalo ekhasini. Umbiko ube usudinga esinye isiqinisekiso, futhi akukho okuvulwayo {days, plural, one {usuku olungu-#} other {izinsuku ezingu-#}} ngemva kwalokho. Sizomazisa umnikazi masinyane.',
  askedIfFalseBefore:
    'Uma nazi ukuthi akulona iqiniso, sicela nisho njalo ekhasini. Umbiko ube usudinga esinye isiqinisekiso, futhi akukho okuvulwayo {days, plural, one {usuku olungu-#} other {izinsuku ezingu-#}} ngemva kwalokho, futhi nakanjani hhayi ngaphambi komhla ka-{date}. Sizomazisa umnikazi masinyane.',
  askedButton: 'Fundani umbiko niwuqinisekise',
  askedMistake: 'Ningavele ningawuqinisekisi. Ukuvula ikhasi kukodwa akuqinisekisi lutho.',
  openingConfirmsNothing: 'Ukuvula ikhasi kukodwa akuqinisekisi lutho.',

  // The same link for somebody who has denied the report
  deniedLinkSubject: 'Isixhumanisi senu sombiko ngo-{owner}',
  deniedLinkPreheader: 'Nisitshele ukuthi akulona iqiniso. Nisengayishintsha impendulo yenu.',
  deniedLinkHeading: 'Isixhumanisi senu sombiko',
  deniedLinkNews:
    'U-{reporter} ubike ngomhla ka-{date} ukuthi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}}. Nisitshele ukuthi akulona iqiniso. Siyabonga ngokusho kwenu. Simazisile umnikazi, nalowo obikile.',
  deniedLinkProgress:
    'Kudingeka {required, plural, =1 {isiqinisekiso esisodwa} =2 {iziqinisekiso ezimbili} =3 {iziqinisekiso ezintathu} =4 {iziqinisekiso ezine} =5 {iziqinisekiso ezinhlanu} other {iziqinisekiso ezingu-#}} ngaphambi kokuba kuvulwe noma yini, futhi kuze kube manje {confirmations, plural, =0 {asinaso nesisodwa} =1 {sinesisodwa} =2 {sinezimbili} =3 {sinezintathu} =4 {sinezine} =5 {sinezinhlanu} other {sinezingu-#}}.',
  deniedLinkNext:
    'Uma kuselokhu kungelona iqiniso, akukho okunye okudingeka nikwenze. Ningazama ukuthola umnikazi, ongawuchitha umbiko. Uma senithole ukuthi kuyiqiniso ngempela, vulani ikhasi niqinisekise.',
  deniedLinkNextConfirmed:
    'Uma kuselokhu kungelona iqiniso, sicela nizame ukuthola umnikazi, ongawuchitha umbiko: abanye ababiki abanele sebewuqinisekisile. Uma senithole ukuthi kuyiqiniso ngempela, vulani ikhasi niqinisekise.',
  deniedLinkButton: 'Fundani umbiko',

  // A report was received, or is delayed
  receivedSubject: 'Siwutholile umbiko wenu ngo-{owner}',
  receivedPreheader: 'Nakhu okuzolandela, nokuthi nini.',
  receivedHeading: 'Sinawo umbiko wenu',
  receivedNews:
    'Nibike ngomhla ka-{date} ukuthi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}}. Siyazwelana nani kulokhu enidlula kukho.',
  receivedNext:
    'Sibuze abanye ababiki. {required, plural, =1 {Omunye umbiki kumele aqinisekise.} =2 {Abanye ababiki ababili kumele baqinisekise.} =3 {Abanye ababiki abathathu kumele baqinisekise.} =4 {Abanye ababiki abane kumele baqinisekise.} =5 {Abanye ababiki abahlanu kumele baqinisekise.} other {Abanye ababiki abangu-# kumele baqinisekise.}} Siyamazisa nomnikazi, onesikhathi okungenani kuze kube ngumhla ka-{date} sokusho ukuthi akulona iqiniso.',
  receivedWithdraw:
    'Akukho okunye okudingeka nikwenze. Sizonithumelela i-imeyili uma sekukhona isinqumo. Uma bekuyiphutha, vulani isixhumanisi senu futhi: ningawuhoxisa umbiko kuze kube yilapho omunye umbiki ewuqinisekisa.',
  delayedSubject: 'Umbiko ngo-{owner} ubambezelekile',
  delayedPreheader: 'Asikakwazi ukumthola. Sizoqhubeka nokuzama.',
  delayedHeading: 'Umbiko ubambezelekile',
  delayedNews:
    'Nihilelekile embikweni womhla ka-{date} othi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}}. Ngaphambi kokuba kuvulwe noma yini, umnikazi kumele abe nesikhathi sokusho ukuthi akulona iqiniso. Kuze kube manje, asikakwazi ukuletha isexwayiso sethu ebhokisini lakhe le-imeyili.',
  delayedNext:
    'Sizoqhubeka nokuzama. Isikhathi sakhe sokuphendula siqala lapho isexwayiso sifika, ngakho usuku lokugcina luzoba kamuva kunalokho ebesikushilo. Iziqinisekiso zisabalwa. Uma sinicele ukuba niqinisekise, nisengakwenza.',
  delayedNothingElse: 'Akukho okunye okudingeka nikwenze. Sizonithumelela i-imeyili uma sekukhona isinqumo.',
  delayedMistake: 'Uma umbiko ungelona iqiniso, sicela nitshele umnikazi. Angangena awuchithe.',

  // Somebody denied a report
  neededAfterDenial:
    'Akukho okuvulwayo ngaphambi komhla ka-{date}, futhi manje kudingeka {needed, plural, =1 {isiqinisekiso esisodwa} =2 {iziqinisekiso ezimbili} =3 {iziqinisekiso ezintathu} =4 {iziqinisekiso ezine} =5 {iziqinisekiso ezinhlanu} other {iziqinisekiso ezingu-#}}: esisodwa ngaphezulu ngombiki ngamunye othi akulona iqiniso.',
  tooFewAfterDenial:
    'Basele bembalwa kakhulu ababiki balokho. Ngaphandle uma othile othe akulona iqiniso eshintsha impendulo yakhe, umbiko uphelelwa yisikhathi {days, plural, one {usuku olungu-#} other {izinsuku ezingu-#}} ngemva kwalolo suku, futhi akukho okuvulwayo.',
  deniedHeading: 'Omunye umbiki uthi akulona iqiniso',
  deniedSubject: 'Kukhona umbiki othi umbiko wenu ngo-{owner} awulona iqiniso',
  deniedPreheader: 'Umbiko wenu usalindile. Sicela nikhulume nabanye ababiki.',
  deniedNews:
    'Nibike ngomhla ka-{date} ukuthi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}}. Sicele abanye ababiki ukuba bakuqinisekise, futhi omunye wabo uthi akulona iqiniso. Ngeke sisho ukuthi ubani. Nomnikazi simazisile.',
  deniedPending: 'Umbiko wenu uhlala ulindile ngaphandle uma umnikazi ewuchitha.',
  deniedPendingOrWithdrawn:
    'Umbiko wenu uhlala ulindile ngaphandle uma umnikazi ewuchitha noma nina niwuhoxisa.',
  speakToOthers: 'Sicela nikhulume nabanye ababiki.',
  deniedWithdraw: 'Uma bekuyiphutha, vulani isixhumanisi senu sokubika futhi: ningawuhoxisa umbiko lapho.',
  deniedIfTrue:
    'Uma kuyiqiniso, akukho okunye okudingeka nikwenze: lowo othe akulona iqiniso usengayishintsha impendulo yakhe ngesixhumanisi esikwi-imeyili yethu.',
  moreTimeSubject: 'Umbiko ngo-{owner} udinga isikhathi esengeziwe',
  moreTimePreheader: 'Omunye umbiki uthi akulona iqiniso. Sicela nikhulume nabanye ababiki.',
  moreTimeNews:
    'Nicelwe ukuba niqinisekise umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}}. Omunye umbiki uthi akulona iqiniso. Ngeke sisho ukuthi ubani.',
  confirmationsSoFar:
    'Kuze kube manje {confirmations, plural, =0 {asinaso nesisodwa} =1 {sinesisodwa} =2 {sinezimbili} =3 {sinezintathu} =4 {sinezine} =5 {sinezinhlanu} other {sinezingu-#}}.',
  whatToDoAsAsked:
    'Uma nazi ukuthi kuyiqiniso futhi ningakaqinisekisi, sebenzisani isixhumanisi esikwi-imeyili yethu yangaphambili. Uma niqinisekisile futhi manje senazi ukuthi akulona iqiniso, ningakusho ngaso leso sixhumanisi. Uma ningazi, akukho okudingeka nikwenze.',

  // Somebody confirms what they had denied
  changedSubject: 'Umbiki ushintshe impendulo yakhe ngo-{owner}',
  changedPreheader: 'Ubethe umbiko awulona iqiniso, manje usewuqinisekisile.',
  changedHeading: 'Umbiki ushintshe impendulo yakhe',
  changedNewsToSubmitter:
    'Nibike ngomhla ka-{date} ukuthi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}}. Omunye wabanye ababiki ubesitshele ukuthi akulona iqiniso, manje usekuqinisekisile. Ngeke sisho ukuthi ubani.',
  changedNews:
    'Nicelwe ukuba niqinisekise umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}}. Omunye wabanye ababiki ubesitshele ukuthi akulona iqiniso, manje usewuqinisekisile. Ngeke sisho ukuthi ubani.',
  changedNumbers:
    'Impendulo yakhe yokuqala ayisabalwa: manje kudingeka {needed, plural, =1 {isiqinisekiso esisodwa} =2 {iziqinisekiso ezimbili} =3 {iziqinisekiso ezintathu} =4 {iziqinisekiso ezine} =5 {iziqinisekiso ezinhlanu} other {iziqinisekiso ezingu-#}}, futhi {confirmations, plural, =0 {asinaso nesisodwa} =1 {sinesisodwa} =2 {sinezimbili} =3 {sinezintathu} =4 {sinezine} =5 {sinezinhlanu} other {sinezingu-#}}.',
  changedTimeOver:
    'Usuku lokugcina lomnikazi selwedlule, kodwa angawuchitha umbiko kuze kube yilapho kukhona okuvulwayo.',
  changedNothingBefore: 'Akukho okuvulwayo ngaphambi komhla ka-{date}.',
  changedStillDenied:
    '{denials, plural, =1 {Omunye umbiki usalokhu ethi akulona iqiniso.} =2 {Abanye ababiki ababili basalokhu bethi akulona iqiniso.} =3 {Abanye ababiki abathathu basalokhu bethi akulona iqiniso.} =4 {Abanye ababiki abane basalokhu bethi akulona iqiniso.} =5 {Abanye ababiki abahlanu basalokhu bethi akulona iqiniso.} other {Abanye ababiki abangu-# basalokhu bethi akulona iqiniso.}}',
  changedToDenier:
    'Nisitshele ukuthi akulona iqiniso, futhi lokho kusabalwa. Uma kuselokhu kungelona iqiniso, akukho okunye okudingeka nikwenze, kodwa sicela nizame ukuthola umnikazi: angawuchitha umbiko. Uma senithole ukuthi kuyiqiniso ngempela, ningawuqinisekisa ngesixhumanisi esikwi-imeyili yethu yangaphambili.',

  // A report ended
  refutedSubject: 'Umbiko ngo-{owner} uchithiwe',
  refutedPreheader: 'Othile uphendule wathi akulona iqiniso. Akukho okuvuliwe.',
  refutedHeading: 'Umbiko uchithiwe',
  refutedNews:
    'Othile uphendule wathi umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}} awulona iqiniso. Usebenzise isixhumanisi esikwi-imeyili yethu eya kumnikazi, noma ubengene ku-akhawunti. Umbiko ukhanseliwe, futhi akukho okuvuliwe.',
  refutedAskOwner:
    'Ngokuvamile ngumnikazi ophendulayo. Uma ningakwazi, sicela nimbuze ubuso nobuso noma ngocingo. Uma ephila kahle, akukho okudingeka nikwenze.',
  refutedNoReporter: 'Aniseyena omunye wababiki bakhe, ngakho izixhumanisi zenu azisasebenzi.',
  refutedSuspended:
    'Izixhumanisi zenu zokubika azisebenzi kuze kube yilapho umnikazi enquma ukuthi nihlala ningumbiki yini. Uma kungangeni muntu ku-akhawunti yakhe {days, plural, one {usuku olungu-#} other {izinsuku ezingu-#}}, izixhumanisi zenu ziyasebenza futhi.',
  refutedLinksWork: 'Izixhumanisi zenu zokubika zisasebenza.',
  refutedPause:
    'Akekho ongathumela omunye umbiko ngaphambi komhla ka-{date}, ngoba umnikazi ukhethe ikhefu ngemva kokuchithwa kombiko. Kusukela lapho izixhumanisi zenu zokubika ziyasebenza futhi.',
  refutedSubmitterSuspended: 'Ezalowo obikile azisebenzi kuze kube yilapho umnikazi enquma ngaye.',
  refutedIfTrue:
    'Uma nazi ukuthi umbiko uyiqiniso, kuphendule omunye umuntu. Sicela nikhulume nabanye ababiki.',
  refutedOthersCan: 'Bangathumela umbiko futhi ngezixhumanisi zabo.',
  refutedOthersCanFrom: 'Bangathumela umbiko futhi ngezixhumanisi zabo, kusukela ngomhla ka-{date}.',
  refutedYouCan: 'Ningathumela umbiko futhi ngesixhumanisi senu.',
  refutedYouCanFrom: 'Ningathumela umbiko futhi ngesixhumanisi senu, kusukela ngomhla ka-{date}.',
  withdrawnPreheader: 'Akukho okuvuliwe. Akukho okudingeka nikwenze.',
  withdrawnHeading: 'Umbiko uhoxisiwe',
  withdrawnBySelfSubject: 'Niwuhoxisile umbiko wenu ngo-{owner}',
  withdrawnBySelfNews:
    'Umbiko wenu womhla ka-{date} othi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}} ukhanseliwe. Akukho okuvuliwe. Simazisile umnikazi nabanye ababiki.',
  withdrawnBySelfNext:
    'Izixhumanisi zenu zisasebenza, ngakho ningabika futhi uma kudingeka. Uma nihoxisa imibiko eminingana, kuyodingeka nilinde isonto ngaphambi kwelandelayo.',
  withdrawnBySelfWhy: 'Kukhona umbiko ohoxiswe ngesixhumanisi senu sokubika.',
  withdrawnBySelfMistake:
    'Uma ningawuhoxisanga, kukhona omunye umuntu onesixhumanisi senu. Uma umbiko ubuyiqiniso, sicela nibike futhi nazise abanye ababiki.',
  withdrawnSubject: 'Umbiko ngo-{owner} uhoxisiwe',
  withdrawnNews:
    'U-{reporter} uwuhoxisile umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}}. Akukho okuvuliwe.',
  withdrawnNext: 'Akukho okudingeka nikwenze. Izixhumanisi zenu zokubika zisasebenza.',
  withdrawnMistake: 'Uma nazi ukuthi umbiko ubuyiqiniso, ningathumela owenu ngesixhumanisi senu.',
  expiredSubject: 'Umbiko ngo-{owner} uphelelwe yisikhathi',
  expiredPreheader: 'Awuqinisekiswanga ngesikhathi. Akukho okuvuliwe.',
  expiredHeading: 'Umbiko uphelelwe yisikhathi',
  expiredNews:
    'Umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}} awuqinisekiswanga ngababiki abanele ngesikhathi. Akukho okuvuliwe.',
  expiredNext: 'Izixhumanisi zenu zokubika zisasebenza, ngakho ningathumela omunye umbiko uma kudingeka.',
  expiredMistake:
    'Uma nazi ukuthi umbiko uyiqiniso, sicela nikhulume nabanye ababiki nithumele umbiko futhi.',

  // The estate was opened, or locked again
  releasedSubject: 'Ama-LeaveBit ka-{owner} avuliwe',
  releasedHeading: 'Ama-LeaveBit avuliwe',
  releasedPreheader: 'Umbiko uqinisekisiwe, futhi akekho owuchithile.',
  releasedPreheaderDenied: 'Abanye ababiki abanele bawuqinisekisile umbiko.',
  releasedNewsDenied:
    'Benisitshele ukuthi umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}} awulona iqiniso. Siyabonga ngokusho kwenu. Simtshele masinyane umnikazi, kodwa abanye ababiki abanele bawuqinisekisile umbiko, futhi awuchithwanga. Abantu abakhethile manje sebengafunda ama-LeaveBit aqondene nabo, futhi simthumelele i-imeyili ngamunye wabo.',
  releasedMistakeDenied:
    'Uma kusukela lapho senithole ukuthi umbiko ubuyiqiniso, akukho okudingeka nikwenze.',
  releasedNewsOwn:
    'Umbiko wenu womhla ka-{date} othi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}} uqinisekisiwe, futhi akekho owuchithile. Abantu abakhethile manje sebengafunda ama-LeaveBit aqondene nabo, futhi simthumelele i-imeyili ngamunye wabo.',
  releasedNews:
    'Umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {ushonile} other {akasakwazi unomphela ukuziphathela izindaba}} uqinisekisiwe, futhi akekho owuchithile. Abantu abakhethile manje sebengafunda ama-LeaveBit aqondene nabo, futhi simthumelele i-imeyili ngamunye wabo.',
  releasedSorryDeath: 'Sicela namukele amazwi ethu enduduzo.',
  releasedSorry: 'Siyaxolisa ukuthi kufinyelele kulokhu.',
  releasedMade: 'Siyabonga ngokusazisa. Akukho okunye okudingeka nikwenze.',
  releasedConfirmed: 'Siyabonga ngokuwuqinisekisa. Akukho okunye okudingeka nikwenze.',
  releasedAsked: 'Nani besinibuze ngakho. Impendulo yenu ayisadingeki, ngakho akukho okudingeka nikwenze.',
  releasedIfWell:
    'Uma umnikazi ephila kahle, manje noma kamuva, sicela nimazise masinyane. Angangena akhiye konke futhi.',
  backSubject: 'U-{owner} ubuyile',
  backPreheader: 'Siyabonga ngokumnakekela. Konke sekukhiyiwe futhi.',
  backHeading: 'Sinezindaba ezinhle',
  backNews:
    'Othile ungene ku-akhawunti ka-{ownerInFull} wasazisa ukuthi ubuyile futhi useyakwazi ukuziphathela izindaba. Lokho obekuvulwe ngemva kombiko womhla ka-{date} sekukhiyiwe futhi.',
  backThanks:
    'Siyabonga ngokuba khona kwenu. Uma ningakwazi, mbingeleleni ubuso nobuso noma ngocingo, ukuze niqiniseke ukuthi nguye ngempela. Akukho okunye okudingeka nikwenze.',
  backLinks: 'Izixhumanisi zenu zokubika zisebenza njengakuqala, uma ningaphinde nizidinge.',
  backMistake: 'Uma nazi ukuthi lokhu akunakuba yiqiniso, kukhona omunye umuntu ku-akhawunti.',
  lockedSubject: 'Ama-LeaveBit ka-{owner} akhiyiwe futhi',
  lockedPreheader: 'Othile ungenile wakhiya ama-LeaveBit abevulwe ngenxa yombiko.',
  lockedHeading: 'Konke sekukhiyiwe futhi',
  lockedNews:
    'Ngemva kombiko womhla ka-{date}, othile ungene ku-akhawunti ka-{ownerInFull} wakhiya futhi lokho obekuvulwe yiwo. Abanikazi benza lokhu uma umbiko ubungelona iqiniso.',
  lockedAskOwner:
    'Uma ningakwazi, sicela nibuze umnikazi ubuso nobuso noma ngocingo. Uma ephila kahle, akukho okudingeka nikwenze.',
  lockedLinks: 'Izixhumanisi zenu zokubika zisebenza njengakuqala.',
  lockedMistake: 'Uma umbiko ubuyiqiniso, kukhona omunye umuntu ku-akhawunti.',
  removedSince:
    'Nisusiwe kubabiki bakhe, ngakho izixhumanisi zenu azisasebenzi futhi aningeke nithumele omunye umbiko.',
  reportAgain: 'Ningathumela umbiko futhi ngesixhumanisi senu.',
  othersCanReport:
    'Sicela nitshele abanye ababiki nabantu obekuvulelwe bona. Noma ubani osengumbiki angathumela umbiko futhi.',

  // Recipients who can't be reached
  unreachedSubject: 'Ningasisiza sithole othile ngenxa ka-{owner}?',
  unreachedPreheader:
    '{count, plural, one {I-imeyili yethu ayifiki kuye.} other {Ama-imeyili ethu awafiki kubo.}}',
  unreachedHeading:
    '{count, plural, one {Asikwazi ukuthola omunye wabamukeli} other {Asikwazi ukuthola abanye babamukeli}}',
  unreachedNews:
    'U-{ownerInFull} ushiyele abantu okuthile ku-LeaveBits, futhi sekuvuliwe. Simthumelele i-imeyili ngamunye wabo, kodwa {count, plural, one {ibhokisi le-imeyili lalo muntu aliyamukeli} other {amabhokisi e-imeyili alaba bantu awayamukeli}} i-imeyili yethu: {people}.',
  unreachedNewsMore:
    'U-{ownerInFull} ushiyele abantu okuthile ku-LeaveBits, futhi sekuvuliwe. Simthumelele i-imeyili ngamunye wabo, kodwa amabhokisi e-imeyili alaba bantu awayamukeli i-imeyili yethu: {people}, nabanye abangu-{more}.',
  unreachedAsk:
    'Niyayazi yini enye indlela yokuthola {count, plural, one {lo muntu} other {laba bantu}}? Uma kunjalo, sicela {count, plural, one {nimazise} other {nibazise}} ukuthi kukhona {count, plural, one {ashiyelwe kona} other {abashiyelwe kona}} lapha, ngaphansi {count, plural, one {kwekheli elingenhla} other {kwamakheli angenhla}}. Kungavulwa ikhasi elingezansi kufakwe lelo kheli, bese sithumela ikhodi kulo.',
  unreachedMailbox:
    'Uma ibhokisi le-imeyili ligcwele, livaliwe noma lilahlekile, umhlinzeki walo angase akwazi ukulibuyisela. Ngumnikazi kuphela obengasinika elinye ikheli. Nina nathi asikwazi ukulishintsha, okugcina ama-LeaveBit ephephile.',
  unreachedRetry: 'Sizozama futhi ngemva kwesonto elilodwa, amane nayishumi nambili.',
  unreachedUntil: 'Ama-LeaveBit angafundwa kuze kube ngumhla ka-{date}.',
  unreachedSupport: 'Ningasibhalela futhi ku-{email}.',
  unreachedButton: 'Ikhasi okumele livulwe',
  unreachedWhy:
    'Nithumele umbiko okuvulwe ngemva kwawo, noma nicelwe ukuba niwuqinisekise, njengombiki othenjwayo.',
  unreachedMistake:
    'Uma {count, plural, one {ningamazi lo muntu} other {ningabazi laba bantu}}, akukho okudingeka nikwenze. Sicela {count, plural, one {ningalitsheli muntu ikheli lakhe} other {ningawatsheli muntu amakheli abo}}.',
};
