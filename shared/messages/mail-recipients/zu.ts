import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-recipients'> = {
  // The code that verifies an address
  codeSubject: 'Ikhodi yenu yokungena ku-LeaveBits',
  codePreheader: 'Yifakeni ekhasini eniyicele kulo.',
  codeHeading: 'Ikhodi yenu yokungena',
  codeEnter: 'Fakani le khodi ekhasini eniyicele kulo ukuze nibone lokho okwabelwane ngakho nani.',
  codeLifetime:
    'Isebenza kanye kuphela, phakathi {minutes, plural, one {nomzuzu ongu-#} other {nemizuzu engu-#}}. Uma nicela enye kuso leso siphequluli, kusebenza entsha kuphela.',
  codeSecret:
    'Sicela ningayitsheli muntu. Asisoze sanibuza yona nge-imeyili noma ngocingo. Asilokothi sicele iphasiwedi noma imali.',
  codeWaitLink: 'Uma lelo khasi lithi linda, sebenzisani lesi sixhumanisi esikhundleni salo',
  codeWhy: 'Kukhona okwabelwane ngakho naleli kheli ku-LeaveBits, futhi othile ucele ikhodi ukuze akufunde.',
  codeMistake:
    'Uma bekungeyona imizamo yenu, ningayishaya indiva le imeyili. Akukho okuboniswayo ngaphandle kwekhodi.',

  // What notices have in common
  safeguards:
    'Aniyidingi i-akhawunti. Ngaphambi kokuba sinibonise noma yini, sizothumela ikhodi kuleli kheli bese sinicela ukuba niyifake. Asilokothi sicele iphasiwedi noma imali.',
  whyChosen: 'Othile ogcina imininingwane ku-LeaveBits ukhethe leli kheli ukuze liyamukele.',
  whyChosenBefore: 'Othile obegcina imininingwane ku-LeaveBits wakhetha leli kheli ukuze liyamukele.',
  forStrangers:
    'Uma ningamazi lo muntu, noma nicabanga ukuthi lokhu bekuqondiswe komunye umuntu, ningayishaya indiva le imeyili. Akukho okuboniswayo ngaphandle kwekhodi ethunyelwe kuleli kheli.',
  openPage: 'Vulani ikhasi lenu',
  seeWhatIsKept: 'Bonani enigcinelwe kona',
  noHurry: 'Akujahwe.',
  noHurryReady: 'Akujahwe. Ningakufunda uma senilungele.',
  noHurryFeelReady: 'Akujahwe. Ningakufunda uma senizizwa nilungele.',
  readableUntil:
    'Ningakufunda kuze kube ngumhla ka-{date}. Sicela nigcine konke enifuna ukusala nakho. Sizonithumelela enye i-imeyili ngaphambi kokuba kuvalwe.',
  readableForNow: 'Kungenzeka kungatholakali unomphela, ngakho sicela nigcine konke enifuna ukusala nakho.',
  sealedNotice:
    'Ivalwe ngophawu, ukuze kungabikho omunye ongayifunda, ngisho nathi. Ukuze niyivule, nizodinga nekhadi likakhiye: ikhasi eliphrintiwe elinekhodi ye-QR nokhiye. Uma beninganikwanga lona, sicela nilicele kumthumeli.',
  sealedPart:
    'Ingxenye yakho ivalwe ngophawu, ukuze kungabikho omunye ongayifunda, ngisho nathi. Ukuze niyivule, nidinga nekhadi likakhiye: ikhasi eliphrintiwe elinekhodi ye-QR nokhiye. Uma beninganikwanga lona, ikhasi lenu liyasho ukuthi ningalicela kubani.',

  // Something was shared
  sharedSubject: 'U-{owner} wabelane nani ngokuthile',
  sharedPreheader: 'Seningakufunda ekhasini lenu langasese.',
  sharedSealedPreheader: 'Nizodinga ikhadi lenu likakhiye ukuze nikuvule.',
  sharedHeading: 'Kukhona okwabelwane ngakho nani',
  sharedNews:
    'U-{ownerInFull} wabelane nani ngemininingwane nge-LeaveBits. Seningayifunda ekhasini lenu langasese.',
  sharedSealedNews: 'U-{ownerInFull} wabelane nani ngemininingwane nge-LeaveBits. Isekhasini lenu langasese.',
  keptSubject: 'U-{owner} unigcinele okuthile',
  keptPreheader: 'Akukho okudingeka nikwenze manje. Sicela niyigcine le imeyili.',
  keptHeading: 'Kukhona enigcinelwe kona',
  keptNews: 'U-{ownerInFull} unigcinele imininingwane ku-LeaveBits. Anikakwazi ukuyifunda okwamanje.',
  keptUntilReport:
    'Niyokwazi ukuyifunda kuphela ngemva kokuba abantu abathembayo beqinisekise ukushona kwakhe noma ukuthi akasakwazi unomphela ukuziphathela izindaba. Siyethemba ukuthi lolo suku lusekude. Sizonithumelela enye i-imeyili lapho senikwazi.',
  keptUntilDate: 'Niyokwazi ukuyifunda ngomhla ka-{date}. Sizonithumelela enye i-imeyili ngaleso sikhathi.',
  keptDateUnset: 'Usuku alukanqunywa. Sizonithumelela enye i-imeyili lapho senikwazi.',
  keptTimeUnset: 'Isikhathi asikanqunywa. Sizonithumelela enye i-imeyili lapho senikwazi.',
  keptKeepEmail:
    'Akukho okudingeka nikwenze manje. Sicela niyigcine le imeyili: isixhumanisi esikuyo asishintshi.',
  keptConfirmAddress:
    'Uma nithanda, vulani isixhumanisi niqinisekise ikheli lenu, ukuze kubonakale ukuthi yilona elifanele.',

  // Something opened
  openedAfterDeathSubject: 'Seningakufunda lokho u-{owner} anishiyele kona',
  openedAfterDeathHeading: 'Kukhona enishiyelwe kona',
  openedAfterDeathNews:
    'Sinibhalela ngezindaba ezibuhlungu. {people, plural, =2 {Abantu ababili abakhethelwe lokhu baqinisekisile} =3 {Abantu abathathu abakhethelwe lokhu baqinisekisile} =4 {Abantu abane abakhethelwe lokhu baqinisekisile} =5 {Abantu abahlanu abakhethelwe lokhu baqinisekisile} one {Umuntu ongu-# okhethelwe lokhu uqinisekisile} other {Abantu abangu-# abakhethelwe lokhu baqinisekisile}} ukuthi u-{ownerInFull} ushonile. Uma benikade ningakezwa, siyaxolisa ukuthi nikuzwa nge-imeyili. Sicela namukele amazwi ethu enduduzo.',
  openedAfterDeathWhat:
    'Nishiyelwe imininingwane ku-LeaveBits, futhi seningayifunda ekhasini lenu langasese. Akujahwe. Ningayifunda uma senizizwa nilungele.',
  openedAfterDeathSubstitute:
    'Ushiye imininingwane ku-LeaveBits eyishiyela umuntu ongayivulanga, futhi wacela ukuba uma kwenzeka lokho yamukelwe yinina. Seningayifunda ekhasini lenu langasese. Akujahwe. Ningayifunda uma senizizwa nilungele.',
  openedKeptSubject: 'Seningakufunda lokho u-{owner} anigcinele kona',
  openedAfterIncapacitationHeading: 'Kukhona enanigcinelwe kona',
  openedAfterIncapacitationNews:
    'Sinibhalela ngezindaba ezibuhlungu. {people, plural, =2 {Abantu ababili abakhethelwe lokhu baqinisekisile} =3 {Abantu abathathu abakhethelwe lokhu baqinisekisile} =4 {Abantu abane abakhethelwe lokhu baqinisekisile} =5 {Abantu abahlanu abakhethelwe lokhu baqinisekisile} one {Umuntu ongu-# okhethelwe lokhu uqinisekisile} other {Abantu abangu-# abakhethelwe lokhu baqinisekisile}} ukuthi u-{ownerInFull} akasakwazi unomphela ukuziphathela izindaba. Uma benikade ningakezwa, siyaxolisa ukuthi nikuzwa nge-imeyili. Sinifisela amandla nobabili.',
  openedAfterIncapacitationWhat:
    'Nagcinelwa imininingwane ku-LeaveBits uma kwenzeka lokhu, futhi seningayifunda ekhasini lenu langasese. Akujahwe. Ningayifunda uma senilungele.',
  openedAfterIncapacitationSubstitute:
    'Wagcina imininingwane ku-LeaveBits eyigcinela umuntu ongayivulanga, futhi wacela ukuba uma kwenzeka lokho yamukelwe yinina. Seningayifunda ekhasini lenu langasese. Akujahwe. Ningayifunda uma senilungele.',
  openedWasRemoved: 'Okunye kwakho kwakususiwe esikhathini esifushane esidlule, manje sekubuyile.',
  returnedLeftSubject: 'Seningafunda okwengeziwe kwalokho u-{owner} anishiyele kona',
  returnedKeptSubject: 'Seningafunda okwengeziwe kwalokho u-{owner} anigcinele kona',
  returnedHeading: 'Kukhona okwengeziwe eningakufunda',
  returnedLeftNews:
    'Seningafunda ekhasini lenu langasese okwengeziwe kwalokho u-{ownerInFull} anishiyele kona ku-LeaveBits. Kwakususiwe esikhathini esifushane esidlule, manje sekubuyile. Akujahwe. Ningakufunda uma senilungele.',
  returnedKeptNews:
    'Seningafunda ekhasini lenu langasese okwengeziwe kwalokho u-{ownerInFull} anigcinele kona ku-LeaveBits. Kwakususiwe esikhathini esifushane esidlule, manje sekubuyile. Akujahwe. Ningakufunda uma senilungele.',
  turnSubject: 'Seningafunda okuthile okuvela ku-{owner}',
  turnHeading: 'Kukhona okudluliselwe kini',
  turnLeftNews:
    'U-{ownerInFull} ushiye imininingwane ku-LeaveBits eyishiyela umuntu ongayivulanga, futhi wacela ukuba uma kwenzeka lokho yamukelwe yinina. Seningayifunda ekhasini lenu langasese. Akujahwe. Ningayifunda uma senilungele.',
  turnKeptNews:
    'U-{ownerInFull} ugcine imininingwane ku-LeaveBits eyigcinela umuntu ongayivulanga, futhi ucele ukuba uma kwenzeka lokho yamukelwe yinina. Seningayifunda ekhasini lenu langasese. Akujahwe. Ningayifunda uma senilungele.',
  dateAfterDeathSubject: 'Seningafunda okunye kwalokho u-{owner} anishiyele kona',
  dateAfterDeathHeading: 'Usuku olukhethiwe selufikile',
  dateAfterDeathNews:
    'Ngaphambi kokushona kwakhe, u-{ownerInFull} wanibekela okunye ku-LeaveBits, wakhetha nosuku eniyokufunda ngalo. Lolo suku selufikile. Seningakufunda ekhasini lenu langasese. Akujahwe. Ningakufunda uma senizizwa nilungele.',
  dateSubject: 'Seningakufunda lokho u-{owner} abenigcinele kona',
  datePreheader: 'Usuku olukhethiwe selufikile.',
  dateHeading: 'Usuku selufikile',
  dateNews:
    'U-{ownerInFull} wanibekela imininingwane ku-LeaveBits, wakhetha nosuku eniyoyifunda ngalo. Lolo suku selufikile. Seningayifunda ekhasini lenu langasese.',
  openedByOwnerPreheader: 'Unqume ukuthi seningakufunda manje.',
  openedByOwnerHeading: 'Seningakufunda manje',
  openedByOwnerNews:
    'U-{ownerInFull} unigcinele imininingwane ku-LeaveBits. Ibikhiyiwe kuze kube manje, kodwa unqume ukwabelana nani ngayo. Seningayifunda ekhasini lenu langasese.',
  openedIfWell: 'Uma nazi ukuthi lo muntu uyaphila, sicela nimazise masinyane. Angangena akhiye konke futhi.',

  // Reminders, and one link to several LeaveBits
  reminderSubject: 'U-{owner} ucela nivakashele ikhasi lenu',
  reminderPreheader: 'Kuthatha umzuzu noma emibili. Akukho okunye okudingeka nikwenze.',
  reminderHeading: 'Sicela nivakashele ikhasi lenu',
  reminderNews:
    'U-{ownerInFull} unigcinele imininingwane ku-LeaveBits, futhi ucela nivakashele ikhasi lenu niqinisekise ikheli lenu, ukuze kubonakale ukuthi yilona elifanele.',
  reminderEffort:
    'Kuthatha umzuzu noma emibili. Okunye kwakho kungenzeka kusakhiyiwe. Ikhasi liyasho ukuthi niyokwazi nini ukukufunda.',
  unopenedSubject: 'Kukhona okuvela ku-{owner} okunilindile',
  unopenedPreheader: 'Ningakufunda ekhasini lenu langasese.',
  unopenedHeading: 'Kukhona okunilindile',
  unopenedNews:
    'Kukhona imininingwane yenu evela ku-{ownerInFull} eningakayivuli. Ningayifunda ekhasini lenu langasese.',
  unopenedDecline:
    'Uma ningathandi ukuyifunda, akukho okudingeka nikwenze. Uma ningayifuni nhlobo, ikhasi lenu linayo indlela yokukusho lokho.',
  unopenedPassingOn:
    'Kukhona okhethiwe oyamukela naye uma ningayivuli. Lokho eningakakuvuli ngomhla ka-{date} kungafundwa nangulowo muntu ngemva kwalokho. Anilahlekelwa lutho: nangemva kwalolo suku nisengakufunda.',
  unopenedPassedOn:
    'Kukhona okhethiwe oyamukela naye uma ningayivuli. Ingxenye yayo lowo muntu useyayifunda naye, noma uzoyifunda maduze. Anilahlekelwa lutho: nisengayifunda yonke.',
  unopenedDeclineForSubstitute:
    'Uma ningathandi ukuyifunda, ningayiyeka ingavuliwe. Uma ningayifuni nhlobo, ikhasi lenu linayo indlela yokukusho lokho. Uma nenza njalo akekho oyamukela esikhundleni senu.',
  unopenedWhy:
    'Othile osebenzisa i-LeaveBits ukhethe leli kheli ukuze liyamukele. Sinikhumbuza ngayo izikhathi ezintathu kuphela.',
  selectionSubject: 'U-{owner} unithumelele isixhumanisi semininingwane yenu',
  selectionPreheader: 'Konke kusekhasini elilodwa.',
  selectionHeading: 'Kukhona imininingwane yenu',
  selectionNews:
    'U-{ownerInFull} unigcinele imininingwane ku-LeaveBits, wasicela ukuba sinithumelele lesi sixhumanisi. Siya ekhasini elilodwa elinakho konke.',
  selectionLocked: 'Okunye kwakho kungenzeka kusakhiyiwe. Ikhasi liyasho ukuthi niyokwazi nini ukukufunda.',
  selectionButton: 'Vulani ikhasi',

  // Another address, and a LeaveBit that was left
  movedSubject: 'U-{owner} manje unelinye ikheli lenu',
  movedPreheader: 'Lokho anigcinele kona kuya kulelo kheli kusukela manje.',
  movedHeading: 'Leli kheli lishintshiwe',
  movedNews:
    'U-{ownerInFull} unigcinele imininingwane ku-LeaveBits, futhi ufake elinye ikheli esikhundleni saleli. Kusukela manje ingavulwa kuphela ngekheli elisha.',
  movedExpected: 'Uma nishintshe ikheli lenu, akukho okudingeka nikwenze.',
  movedUnexpected:
    'Uma beningakulindele lokhu, sicela nimshayele ucingo umthumeli noma nimbuze ubuso nobuso. Unezinsuku ezintathu zokukuhlehlisa ngokuchofoza kanye.',
  movedWhy:
    'Umthumeli usebenzisa i-LeaveBits ukugcinela abanye abantu imininingwane, futhi wayekhethe leli kheli ukuze liyamukele.',
  movedMistake: 'Uma ningamazi umthumeli, ningayishaya indiva le imeyili.',
  leftSubject: 'Niphumile ku-LeaveBit evela ku-{owner}',
  leftPreheader: 'Uma beningaqondile ukwenza lokho, ningakwazi ukubuyela.',
  leftHeading: 'Niphumile ku-LeaveBit',
  leftNews:
    'Ngomhla ka-{date} niphume ku-LeaveBit evela ku-{ownerInFull}. Anisakwazi ukuyifunda, futhi ngeke siphinde sinithumelele i-imeyili ngayo.',
  leftIntended: 'Uma beniqondile ukwenza lokho, akukho okudingeka nikwenze.',
  leftRestore:
    'Uma beningaqondile ukwenza lokho, noma uma kungeyona imisebenzi yenu, sebenzisani lesi sixhumanisi ngaphambi komhla ka-{date} ukuze nibuyele. Kuyoba sengathi anikaze niphume. Ngemva kwalokho ngumthumeli kuphela ongaphinda abelane nani ngayo.',
  leftRestoreAfterRelease:
    'Uma beningaqondile ukwenza lokho, noma uma kungeyona imisebenzi yenu, sebenzisani lesi sixhumanisi ngaphambi komhla ka-{date} ukuze nibuyele. Kuyoba sengathi anikaze niphume. Ngemva kwalokho kungenzeka kungabikho ongayibuyisa.',
  leftButton: 'Ngibuyiseleni imvume yami',
  leftWhy: 'Othile owayeqinisekise leli kheli ucindezele u-“Phumani kule LeaveBit” ekhasini lenu.',
  leftMistake:
    'Uma bekungenina, kukhona ongafunda ama-imeyili enu noma osebenzise idivayisi yenu. Buyelani, nivikele ibhokisi lenu le-imeyili. Sicela ningayidluliseli kwabanye le imeyili: noma ubani onesixhumanisi angasisebenzisa.',

  // A released estate closes, or is locked again
  closesSubject: 'Ama-LeaveBit ka-{owner} aqondene nani azovalwa maduze',
  closesPreheader: 'Ningawafunda kuze kube ngumhla ka-{date}. Sicela nigcine konke enifuna ukusala nakho.',
  closesHeading: 'Sicela nigcine konke enifuna ukusala nakho',
  closesNews:
    'Ama-LeaveBit u-{ownerInFull} abenigcinele wona ningawafunda kuze kube ngumhla ka-{date}. Ngemva kwalokho ayavalwa, futhi asikwazi ukuwavula futhi.',
  closesHow:
    'Ngaphambi kwalokho, sicela nivule ikhasi lenu nilihlole ngesikhathi senu. U-“Landani konke” ugcina yonke imibhalo namafayela enivulelwe wona njenge-ZIP eyodwa. Ningalanda noma niphrinte ne-LeaveBit eyodwa.',
  closesSaved: 'Uma senigcine konke, akukho okudingeka nikwenze.',
  closesMistake:
    'Uma ningamazi lo muntu, ningayishaya indiva le imeyili. Akukho okuboniswayo ngaphandle kwekhodi ethunyelwe kuleli kheli.',
  backSubject: 'U-{owner} ubuyile',
  backPreheader: 'Lokho enivulelwe kona kulesi sikhathi sekukhiyiwe futhi.',
  backHeading: 'Sinezindaba ezinhle',
  backNews:
    'Othile ungene ku-akhawunti ka-{ownerInFull} wasazisa ukuthi ubuyile futhi useyakwazi ukuziphathela izindaba. Ama-LeaveBit enivulelwe wona kulesi sikhathi sekhiyiwe futhi.',
  backStillKept: 'Nisagcinelwe wona.',
  backAsk:
    'Akukho okudingeka nikwenze. Uma nifunde noma nigcine okunye kwakho ukuze nimsize, sicela nimbuyisele akudingayo, okunye nikugcine kuyimfihlo yenu.',
  backMistake:
    'Uma nazi ukuthi lokhu akunakuba yiqiniso, sicela nimbuze ubuso nobuso noma ngocingo. Uma ningamazi lo muntu, ningayishaya indiva le imeyili.',
  lockedSubject: 'Ama-LeaveBit ka-{owner} aqondene nani akhiyiwe futhi',
  lockedPreheader: 'Anikwazi ukuwafunda okwamanje. Akukho okudingeka nikwenze.',
  lockedHeading: 'Ama-LeaveBit akhiyiwe futhi',
  lockedNews:
    'Ama-LeaveBit u-{ownerInFull} anigcinele wona avulwa ngemva kombiko ngaye. Othile ongene ku-akhawunti yakhe manje usewakhiye futhi. Abanikazi benza lokhu uma umbiko ubungelona iqiniso.',
  lockedNewsForFormer:
    'Ama-LeaveBit u-{ownerInFull} abenigcinele wona avulwa ngemva kombiko ngaye. Othile ongene ku-akhawunti yakhe manje usewakhiye futhi. Abanikazi benza lokhu uma umbiko ubungelona iqiniso.',
  lockedAsk:
    'Akukho okudingeka nikwenze. Uma nifunde noma nigcine okunye kwakho, sicela nikugcine kuyimfihlo yenu, njengoba beniyofuna abanye benze ngamaphepha enu.',
  takenBackFromSubstitute:
    'Lokho enakwamukela ngoba omunye engakuvulanga akusabelwana ngakho nani. Niyophinde nizwe kithi kuphela uma kuphinde kwenzeka.',

  // The owner closed the account
  ownerLeftSubject: 'U-{owner} uyivalile i-akhawunti yakhe ye-LeaveBits',
  ownerLeftPreheader: 'Kube yisinqumo sakhe, futhi usicele ukuba sinazise.',
  ownerLeftHeading: 'Kukhona i-akhawunti evaliwe',
  ownerLeftNews:
    'U-{ownerInFull} uyivalile i-akhawunti yakhe ye-LeaveBits. Kube yisinqumo sakhe, futhi usicele ukuba sinazise. Akusho ukuthi kukhona okumehlele.',
  ownerLeftDeleted:
    'Imininingwane abenigcinele yona lapha isuliwe. Izixhumanisi ezikuma-imeyili ethu angaphambili ngayo azisasebenzi.',
  ownerLeftNothingToDo: 'Akukho okudingeka nikwenze. Ngeke siphinde sinithumelele i-imeyili ngalokhu.',
  ownerLeftWhy: 'Leli kheli lalifakwe kuleyo akhawunti ye-LeaveBits.',
};
