import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-recipients'> = {
  // The code that verifies an address
  codeSubject: 'Ikhowudi yenu yokungena kwi-LeaveBits',
  codePreheader: 'Yifakeni kwiphepha eniyicele kulo.',
  codeHeading: 'Ikhowudi yenu yokungena',
  codeEnter: 'Fakani le khowudi kwiphepha eniyicele kulo ukuze nibone oko kwabelwene ngako nani.',
  codeLifetime:
    'Isebenza kube kanye kuphela, kwisithuba {minutes, plural, one {somzuzu o-#} other {semizuzu e-#}}. Ukuba nicela enye kwakwibhrawuza enye, kusebenza entsha kuphela.',
  codeSecret:
    'Nceda ningayixeleli mntu. Asisoze sinibuze yona nge-imeyile okanye ngomnxeba. Asisoze sicele iphaswedi okanye imali.',
  codeWaitLink: 'Ukuba elo phepha linicela ukuba nilinde, sebenzisani eli khonkco endaweni yalo',
  codeWhy:
    'Kukho into ekwabelwene ngayo nale dilesi kwi-LeaveBits, kwaye kukho umntu ocele ikhowudi ukuze ayifunde.',
  codeMistake: 'Ukuba ibingenini, ningayityeshela le imeyile. Akukho nto iboniswayo ngaphandle kwekhowudi.',

  // What notices have in common
  safeguards:
    'Aniyidingi iakhawunti. Phambi kokuba sinibonise nantoni na, siza kuthumela ikhowudi kule dilesi sinicele ukuba niyifake. Asisoze sicele iphaswedi okanye imali.',
  whyChosen: 'Umntu ogcina iinkcukacha kwi-LeaveBits ukhethe le dilesi ukuze izifumane.',
  whyChosenBefore: 'Umntu obegcina iinkcukacha kwi-LeaveBits wakhetha le dilesi ukuze izifumane.',
  forStrangers:
    'Ukuba animazi lo mntu, okanye nicinga ukuba oku bekujoliswe komnye umntu, ningayityeshela le imeyile. Akukho nto iboniswayo ngaphandle kwekhowudi ethunyelwe kule dilesi.',
  openPage: 'Vulani iphepha lenu',
  seeWhatIsKept: 'Bonani oko nikugcinelweyo',
  noHurry: 'Akungxanyiwe.',
  noHurryReady: 'Akungxanyiwe. Ningakufunda xa senilungile.',
  noHurryFeelReady: 'Akungxanyiwe. Ningakufunda xa niziva nilungile.',
  readableUntil:
    'Ningakufunda de kube ngumhla ka-{date}. Nceda nigcine konke enifuna ukusala nako. Siya kuniphinda sinithumelele i-imeyile phambi kokuba kuvalwe.',
  readableForNow:
    'Kusenokwenzeka kungafumaneki ngonaphakade, ngoko nceda nigcine konke enifuna ukusala nako.',
  sealedNotice:
    'Zitywinwe, ukuze kungabikho mntu wumbi unokuzifunda, nathi ngokunjalo. Ukuze nizivule, niya kudinga nekhadi lesitshixo: iphepha eliprintiweyo elinekhowudi ye-QR nesitshixo. Ukuba aninikwanga lona, nceda nilicele kumthumeli.',
  sealedPart:
    'Inxalenye yako itywinwe, ukuze kungabikho mntu wumbi unokuyifunda, nathi ngokunjalo. Ukuze niyivule, nidinga nekhadi lesitshixo: iphepha eliprintiweyo elinekhowudi ye-QR nesitshixo. Ukuba aninikwanga lona, iphepha lenu liyatsho ukuba ningalicela kubani na.',

  // Something was shared
  sharedSubject: 'U-{owner} wabelane nani ngento ethile',
  sharedPreheader: 'Ngoku ningayifunda kwiphepha lenu labucala.',
  sharedSealedPreheader: 'Niya kudinga ikhadi lenu lesitshixo ukuze niyivule.',
  sharedHeading: 'Kukho into ekwabelwene ngayo nani',
  sharedNews:
    'U-{ownerInFull} wabelane nani ngeenkcukacha nge-LeaveBits. Ngoku ningazifunda kwiphepha lenu labucala.',
  sharedSealedNews: 'U-{ownerInFull} wabelane nani ngeenkcukacha nge-LeaveBits. Zikwiphepha lenu labucala.',
  keptSubject: 'U-{owner} unigcinele into ethile',
  keptPreheader: 'Akukho nto ekufuneka niyenze ngoku. Nceda niyigcine le imeyile.',
  keptHeading: 'Kukho into eniyigcinelweyo',
  keptNews: 'U-{ownerInFull} unigcinele iinkcukacha kwi-LeaveBits. Anikakwazi ukuzifunda okwangoku.',
  keptUntilReport:
    'Niya kukwazi ukuzifunda kuphela emva kokuba abantu abathembayo beqinisekisile ukusweleka kwakhe okanye ukuba akasakwazi ngokusisigxina ukuphatha imicimbi yakhe. Siyathemba ukuba loo mhla usekude. Siya kuphinda sinithumelele i-imeyile xa senikwazi.',
  keptUntilDate:
    'Niya kukwazi ukuzifunda ngomhla ka-{date}. Siya kuphinda sinithumelele i-imeyile ngelo xesha.',
  keptDateUnset: 'Umhla awukamiselwa. Siya kuphinda sinithumelele i-imeyile xa senikwazi.',
  keptTimeUnset: 'Ixesha alikamiselwa. Siya kuphinda sinithumelele i-imeyile xa senikwazi.',
  keptKeepEmail:
    'Akukho nto ekufuneka niyenze ngoku. Nceda niyigcine le imeyile: ikhonkco elikuyo alitshintshi.',
  keptConfirmAddress:
    'Ukuba niyathanda, vulani ikhonkco niqinisekise idilesi yenu, ukuze kubonakale ukuba yeyona ilungileyo.',

  // Something opened
  openedAfterDeathSubject: 'Ngoku ningakufunda oko u-{owner} anishiyele kona',
  openedAfterDeathHeading: 'Kukho into eniyishiyelweyo',
  openedAfterDeathNews:
    'Sinibhalela ngeendaba ezibuhlungu. {people, plural, =2 {Abantu ababini abakhethelwe oku baqinisekisile} =3 {Abantu abathathu abakhethelwe oku baqinisekisile} =4 {Abantu abane abakhethelwe oku baqinisekisile} =5 {Abantu abahlanu abakhethelwe oku baqinisekisile} one {Umntu o-# okhethelwe oku uqinisekisile} other {Abantu aba-# abakhethelwe oku baqinisekisile}} ukuba u-{ownerInFull} uswelekile. Ukuba benisengevanga, siyaxolisa kuba nikuva nge-imeyile. Nceda namkele amazwi ethu ovelwano.',
  openedAfterDeathWhat:
    'Nishiyelwe iinkcukacha kwi-LeaveBits, kwaye ngoku ningazifunda kwiphepha lenu labucala. Akungxanyiwe. Ningazifunda xa niziva nilungile.',
  openedAfterDeathSubstitute:
    'Ushiye iinkcukacha kwi-LeaveBits ezishiyela umntu ongazivulanga, waza wacela ukuba kwimeko enjalo zifunyanwe nini. Ngoku ningazifunda kwiphepha lenu labucala. Akungxanyiwe. Ningazifunda xa niziva nilungile.',
  openedKeptSubject: 'Ngoku ningakufunda oko u-{owner} anigcinele kona',
  openedAfterIncapacitationHeading: 'Kukho into ebeniyigcinelwe',
  openedAfterIncapacitationNews:
    'Sinibhalela ngeendaba ezibuhlungu. {people, plural, =2 {Abantu ababini abakhethelwe oku baqinisekisile} =3 {Abantu abathathu abakhethelwe oku baqinisekisile} =4 {Abantu abane abakhethelwe oku baqinisekisile} =5 {Abantu abahlanu abakhethelwe oku baqinisekisile} one {Umntu o-# okhethelwe oku uqinisekisile} other {Abantu aba-# abakhethelwe oku baqinisekisile}} ukuba u-{ownerInFull} akasakwazi ngokusisigxina ukuphatha imicimbi yakhe. Ukuba benisengevanga, siyaxolisa kuba nikuva nge-imeyile. Sininqwenelela amandla nobabini.',
  openedAfterIncapacitationWhat:
    'Nigcinelwe iinkcukacha kwi-LeaveBits ukuba oku kuyenzeka, kwaye ngoku ningazifunda kwiphepha lenu labucala. Akungxanyiwe. Ningazifunda xa senilungile.',
  openedAfterIncapacitationSubstitute:
    'Ugcine iinkcukacha kwi-LeaveBits ezigcinela umntu ongazivulanga, waza wacela ukuba kwimeko enjalo zifunyanwe nini. Ngoku ningazifunda kwiphepha lenu labucala. Akungxanyiwe. Ningazifunda xa senilungile.',
  openedWasRemoved: 'Inxalenye yako ibisusiwe kwithuba elifutshane elidlulileyo, ngoku ibuyile.',
  returnedLeftSubject: 'Ngoku ningafunda okungakumbi koko u-{owner} anishiyele kona',
  returnedKeptSubject: 'Ngoku ningafunda okungakumbi koko u-{owner} anigcinele kona',
  returnedHeading: 'Kukho okungakumbi eninokukufunda',
  returnedLeftNews:
    'Ngoku ningafunda kwiphepha lenu labucala okungakumbi koko u-{ownerInFull} anishiyele kona kwi-LeaveBits. Bekususiwe kwithuba elifutshane elidlulileyo, ngoku kubuyile. Akungxanyiwe. Ningakufunda xa senilungile.',
  returnedKeptNews:
    'Ngoku ningafunda kwiphepha lenu labucala okungakumbi koko u-{ownerInFull} anigcinele kona kwi-LeaveBits. Bekususiwe kwithuba elifutshane elidlulileyo, ngoku kubuyile. Akungxanyiwe. Ningakufunda xa senilungile.',
  turnSubject: 'Ngoku ningafunda into evela ku-{owner}',
  turnHeading: 'Kukho into edluliselwe kuni',
  turnLeftNews:
    'U-{ownerInFull} ushiye iinkcukacha kwi-LeaveBits ezishiyela umntu ongazivulanga, waza wacela ukuba kwimeko enjalo zifunyanwe nini. Ngoku ningazifunda kwiphepha lenu labucala. Akungxanyiwe. Ningazifunda xa senilungile.',
  turnKeptNews:
    'U-{ownerInFull} ugcine iinkcukacha kwi-LeaveBits ezigcinela umntu ongazivulanga, waza wacela ukuba kwimeko enjalo zifunyanwe nini. Ngoku ningazifunda kwiphepha lenu labucala. Akungxanyiwe. Ningazifunda xa senilungile.',
  dateAfterDeathSubject: 'Ngoku ningafunda okunye koko u-{owner} anishiyele kona',
  dateAfterDeathHeading: 'Umhla okhethiweyo ufikile',
  dateAfterDeathNews:
    'Phambi kokusweleka kwakhe, u-{ownerInFull} wanibekela okunye kwi-LeaveBits, wakhetha nomhla eniya kukufunda ngawo. Loo mhla ufikile. Ngoku ningakufunda kwiphepha lenu labucala. Akungxanyiwe. Ningakufunda xa niziva nilungile.',
  dateSubject: 'Ngoku ningakufunda oko u-{owner} ebenigcinele kona',
  datePreheader: 'Umhla okhethiweyo ufikile.',
  dateHeading: 'Umhla ufikile',
  dateNews:
    'U-{ownerInFull} wanibekela iinkcukacha kwi-LeaveBits, wakhetha nomhla eniya kuzifunda ngawo. Loo mhla ufikile. Ngoku ningazifunda kwiphepha lenu labucala.',
  openedByOwnerPreheader: 'Ugqibe ekubeni ningayifunda ngoku.',
  openedByOwnerHeading: 'Ningayifunda ngoku',
  openedByOwnerNews:
    'U-{ownerInFull} unigcinele iinkcukacha kwi-LeaveBits. Bezitshixiwe kude kube ngoku, kodwa ugqibe ekubeni abelane nani ngazo. Ngoku ningazifunda kwiphepha lenu labucala.',
  openedIfWell:
    'Ukuba niyazi ukuba lo mntu uyaphila, nceda nimazise ngoko nangoko. Angangena aphinde atshixe yonke into.',

  // Reminders, and one link to several LeaveBits
  reminderSubject: 'U-{owner} ucela nityelele iphepha lenu',
  reminderPreheader: 'Kuthatha umzuzu okanye emibini. Akukho nto yimbi ekufuneka niyenze.',
  reminderHeading: 'Nceda nityelele iphepha lenu',
  reminderNews:
    'U-{ownerInFull} unigcinele iinkcukacha kwi-LeaveBits, kwaye ucela nityelele iphepha lenu niqinisekise idilesi yenu, ukuze kubonakale ukuba yeyona ilungileyo.',
  reminderEffort:
    'Kuthatha umzuzu okanye emibini. Inxalenye yazo isenokuba isatshixiwe. Iphepha liyatsho ukuba niya kukwazi nini na ukuyifunda.',
  unopenedSubject: 'Kukho into evela ku-{owner} enilindileyo',
  unopenedPreheader: 'Ningayifunda kwiphepha lenu labucala.',
  unopenedHeading: 'Kukho into enilindileyo',
  unopenedNews:
    'Kukho iinkcukacha zenu ezivela ku-{ownerInFull} eningekazivuli. Ningazifunda kwiphepha lenu labucala.',
  unopenedDecline:
    'Ukuba anithandi kuzifunda, akukho nto ekufuneka niyenze. Ukuba anizifuni konke konke, iphepha lenu linayo indlela yokukutsho oko.',
  unopenedPassingOn:
    'Kukho umntu okhethiweyo ozifumana naye ukuba anizivuli. Oko ningekakuvuli ngomhla ka-{date} kunokufundwa naye emva koko. Anilahlekelwa nto: nasemva kwaloo mhla nisengakufunda.',
  unopenedPassedOn:
    'Kukho umntu okhethiweyo ozifumana naye ukuba anizivuli. Inxalenye yazo loo mntu angayifunda naye ngoku, okanye kungekudala. Anilahlekelwa nto: nisengazifunda zonke.',
  unopenedDeclineForSubstitute:
    'Ukuba anithandi kuzifunda, ningaziyeka zingavulwanga. Ukuba anizifuni konke konke, iphepha lenu linayo indlela yokukutsho oko. Ukuba nenza njalo akukho mntu uzifumanayo endaweni yenu.',
  unopenedWhy:
    'Umntu osebenzisa i-LeaveBits ukhethe le dilesi ukuze izifumane. Sinikhumbuza ngazo kathathu kuphela.',
  selectionSubject: 'U-{owner} unithumelele ikhonkco leenkcukacha zenu',
  selectionPreheader: 'Konke kukwiphepha elinye.',
  selectionHeading: 'Kukho iinkcukacha zenu',
  selectionNews:
    'U-{ownerInFull} unigcinele iinkcukacha kwi-LeaveBits, wasicela ukuba sinithumelele eli khonkco. Liya kwiphepha elinye elinako konke.',
  selectionLocked:
    'Inxalenye yazo isenokuba isatshixiwe. Iphepha liyatsho ukuba niya kukwazi nini na ukuyifunda.',
  selectionButton: 'Vulani iphepha',

  // Another address, and a LeaveBit that was left
  movedSubject: 'U-{owner} ngoku unenye idilesi yenu',
  movedPreheader: 'Oko anigcinele kona kuya kuloo dilesi ukusuka ngoku.',
  movedHeading: 'Le dilesi itshintshiwe',
  movedNews:
    'U-{ownerInFull} unigcinele iinkcukacha kwi-LeaveBits, kwaye ufake enye idilesi endaweni yale. Ukusuka ngoku zinokuvulwa kuphela ngedilesi entsha.',
  movedExpected: 'Ukuba nitshintshe idilesi yenu, akukho nto ekufuneka niyenze.',
  movedUnexpected:
    'Ukuba beningakulindelanga oku, nceda nimtsalele umnxeba umthumeli okanye nimbuze ubuso ngobuso. Uneentsuku ezintathu zokukurhoxisa ngokucofa kube kanye.',
  movedWhy:
    'Umthumeli usebenzisa i-LeaveBits ukugcinela abanye abantu iinkcukacha, kwaye wayekhethe le dilesi ukuze izifumane.',
  movedMistake: 'Ukuba animazi umthumeli, ningayityeshela le imeyile.',
  leftSubject: 'Niphumile kwi-LeaveBit evela ku-{owner}',
  leftPreheader: 'Ukuba beningaqondanga ukwenza oko, ningabuyela.',
  leftHeading: 'Niphumile kwi-LeaveBit',
  leftNews:
    'Ngomhla ka-{date} niphume kwi-LeaveBit evela ku-{ownerInFull}. Anisakwazi ukuyifunda, kwaye asisayi kuphinda sinithumelele i-imeyile ngayo.',
  leftIntended: 'Ukuba beniqonde ukwenza oko, akukho nto ekufuneka niyenze.',
  leftRestore:
    'Ukuba beningaqondanga ukwenza oko, okanye ibingenini, sebenzisani eli khonkco phambi komhla ka-{date} ukuze nibuyele. Kuya kuba ngathi anizange niphume. Emva koko ngumthumeli kuphela onokuphinda abelane nani ngayo.',
  leftRestoreAfterRelease:
    'Ukuba beningaqondanga ukwenza oko, okanye ibingenini, sebenzisani eli khonkco phambi komhla ka-{date} ukuze nibuyele. Kuya kuba ngathi anizange niphume. Emva koko kusenokwenzeka kungabikho mntu unokuyibuyisa.',
  leftButton: 'Ndibuyiseleni imvume yam',
  leftWhy: 'Umntu owayeqinisekise le dilesi ucofe u-“Phumani kule LeaveBit” kwiphepha lenu.',
  leftMistake:
    'Ukuba ibingenini, kukho umntu onokufunda ii-imeyile zenu okanye osebenzise isixhobo senu. Buyelani, nikhusele ibhokisi yenu ye-imeyile. Nceda ningayidluliseli kwabanye le imeyile: nabani na onekhonkco angalisebenzisa.',

  // A released estate closes, or is locked again
  closesSubject: 'Ii-LeaveBit zika-{owner} ezijoliswe kuni ziza kuvalwa kungekudala',
  closesPreheader: 'Ningazifunda de kube ngumhla ka-{date}. Nceda nigcine konke enifuna ukusala nako.',
  closesHeading: 'Nceda nigcine konke enifuna ukusala nako',
  closesNews:
    'Ii-LeaveBit u-{ownerInFull} ebenigcinele zona ningazifunda de kube ngumhla ka-{date}. Emva koko ziyavalwa, kwaye asinakuphinda sizivule.',
  closesHow:
    'Phambi koko, nceda nivule iphepha lenu nilihlole ngexesha lenu. U-“Khuphelani konke” ugcina yonke imibhalo neefayile enizivulelweyo njenge-ZIP enye. Ningakhuphela okanye niprinte ne-LeaveBit enye.',
  closesSaved: 'Ukuba senigcine konke, akukho nto ekufuneka niyenze.',
  closesMistake:
    'Ukuba animazi lo mntu, ningayityeshela le imeyile. Akukho nto iboniswayo ngaphandle kwekhowudi ethunyelwe kule dilesi.',
  backSubject: 'U-{owner} ubuyile',
  backPreheader: 'Oko nikuvulelwe ngeli xesha kuphinde kwatshixwa.',
  backHeading: 'Sineendaba ezimnandi',
  backNews:
    'Kukho umntu ongene kwiakhawunti ka-{ownerInFull} wasazisa ukuba ubuyile kwaye uyakwazi kwakhona ukuphatha imicimbi yakhe. Ii-LeaveBit enizivulelwe ngeli xesha ziphinde zatshixwa.',
  backStillKept: 'Nisazigcinelwe.',
  backAsk:
    'Akukho nto ekufuneka niyenze. Ukuba nifunde okanye nigcine inxalenye yazo ukuze nimncede, nceda nimbuyisele oko akudingayo, okunye nikugcine kuyimfihlo yenu.',
  backMistake:
    'Ukuba niyazi ukuba oku akunakuba yinyaniso, nceda nimbuze ubuso ngobuso okanye ngomnxeba. Ukuba animazi lo mntu, ningayityeshela le imeyile.',
  lockedSubject: 'Ii-LeaveBit zika-{owner} ezijoliswe kuni ziphinde zatshixwa',
  lockedPreheader: 'Anikwazi ukuzifunda okwangoku. Akukho nto ekufuneka niyenze.',
  lockedHeading: 'Ii-LeaveBit ziphinde zatshixwa',
  lockedNews:
    'Ii-LeaveBit u-{ownerInFull} anigcinele zona zavulwa emva kombiko ngaye. Umntu ongene kwiakhawunti yakhe ngoku uphinde wazitshixa. Abanini benza oku xa umbiko ubungeyonyaniso.',
  lockedNewsForFormer:
    'Ii-LeaveBit u-{ownerInFull} ebenigcinele zona zavulwa emva kombiko ngaye. Umntu ongene kwiakhawunti yakhe ngoku uphinde wazitshixa. Abanini benza oku xa umbiko ubungeyonyaniso.',
  lockedAsk:
    'Akukho nto ekufuneka niyenze. Ukuba nifunde okanye nigcine inxalenye yazo, nceda niyigcine iyimfihlo yenu, njengoko beniya kufuna abanye benze ngamaphepha enu.',
  takenBackFromSubstitute:
    'Oko benikufumene kuba omnye umntu engakuvulanga akusabelwana ngako nani. Niya kuphinda nive ngathi kuphela ukuba kuphinda kwenzeke.',

  // The owner closed the account
  ownerLeftSubject: 'U-{owner} uyivalile iakhawunti yakhe ye-LeaveBits',
  ownerLeftPreheader: 'Ibe sisigqibo sakhe, kwaye usicele ukuba sinazise.',
  ownerLeftHeading: 'Kukho iakhawunti evaliweyo',
  ownerLeftNews:
    'U-{ownerInFull} uyivalile iakhawunti yakhe ye-LeaveBits. Ibe sisigqibo sakhe, kwaye usicele ukuba sinazise. Akuthethi ukuba kukho into emehleleyo.',
  ownerLeftDeleted:
    'Iinkcukacha ebenigcinele zona apha zicinyiwe. Amakhonkco akwii-imeyile zethu zangaphambili malunga nazo akasasebenzi.',
  ownerLeftNothingToDo:
    'Akukho nto ekufuneka niyenze. Asisayi kuphinda sinithumelele i-imeyile malunga noku.',
  ownerLeftWhy: 'Le dilesi ibifakwe kuloo akhawunti ye-LeaveBits.',
};
