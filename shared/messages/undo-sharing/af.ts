import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-sharing'> = {
  questionAccess: 'Herstel die toegang wat verwyder is?',
  questionSubstitutes: 'Herstel wie kry wat nie oopgemaak word nie?',
  questionDeleted: 'Herstel wat uitgevee is?',
  questionDeletedOrReplaced: 'Herstel wat uitgevee of vervang is?',
  questionText: 'Herstel die teks wat vervang is?',
  restoreAccess: 'Herstel toegang',
  restore: 'Herstel',
  lostDeleted: 'Iets is uit u LeaveBits uitgevee.',
  lostTexts: 'Die meeste van die teks van {count, plural, one {# LeaveBit} other {# LeaveBits}} is vervang.',
  lostSealedTexts:
    'Die verseëlde teks of lêername van {count, plural, one {# LeaveBit} other {# LeaveBits}} is vervang. Ons kan nie lees wat verseël is nie, en kan dus nie sê hoeveel dit verander het nie.',
  lostAccess:
    'Sommige ontvangers is uit u LeaveBits verwyder, is deur ’n ander adres vervang, of moet nou langer wag voordat hulle dit kan oopmaak.',
  lostSubstitutes: 'Wie kry wat u ontvangers nie oopmaak nie, is verander.',
  ifNotYou: 'As dit nie u was nie, maak dit hier ongedaan. U hoef nie aan te teken nie.',
  deleted: 'Uitgevee of verwyder',
  leavebits: '{count, plural, one {# LeaveBit} other {# LeaveBits}}',
  files: '{count, plural, one {# lêer} other {# lêers}}',
  textReplaced: 'Teks vervang',
  textMostlyReplaced: 'Teks meestal vervang',
  inLeavebits: 'In {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  removed: 'Nie meer ontvangers nie',
  later: 'Moet langer wag',
  substitutes: 'Kry wat nie oopgemaak word nie',
  substitute: '{substitute}, as {email} dit nie binne {days, plural, one {# dag} other {# dae}} oopmaak nie',
  added: 'Onlangs bygevoeg, en bly',
  personInLeavebits: '{email}, in {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  addedTitle: 'Wie bygevoeg is, bly',
  addedPeople:
    '{count, plural, one {Hierdie ontvanger is onlangs bygevoeg en bly, met die reëls wat vir hierdie persoon geld: {people}.} other {Hierdie ontvangers is onlangs bygevoeg en bly, met die reëls wat vir hulle geld: {people}.}}',
  removeSomebody:
    'Om iemand te verwyder, teken aan, maak “Your people” (u mense) oop en druk “Choose LeaveBits” (kies LeaveBits) langs die naam.',
  restoresDeleted: 'Alles wat uitgevee of verwyder is, sal weer in u rekening wees, presies soos dit was.',
  restoresTexts:
    '{count, plural, one {Die teks van # LeaveBit word weer soos dit was. Die huidige teks bly tussen die vroeëre weergawes.} other {Die teks van # LeaveBits word weer soos dit was. Die huidige teks bly tussen die vroeëre weergawes.}}',
  restoresAccess: 'Hierdie mense word weer ontvangers, met die reëls wat voorheen vir hulle gegeld het.',
  restoresSubstitutes:
    'Wat u ontvangers nie oopmaak nie, gaan na die mense wat u voorheen gekies het, en nie na wie ook al in hulle plek gekies is nie.',
  nobodyLoses:
    'Niemand verloor toegang tot iets nie. As iemand iets kan lees wat nie vir daardie persoon bedoel is nie, verwyder die persoon nadat u aangeteken het.',
  nobodyLosesAdded:
    'Niemand verloor toegang tot iets nie, en dus bly wie bygevoeg is, en ook ’n nuwe adres. As iemand iets kan lees wat nie vir daardie persoon bedoel is nie, verwyder die persoon nadat u aangeteken het.',
  nobodyLosesOpen: 'Niemand verloor toegang tot iets nie, en almal wat toegang kry, kry ’n e-pos.',
  openEstate:
    'Hierdie LeaveBits is oop weens ’n aanmelding van {date}. Terwyl hulle oop is, herstel die skakel enigiets wat daarna verwyder is, maar niks wat daarvoor verwyder is nie.',
  yourChange: 'As u hierdie verandering self gemaak het, maak net hierdie bladsy toe.',
  worksOnce:
    'Die skakel kan net een keer gebruik word. U kan die verandering weer maak nadat u aangeteken het.',
  notRestored: 'Alles is soos dit was voordat u die knoppie gedruk het. Probeer asseblief nou weer.',
  deletionTitle: 'Hierdie rekening word op {date} uitgevee',
  deletion:
    'Hierdie skakel keer dit nie. Om die rekening te behou, teken aan en druk “Keep my account” (behou my rekening). As u nie kan aanteken nie, stel u wagwoord terug; ook dan bly die rekening.',
  nothingToRestoreTitle: 'Daar is niks om te herstel nie',
  nothingToRestore:
    'Niks wat in ons e-pos van {date} genoem word, is ná die aanmelding verwyder nie, of dit is reeds herstel.',
  nothingMissingTitle: 'Niks ontbreek nie',
  nothingMissing: 'Niks wat in ons e-pos van {date} genoem word, ontbreek nou nie.',
  ifTheyReadTooMuch:
    'As iemand iets kan lees wat nie vir daardie persoon bedoel is nie, en dit was nie u nie, kies nou ’n nuwe wagwoord. Dit teken almal af. Verwyder dan die persoon uit u LeaveBits. As ’n deel van ’n teks vervang is, het daardie LeaveBit steeds die vroeëre weergawes. Bewaar die e-pos: tot {date} kan hierdie skakel enigiets ongedaan maak wat voor ons volgende e-pos uitgevee of verwyder word.',
  doneTitle: 'Die veranderinge is ongedaan gemaak',
  doneDeleted: 'Alles wat uitgevee of verwyder is, is terug.',
  doneTexts:
    '{count, plural, one {Die teks van # LeaveBit is weer soos dit was. Die nuwer teks is tussen die vroeëre weergawes.} other {Die teks van # LeaveBits is weer soos dit was. Die nuwer teks is tussen die vroeëre weergawes.}}',
  doneAccess: 'U ontvangers het hulle toegang terug.',
  doneSubstitutes: 'Wat u ontvangers nie oopmaak nie, gaan na die mense wat u voorheen gekies het.',
  newerChanges:
    'Daarna is nog meer verander. Die skakel in ons jongste e-pos oor u LeaveBits herstel enigiets wat sedertdien verwyder is. As u nog nie ’n nuwer e-pos het nie, is dit op pad.',
  used: 'Hierdie skakel is reeds gebruik. Dit het alles herstel wat moontlik was.',
  invalidTitle: 'Hierdie skakel werk nie',
  invalidNext:
    'Skakels in e-posse word soms afgekap. Maak die e-pos weer oop en druk die knoppie daar. U kan ook aanteken en u asblik en u ontvangers nagaan.',
  expired: 'Hierdie skakel het net {hours} uur lank gewerk nadat ons dit gestuur het. Niks is verander nie.',
  expiredNext:
    'As dit nie u was nie, kies asseblief nou ’n nuwe wagwoord. Dit teken almal af. Teken dan aan: wat uitgevee is, bly {days} dae lank in u asblik, en elke LeaveBit het sy vroeëre weergawes, met hulle ontvangers.',
};
