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
};
