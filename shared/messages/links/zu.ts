import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'links'> = {
  tryLater: 'Sicela nizame futhi emva kwesikhashana.',
  sendLinks: 'Phindani nithumele izixhumanisi zami',
  tickFirst: 'Sicela niqale ngokuthikha lapha.',
  copyLink:
    'Izixhumanisi ezisema-imeyilini kwesinye isikhathi ziyanqamuka. Vulani i-imeyili futhi nicindezele isixhumanisi khona lapho, noma nikopishe isixhumanisi sonke.',
  unknownLink:
    'Lesi sixhumanisi asiphelele noma asisasetshenziswa. Mhlawumbe umuntu esimayelana naye akasenibeki njengababiki bakhe.',
  earlierReportTitle: 'Lesi sixhumanisi ngesombiko wangaphambilini',
  earlierReport: 'Lesi sixhumanisi ngesombiko wangaphambilini, osuphelile.',
  expiredTitle: 'Lo mbiko usuphelelwe yisikhathi',
  withdrawn: 'Umbiki owathumela lo mbiko usewuhoxisile. Akukho okuvuliwe.',
  askOwner:
    'Uma ninakho, sicela nibuze umnikazi we-akhawunti mathupha noma ngocingo. Uma ephila kahle, akudingeki nenze lutho.',
  nothingToDo: 'Akudingeki nenze lutho.',
  decision: 'Sizonithumelela i-imeyili uma sekukhona isinqumo.',
  sure: '{type, select, death {Ngiqinisekile ukuthi u-{owner} ushonile.} other {Ngiqinisekile ukuthi u-{owner} akasakwazi unomphela ukuziphathela izindaba zakhe.}}',
  warningDelayed:
    'Isexwayiso sethu asikafiki ku-{owner}. Isikhathi sakhe sokuchitha umbiko siyoqala uma sesifikile, ngakho lokhu kuzothatha isikhathi eside.',
  opensSoon:
    'Ngaphandle uma u-{owner} ewuchitha umbiko, okushiywe ngu-{owner} kuzovulelwa abamukeli bakhe maduze.',
  othersDenied:
    '{others, plural, one {Omunye wabanye esibabuzile uthi akulona iqiniso} other {Abangu-# kwabanye esibabuzile bathi akulona iqiniso}}',
  denialEffect:
    'Umbiki ngamunye osho lokho wenza kudingeke esinye isiqinisekiso, futhi akukho okuvulwa {days, plural, one {usuku olu-#} other {izinsuku ezingu-#}} ngemva kwalokho.',
  alreadyConfirmed: 'Umbiko Usuqinisekisiwe',
};
