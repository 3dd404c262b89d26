import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'errors'> = {
  unreachable:
    'Wir konnten den Server nicht erreichen. Es ist nichts verloren gegangen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  waitSeconds:
    'Es gab zu viele Versuche. Bitte warten Sie {seconds, plural, one {# Sekunde} other {# Sekunden}} und versuchen Sie es dann noch einmal.',
  waitMinutes:
    'Es gab zu viele Versuche. Bitte warten Sie {minutes, plural, one {# Minute} other {# Minuten}} und versuchen Sie es dann noch einmal.',
  waitHours:
    'Es gab zu viele Versuche. Bitte warten Sie {hours, plural, one {# Stunde} other {# Stunden}} und versuchen Sie es dann noch einmal.',
  wait: 'Es gab zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  internal:
    'Bei uns ist etwas schiefgegangen. Es wurde nichts verändert. Bitte versuchen Sie es gleich noch einmal.',
  unavailable: 'Wir erreichen Ihre Daten gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
  storeUnavailable:
    'Wir erreichen unseren Dateispeicher gerade nicht. Alles ist sicher, und alles außer den Dateien funktioniert weiterhin. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  restoring:
    'LeaveBits wird aus einer Sicherungskopie wiederhergestellt. Es ist nichts verloren gegangen. Bitte kommen Sie etwas später wieder.',
  csrf: 'Diese Seite ist veraltet, oder Ihr Browser blockiert Cookies. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal. Wenn das nicht hilft, erlauben Sie in den Einstellungen Ihres Browsers Cookies für diese Website.',
  sessionExpired: 'Ihre Sitzung ist abgelaufen. Bitte bestätigen Sie Ihre Adresse noch einmal.',
  locked: 'Dieses LeaveBit ist noch gesperrt.',
  blocked: 'Das kann zurzeit nicht gelesen werden.',
  damaged:
    'Dieses LeaveBit ist beschädigt und lässt sich nicht öffnen. Bitte wenden Sie sich an die Betreiber dieses Dienstes.',
  notFound: 'Wir konnten das nicht finden. Vielleicht wurde es entfernt.',
  signInToContinue: 'Bitte melden Sie sich an, um fortzufahren.',
  notViewable:
    'Diese Art von Datei kann hier nicht angezeigt werden. Bitte laden Sie die Datei herunter und öffnen Sie sie auf Ihrem Gerät.',
};
