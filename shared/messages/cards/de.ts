import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'cards'> = {
  title: 'Prüfen Sie Ihre Karte',
  intro:
    'Jemand hat Ihnen eine gedruckte Karte mit einem QR-Code und einem Schlüssel gegeben, der mit <key></key> beginnt. Hier sehen Sie, ob sie noch gilt.',
  worksTitle: 'Diese Karte gilt',
  works:
    'Bitte legen Sie sie wieder an einen sicheren Ort, an dem Sie sie auch in zehn Jahren finden. Fotografieren Sie sie nicht, und schicken Sie sie niemandem.',
  worksNotTitle: 'Diese Karte ist nicht aktuell',
  worksNot:
    'Sie wurde durch eine neuere ersetzt, oder sie ist keine von uns. Suchen Sie nach einer neueren Karte, oder bitten Sie die Person um eine, von der Sie sie haben. Bitte werfen Sie diese hier noch nicht weg: Vielleicht öffnet sie noch, was seitdem nicht gespeichert wurde.',
  history:
    'Im Verlauf Ihres Browsers steht vielleicht noch der Link mit dem Schlüssel. Dort können Sie ihn löschen.',
  checkFailed: 'Die Karte konnte nicht geprüft werden. Bitte versuchen Sie es gleich noch einmal.',
  linkIncomplete:
    'Der Code oder Link, mit dem Sie hierhergekommen sind, enthält keinen vollständigen Schlüssel. Bitte scannen Sie den QR-Code der Karte noch einmal, oder tippen Sie den Schlüssel ab.',
  check: 'Karte prüfen',
  whyTitle: 'Warum sollten Sie sie prüfen?',
  why: 'Die Karte öffnet, was jemand für Sie versiegelt hat, und ohne sie können wir es nicht öffnen. Eine beschädigte oder veraltete Karte lässt sich leicht ersetzen, solange die Person das tun kann, die sie Ihnen gegeben hat.',
  keyTitle: 'Was geschieht mit dem Schlüssel?',
  key: 'Er bleibt auf diesem Gerät. Gesendet wird nur eine öffentliche Nummer, die zu ihm gehört, und aus ihr kann niemand den Schlüssel berechnen. Die Person, von der Sie die Karte haben, kann sehen, wann sie zuletzt geprüft wurde.',
  field: 'Schlüssel auf der Karte',
  fieldHint: 'Leerzeichen und Zeilenumbrüche spielen keine Rolle, Groß- und Kleinschreibung auch nicht.',
  scan: 'QR-Code scannen',
  choosePhoto: 'Foto auswählen',
  photo: 'Foto des QR-Codes',
  notRead:
    'Der Schlüssel konnte nicht gelesen werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  photoNoCode:
    'Auf diesem Bild wurde kein QR-Code gefunden. Bitte wählen Sie eines, auf dem er scharf und ganz zu sehen ist.',
  photoOtherCode: 'Der QR-Code auf diesem Bild gehört nicht zu einer Karte.',
  photoBroken:
    'Dieses Bild konnte nicht geöffnet werden. Bitte wählen Sie ein JPEG oder PNG, oder tippen Sie den Schlüssel ab.',
  keyMissing: 'Bitte tippen Sie den Schlüssel von Ihrer Karte ab, oder scannen Sie ihren QR-Code.',
  notKey:
    'Das ist nicht der Schlüssel einer Karte. Er beginnt mit {prefix} und steht auf der Karte unter dem QR-Code.',
  slipO:
    'Da ist ein Tippfehler: In einem Schlüssel kommt der Buchstabe O nie vor. Wahrscheinlich ist es eine Null.',
  slipL:
    'Da ist ein Tippfehler: Nach dem Anfang kommen in einem Schlüssel weder der Buchstabe I noch die Ziffer 1 vor. Wahrscheinlich ist es der Buchstabe L.',
  slipB:
    'Da ist ein Tippfehler: In einem Schlüssel kommt der Buchstabe B nie vor. Wahrscheinlich ist es eine 8.',
  slipOther:
    'Da ist ein Tippfehler: An dieser Stelle steht in einem Schlüssel nie das Zeichen „{character}“.',
  slipUnknown:
    'Da ist ein Tippfehler: Mindestens ein Zeichen ist falsch. Bitte vergleichen Sie den Schlüssel Gruppe für Gruppe mit Ihrer Karte.',
  keyCutByOne: 'Der Schlüssel ist unvollständig: Nach {prefix} fehlt ein Zeichen.',
  keyCut: 'Der Schlüssel ist unvollständig: Nach {prefix} fehlen {count} Zeichen.',
  camera: 'Das Bild der Kamera',
  cameraStarting: 'Die Kamera wird gestartet',
  pointAtCard: 'Richten Sie die Kamera auf den QR-Code auf Ihrer Karte. Das Bild bleibt auf diesem Gerät.',
  pointAtSheet:
    'Richten Sie die Kamera auf den QR-Code auf Ihrem Wiederherstellungsblatt. Das Bild bleibt auf diesem Gerät.',
  otherThanCard: 'Das ist ein anderer QR-Code. Bitte richten Sie die Kamera auf den auf Ihrer Karte.',
  otherThanSheet:
    'Das ist ein anderer QR-Code. Bitte richten Sie die Kamera auf den auf Ihrem Wiederherstellungsblatt.',
  scanFailed: 'Der QR-Code kann nicht gescannt werden',
  stopScanning: 'Scannen beenden',
  cameraForbidden:
    'Diese Seite darf die Kamera nicht verwenden. Sie können es in den Einstellungen Ihres Browsers erlauben und es noch einmal versuchen. Sie können den Schlüssel auch abtippen.',
  cameraMissing: 'Es wurde keine Kamera gefunden. Sie können den Schlüssel auch abtippen.',
  cameraBusy:
    'Die Kamera ist nicht gestartet. Vielleicht wird sie von einer anderen App verwendet. Sie können den Schlüssel auch abtippen.',
  cameraUnsupported:
    'Dieser Browser kann die Kamera hier nicht verwenden. Sie können den Schlüssel auch abtippen.',
};
