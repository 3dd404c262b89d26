import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'previews'> = {
  tryAgainSoon: 'Bitte versuchen Sie es gleich noch einmal.',
  opening: 'Die Datei wird geöffnet',
  noPreview: 'Keine Vorschau',
  unsupported:
    'Ihr Browser kann die Datei nicht anzeigen. Bitte laden Sie sie herunter und öffnen Sie sie auf Ihrem Gerät.',
  password:
    'Die Datei ist mit einem Passwort geschützt. Bitte laden Sie sie herunter und öffnen Sie sie mit einem Programm, das nach dem Passwort fragt.',
  unreadable: 'Die Datei konnte nicht gelesen werden. Bitte prüfen Sie Ihre Internetverbindung.',
  playbackStopped:
    'Die Wiedergabe wurde unterbrochen. Bitte schließen Sie die Vorschau und versuchen Sie es noch einmal.',
  empty: 'Diese Datei ist leer.',
  onlyBeginningRead: 'Das ist nur der Anfang. Bitte laden Sie die Datei herunter, um den Rest zu lesen.',
  onlyBeginningSee: 'Das ist nur der Anfang. Bitte laden Sie die Datei herunter, um den Rest zu sehen.',
  page: 'Seite {number} von {count}',
  pageBroken: 'Diese Seite kann nicht angezeigt werden. Bitte laden Sie die Datei herunter, um sie zu sehen.',
  download: 'Herunterladen',
  zoom: 'Vergrößerung',
  smaller: 'Kleiner',
  larger: 'Größer',
};
