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
  ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.',
  endedElsewhere:
    'Jemand hat sich an anderer Stelle bei Ihrem Konto angemeldet. Deshalb wurden Sie hier abgemeldet.',
  endedEverywhere: 'Sie haben sich überall abgemeldet. Bitte melden Sie sich noch einmal an.',
  endedInOtherTab: 'Sie haben sich in einem anderen Tab abgemeldet.',
  endedByClosedTab: 'Sie haben LeaveBits in einem anderen Tab geschlossen. Deshalb wurden Sie abgemeldet.',
  endedByPassword: 'Das Passwort Ihres Kontos wurde geändert. Bitte melden Sie sich mit dem neuen an.',
  endedByUndoneConfiguration:
    'Eine Änderung Ihrer Einstellungen zur Freigabe wurde rückgängig gemacht. Deshalb wurden alle abgemeldet. Bitte wählen Sie ein neues Passwort.',
  endedByUndoneSharing:
    'Eine Änderung an Ihren LeaveBits wurde rückgängig gemacht. Deshalb wurden alle abgemeldet. Bitte wählen Sie ein neues Passwort.',
  endedByDeletion: 'Ihr Konto wurde gelöscht, wie Sie es gewünscht haben.',
  endedByInactivity: 'Sie wurden abgemeldet, weil 5 Minuten lang nichts geschah.',
  endedByOtherOwner: 'In diesem Browser hat sich jemand anders angemeldet.',
  pageNeedsSignIn: 'Bitte melden Sie sich an, um diese Seite zu sehen. Danach bringen wir Sie dorthin.',
  draftKept: 'Ihr Brief ist gespeichert. Melden Sie sich an, um weiterzuschreiben.',
};
