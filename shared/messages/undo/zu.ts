import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo'> = {
  question: 'Niluhlehlise lolu shintsho?',
  what: 'Izilungiselelo zenu zokuvulwa zishintshwe ngo-{date}. Uma bekungesinina, luhlehliseni lapha. Akudingeki ningene.',
  newReporters: 'Ababiki abasha',
  removedReporters: 'Abangasebona ababiki',
  confirmations: 'Iziqinisekiso ezidingekayo',
  hours: 'Amahora okuchitha umbiko',
  incapacitation: 'Ngemva kwengozi noma kwe-stroke',
  numbers:
    '{confirmations, plural, one {isiqinisekiso esi-#} other {iziqinisekiso ezingu-#}}, {hours, plural, one {nehora elingu-#} other {namahora angu-#}} okuchitha umbiko',
  sameNumbers: 'njengasemva kokushona',
  numbersPreviously: '{after}; ngaphambili {before}',
  coolDown: 'Izinsuku ngaphandle kombiko omusha ngemva kokuba nichithe omunye',
  lapse: 'Kubuzwe ababiki uma izinkokhelo zenu zima',
  yesPreviouslyNo: 'Yebo, ngaphambili cha',
  noPreviouslyYes: 'Cha, ngaphambili yebo',
  away: 'Anikho kuze kube',
  notAway: 'nikhona',
  silence: 'Kubuzwe ababiki uma ningangeni',
  months:
    '{months, plural, =0 {akwenzeki nhlobo} one {ngemva kwenyanga e-#} other {ngemva kwezinyanga ezingu-#}}',
  secondEmail: 'Ikheli lesibili le-imeyili lezexwayiso',
  phoneNumber: 'Inombolo yocingo yezexwayiso',
  none: 'Akukho',
  previouslyNone: 'akukho',
  previously: '{after}, ngaphambili {before}',
  goesBack: 'Izilungiselelo zenu zokuvulwa zizobuyela kulokho ezaziyikho ngaphambi kwalolu shintsho.',
  laterChanges:
    '{count, plural, one {Izilungiselelo zishintshwe kanye futhi kusukela lapho. Nalolo shintsho luzohlehliswa.} other {Izilungiselelo zishintshwe izikhathi ezingu-# futhi kusukela lapho. Nalezo zinguquko zizohlehliswa.}}',
  links:
    'Ababiki ababuyiselwe bangaphinda basebenzise izixhumanisi zabo zangaphambili. Abasusiwe abasakwazi ukubika noma ukuqinisekisa.',
  earlierTitle: 'Kwakukhona izinguquko zangaphambili',
  earlierInEffect: 'Izinguquko zangaphambili zisasebenza',
  earlierChanges:
    '{count, plural, one {Lokhu akuluhlehlisi ushintsho olulodwa lwangaphambili. Uma bekungesinina enilwenzile, sebenzisani isixhumanisi esise-imeyilini emayelana nalo, esihlehlisa nazo zonke izinguquko zangemva kwalo.} other {Lokhu akuzihlehlisi izinguquko zangaphambili ezingu-#. Uma enye yazo ningayenzanga nina, sebenzisani isixhumanisi esise-imeyilini yokuqala emayelana noshintsho olunjalo, esihlehlisa nazo zonke izinguquko zangemva kwalo.}}',
  pendingReport:
    'Kukhona umbiko ngani osalindile, futhi ukuhlehlisa lolu shintsho akuwukhanseli. Uma niphila kahle, sicela niwuchithe ngesixhumanisi esise-imeyilini yethu emayelana nombiko. Kuze kube uphelile, sizonixwayisa emakhelini nasezinombolweni eziqinisekisiwe ezifanayo nezamanje: ukuhlehlisa akuzishintshi lezo.',
  releasedReport:
    'Umbiko ngani uvule ama-LeaveBit enu, futhi ukuhlehlisa lolu shintsho akuwavali. Uma niphila kahle, sicela ningene nikhiye konke futhi.',
  undo: 'Hlehlisani lolu shintsho',
  yourChange:
    'Uma nilwenze nina lolu shintsho, akudingeki nenze lutho futhi ningavala leli khasi. Asikho isixhumanisi sokubuyisela lokho okuhlehlisiwe, kodwa ningangena nilwenze futhi ushintsho.',
  stillInEffect: 'Ushintsho lusasebenza. Sicela nizame futhi manje.',
  doneTitle: 'Ushintsho luhlehlisiwe',
  done: 'Ushintsho lwango-{date} luhlehlisiwe.',
  restored: 'Sikubuyisele lokhu: {settings}.',
  alsoEmailed: 'Sizonithumelela ne-imeyili esho ukuthi yini eshintshile.',
  already: 'Lolu shintsho seluhlehlisiwe kakade, ngalesi sixhumanisi noma kanye noshintsho lwangaphambili.',
  invalidTitle: 'Isixhumanisi sokuhlehlisa asisebenzi',
  invalidNext:
    'Izixhumanisi ezisema-imeyilini kwesinye isikhathi ziyanqamuka. Vulani i-imeyili futhi nicindezele isixhumanisi khona lapho, noma nikopishe isixhumanisi sonke. Ningangena futhi nihlole izilungiselelo zenu zokuvulwa.',
  expired:
    'Lesi sixhumanisi besisebenza amahora angu-{hours} kuphela ngemva koshintsho. Akukho okuhlehlisiwe.',
  expiredNext:
    'Uma bekungesinina, sicela nikhethe iphasiwedi entsha manje. Lokho kukhipha wonke umuntu. Bese ningena nilungise izilungiselelo zenu zokuvulwa.',
  settingReporters: 'ababiki benu',
  settingRequiredConfirmations: 'inani leziqinisekiso ezidingekayo',
  settingRefuteTimeHours: 'isikhathi senu sokuchitha umbiko',
  settingIncapacitation: 'imithetho yengozi noma ye-stroke',
  settingCoolDownDays: 'ikhefu ngemva kokuba nichithe umbiko',
  settingAskReportersOnLapse: 'ukuthi ababiki benu bayabuzwa yini uma izinkokhelo zenu zima',
  settingAwayUntil: 'isikhathi eningekho ngaso',
  settingSilenceMonths: 'ukuthi ababiki benu babuzwa nini uma ningangeni',
  settingSecondEmail: 'ikheli lenu lesibili le-imeyili lezexwayiso',
  settingPhoneNumber: 'inombolo yenu yocingo yezexwayiso',
};
