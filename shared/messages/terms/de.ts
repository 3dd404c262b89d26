import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'terms'> = {
  title: 'Allgemeine Geschäftsbedingungen',
  description:
    'Was LeaveBits tut und kostet, wie Sie kündigen, wie lange wir Daten aufbewahren und wie wir Ihre Privatsphäre schützen.',
  descriptionFree:
    'Was LeaveBits tut, wie lange wir Daten aufbewahren und wie wir Ihre Privatsphäre schützen.',
  translation:
    'Dies ist eine Übersetzung, damit Sie die Bedingungen in Ihrer Sprache lesen können. Wo beide voneinander abweichen, gilt der <english>englische Text</english>.',
  intro:
    'Nach diesen Regeln nutzen Sie LeaveBits. „Wir“ sind die Betreiber dieses Dienstes; „Sie“ sind die Person, die ein Konto eröffnet. Mit der Registrierung nehmen Sie die Regeln an.',

  serviceTitle: '1. Was LeaveBits tut',
  service:
    'Sie speichern Pakete aus Text und Dateien, die wir LeaveBits nennen, und bestimmen, wer sie lesen darf. Jedes LeaveBit öffnet sich für einen Empfänger sofort, an einem von Ihnen gewählten Tag oder nachdem Ihr Tod oder Ihre dauerhafte Handlungsunfähigkeit gemeldet und bestätigt wurde und Sie der Meldung nicht widersprochen haben.',
  noWill:
    'Ein LeaveBit ist kein Testament und ersetzt keines. Fragen Sie bei allem, was eine gesetzliche Form braucht, eine Notarin oder einen Notar, eine Anwältin oder einen Anwalt.',

  accountTitle: '2. Ihr Konto',
  account:
    'Ihr Benutzername ist Ihre E-Mail-Adresse. Ein Konto ist für einen Nachlass gedacht. Behalten Sie Ihr Passwort für sich und schützen Sie Ihr Postfach: Wer beides hat, kann in Ihrem Namen handeln. Zu Ihrem Schutz endet eine Sitzung nach fünf Minuten ohne Aktivität, und eine neue Anmeldung beendet eine frühere.',

  priceTitle: '3. Preis und Zahlung',
  trial:
    'Der erste Monat ist ein kostenloser Probemonat. Sie brauchen dafür keine Karte, und an seinem Ende wird nichts berechnet. Konten, die während einer von uns angekündigten Vorabphase eröffnet wurden, sind zwei Jahre lang kostenlos. Wir schreiben Ihnen 7 Tage und 1 Tag vor dem Ende der kostenlosen Zeit eine E-Mail.',
  price:
    'Nach der kostenlosen Zeit kostet LeaveBits 1 US-Dollar im Monat. Das Einrichten des Abonnements ist kostenlos. Sie zahlen mit Karte über PayFast; dort wird der Betrag in südafrikanischen Rand (ZAR) angezeigt und abgebucht. Wir berechnen den Betrag in Rand zum Wechselkurs des Tages, an dem Sie das Abonnement abschließen. Er bleibt gleich, sofern wir Ihnen nicht vorher etwas anderes mitteilen. Ihre Bank kann eigene Gebühren erheben. Ihre Kartennummer sehen und speichern wir nie.',
  cancelTitle: '4. Kündigung',
  cancel:
    'Sie können jederzeit im Menü kündigen. Eine Kündigung wirkt sofort und kann nicht zurückgenommen werden: Weitere Zahlungen entfallen, und Ihre Empfänger verlieren den Zugang. Sie können das Abonnement später wieder aufnehmen, wie Abschnitt 5 es beschreibt.',
  missingTitle: '5. Wenn eine Zahlung ausbleibt',
  missing:
    'Wenn Ihre kostenlose Zeit endet und Sie kein Abonnement abgeschlossen haben oder wenn eine Zahlung drei Tage überfällig ist, wird der Dienst ausgesetzt: Sie können Ihre LeaveBits weder lesen noch ändern, und Ihre Empfänger können es auch nicht. Wir bewahren Ihre Daten 12 Monate lang auf und vernichten sie danach. Wir schreiben Ihnen 30 Tage, 7 Tage und 1 Tag vorher eine E-Mail. Vernichtete Daten können nicht wiederhergestellt werden.',
  reactivate:
    'Um ein Konto in dieser Zeit wieder zu öffnen, leisten Sie eine Nachzahlung: die Monatsgebühr für jeden versäumten Monat, höchstens für zwölf Monate. Jeder begonnene Monat zählt ganz. Wenn Sie ausdrücklich gekündigt hatten, kann eine Bearbeitungsgebühr von 1 US-Dollar hinzukommen.',

  priceTitleFree: '3. Was es kostet',
  priceFree:
    'Nichts. Dieser Dienst nimmt keine Zahlungen entgegen. Niemand wird Sie nach einer Karte fragen.',
  cancelTitleFree: '4. Wenn Sie gehen möchten',
  cancelFree:
    'Sie können Ihr Konto jederzeit auf Ihrer Kontoseite löschen. Wir warten sieben Tage, falls Sie es sich anders überlegen. Dann löschen wir alles, was darin ist, und Ihre Empfänger verlieren den Zugang.',
  storageTitleFree: '5. Wie lange wir Ihre Daten aufbewahren',
  storageFree:
    'Wir bewahren Ihre Daten auf, solange Sie ein Konto haben. Gelöschte Daten können nicht wiederhergestellt werden.',

  contentTitle: '6. Was Sie speichern dürfen',
  fileSizes:
    'Eine Datei darf bis zu 50 MB groß sein, mit bis zu fünf Dateien pro Speichern. Das Formular nimmt manchmal weniger auf einmal an und sagt es Ihnen dann. Einige Sonderzeichen, zum Beispiel spitze Klammern, werden beim Speichern aus dem Text entfernt.',
  content:
    'Was Sie speichern, gehört weiterhin Ihnen, und Sie sind dafür verantwortlich. Speichern und teilen Sie nichts, was rechtswidrig ist, was anderen schadet oder was Sie nicht weitergeben dürfen.',

  recipientsTitle: '7. Empfänger',
  recipients:
    'Wir teilen allen, die Sie nennen, per E-Mail mit, dass etwas mit ihnen geteilt ist, unabhängig davon, wann es sich öffnet. Um es zu lesen, bestätigen sie ihre Adresse mit einem Code. Prüfen Sie Adressen sorgfältig: Wir können nicht wissen, ob ein Postfach der Person gehört, die Sie meinen. Was gelesen oder heruntergeladen wurde, kann nicht zurückgenommen werden. Die Empfänger eines LeaveBits sehen die Adressen der anderen, wenn Sie diese nicht verbergen.',

  reportsTitle: '8. Meldung eines Todes oder einer Handlungsunfähigkeit',
  reports:
    'Sie können bis zu fünf Vertrauenspersonen bestimmen. Jede erhält persönliche Links und muss sie sicher aufbewahren. Nach einer Meldung werden Sie per E-Mail gewarnt und können ihr so viele Stunden lang widersprechen, wie Sie festgelegt haben (1 bis 168). Ihre LeaveBits werden erst freigegeben, wenn diese Zeit vorbei ist und so viele weitere Vertrauenspersonen die Meldung bestätigt haben, wie Sie verlangen (1 bis 5).',
  trust:
    'Wir verlassen uns auf die Angaben Ihrer Vertrauenspersonen und prüfen keine Urkunden. Wählen Sie Menschen, denen Sie vertrauen. Nach einer Freigabe bleiben Ihre LeaveBits 12 Monate lang lesbar, wie es auch um das Abonnement steht. Wenn unsere E-Mail darüber jemanden nicht erreicht, nennen wir diese Person den Vertrauenspersonen, die mit der Meldung zu tun hatten, und fragen, ob sie einen anderen Weg zu ihr kennen.',
  trustFree:
    'Wir verlassen uns auf die Angaben Ihrer Vertrauenspersonen und prüfen keine Urkunden. Wählen Sie Menschen, denen Sie vertrauen. Nach einer Freigabe bleiben Ihre LeaveBits mindestens 12 Monate lang lesbar. Wenn unsere E-Mail darüber jemanden nicht erreicht, nennen wir diese Person den Vertrauenspersonen, die mit der Meldung zu tun hatten, und fragen, ob sie einen anderen Weg zu ihr kennen.',

  securityTitle: '9. Sicherheit',
  security:
    'Überschriften, Texte, Dateien und Dateinamen werden verschlüsselt gespeichert, mit AES‑256‑GCM und einem eigenen Schlüssel für jedes LeaveBit. Passwörter werden nur als Hash gespeichert. Der Dienst besitzt die Schlüssel, weil er LeaveBits für andere öffnen muss, wenn Sie es nicht mehr können. Zu LeaveBits, die Sie versiegeln, hat er keinen Schlüssel.',
  risk: 'Kein Dienst ist ohne Risiko. Behalten Sie eine eigene Kopie von allem, was Sie nicht verlieren dürfen.',

  privacyTitle: '10. Datenschutz',
  privacy:
    'Wir gehen mit personenbezogenen Daten so um, wie es das südafrikanische Datenschutzgesetz (POPIA) und, für Menschen in der Europäischen Union, die Datenschutz-Grundverordnung (DSGVO) verlangen. Wir nutzen sie, um den Dienst zu betreiben, und für nichts anderes: Wir zeigen keine Werbung, verfolgen niemanden und verkaufen nichts.',
  aboutYouTitle: 'Was wir über Sie speichern',
  aboutYou:
    'Ihre E-Mail-Adresse und den Hash Ihres Passworts; was Sie speichern; Ihre Einstellungen; wann unsere E-Mails an Sie gesendet und von einem Mailserver angenommen wurden; Ihre Zahlungen, wie PayFast sie meldet; und den Verlauf von Meldungen über Sie.',
  aboutYouFree:
    'Ihre E-Mail-Adresse und den Hash Ihres Passworts; was Sie speichern; Ihre Einstellungen; wann unsere E-Mails an Sie gesendet und von einem Mailserver angenommen wurden; und den Verlauf von Meldungen über Sie.',
  aboutOthersTitle: 'Was wir über andere speichern',
  aboutOthers:
    'Die E-Mail-Adressen Ihrer Empfänger und Vertrauenspersonen, wann sie ihre Adresse bestätigt haben und was Vertrauenspersonen gemeldet oder bestätigt haben. Sie geben uns diese Adressen, also stellen Sie bitte sicher, dass Sie das dürfen.',
  lawfulnessTitle: 'Warum wir das dürfen',
  lawfulness:
    'Um unseren Vertrag mit Ihnen zu erfüllen; bei Empfängern und Vertrauenspersonen wegen des berechtigten Interesses, das Sie und diese Personen daran haben; und um Pflichten zu erfüllen, die das Gesetz uns auferlegt, etwa Belege über Zahlungen aufzubewahren.',
  lawfulnessFree:
    'Um unseren Vertrag mit Ihnen zu erfüllen; bei Empfängern und Vertrauenspersonen wegen des berechtigten Interesses, das Sie und diese Personen daran haben; und um Pflichten zu erfüllen, die das Gesetz uns auferlegt.',
  disclosureTitle: 'Wer die Daten sonst erhält',
  disclosure:
    'Die Unternehmen, die unsere Server betreiben und unsere E-Mails versenden, und zwar nur nach unseren Weisungen; PayFast, das die Zahlung entgegennimmt; und die Menschen, die Sie nennen, sobald Ihre Regeln es erlauben. Ist jemand davon in einem anderen Land, sorgen wir dafür, dass Ihre Daten dort so geschützt sind, wie das Gesetz es verlangt.',
  disclosureFree:
    'Die Unternehmen, die unsere Server betreiben und unsere E-Mails versenden, und zwar nur nach unseren Weisungen; und die Menschen, die Sie nennen, sobald Ihre Regeln es erlauben. Ist jemand davon in einem anderen Land, sorgen wir dafür, dass Ihre Daten dort so geschützt sind, wie das Gesetz es verlangt.',
  durationTitle: 'Wie lange',
  duration:
    'Solange Sie ein Konto haben, und danach, wie Abschnitt 5 es sagt. Codes und Sitzungen werden entfernt, sobald sie abgelaufen sind. Ihre Netzwerkadresse nutzen wir nur, um wiederholte Versuche zu begrenzen. Das Konto selbst und seine Zahlungen bewahren wir so lange auf, wie das Gesetz solche Belege verlangt.',
  durationFree:
    'Solange Sie ein Konto haben, und danach, wie Abschnitt 5 es sagt. Codes und Sitzungen werden entfernt, sobald sie abgelaufen sind. Ihre Netzwerkadresse nutzen wir nur, um wiederholte Versuche zu begrenzen.',
  browserTitle: 'In Ihrem Browser',
  browser:
    'Cookies, die Sie angemeldet halten, Ihre Anfragen schützen und sich die gewählte Sprache merken, und Notizen über einen unterbrochenen Upload oder Besuch. Nichts davon verfolgt Sie irgendwohin.',
  rightsTitle: 'Ihre Rechte',
  rights:
    'Sie können fragen, was wir über Sie speichern, und es berichtigen, herausgeben oder löschen lassen; Sie können der Nutzung widersprechen oder sie einschränken lassen. Sie können sich beim Information Regulator in Südafrika oder bei der Datenschutzbehörde an Ihrem Wohnort beschweren. Empfänger und Vertrauenspersonen haben dieselben Rechte.',

  liabilityTitle: '11. Unsere Haftung',
  liability:
    'Wir betreiben LeaveBits mit Sorgfalt, können aber nicht versprechen, dass es immer erreichbar ist oder jede E-Mail ankommt. Soweit das Gesetz es erlaubt, haften wir für Schäden nur bis zur Höhe der Gebühren, die Sie in den zwölf Monaten davor gezahlt haben. Eine Haftung, die das Gesetz uns nicht beschränken lässt, bleibt unberührt.',
  liabilityFree:
    'Wir betreiben LeaveBits mit Sorgfalt, können aber nicht versprechen, dass es immer erreichbar ist oder jede E-Mail ankommt. Soweit das Gesetz es erlaubt, haften wir für Schäden nur, wenn wir sie vorsätzlich oder grob fahrlässig verursacht haben. Eine Haftung, die das Gesetz uns nicht beschränken lässt, bleibt unberührt.',

  changesTitle: '12. Änderungen und anwendbares Recht',
  changes:
    'Wenn wir diese Bedingungen so ändern, dass es für Sie von Bedeutung ist, teilen wir es Ihnen vorher per E-Mail mit; wenn Sie nicht einverstanden sind, können Sie kündigen. Es gilt das Recht des Ortes, an dem der Betreiber seinen Sitz hat. Der Schutz, den Ihnen das Recht Ihres eigenen Landes als Verbraucherin oder Verbraucher gibt, bleibt bestehen.',
  changesFree:
    'Wenn wir diese Bedingungen so ändern, dass es für Sie von Bedeutung ist, teilen wir es Ihnen vorher per E-Mail mit; wenn Sie nicht einverstanden sind, können Sie Ihr Konto löschen. Es gilt das Recht des Ortes, an dem der Betreiber seinen Sitz hat. Der Schutz, den Ihnen das Recht Ihres eigenen Landes als Verbraucherin oder Verbraucher gibt, bleibt bestehen.',

  operatorTitle: '13. Wer wir sind',
  operator:
    'LeaveBits wird betrieben von: {name}. Das ist auch die nach dem Datenschutzrecht verantwortliche Stelle.',
  operatorRegistered:
    'LeaveBits wird betrieben von: {name}, einem in Südafrika eingetragenen Unternehmen ({registration}). Das ist auch die nach dem Datenschutzrecht verantwortliche Stelle.',
  operatorUnnamed:
    'LeaveBits wird von einem in Südafrika eingetragenen Unternehmen betrieben ({registration}). Es ist auch die nach dem Datenschutzrecht verantwortliche Stelle.',
  operatorUnknown:
    'LeaveBits wird von denen betrieben, die Ihnen die Adresse des Dienstes gegeben haben. Sie sind auch die nach dem Datenschutzrecht verantwortliche Stelle.',
  contact:
    'Schreiben Sie an <email>{address}</email>, wenn Sie Fragen oder Beschwerden haben oder eines Ihrer Rechte ausüben möchten.',
  contactUnknown:
    'Wenden Sie sich an sie, wenn Sie Fragen oder Beschwerden haben oder eines Ihrer Rechte ausüben möchten.',
};
