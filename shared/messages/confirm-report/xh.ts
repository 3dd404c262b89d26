import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'confirm-report'> = {
  title: 'Qinisekisani umbiko',
  canYou: 'Ningakuqinisekisa oku?',
  reported:
    '{type, select, death {U-<reporter>{email}</reporter> ubike nge-{moment} ukuba u-<name>{owner}</name> uswelekile.} other {U-<reporter>{email}</reporter> ubike nge-{moment} ukuba u-<name>{owner}</name> akasenako ngokusisigxina ukuphatha imicimbi yakhe.}}',
  sorryIf:
    '{type, select, death {Ukuba yinyaniso, sivelana nani ngokulahlekelwa kwenu.} other {Ukuba yinyaniso, siyadakumba.}}',
  hasDeclined:
    'Nasixelela ukuba anifuni kuba ngumbiki. Akuyomfuneko ukuba nenze nantoni na, kodwa ukuba niyazi okwenzekileyo, impendulo yenu isanceda.',
  beSure:
    'Nceda niqiniseke phambi kokuba nikuqinisekise: zamani ukuqhagamshelana no-{owner}, okanye nithethe nomntu obikileyo.',
  whatHappens: 'Okwenzekayo xa niqinisekisa umbiko',
  confirm: 'Qinisekisani umbiko',
  failed: 'Akuqinisekiswanga',
  notConfirmed: 'Umbiko awuqinisekiswanga. Nceda nizame kwakhona emva komzuzwana.',

  warned: 'Simlumkisile u-{owner}, kwaye usenako ukukunqanda ngokucofa kube kanye.',
  longerAway: 'Ebesixelele ukuba akayi kubakho kude kube nge-{until}, ngoko ke unexesha elide kunesiqhelo.',
  needed: '{required, plural, one {Kufuneka isiqinisekiso esi-#.} other {Kufuneka iziqinisekiso ezi-#.}}',
  noneYet: 'Azikabikho; esenu singaba sesokuqala.',
  noneYetEnough: 'Azikabikho; esenu singanela.',
  soFar:
    '{confirmations, plural, one {Ukuza kuthi ga ngoku kukho esi-#; esenu singaba yinombolo {next}.} other {Ukuza kuthi ga ngoku kukho ezi-#; esenu singaba yinombolo {next}.}}',
  soFarLast:
    '{confirmations, plural, one {Ukuza kuthi ga ngoku kukho esi-#; esenu singanela.} other {Ukuza kuthi ga ngoku kukho ezi-#; esenu singanela.}}',
  soFarEnough:
    '{confirmations, plural, one {Ukuza kuthi ga ngoku kukho esi-#; sanele, kwaye nesenu singabalwa.} other {Ukuza kuthi ga ngoku kukho ezi-#; zanele, kwaye nesenu singabalwa.}}',
  opensAfterObjection:
    'Ngaphandle kokuba u-{owner} uyawuchitha umbiko, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe xa ixesha lokuwuchitha lidlulile.',
  opensAtEarliest:
    'Ngaphandle kokuba u-{owner} uyawuchitha umbiko, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe. Oko akusayi kwenzeka phambi kwe-{moment}.',
  wouldOpenAfterWarning:
    'Ukuba baqinisekisa ababiki abaneleyo kwaye u-{owner} akawuchithi umbiko emva kwesilumkiso sethu, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe.',
  wouldOpenWithYours:
    'Umhla wokugqibela ka-{owner} wokuchitha umbiko udlulile. Ngesiqinisekiso senu, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe ngoko nangoko, okanye emva kweeyure ezimbalwa ukuba kufuneka siphinde silumkise u-{owner}.',
  wouldOpenWithLast:
    'Umhla wokugqibela ka-{owner} wokuchitha umbiko udlulile. Ngesiqinisekiso sokugqibela, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe ngoko nangoko, okanye emva kweeyure ezimbalwa ukuba kufuneka siphinde silumkise u-{owner}.',
  wouldOpenAtEarliest:
    'Ukuba baqinisekisa ababiki abaneleyo kwaye u-{owner} akawuchithi umbiko, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe. Oko akusayi kwenzeka phambi kwe-{moment}.',
  canDenyLater:
    'Ukuba nifumanisa kamva ukuba asiyonyaniso, ningayitsho loo nto ngeli khonkco lo gama umbiko usalinde isigqibo.',

  notTrue: 'Ukuba nikholelwa ukuba asiyonyaniso',
  denyUntil:
    'Ukuba niyazi ukuba asiyonyaniso, sixeleleni apha. Ngaloo ndlela akukho nto iya kuvulwa phambi kwe-{moment}, kwaye kuya kufuneka {more, plural, one {isiqinisekiso esi-#} other {iziqinisekiso ezi-#}} endaweni yezi-{required}.',
  denyDays:
    'Ukuba niyazi ukuba asiyonyaniso, sixeleleni apha. Ngaloo ndlela akukho nto iya kuvulwa ubuncinane {days, plural, one {usuku olu-#} other {iintsuku ezi-#}}, kwaye kuya kufuneka {more, plural, one {isiqinisekiso esi-#} other {iziqinisekiso ezi-#}} endaweni yezi-{required}.',
  denyWithdraws: 'Esenu asisabalwa.',
  denyNotifies: 'Siya kumazisa u-{owner} ngoko nangoko ukuba nitshilo.',
  denyTellsOthers:
    'Siya kubaxelela nabanye ababiki, singalichazi igama lenu, kodwa ukuba babuziwe abantu abambalwa nje, basenokuqashela.',
  denyCancelsNothing:
    'Oko akuwuphelisi umbiko. Ngu-{owner} kuphela onokukwenza. Ukuba ninako, nceda nizame nina ukuqhagamshelana no-{owner}.',
  denyCancelsNothingYet:
    'Oko akuwuphelisi umbiko. Ngu-{owner} kuphela onokukwenza, okanye umntu obikileyo. Ukuba ninako, nceda nizame nina ukuqhagamshelana no-{owner}.',
  howDoYouKnow: 'Nazi njani? (asinyanzelekanga)',
  onlyOwnerReads: 'Ngu-{owner} kuphela onokukufunda oku.',
  denySure: 'Ndiqinisekile ukuba lo mbiko awuyonyaniso.',
  deny: 'Ndiyazi ukuba asiyonyaniso',
  notReceived: 'Asiyifumananga impendulo yenu',

  deniedTitle: 'Enkosi ngokusixelela',
  denied:
    '{type, select, death {Nisixelele ukuba asiyonyaniso ukuba u-<name>{owner}</name> uswelekile.} other {Nisixelele ukuba asiyonyaniso ukuba u-<name>{owner}</name> akasenako ngokusisigxina ukuphatha imicimbi yakhe.}}',
  deniedTold:
    'Simazisile u-{owner} ukuba nitshilo. Sixelele no-{reporter} nabanye ababiki, singachazanga ukuba ngubani.',
  whatNow: 'Okwenzekayo ngoku',
  deniedDelayed:
    'Isilumkiso sethu asikafiki ku-{owner}, ngoko ke oku kuya kuthatha ixesha elide. Ukuba ninako, nceda nizame ukuqhagamshelana naye: angangena awuchithe umbiko.',
  deniedCanStop:
    'U-{owner} angawuchitha umbiko ngokucofa kube kanye kwi-imeyile yethu. Ukuba ninako, nceda nizame ukuqhagamshelana naye.',
  deniedCanStopOrWithdraw:
    'U-{owner} angawuchitha umbiko ngokucofa kube kanye kwi-imeyile yethu, kwaye u-{reporter} angawurhoxisa. Ukuba ninako, nceda nizame ukuqhagamshelana no-{owner}.',
  deniedGivesTime:
    'Impendulo yenu inika wonke umntu ixesha, kodwa ayiwuphelisi umbiko. {required, plural, one {Ngoku kufuneka isiqinisekiso esi-#.} other {Ngoku kufuneka iziqinisekiso ezi-#.}}',
  deniedEnough:
    'Baqinisekisile abaneleyo kwabanye. Ngaphandle kokuba u-{owner} uyawuchitha umbiko, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe.',
  deniedNotEnough:
    'Ukuba baqinisekisa abaneleyo kwabanye kwaye u-{owner} akawuchithi umbiko, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe.',
  earliest: 'Oko akusayi kwenzeka phambi kwe-{moment}.',
  alsoDenied:
    '{others, plural, one {Nomnye wabanye esibabuzileyo uthi asiyonyaniso.} other {Nabanye aba-# kwabo sibabuzileyo bathi asiyonyaniso.}}',
  deniedDecision: 'Siya kunithumelela i-imeyile xa kukho isigqibo. Akukho nto yimbi kufuneka niyenze.',
  trueAfterAll: 'Ukuba nifumanisa ukuba noko yinyaniso',
  canStillConfirm: 'Nisenako ukuwuqinisekisa umbiko apha.',
  thenFinal: 'Emva koko, anisayi kuphinda nikwazi ukutshintsha impendulo yenu.',

  doneTitle: 'Enkosi, isiqinisekiso senu sibaliwe',
  done: '{type, select, death {Niqinisekise ukuba u-<name>{owner}</name> uswelekile. Sivelana nani ngokulahlekelwa kwenu.} other {Niqinisekise ukuba u-<name>{owner}</name> akasenako ngokusisigxina ukuphatha imicimbi yakhe. Siyadakumba ngenijongene nako.}}',
  makes: 'Esi sisiqinisekiso sesi-{confirmations} kwezi-{required}.',
  makesMore: 'Ngoku zizi-{confirmations}, kwaye kufuneka ezi-{required}.',
  thatIsEnough: 'Zanele.',
  willOpenDelayedEnough:
    'Oko kulinde umbiko kuya kuvulwa emva kokuba u-{owner} ebe nexesha lokuwuchitha. Isilumkiso sethu asikafiki kuye, ngoko ke oku kuya kuthatha ixesha elide.',
  willOpenDelayed:
    'Oko kulinde umbiko kuya kuvulwa xa beqinisekisile abaneleyo kwaye u-{owner} ebe nexesha lokuwuchitha. Isilumkiso sethu asikafiki kuye, ngoko ke oku kuya kuthatha ixesha elide.',
  willOpenUnless:
    'Oko kulinde umbiko kuya kuvulwa ngaphandle kokuba u-{owner} uyawuchitha, kodwa hayi phambi kwe-{moment}.',
  willOpenUnlessSoon:
    'Oko kulinde umbiko kuya kuvulwa ngaphandle kokuba u-{owner} uyawuchitha. Ukuba kufuneka siphinde simlumkise, kuya kuthatha iiyure ezimbalwa ngaphezulu.',
  willOpenOnce:
    'Oko kulinde umbiko kuya kuvulwa xa beqinisekisile abaneleyo, kodwa hayi phambi kwe-{moment}.',
  willOpenOnceSoon: 'Oko kulinde umbiko kuya kuvulwa xa beqinisekisile abaneleyo.',
  doneDecision:
    'Siya kunithumelela i-imeyile xa kukho isigqibo. Akukho nto yimbi kufuneka niyenze. Ningalivala eli phepha.',

  already:
    '{type, select, death {Sele niqinisekisile ukuba u-<name>{owner}</name> uswelekile.} other {Sele niqinisekisile ukuba u-<name>{owner}</name> akasenako ngokusisigxina ukuphatha imicimbi yakhe.}}',
  alreadyOnce: 'Kubalwa kube kanye, kwaye akukho nto yimbi kufuneka niyenze.',
  alreadyEarlier: 'Kubalwa kube kanye. Loo nto ibingumbiko wangaphambili.',
  nowReleased: 'Umbiko uqinisekisiwe, kwaye oko kushiyiweyo kuvulelwe abamkeli.',
  nowRefuted:
    'Kukho osele ephendule wathi asiyonyaniso. Ngokuqhelekileyo kuphendula umnini weakhawunti. Akukho nto ivuliweyo.',
  nowWithdrawn: 'Umbiki owathumela umbiko sele ewurhoxisile. Akukho nto ivuliweyo.',
  nowExpired:
    'Umbiko sele uphelelwe lixesha kuba bambalwa kakhulu abantu abawuqinisekise ngexesha. Akukho nto ivuliweyo.',
  nowRevoked: 'Ukususela ngoko, kukho ongene kwiakhawunti yomnini waphinda watshixa yonke into.',

  newAsked: 'Kukho umbiko omtsha, kwaye sinibuza ngawo. Nceda nikhangele i-imeyile yethu yamva nje.',
  newConfirmed:
    'Kukho umbiko omtsha, kwaye niwuqinisekisile. Siya kunithumelela i-imeyile xa kukho isigqibo.',
  newDenied:
    'Kukho umbiko omtsha, kwaye nisixelele ukuba awuyonyaniso. Ukuba nifumanisa ukuba noko uyinyaniso, sebenzisani ikhonkco elikwi-imeyile yethu yamva nje emalunga nawo.',
  newMade:
    'Ninombiko omtsha osalinde isigqibo. Ukuze nibone ukuba uphi na, vulani ikhonkco eniwuthumele ngalo.',
  invalidLink: 'Ikhonkco lokuqinisekisa alisebenzi',
  releasedTitle: 'Lo mbiko sele uqinisekisiwe',
  refutedTitle: 'Lo mbiko uchithiwe',
  withdrawnTitle: 'Lo mbiko urhoxisiwe',
  revokedTitle: 'Yonke into itshixiwe kwakhona',
  released: 'Ababiki abaneleyo sele bewuqinisekisile lo mbiko, kwaye oko kushiyiweyo kuvulelwe abamkeli.',
  refuted:
    'Kukho ophendule wathi lo mbiko awuyonyaniso. Ngokuqhelekileyo kuphendula umnini weakhawunti. Akukho nto ivuliweyo.',
  expired: 'Lo mbiko uphelelwe lixesha kuba bambalwa kakhulu abantu abawuqinisekise ngexesha.',
  revoked: 'Emva kwalo mbiko, kukho ongene kwiakhawunti yomnini waphinda watshixa yonke into.',
};
