import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'sealed'> = {
  opening: 'Iyavulwa',
  damagedTitle: 'Le LeaveBit yonakele',
  damaged:
    'Ikhadi lenu lilungile, kodwa okufike lapha akukhona lokho okwavalwa ngophawu, ngakho akekho ongayivula injengoba injalo. Sicela nilayishe ikhasi kabusha bese nizama futhi. Uma lokho kungasizi, bhalelani abantu abaphethe le nsizakalo: bangase babe nekhophi eyisipele.',
  failedTitle: 'Ayikwazanga ukuvulwa',
  failed: 'Ayikwazanga ukuvulwa. Sicela nizame futhi emva kwesikhashana.',
  tryAgainSoon: 'Sicela nizame futhi emva kwesikhashana.',
  offline: 'Sicela nihlole ukuxhumana kwenu kwe-inthanethi bese nizama futhi.',
  wrongCard:
    'Leli khadi ngelomunye umuntu, noma lenziwe ngemva kokuba le LeaveBit igcine ukulondolozwa. Bhekani elinye ikhadi, noma nibuze umuntu oninike lona, noma lowo ophethe amaphepha akhe.',
  oldCard:
    'Leli khadi lithathelwe indawo ngelisha, noma akulona elethu. Bhekani ikhadi elisha, noma nibuze umuntu oninike lona, noma lowo ophethe amaphepha akhe.',
  fileOtherCard:
    'Livalwe ngophawu lwelinye ikhadi, nakuba elenu livula umbhalo. Umuntu olivale ngophawu angalilondoloza futhi elenzela elenu.',
  fileOutdated:
    'Kukhona okuguquliwe noma okususiwe emva kokuba nivule leli khasi. Leli khasi manje selisesikhathini: sicela nibheke futhi.',
  fileDamaged:
    'Lonakele: okufike lapha akukhona lokho okwavalwa ngophawu. Sicela nizame futhi. Uma lokho kungasizi, bhalelani abantu abaphethe le nsizakalo: bangase babe nekhophi eyisipele.',
  useCard: 'Sebenzisani ikhadi lenu',
  useCardText:
    'Lokhu kuvalwe ngophawu, futhi kuvulwa ngekhadi lenu likakhiye: iphepha eliphrintiwe elinekhodi ye-QR nomugqa oqala ngo-<key></key>. Nalithola kumuntu onishiyele lokhu, noma kothile amthembayo.',
  keyStays:
    'Ukhiye asinawo, ngakho asikwazi ukunivulela. Ukhiye eniwufakayo uhlala kuleli khasi: awuthunyelwa kithi, futhi uyanyamalala uma niphuma.',
  otherCard: 'Ikhadi enilisebenzise kuleli khasi aliyivuli le.',
  open: 'Vulani',
  noCard: 'Anginalo ikhadi',
  noCardAlive:
    'Uma umuntu onishiyele lokhu esaphila, mbuzeni: anganenzela ikhadi elisha bese ekulondoloza futhi lokhu elenzela lona.',
  noCardDead:
    'Uma eseshonile, buzani lowo ophethe amaphepha akhe, njengomndeni wakhe, umabi wefa noma umbhali womthetho, ngemvilophu enekhadi eliyisipele.',
  noCardAnywhere:
    'Uma lingekho ikhadi ndawo, akekho ongakuvula lokhu, nathi asikwazi. Siyaxolisa. Uma ikhadi litholakala kamuva, liyakuvula lokhu inqobo nje uma kusesekhasini lenu.',
  openedHere: 'Kuvulwe ngekhadi lenu, kule divayisi kuphela. Kuyavalwa uma niphuma kuleli khasi.',
  save: 'Londolozani',
  saveNamed: 'Londolozani {file}',
  openingNamed: 'Kuvulwa {file}',
  openingNumber: 'Kuvulwa ifayela {number} kwangu-{count}',
  fileSaved: 'Ifayela “{file}” lilondoloziwe.',
  textSaved: 'Umbhalo ulondoloziwe.',
  zipSaved: 'I-ZIP ilondoloziwe.',
  noProgress:
    'Uma kungenzeki lutho, vulani leli khasi ku-Safari, ku-Chrome noma kwesinye isiphequluli: izinhlelo eziningi azikwazi ukulondoloza amafayela.',
  fileFailed: 'Ifayela “{file}” alikwazanga ukuvulwa.',
  textFailed: 'Umbhalo awukwazanga ukuvulwa.',
  zipFailed: 'I-ZIP ayikwazanga ukwenziwa.',
};
