import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reporters'> = {
  // The links
  invitedSubject: 'U-{owner} unicela ukuba nibe ngumbiki',
  invitedPreheader: 'Sicela nivume noma ninqabe, bese niyigcina le imeyili endaweni ephephile.',
  invitedHeading: 'Nikhethwe njengombiki othenjwayo',
  invitedNews:
    'U-{ownerInFull} ugcinela abanye imininingwane ku-LeaveBits, futhi uthembe nina ukuthi nizosazisa uma eshona noma engasakwazi unomphela ukuziphathela izindaba.',
  invitedNothingToReport:
    'Akukho okumele kubikwe manje, futhi siyethemba ukuthi kuzohlala kunjalo isikhathi eside.',
  invitedAnswer:
    'Sicela nicindezele u-“Vumani, nqabani noma zijwayezeni” kanye kuphela, namuhla noma maduze. Kulelo khasi nisho ukuthi niyavuma yini, futhi ningazijwayeza. Akukho okubikwayo kulelo khasi.',
  linksSubject: 'Izixhumanisi zenu zokubika ngo-{owner}',
  linksPreheader: 'Sicela niyigcine le imeyili endaweni ephephile.',
  linksHeading: 'Izixhumanisi zenu, zithunyelwe futhi',
  linksNews:
    'U-{ownerInFull} usicele ukuba sinithumelele futhi lezi zixhumanisi. Zisebenziseni ukuze nibike ukushona noma ukungasakwazi unomphela ukuziphathela izindaba. Izixhumanisi ezikuma-imeyili ethu angaphambili nazo zisasebenza.',
  linksPractice: 'Sebenzisani inkinobho yokugcina ukuze nizijwayeze, nokuze nisazise ukuthi nisavuma yini.',
  pressIfItHappens:
    'Uma kwenzeka ngelinye ilanga, cindezelani u-“Bikani ukushona” noma u-“Bikani ukungasakwazi unomphela ukuziphathela izindaba” nilandele imiyalelo.',
  pressToReport:
    'Ukuze nikubike, cindezelani u-“Bikani ukushona” noma u-“Bikani ukungasakwazi unomphela ukuziphathela izindaba” nilandele imiyalelo.',
  pressIfItHappened:
    'Uma sekwenzekile, cindezelani u-“Bikani ukushona” noma u-“Bikani ukungasakwazi unomphela ukuziphathela izindaba” nilandele imiyalelo.',
  askedThen:
    'Siyobe sesicela abanye ababiki ukuba baqinisekise, futhi umnikazi {hours, plural, one {uyoba nehora elingu-#} other {uyoba namahora angu-#}} okusho ukuthi akulona iqiniso.',
  askedThenByType:
    'Siyobe sesicela abanye ababiki ukuba baqinisekise. Umnikazi {deathHours, plural, one {uyoba nehora elingu-#} other {uyoba namahora angu-#}} okusho ukuthi akulona iqiniso ngemva kombiko wokushona, noma {incapacitationHours, plural, one {ihora elingu-#} other {amahora angu-#}} ngemva kombiko wokungasakwazi ukuziphathela izindaba.',
  releasedThen:
    'Akukho okuvulwayo ngaphambi kokuba ababiki baqinisekise futhi siphele leso sikhathi. Ngemva kwalokho abantu abakhethwe ngumnikazi bangafunda ama-LeaveBit abagcinelwe wona. Anisoze nabona lutho kuwo ngaphandle uma ningabanye babo.',
  keepEmail:
    'Sicela niyigcine le imeyili lapho kungayithola nina kuphela. Izixhumanisi zisebenza ngesikhathi nisengumbiki, futhi noma ubani onazo angazisebenzisa.',
  linksMistake:
    'Uma ningamazi lo muntu, noma ningakufuni lokhu, ningayishaya indiva le imeyili noma nimcele ukuba anisuse. Akukho okwenzekayo ngaphandle kokuba nisebenzise izixhumanisi.',
  practiceButton: 'Vumani, nqabani noma zijwayezeni',

  // Links that were requested on our page for lost links
  lostPreheader: 'Kukhona ozicele ngekheli lenu. Sicela niyigcine le imeyili endaweni ephephile.',
  lostNews:
    'Kukhona ofake ikheli lenu kuwebhusayithi yethu ukuze lezi zixhumanisi zithunyelwe futhi. Ningumbiki othenjwayo ka-{ownerInFull}.',
  lostMade:
    'Umbiko wenu usalindile, ngakho akudingeki niwuthumele futhi. Cindezelani u-“Bonani umbiko wenu” ukuze nibone ukuthi umi kanjani. Uma bekuyiphutha, ningawuhoxisa lapho kuze kube yilapho omunye umbiki ewuqinisekisa.',
  lostAsked:
    'Kukhona umbiko osalindile, futhi nicelwe ukuba niwuqinisekise. Sicela nibheke i-imeyili yethu yakamuva ngalokho: inesixhumanisi eniwuqinisekisa ngaso noma enisho ngaso ukuthi akulona iqiniso. Siyithumele futhi uma eyokugcina beseyedlule ihora.',
  lostConfirmed:
    'Kukhona umbiko osalindile. Niwuqinisekisile futhi akukho okunye okudingeka nikwenze. Sizonithumelela i-imeyili uma sekukhona isinqumo. Uma uchithwa noma uphelelwa yisikhathi, izixhumanisi ezingezansi zingabika futhi.',
  lostDenied:
    'Kukhona umbiko osalindile, futhi nisitshele ukuthi akulona iqiniso. Uma nithola ukuthi kuyiqiniso ngempela, nisengawuqinisekisa ngesixhumanisi esikwi-imeyili yethu yakamuva ngawo. Siyithumele futhi uma eyokugcina beseyedlule ihora.',
  lostUninvolved:
    'Kukhona umbiko osalindile. Nibe ngumbiki ngemva kokuba usuthunyelwe, ngakho sibuze abanye kuphela, futhi akukho okudingeka nikwenze. Uma uchithwa noma uphelelwa yisikhathi, izixhumanisi ezingezansi zingabika futhi.',
  lostKeepEmail:
    'Sicela niyigcine le imeyili lapho kungayithola nina kuphela. Izixhumanisi zisebenza ngesikhathi nisengumbiki, futhi noma ubani onazo angazisebenzisa. Lezo ezikuma-imeyili ethu angaphambili nazo zisasebenza.',
  lostWhy:
    'Othile osebenzisa i-LeaveBits unikhethe njengombiki othenjwayo, futhi ikheli lenu lifakwe ekhasini lethu lezixhumanisi ezilahlekile.',
  lostMistake:
    'Uma bekungenina, ningayishaya indiva le imeyili. Akekho omunye othunyelelwe lezi zixhumanisi, futhi akukho okwenzekayo ngaphandle kokuba nizisebenzise.',
  seeReport: 'Bonani umbiko wenu',

  // A reporter again
  openMeanwhile:
    'Kukhona umbiko oqinisekisiwe, ngakho lokho umnikazi akugcinela abanye kuvuliwe. Akudingeki nibike lutho. Uma umnikazi ephila kahle, sicela nimazise masinyane. Angangena akhiye konke futhi.',
  restoredSubject: 'Seniphinde naba ngumbiki ka-{owner}',
  restoredPreheader: 'Ushintsho luhlehlisiwe. Izixhumanisi zenu zangaphambili ziyasebenza futhi.',
  restoredPreheaderWithLinks: 'Ushintsho luhlehlisiwe. Nazi izixhumanisi zenu.',
  restoredHeading: 'Seniphinde naba ngumbiki',
  restoredNews:
    'Ikheli lenu belisusiwe kubabiki baka-{ownerInFull}. Lolo shintsho luhlehliswe ngesixhumanisi esikwi-imeyili yethu ngalo, ngakho seniphinde naba ngumbiki othenjwayo.',
  restoredNewLinks:
    'Izixhumanisi ezikule imeyili zintsha. Lezo ebeninazo ngaphambi koshintsho nazo ziyasebenza futhi.',
  restoredOldLinks:
    'Izixhumanisi ebeninazo ngaphambi koshintsho ziyasebenza futhi. Uma ningasenazo, celani umnikazi ukuba anithumelele ezintsha. Angakwenza lokho kusukela kusasa.',
  restoredNoReport:
    'Ngezixhumanisi zenu ningabika ukushona noma ukungasakwazi unomphela ukuziphathela izindaba. Kuze kube yileso sikhathi, akukho okudingeka nikwenze.',
  restoredMade:
    'Umbiko wenu usalindile, ngakho akudingeki niwuthumele futhi. Uma bekuyiphutha, vulani isixhumanisi senu: ningawuhoxisa umbiko kuze kube yilapho omunye umbiki ewuqinisekisa.',
  restoredAsked:
    'Kukhona umbiko osalindile. Siyanibuza ngawo kwenye i-imeyili. Uma beniwuqinisekisile ngaphambili, lokho akusabalwa, ngakho sicela niphendule futhi ngesixhumanisi esikuleyo imeyili.',
  restoredUnasked:
    'Kukhona umbiko osalindile. Beningeyena umbiki ngesikhathi uthunyelwa, ngakho ngeke sinicele ukuba niwuqinisekise, futhi akukho okudingeka nikwenze.',
  restoredKeepEmail:
    'Sicela niyigcine le imeyili lapho kungaphinda kuyithole nina kuphela. Izixhumanisi zisebenza ngesikhathi nisengumbiki, futhi noma ubani onazo angazisebenzisa.',
  restoredMistake:
    'Uma ningamazi lo muntu, noma ningafuni ukuba ngumbiki, ningayishaya indiva le imeyili noma nimcele ukuba anisuse. Akukho okwenzekayo ngaphandle kokuba nisebenzise izixhumanisi.',
  keptSubject: 'Izixhumanisi zenu zokubika ngo-{owner} ziyasebenza futhi',
  keptPreheader: 'Nisalokhu ningumbiki othenjwayo.',
  keptHeading: 'Izixhumanisi zenu ziyasebenza futhi',
  keptNews:
    'Umbiko wenu ngo-{ownerInFull} uchithiwe, ngakho izixhumanisi zenu zayeka ukusebenza kwaze kwaba yilapho umnikazi enquma. Unqume ukuthi nihlala ningumbiki othenjwayo.',
  keptLinks:
    'Izixhumanisi ezikuma-imeyili ethu angaphambili ziyasebenza futhi: ningabika ukushona noma ukungasakwazi unomphela ukuziphathela izindaba, futhi niqinisekise imibiko yabanye. Uma ningasenazo, ningazicela ekhasini lethu lezixhumanisi ezilahlekile.',
  keptPaused: 'Aningeke nithumele omunye umbiko ngaphambi komhla ka-{date}.',
  keptNothingToDo: 'Akukho okudingeka nikwenze manje.',
  keptMade: 'Umbiko wenu omusha usalindile, ngakho akudingeki niwuthumele futhi.',
  keptAsked: 'Kukhona umbiko womunye umuntu osalindile. Siyanibuza ngawo kwenye i-imeyili.',
  keptUnasked:
    'Kukhona umbiko womunye umuntu osalindile. Asiniceli ukuba niwuqinisekise, futhi akukho okudingeka nikwenze.',
  keptMistake:
    'Uma ningafuni ukuba ngumbiki, ningayishaya indiva le imeyili noma nicele umnikazi ukuba anisuse. Akukho okwenzekayo ngaphandle kokuba nisebenzise izixhumanisi.',

  // No longer a reporter
  removedSubject: 'Aniseyena umbiki ka-{owner}',
  removedHeading: 'Aniseyena umbiki',
  removedWhy: 'Othile osebenzisa i-LeaveBits wayenikhethe njengombiki othenjwayo.',
  removedPreheader: 'Siyabonga ngokuthi benikade ningumbiki. Akukho okudingeka nikwenze.',
  removedPreheaderDeclined: 'Izixhumanisi zenu azisasebenzi. Akukho okudingeka nikwenze.',
  removedPreheaderOpen: 'Konke kuvuliwe ngenxa yombiko. Sicela nikufunde lokhu.',
  removedPreheaderReport: 'Nakhu okushiwo yilokhu ngombiko.',
  removedAsWished:
    'Nisitshele ukuthi anifuni ukuba ngumbiki. Ikheli lenu manje selisusiwe kubabiki baka-{ownerInFull}, ngakho izixhumanisi ezikuma-imeyili ethu angaphambili azisasebenzi, futhi ningawasula lawo ma-imeyili. Akukho okudingeka nikwenze.',
  removedAndReplaced:
    'Nisitshele ukuthi anifuni ukuba ngumbiki. U-{ownerInFull} ukhethe omunye umuntu, ngakho izixhumanisi ezikuma-imeyili ethu angaphambili azisasebenzi, futhi ningawasula lawo ma-imeyili. Akukho okudingeka nikwenze.',
  removedNews: 'Ngomhla ka-{date} ikheli lenu lisusiwe kubabiki baka-{ownerInFull}.',
  removedHadDeclined: 'Benisitshele ukuthi anifuni ukuba nguye.',
  removedNoBlame: 'Abantu bakushintsha lokhu ngezizathu eziningi, futhi akusho lutho ngani.',
  removedThanks: 'Siyabonga ngokuthi benikade ningumbiki.',
  removedLinks: 'Izixhumanisi ezikuma-imeyili ethu angaphambili azisasebenzi.',
  removedLinksDelete:
    'Izixhumanisi ezikuma-imeyili ethu angaphambili azisasebenzi, ngakho ningawasula lawo ma-imeyili. Akukho okunye okudingeka nikwenze.',
  removedMade:
    'Umbiko wenu usalindile. Ukususwa kwenu akuwukhanseli, kodwa anisakwazi ukuwuhoxisa. Sizonithumelela i-imeyili uma sekukhona isinqumo.',
  removedAsked:
    'Umbiko esinibuze ngawo usalindile, kodwa anisakwazi ukuwuqinisekisa. Uma beniwuqinisekisile, lokho akusabalwa. Ngeke sinithumelele i-imeyili ngawo ngaphandle uma niphinda niba ngumbiki.',
  removedOpen:
    'Kukhona umbiko oqinisekisiwe, ngakho lokho umnikazi akugcinela abanye kuvuliwe. Ukususwa kwenu akukushintshi lokho.',
  removedTellOthers:
    'Uma nazi ukuthi umbiko ubuyiqiniso, kungenzeka kukhona omunye umuntu ku-akhawunti, futhi angakhiya konke futhi. Sicela nitshele abanye ababiki nabantu abavulelwe.',
  removedSurprise:
    'Uma lokhu kunimangaza, sicela nikhulume nomnikazi. Naye simthumelele i-imeyili ngoshintsho. Uma ningamtholi, sicela nikhulume nomuntu oseduze naye.',
  removedSurpriseUndo:
    'Uma lokhu kunimangaza, sicela nikhulume nomnikazi. Naye simthumelele i-imeyili ngoshintsho, futhi leyo imeyili ingaluhlehlisa {hours, plural, one {isikhathi esiyihora elingu-#} other {isikhathi esingamahora angu-#}}. Uma ningamtholi, sicela nikhulume nomuntu oseduze naye.',

  // Is the owner well?
  wellSubject: 'Ngabe u-{owner} uphila kahle?',
  wellSubjectAgain: 'Siyabuza futhi: ngabe u-{owner} uphila kahle?',
  wellHeading: 'Niyazi yini ukuthi uphila kahle?',
  wellReport:
    'Uma eshonile noma engasakwazi unomphela ukuziphathela izindaba, siyaxolisa kakhulu. Sicela nisebenzise enye yezinkinobho ezimbili ezingezansi nilandele imiyalelo. Izixhumanisi eseninazo nazo zisasebenza.',
  silencePreheader: 'Sekuyisikhathi eside engangeni. Ngokuvamile kunesizathu esilula.',
  silenceNews:
    'Ningumbiki othenjwayo ka-{ownerInFull}. Wagcina ukungena ku-LeaveBits ngomhla ka-{date}, futhi akawaphendulanga ama-imeyili amabili. Ngokuvamile kunesizathu esilula: ushintshe ikheli noma akawabonanga ama-imeyili ethu. Asikwazi ukukubona silapha, ngakho sibuza nina.',
  silenceAskThem:
    'Uma ningamthola, sicela nibuze yena kuqala. Uma ephila kahle, akukho okudingeka nikwenze lapha. Udinga nje ukungena kanye.',
  silenceNothingOpens:
    'Akukho okuvulwayo ngaphandle kokuba othile akubike nabanye bakuqinisekise. Asilokothi sicele iphasiwedi noma imali.',
  lapsePreheader: 'I-akhawunti yakhe sekuyisikhathi ingasasebenzi. Ngokuvamile kunesizathu esilula.',
  lapseNews:
    'Ningumbiki othenjwayo ka-{ownerInFull}. I-akhawunti yakhe ye-LeaveBits ayisasebenzi kusukela ngomhla ka-{date}. Ngokuvamile kunesizathu esilula: kukhona akukhohliwe noma akawabonanga ama-imeyili ethu. Asikwazi ukukubona silapha, ngakho sibuza nina.',
  lapseAskThem:
    'Uma ningamthola, sicela nibuze yena kuqala. Uma ephila kahle, akukho okudingeka nikwenze lapha. Angangena abone ukuthi kudingekani.',
  lapseDeletion:
    'Njengoba kunjalo manje, ama-LeaveBit akhe azosulwa unomphela ngomhla ka-{date}. Uma nithumela umbiko ngaphambi kwalokho, akukho okuyosulwa ngesikhathi usalindile.',
  lapseAskAgain:
    'Uma kungashintshi lutho, sizophinde sibuze ezinyangeni ezimbalwa. Asilokothi sicele iphasiwedi noma imali.',
  lapseLast: 'Ngeke siphinde sibuze. Asilokothi sicele iphasiwedi noma imali.',

  // Unpaid data is going to be deleted
  unreachableSubject: 'Asikwazi ukumthola u-{owner}',
  unreachableHeading: 'Ama-imeyili ethu awasafiki',
  unpaidSubject: 'Ngabe u-{owner} uphila kahle? Ama-LeaveBit akhe azosulwa',
  deletionHeading: 'Kukhona i-akhawunti ezosulwa',
  destructionPreheader: 'Uma kukhona okumehlele, ningasazisa.',
  unreachableNews:
    'U-{ownerInFull} wanikhetha njengombiki othenjwayo ku-LeaveBits. I-akhawunti yakhe sekuyisikhathi eside ingakhokhelwa, futhi ibhokisi lakhe le-imeyili alisawamukeli ama-imeyili ethu. Sizogcina konke okuku-akhawunti yakhe kuze kube ngumhla ka-{date}. Ngemva kwalokho kuzosulwa unomphela.',
  unpaidNews:
    'U-{ownerInFull} wanikhetha njengombiki othenjwayo ku-LeaveBits. I-akhawunti yakhe sekuyisikhathi eside ingakhokhelwa, futhi akakaze angene kusukela lapho. Sizogcina konke okuku-akhawunti yakhe kuze kube ngumhla ka-{date}. Ngemva kwalokho kuzosulwa unomphela.',
  destructionReport:
    'Uma eshonile noma engasakwazi unomphela ukuziphathela izindaba, sicela nisebenzise enye yezinkinobho ezingezansi nilandele imiyalelo. Akukho okusulwayo ngesikhathi umbiko usalindile. Siyaxolisa uma le imeyili inifinyelela ngesikhathi esinzima.',
  destructionIfWell:
    'Uma ephila kahle, sicela nimcele ukuba angene. Angakugcina konke ngokukhokha imali ekweletwayo.',
  destructionNoPayment: 'Akudingeki nikhokhe lutho, futhi asilokothi sinicele iphasiwedi.',

  // The owner closes the account
  closingSubject: 'U-{owner} ufuna ukuvala i-akhawunti yakhe ye-LeaveBits',
  closingPreheader: 'Uma bekuyisinqumo sakhe, akukho okudingeka nikwenze.',
  closingNews:
    'Othile ongene njengo-{ownerInFull} usicele ukuba sivale i-akhawunti yakhe ye-LeaveBits futhi sisule konke okukuyo. Siyokwenza lokho ngomhla ka-{date}, hhayi ngaphambi kwawo. Ngemva kwalokho akekho oyokwazi ukuvula lokho abekugcine lapha.',
  closingLikely:
    'Kungenzeka kakhulu ukuthi unqume ukuhamba nje, futhi akukho okudingeka nikwenze. Siyanazisa ngoba ningomunye wababiki, nangoba ukusulwa akunakuhlehliswa.',
  closingAskThem:
    'Uma nifuna ukuqiniseka, mbuzeni ubuso nobuso noma ngocingo kunokuba nimbuze nge-imeyili. Uma bekungeyena, usengayigcina i-akhawunti ngokungena akhethe ukuyigcina, noma ngokusetha kabusha iphasiwedi yakhe.',
  closingReport:
    'Uma kukhona okumehlele, siyaxolisa kakhulu. Ningakubika ngenye yezinkinobho ezingezansi, futhi akukho okuyosulwa ngesikhathi umbiko wenu usalindile. Izixhumanisi eseninazo nazo zisasebenza.',
  closingWhy:
    'Othile osebenzisa i-LeaveBits unikhethe njengombiki othenjwayo. Sihlale sazisa ababiki ngaphambi kokuba i-akhawunti isulwe.',
  stayingSubject: 'U-{owner} uyayigcina i-akhawunti yakhe ye-LeaveBits',
  stayingPreheader: 'Akukho okuzosulwa. Akukho okudingeka nikwenze.',
  stayingHeading: 'Ukusulwa kukhanseliwe',
  stayingNews:
    'Kungenzeka nithole i-imeyili evela kithi ethi i-akhawunti ye-LeaveBits ka-{ownerInFull} izosulwa. Lokho kukhanseliwe. I-akhawunti iyasala, nakho konke okukuyo.',
  stayingLinks: 'Nisalokhu ningumbiki, futhi izixhumanisi zenu zisasebenza. Akukho okudingeka nikwenze.',
  stayingWhy:
    'Othile osebenzisa i-LeaveBits unikhethe njengombiki othenjwayo. Siyabazisa ababiki uma i-akhawunti izosulwa, nalapho lokho kukhanselwa.',

  // Much was deleted
  trashedSubject: 'Iningi lama-LeaveBit ka-{owner} liyiswe emgqonyeni kadoti',
  trashedPreheader: 'Uma ningamthola, sicela nimbuze ukuthi ubeqonde ukukwenza lokhu yini.',
  trashedHeading: 'Sicela nimbuze ukuthi ubeqonde ukukwenza lokhu yini',
  trashedNews:
    'Ngomhla ka-{date} iningi lama-LeaveBit ka-{ownerInFull} belisemgqonyeni kadoti. Ngokuvamile kusho nje ukuthi uyahlela. Kodwa kungasho nokuthi kukhona omunye umuntu ku-akhawunti yakhe.',
  trashedAskThem:
    'Uma ningamthola, sicela nimbuze ukuthi ubeqonde ukukwenza lokhu yini. Kungcono nimbuze ubuso nobuso noma ngocingo: umuntu oku-akhawunti yakhe kungenzeka ufunda nama-imeyili akhe.',
  trashedRestore:
    'Uma bekungeyena, angabuyisela konke ngesixhumanisi esimthumelele sona, esisebenza {hours, plural, one {ihora elingu-#} other {amahora angu-#}}, noma ngokungena avule umgqomo kadoti.',
  trashedNoDeath:
    'Lokhu akusho ukuthi kukhona okumehlele. Uma kukhona, sicela nikubike ngesixhumanisi esikwi-imeyili yethu yangaphambili: akukho okusulwayo unomphela ngesikhathi umbiko usalindile.',
  trashedWhy:
    'Othile osebenzisa i-LeaveBits unikhethe njengombiki othenjwayo. Siyabazisa ababiki uma iningi lama-LeaveBit liya emgqonyeni kadoti, kanye ngosuku kuphela.',
  removedDuringSubject: 'Kukhona okususiwe ku-akhawunti ye-LeaveBits ka-{owner}',
  removedDuringPreheader:
    'Kukhona umbiko osalindile. Kungenzeka uphila kahle, noma kukhona omunye umuntu ku-akhawunti yakhe.',
  removedDuringHeading: 'Kukhona okususiwe ngesikhathi umbiko usalindile',
  removedDuringNews:
    'Umbiko ngo-{ownerInFull} uthunyelwe ngomhla ka-{reportedAt} futhi usalindile. Ngomhla ka-{date}, othile ongene ku-akhawunti yakhe ubesesule okuthile, esikhundleni sengxenye enkulu yombhalo wafaka okunye, wasusa abamukeli, noma wabenza balinde isikhathi eside.',
  removedDuringMeaning:
    'Lokhu kungasho ukuthi umnikazi uphila kahle futhi usebenzisa i-akhawunti. Kungasho nokuthi kukhona omunye umuntu kuyo.',
  removedDuringAskThem:
    'Sicela nizame ukuthola umnikazi, okungcono ubuso nobuso noma ngocingo. Uma ephila kahle, angawuchitha umbiko ngenkinobho ekuma-imeyili ethu aya kuye. Uma engazenzanga yena lezi zinguquko, angazihlehlisa.',
  removedDuringRestore:
    'Uma ningamtholi, noma ubani okwazi ukufunda ama-imeyili akhe angabuyisela konke. Ama-imeyili ethu aya kuye ngalezi zinguquko anenkinobho ethi “Undo these changes” (hlehlisani lezi zinguquko). Isebenza ngaphandle kokungena, {hours, plural, one {ihora elingu-#} other {amahora angu-#}} ngemva kwe-imeyili ngayinye, ngisho nangemva kokuba ama-LeaveBit esevuliwe. Qalani nge-imeyili yakamuva. Uma emaningi, ngayinye ihlehlisa izinguquko zayo.',
  removedDuringOnce:
    'Lokhu sikuthumela kanye kuphela ngombiko ngamunye, ngakho kungenzeka kube khona ezinye izinguquko ezifana nalezi. Akukho okudingeka nikwenze lapha, futhi le imeyili ayiwuthinti umbiko.',
  removedDuringWhy:
    'Othile osebenzisa i-LeaveBits unikhethe njengombiki othenjwayo. Siyabazisa ababiki uma kukhona okususwayo ngesikhathi umbiko usalindile.',
};
