import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'refute'> = {
  title: 'Chithani umbiko',
  areYouWell: 'Niphila kahle?',
  told: '{type, select, death {U-<reporter>{email}</reporter> usitshele ukuthi senishonile.} other {U-<reporter>{email}</reporter> usitshele ukuthi anisakwazi unomphela ukuziphathela izindaba zenu.}} Uma lokho kungelona iqiniso, wuchitheni lapha umbiko. Akudingeki ningene.',
  report: 'Umbiko',
  death: 'Ukushona',
  incapacitation: 'Ukungasakwazi unomphela ukuziphathela izindaba',
  reportedBy: 'Obikile',
  reportedOn: 'Usuku lombiko',
  opensAfter: 'Akukho okuvulwa ngaphambi kwalesi sikhathi',
  timeLeft: 'Isikhathi esisele sokuchitha umbiko:',
  daysLeft:
    '{days, plural, one {usuku olu-#} other {izinsuku ezingu-#}}, {hours, plural, one {ihora eli-#} other {amahora angu-#}}, {minutes, plural, one {umzuzu o-#} other {imizuzu engu-#}}',
  hoursLeft:
    '{hours, plural, one {ihora eli-#} other {amahora angu-#}}, {minutes, plural, one {umzuzu o-#} other {imizuzu engu-#}}, {seconds, plural, one {umzuzwana o-#} other {imizuzwana engu-#}}',
  minutesLeft:
    '{minutes, plural, one {umzuzu o-#} other {imizuzu engu-#}}, {seconds, plural, one {umzuzwana o-#} other {imizuzwana engu-#}}',
  secondsLeft: '{seconds, plural, one {umzuzwana o-#} other {imizuzwana engu-#}}',
  deadlinePassed: 'Umnqamulajuqu usudlulile, kodwa umbiko usalindele isinqumo, ngakho nisengawuchitha.',
  notEveryoneAgrees: 'Abavumelani bonke',
  notEveryoneAgreed: 'Ekuqaleni abavumelananga bonke',
  denies: 'U-<reporter></reporter> uthi akulona iqiniso. Usitshele ngo-{moment}.',
  denied:
    'U-<reporter></reporter> uthe ngo-{moment} akulona iqiniso, kodwa waqinisekisa umbiko ngo-{confirmed}.',
  theirReason: 'Isizathu sakhe:',
  theirEarlierReason: 'Isizathu sakhe besithi:',
  takesYou: 'Noma kunjalo, yinina kuphela eningaqeda umbiko.',
  refute: 'Ngiphila kahle: chithani lo mbiko',
  cancels: 'Lokhu kukhansela umbiko ngokushesha, futhi akukho okuvulwayo.',
  ifNothing:
    'Uma ningenzi lutho futhi kuqinisekise abanye ababiki benu abanele, ama-LeaveBit enu ayovulelwa abantu enibakhethile.',
  ifNothingConfirmed:
    'Abanye ababiki benu abanele sebewuqinisekisile. Uma ningenzi lutho, ama-LeaveBit enu ayovulelwa abantu enibakhethile.',
  forSomeoneElse: 'Uma nifunda lokhu egameni lomunye umuntu, sicela ningayicindezeli inkinobho.',
  failed: 'Awuchithwanga',
  notRefuted: 'Umbiko awuchithwanga. Sicela nizame futhi manje.',
  signIn: 'Ngenani',
  signInAndReview: 'Ngenani nibuyekeze ababiki benu',

  doneTitle: 'Umbiko ukhanseliwe',
  done: '{type, select, death {Akukho okuvuliwe. Umbiko wango-{moment} othi senishonile uchithiwe, futhi awusenakuqinisekiswa.} other {Akukho okuvuliwe. Umbiko wango-{moment} othi anisakwazi unomphela ukuziphathela izindaba zenu uchithiwe, futhi awusenakuqinisekiswa.}}',
  doneTold:
    'Sizomazisa nge-imeyili u-<reporter></reporter> nabanye ababiki benu. Izixhumanisi zabanye zisebenza futhi, uma kwenzeka zidingeka.',
  doneDecide:
    'Sicela ningene ninqume ukuthi u-{reporter} uyaqhubeka yini nokuba ngumbiki wenu. Kuze kube yileso sikhathi, izixhumanisi zakhe azisebenzi, ngakho akakwazi ukubika noma ukuqinisekisa lutho.',
  donePaid:
    'Ningamsusa ngesikhathi senu samahhala noma uma nikhokhela inyanga ngenyanga. Anidingi nokukodwa kwalokhu ukuze nichithe umbiko.',

  invalidLink: 'Isixhumanisi sokuchitha asisebenzi',
  releasedTitle: 'Umnqamulajuqu wokuchitha umbiko usudlulile',
  refutedTitle: 'Usuchithiwe kakade',
  withdrawnTitle: 'Usuhoxisiwe kakade',
  revokedTitle: 'Sekukhiyiwe futhi kakade',
  otherReport:
    'Kukhona omunye umbiko ngani osalindele isinqumo. Funani i-imeyili yethu yakamuva emayelana nawo nicindezele inkinobho khona, noma ningene niwuchithe ekhasini lenu eliyinhloko.',
  unknownLink: 'Lesi sixhumanisi asiphelele noma asisasetshenziswa.',
  canSignIn: 'Ningangena futhi nibone noma yimuphi umbiko osalindele isinqumo, niwuchithe khona.',
  released:
    'Lo mbiko uqinisekisiwe, futhi umnqamulajuqu wokuwuchitha usudlulile. Ama-LeaveBit enu asevulelwe abantu enibakhethile.',
  releasedNext: 'Uma niphila kahle, ngenani manje nikhiye konke futhi.',
  refuted: 'Seniwuchithile kakade lo mbiko. Akukho okuvuliwe.',
  expired:
    'Lo mbiko uphelelwe yisikhathi ngoba bambalwa kakhulu ababiki benu abawuqinisekisile. Akukho okuvuliwe.',
  revoked: 'Senikukhiye konke futhi ngemva kwalo mbiko.',
};
