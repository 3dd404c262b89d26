import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'letter'> = {
  from: 'Umthumeli: {sender}',
  lastSaved: 'Igqibele ukugcinwa: {date}',
  noText: 'Akukho mbhalo.',
  noDescription: 'Ayikabi nasihloko',
  filesCount: 'Iifayile ({count})',
  stored: 'Kugcinwe nge-LeaveBits, kwaye kwakhutshelwa ngumntu ekwabelwene naye ngako.',
  sealed:
    'Le LeaveBit itywiniwe. Umbhalo neefayile zayo zivulwa ngekhadi lenu, hayi ngaphandle kwalo. Ikhadi liliphepha eliprintiweyo elinesitshixo esiqala ngo-{prefix}.',
  sealedOnPage:
    'Eyona ndlela ilula liphepha lenu kwa-LeaveBits, ukuba lisekho: vulani i-LeaveBit nize nifake isitshixo.',
  sealedWithoutPage: 'Ngaphandle kwelo phepha, sebenzisani inkqubo ye-age ({address}):',
  sealedKey: 'Gcinani isitshixo sekhadi lenu njenge-{file}, kwifolda eneefayile ezi.',
  sealedText: 'Gcinani umbhalo ongezantsi, ukusuka kwideshi yokuqala ukuya kweyokugqibela, njenge-{file}.',
  sealedFolder: 'Vulani itheminali kuloo folda.',
  sealedCommand: 'Bhalani: {command}',
  sealedFiles: 'Ifayile nganye ivulwa ngendlela efanayo: {command}. Amagama azo okwenyani aku-{file}.',
  zipName: 'Ivela ku-{sender} - {headline}',
  everythingName: 'Ivela ku-{sender} - {day}',
  everythingNameOthers:
    'Ivela ku-{sender} {count, plural, one {nomnye umthumeli o-#} other {nabanye abathumeli aba-#}} - {day}',
  someone: 'umntu othile',
};
