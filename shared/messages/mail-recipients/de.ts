import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-recipients'> = {
  // The code that verifies an address
  codeSubject: 'Ihr Zugangscode für LeaveBits',
  codePreheader: 'Geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben.',
  codeHeading: 'Ihr Zugangscode',
  codeEnter:
    'Geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben. Dann sehen Sie, was mit Ihnen geteilt wurde.',
  codeLifetime:
    'Er gilt einmal und {minutes, plural, one {# Minute} other {# Minuten}} lang. Wenn Sie im selben Browser einen weiteren anfordern, gilt nur noch der neue.',
  codeSecret:
    'Bitte behalten Sie ihn für sich. Wir fragen Sie nie per E-Mail oder Telefon danach. Wir fragen nie nach einem Passwort oder nach Geld.',
  codeWaitLink: 'Wenn die Seite Sie warten lässt, benutzen Sie stattdessen diesen Link',
  codeWhy:
    'Bei LeaveBits wurde etwas mit dieser Adresse geteilt, und jemand hat einen Code angefordert, um es zu lesen.',
  codeMistake:
    'Wenn Sie das nicht waren, brauchen Sie diese E-Mail nicht zu beachten. Ohne den Code wird nichts angezeigt.',

  // What notices have in common
  safeguards:
    'Sie brauchen kein Konto. Bevor wir Ihnen etwas zeigen, schicken wir einen Code an diese Adresse und fragen Sie danach. Wir fragen nie nach einem Passwort oder nach Geld.',
  whyChosen:
    'Jemand, der Informationen bei LeaveBits aufbewahrt, hat festgelegt, dass diese Adresse sie erhalten soll.',
  whyChosenBefore:
    'Jemand, der Informationen bei LeaveBits aufbewahrt hat, hatte festgelegt, dass diese Adresse sie erhalten soll.',
  forStrangers:
    'Wenn Sie diese Person nicht kennen oder glauben, dass jemand anders gemeint war, brauchen Sie diese E-Mail nicht zu beachten. Ohne einen Code, den wir an diese Adresse schicken, wird nichts angezeigt.',
  openPage: 'Ihre Seite öffnen',
  seeWhatIsKept: 'Ansehen, was für Sie aufbewahrt wird',
  noHurry: 'Es eilt nicht.',
  noHurryReady: 'Es eilt nicht. Sie können es lesen, wenn Sie so weit sind.',
  noHurryFeelReady: 'Es eilt nicht. Sie können es lesen, wenn Sie sich dazu in der Lage fühlen.',
  readableUntil:
    'Sie können es bis zum {date} lesen. Bitte speichern Sie alles, was Sie behalten möchten. Wir schreiben Ihnen noch einmal, bevor es geschlossen wird.',
  readableForNow:
    'Möglicherweise ist es nicht für immer verfügbar. Bitte speichern Sie daher alles, was Sie behalten möchten.',
  sealedNotice:
    'Die Informationen sind versiegelt, damit niemand sonst sie lesen kann, auch wir nicht. Um sie zu öffnen, brauchen Sie außerdem eine Schlüsselkarte: eine gedruckte Seite mit einem QR-Code und einem Schlüssel. Wenn Sie keine bekommen haben, bitten Sie den Absender darum.',
  sealedPart:
    'Ein Teil davon ist versiegelt, damit niemand sonst ihn lesen kann, auch wir nicht. Um ihn zu öffnen, brauchen Sie außerdem eine Schlüsselkarte: eine gedruckte Seite mit einem QR-Code und einem Schlüssel. Wenn Sie keine bekommen haben, steht auf Ihrer Seite, wen Sie fragen können.',

  // Something was shared
  sharedSubject: '{owner} hat etwas mit Ihnen geteilt',
  sharedPreheader: 'Sie können es jetzt auf Ihrer eigenen, privaten Seite lesen.',
  sharedSealedPreheader: 'Zum Öffnen brauchen Sie Ihre Schlüsselkarte.',
  sharedHeading: 'Mit Ihnen wurde etwas geteilt',
  sharedNews:
    '{ownerInFull} hat über LeaveBits Informationen mit Ihnen geteilt. Sie können sie jetzt auf Ihrer eigenen, privaten Seite lesen.',
  sharedSealedNews:
    '{ownerInFull} hat über LeaveBits Informationen mit Ihnen geteilt. Sie finden sie auf Ihrer eigenen, privaten Seite.',
  keptSubject: '{owner} bewahrt etwas für Sie auf',
  keptPreheader: 'Sie brauchen jetzt nichts zu tun. Bitte heben Sie diese E-Mail auf.',
  keptHeading: 'Für Sie wird etwas aufbewahrt',
  keptNews: '{ownerInFull} bewahrt bei LeaveBits Informationen für Sie auf. Sie können sie noch nicht lesen.',
  keptUntilReport:
    'Sie können sie erst lesen, nachdem Vertrauenspersonen den Tod oder die dauerhafte Handlungsunfähigkeit dieser Person bestätigt haben. Wir hoffen, dass dieser Tag noch fern ist. Wir schreiben Ihnen wieder, wenn es so weit ist.',
  keptUntilDate: 'Sie können sie ab dem {date} lesen. Wir schreiben Ihnen wieder, wenn es so weit ist.',
  keptDateUnset: 'Das Datum steht noch nicht fest. Wir schreiben Ihnen wieder, wenn es so weit ist.',
  keptTimeUnset: 'Der Zeitpunkt steht noch nicht fest. Wir schreiben Ihnen wieder, wenn es so weit ist.',
  keptKeepEmail:
    'Sie brauchen jetzt nichts zu tun. Bitte heben Sie diese E-Mail auf: Der Link darin bleibt derselbe.',
  keptConfirmAddress:
    'Wenn Sie möchten, öffnen Sie den Link und bestätigen Sie Ihre Adresse. Dann ist zu sehen, dass sie die richtige ist.',

  // Something opened
  openedAfterDeathSubject: 'Sie können jetzt lesen, was {owner} Ihnen hinterlassen hat',
  openedAfterDeathHeading: 'Ihnen wurde etwas hinterlassen',
  openedAfterDeathNews:
    'Wir schreiben Ihnen mit einer traurigen Nachricht. {people, plural, =2 {Zwei dafür ausgewählte Personen haben} =3 {Drei dafür ausgewählte Personen haben} =4 {Vier dafür ausgewählte Personen haben} =5 {Fünf dafür ausgewählte Personen haben} one {# dafür ausgewählte Person hat} other {# dafür ausgewählte Personen haben}} den Tod von {ownerInFull} bestätigt. Wenn Sie es noch nicht wussten, tut es uns leid, dass Sie es aus einer E-Mail erfahren. Wir sprechen Ihnen unser Beileid aus.',
  openedAfterDeathWhat:
    'Bei LeaveBits wurden Informationen für Sie hinterlassen, und Sie können sie jetzt auf Ihrer eigenen, privaten Seite lesen. Es eilt nicht. Sie können sie lesen, wenn Sie sich dazu in der Lage fühlen.',
  openedAfterDeathSubstitute:
    'Die verstorbene Person hat bei LeaveBits Informationen für jemanden hinterlassen, der sie nicht geöffnet hat, und hat darum gebeten, dass in diesem Fall Sie sie erhalten. Sie können sie jetzt auf Ihrer eigenen, privaten Seite lesen. Es eilt nicht. Sie können sie lesen, wenn Sie sich dazu in der Lage fühlen.',
  openedKeptSubject: 'Sie können jetzt lesen, was {owner} für Sie aufbewahrt',
  openedAfterIncapacitationHeading: 'Für Sie wurde etwas aufbewahrt',
  openedAfterIncapacitationNews:
    'Wir schreiben Ihnen mit einer traurigen Nachricht. {people, plural, =2 {Zwei dafür ausgewählte Personen haben} =3 {Drei dafür ausgewählte Personen haben} =4 {Vier dafür ausgewählte Personen haben} =5 {Fünf dafür ausgewählte Personen haben} one {# dafür ausgewählte Person hat} other {# dafür ausgewählte Personen haben}} bestätigt, dass {ownerInFull} dauerhaft handlungsunfähig ist. Wenn Sie es noch nicht wussten, tut es uns leid, dass Sie es aus einer E-Mail erfahren. Wir wünschen Ihnen beiden viel Kraft.',
  openedAfterIncapacitationWhat:
    'Für diesen Fall wurden bei LeaveBits Informationen für Sie aufbewahrt, und Sie können sie jetzt auf Ihrer eigenen, privaten Seite lesen. Es eilt nicht. Sie können sie lesen, wenn Sie so weit sind.',
  openedAfterIncapacitationSubstitute:
    'Diese Person hat bei LeaveBits Informationen für jemanden aufbewahrt, der sie nicht geöffnet hat, und hat darum gebeten, dass in diesem Fall Sie sie erhalten. Sie können sie jetzt auf Ihrer eigenen, privaten Seite lesen. Es eilt nicht. Sie können sie lesen, wenn Sie so weit sind.',
  openedWasRemoved: 'Ein Teil davon war vor kurzem entfernt worden und ist wieder da.',
  returnedLeftSubject: 'Von dem, was {owner} Ihnen hinterlassen hat, können Sie jetzt mehr lesen',
  returnedKeptSubject: 'Von dem, was {owner} für Sie aufbewahrt, können Sie jetzt mehr lesen',
  returnedHeading: 'Für Sie gibt es mehr zu lesen',
  returnedLeftNews:
    'Von dem, was {ownerInFull} Ihnen bei LeaveBits hinterlassen hat, können Sie jetzt auf Ihrer eigenen, privaten Seite mehr lesen. Es war vor kurzem entfernt worden und ist wieder da. Es eilt nicht. Sie können es lesen, wenn Sie so weit sind.',
  returnedKeptNews:
    'Von dem, was {ownerInFull} bei LeaveBits für Sie aufbewahrt, können Sie jetzt auf Ihrer eigenen, privaten Seite mehr lesen. Es war vor kurzem entfernt worden und ist wieder da. Es eilt nicht. Sie können es lesen, wenn Sie so weit sind.',
  turnSubject: 'Sie können jetzt etwas von {owner} lesen',
  turnHeading: 'Etwas wurde an Sie weitergegeben',
  turnLeftNews:
    '{ownerInFull} hat bei LeaveBits Informationen für jemanden hinterlassen, der sie nicht geöffnet hat, und hat darum gebeten, dass in diesem Fall Sie sie erhalten. Sie können sie jetzt auf Ihrer eigenen, privaten Seite lesen. Es eilt nicht. Sie können sie lesen, wenn Sie so weit sind.',
  turnKeptNews:
    '{ownerInFull} bewahrt bei LeaveBits Informationen für jemanden auf, der sie nicht geöffnet hat, und hat darum gebeten, dass in diesem Fall Sie sie erhalten. Sie können sie jetzt auf Ihrer eigenen, privaten Seite lesen. Es eilt nicht. Sie können sie lesen, wenn Sie so weit sind.',
  dateAfterDeathSubject: 'Sie können jetzt mehr von dem lesen, was {owner} Ihnen hinterlassen hat',
  dateAfterDeathHeading: 'Der dafür gewählte Tag ist gekommen',
  dateAfterDeathNews:
    '{ownerInFull} hat vor dem Tod bei LeaveBits noch etwas für Sie zurückgelegt und den Tag gewählt, an dem Sie es lesen können. Dieser Tag ist gekommen. Sie können es jetzt auf Ihrer eigenen, privaten Seite lesen. Es eilt nicht. Sie können es lesen, wenn Sie sich dazu in der Lage fühlen.',
  dateSubject: 'Sie können jetzt lesen, was {owner} für Sie aufbewahrt hat',
  datePreheader: 'Der dafür gewählte Tag ist gekommen.',
  dateHeading: 'Der Tag ist gekommen',
  dateNews:
    '{ownerInFull} hat bei LeaveBits Informationen für Sie zurückgelegt und den Tag gewählt, an dem Sie sie lesen können. Dieser Tag ist gekommen. Sie können sie jetzt auf Ihrer eigenen, privaten Seite lesen.',
  openedByOwnerPreheader: 'Sie haben die Erlaubnis bekommen, es jetzt zu lesen.',
  openedByOwnerHeading: 'Sie können es jetzt lesen',
  openedByOwnerNews:
    '{ownerInFull} bewahrt bei LeaveBits Informationen für Sie auf. Bisher waren sie gesperrt, sollen jetzt aber mit Ihnen geteilt werden. Sie können sie jetzt auf Ihrer eigenen, privaten Seite lesen.',
  openedIfWell:
    'Wenn Sie wissen, dass es dieser Person gut geht, sagen Sie ihr bitte sofort Bescheid. Sie kann sich anmelden und alles wieder sperren.',

  // Reminders, and one link to several LeaveBits
  reminderSubject: '{owner} bittet Sie, Ihre Seite zu besuchen',
  reminderPreheader: 'Es dauert ein oder zwei Minuten. Mehr brauchen Sie nicht zu tun.',
  reminderHeading: 'Bitte besuchen Sie Ihre Seite',
  reminderNews:
    '{ownerInFull} bewahrt bei LeaveBits Informationen für Sie auf und bittet Sie, Ihre Seite zu besuchen und Ihre Adresse zu bestätigen. Dann ist zu sehen, dass sie die richtige ist.',
  reminderEffort:
    'Es dauert ein oder zwei Minuten. Ein Teil davon ist vielleicht noch gesperrt. Auf der Seite steht, wann Sie ihn lesen können.',
  unopenedSubject: 'Etwas von {owner} wartet auf Sie',
  unopenedPreheader: 'Sie können es auf Ihrer eigenen, privaten Seite lesen.',
  unopenedHeading: 'Etwas wartet auf Sie',
  unopenedNews:
    'Für Sie gibt es Informationen von {ownerInFull}, die Sie noch nicht geöffnet haben. Sie können sie auf Ihrer eigenen, privaten Seite lesen.',
  unopenedDecline:
    'Wenn Sie sie lieber nicht lesen möchten, brauchen Sie nichts zu tun. Wenn Sie sie gar nicht haben möchten, können Sie das auf Ihrer Seite sagen.',
  unopenedPassingOn:
    'Für den Fall, dass Sie sie nicht öffnen, ist jemand anders ausgewählt, der sie dann auch erhält. Was Sie bis zum {date} nicht geöffnet haben, kann danach auch diese Person lesen. Sie verlieren nichts: Auch nach diesem Tag können Sie es lesen.',
  unopenedPassedOn:
    'Für den Fall, dass Sie sie nicht öffnen, ist jemand anders ausgewählt, der sie dann auch erhält. Einen Teil davon kann diese Person jetzt oder bald ebenfalls lesen. Sie verlieren nichts: Sie können weiterhin alles lesen.',
  unopenedDeclineForSubstitute:
    'Wenn Sie sie lieber nicht lesen möchten, lassen Sie sie ungeöffnet. Wenn Sie sie gar nicht haben möchten, können Sie das auf Ihrer Seite sagen. Dann erhält sie niemand an Ihrer Stelle.',
  unopenedWhy:
    'Jemand, der LeaveBits nutzt, hat festgelegt, dass diese Adresse die Informationen erhalten soll. Wir erinnern Sie höchstens dreimal daran.',
  selectionSubject: '{owner} hat Ihnen einen Link zu Informationen für Sie geschickt',
  selectionPreheader: 'Sie finden alles auf einer Seite.',
  selectionHeading: 'Es gibt Informationen für Sie',
  selectionNews:
    '{ownerInFull} bewahrt bei LeaveBits Informationen für Sie auf und hat uns gebeten, Ihnen diesen Link zu schicken. Er führt zu einer Seite, auf der Sie alles finden.',
  selectionLocked:
    'Ein Teil davon ist vielleicht noch gesperrt. Auf der Seite steht, wann Sie ihn lesen können.',
  selectionButton: 'Die Seite öffnen',

  // Another address, and a LeaveBit that was left
  movedSubject: '{owner} hat jetzt eine andere Adresse für Sie',
  movedPreheader: 'Was für Sie aufbewahrt wird, geht von jetzt an an diese Adresse.',
  movedHeading: 'Diese Adresse wurde ersetzt',
  movedNews:
    '{ownerInFull} bewahrt bei LeaveBits Informationen für Sie auf und hat diese Adresse durch eine andere ersetzt. Von jetzt an lassen sich die Informationen nur noch mit der neuen Adresse öffnen.',
  movedExpected: 'Wenn sich Ihre Adresse geändert hat, brauchen Sie nichts zu tun.',
  movedUnexpected:
    'Wenn Sie damit nicht gerechnet haben, rufen Sie bitte den Absender an oder fragen Sie persönlich nach. Die Änderung lässt sich dort drei Tage lang mit einem Klick rückgängig machen.',
  movedWhy:
    'Der Absender bewahrt mit LeaveBits Informationen für andere auf und hatte diese Adresse dafür ausgewählt.',
  movedMistake: 'Wenn Sie den Absender nicht kennen, brauchen Sie diese E-Mail nicht zu beachten.',
  leftSubject: 'Sie haben ein LeaveBit von {owner} verlassen',
  leftPreheader: 'Wenn das ein Versehen war, können Sie Ihren Zugang wiederherstellen.',
  leftHeading: 'Sie haben ein LeaveBit verlassen',
  leftNews:
    'Am {date} haben Sie ein LeaveBit von {ownerInFull} verlassen. Sie können es nicht mehr lesen, und wir schreiben Ihnen nicht mehr darüber.',
  leftIntended: 'Wenn das Ihre Absicht war, brauchen Sie nichts zu tun.',
  leftRestore:
    'Wenn das ein Versehen war oder Sie es nicht waren, stellen Sie Ihren Zugang bis zum {date} mit diesem Link wieder her. Es ist dann so, als hätten Sie das LeaveBit nie verlassen. Danach kann nur der Absender es wieder mit Ihnen teilen.',
  leftRestoreAfterRelease:
    'Wenn das ein Versehen war oder Sie es nicht waren, stellen Sie Ihren Zugang bis zum {date} mit diesem Link wieder her. Es ist dann so, als hätten Sie das LeaveBit nie verlassen. Danach kann es vielleicht niemand mehr zurückholen.',
  leftButton: 'Meinen Zugang wiederherstellen',
  leftWhy:
    'Jemand, der diese Adresse bestätigt hatte, hat auf Ihrer Seite „Dieses LeaveBit verlassen“ gewählt.',
  leftMistake:
    'Wenn Sie das nicht waren, kann jemand Ihre E-Mails lesen oder hat Ihr Gerät benutzt. Stellen Sie Ihren Zugang wieder her, und sichern Sie Ihr Postfach. Bitte leiten Sie diese E-Mail nicht weiter: Wer den Link hat, kann ihn benutzen.',

  // A released estate closes, or is locked again
  closesSubject: 'Die LeaveBits von {owner} für Sie werden bald geschlossen',
  closesPreheader:
    'Sie können sie bis zum {date} lesen. Bitte speichern Sie alles, was Sie behalten möchten.',
  closesHeading: 'Bitte speichern Sie alles, was Sie behalten möchten',
  closesNews:
    'Sie können die LeaveBits, die {ownerInFull} für Sie aufbewahrt hat, bis zum {date} lesen. Danach werden sie geschlossen, und wir können sie nicht wieder öffnen.',
  closesHow:
    'Bitte öffnen Sie vorher Ihre Seite, und gehen Sie sie in Ruhe durch. „Alles herunterladen“ speichert alle Texte und Dateien, die für Sie geöffnet sind, in einer ZIP-Datei. Sie können auch ein einzelnes LeaveBit herunterladen oder drucken.',
  closesSaved: 'Wenn Sie schon alles gespeichert haben, brauchen Sie nichts zu tun.',
  closesMistake:
    'Wenn Sie diese Person nicht kennen, brauchen Sie diese E-Mail nicht zu beachten. Ohne einen Code, den wir an diese Adresse schicken, wird nichts angezeigt.',
  backSubject: '{owner} ist zurück',
  backPreheader: 'Was inzwischen für Sie geöffnet wurde, ist wieder gesperrt.',
  backHeading: 'Wir haben eine gute Nachricht',
  backNews:
    'Jemand hat sich beim Konto von {ownerInFull} angemeldet und uns mitgeteilt, zurück zu sein und die eigenen Angelegenheiten wieder regeln zu können. Die LeaveBits, die inzwischen für Sie geöffnet waren, sind wieder gesperrt.',
  backStillKept: 'Sie werden weiterhin für Sie aufbewahrt.',
  backAsk:
    'Sie brauchen nichts zu tun. Wenn Sie etwas davon gelesen oder gespeichert haben, um zu helfen, geben Sie bitte zurück, was gebraucht wird, und behalten Sie den Rest für sich.',
  backMistake:
    'Wenn Sie wissen, dass das nicht stimmen kann, fragen Sie bitte persönlich oder telefonisch nach. Wenn Sie diese Person nicht kennen, brauchen Sie diese E-Mail nicht zu beachten.',
  lockedSubject: 'Die LeaveBits von {owner} für Sie sind wieder gesperrt',
  lockedPreheader: 'Sie können sie vorerst nicht lesen. Sie brauchen nichts zu tun.',
  lockedHeading: 'Die LeaveBits sind wieder gesperrt',
  lockedNews:
    'Die LeaveBits, die {ownerInFull} für Sie aufbewahrt, wurden nach einer Meldung über diese Person freigegeben. Jemand, der bei ihrem Konto angemeldet ist, hat sie jetzt wieder gesperrt. Das geschieht, wenn eine Meldung falsch war.',
  lockedNewsForFormer:
    'Die LeaveBits, die {ownerInFull} für Sie aufbewahrt hat, wurden nach einer Meldung über diese Person freigegeben. Jemand, der bei ihrem Konto angemeldet ist, hat sie jetzt wieder gesperrt. Das geschieht, wenn eine Meldung falsch war.',
  lockedAsk:
    'Sie brauchen nichts zu tun. Wenn Sie etwas davon gelesen oder gespeichert haben, behalten Sie es bitte für sich, so wie Sie es von anderen bei Ihren eigenen Papieren erwarten würden.',
  takenBackFromSubstitute:
    'Was Sie erhalten hatten, weil jemand anders es nicht geöffnet hatte, wird nicht mehr mit Ihnen geteilt. Sie hören nur dann wieder von uns, wenn das noch einmal vorkommt.',

  // The owner closed the account
  ownerLeftSubject: '{owner} hat das eigene LeaveBits-Konto geschlossen',
  ownerLeftPreheader: 'Es war eine eigene Entscheidung, und wir wurden gebeten, Ihnen Bescheid zu geben.',
  ownerLeftHeading: 'Ein Konto wurde geschlossen',
  ownerLeftNews:
    '{ownerInFull} hat das eigene LeaveBits-Konto geschlossen. Es war eine eigene Entscheidung, und wir wurden gebeten, Ihnen Bescheid zu geben. Das bedeutet nicht, dass dieser Person etwas zugestoßen ist.',
  ownerLeftDeleted:
    'Die Informationen, die hier für Sie aufbewahrt wurden, sind gelöscht. Die Links in unseren früheren E-Mails dazu funktionieren nicht mehr.',
  ownerLeftNothingToDo: 'Sie brauchen nichts zu tun. Wir schreiben Ihnen nicht mehr darüber.',
  ownerLeftWhy: 'Diese Adresse war in diesem LeaveBits-Konto eingetragen.',
};
