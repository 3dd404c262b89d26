import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'report'> = {
  titlePractice: 'Umsebenzi wenu njengombiki',
  title: 'Umbiko',
  invalidLink: 'Isixhumanisi sokubika asisebenzi',

  chosen: 'Nikhethwe njengombiki',
  chosenBy:
    'U-<name>{owner}</name> uthembele kini ukuba nisibikele uma eshona noma engasakwazi unomphela ukuziphathela izindaba zakhe.',
  realReport: 'Kukhona umbiko wangempela ngo-{owner} osalindele isinqumo',
  realReportMade: 'Ngowenu. Ukuze nibone ukuthi usukuphi, vulani isixhumanisi eniwuthumele ngaso.',
  realReportAsked:
    'Sinicele nge-imeyili ukuba niwuqinisekise. Sicela nisebenzise isixhumanisi esikuleyo imeyili, hhayi leli khasi.',
  realReportConfirmed:
    'Seniwuqinisekisile, akukho okunye okudingeka nikwenze. Sizonithumelela i-imeyili uma sekukhona isinqumo.',
  realReportDenied:
    'Nisitshele ukuthi akulona iqiniso. Uma nithola ukuthi empeleni kuyiqiniso, sebenzisani isixhumanisi esise-imeyilini yethu.',
  realReportUninvolved: 'Nibe ngumbiki sewuthunyelwe. Akudingeki nenze lutho.',
  linksOnHold: 'Izixhumanisi zenu zokubika zimisiwe okwesikhashana',

  willYou: 'Ningamenzela yini u-{owner} lokhu?',
  willYouText:
    'U-{owner} uyakwazi ukubona impendulo yenu. Ningayishintsha lapha noma nini. Ayinibophezeli kulutho, futhi izixhumanisi zenu zisebenza noma ngabe niphendule kanjani.',
  accepted: 'Nivumile. Siyabonga: u-{owner} uyakubona lokho.',
  declined: 'Nenqabile, futhi u-{owner} uyakubona lokho. Akukho nkinga nakancane.',
  accept: 'Ngiyavuma',
  decline: 'Ngiyenqaba',
  answerNotSaved: 'Impendulo yenu ayigcinwanga',

  yourAddress: 'Ikheli lenu',
  addressQuestion: 'Nisalisebenzisa yini leli kheli le-imeyili?',
  addressWhy:
    'Yilapho esathumela khona isixhumanisi saleli khasi. Uma kukhona okwenzekayo, yilapho esiyonithumelela khona i-imeyili.',
  addressYes: 'Yebo, ngiyalisebenzisa',
  addressNo: 'Cha, ngisebenzisa elinye',
  addressKept: 'Siyabonga. Sizoqhubeka silisebenzisa leli kheli.',
  addressChanges:
    'Siyabonga. Simcelile u-{owner} ukuba akhulume nani, ashintshe ikheli. Izixhumanisi zenu zisebenza kuze kube yileso sikhathi.',

  practice: 'Zijwayezeni ngokubika',
  practiceWhy:
    'Kuthatha imizuzu emibili futhi kufana nokubika kwangempela, ukuze nikwazi ngaphambi kokuba nikudinge. Akukho okubikwayo.',
  startPractice: 'Qalani ukuzijwayeza',
  ifItHappened: 'Uma kukhona okwenzekile ku-{owner}',
  notReportedHere:
    'Leli khasi alikwazi ukukubika. Buyelani ku-imeyili eniletha lapha, nicindezele okukodwa kwalokhu:',
  emailNotFound:
    'Uma ningayitholi i-imeyili, seshani igama elithi “LeaveBits” ebhokisini lenu le-imeyili, noma <links>celani ukuthunyelelwa izixhumanisi zenu futhi</links>. Noma yimuphi omunye umbiki naye angakubika, bese sicela nina ukuba nikuqinisekise.',
  drillTitle: 'Lokhu ukuzijwayeza nje: akukho okubikwayo',
  drill:
    'Bukani ikhasi bese nicindezela inkinobho. Akekho owaziswayo, futhi akukho okuvulwayo. Ukuze nibike ngempela, cindezelani “Bikani ukushona” noma “Bikani ukungasakwazi unomphela ukuziphathela izindaba” ku-imeyili yenu.',
  drillTypes: 'Enizijwayeza ngakho',
  aDeath: 'Ukushona',
  anIncapacitation: 'Ukunga\u00adsakwazi ukuziphathela izindaba',
  drillDoneTitle: 'Bekungukuzijwayeza',
  drillDone:
    'Akukho okubikiwe, futhi akekho owazisiwe. Ngemva kombiko wangempela, beniyobona umbhalo ongezansi.',
  drillReal:
    '<strong>Kwenzeke ngempela?</strong> {type, select, death {Sebenzisani “Bikani ukushona” kuyo leyo imeyili.} other {Sebenzisani “Bikani ukungasakwazi unomphela ukuziphathela izindaba” kuyo leyo imeyili.}} Akukho okubikwa ngaleli khasi.',
  practiceAgain: 'Zijwayezeni futhi',

  reportDeath: 'Bikani ukushona',
  reportIncapacitation: 'Bikani ukungasakwazi unomphela ukuziphathela izindaba',
  sorryIfDeath: 'Uma kushone umuntu eniseduze naye, siyadabuka ngokulahlekelwa kwenu.',
  sorryIfIncapacitation: 'Siyadabuka ukuthi nidinga leli khasi.',
  tellUs:
    '{type, select, death {Lapha ningasitshela ukuthi u-<name>{owner}</name> ushonile.} other {Lapha ningasitshela ukuthi u-<name>{owner}</name> akasakwazi unomphela ukuziphathela izindaba zakhe, futhi ngeke esakwazi.}}',
  noHurry:
    'U-{owner} wakhetha nina ukwenza lokhu. Akukho ukujaha: lesi sixhumanisi siyaqhubeka sisebenza, futhi ningabuya kamuva.',
  whatHappens: 'Okwenzekayo uma nibika',
  pausedUntil: 'Ningaphinde nibike kusukela ngo-{moment}',
  pausedByOwner:
    'U-{owner} wachitha umbiko wacela isikhathi ngaphambi kolandelayo, ngakho akekho ongabika kuze kube yileso sikhathi. Uma kwenzeke ngempela, sicela nibuyele kuleli khasi ngaleso sikhathi.',
  pausedByReports:
    'Muva nje nibike ngo-{owner} noma nahoxisa umbiko izikhathi ezimbalwa. Uma kulokhu kwenzeke ngempela, sicela nicele omunye umbiki ukuba akubike. Ningabe senikuqinisekisa.',
  surePractice:
    '{type, select, death {Ukuzijwayeza: ngiqinisekile ukuthi u-{owner} ushonile.} other {Ukuzijwayeza: ngiqinisekile ukuthi u-{owner} akasakwazi unomphela ukuziphathela izindaba zakhe.}}',
  submitDeath: 'Bikani lokhu kushona',
  submitIncapacitation: 'Bikani lokhu kungasakwazi ukuziphathela izindaba',
  submitDeathPractice: 'Bikani lokhu kushona (ukuzijwayeza)',
  submitIncapacitationPractice: 'Bikani lokhu kungasakwazi ukuziphathela izindaba (ukuzijwayeza)',
  notSure:
    'Aniqinisekile? Valani leli khasi: akukho okwenzekayo uma ningayicindezelanga inkinobho. Sicela niqale ngokubuza umuntu oseduze no-{owner}.',
  onlyToAccept:
    'Nize ukuzovuma noma ukuzijwayeza kuphela? Cindezelani “Vumani, nqabani noma zijwayezeni” kuyo leyo imeyili.',
  submissionFailed: 'Umbiko awuthunyelwanga',
  notSubmitted: 'Umbiko awuthunyelwanga. Sicela nizame futhi emva kwesikhashana.',

  lastReport: 'Umbiko wenu wokugcina',
  lastWithdrawn: 'Niwuhoxisile umbiko wenu wango-{moment}. Akukho okuvuliwe.',
  lastRefuted:
    'Kukhona ophendule wathi umbiko wenu wango-{moment} awulona iqiniso. Ngokuvamile kuphendula umnikazi we-akhawunti. Akukho okuvuliwe. Uma ninakho, sicela nimbuze mathupha noma ngocingo.',
  lastExpired:
    'Bambalwa kakhulu abanye ababiki abaqinisekise umbiko wenu wango-{moment} ngesikhathi, ngakho uphelelwe yisikhathi. Akukho okuvuliwe. Ningaphinde nibike lapha.',
  lastRevoked:
    'Ngemva kombiko wenu wango-{moment}, kukhona ongene ku-akhawunti ka-{owner} wakukhiya konke futhi. Ngokuvamile kuba ngumnikazi wayo.',

  tooFewConfirmers:
    'Kudingeka {required, plural, one {isiqinisekiso esi-#} other {iziqinisekiso ezingu-#}}, kodwa bambalwa kakhulu abanye ababiki abangenza okuthile njengamanje. Akukho okuvulwayo kuze kube sekuqinisekise abanele.',
  confirmers:
    '{others, plural, one {Omunye umbiki o-# angakuqinisekisa, futhi sizomcela nge-imeyili.} other {Abanye ababiki abangu-# bangakuqinisekisa, futhi sizobacela nge-imeyili.}} Akukho okuvulwayo kuze kube {required, plural, one {sekuqinisekise oyedwa} other {sekuqinisekise abangu-#}}.',
  willWarn:
    'Sizomexwayisa ngokushesha u-{owner}, siphinde futhi ngaphambi komnqamulajuqu. Akukho okuvulwa {hours, plural, one {ihora eli-#} other {amahora angu-#}}{days, plural, =0 {} one { (usuku olu-#)} other { (izinsuku ezingu-#)}}, futhi angakuvimba ngokucindezela kanye.',
  willWarnAway:
    'Sizomexwayisa ngokushesha u-{owner}, siphinde futhi ngaphambi komnqamulajuqu. Usitshele ukuthi akekho kuze kube ngu-{until}. Kuze kube yileso sikhathi, nangaphezu kwaso {hours, plural, one {ihora eli-#} other {amahora angu-#}}{days, plural, =0 {} one { (usuku olu-#)} other { (izinsuku ezingu-#)}}, akukho okuvulwayo, futhi angakuvimba ngokucindezela kanye.',
  opensAtEarliest:
    'Uma beqinisekisa futhi u-{owner} engawuchithi umbiko, okushiywe ngu-{owner} kuyovulelwa abamukeli bakhe. Uma nibika manje, lokho ngeke kwenzeke ngaphambi kuka-{moment}.',
  showsAddress:
    'Sibonisa ikheli lenu le-imeyili kanye nombiko ku-{owner} nakwabanye ababiki. Bonke abathintekayo bayabona ukuthi ngubani othumele umbiko.',
  canWithdraw:
    'Bekuyiphutha? Ningawuhoxisa umbiko ngalesi sixhumanisi kuze kube omunye umbiki uyawuqinisekisa.',

  received: 'Umbiko wenu utholakele',
  receivedPractice: 'UKUZIJWAYEZA: umbiko wenu utholakele',
  thanks:
    '{type, select, death {Siyabonga. Nibike ukuthi u-<name>{owner}</name> ushonile. Siyadabuka ngokulahlekelwa kwenu.} other {Siyabonga. Nibike ukuthi u-<name>{owner}</name> akasakwazi unomphela ukuziphathela izindaba zakhe. Siyadabuka ngenibhekene nakho.}} Akukho okunye okudingeka nikwenze. Ningalivala leli khasi.',
  whatNow: 'Okwenzekayo manje',
  warning: 'Siyamexwayisa u-{owner}. Angawuchitha umbiko okungenani kuze kube ngu-{moment}.',
  longerAway:
    'Kuyisikhathi eside kunesivamile, ngoba wayesitshelile ukuthi ngeke abe khona kuze kube ngu-{until}.',
  opensAfterBoth:
    'Uma lowo mnqamulajuqu usudlulile futhi sekuqinisekise ababiki abanele, okushiywe ngu-{owner} kuyovulelwa abamukeli bakhe.',
  openAgain:
    'Bekuyiphutha? Vulani lesi sixhumanisi futhi: ningawuhoxisa umbiko kuze kube omunye umbiki uyawuqinisekisa.',

  pending: 'Umbiko wenu usalindele isinqumo',
  youReported:
    '{type, select, death {Ngo-{moment} nabika ukuthi u-<name>{owner}</name> ushonile.} other {Ngo-{moment} nabika ukuthi u-<name>{owner}</name> akasakwazi unomphela ukuziphathela izindaba zakhe.}}',
  nothingElse: 'Akukho okunye okudingeka nikwenze.',
  keepPosted: 'Sizonazisa.',
  reportOnce: 'Akudingeki niphinde nibike',
  otherLink:
    '{type, select, death {Nivule isixhumanisi sokungasakwazi unomphela ukuziphathela izindaba, kodwa nabika ukushona.} other {Nivule isixhumanisi sokushona, kodwa nabika ukungasakwazi unomphela ukuziphathela izindaba.}} Kokubili kunomphumela ofanayo kubantu abakhethwe ngu-{owner}.',
  ifTypeMatters:
    'Uma umehluko ubalulekile, hoxisani lo mbiko ngezansi bese niphinda nibika ngalesi sixhumanisi.',
  staysPending: 'Umbiko wenu uyohlala ulindile ngaphandle uma u-{owner} ewuchitha.',
  staysPendingOrWithdraw:
    'Umbiko wenu uyohlala ulindile ngaphandle uma u-{owner} ewuchitha noma nina niwuhoxisa.',
  speakToOthers: 'Sicela nikhulume nabanye ababiki.',
  ifMistakeWithdraw: 'Uma bekuyiphutha, wuhoxiseni ngezansi.',
  whereItStands: 'Lapho izinto zimi khona',
  nobodyConfirmed:
    'Akekho osewuqinisekisile. {required, plural, one {Kumele kuqinisekise omunye umbiki oyedwa.} other {Kumele kuqinisekise abanye ababiki abangu-#.}}',
  enoughConfirmed:
    '{confirmations, plural, one {Isiqinisekiso esi-#: sanele.} other {Iziqinisekiso ezingu-#: zanele.}}',
  confirmedSoFar:
    '{confirmations, plural, one {Kuze kube manje isiqinisekiso esi-#} other {Kuze kube manje iziqinisekiso ezingu-#}}; {required, plural, one {kudingeka esisodwa} other {kudingeka ezingu-#}}.',
  deadlineOver:
    'Umnqamulajuqu ka-{owner} wokuchitha umbiko usudlulile. Usengawuchitha namanje umbiko uma usalindele isinqumo.',
  deadline: 'U-{owner} unesikhathi kuze kube ngu-{moment} sokusho ukuthi akulona iqiniso.',
  opensAfterDeadline:
    'Ngaphandle uma u-{owner} ewuchitha umbiko, okushiywe ngu-{owner} kuyovulelwa abamukeli bakhe uma lowo mnqamulajuqu usudlulile.',
  opensAfterConfirmations:
    'Uma sekuqinisekise ababiki abanele, okushiywe ngu-{owner} kuyovulelwa abamukeli bakhe.',
  wasItMistake: 'Bekuyiphutha?',
  withdrawText:
    'Ningawuhoxisa umbiko kuze kube omunye umbiki uyawuqinisekisa. Akukho okuyovulwa, futhi sizomazisa u-{owner} nabanye ababiki.',
  withdrawSure: 'Ngifuna ukuhoxisa umbiko wami.',
  withdraw: 'Hoxisani umbiko',
  notWithdrawn: 'Umbiko awuhoxiswanga',
  mistakeConfirmed:
    'Omunye umbiki usewuqinisekisile, ngakho anisakwazi ukuwuhoxisa. Uma bekuyiphutha, sicela nitshele abanye ababiki nabantu abaseduze no-{owner}. Uma u-{owner} ephila futhi engenankinga, usengawuchitha umbiko kuze kube kukhona okuvulwayo.',
  withdrawnTitle: 'Umbiko wenu usuhoxisiwe',
  withdrawnDone: 'Akukho okuvuliwe. Sizomazisa u-<name>{owner}</name> nabanye ababiki.',
  withdrawnLinks:
    'Izixhumanisi zenu zisebenza njengakuqala, ngakho ningaphinde nibike uma kudingeka. Ningalivala leli khasi.',

  openedTitle: 'Ama-LeaveBit ka-{owner} asevuliwe',
  opened:
    'Umbiko uqinisekisiwe, futhi okushiywe ngu-<name>{owner}</name> kuvulelwe abantu abakhethiwe. Siyabonga ngokuba ngumbiki.',
  openedNothingToDo: 'Akukho okunye okudingeka nikwenze. Ningalivala leli khasi.',
  openedAlive:
    'Uma u-{owner} ephila futhi engenankinga, sicela nimazise ngokushesha. Angangena akukhiye konke futhi.',

  onHold: 'Lesi sixhumanisi simisiwe okwesikhashana',
  alreadyConfirmed: 'Seniwuqinisekisile kakade lo mbiko. Akukho okunye okudingeka nikwenze.',
  notSent: 'Asiphindanga sayithumela',
  sendAgain: 'Ngithumeleleni leyo imeyili futhi',
  sent: 'Siphinde sayithumela',
  sentText:
    'Isendleleni eya ekhelini enilisebenzisa njengombiki. Uma ingafiki, ningaphinde niyicele lapha kusukela ngo-{moment}.',

  thisPerson: 'muntu lo',
  running: 'Kukhona kakade umbiko ngo-{owner} osalindele isinqumo. Kungaba khona owodwa kuphela ngesikhathi.',
  suspended:
    'Kukhona ophendule wathi umbiko wenu ngo-{owner} awulona iqiniso. Ngokuvamile kuphendula umnikazi we-akhawunti. Nguyena oyonquma ukuthi niyaqhubeka yini nokuba ngumbiki. Kuze kube yileso sikhathi, izixhumanisi zenu azikwazi ukubika noma ukuqinisekisa lutho.',
  suspendedNext:
    'Uma bekungukungaqondi kahle, sicela nikhulume no-{owner}. Uma nazi ukuthi bekuyiqiniso, sicela nikhulume nabanye ababiki: izixhumanisi zabo ziyasebenza. Uma kungangeni muntu ku-akhawunti ka-{owner} {days, plural, one {usuku olu-#} other {izinsuku ezingu-#}}, izixhumanisi zenu ziyophinde zisebenze.',
  askedNext:
    'Uma ningawuqinisekisa, funani i-imeyili yethu yakamuva emayelana nawo, nihlole nefolda yogaxekile. Inesixhumanisi sokuqinisekisa umbiko noma sokusho ukuthi awulona iqiniso. Uma ningayitholi, singaphinda siyithumele.',
  confirmedNext:
    'Seniwuqinisekisile, akukho okunye okudingeka nikwenze. Sizonithumelela i-imeyili uma sekukhona isinqumo.',
  deniedNext:
    'Nisitshele ukuthi awulona iqiniso, futhi simtshelile umuntu omayelana naye. Akukho okunye okudingeka nikwenze. Uma nithola ukuthi empeleni uyiqiniso, nisengawuqinisekisa ngesixhumanisi esise-imeyilini yethu. Singaphinda siyithumele.',
  uninvolvedNext:
    'Nibe ngumbiki sewuthunyelwe, ngakho sibuze abanye ababiki kuphela. Akudingeki nenze lutho.',
  worksAgain:
    'Uma umbiko uchithwa, uhoxiswa noma uphelelwa yisikhathi, lesi sixhumanisi siyophinde sisebenze.',
  made: 'Seniwuthumele kakade umbiko ngo-{owner}, futhi usalindele isinqumo.',
  madeNext:
    'Akukho okunye okudingeka nikwenze. Ukuze nibone ukuthi usukuphi noma niwuhoxise, vulani isixhumanisi senu futhi.',
  released:
    'Umbiko ngo-{owner} usuqinisekisiwe kakade, futhi okushiywe ngu-{owner} kuvulelwe abamukeli bakhe.',
  refuted:
    'Kukhona osephendulile wathi umbiko wenu awulona iqiniso. Ngokuvamile kuphendula umnikazi we-akhawunti. Akukho okuvuliwe.',
  withdrawn: 'Seniwuhoxisile kakade umbiko wenu ngo-{owner}. Akukho okuvuliwe.',
  expired:
    'Umbiko wokugcina ngo-{owner} uphelelwe yisikhathi ngoba bambalwa kakhulu abanye ababiki abawuqinisekisile.',
  expiredNext: 'Sicela nikhulume nabanye ababiki, bese nivula isixhumanisi futhi.',
  revoked: 'Ngemva kombiko wokugcina ngo-{owner}, kukhona ongene ku-akhawunti wakukhiya konke futhi.',

  cardTitle: 'Ikhadi lamaphepha enu',
  cardText: 'Phrintani lesi sixhumanisi nekhodi ye-QR, ukuze nisithole ngaphandle kwe-imeyili yethu.',
  cardTextPractice:
    'Phrintani ikheli laleli khasi nekhodi ye-QR, ukuze nilithole ngaphandle kwe-imeyili yethu.',
  cardWarning:
    'Noma ubani onaleli khadi angabika egameni lenu, ngakho ligcineni lapho lingatholwa khona yinina kuphela.',
  cardNotPrinted: 'Ikhadi aliphrintwanga',
  printCard: 'Phrintani ikhadi',

  mailLanguageTitle: 'Ama-imeyili ngalolu limi',
  mailLanguage: 'Niyathanda yini ukuthi nama-imeyili ethu aya kinina amayelana no-{owner} abe ngesiZulu?',
  chooseMailLanguage: 'Ngibhaleleni ngesiZulu',
  mailLanguageChosen: 'Kusukela manje sizonibhalela ngesiZulu mayelana no-{owner}.',
  mailLanguageNotChosen: 'Ulimi lwenu alugcinwanga',
};
