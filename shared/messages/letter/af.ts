import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'letter'> = {
  from: 'Van: {sender}',
  lastSaved: 'Laas gestoor: {date}',
  noText: 'Daar is geen teks nie.',
  noDescription: 'Nog geen opskrif nie',
  filesCount: 'Lêers ({count})',
  stored: 'Met LeaveBits bewaar, en afgelaai deur iemand met wie dit gedeel is.',
  sealed:
    'Hierdie LeaveBit is verseël. Die teks en lêers gaan met u kaart oop, en nie daarsonder nie. Die kaart is ’n gedrukte blad met ’n sleutel wat met {prefix} begin.',
  sealedOnPage:
    'Die maklikste is u bladsy by LeaveBits, so lank as wat dit daar is: maak die LeaveBit oop en tik die sleutel in.',
  sealedWithoutPage: 'Sonder daardie bladsy, gebruik die program age ({address}):',
  sealedKey: 'Stoor die sleutel van u kaart as {file}, in die vouer met hierdie lêers.',
  sealedText: 'Stoor die teks hieronder, van die eerste strepie tot die laaste, as {file}.',
  sealedFolder: 'Maak ’n terminaal in daardie vouer oop.',
  sealedCommand: 'Tik in: {command}',
  sealedFiles: 'Elke lêer gaan op dieselfde manier oop: {command}. Hulle regte name is in {file}.',
  zipName: 'Van {sender} - {headline}',
  everythingName: 'Van {sender} - {day}',
  everythingNameOthers:
    'Van {sender} en {count, plural, one {# ander afsender} other {# ander afsenders}} - {day}',
  someone: 'iemand',
};
