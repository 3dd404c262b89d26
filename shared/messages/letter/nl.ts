import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'letter'> = {
  from: 'Van: {sender}',
  lastSaved: 'Laatst opgeslagen: {date}',
  noText: 'Er is geen tekst.',
  noDescription: 'Nog geen titel',
  filesCount: 'Bestanden ({count})',
  stored: 'Bewaard met LeaveBits en gedownload door iemand met wie het is gedeeld.',
  sealed:
    'Deze LeaveBit is verzegeld. De tekst en de bestanden gaan open met uw kaart, en niet zonder. De kaart is een afgedrukt blad met een sleutel die begint met {prefix}.',
  sealedOnPage:
    'Het makkelijkst is uw pagina bij LeaveBits, zolang die er is: open de LeaveBit en vul de sleutel in.',
  sealedWithoutPage: 'Zonder die pagina gebruikt u het programma age ({address}):',
  sealedKey: 'Sla de sleutel van uw kaart op als {file}, in de map met deze bestanden.',
  sealedText: 'Sla de tekst hieronder, van het eerste streepje tot het laatste, op als {file}.',
  sealedFolder: 'Open een terminal in die map.',
  sealedCommand: 'Typ: {command}',
  sealedFiles: 'Elk bestand gaat op dezelfde manier open: {command}. De echte namen staan in {file}.',
  zipName: 'Van {sender} - {headline}',
  everythingName: 'Van {sender} - {day}',
  everythingNameOthers:
    'Van {sender} en {count, plural, one {# andere afzender} other {# andere afzenders}} - {day}',
  someone: 'iemand',
};
