import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'site'> = {
  skip: 'Zum Inhalt springen',
  brand: 'LeaveBits, Startseite',
  brandSignsOut: 'LeaveBits: abmelden und zur Startseite',
  terms: 'Allgemeine Geschäftsbedingungen',
  gettingStarted: 'Erste Schritte',
  recipients: 'Jemand hat mir etwas hinterlassen',
  reporters: 'Ich bin Vertrauensperson für jemanden',
  language: 'Sprache',
  notFoundTitle: 'Seite nicht gefunden',
  notFound: 'Unter dieser Adresse gibt es keine Seite',
  notFoundWhy:
    'Vielleicht ist der Link unvollständig. In E-Mails werden Links manchmal auf zwei Zeilen umbrochen. Versuchen Sie, den ganzen Link in die Adresszeile zu kopieren.',
  notFoundNext: 'Oder wählen Sie aus, was Sie hierherführt:',
  lostReporterLink: 'Ich bin Vertrauensperson für jemanden und habe meinen Link verloren',
  toStartPage: 'Zur Startseite',
  loading: 'Wird geladen',
  loadingLeavebits: 'Ihre LeaveBits werden geladen …',
  close: 'Schließen',
  cancel: 'Abbrechen',
  tryAgain: 'Erneut versuchen',
  message: 'Nachricht',
  notifications: 'Mitteilungen (F8)',
  dismissMessage: 'Nachricht schließen',
  scrollable: 'Inhalt zum Blättern',
  offline: 'Sie sind offline. Was Sie eingegeben haben, bleibt hier.',
  slow: 'Die Verbindung ist langsam. Nichts geht verloren.',
  brokenTitle: 'Diese Seite konnte nicht angezeigt werden',
  broken:
    'Bei uns ist etwas schiefgegangen. Alles, was Sie gespeichert haben, ist sicher. Laden Sie die Seite neu oder gehen Sie zurück zur Startseite.',
  notLoadedTitle: 'Diese Seite konnte nicht geladen werden',
  notLoaded:
    'LeaveBits wurde aktualisiert, oder Ihre Verbindung ist abgebrochen. Alles, was Sie gespeichert haben, ist sicher. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  reload: 'Neu laden',
  showPassword: 'Passwort anzeigen',
  notPrinted: 'Es wurde nichts gedruckt. Bitte versuchen Sie es gleich noch einmal.',
};
