import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'landing'> = {
  title: 'Ihre Angelegenheiten in guten Händen',
  description:
    'LeaveBits bewahrt die Dokumente, Passwörter und Nachrichten auf, die Ihre Familie brauchen wird, und gibt alles einzeln frei: für die Menschen und zu der Zeit, die Sie bestimmt haben.',
  intro:
    'Wo Ihr Testament liegt. Welche Konten Sie haben. Was Sie noch sagen möchten. LeaveBits bewahrt alles sicher auf und öffnet jeden Teil für die Menschen und zu der Zeit, die Sie bestimmen.',
  login: 'Anmelden',
  myLeavebits: 'Meine LeaveBits',
  getStarted: 'Beginnen',
  price: 'Einen Monat kostenlos, ohne Kartenangaben. Danach 1 US-Dollar im Monat.',
  recipients: 'Jemand hat mir etwas hinterlassen',
  video: 'LeaveBits in weniger als einer Minute. Ohne Ton, mit englischen Untertiteln.',
  playVideo: 'Einführung ansehen',
  videoName: 'Einführung in LeaveBits',
  videoFailed:
    'Die Einführung konnte hier nicht abgespielt werden. Ihnen entgeht nichts: Im Text unten steht dasselbe.',
  tryAgain: 'Erneut versuchen',
  howItWorks: 'So funktioniert es',
  write: 'Ein LeaveBit schreiben',
  writeText:
    'Mit einer Überschrift, Ihren eigenen Worten und, wenn Sie möchten, mit Dateien. Eine Checkliste hilft Ihnen am Anfang.',
  name: 'Die Personen benennen',
  nameText:
    'Geben Sie die E-Mail-Adressen der Menschen ein, die es lesen dürfen. Ein Konto brauchen sie nicht.',
  choose: 'Den Zeitpunkt bestimmen',
  chooseText:
    'Sofort, an einem bestimmten Tag, nach Ihrem Tod oder bei dauerhafter Handlungsunfähigkeit. Das entscheiden Sie für jede Person einzeln.',
  trust: 'Darauf vertrauen, dass es ankommt',
  trustText:
    'Vertrauenspersonen, die Sie auswählen, melden, was geschehen ist; andere bestätigen es. Sie werden zuerst gewarnt und können widersprechen. Dann benachrichtigen wir Ihre Empfänger.',
  oneForSeveral: 'Ein LeaveBit, mehrere Personen',
  oneForSeveralText:
    'Ein LeaveBit besteht aus einer Überschrift, Ihren eigenen Worten und Dateien. Es kann für eine Person oder für viele bestimmt sein, und für jede kann eine eigene Regel gelten.',
  untilThen:
    'Bis dahin sehen diese Personen die Überschrift und wann sich das LeaveBit öffnet, aber weder Text noch Dateien. All das können Sie jederzeit ändern.',
  example: 'Beispiel für ein LeaveBit',
  exampleHeadline: 'Unterlagen zu Haus und Versicherungen',
  exampleText:
    'Kaufvertrag und Grundbuchauszug liegen im blauen Ordner im Arbeitszimmer. Ruft zuerst Herrn Okafor von der Bank an; er weiß über alles Bescheid.',
  exampleFile: 'versicherungsnummern.pdf',
  exampleAfterDeath: 'Öffnet sich, wenn mein Tod bestätigt ist',
  exampleOnDate: 'Öffnet sich am 1. März 2031',
  security: 'Wie Ihre Daten gespeichert werden',
  encrypted: 'Verschlüsselt gespeichert',
  encryptedText:
    'Überschriften, Texte, Dateien und Dateinamen sind mit AES-256-GCM verschlüsselt, jedes LeaveBit mit einem eigenen Schlüssel. Der Dienst verwahrt die Schlüssel, damit er ein LeaveBit öffnen kann, wenn Sie es nicht mehr können. LeaveBits, die Sie versiegeln, lassen sich nur mit Ihrer Passphrase oder dem Wiederherstellungsblatt öffnen, das Sie ausdrucken, oder mit einem Schlüssel auf Papier, den Ihre Empfänger haben. Wir haben nichts davon.',
  linkAlone: 'Ein Link allein öffnet nichts',
  linkAloneText:
    'Zum Anmelden brauchen Sie Ihr Passwort und einen Code, den wir Ihnen per E-Mail senden. Auch Empfänger bestätigen ihre Adresse mit einem Code, und sie sehen nur, was Sie mit ihnen geteilt haben. Ein Code gilt nur einmal und nur zehn Minuten lang.',
  asked: 'Sie werden gefragt, bevor etwas freigegeben wird',
  askedText:
    'Die Meldung Ihres Todes allein öffnet nichts. Wir warnen Sie per E-Mail. Sie haben so viele Stunden Zeit zu widersprechen, wie Sie festgelegt haben, und andere Vertrauenspersonen müssen die Meldung bestätigen.',
  noLeaks: 'Nichts gelangt per E-Mail nach außen',
  noLeaksText:
    'In unseren E-Mails steht nie, was ein LeaveBit enthält, sondern nur, dass es da ist und wo es zu lesen ist. Auf diesen Seiten gibt es keine Werbung und kein Tracking.',
};
