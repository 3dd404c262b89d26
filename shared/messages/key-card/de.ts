import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'key-card'> = {
  title: 'Ihre Schlüsselkarte',
  titleSpare: 'Ihre Schlüsselkarte, Zweitexemplar',
  holder: 'Für {name}. Gedruckt am {date}.',
  holderFrom: 'Für {name}, von {owner}. Gedruckt am {date}.',
  intro:
    '{owner} hat mit LeaveBits etwas für Sie versiegelt. Diese Karte öffnet es. Nichts anderes, was Sie haben, kann das.',
  introUnnamed:
    'Jemand hat mit LeaveBits etwas für Sie versiegelt. Diese Karte öffnet es. Nichts anderes, was Sie haben, kann das.',
  qrCode: 'QR-Code des Schlüssels, der daneben steht',
  typeKey: 'Der Schlüssel, falls sich der Code nicht scannen lässt (Leerzeichen spielen keine Rolle):',
  noLetters:
    'Er enthält weder den Buchstaben O noch den Buchstaben I: Was wie ein O aussieht, ist eine Null.',
  whenEmailed: 'Wenn wir Ihnen schreiben, dass es etwas zu lesen gibt:',
  goTo: 'Gehen Sie auf <address></address>',
  enterAddress: 'Geben Sie Ihre E-Mail-Adresse <email></email> ein und den Code, den wir dorthin senden.',
  openIt:
    'Öffnen Sie, was dort steht. Die Seite fragt nach dieser Karte: Scannen Sie damit den Code, oder tippen Sie den Schlüssel ein.',
  check:
    '<strong>Um diese Karte jetzt zu prüfen:</strong> Gehen Sie auf {address}, oder scannen Sie den Code.',
  keepSafe: 'Bitte bewahren Sie sie sicher auf:',
  notAlone:
    'LeaveBits allein kann nicht öffnen, was versiegelt ist, weil es diesen Schlüssel nicht hat. Diese Karte allein kann es auch nicht: Es braucht auch Ihr Postfach.',
  noCopies:
    'Fotografieren Sie sie nicht, mailen Sie sie niemandem, und speichern Sie den Schlüssel nirgends. Tippen Sie ihn nur auf den hier genannten Seiten ein.',
  where:
    'Bewahren Sie sie bei Ihrem Pass oder Ihrem Testament auf, wo Sie oder Ihre Familie sie in zehn Jahren finden.',
  spare:
    'Dies ist ein Zweitexemplar einer Karte, die Sie schon haben. Bewahren Sie es an einem anderen Ort auf, oder geben Sie es jemandem, dem Sie vertrauen.',
  lost: 'Wenn sie verloren geht, bitten Sie die Person, von der Sie sie haben, um eine neue, solange sie noch eine erstellen kann. Dann öffnet nur die Karte mit dem neuesten Datum, was diese Person von da an speichert.',
  technicians:
    'Für Techniker: Der Schlüssel ist eine age-Identität. Wenn es diesen Dienst nicht mehr gibt, öffnet sich das, was von ihm heruntergeladen wurde, mit dem Programm age ({address}).',
};
