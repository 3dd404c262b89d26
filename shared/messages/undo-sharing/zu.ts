import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-sharing'> = {
  questionAccess: 'Nikubuyise ukufinyelela okususiwe?',
  questionSubstitutes: 'Nibuyisele labo abathola lokho okungavulwanga?',
  questionDeleted: 'Nikubuyise okusuliwe?',
  questionDeletedOrReplaced: 'Nikubuyise okusuliwe noma okushintshiwe?',
  questionText: 'Niwubuyise umbhalo oshintshiwe?',
  restoreAccess: 'Buyisani ukufinyelela',
  restore: 'Buyisani',
  lostDeleted: 'Kukhona okusuliwe kuma-LeaveBit enu.',
  lostTexts:
    'Umbhalo omningi {count, plural, one {we-LeaveBit e-#} other {wama-LeaveBit angu-#}} ufakelwe omunye esikhundleni sawo.',
  lostSealedTexts:
    'Umbhalo ovalwe ngophawu noma amagama amafayela {count, plural, one {e-LeaveBit e-#} other {ama-LeaveBit angu-#}} kufakelwe okunye esikhundleni sakho. Asikwazi ukufunda okuvalwe ngophawu, ngakho asikwazi ukusho ukuthi kushintshe kangakanani.',
  lostAccess:
    'Abanye abamukeli basusiwe kuma-LeaveBit enu, bafakelwe elinye ikheli esikhundleni sabo, noma manje kumele balinde isikhathi eside ngaphambi kokuwavula.',
  lostSubstitutes: 'Labo abathola lokho abamukeli benu abangakuvuli bashintshiwe.',
  ifNotYou: 'Uma bekungesinina, kuhlehliseni lapha. Akudingeki ningene.',
  deleted: 'Okusuliwe noma okususiwe',
  leavebits: '{count, plural, one {i-LeaveBit e-#} other {ama-LeaveBit angu-#}}',
  files: '{count, plural, one {ifayela eli-#} other {amafayela angu-#}}',
  textReplaced: 'Umbhalo oshintshiwe',
  textMostlyReplaced: 'Umbhalo oshintshwe kakhulu',
  inLeavebits: '{count, plural, one {Ku-LeaveBit e-#} other {Kuma-LeaveBit angu-#}}',
  removed: 'Abangasebona abamukeli',
  later: 'Kumele balinde isikhathi eside',
  substitutes: 'Bathola lokho okungavulwanga',
  substitute:
    '{substitute}, uma u-{email} engakuvuli {days, plural, one {ngosuku olu-#} other {ezinsukwini ezingu-#}}',
  added: 'Abasanda kwengezwa, bayasala',
  personInLeavebits: '{email}, {count, plural, one {ku-LeaveBit e-#} other {kuma-LeaveBit angu-#}}',
  addedTitle: 'Abengeziwe bayasala',
  addedPeople:
    '{count, plural, one {Lo mamukeli usanda kwengezwa futhi uyasala, ngemithetho anayo: {people}.} other {Laba bamukeli basanda kwengezwa futhi bayasala, ngemithetho abanayo: {people}.}}',
  removeSomebody:
    'Ukuze nisuse othile, ngenani, nivule u-“Your people” (abantu benu) bese nicindezela u-“Choose LeaveBits” (khethani ama-LeaveBit) eduze kwegama lakhe.',
  restoresDeleted: 'Konke okusuliwe noma okususiwe kuzobuyela ku-akhawunti yenu, njengoba bekunjalo.',
  restoresTexts:
    '{count, plural, one {Umbhalo we-LeaveBit e-# uzobuyela esimweni ebewukuso. Umbhalo wamanje uyasala phakathi kwezinguqulo zangaphambili.} other {Umbhalo wama-LeaveBit angu-# uzobuyela esimweni ebewukuso. Umbhalo wamanje uyasala phakathi kwezinguqulo zangaphambili.}}',
  restoresAccess: 'Laba bantu bazophinda babe abamukeli, ngemithetho ababenayo ngaphambili.',
  restoresSubstitutes:
    'Lokho abamukeli benu abangakuvuli kuzoya kubantu enanibakhethile ngaphambili, hhayi kulabo abakhethwe esikhundleni sabo.',
  nobodyLoses:
    'Akekho olahlekelwa ukufinyelela kunoma yini. Uma kukhona ongafunda lokho okungahloselwe yena, msuseni ngemva kokungena.',
  nobodyLosesAdded:
    'Akekho olahlekelwa ukufinyelela kunoma yini, ngakho abengeziwe bayasala, nekheli elisha liyasala. Uma kukhona ongafunda lokho okungahloselwe yena, msuseni ngemva kokungena.',
  nobodyLosesOpen:
    'Akekho olahlekelwa ukufinyelela kunoma yini, futhi bonke abathola ukufinyelela bathola i-imeyili.',
  openEstate:
    'Lawa ma-LeaveBit avuliwe ngenxa yombiko wango-{date}. Ngesikhathi evuliwe, isixhumanisi sibuyisa noma yini esuswe ngemva kwalokho, kodwa hhayi lutho olususwe ngaphambili.',
  yourChange: 'Uma nilwenze nina lolu shintsho, valani nje leli khasi.',
  worksOnce: 'Isixhumanisi singasetshenziswa kanye kuphela. Ningalwenza futhi ushintsho ngemva kokungena.',
  notRestored:
    'Konke kunjengoba bekunjalo ngaphambi kokuba nicindezele inkinobho. Sicela nizame futhi manje.',
  deletionTitle: 'Le akhawunti izosulwa ngo-{date}',
  deletion:
    'Lesi sixhumanisi asikuvimbi lokho. Ukuze nigcine i-akhawunti, ngenani bese nicindezela u-“Keep my account” (gcinani i-akhawunti yami). Uma ningakwazi ukungena, setani kabusha iphasiwedi yenu, nalokho kuyayigcina i-akhawunti.',
  nothingToRestoreTitle: 'Akukho okungabuyiswa',
  nothingToRestore:
    'Akukho okushiwo ku-imeyili yethu yango-{date} okususwe ngemva kombiko, noma sekubuyisiwe kakade.',
  nothingMissingTitle: 'Akukho okushodayo',
  nothingMissing: 'Akukho okushiwo ku-imeyili yethu yango-{date} okushodayo manje.',
  ifTheyReadTooMuch:
    'Uma kukhona ongafunda lokho okungahloselwe yena futhi bekungesinina, khethani iphasiwedi entsha manje. Lokho kukhipha wonke umuntu. Bese nimsusa kuma-LeaveBit enu. Uma ingxenye yombhalo ishintshiwe, i-LeaveBit yawo isenazo izinguqulo zangaphambili. Gcinani i-imeyili: kuze kube ngu-{date}, lesi sixhumanisi singahlehlisa noma yini esulwe noma esuswe ngaphambi kwe-imeyili yethu elandelayo.',
  doneTitle: 'Izinguquko zihlehlisiwe',
  doneDeleted: 'Konke okusuliwe noma okususiwe kubuyile.',
  doneTexts:
    '{count, plural, one {Umbhalo we-LeaveBit e-# ubuyele esimweni ebewukuso. Umbhalo omusha uphakathi kwezinguqulo zangaphambili.} other {Umbhalo wama-LeaveBit angu-# ubuyele esimweni ebewukuso. Umbhalo omusha uphakathi kwezinguqulo zangaphambili.}}',
  doneAccess: 'Abamukeli benu babuyelwe ukufinyelela kwabo.',
  doneSubstitutes: 'Lokho abamukeli benu abangakuvuli kuya kubantu enanibakhethile ngaphambili.',
  newerChanges:
    'Kunokunye okushintshiwe ngemva kwalokho. Isixhumanisi esise-imeyilini yethu yakamuva emayelana nama-LeaveBit enu sibuyisa noma yini esuswe kusukela lapho. Uma ningakabi nayo i-imeyili entsha, isendleleni.',
  used: 'Lesi sixhumanisi sesisetshenzisiwe kakade. Sibuyise konke ebesingakubuyisa.',
  invalidTitle: 'Lesi sixhumanisi asisebenzi',
  invalidNext:
    'Izixhumanisi ezisema-imeyilini kwesinye isikhathi ziyanqamuka. Vulani i-imeyili futhi nicindezele inkinobho khona lapho. Ningangena futhi nihlole umgqomo kadoti wenu nabamukeli benu.',
  expired:
    'Lesi sixhumanisi besisebenza amahora angu-{hours} kuphela ngemva kokuba sisithumele. Akukho okushintshiwe.',
  expiredNext:
    'Uma bekungesinina, sicela nikhethe iphasiwedi entsha manje. Lokho kukhipha wonke umuntu. Bese ningena: okusuliwe kuhlala emgqonyeni wenu kadoti izinsuku ezingu-{days}, futhi i-LeaveBit ngayinye inezinguqulo zayo zangaphambili, nabamukeli bazo.',
};
