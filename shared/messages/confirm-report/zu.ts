import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'confirm-report'> = {
  title: 'Qinisekisani umbiko',
  canYou: 'Ningakuqinisekisa yini lokhu?',
  reported:
    '{type, select, death {U-<reporter>{email}</reporter> ubike ngo-{moment} ukuthi u-<name>{owner}</name> ushonile.} other {U-<reporter>{email}</reporter> ubike ngo-{moment} ukuthi u-<name>{owner}</name> akasakwazi unomphela ukuziphathela izindaba zakhe.}}',
  sorryIf:
    '{type, select, death {Uma kuyiqiniso, siyadabuka ngokulahlekelwa kwenu.} other {Uma kuyiqiniso, siyadabuka.}}',
  hasDeclined:
    'Nasitshela ukuthi anifuni ukuba ngumbiki. Akudingeki nenze lutho, kodwa uma nazi okwenzekile, impendulo yenu isengasiza.',
  beSure:
    'Sicela niqiniseke ngaphambi kokuba nikuqinisekise: zamani ukuthintana no-{owner}, noma nikhulume nomuntu obikile.',
  whatHappens: 'Okwenzekayo uma niqinisekisa umbiko',
  confirm: 'Qinisekisani umbiko',
  failed: 'Akuqinisekiswanga',
  notConfirmed: 'Umbiko awuqinisekiswanga. Sicela nizame futhi emva kwesikhashana.',

  warned: 'Simexwayisile u-{owner}, futhi usengakuvimba ngokucindezela kanye.',
  longerAway:
    'Wayesitshelile ukuthi ngeke abe khona kuze kube ngu-{until}, ngakho unesikhathi eside kunesivamile.',
  needed:
    '{required, plural, one {Kudingeka isiqinisekiso esi-#.} other {Kudingeka iziqinisekiso ezingu-#.}}',
  noneYet: 'Azikabi khona; esenu singaba ngesokuqala.',
  noneYetEnough: 'Azikabi khona; esenu singanela.',
  soFar:
    '{confirmations, plural, one {Kuze kube manje kukhona esi-#; esenu singaba yinombolo {next}.} other {Kuze kube manje kukhona ezingu-#; esenu singaba yinombolo {next}.}}',
  soFarLast:
    '{confirmations, plural, one {Kuze kube manje kukhona esi-#; esenu singanela.} other {Kuze kube manje kukhona ezingu-#; esenu singanela.}}',
  soFarEnough:
    '{confirmations, plural, one {Kuze kube manje kukhona esi-#; sanele, futhi nesenu singabalwa.} other {Kuze kube manje kukhona ezingu-#; zanele, futhi nesenu singabalwa.}}',
  opensAfterObjection:
    'Ngaphandle uma u-{owner} ewuchitha umbiko, okushiywe ngu-{owner} kuyovulelwa abamukeli bakhe uma isikhathi sokuwuchitha sesidlulile.',
  opensAtEarliest:
    'Ngaphandle uma u-{owner} ewuchitha umbiko, okushiywe ngu-{owner} kuyovulelwa abamukeli bakhe. Lokho ngeke kwenzeke ngaphambi kuka-{moment}.',
  wouldOpenAfterWarning:
    'Uma kuqinisekisa ababiki abanele futhi u-{owner} engawuchithi umbiko ngemva kwesexwayiso sethu, okushiywe ngu-{owner} kuyovulelwa abamukeli bakhe.',
  wouldOpenWithYours:
    'Umnqamulajuqu ka-{owner} wokuchitha umbiko usudlulile. Ngesiqinisekiso senu, okushiywe ngu-{owner} kuzovulelwa abamukeli bakhe ngokushesha, noma emva kwamahora ambalwa uma kumele siphinde sexwayise u-{owner}.',
  wouldOpenWithLast:
    'Umnqamulajuqu ka-{owner} wokuchitha umbiko usudlulile. Ngesiqinisekiso sokugcina, okushiywe ngu-{owner} kuzovulelwa abamukeli bakhe ngokushesha, noma emva kwamahora ambalwa uma kumele siphinde sexwayise u-{owner}.',
  wouldOpenAtEarliest:
    'Uma kuqinisekisa ababiki abanele futhi u-{owner} engawuchithi umbiko, okushiywe ngu-{owner} kuyovulelwa abamukeli bakhe. Lokho ngeke kwenzeke ngaphambi kuka-{moment}.',
  canDenyLater:
    'Uma nithola kamuva ukuthi akulona iqiniso, ningakusho lokho ngalesi sixhumanisi umbiko usalindele isinqumo.',

  notTrue: 'Uma nikholwa ukuthi akulona iqiniso',
  denyUntil:
    'Uma nazi ukuthi akulona iqiniso, sitsheleni lapha. Ngaleyo ndlela akukho okuyovulwa ngaphambi kuka-{moment}, futhi kuyodingeka {more, plural, one {isiqinisekiso esi-#} other {iziqinisekiso ezingu-#}} esikhundleni so-{required}.',
  denyDays:
    'Uma nazi ukuthi akulona iqiniso, sitsheleni lapha. Ngaleyo ndlela akukho okuyovulwa okungenani {days, plural, one {usuku olu-#} other {izinsuku ezingu-#}}, futhi kuyodingeka {more, plural, one {isiqinisekiso esi-#} other {iziqinisekiso ezingu-#}} esikhundleni so-{required}.',
  denyWithdraws: 'Esenu asisabalwa.',
  denyNotifies: 'Sizomazisa ngokushesha u-{owner} ukuthi nisho njalo.',
  denyTellsOthers:
    'Sizobatshela nabanye ababiki, singalisho igama lenu, kodwa uma kubuzwe abantu abambalwa nje, bangase baqagele.',
  denyCancelsNothing:
    'Lokho akuwukhanseli umbiko. Ngu-{owner} kuphela ongakwenza. Uma ninakho, sicela nizame nina ukuthintana no-{owner}.',
  denyCancelsNothingYet:
    'Lokho akuwukhanseli umbiko. Ngu-{owner} kuphela ongakwenza, noma umuntu obikile. Uma ninakho, sicela nizame nina ukuthintana no-{owner}.',
  howDoYouKnow: 'Nazi kanjani? (akuphoqelekile)',
  onlyOwnerReads: 'Ngu-{owner} kuphela ongakufunda lokhu.',
  denySure: 'Ngiqinisekile ukuthi lo mbiko awulona iqiniso.',
  deny: 'Ngiyazi ukuthi akulona iqiniso',
  notReceived: 'Asiyitholanga impendulo yenu',

  deniedTitle: 'Siyabonga ngokusitshela',
  denied:
    '{type, select, death {Nisitshele ukuthi akulona iqiniso ukuthi u-<name>{owner}</name> ushonile.} other {Nisitshele ukuthi akulona iqiniso ukuthi u-<name>{owner}</name> akasakwazi unomphela ukuziphathela izindaba zakhe.}}',
  deniedTold:
    'Simazisile u-{owner} ukuthi nisho njalo. Sitshele no-{reporter} nabanye ababiki, singasho ukuthi bekungubani.',
  whatNow: 'Okwenzekayo manje',
  deniedDelayed:
    'Isexwayiso sethu asikafiki ku-{owner}, ngakho lokhu kuzothatha isikhathi eside. Uma ninakho, sicela nizame ukuthintana naye: angangena awuchithe umbiko.',
  deniedCanStop:
    'U-{owner} angawuchitha umbiko ngokucindezela kanye ku-imeyili yethu. Uma ninakho, sicela nizame ukuthintana naye.',
  deniedCanStopOrWithdraw:
    'U-{owner} angawuchitha umbiko ngokucindezela kanye ku-imeyili yethu, kanti u-{reporter} angawuhoxisa. Uma ninakho, sicela nizame ukuthintana no-{owner}.',
  deniedGivesTime:
    'Impendulo yenu inika wonke umuntu isikhathi, kodwa ayiwuqedi umbiko. {required, plural, one {Manje kudingeka isiqinisekiso esi-#.} other {Manje kudingeka iziqinisekiso ezingu-#.}}',
  deniedEnough:
    'Sekuqinisekise abanele kwabanye. Ngaphandle uma u-{owner} ewuchitha umbiko, okushiywe ngu-{owner} kuyovulelwa abamukeli bakhe.',
  deniedNotEnough:
    'Uma kuqinisekisa abanele kwabanye futhi u-{owner} engawuchithi umbiko, okushiywe ngu-{owner} kuyovulelwa abamukeli bakhe.',
  earliest: 'Lokho ngeke kwenzeke ngaphambi kuka-{moment}.',
  alsoDenied:
    '{others, plural, one {Nomunye wabanye esibabuzile uthi akulona iqiniso.} other {Nabangu-# kwabanye esibabuzile bathi akulona iqiniso.}}',
  deniedDecision: 'Sizonithumelela i-imeyili uma sekukhona isinqumo. Akukho okunye okudingeka nikwenze.',
  trueAfterAll: 'Uma nithola ukuthi empeleni kuyiqiniso',
  canStillConfirm: 'Nisengawuqinisekisa umbiko lapha.',
  thenFinal: 'Ngemva kwalokho, ngeke nisakwazi ukushintsha impendulo yenu.',

  doneTitle: 'Siyabonga, isiqinisekiso senu sibaliwe',
  done: '{type, select, death {Niqinisekise ukuthi u-<name>{owner}</name> ushonile. Siyadabuka ngokulahlekelwa kwenu.} other {Niqinisekise ukuthi u-<name>{owner}</name> akasakwazi unomphela ukuziphathela izindaba zakhe. Siyadabuka ngenibhekene nakho.}}',
  makes: 'Lesi yisiqinisekiso sesi-{confirmations} kwezi-{required}.',
  makesMore: 'Manje sezingu-{confirmations}, kanti kudingeka ezingu-{required}.',
  thatIsEnough: 'Zanele.',
  willOpenDelayedEnough:
    'Okulinde umbiko kuyovulwa uma u-{owner} esebe nesikhathi sokuwuchitha. Isexwayiso sethu asikafiki kuye, ngakho lokhu kuzothatha isikhathi eside.',
  willOpenDelayed:
    'Okulinde umbiko kuyovulwa uma sekuqinisekise abanele futhi u-{owner} esebe nesikhathi sokuwuchitha. Isexwayiso sethu asikafiki kuye, ngakho lokhu kuzothatha isikhathi eside.',
  willOpenUnless:
    'Okulinde umbiko kuyovulwa ngaphandle uma u-{owner} ewuchitha, kodwa hhayi ngaphambi kuka-{moment}.',
  willOpenUnlessSoon:
    'Okulinde umbiko kuyovulwa ngaphandle uma u-{owner} ewuchitha. Uma kumele siphinde simexwayise, kuzothatha amahora ambalwa ngaphezulu.',
  willOpenOnce: 'Okulinde umbiko kuyovulwa uma sekuqinisekise abanele, kodwa hhayi ngaphambi kuka-{moment}.',
  willOpenOnceSoon: 'Okulinde umbiko kuyovulwa uma sekuqinisekise abanele.',
  doneDecision:
    'Sizonithumelela i-imeyili uma sekukhona isinqumo. Akukho okunye okudingeka nikwenze. Ningalivala leli khasi.',

  already:
    '{type, select, death {Seniqinisekisile kakade ukuthi u-<name>{owner}</name> ushonile.} other {Seniqinisekisile kakade ukuthi u-<name>{owner}</name> akasakwazi unomphela ukuziphathela izindaba zakhe.}}',
  alreadyOnce: 'Kubalwa kanye, futhi akukho okunye okudingeka nikwenze.',
  alreadyEarlier: 'Kubalwa kanye. Lowo bekungumbiko wangaphambilini.',
  nowReleased: 'Umbiko usuqinisekisiwe, futhi okushiyiwe kuvulelwe abamukeli.',
  nowRefuted:
    'Kukhona osephendulile wathi akulona iqiniso. Ngokuvamile kuphendula umnikazi we-akhawunti. Akukho okuvuliwe.',
  nowWithdrawn: 'Umbiki owawuthumela umbiko usewuhoxisile. Akukho okuvuliwe.',
  nowExpired:
    'Umbiko usuphelelwe yisikhathi ngoba bambalwa kakhulu abantu abawuqinisekise ngesikhathi. Akukho okuvuliwe.',
  nowRevoked: 'Kusukela lapho, kukhona ongene ku-akhawunti yomnikazi wakukhiya konke futhi.',

  newAsked: 'Kukhona umbiko omusha, futhi sinibuza ngawo. Sicela nifune i-imeyili yethu yakamuva.',
  newConfirmed:
    'Kukhona umbiko omusha, futhi seniwuqinisekisile. Sizonithumelela i-imeyili uma sekukhona isinqumo.',
  newDenied:
    'Kukhona umbiko omusha, futhi nisitshele ukuthi awulona iqiniso. Uma nithola ukuthi empeleni uyiqiniso, sebenzisani isixhumanisi esiku-imeyili yethu yakamuva emayelana nawo.',
  newMade:
    'Ninombiko omusha osalindele isinqumo. Ukuze nibone ukuthi usukuphi, vulani isixhumanisi eniwuthumele ngaso.',
  invalidLink: 'Isixhumanisi sokuqinisekisa asisebenzi',
  releasedTitle: 'Lo mbiko usuqinisekisiwe kakade',
  refutedTitle: 'Lo mbiko uchithiwe',
  withdrawnTitle: 'Lo mbiko uhoxisiwe',
  revokedTitle: 'Konke kukhiyiwe futhi',
  released: 'Ababiki abanele sebewuqinisekisile kakade lo mbiko, futhi okushiyiwe kuvulelwe abamukeli.',
  refuted:
    'Kukhona ophendule wathi lo mbiko awulona iqiniso. Ngokuvamile kuphendula umnikazi we-akhawunti. Akukho okuvuliwe.',
  expired: 'Lo mbiko uphelelwe yisikhathi ngoba bambalwa kakhulu abantu abawuqinisekise ngesikhathi.',
  revoked: 'Ngemva kwalo mbiko, kukhona ongene ku-akhawunti yomnikazi wakukhiya konke futhi.',
};
