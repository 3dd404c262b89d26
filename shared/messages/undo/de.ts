import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo'> = {
  question: 'Diese Änderung rückgängig machen?',
  what: 'Ihre Einstellungen zur Freigabe wurden am {date} geändert. Wenn Sie das nicht waren, machen Sie es hier rückgängig. Sie brauchen sich nicht anzumelden.',
  newReporters: 'Neue Vertrauenspersonen',
  removedReporters: 'Keine Vertrauenspersonen mehr',
  confirmations: 'Nötige Bestätigungen',
  hours: 'Stunden für den Widerspruch',
  incapacitation: 'Nach einem Unfall oder Schlaganfall',
  numbers:
    '{confirmations, plural, one {# Bestätigung} other {# Bestätigungen}} und {hours, plural, one {# Stunde} other {# Stunden}} für den Widerspruch',
  sameNumbers: 'wie nach einem Todesfall',
  numbersPreviously: '{after}; vorher {before}',
  coolDown: 'Tage ohne neue Meldung, nachdem Sie einer widersprochen haben',
  lapse: 'Vertrauenspersonen fragen, wenn Ihre Zahlungen ausbleiben',
  yesPreviouslyNo: 'Ja, vorher nein',
  noPreviouslyYes: 'Nein, vorher ja',
  away: 'Abwesend bis',
  notAway: 'nicht abwesend',
  silence: 'Vertrauenspersonen fragen, wenn Sie sich nicht anmelden',
  months: '{months, plural, =0 {nie} one {nach # Monat} other {nach # Monaten}}',
  secondEmail: 'Zweite E-Mail-Adresse für Warnungen',
  phoneNumber: 'Telefonnummer für Warnungen',
  none: 'Keine',
  previouslyNone: 'keine',
  previously: '{after}, vorher {before}',
  goesBack: 'Ihre Einstellungen zur Freigabe sind dann wieder so wie vor dieser Änderung.',
  laterChanges:
    '{count, plural, one {Die Einstellungen wurden seitdem noch einmal geändert. Auch diese Änderung wird rückgängig gemacht.} other {Die Einstellungen wurden seitdem noch #-mal geändert. Auch diese Änderungen werden rückgängig gemacht.}}',
  links:
    'Wiederhergestellte Vertrauenspersonen können ihre früheren Links wieder benutzen. Entfernte können nichts mehr melden oder bestätigen.',
  earlierTitle: 'Es gab frühere Änderungen',
  earlierInEffect: 'Frühere Änderungen gelten weiterhin',
  earlierChanges:
    '{count, plural, one {Eine frühere Änderung wird damit nicht rückgängig gemacht. Wenn sie nicht von Ihnen war, benutzen Sie den Link in der E-Mail darüber; er macht auch alle späteren Änderungen rückgängig.} other {# frühere Änderungen werden damit nicht rückgängig gemacht. Wenn eine davon nicht von Ihnen war, benutzen Sie den Link in der ersten E-Mail über eine solche Änderung; er macht auch alle späteren Änderungen rückgängig.}}',
  pendingReport:
    'Eine Meldung über Sie läuft noch, und sie endet nicht, wenn Sie diese Änderung rückgängig machen. Wenn es Ihnen gut geht, widersprechen Sie ihr bitte mit dem Link in unserer E-Mail über die Meldung. Bis sie beendet ist, warnen wir Sie an denselben bestätigten Adressen und Nummern wie jetzt: Daran ändert sich dadurch nichts.',
  releasedReport:
    'Eine Meldung über Sie hat Ihre LeaveBits geöffnet, und sie bleiben offen, auch wenn Sie diese Änderung rückgängig machen. Wenn es Ihnen gut geht, melden Sie sich bitte an und sperren Sie alles wieder.',
  undo: 'Diese Änderung rückgängig machen',
  yourChange:
    'Wenn Sie diese Änderung selbst vorgenommen haben, brauchen Sie nichts zu tun und können diese Seite schließen. Es gibt keinen Link, um das Rückgängigmachen aufzuheben, aber Sie können sich anmelden und die Änderung noch einmal vornehmen.',
  stillInEffect: 'Die Änderung gilt weiterhin. Bitte versuchen Sie es jetzt noch einmal.',
  doneTitle: 'Die Änderung wurde rückgängig gemacht',
  done: 'Die Änderung vom {date} wurde rückgängig gemacht.',
  restored: 'Wiederhergestellt wurde: {settings}.',
  alsoEmailed: 'Was sich geändert hat, schreiben wir Ihnen auch per E-Mail.',
  already:
    'Diese Änderung wurde bereits rückgängig gemacht, mit diesem Link oder zusammen mit einer früheren Änderung.',
  invalidTitle: 'Ungültiger Link zum Rückgängigmachen',
  invalidNext:
    'Links in E-Mails werden manchmal abgeschnitten. Öffnen Sie die E-Mail noch einmal und drücken Sie dort auf den Link, oder kopieren Sie den ganzen Link. Sie können sich auch anmelden und Ihre Einstellungen zur Freigabe prüfen.',
  expired:
    'Dieser Link hat nur {hours} Stunden lang nach der Änderung funktioniert. Nichts wurde rückgängig gemacht.',
  expiredNext:
    'Wenn Sie das nicht waren, wählen Sie jetzt bitte ein neues Passwort. Dadurch werden alle abgemeldet. Melden Sie sich dann an und berichtigen Sie Ihre Einstellungen zur Freigabe.',
  settingReporters: 'Ihre Vertrauenspersonen',
  settingRequiredConfirmations: 'die Zahl der nötigen Bestätigungen',
  settingRefuteTimeHours: 'Ihre Frist für den Widerspruch',
  settingIncapacitation: 'die Regeln für einen Unfall oder Schlaganfall',
  settingCoolDownDays: 'die Pause, nachdem Sie einer Meldung widersprochen haben',
  settingAskReportersOnLapse: 'ob Ihre Vertrauenspersonen gefragt werden, wenn Ihre Zahlungen ausbleiben',
  settingAwayUntil: 'die Zeit Ihrer Abwesenheit',
  settingSilenceMonths: 'wann Ihre Vertrauenspersonen gefragt werden, wenn Sie sich nicht anmelden',
  settingSecondEmail: 'Ihre zweite E-Mail-Adresse für Warnungen',
  settingPhoneNumber: 'Ihre Telefonnummer für Warnungen',
};
