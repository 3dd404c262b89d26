import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-sharing'> = {
  questionAccess: 'Den entfernten Zugang wiederherstellen?',
  questionSubstitutes: 'Wiederherstellen, wer bekommt, was nicht geöffnet wird?',
  questionDeleted: 'Das Gelöschte wiederherstellen?',
  questionDeletedOrReplaced: 'Das Gelöschte oder Ersetzte wiederherstellen?',
  questionText: 'Den ersetzten Text wiederherstellen?',
  restoreAccess: 'Zugang wiederherstellen',
  restore: 'Wiederherstellen',
  lostDeleted: 'Aus Ihren LeaveBits wurde etwas gelöscht.',
  lostTexts:
    'Der größte Teil des Textes von {count, plural, one {# LeaveBit} other {# LeaveBits}} wurde ersetzt.',
  lostSealedTexts:
    'Der versiegelte Text oder die Dateinamen von {count, plural, one {# LeaveBit} other {# LeaveBits}} wurden ersetzt. Wir können nicht lesen, was versiegelt ist, und deshalb nicht sagen, wie viel sich geändert hat.',
  lostAccess:
    'Empfänger wurden aus Ihren LeaveBits entfernt oder durch eine andere Adresse ersetzt, oder sie müssen jetzt länger warten, bis sie sie öffnen können.',
  lostSubstitutes: 'Es wurde geändert, wer bekommt, was Ihre Empfänger nicht öffnen.',
  ifNotYou: 'Wenn Sie das nicht waren, machen Sie es hier rückgängig. Sie brauchen sich nicht anzumelden.',
  deleted: 'Gelöscht oder entfernt',
  leavebits: '{count, plural, one {# LeaveBit} other {# LeaveBits}}',
  files: '{count, plural, one {# Datei} other {# Dateien}}',
  textReplaced: 'Text ersetzt',
  textMostlyReplaced: 'Text größtenteils ersetzt',
  inLeavebits: 'Bei {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  removed: 'Keine Empfänger mehr',
  later: 'Müssen länger warten',
  substitutes: 'Bekommen, was nicht geöffnet wird',
  substitute:
    '{substitute}, wenn {email} es nicht innerhalb von {days, plural, one {# Tag} other {# Tagen}} öffnet',
  added: 'Kürzlich hinzugefügt, bleiben',
  personInLeavebits: '{email}, bei {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  addedTitle: 'Wer hinzugefügt wurde, bleibt',
  addedPeople:
    '{count, plural, one {Diese Person wurde kürzlich hinzugefügt und bleibt Empfänger, nach den Regeln, die für sie gelten: {people}.} other {Diese Personen wurden kürzlich hinzugefügt und bleiben Empfänger, nach den Regeln, die für sie gelten: {people}.}}',
  removeSomebody:
    'Um jemanden zu entfernen, melden Sie sich an, öffnen Sie „Your people“ (Ihre Menschen) und drücken Sie neben dem Namen auf „Choose LeaveBits“ (LeaveBits auswählen).',
  restoresDeleted:
    'Alles, was gelöscht oder entfernt wurde, ist dann wieder in Ihrem Konto, genau wie es war.',
  restoresTexts:
    '{count, plural, one {Der Text von # LeaveBit wird wieder so, wie er war. Der jetzige Text bleibt unter den früheren Versionen.} other {Der Text von # LeaveBits wird wieder so, wie er war. Der jetzige Text bleibt unter den früheren Versionen.}}',
  restoresAccess: 'Diese Menschen werden wieder Empfänger, nach den Regeln, die vorher für sie galten.',
  restoresSubstitutes:
    'Was Ihre Empfänger nicht öffnen, bekommen die Menschen, die Sie vorher ausgewählt hatten, und nicht, wer stattdessen ausgewählt wurde.',
  nobodyLoses:
    'Niemand verliert den Zugang zu etwas. Wenn jemand etwas lesen kann, das nicht für diese Person bestimmt ist, entfernen Sie sie, nachdem Sie sich angemeldet haben.',
  nobodyLosesAdded:
    'Niemand verliert den Zugang zu etwas; wer hinzugefügt wurde, bleibt also, und auch eine neue Adresse bleibt. Wenn jemand etwas lesen kann, das nicht für diese Person bestimmt ist, entfernen Sie sie, nachdem Sie sich angemeldet haben.',
  nobodyLosesOpen:
    'Niemand verliert den Zugang zu etwas, und alle, die Zugang bekommen, erhalten eine E-Mail.',
  openEstate:
    'Diese LeaveBits sind wegen einer Meldung vom {date} offen. Solange sie offen sind, stellt der Link alles wieder her, was danach entfernt wurde, aber nichts, was davor entfernt wurde.',
  yourChange: 'Wenn Sie diese Änderung selbst vorgenommen haben, schließen Sie einfach diese Seite.',
  worksOnce:
    'Der Link kann nur einmal benutzt werden. Nachdem Sie sich angemeldet haben, können Sie die Änderung noch einmal vornehmen.',
  notRestored:
    'Alles ist so, wie es war, bevor Sie auf den Knopf gedrückt haben. Bitte versuchen Sie es jetzt noch einmal.',
  deletionTitle: 'Dieses Konto wird am {date} gelöscht',
  deletion:
    'Dieser Link verhindert das nicht. Um das Konto zu behalten, melden Sie sich an und drücken Sie auf „Keep my account“ (Mein Konto behalten). Wenn Sie sich nicht anmelden können, setzen Sie Ihr Passwort zurück; auch dann bleibt das Konto.',
  nothingToRestoreTitle: 'Es gibt nichts wiederherzustellen',
  nothingToRestore:
    'Nichts, was in unserer E-Mail vom {date} steht, wurde nach der Meldung entfernt, oder es wurde bereits wiederhergestellt.',
  nothingMissingTitle: 'Es fehlt nichts',
  nothingMissing: 'Von dem, was in unserer E-Mail vom {date} steht, fehlt jetzt nichts.',
  ifTheyReadTooMuch:
    'Wenn jemand etwas lesen kann, das nicht für diese Person bestimmt ist, und Sie das nicht waren, wählen Sie jetzt ein neues Passwort. Dadurch werden alle abgemeldet. Entfernen Sie die Person dann aus Ihren LeaveBits. Wenn ein Teil eines Textes ersetzt wurde, hat sein LeaveBit noch die früheren Versionen. Bewahren Sie die E-Mail auf: Bis {date} kann dieser Link alles rückgängig machen, was vor unserer nächsten E-Mail gelöscht oder entfernt wird.',
  doneTitle: 'Die Änderungen wurden rückgängig gemacht',
  doneDeleted: 'Alles, was gelöscht oder entfernt wurde, ist wieder da.',
  doneTexts:
    '{count, plural, one {Der Text von # LeaveBit ist wieder so, wie er war. Der neuere Text ist unter den früheren Versionen.} other {Der Text von # LeaveBits ist wieder so, wie er war. Der neuere Text ist unter den früheren Versionen.}}',
  doneAccess: 'Ihre Empfänger haben ihren Zugang wieder.',
  doneSubstitutes:
    'Was Ihre Empfänger nicht öffnen, bekommen die Menschen, die Sie vorher ausgewählt hatten.',
  newerChanges:
    'Danach wurde noch mehr geändert. Der Link in unserer neuesten E-Mail über Ihre LeaveBits stellt alles wieder her, was seitdem entfernt wurde. Wenn Sie noch keine neuere E-Mail haben, ist sie unterwegs.',
  used: 'Dieser Link wurde bereits benutzt. Er hat alles wiederhergestellt, was möglich war.',
  invalidTitle: 'Dieser Link funktioniert nicht',
  invalidNext:
    'Links in E-Mails werden manchmal abgeschnitten. Öffnen Sie die E-Mail noch einmal und drücken Sie dort auf den Knopf. Sie können sich auch anmelden und Ihren Papierkorb und Ihre Empfänger prüfen.',
  expired:
    'Dieser Link hat nur {hours} Stunden lang funktioniert, nachdem wir ihn geschickt hatten. Nichts wurde geändert.',
  expiredNext:
    'Wenn Sie das nicht waren, wählen Sie jetzt bitte ein neues Passwort. Dadurch werden alle abgemeldet. Melden Sie sich dann an: Gelöschtes bleibt {days} Tage lang in Ihrem Papierkorb, und jedes LeaveBit hat seine früheren Versionen mit deren Empfängern.',
};
