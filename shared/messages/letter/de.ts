import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'letter'> = {
  from: 'Von: {sender}',
  lastSaved: 'Zuletzt gespeichert: {date}',
  noText: 'Es gibt keinen Text.',
  noDescription: 'Noch keine Überschrift',
  filesCount: 'Dateien ({count})',
  stored: 'Mit LeaveBits aufbewahrt und von jemandem heruntergeladen, mit dem es geteilt wurde.',
  sealed:
    'Dieses LeaveBit ist versiegelt. Sein Text und seine Dateien öffnen sich mit Ihrer Karte und nicht ohne sie. Die Karte ist ein gedrucktes Blatt mit einem Schlüssel, der mit {prefix} beginnt.',
  sealedOnPage:
    'Am einfachsten geht es auf Ihrer Seite bei LeaveBits, solange es sie gibt: Öffnen Sie das LeaveBit und geben Sie den Schlüssel ein.',
  sealedWithoutPage: 'Ohne diese Seite verwenden Sie das Programm age ({address}):',
  sealedKey: 'Speichern Sie den Schlüssel von Ihrer Karte als {file} im Ordner mit diesen Dateien.',
  sealedText: 'Speichern Sie den Text unten, vom ersten bis zum letzten Strich, als {file}.',
  sealedFolder: 'Öffnen Sie in diesem Ordner ein Terminal.',
  sealedCommand: 'Geben Sie ein: {command}',
  sealedFiles: 'Jede Datei öffnet sich auf dieselbe Weise: {command}. Ihre richtigen Namen stehen in {file}.',
  zipName: 'Von {sender} - {headline}',
  everythingName: 'Von {sender} - {day}',
  everythingNameOthers:
    'Von {sender} und {count, plural, one {# anderen Person} other {# anderen Personen}} - {day}',
  someone: 'jemandem',
};
