import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-sharing'> = {
  questionAccess: 'Nilubuyise ufikelelo olususiweyo?',
  questionSubstitutes: 'Nibuyise abo bafumana oko kungavulwanga?',
  questionDeleted: 'Nikubuyise okucinyiweyo?',
  questionDeletedOrReplaced: 'Nikubuyise okucinyiweyo okanye okutshintshiweyo?',
  questionText: 'Niwubuyise umbhalo otshintshiweyo?',
  restoreAccess: 'Buyisani ufikelelo',
  restore: 'Buyisani',
  lostDeleted: 'Kukho into ecinyiweyo kwii-LeaveBit zenu.',
  lostTexts:
    'Umbhalo omninzi {count, plural, one {we-LeaveBit e-#} other {wee-LeaveBit ezi-#}} ufakelwe omnye endaweni yawo.',
  lostSealedTexts:
    'Umbhalo otywiniweyo okanye amagama eefayile {count, plural, one {e-LeaveBit e-#} other {ee-LeaveBit ezi-#}} kufakelwe okunye endaweni yako. Asinako ukufunda oko kutywiniweyo, ngoko ke asinako ukutsho ukuba kutshintshe kangakanani.',
  lostAccess:
    'Abanye abamkeli basusiwe kwii-LeaveBit zenu, bafakelwe enye idilesi endaweni yabo, okanye ngoku kufuneka balinde ixesha elide phambi kokuba bazivule.',
  lostSubstitutes: 'Abo bafumana oko abamkeli benu bangakuvuliyo batshintshiwe.',
  ifNotYou: 'Ukuba ayinini, kurhoxiseni apha. Akufuneki ningene.',
  deleted: 'Okucinyiweyo okanye okususiweyo',
  leavebits: '{count, plural, one {i-LeaveBit e-#} other {ii-LeaveBit ezi-#}}',
  files: '{count, plural, one {ifayile e-#} other {iifayile ezi-#}}',
  textReplaced: 'Umbhalo otshintshiweyo',
  textMostlyReplaced: 'Umbhalo otshintshwe kakhulu',
  inLeavebits: '{count, plural, one {Kwi-LeaveBit e-#} other {Kwii-LeaveBit ezi-#}}',
  removed: 'Abangasengabo abamkeli',
  later: 'Kufuneka balinde ixesha elide',
  substitutes: 'Bafumana oko kungavulwanga',
  substitute:
    '{substitute}, ukuba u-{email} akakuvuli {days, plural, one {ngosuku olu-#} other {kwiintsuku ezi-#}}',
  added: 'Abasanda kongezwa, bayahlala',
  personInLeavebits: '{email}, {count, plural, one {kwi-LeaveBit e-#} other {kwii-LeaveBit ezi-#}}',
  addedTitle: 'Abongeziweyo bayahlala',
  addedPeople:
    '{count, plural, one {Lo mamkeli usanda kongezwa kwaye uyahlala, ngemigaqo anayo: {people}.} other {Aba bamkeli basanda kongezwa kwaye bayahlala, ngemigaqo abanayo: {people}.}}',
  removeSomebody:
    'Ukuze nisuse umntu, ngenani, nivule u-“Your people” (abantu benu) nize nicofe u-“Choose LeaveBits” (khethani ii-LeaveBit) ecaleni kwegama lakhe.',
  restoresDeleted:
    'Konke okucinyiweyo okanye okususiweyo kuya kubuyela kwiakhawunti yenu, kanye njengoko bekunjalo.',
  restoresTexts:
    '{count, plural, one {Umbhalo we-LeaveBit e-# uya kubuyela kwimo ebewukuyo. Umbhalo wangoku uhlala phakathi kweenguqulelo zangaphambili.} other {Umbhalo wee-LeaveBit ezi-# uya kubuyela kwimo ebewukuyo. Umbhalo wangoku uhlala phakathi kweenguqulelo zangaphambili.}}',
  restoresAccess: 'Aba bantu baya kuphinda babe ngabamkeli, ngemigaqo ababenayo ngaphambili.',
  restoresSubstitutes:
    'Oko abamkeli benu bangakuvuliyo kuya kuya kubantu enanibakhethile ngaphambili, hayi kwabo bakhethwe endaweni yabo.',
  nobodyLoses:
    'Akukho mntu uphulukana nofikelelo kuyo nantoni na. Ukuba kukho umntu onokufunda oko kungajoliswanga kuye, msuseni emva kokungena.',
  nobodyLosesAdded:
    'Akukho mntu uphulukana nofikelelo kuyo nantoni na, ngoko ke abongeziweyo bayahlala, nedilesi entsha iyahlala. Ukuba kukho umntu onokufunda oko kungajoliswanga kuye, msuseni emva kokungena.',
  nobodyLosesOpen:
    'Akukho mntu uphulukana nofikelelo kuyo nantoni na, kwaye bonke abafumana ufikelelo bafumana i-imeyile.',
  openEstate:
    'Ezi LeaveBit zivulekile ngenxa yombiko wange-{date}. Ngexesha zivulekile, ikhonkco libuyisa nantoni na esuswe emva koko, kodwa akukho nto isuswe ngaphambili.',
  yourChange: 'Ukuba nilwenze nina olu tshintsho, valani nje eli phepha.',
  worksOnce: 'Ikhonkco lingasetyenziswa kanye kuphela. Ningalwenza kwakhona utshintsho emva kokungena.',
  notRestored: 'Yonke into injengoko ibinjalo phambi kokuba nicofe iqhosha. Nceda nizame kwakhona ngoku.',
  deletionTitle: 'Le akhawunti iya kucinywa nge-{date}',
  deletion:
    'Eli khonkco alikuthinteli oko. Ukuze nigcine iakhawunti, ngenani nize nicofe u-“Keep my account” (gcinani iakhawunti yam). Ukuba anikwazi ukungena, setani ngokutsha iphaswedi yenu, nako oko kuyayigcina iakhawunti.',
  nothingToRestoreTitle: 'Akukho nto inokubuyiswa',
  nothingToRestore:
    'Akukho nto ichazwe kwi-imeyile yethu yange-{date} isuswe emva kombiko, okanye sele ibuyisiwe.',
  nothingMissingTitle: 'Akukho nto ilahlekileyo',
  nothingMissing: 'Akukho nto ichazwe kwi-imeyile yethu yange-{date} ilahlekileyo ngoku.',
  ifTheyReadTooMuch:
    'Ukuba kukho umntu onokufunda oko kungajoliswanga kuye kwaye ayinini, khethani iphaswedi entsha ngoku. Oko kukhupha wonke umntu. Emva koko msuseni kwii-LeaveBit zenu. Ukuba inxalenye yombhalo itshintshiwe, i-LeaveBit yawo isenazo iinguqulelo zangaphambili. Gcinani i-imeyile: kude kube nge-{date}, eli khonkco lingarhoxisa nantoni na ecinywe okanye esuswe phambi kwe-imeyile yethu elandelayo.',
  doneTitle: 'Utshintsho lurhoxisiwe',
  doneDeleted: 'Konke okucinyiweyo okanye okususiweyo kubuyile.',
  doneTexts:
    '{count, plural, one {Umbhalo we-LeaveBit e-# ubuyele kwimo ebewukuyo. Umbhalo omtsha uphakathi kweenguqulelo zangaphambili.} other {Umbhalo wee-LeaveBit ezi-# ubuyele kwimo ebewukuyo. Umbhalo omtsha uphakathi kweenguqulelo zangaphambili.}}',
  doneAccess: 'Abamkeli benu bafumene ufikelelo lwabo kwakhona.',
  doneSubstitutes: 'Oko abamkeli benu bangakuvuliyo kuya kubantu enanibakhethile ngaphambili.',
  newerChanges:
    'Kukho okunye okutshintshiweyo emva koko. Ikhonkco elikwi-imeyile yethu yamva nje emalunga nee-LeaveBit zenu libuyisa nantoni na esuswe ukususela ngoko. Ukuba anikabi nayo i-imeyile entsha, isendleleni.',
  used: 'Eli khonkco sele lisetyenzisiwe. Libuyise konke ebelinokukubuyisa.',
  invalidTitle: 'Eli khonkco alisebenzi',
  invalidNext:
    'Amakhonkco akwii-imeyile ngamanye amaxesha ayanqamka. Vulani i-imeyile kwakhona nize nicofe iqhosha apho. Ningangena kananjalo nijonge umgqomo wenkunkuma wenu nabamkeli benu.',
  expired:
    'Eli khonkco belisebenza iiyure ezi-{hours} kuphela emva kokuba silithumele. Akukho nto itshintshiweyo.',
  expiredNext:
    'Ukuba ayinini, nceda nikhethe iphaswedi entsha ngoku. Oko kukhupha wonke umntu. Emva koko ngenani: okucinyiweyo kuhlala kumgqomo wenkunkuma wenu iintsuku ezi-{days}, kwaye i-LeaveBit nganye ineenguqulelo zayo zangaphambili, nabamkeli bazo.',
};
