import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'getting-started'> = {
  title: 'Einen Monat kostenlos ausprobieren',
  titleFree: 'Ihr Konto eröffnen',
  description:
    'Eröffnen Sie ein Konto bei LeaveBits; eine E-Mail-Adresse genügt. Der erste Monat ist kostenlos, Kartenangaben sind nicht nötig. Danach kostet es 1 US-Dollar im Monat.',
  descriptionFree: 'Eröffnen Sie ein Konto bei LeaveBits; eine E-Mail-Adresse genügt.',
  login: 'Anmelden',
  intro:
    'Sie brauchen nur eine E-Mail-Adresse, die niemand außer Ihnen liest. Diese Adresse wird Ihr Benutzername, und wir senden Ihnen die Codes zum Anmelden dorthin.',
  trialAccount: 'Ihr Probekonto',
  account: 'Ihr Konto',
  includedAll: 'Alles, was LeaveBits kann, von der ersten Minute an',
  includedLeavebits: 'So viele LeaveBits, wie Sie brauchen, mit Dateien',
  includedPeople: 'Empfänger und Vertrauenspersonen Ihrer Wahl',
  includedNoCard: 'Ohne Karte und ohne Zahlungsdaten',
  createTrial: 'Probekonto eröffnen',
  createAccount: 'Konto eröffnen',
  afterMonth: 'Wenn der Monat vorbei ist',
  afterMonthPaying:
    'Wir schreiben Ihnen 7 Tage und noch einmal 1 Tag vorher eine E-Mail. Wenn Sie bleiben möchten, kostet LeaveBits 1 US-Dollar im Monat. Sie zahlen mit Karte über PayFast; dort wird der Betrag in südafrikanischen Rand (ZAR) angezeigt und abgebucht. Sie können jederzeit kündigen.',
  afterMonthNothing:
    'Wenn Sie nichts tun, wird Ihnen nichts berechnet, aber niemand kann Ihre LeaveBits dann noch lesen. Wir bewahren sie 12 Monate lang auf, falls Sie zurückkommen, und löschen sie danach endgültig. Die Einzelheiten stehen in den <terms>Allgemeinen Geschäftsbedingungen</terms>.',
  oneAccount: 'Ein Konto für einen Nachlass',
  oneAccountText:
    'Ein Konto gehört einer Person und enthält, was diese Person hinterlässt. Paare brauchen zwei Konten, jedes mit einer eigenen E-Mail-Adresse.',
};
