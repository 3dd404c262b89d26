import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'letter'> = {
  from: 'Umthumeli: {sender}',
  lastSaved: 'Igcine ukulondolozwa: {date}',
  noText: 'Awukho umbhalo.',
  noDescription: 'Ayikabi nasihloko',
  filesCount: 'Amafayela ({count})',
  stored: 'Kugcinwe nge-LeaveBits, futhi kwalandwa umuntu okwabelwane naye ngakho.',
  sealed:
    'Le LeaveBit ivalwe ngophawu. Umbhalo namafayela ayo kuvulwa ngekhadi lenu, hhayi ngaphandle kwalo. Ikhadi liyiphepha eliphrintiwe elinokhiye oqala ngo-{prefix}.',
  sealedOnPage:
    'Indlela elula kakhulu yikhasi lenu kwa-LeaveBits, uma lisekhona: vulani i-LeaveBit bese nifaka ukhiye.',
  sealedWithoutPage: 'Ngaphandle kwalelo khasi, sebenzisani uhlelo lwe-age ({address}):',
  sealedKey: 'Londolozani ukhiye wekhadi lenu njenge-{file}, kufolda enala mafayela.',
  sealedText: 'Londolozani umbhalo ongezansi, kusukela kudeshi wokuqala kuya kowokugcina, njenge-{file}.',
  sealedFolder: 'Vulani itheminali kuleyo folda.',
  sealedCommand: 'Bhalani: {command}',
  sealedFiles: 'Ifayela ngalinye livulwa ngendlela efanayo: {command}. Amagama awo angempela aku-{file}.',
  zipName: 'Ivela ku-{sender} - {headline}',
  everythingName: 'Ivela ku-{sender} - {day}',
  everythingNameOthers:
    'Ivela ku-{sender} {count, plural, one {nomunye umthumeli o-#} other {nabanye abathumeli abangu-#}} - {day}',
  someone: 'othile',
};
