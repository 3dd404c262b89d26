import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo'> = {
  question: 'Nilurhoxise olu tshintsho?',
  what: 'Iisetingi zenu zokuvulwa zitshintshwe nge-{date}. Ukuba ayinini, lurhoxiseni apha. Akufuneki ningene.',
  newReporters: 'Ababiki abatsha',
  removedReporters: 'Abangaseyibo ababiki',
  confirmations: 'Iziqinisekiso ezifunekayo',
  hours: 'Iiyure zokuchitha umbiko',
  incapacitation: 'Emva kwengozi okanye kwe-stroke',
  numbers:
    '{confirmations, plural, one {isiqinisekiso esi-#} other {iziqinisekiso ezi-#}}, {hours, plural, one {neyure e-#} other {neeyure ezi-#}} zokuchitha umbiko',
  sameNumbers: 'njengasemva kokusweleka',
  numbersPreviously: '{after}; ngaphambili {before}',
  coolDown: 'Iintsuku ngaphandle kombiko omtsha emva kokuba nichithe omnye',
  lapse: 'Kubuzwe ababiki ukuba iintlawulo zenu ziyema',
  yesPreviouslyNo: 'Ewe, ngaphambili hayi',
  noPreviouslyYes: 'Hayi, ngaphambili ewe',
  away: 'Anikho kude kube',
  notAway: 'nikhona',
  silence: 'Kubuzwe ababiki ukuba aningeni',
  months: '{months, plural, =0 {akwenzeki tu} one {emva kwenyanga e-#} other {emva kweenyanga ezi-#}}',
  secondEmail: 'Idilesi yesibini ye-imeyile yezilumkiso',
  phoneNumber: 'Inombolo yefowuni yezilumkiso',
  none: 'Akukho',
  previouslyNone: 'akukho',
  previously: '{after}, ngaphambili {before}',
  goesBack: 'Iisetingi zenu zokuvulwa ziya kubuyela koko bezikuko phambi kolu tshintsho.',
  laterChanges:
    '{count, plural, one {Iisetingi zitshintshwe kwakhona kanye ukususela ngoko. Nolo tshintsho luya kurhoxiswa.} other {Iisetingi zitshintshwe kwakhona izihlandlo ezi-# ukususela ngoko. Nalo lonke olo tshintsho luya kurhoxiswa.}}',
  links:
    'Ababiki ababuyiselweyo bangaphinda basebenzise amakhonkco abo angaphambili. Abasusiweyo abasenako ukubika okanye ukuqinisekisa.',
  earlierTitle: 'Bekukho utshintsho lwangaphambili',
  earlierInEffect: 'Utshintsho lwangaphambili lusasebenza',
  earlierChanges:
    '{count, plural, one {Oku akulurhoxisi utshintsho olunye lwangaphambili. Ukuba anilwenzanga nina, sebenzisani ikhonkco elikwi-imeyile emalunga nalo, elirhoxisa nalo lonke utshintsho lwasemva kwalo.} other {Oku akulurhoxisi utshintsho lwangaphambili olwenziwe izihlandlo ezi-#. Ukuba olunye lwalo anilwenzanga nina, sebenzisani ikhonkco elikwi-imeyile yokuqala emalunga notshintsho olunjalo, elirhoxisa nalo lonke utshintsho lwasemva kwalo.}}',
  pendingReport:
    'Kukho umbiko ngani osalindileyo, kwaye ukurhoxisa olu tshintsho akuwuphelisi. Ukuba niphilile, nceda niwuchithe ngekhonkco elikwi-imeyile yethu emalunga nombiko. De uphele, siya kunilumkisa kwiidilesi nakwiinombolo eziqinisekisiweyo ezifanayo nezangoku: ukurhoxisa akuzitshintshi ezo.',
  releasedReport:
    'Umbiko ngani uvule ii-LeaveBit zenu, kwaye ukurhoxisa olu tshintsho akuzivali. Ukuba niphilile, nceda ningene nitshixe yonke into kwakhona.',
  undo: 'Rhoxisani olu tshintsho',
  yourChange:
    'Ukuba nilwenze nina olu tshintsho, akufuneki nenze nto kwaye ningalivala eli phepha. Akukho khonkco lokubuyisela oko kurhoxisiweyo, kodwa ningangena nilwenze kwakhona utshintsho.',
  stillInEffect: 'Utshintsho lusasebenza. Nceda nizame kwakhona ngoku.',
  doneTitle: 'Utshintsho lurhoxisiwe',
  done: 'Utshintsho lwange-{date} lurhoxisiwe.',
  restored: 'Sikubuyisele oku: {settings}.',
  alsoEmailed: 'Siya kunithumelela ne-imeyile exela okutshintshileyo.',
  already: 'Olu tshintsho sele lurhoxisiwe, ngeli khonkco okanye kunye notshintsho lwangaphambili.',
  invalidTitle: 'Ikhonkco lokurhoxisa alisebenzi',
  invalidNext:
    'Amakhonkco akwii-imeyile ngamanye amaxesha ayanqamka. Vulani i-imeyile kwakhona nize nicofe ikhonkco apho, okanye nikope ikhonkco lonke. Ningangena kananjalo nijonge iisetingi zenu zokuvulwa.',
  expired: 'Eli khonkco belisebenza iiyure ezi-{hours} kuphela emva kotshintsho. Akukho nto irhoxisiweyo.',
  expiredNext:
    'Ukuba ayinini, nceda nikhethe iphaswedi entsha ngoku. Oko kukhupha wonke umntu. Emva koko ngenani nilungise iisetingi zenu zokuvulwa.',
  settingReporters: 'ababiki benu',
  settingRequiredConfirmations: 'inani leziqinisekiso ezifunekayo',
  settingRefuteTimeHours: 'ixesha lenu lokuchitha umbiko',
  settingIncapacitation: 'imigaqo yengozi okanye ye-stroke',
  settingCoolDownDays: 'ikhefu emva kokuba nichithe umbiko',
  settingAskReportersOnLapse: 'ukuba ababiki benu bayabuzwa kusini na ukuba iintlawulo zenu ziyema',
  settingAwayUntil: 'ixesha eningekho ngalo',
  settingSilenceMonths: 'ukuba ababiki benu babuzwa nini xa ningangeni',
  settingSecondEmail: 'idilesi yenu yesibini ye-imeyile yezilumkiso',
  settingPhoneNumber: 'inombolo yenu yefowuni yezilumkiso',
};
