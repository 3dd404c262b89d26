import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reporters'> = {
  // The links
  invitedSubject: 'U-{owner} unicela ukuba nibe ngumbiki',
  invitedPreheader: 'Nceda nivume okanye nale, nize niyigcine le imeyile kwindawo ekhuselekileyo.',
  invitedHeading: 'Nikhethwe njengombiki othembekileyo',
  invitedNews:
    'U-{ownerInFull} ugcinela abanye iinkcukacha kwi-LeaveBits, kwaye uthembe nina ukuba niya kusazisa xa eswelekile okanye engasakwazi ngokusisigxina ukuphatha imicimbi yakhe.',
  invitedNothingToReport:
    'Akukho nto yokubikwa ngoku, kwaye siyathemba ukuba kuya kuhlala kunjalo ixesha elide.',
  invitedAnswer:
    'Nceda nicofe u-“Vumani, yalani okanye ziqheliseni” kube kanye, namhlanje okanye kungekudala. Kwelo phepha nitsho ukuba niyavuma na, kwaye ningaziqhelisa. Akukho nto ibikwayo kwelo phepha.',
  linksSubject: 'Amakhonkco enu okubika ngo-{owner}',
  linksPreheader: 'Nceda niyigcine le imeyile kwindawo ekhuselekileyo.',
  linksHeading: 'Amakhonkco enu, athunyelwe kwakhona',
  linksNews:
    'U-{ownerInFull} usicele ukuba siphinde sinithumelele la makhonkco. Wasebenziseni ukuze nibike ukusweleka okanye ukungasakwazi ngokusisigxina ukuphatha imicimbi. Amakhonkco akwii-imeyile zethu zangaphambili nawo asasebenza.',
  linksPractice: 'Sebenzisani iqhosha lokugqibela ukuze niziqhelise, nokuze nisazise ukuba nisavuma na.',
  pressIfItHappens:
    'Ukuba kuyenzeka ngenye imini, cofani u-“Bikani ukusweleka” okanye u-“Bikani ukungasakwazi ngokusisigxina ukuphatha imicimbi” nize nilandele imiyalelo.',
  pressToReport:
    'Ukuze nikubike, cofani u-“Bikani ukusweleka” okanye u-“Bikani ukungasakwazi ngokusisigxina ukuphatha imicimbi” nize nilandele imiyalelo.',
  pressIfItHappened:
    'Ukuba sele kwenzekile, cofani u-“Bikani ukusweleka” okanye u-“Bikani ukungasakwazi ngokusisigxina ukuphatha imicimbi” nize nilandele imiyalelo.',
  askedThen:
    'Siya kucela ke abanye ababiki ukuba baqinisekise, yaye umnini uya kuba {hours, plural, one {neyure e-#} other {neeyure ezi-#}} zokutsho ukuba asiyonyaniso.',
  askedThenByType:
    'Siya kucela ke abanye ababiki ukuba baqinisekise. Umnini uya kuba {deathHours, plural, one {neyure e-#} other {neeyure ezi-#}} zokutsho ukuba asiyonyaniso emva kombiko wokusweleka, okanye {incapacitationHours, plural, one {iyure e-#} other {iiyure ezi-#}} emva kombiko wokungasakwazi ukuphatha imicimbi.',
  releasedThen:
    'Akukho nto ivulwayo phambi kokuba ababiki baqinisekise kwaye liphele elo xesha. Emva koko abantu abakhethwe ngumnini bangazifunda ii-LeaveBit abazigcinelweyo. Anisayi kubona nto kuzo ngaphandle kokuba ningabanye babo.',
  keepEmail:
    'Nceda niyigcine le imeyile apho inokufunyanwa nini kuphela. Amakhonkco asebenza ngexesha nisengumbiki, kwaye nabani na onawo angawasebenzisa.',
  linksMistake:
    'Ukuba animazi lo mntu, okanye anikufuni oku, ningayityeshela le imeyile okanye nimcele ukuba anisuse. Akukho nto yenzekayo ngaphandle kokuba nisebenzise amakhonkco.',
  practiceButton: 'Vumani, yalani okanye ziqheliseni',

  // Links that were requested on our page for lost links
  lostPreheader: 'Kukho umntu owacele ngedilesi yenu. Nceda niyigcine le imeyile kwindawo ekhuselekileyo.',
  lostNews:
    'Kukho umntu ofake idilesi yenu kwiwebhusayithi yethu ukuze la makhonkco athunyelwe kwakhona. Ningumbiki othembekileyo ka-{ownerInFull}.',
  lostMade:
    'Umbiko wenu usalindile, ngoko akufuneki niwuthumele kwakhona. Cofani u-“Bonani umbiko wenu” ukuze nibone ukuba umi njani na. Ukuba ibiyimpazamo, ningawurhoxisa apho de omnye umbiki awuqinisekise.',
  lostAsked:
    'Kukho umbiko osalindileyo, kwaye nicelwe ukuba niwuqinisekise. Nceda nijonge i-imeyile yethu yamva nje malunga noko: inekhonkco eniwuqinisekisa ngalo okanye enitsho ngalo ukuba asiyonyaniso. Siyithumele kwakhona ukuba eyokugqibela ibiyeyexesha elingaphezu kweyure.',
  lostConfirmed:
    'Kukho umbiko osalindileyo. Niwuqinisekisile kwaye akukho nto yimbi ekufuneka niyenze. Siya kunithumelela i-imeyile xa sekukho isigqibo. Ukuba uyachithwa okanye uphelelwa lixesha, amakhonkco angezantsi angabika kwakhona.',
  lostDenied:
    'Kukho umbiko osalindileyo, kwaye nisixelele ukuba asiyonyaniso. Ukuba nifumanisa ukuba yinyaniso ngenene, nisengawuqinisekisa ngekhonkco elikwi-imeyile yethu yamva nje malunga nawo. Siyithumele kwakhona ukuba eyokugqibela ibiyeyexesha elingaphezu kweyure.',
  lostUninvolved:
    'Kukho umbiko osalindileyo. Nibe ngumbiki emva kokuba uthunyelwe, ngoko sibuze abanye kuphela, kwaye akukho nto ekufuneka niyenze. Ukuba uyachithwa okanye uphelelwa lixesha, amakhonkco angezantsi angabika kwakhona.',
  lostKeepEmail:
    'Nceda niyigcine le imeyile apho inokufunyanwa nini kuphela. Amakhonkco asebenza ngexesha nisengumbiki, kwaye nabani na onawo angawasebenzisa. Lawo akwii-imeyile zethu zangaphambili nawo asasebenza.',
  lostWhy:
    'Umntu osebenzisa i-LeaveBits unikhethe njengombiki othembekileyo, kwaye idilesi yenu ifakwe kwiphepha lethu lamakhonkco alahlekileyo.',
  lostMistake:
    'Ukuba ibingenini, ningayityeshela le imeyile. Akukho mntu wumbi uthunyelelwe la makhonkco, kwaye akukho nto yenzekayo ngaphandle kokuba niwasebenzise.',
  seeReport: 'Bonani umbiko wenu',

  // A reporter again
  openMeanwhile:
    'Kukho umbiko oqinisekisiweyo, ngoko oko umnini akugcinela abanye kuvuliwe. Akukho nto ekufuneka niyibike. Ukuba umnini uphilile, nceda nimazise ngoko nangoko. Angangena aphinde atshixe yonke into.',
  restoredSubject: 'Niphinde naba ngumbiki ka-{owner}',
  restoredPreheader: 'Utshintsho lurhoxisiwe. Amakhonkco enu angaphambili ayasebenza kwakhona.',
  restoredPreheaderWithLinks: 'Utshintsho lurhoxisiwe. Nanga amakhonkco enu.',
  restoredHeading: 'Niphinde naba ngumbiki',
  restoredNews:
    'Idilesi yenu ibisusiwe kubabiki baka-{ownerInFull}. Olo tshintsho lurhoxiswe ngekhonkco elikwi-imeyile yethu malunga nalo, ngoko niphinde naba ngumbiki othembekileyo.',
  restoredNewLinks:
    'Amakhonkco akule imeyile matsha. Lawo beninawo phambi kotshintsho nawo ayasebenza kwakhona.',
  restoredOldLinks:
    'Amakhonkco beninawo phambi kotshintsho ayasebenza kwakhona. Ukuba anisenawo, celani umnini ukuba anithumelele amatsha. Angakwenza oko ukususela ngomso.',
  restoredNoReport:
    'Ngamakhonkco enu ningabika ukusweleka okanye ukungasakwazi ngokusisigxina ukuphatha imicimbi. De kube ngoko, akukho nto ekufuneka niyenze.',
  restoredMade:
    'Umbiko wenu usalindile, ngoko akufuneki niwuthumele kwakhona. Ukuba ibiyimpazamo, vulani ikhonkco lenu: ningawurhoxisa umbiko de omnye umbiki awuqinisekise.',
  restoredAsked:
    'Kukho umbiko osalindileyo. Siyanibuza ngawo kwenye i-imeyile. Ukuba beniwuqinisekisile ngaphambili, oko akusabalwa, ngoko nceda niphendule kwakhona ngekhonkco elikuloo imeyile.',
  restoredUnasked:
    'Kukho umbiko osalindileyo. Beningenguye umbiki ngexesha wawuthunyelwa, ngoko asiyi kunicela ukuba niwuqinisekise, kwaye akukho nto ekufuneka niyenze.',
  restoredKeepEmail:
    'Nceda niyigcine le imeyile apho inokuphinda ifunyanwe nini kuphela. Amakhonkco asebenza ngexesha nisengumbiki, kwaye nabani na onawo angawasebenzisa.',
  restoredMistake:
    'Ukuba animazi lo mntu, okanye anifuni kuba ngumbiki, ningayityeshela le imeyile okanye nimcele ukuba anisuse. Akukho nto yenzekayo ngaphandle kokuba nisebenzise amakhonkco.',
  keptSubject: 'Amakhonkco enu okubika ngo-{owner} ayasebenza kwakhona',
  keptPreheader: 'Nisengumbiki othembekileyo.',
  keptHeading: 'Amakhonkco enu ayasebenza kwakhona',
  keptNews:
    'Umbiko wenu ngo-{ownerInFull} uchithiwe, ngoko amakhonkco enu ayeka ukusebenza de umnini wagqiba. Ugqibe ekubeni nihlale ningumbiki othembekileyo.',
  keptLinks:
    'Amakhonkco akwii-imeyile zethu zangaphambili ayasebenza kwakhona: ningabika ukusweleka okanye ukungasakwazi ngokusisigxina ukuphatha imicimbi, niqinisekise nemibiko yabanye. Ukuba anisenawo, ningawacela kwiphepha lethu lamakhonkco alahlekileyo.',
  keptPaused: 'Aninakuthumela omnye umbiko phambi komhla ka-{date}.',
  keptNothingToDo: 'Akukho nto ekufuneka niyenze ngoku.',
  keptMade: 'Umbiko wenu omtsha usalindile, ngoko akufuneki niwuthumele kwakhona.',
  keptAsked: 'Kukho umbiko womnye umntu osalindileyo. Siyanibuza ngawo kwenye i-imeyile.',
  keptUnasked:
    'Kukho umbiko womnye umntu osalindileyo. Asiniceli ukuba niwuqinisekise, kwaye akukho nto ekufuneka niyenze.',
  keptMistake:
    'Ukuba anifuni kuba ngumbiki, ningayityeshela le imeyile okanye nicele umnini ukuba anisuse. Akukho nto yenzekayo ngaphandle kokuba nisebenzise amakhonkco.',

  // No longer a reporter
  removedSubject: 'Anisengombiki ka-{owner}',
  removedHeading: 'Anisengombiki',
  removedWhy: 'Umntu osebenzisa i-LeaveBits wayenikhethe njengombiki othembekileyo.',
  removedPreheader: 'Enkosi ngokuba beningumbiki. Akukho nto ekufuneka niyenze.',
  removedPreheaderDeclined: 'Amakhonkco enu akasasebenzi. Akukho nto ekufuneka niyenze.',
  removedPreheaderOpen: 'Yonke into ivuliwe ngenxa yombiko. Nceda nifunde oku.',
  removedPreheaderReport: 'Nantsi into ethethwa koku ngombiko.',
  removedAsWished:
    'Nisixelele ukuba anifuni kuba ngumbiki. Idilesi yenu ngoku isusiwe kubabiki baka-{ownerInFull}, ngoko amakhonkco akwii-imeyile zethu zangaphambili akasasebenzi, kwaye ningazicima ezo imeyile. Akukho nto ekufuneka niyenze.',
  removedAndReplaced:
    'Nisixelele ukuba anifuni kuba ngumbiki. U-{ownerInFull} ukhethe omnye umntu, ngoko amakhonkco akwii-imeyile zethu zangaphambili akasasebenzi, kwaye ningazicima ezo imeyile. Akukho nto ekufuneka niyenze.',
  removedNews: 'Ngomhla ka-{date} idilesi yenu isusiwe kubabiki baka-{ownerInFull}.',
  removedHadDeclined: 'Benisixelele ukuba anifuni kuba nguye.',
  removedNoBlame: 'Abantu bakutshintsha oku ngezizathu ezininzi, kwaye akuthethi nto ngani.',
  removedThanks: 'Enkosi ngokuba beningumbiki.',
  removedLinks: 'Amakhonkco akwii-imeyile zethu zangaphambili akasasebenzi.',
  removedLinksDelete:
    'Amakhonkco akwii-imeyile zethu zangaphambili akasasebenzi, ngoko ningazicima ezo imeyile. Akukho nto yimbi ekufuneka niyenze.',
  removedMade:
    'Umbiko wenu usalindile. Ukususwa kwenu akuwurhoxisi, kodwa anisenakuwurhoxisa. Siya kunithumelela i-imeyile xa sekukho isigqibo.',
  removedAsked:
    'Umbiko esinibuze ngawo usalindile, kodwa anisenakuwuqinisekisa. Ukuba beniwuqinisekisile, oko akusabalwa. Asiyi kunithumelela i-imeyile ngawo ngaphandle kokuba niphinde nibe ngumbiki.',
  removedOpen:
    'Kukho umbiko oqinisekisiweyo, ngoko oko umnini akugcinela abanye kuvuliwe. Ukususwa kwenu akukutshintshi oko.',
  removedTellOthers:
    'Ukuba niyazi ukuba umbiko ubuyinyaniso, kusenokwenzeka ukuba kukho omnye umntu kwiakhawunti, yaye angaphinda atshixe yonke into. Nceda nixelele abanye ababiki nabantu abavulelweyo.',
  removedSurprise:
    'Ukuba oku kuyanothusa, nceda nithethe nomnini. Naye simthumelele i-imeyile malunga notshintsho. Ukuba animfumani, nceda nithethe nomntu osondeleyo kuye.',
  removedSurpriseUndo:
    'Ukuba oku kuyanothusa, nceda nithethe nomnini. Naye simthumelele i-imeyile malunga notshintsho, kwaye loo imeyile ingalurhoxisa kwisithuba {hours, plural, one {seyure e-#} other {seeyure ezi-#}}. Ukuba animfumani, nceda nithethe nomntu osondeleyo kuye.',

  // Is the owner well?
  wellSubject: 'Ingaba u-{owner} uphilile?',
  wellSubjectAgain: 'Siyabuza kwakhona: ingaba u-{owner} uphilile?',
  wellHeading: 'Niyazi na ukuba uphilile?',
  wellReport:
    'Ukuba uswelekile okanye akasakwazi ngokusisigxina ukuphatha imicimbi yakhe, siyaxolisa kakhulu. Nceda nisebenzise elinye lamaqhosha amabini angezantsi nize nilandele imiyalelo. Amakhonkco eseninawo nawo asasebenza.',
  silencePreheader: 'Kudala engangeni. Ngokuqhelekileyo kukho isizathu esilula.',
  silenceNews:
    'Ningumbiki othembekileyo ka-{ownerInFull}. Wagqibela ukungena kwi-LeaveBits ngomhla ka-{date}, kwaye akaziphendulanga ii-imeyile ezimbini. Ngokuqhelekileyo kukho isizathu esilula: utshintshe idilesi okanye akazibonanga ii-imeyile zethu. Asikwazi kukubona silapha, ngoko sibuza nina.',
  silenceAskThem:
    'Ukuba ningamfumana, nceda nibuze yena kuqala. Ukuba uphilile, akukho nto ekufuneka niyenze apha. Kufuneka nje angene kube kanye.',
  silenceNothingOpens:
    'Akukho nto ivulwayo ngaphandle kokuba umntu ayibike nabanye bayiqinisekise. Asisoze sicele iphaswedi okanye imali.',
  lapsePreheader: 'Iakhawunti yakhe kukudala ingasebenzi. Ngokuqhelekileyo kukho isizathu esilula.',
  lapseNews:
    'Ningumbiki othembekileyo ka-{ownerInFull}. Iakhawunti yakhe ye-LeaveBits ayisebenzi ukususela ngomhla ka-{date}. Ngokuqhelekileyo kukho isizathu esilula: kukho into ayilibeleyo okanye akazibonanga ii-imeyile zethu. Asikwazi kukubona silapha, ngoko sibuza nina.',
  lapseAskThem:
    'Ukuba ningamfumana, nceda nibuze yena kuqala. Ukuba uphilile, akukho nto ekufuneka niyenze apha. Angangena abone ukuba kufuneka ntoni na.',
  lapseDeletion:
    'Njengokuba kunjalo ngoku, ii-LeaveBit zakhe ziya kucinywa ngokusisigxina ngomhla ka-{date}. Ukuba nithumela umbiko phambi koko, akukho nto iya kucinywa ngexesha usalindile.',
  lapseAskAgain:
    'Ukuba akutshintshi nto, siya kuphinda sibuze kwiinyanga ezimbalwa. Asisoze sicele iphaswedi okanye imali.',
  lapseLast: 'Asiyi kuphinda sibuze. Asisoze sicele iphaswedi okanye imali.',

  // Unpaid data is going to be deleted
  unreachableSubject: 'Asikwazi kumfumana u-{owner}',
  unreachableHeading: 'Ii-imeyile zethu azisafiki',
  unpaidSubject: 'Ingaba u-{owner} uphilile? Ii-LeaveBit zakhe ziza kucinywa',
  deletionHeading: 'Kukho iakhawunti eza kucinywa',
  destructionPreheader: 'Ukuba kukho into emehleleyo, ningasazisa.',
  unreachableNews:
    'U-{ownerInFull} wanikhetha njengombiki othembekileyo kwi-LeaveBits. Iakhawunti yakhe kukudala ingahlawulwa, kwaye ibhokisi yakhe ye-imeyile ayisazamkeli ii-imeyile zethu. Siya kugcina konke okukwiakhawunti yakhe de kube ngumhla ka-{date}. Emva koko kuya kucinywa ngokusisigxina.',
  unpaidNews:
    'U-{ownerInFull} wanikhetha njengombiki othembekileyo kwi-LeaveBits. Iakhawunti yakhe kukudala ingahlawulwa, kwaye akazange angene ukususela ngoko. Siya kugcina konke okukwiakhawunti yakhe de kube ngumhla ka-{date}. Emva koko kuya kucinywa ngokusisigxina.',
  destructionReport:
    'Ukuba uswelekile okanye akasakwazi ngokusisigxina ukuphatha imicimbi yakhe, nceda nisebenzise elinye lamaqhosha angezantsi nize nilandele imiyalelo. Akukho nto icinywayo ngexesha umbiko usalindile. Siyaxolisa ukuba le imeyile ifika kuni ngexesha elinzima.',
  destructionIfWell:
    'Ukuba uphilile, nceda nimcele ukuba angene. Angakugcina konke ngokuhlawula imali etyalwayo.',
  destructionNoPayment: 'Akukho nto ekufuneka niyihlawule, kwaye asisoze sinicele iphaswedi.',

  // The owner closes the account
  closingSubject: 'U-{owner} ufuna ukuvala iakhawunti yakhe ye-LeaveBits',
  closingPreheader: 'Ukuba ibisisigqibo sakhe, akukho nto ekufuneka niyenze.',
  closingNews:
    'Umntu ongene njengo-{ownerInFull} usicele ukuba sivale iakhawunti yakhe ye-LeaveBits size sicime konke okukuyo. Siya kwenza oko ngomhla ka-{date}, hayi phambi kwawo. Emva koko akukho mntu uya kukwazi ukuvula oko ebekugcine apha.',
  closingLikely:
    'Kusenokwenzeka kakhulu ukuba ugqibe nje ekubeni ahambe, kwaye akukho nto ekufuneka niyenze. Siyanazisa kuba ningomnye wababiki, nangenxa yokuba ukucinywa akunakurhoxiswa.',
  closingAskThem:
    'Ukuba nifuna ukuqiniseka, mbuzeni ubuso ngobuso okanye ngomnxeba kunokuba nimbuze nge-imeyile. Ukuba ibingenguye, usengayigcina iakhawunti ngokungena akhethe ukuyigcina, okanye ngokuseta ngokutsha iphaswedi yakhe.',
  closingReport:
    'Ukuba kukho into emehleleyo, siyaxolisa kakhulu. Ningayibika ngelinye lamaqhosha angezantsi, kwaye akukho nto iya kucinywa ngexesha umbiko wenu usalindile. Amakhonkco eseninawo nawo asasebenza.',
  closingWhy:
    'Umntu osebenzisa i-LeaveBits unikhethe njengombiki othembekileyo. Sisoloko sibazisa ababiki phambi kokuba iakhawunti icinywe.',
  stayingSubject: 'U-{owner} uyayigcina iakhawunti yakhe ye-LeaveBits',
  stayingPreheader: 'Akukho nto iza kucinywa. Akukho nto ekufuneka niyenze.',
  stayingHeading: 'Ukucinywa kurhoxisiwe',
  stayingNews:
    'Kusenokwenzeka ukuba nifumene i-imeyile evela kuthi ethi iakhawunti ye-LeaveBits ka-{ownerInFull} iza kucinywa. Oko kurhoxisiwe. Iakhawunti iyasala, nako konke okukuyo.',
  stayingLinks: 'Nisengumbiki, kwaye amakhonkco enu asasebenza. Akukho nto ekufuneka niyenze.',
  stayingWhy:
    'Umntu osebenzisa i-LeaveBits unikhethe njengombiki othembekileyo. Siyabazisa ababiki xa iakhawunti iza kucinywa, naxa oko kurhoxiswa.',

  // Much was deleted
  trashedSubject: 'Uninzi lwee-LeaveBit zika-{owner} lusiwe emgqomeni wenkunkuma',
  trashedPreheader: 'Ukuba ningamfumana, nceda nimbuze ukuba ebeqonde ukwenza oku na.',
  trashedHeading: 'Nceda nimbuze ukuba ebeqonde ukwenza oku na',
  trashedNews:
    'Ngomhla ka-{date} uninzi lwee-LeaveBit zika-{ownerInFull} belusemgqomeni wenkunkuma. Ngokuqhelekileyo oko kuthetha nje ukuba uyacoca. Kodwa kusenokuthetha ukuba kukho omnye umntu kwiakhawunti yakhe.',
  trashedAskThem:
    'Ukuba ningamfumana, nceda nimbuze ukuba ebeqonde ukwenza oku na. Kungcono nimbuze ubuso ngobuso okanye ngomnxeba: umntu okwiakhawunti yakhe usenokuba ufunda nee-imeyile zakhe.',
  trashedRestore:
    'Ukuba ibingenguye, angabuyisela konke ngekhonkco esimthumelele lona, elisebenza {hours, plural, one {iyure e-#} other {iiyure ezi-#}}, okanye ngokungena avule umgqomo wenkunkuma.',
  trashedNoDeath:
    'Oku akuthethi ukuba kukho into emehleleyo. Ukuba ikho, nceda niyibike ngekhonkco elikwi-imeyile yethu yangaphambili: akukho nto icinywa ngokusisigxina ngexesha umbiko usalindile.',
  trashedWhy:
    'Umntu osebenzisa i-LeaveBits unikhethe njengombiki othembekileyo. Siyabazisa ababiki xa uninzi lwee-LeaveBit luya emgqomeni wenkunkuma, kube kanye ngosuku kuphela.',
  removedDuringSubject: 'Kukho into esusiweyo kwiakhawunti ye-LeaveBits ka-{owner}',
  removedDuringPreheader:
    'Kukho umbiko osalindileyo. Usenokuba uphilile, okanye kukho omnye umntu kwiakhawunti yakhe.',
  removedDuringHeading: 'Kukho into esusiweyo ngexesha umbiko usalindile',
  removedDuringNews:
    'Umbiko ngo-{ownerInFull} uthunyelwe ngomhla ka-{reportedAt} kwaye usalindile. Ngomhla ka-{date}, umntu ongene kwiakhawunti yakhe ebesele ecime into ethile, watshintsha uninzi lombhalo, wasusa abamkeli, okanye wabenza balinda ixesha elide.',
  removedDuringMeaning:
    'Oku kusenokuthetha ukuba umnini uphilile kwaye usebenzisa iakhawunti. Kusenokuthetha nokuba kukho omnye umntu kuyo.',
  removedDuringAskThem:
    'Nceda nizame ukufumana umnini, okona kulungileyo ubuso ngobuso okanye ngomnxeba. Ukuba uphilile, angawuchitha umbiko ngeqhosha elikwii-imeyile zethu eziya kuye. Ukuba ebengalwenzanga yena olu tshintsho, angalurhoxisa.',
  removedDuringRestore:
    'Ukuba animfumani, nabani na okwaziyo ukufunda ii-imeyile zakhe angabuyisela konke. Ii-imeyile zethu eziya kuye malunga nolu tshintsho zineqhosha elithi “Undo these changes” (rhoxisani olu tshintsho). Lisebenza ngaphandle kokungena, {hours, plural, one {iyure e-#} other {iiyure ezi-#}} emva kwe-imeyile nganye, nasemva kokuba ii-LeaveBit zivuliwe. Qalani nge-imeyile yamva nje. Ukuba zininzi, nganye irhoxisa utshintsho lwayo.',
  removedDuringOnce:
    'Oku sikuthumela kube kanye kuphela ngombiko ngamnye, ngoko kusenokubakho olunye utshintsho olufana nolu. Akukho nto ekufuneka niyenze apha, kwaye le imeyile ayiwuchaphazeli umbiko.',
  removedDuringWhy:
    'Umntu osebenzisa i-LeaveBits unikhethe njengombiki othembekileyo. Siyabazisa ababiki xa kukho into esuswayo ngexesha umbiko usalindile.',
};
