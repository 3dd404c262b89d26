import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'sealed'> = {
  opening: 'Wird geöffnet',
  damagedTitle: 'Dieses LeaveBit ist beschädigt',
  damaged:
    'Mit Ihrer Karte ist alles in Ordnung, aber was hier angekommen ist, ist nicht das, was versiegelt wurde. So kann es niemand öffnen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal. Wenn das nicht hilft, schreiben Sie an die Betreiber dieses Dienstes: Vielleicht haben sie eine Sicherungskopie.',
  failedTitle: 'Es konnte nicht geöffnet werden',
  failed: 'Es konnte nicht geöffnet werden. Bitte versuchen Sie es gleich noch einmal.',
  tryAgainSoon: 'Bitte versuchen Sie es gleich noch einmal.',
  offline: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  wrongCard:
    'Diese Karte gehört jemand anderem, oder sie wurde erst erstellt, nachdem dieses LeaveBit zuletzt gespeichert wurde. Suchen Sie nach einer anderen Karte, oder fragen Sie die Person, von der Sie sie haben, oder wer sich um deren Unterlagen kümmert.',
  oldCard:
    'Diese Karte wurde durch eine neuere ersetzt, oder sie ist keine von uns. Suchen Sie nach einer neueren Karte, oder fragen Sie die Person, von der Sie sie haben, oder wer sich um deren Unterlagen kümmert.',
  fileOtherCard:
    'Diese Datei wurde für eine andere Karte versiegelt, obwohl Ihre den Text öffnet. Die Person, die sie versiegelt hat, kann sie noch einmal für Ihre Karte speichern.',
  fileOutdated:
    'Seit Sie diese Seite geöffnet haben, wurde etwas geändert oder entfernt. Die Seite ist jetzt auf dem neuesten Stand: Bitte sehen Sie noch einmal nach.',
  fileDamaged:
    'Diese Datei ist beschädigt: Was hier angekommen ist, ist nicht das, was versiegelt wurde. Bitte versuchen Sie es noch einmal. Wenn das nicht hilft, schreiben Sie an die Betreiber dieses Dienstes: Vielleicht haben sie eine Sicherungskopie.',
  useCard: 'Verwenden Sie Ihre Karte',
  useCardText:
    'Dies ist versiegelt und öffnet sich mit Ihrer Schlüsselkarte: einem gedruckten Blatt mit einem QR-Code und einer Zeile, die mit <key></key> beginnt. Sie haben sie von der Person bekommen, die Ihnen dies hinterlassen hat, oder von jemandem, dem sie vertraut.',
  keyStays:
    'Wir haben den Schlüssel nicht und können es deshalb nicht für Sie öffnen. Der Schlüssel, den Sie eingeben, bleibt auf dieser Seite: Er wird nicht an uns gesendet, und er ist fort, sobald Sie die Seite verlassen.',
  otherCard: 'Die Karte, die Sie auf dieser Seite verwendet haben, öffnet dieses LeaveBit nicht.',
  open: 'Öffnen',
  noCard: 'Ich habe keine Karte',
  noCardAlive:
    'Wenn die Person lebt, die Ihnen dies hinterlassen hat, fragen Sie sie: Sie kann eine neue Karte für Sie erstellen und dies noch einmal dafür speichern.',
  noCardDead:
    'Wenn sie gestorben ist, wenden Sie sich an die, die sich um ihre Unterlagen kümmern, zum Beispiel an die Familie, die Testamentsvollstreckung oder das Notariat. Vielleicht gibt es dort einen Umschlag mit einer Ersatzkarte.',
  noCardAnywhere:
    'Wenn es nirgends eine Karte gibt, kann niemand dies öffnen, auch wir nicht. Das tut uns leid. Wenn später eine Karte auftaucht, öffnet sie dies, solange es auf Ihrer Seite steht.',
  openedHere:
    'Mit Ihrer Karte geöffnet, nur auf diesem Gerät. Es schließt sich, wenn Sie diese Seite verlassen.',
  save: 'Speichern',
  saveNamed: '{file} speichern',
  openingNamed: '{file} wird geöffnet',
  openingNumber: 'Datei {number} von {count} wird geöffnet',
  fileSaved: '„{file}“ ist gespeichert.',
  textSaved: 'Der Text ist gespeichert.',
  zipSaved: 'Die ZIP-Datei ist gespeichert.',
  noProgress:
    'Wenn nichts geschieht, öffnen Sie diese Seite in Safari, Chrome oder einem anderen Browser: Viele Apps können keine Dateien speichern.',
  fileFailed: '„{file}“ konnte nicht geöffnet werden.',
  textFailed: 'Der Text konnte nicht geöffnet werden.',
  zipFailed: 'Die ZIP-Datei konnte nicht erstellt werden.',
};
