import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'links'> = {
  tryLater: 'Nceda nizame kwakhona emva komzuzwana.',
  sendLinks: 'Thumelani amakhonkco am kwakhona',
  tickFirst: 'Nceda niqale ngokuphawula apha.',
  copyLink:
    'Amakhonkco akwii-imeyile ngamanye amaxesha ayanqamka. Vulani i-imeyile kwakhona nize nicofe ikhonkco apho, okanye nikope ikhonkco lonke.',
  unknownLink:
    'Eli khonkco aliphelelanga okanye alisasetyenziswa. Mhlawumbi umntu elimalunga naye akasenibali phakathi kwababiki bakhe.',
  earlierReportTitle: 'Eli khonkco lelombiko wangaphambili',
  earlierReport: 'Eli khonkco lelombiko wangaphambili, osele uphelile.',
  expiredTitle: 'Lo mbiko uphelelwe lixesha',
  withdrawn: 'Umbiki owathumela lo mbiko uwurhoxisile. Akukho nto ivuliweyo.',
  askOwner:
    'Ukuba ninako, nceda nibuze umnini weakhawunti ngobuqu okanye ngefowuni. Ukuba uphilile, akuyomfuneko ukuba nenze nantoni na.',
  nothingToDo: 'Akuyomfuneko ukuba nenze nantoni na.',
  decision: 'Siya kunithumelela i-imeyile xa kukho isigqibo.',
  sure: '{type, select, death {Ndiqinisekile ukuba u-{owner} uswelekile.} other {Ndiqinisekile ukuba u-{owner} akasenako ngokusisigxina ukuphatha imicimbi yakhe.}}',
  warningDelayed:
    'Isilumkiso sethu asikafiki ku-{owner}. Ixesha lakhe lokuchitha umbiko liqala xa sifikile, ngoko ke oku kuya kuthatha ixesha elide.',
  opensSoon:
    'Ngaphandle kokuba u-{owner} uyawuchitha umbiko, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe kungekudala.',
  othersDenied:
    '{others, plural, one {Omnye wabanye esibabuzileyo uthi asiyonyaniso} other {Abanye aba-# kwabo sibabuzileyo bathi asiyonyaniso}}',
  denialEffect:
    'Umbiki ngamnye otsho loo nto wenza kufuneke esinye isiqinisekiso, kwaye akukho nto ivulwayo {days, plural, one {usuku olu-#} other {iintsuku ezi-#}} emva koko.',
  alreadyConfirmed: 'Umbiko Sele Uqinisekisiwe',
};
