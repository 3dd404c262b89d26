import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'verification'> = {
  sharedWithYou: 'Mit Ihnen geteilt',
  verifyAccess: 'Zugang bestätigen',
  about:
    'LeaveBits verwahrt Texte und Dateien, die Menschen für andere hinterlassen, denen sie vertrauen. Nur die Menschen, für die etwas hinterlassen wurde, können es sehen.',
  enterAddress:
    'Geben Sie Ihre E-Mail-Adresse ein. Wenn etwas mit dieser Adresse geteilt ist, schicken wir ihr einen Code. Den Code geben Sie dann auf dieser Seite ein.',
  terms:
    'Sie brauchen kein Konto und kein Passwort, und es kostet nichts. Für jeden Besuch ist ein neuer Code nötig. Wenn Sie etwas lesen, halten wir das für die Person fest, die es hinterlassen hat.',
  verifyAddress: 'Bestätigen Sie Ihre E-Mail-Adresse',
  aboutFor:
    'LeaveBits verwahrt Texte und Dateien, die Menschen für andere hinterlassen, denen sie vertrauen. Wenn etwas mit <email></email> geteilt ist, können Sie es hier lesen.',
  sendTo:
    'Damit nur Sie das können, schicken wir einen Code an diese Adresse. Den Code geben Sie dann auf dieser Seite ein.',
  cutOff:
    'Wenn ein Teil Ihrer Adresse fehlt, wurde der Link abgeschnitten. Bitte öffnen Sie ihn dann noch einmal aus der E-Mail.',
  expiredTitle: 'Sitzung abgelaufen',
  expired: 'Ihre Sitzung ist abgelaufen. Bitte bestätigen Sie Ihre Adresse noch einmal.',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOut:
    'Nichts von dem, was Sie gelesen haben, bleibt auf dieser Seite. Mit einem neuen Code können Sie jederzeit wiederkommen.',
  notSent: 'Der Code konnte nicht verschickt werden',
  tryAgainSoon: 'Bitte versuchen Sie es gleich noch einmal.',
  address: 'E-Mail-Adresse',
  addressHint: 'Die Adresse, an die unsere E-Mail gegangen ist',
  changeAddress: 'Adresse ändern',
  invalidTitle: 'Ungültige E-Mail-Adresse',
  invalidAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  invalidAddressExample:
    'Bitte geben Sie eine gültige E-Mail-Adresse ein. Sie sollte so aussehen: name@example.com.',
  sendCode: 'Code senden',
  haveCode: 'Ich habe schon einen Code',
  onItsWay:
    'Wenn etwas mit dieser Adresse geteilt ist, ist ein Code unterwegs. Er gilt {minutes} Minuten lang.',
  code: 'Bestätigungscode',
  codeHint: 'Die Ziffern in unserer E-Mail',
  verify: 'Bestätigen',
  newCodeIn: 'Neuer Code möglich in {seconds} s',
  newCode: 'Neuen Code senden',
  noMail: 'Nach einigen Minuten noch keine E-Mail?',
  noMailFolders: 'Sehen Sie in den Ordnern für Spam, Junk und Werbung nach.',
  noMailAddress:
    'Prüfen Sie, ob die Adresse oben Ihre ist. Wenn Sie noch eine andere haben, suchen Sie dort nach einer Nachricht von uns.',
  noMailDelay:
    'Manche Mailserver halten eine erste E-Mail bis zu 15 Minuten lang zurück. Wenn der Code abläuft, bevor er ankommt, senden Sie einen neuen und geben Sie ihn auf dieser Seite ein.',
  noMailNothing:
    'Wenn nie ein Code ankommt, ist vielleicht zurzeit nichts mit dieser Adresse geteilt. Die Person, die Ihnen davon erzählt hat, kann in ihrem Konto nachsehen, welche Adresse sie eingetragen hat.',
  codeMissing: 'Bitte geben Sie den Bestätigungscode ein',
  codeSpent:
    'Dieser Code gilt nicht mehr, weil {attempts}-mal ein falscher eingegeben wurde. Bitte fordern Sie einen neuen an.',
  noSession: 'Die Bestätigung ist fehlgeschlagen. Es wurde keine Sitzung angelegt.',
  codeInvalidTitle: 'Ungültiger Bestätigungscode',
  codeInvalid:
    'Der eingegebene Bestätigungscode ist ungültig. Bitte prüfen Sie ihn und versuchen Sie es noch einmal.',
  failed: 'Die Bestätigung ist fehlgeschlagen',
  noAddressTitle: 'Die E-Mail-Adresse fehlt',
  cutTitle: 'Das Ende dieses Links fehlt',
  noIdTitle: 'In diesem Link fehlt etwas',
  noAddress: 'Dieser Link ist unvollständig, deshalb können wir nicht erkennen, für wen er ist.',
  cut: 'Dieser Link ist unvollständig, deshalb können wir nicht erkennen, für wen er ist. Von der Adresse ist nur noch dieser Teil da: <email></email>.',
  noId: 'Dieser Link ist unvollständig, deshalb können wir nicht erkennen, wozu er gehört.',
  linksBreak:
    'In E-Mails werden Links manchmal auf zwei Zeilen umbrochen, oder sie verlieren beim Kopieren ihr Ende.',
  openAgain: 'Öffnen Sie die Nachricht mit dem Link noch einmal.',
  pressThere: 'Drücken Sie dort auf den Link, oder kopieren Sie den ganzen Link in die Adresszeile.',
  askAddress:
    'Wenn es dann immer noch nicht geht, bitten Sie die Person, die dies mit Ihnen geteilt hat, Ihre Adresse zu prüfen. Wenn das nicht möglich ist, wenden Sie sich an jemanden, der ihr nahesteht.',
  askLink:
    'Wenn es dann immer noch nicht geht, bitten Sie die Person, die dies mit Ihnen geteilt hat, Ihnen den Link noch einmal zu schicken. Wenn das nicht möglich ist, wenden Sie sich an jemanden, der ihr nahesteht.',
  enterInstead: 'Stattdessen meine E-Mail-Adresse eingeben',
  toLeavebits: 'Zu LeaveBits',
  restoringTitle: 'Bitte kommen Sie etwas später wieder',
  restoring:
    'LeaveBits wird aus einer Sicherungskopie wiederhergestellt. Es ist nichts verloren gegangen, aber bis das geschehen ist, kann niemand lesen, was für ihn hinterlassen wurde.',
  comeBackAfter: 'Bitte kommen Sie nach diesem Zeitpunkt wieder: <date></date>.',
  comeBackDays: 'Bitte kommen Sie in einigen Tagen wieder.',
  linkStays: 'Ihr Link bleibt derselbe. Falls Sie schon einen Code hatten, brauchen Sie einen neuen.',
  restoringWhy:
    'Es dauert so lange, weil in der Sicherungskopie die letzten Änderungen fehlen können. Die Absender haben etwas Zeit, um zu prüfen, was sie teilen, bevor es wieder jemand lesen kann.',
  checkAgain: 'Noch einmal prüfen',
};
