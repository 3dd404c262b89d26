import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reports'> = {
  // What several emails about a report say
  whyParticipant:
    'Sie haben als Vertrauensperson diese Meldung abgegeben oder wurden gebeten, sie zu bestätigen.',
  whySubmitter: 'Mit Ihrem persönlichen Link zum Melden wurde eine Meldung abgegeben.',
  submitterMistake:
    'Wenn Sie das nicht waren, hat jemand anders Ihren Link. Bitte sagen Sie der betroffenen Person sofort Bescheid. Sie kann der Meldung widersprechen. Sie kann Sie auch aus ihren Vertrauenspersonen entfernen, womit Ihre Links ungültig werden, und Sie mit neuen wieder aufnehmen.',
  tellOwnerToRefute:
    'Wenn die Meldung falsch ist, sagen Sie bitte der betroffenen Person Bescheid. Sie kann der Meldung widersprechen.',
  timeAway:
    'Das ist länger als üblich, weil uns diese Person mitgeteilt hatte, dass sie bis zum {date} nicht erreichbar ist.',
  opensAfterThat:
    'Wenn diese Zeit abgelaufen ist und genügend Vertrauenspersonen die Meldung bestätigt haben, können die dafür ausgewählten Menschen die LeaveBits lesen, die für sie bestimmt sind.',
  stillPending: 'Die Meldung läuft noch.',
  decisionFollows: 'Sie brauchen nichts zu tun. Wir schreiben Ihnen, sobald es eine Entscheidung gibt.',
  thanksForDenying: 'Sie hatten uns gesagt, dass sie nicht stimmt. Danke, dass Sie sich gemeldet haben.',
  signInAndLock:
    'Wenn die betroffene Person lebt und es ihr gut geht, sagen Sie ihr bitte sofort Bescheid. Sie kann sich anmelden und alles wieder sperren.',

  // Asking for a confirmation
  askedSubject: 'Bitte bestätigen Sie eine Meldung über {owner}',
  askedPreheader: 'Eine andere Vertrauensperson hat etwas gemeldet. Ihre Antwort hilft weiterhin.',
  askedPreheaderNeeded: 'Eine andere Vertrauensperson hat etwas gemeldet. Ihre Antwort wird gebraucht.',
  askedHeading: 'Können Sie eine Meldung bestätigen?',
  askedHeadingNeeded: 'Eine Meldung braucht Ihre Bestätigung',
  askedNews:
    '{reporter} hat am {date} {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} gemeldet. Wenn Sie es noch nicht wussten, tut es uns sehr leid, dass Sie es aus einer E-Mail erfahren.',
  askedAsReporter: 'Sie sind eine der Vertrauenspersonen, die diese Meldung bestätigen können.',
  askedAfterDeclining:
    'Sie haben uns gesagt, dass Sie keine Vertrauensperson sein möchten. Sie brauchen deshalb nichts zu tun. Wenn Sie wissen, was geschehen ist, hilft Ihre Antwort trotzdem.',
  progressNone:
    '{required, plural, =1 {Bevor etwas freigegeben wird, ist eine Bestätigung nötig, und das kann Ihre sein.} =2 {Bevor etwas freigegeben wird, sind zwei Bestätigungen nötig, und Ihre kann eine davon sein.} =3 {Bevor etwas freigegeben wird, sind drei Bestätigungen nötig, und Ihre kann eine davon sein.} =4 {Bevor etwas freigegeben wird, sind vier Bestätigungen nötig, und Ihre kann eine davon sein.} =5 {Bevor etwas freigegeben wird, sind fünf Bestätigungen nötig, und Ihre kann eine davon sein.} other {Bevor etwas freigegeben wird, sind # Bestätigungen nötig, und Ihre kann eine davon sein.}}',
  progressNext:
    'Bevor etwas freigegeben wird, {required, plural, =1 {ist eine Bestätigung} =2 {sind zwei Bestätigungen} =3 {sind drei Bestätigungen} =4 {sind vier Bestätigungen} =5 {sind fünf Bestätigungen} other {sind # Bestätigungen}} nötig. Bisher haben wir {confirmations, plural, =1 {eine} =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} other {#}}, und Ihre kann die nächste sein.',
  progressLast:
    'Bevor etwas freigegeben wird, {required, plural, =1 {ist eine Bestätigung} =2 {sind zwei Bestätigungen} =3 {sind drei Bestätigungen} =4 {sind vier Bestätigungen} =5 {sind fünf Bestätigungen} other {sind # Bestätigungen}} nötig. Bisher haben wir {confirmations, plural, =1 {eine} =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} other {#}}, und Ihre kann die letzte sein.',
  progressEnough:
    'Bevor etwas freigegeben wird, {required, plural, =1 {ist eine Bestätigung} =2 {sind zwei Bestätigungen} =3 {sind drei Bestätigungen} =4 {sind vier Bestätigungen} =5 {sind fünf Bestätigungen} other {sind # Bestätigungen}} nötig. Bisher haben wir {confirmations, plural, =1 {eine} =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} other {#}}. Das genügt, aber Ihre würde trotzdem zählen.',
  deniedByOthers:
    '{denials, plural, =1 {Eine der anderen Vertrauenspersonen, die wir gefragt haben, sagt, dass es nicht stimmt.} =2 {Zwei der anderen Vertrauenspersonen, die wir gefragt haben, sagen, dass es nicht stimmt.} =3 {Drei der anderen Vertrauenspersonen, die wir gefragt haben, sagen, dass es nicht stimmt.} =4 {Vier der anderen Vertrauenspersonen, die wir gefragt haben, sagen, dass es nicht stimmt.} =5 {Fünf der anderen Vertrauenspersonen, die wir gefragt haben, sagen, dass es nicht stimmt.} other {# der anderen Vertrauenspersonen, die wir gefragt haben, sagen, dass es nicht stimmt.}}',
  deadline: 'Die betroffene Person hat mindestens bis zum {date} Zeit, um zu sagen, dass es nicht stimmt.',
  deadlinePassed:
    'Die Frist, in der die betroffene Person sagen konnte, dass es nicht stimmt, ist abgelaufen, aber sie kann es noch immer tun.',
  opensSoon:
    'Wenn sie es nicht tut, können die dafür ausgewählten Menschen die für sie bestimmten LeaveBits bald lesen.',
  opensAfterDeadline:
    'Wenn sie es nicht tut, können die dafür ausgewählten Menschen danach die für sie bestimmten LeaveBits lesen.',
  opensOnceConfirmed:
    'Sobald genügend Vertrauenspersonen die Meldung bestätigt haben, können die dafür ausgewählten Menschen die für sie bestimmten LeaveBits lesen.',
  askedIfTrue:
    'Wenn Sie wissen, dass es stimmt, öffnen Sie bitte die Seite und bestätigen Sie die Meldung. Wenn Sie nicht sicher sind, versuchen Sie zuerst, die betroffene Person zu erreichen oder die Person, die gemeldet hat.',
  askedIfFalse:
    'Wenn Sie wissen, dass es nicht stimmt, sagen Sie das bitte auf der Seite. Die Meldung braucht dann eine Bestätigung mehr, und danach wird {days, plural, one {# Tag} other {# Tage}} lang nichts freigegeben. Wir sagen der betroffenen Person sofort Bescheid.',
  askedIfFalseBefore:
    'Wenn Sie wissen, dass es nicht stimmt, sagen Sie das bitte auf der Seite. Die Meldung braucht dann eine Bestätigung mehr, und danach wird {days, plural, one {# Tag} other {# Tage}} lang nichts freigegeben, auf keinen Fall vor dem {date}. Wir sagen der betroffenen Person sofort Bescheid.',
  askedButton: 'Die Meldung lesen und bestätigen',
  askedMistake: 'Sie brauchen die Meldung nicht zu bestätigen. Das Öffnen der Seite allein bestätigt nichts.',
  openingConfirmsNothing: 'Das Öffnen der Seite allein bestätigt nichts.',

  // The same link for somebody who has denied the report
  deniedLinkSubject: 'Ihr Link zu einer Meldung über {owner}',
  deniedLinkPreheader: 'Sie haben uns gesagt, dass sie nicht stimmt. Sie können Ihre Antwort noch ändern.',
  deniedLinkHeading: 'Ihr Link zur Meldung',
  deniedLinkNews:
    '{reporter} hat am {date} {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} gemeldet. Sie haben uns gesagt, dass es nicht stimmt. Danke, dass Sie sich gemeldet haben. Wir haben der betroffenen Person Bescheid gesagt, und der Person, die gemeldet hat.',
  deniedLinkProgress:
    'Bevor etwas freigegeben wird, {required, plural, =1 {ist eine Bestätigung} =2 {sind zwei Bestätigungen} =3 {sind drei Bestätigungen} =4 {sind vier Bestätigungen} =5 {sind fünf Bestätigungen} other {sind # Bestätigungen}} nötig, und bisher haben wir {confirmations, plural, =0 {keine} =1 {eine} =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} other {#}}.',
  deniedLinkNext:
    'Wenn es weiterhin nicht stimmt, brauchen Sie nichts weiter zu tun. Sie können versuchen, die betroffene Person zu erreichen. Sie kann der Meldung widersprechen. Wenn Sie erfahren haben, dass es doch stimmt, öffnen Sie die Seite und bestätigen Sie die Meldung.',
  deniedLinkNextConfirmed:
    'Wenn es weiterhin nicht stimmt, versuchen Sie bitte, die betroffene Person zu erreichen, damit sie der Meldung widersprechen kann: Genügend andere Vertrauenspersonen haben sie bestätigt. Wenn Sie erfahren haben, dass es doch stimmt, öffnen Sie die Seite und bestätigen Sie die Meldung.',
  deniedLinkButton: 'Die Meldung lesen',

  // A report was received, or is delayed
  receivedSubject: 'Wir haben Ihre Meldung über {owner} erhalten',
  receivedPreheader: 'Hier steht, wie es weitergeht und wann.',
  receivedHeading: 'Wir haben Ihre Meldung',
  receivedNews:
    'Sie haben am {date} {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} gemeldet. Es tut uns leid, was Sie gerade durchmachen.',
  receivedNext:
    'Wir haben die anderen Vertrauenspersonen gefragt. {required, plural, =1 {Eine andere Vertrauensperson muss} =2 {Zwei andere Vertrauenspersonen müssen} =3 {Drei andere Vertrauenspersonen müssen} =4 {Vier andere Vertrauenspersonen müssen} =5 {Fünf andere Vertrauenspersonen müssen} other {# andere Vertrauenspersonen müssen}} die Meldung bestätigen. Wir benachrichtigen auch die betroffene Person. Sie hat mindestens bis zum {date} Zeit, um zu sagen, dass es nicht stimmt.',
  receivedWithdraw:
    'Sie brauchen nichts weiter zu tun. Wir schreiben Ihnen, sobald es eine Entscheidung gibt. Wenn es ein Versehen war, öffnen Sie Ihren Link noch einmal: Sie können die Meldung zurückziehen, bis eine andere Vertrauensperson sie bestätigt.',
  delayedSubject: 'Die Meldung über {owner} verzögert sich',
  delayedPreheader: 'Wir konnten diese Person noch nicht erreichen. Wir versuchen es weiter.',
  delayedHeading: 'Die Meldung verzögert sich',
  delayedNews:
    'Sie sind an der Meldung vom {date} über {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} beteiligt. Bevor etwas freigegeben wird, muss die betroffene Person Zeit haben, um zu sagen, dass es nicht stimmt. Bisher konnten wir unsere Warnung nicht in ihr Postfach zustellen.',
  delayedNext:
    'Wir versuchen es weiter. Die Zeit zum Antworten beginnt erst, wenn die Warnung ankommt. Die Frist endet daher später, als wir gesagt hatten. Bestätigungen zählen weiterhin. Wenn wir Sie um Bestätigung gebeten haben, können Sie die Meldung immer noch bestätigen.',
  delayedNothingElse:
    'Sie brauchen nichts weiter zu tun. Wir schreiben Ihnen, sobald es eine Entscheidung gibt.',
  delayedMistake:
    'Wenn die Meldung falsch ist, sagen Sie bitte der betroffenen Person Bescheid. Sie kann sich anmelden und der Meldung widersprechen.',

  // Somebody denied a report
  neededAfterDenial:
    'Vor dem {date} wird nichts freigegeben, und jetzt {needed, plural, =1 {ist eine Bestätigung} =2 {sind zwei Bestätigungen} =3 {sind drei Bestätigungen} =4 {sind vier Bestätigungen} =5 {sind fünf Bestätigungen} other {sind # Bestätigungen}} nötig: eine mehr für jede Vertrauensperson, die sagt, dass es nicht stimmt.',
  tooFewAfterDenial:
    'Dafür gibt es nicht mehr genügend Vertrauenspersonen. Wenn niemand, der gesagt hat, dass es nicht stimmt, die eigene Antwort ändert, verfällt die Meldung {days, plural, one {# Tag} other {# Tage}} nach diesem Zeitpunkt, und nichts wird freigegeben.',
  deniedHeading: 'Eine andere Vertrauensperson sagt, dass es nicht stimmt',
  deniedSubject: 'Eine Vertrauensperson sagt, dass Ihre Meldung über {owner} nicht stimmt',
  deniedPreheader: 'Ihre Meldung läuft noch. Bitte sprechen Sie mit den anderen Vertrauenspersonen.',
  deniedNews:
    'Sie haben am {date} {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} gemeldet. Wir haben die anderen Vertrauenspersonen gebeten, die Meldung zu bestätigen, und eine von ihnen sagt, dass es nicht stimmt. Wir sagen nicht, wer es war. Auch der betroffenen Person haben wir Bescheid gesagt.',
  deniedPending: 'Ihre Meldung läuft weiter, solange ihr die betroffene Person nicht widerspricht.',
  deniedPendingOrWithdrawn:
    'Ihre Meldung läuft weiter, solange ihr die betroffene Person nicht widerspricht und Sie sie nicht zurückziehen.',
  speakToOthers: 'Bitte sprechen Sie mit den anderen Vertrauenspersonen.',
  deniedWithdraw:
    'Wenn es ein Versehen war, öffnen Sie noch einmal Ihren Link zum Melden: Dort können Sie die Meldung zurückziehen.',
  deniedIfTrue:
    'Wenn es stimmt, brauchen Sie nichts weiter zu tun: Wer gesagt hat, dass es nicht stimmt, kann diese Antwort mit dem Link in unserer E-Mail noch ändern.',
  moreTimeSubject: 'Die Meldung über {owner} braucht mehr Zeit',
  moreTimePreheader:
    'Eine andere Vertrauensperson sagt, dass es nicht stimmt. Bitte sprechen Sie mit den anderen.',
  moreTimeNews:
    'Sie wurden gebeten, die Meldung vom {date} über {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} zu bestätigen. Eine andere Vertrauensperson sagt, dass es nicht stimmt. Wir sagen nicht, wer es war.',
  confirmationsSoFar:
    'Bisher haben wir {confirmations, plural, =0 {keine} =1 {eine} =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} other {#}}.',
  whatToDoAsAsked:
    'Wenn Sie wissen, dass es stimmt, und die Meldung noch nicht bestätigt haben, benutzen Sie den Link in unserer früheren E-Mail. Wenn Sie sie bestätigt haben und jetzt wissen, dass sie falsch ist, können Sie das mit demselben Link sagen. Wenn Sie es nicht wissen, brauchen Sie nichts zu tun.',

  // Somebody confirms what they had denied
  changedSubject: 'Eine Vertrauensperson hat ihre Antwort zu {owner} geändert',
  changedPreheader: 'Sie hatte gesagt, dass die Meldung nicht stimmt, und hat sie jetzt bestätigt.',
  changedHeading: 'Eine Vertrauensperson hat ihre Antwort geändert',
  changedNewsToSubmitter:
    'Sie haben am {date} {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} gemeldet. Eine der anderen Vertrauenspersonen hatte uns gesagt, dass es nicht stimmt, und hat die Meldung jetzt bestätigt. Wir sagen nicht, wer es war.',
  changedNews:
    'Sie wurden gebeten, die Meldung vom {date} über {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} zu bestätigen. Eine der anderen Vertrauenspersonen hatte uns gesagt, dass es nicht stimmt, und hat die Meldung jetzt bestätigt. Wir sagen nicht, wer es war.',
  changedNumbers:
    'Die erste Antwort dieser Person zählt nicht mehr: Jetzt {needed, plural, =1 {ist eine Bestätigung} =2 {sind zwei Bestätigungen} =3 {sind drei Bestätigungen} =4 {sind vier Bestätigungen} =5 {sind fünf Bestätigungen} other {sind # Bestätigungen}} nötig, und wir haben {confirmations, plural, =0 {keine} =1 {eine} =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} other {#}}.',
  changedTimeOver:
    'Die Frist der betroffenen Person ist abgelaufen, aber sie kann der Meldung widersprechen, bis etwas freigegeben wird.',
  changedNothingBefore: 'Vor dem {date} wird nichts freigegeben.',
  changedStillDenied:
    '{denials, plural, =1 {Eine andere Vertrauensperson sagt weiterhin, dass es nicht stimmt.} =2 {Zwei andere Vertrauenspersonen sagen weiterhin, dass es nicht stimmt.} =3 {Drei andere Vertrauenspersonen sagen weiterhin, dass es nicht stimmt.} =4 {Vier andere Vertrauenspersonen sagen weiterhin, dass es nicht stimmt.} =5 {Fünf andere Vertrauenspersonen sagen weiterhin, dass es nicht stimmt.} other {# andere Vertrauenspersonen sagen weiterhin, dass es nicht stimmt.}}',
  changedToDenier:
    'Sie haben uns gesagt, dass es nicht stimmt, und das zählt weiterhin. Wenn es immer noch nicht stimmt, brauchen Sie nichts weiter zu tun, aber versuchen Sie bitte, die betroffene Person zu erreichen: Sie kann der Meldung widersprechen. Wenn Sie erfahren haben, dass es doch stimmt, können Sie die Meldung mit dem Link in unserer früheren E-Mail bestätigen.',

  // A report ended
  refutedSubject: 'Der Meldung über {owner} wurde widersprochen',
  refutedPreheader: 'Jemand hat geantwortet, dass sie nicht stimmt. Nichts wurde freigegeben.',
  refutedHeading: 'Der Meldung wurde widersprochen',
  refutedNews:
    'Jemand hat geantwortet, dass die Meldung vom {date} über {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} nicht stimmt. Dazu diente der Link in unserer E-Mail an die betroffene Person, oder jemand war beim Konto angemeldet. Die Meldung wurde abgebrochen, und nichts wurde freigegeben.',
  refutedAskOwner:
    'Meistens antwortet die betroffene Person selbst. Wenn Sie können, fragen Sie sie bitte persönlich oder telefonisch. Wenn es ihr gut geht, brauchen Sie nichts zu tun.',
  refutedNoReporter:
    'Sie sind nicht mehr Vertrauensperson für sie. Deshalb funktionieren Ihre Links nicht mehr.',
  refutedSuspended:
    'Ihre Links zum Melden funktionieren nicht, bis die betroffene Person entschieden hat, ob Sie ihre Vertrauensperson bleiben. Wenn sich {days, plural, one {# Tag} other {# Tage}} lang niemand bei ihrem Konto anmeldet, funktionieren Ihre Links wieder.',
  refutedLinksWork: 'Ihre Links zum Melden funktionieren weiterhin.',
  refutedPause:
    'Vor dem {date} kann niemand eine weitere Meldung abgeben, weil die betroffene Person eine Pause nach einem Widerspruch gewählt hat. Danach funktionieren Ihre Links zum Melden wieder.',
  refutedSubmitterSuspended:
    'Die Links der Person, die gemeldet hat, funktionieren nicht, bis die betroffene Person darüber entschieden hat.',
  refutedIfTrue:
    'Wenn Sie wissen, dass die Meldung stimmt, hat jemand anders geantwortet. Bitte sprechen Sie mit den anderen Vertrauenspersonen.',
  refutedOthersCan: 'Diese können mit ihren eigenen Links wieder eine Meldung abgeben.',
  refutedOthersCanFrom: 'Diese können ab dem {date} mit ihren eigenen Links wieder eine Meldung abgeben.',
  refutedYouCan: 'Sie können mit Ihrem eigenen Link wieder eine Meldung abgeben.',
  refutedYouCanFrom: 'Sie können ab dem {date} mit Ihrem eigenen Link wieder eine Meldung abgeben.',
  withdrawnPreheader: 'Nichts wurde freigegeben. Sie brauchen nichts zu tun.',
  withdrawnHeading: 'Die Meldung wurde zurückgezogen',
  withdrawnBySelfSubject: 'Sie haben Ihre Meldung über {owner} zurückgezogen',
  withdrawnBySelfNews:
    'Ihre Meldung vom {date} über {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} wurde abgebrochen. Nichts wurde freigegeben. Wir haben der betroffenen Person und den anderen Vertrauenspersonen Bescheid gesagt.',
  withdrawnBySelfNext:
    'Ihre Links funktionieren weiterhin. Sie können also wieder melden, wenn es je nötig ist. Wenn Sie mehrere Meldungen zurückziehen, müssen Sie vor der nächsten eine Woche warten.',
  withdrawnBySelfWhy: 'Mit Ihrem persönlichen Link zum Melden wurde eine Meldung zurückgezogen.',
  withdrawnBySelfMistake:
    'Wenn Sie sie nicht zurückgezogen haben, hat jemand anders Ihren Link. Wenn die Meldung stimmte, melden Sie es bitte noch einmal und sagen Sie den anderen Vertrauenspersonen Bescheid.',
  withdrawnSubject: 'Die Meldung über {owner} wurde zurückgezogen',
  withdrawnNews:
    '{reporter} hat die Meldung vom {date} über {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} zurückgezogen. Nichts wurde freigegeben.',
  withdrawnNext: 'Sie brauchen nichts zu tun. Ihre Links zum Melden funktionieren weiterhin.',
  withdrawnMistake:
    'Wenn Sie wissen, dass die Meldung stimmte, können Sie mit Ihrem eigenen Link selbst eine abgeben.',
  expiredSubject: 'Die Meldung über {owner} ist verfallen',
  expiredPreheader: 'Sie wurde nicht rechtzeitig bestätigt. Nichts wurde freigegeben.',
  expiredHeading: 'Die Meldung ist verfallen',
  expiredNews:
    'Die Meldung vom {date} über {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} wurde nicht rechtzeitig von genügend Vertrauenspersonen bestätigt. Nichts wurde freigegeben.',
  expiredNext:
    'Ihre Links zum Melden funktionieren weiterhin. Sie können also eine weitere Meldung abgeben, wenn es nötig ist.',
  expiredMistake:
    'Wenn Sie wissen, dass die Meldung stimmt, sprechen Sie bitte mit den anderen Vertrauenspersonen und geben Sie wieder eine Meldung ab.',

  // The estate was opened, or locked again
  releasedSubject: 'Die LeaveBits von {owner} wurden freigegeben',
  releasedHeading: 'Die LeaveBits wurden freigegeben',
  releasedPreheader: 'Die Meldung wurde bestätigt, und niemand hat ihr widersprochen.',
  releasedPreheaderDenied: 'Genügend andere Vertrauenspersonen haben die Meldung bestätigt.',
  releasedNewsDenied:
    'Sie hatten uns gesagt, dass die Meldung vom {date} über {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} nicht stimmt. Danke, dass Sie sich gemeldet haben. Wir haben der betroffenen Person sofort Bescheid gesagt, aber genügend andere Vertrauenspersonen haben die Meldung bestätigt, und ihr wurde nicht widersprochen. Die dafür ausgewählten Menschen können jetzt die für sie bestimmten LeaveBits lesen, und wir haben allen geschrieben.',
  releasedMistakeDenied:
    'Wenn Sie inzwischen erfahren haben, dass die Meldung stimmte, brauchen Sie nichts zu tun.',
  releasedNewsOwn:
    'Ihre Meldung vom {date} über {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} wurde bestätigt, und niemand hat ihr widersprochen. Die dafür ausgewählten Menschen können jetzt die für sie bestimmten LeaveBits lesen, und wir haben allen geschrieben.',
  releasedNews:
    'Die Meldung vom {date} über {type, select, death {den Tod} other {die dauerhafte Handlungsunfähigkeit}} von {ownerInFull} wurde bestätigt, und niemand hat ihr widersprochen. Die dafür ausgewählten Menschen können jetzt die für sie bestimmten LeaveBits lesen, und wir haben allen geschrieben.',
  releasedSorryDeath: 'Wir sprechen Ihnen unser Beileid aus.',
  releasedSorry: 'Es tut uns leid, dass es so gekommen ist.',
  releasedMade: 'Danke, dass Sie es uns gemeldet haben. Sie brauchen nichts weiter zu tun.',
  releasedConfirmed: 'Danke, dass Sie die Meldung bestätigt haben. Sie brauchen nichts weiter zu tun.',
  releasedAsked:
    'Wir hatten auch Sie danach gefragt. Ihre Antwort wird nicht mehr gebraucht, und Sie brauchen nichts zu tun.',
  releasedIfWell:
    'Wenn es der betroffenen Person gut geht, jetzt oder später, sagen Sie ihr bitte sofort Bescheid. Sie kann sich anmelden und alles wieder sperren.',
  backSubject: '{owner} ist zurück',
  backPreheader: 'Danke, dass Sie sich gekümmert haben. Alles ist wieder gesperrt.',
  backHeading: 'Wir haben eine gute Nachricht',
  backNews:
    'Jemand hat sich beim Konto von {ownerInFull} angemeldet und uns mitgeteilt, zurück zu sein und die eigenen Angelegenheiten wieder regeln zu können. Was nach der Meldung vom {date} geöffnet wurde, ist wieder gesperrt.',
  backThanks:
    'Danke, dass Sie da waren. Wenn Sie können, melden Sie sich persönlich oder telefonisch bei dieser Person, damit Sie sicher wissen, dass sie es wirklich ist. Sie brauchen nichts weiter zu tun.',
  backLinks: 'Ihre Links zum Melden funktionieren wie bisher, falls Sie sie je wieder brauchen.',
  backMistake: 'Wenn Sie wissen, dass das nicht stimmen kann, ist jemand anders im Konto.',
  lockedSubject: 'Die LeaveBits von {owner} sind wieder gesperrt',
  lockedPreheader: 'Jemand hat sich angemeldet und gesperrt, was durch die Meldung freigegeben war.',
  lockedHeading: 'Alles ist wieder gesperrt',
  lockedNews:
    'Nach der Meldung vom {date} hat sich jemand beim Konto von {ownerInFull} angemeldet und wieder gesperrt, was durch sie geöffnet worden war. Das geschieht, wenn eine Meldung falsch war.',
  lockedAskOwner:
    'Wenn Sie können, fragen Sie die betroffene Person bitte persönlich oder telefonisch. Wenn es ihr gut geht, brauchen Sie nichts zu tun.',
  lockedLinks: 'Ihre Links zum Melden funktionieren wie bisher.',
  lockedMistake: 'Wenn die Meldung stimmte, ist jemand anders im Konto.',
  removedSince:
    'Sie wurden aus den Vertrauenspersonen entfernt. Deshalb funktionieren Ihre Links nicht mehr, und Sie können keine weitere Meldung abgeben.',
  reportAgain: 'Sie können mit Ihrem eigenen Link wieder eine Meldung abgeben.',
  othersCanReport:
    'Bitte sagen Sie den anderen Vertrauenspersonen Bescheid, und den Menschen, für die es geöffnet wurde. Wer noch Vertrauensperson ist, kann wieder eine Meldung abgeben.',

  // Recipients who can't be reached
  unreachedSubject: 'Können Sie uns helfen, für {owner} jemanden zu erreichen?',
  unreachedPreheader:
    '{count, plural, one {Unsere E-Mail kommt dort nicht an.} other {Unsere E-Mails kommen dort nicht an.}}',
  unreachedHeading:
    '{count, plural, one {Wir können eine der Personen nicht erreichen, die etwas erhalten sollen} other {Wir können einige der Personen nicht erreichen, die etwas erhalten sollen}}',
  unreachedNews:
    '{ownerInFull} hat bei LeaveBits etwas für andere hinterlassen, und es wurde freigegeben. Wir haben allen geschrieben, aber {count, plural, one {das Postfach dieser Person nimmt} other {die Postfächer dieser Personen nehmen}} unsere E-Mail nicht an: {people}.',
  unreachedNewsMore:
    '{ownerInFull} hat bei LeaveBits etwas für andere hinterlassen, und es wurde freigegeben. Wir haben allen geschrieben, aber die Postfächer dieser Personen nehmen unsere E-Mail nicht an: {people} und {more} weitere.',
  unreachedAsk:
    'Kennen Sie einen anderen Weg, {count, plural, one {diese Person} other {diese Personen}} zu erreichen? Dann sagen Sie {count, plural, one {ihr} other {ihnen}} bitte, dass hier unter {count, plural, one {der oben genannten Adresse} other {den oben genannten Adressen}} etwas hinterlassen wurde. Auf der Seite unten lässt sich diese Adresse eingeben, und wir schicken einen Code dorthin.',
  unreachedMailbox:
    'Wenn das Postfach voll, geschlossen oder verloren ist, kann der Anbieter es vielleicht wiederherstellen. Eine andere Adresse hätte uns nur die Person geben können, die es hinterlassen hat. Weder Sie noch wir können die Adresse ändern. Das schützt die LeaveBits.',
  unreachedRetry: 'Wir versuchen es nach einer, vier und zwölf Wochen noch einmal.',
  unreachedUntil: 'Die LeaveBits lassen sich bis zum {date} lesen.',
  unreachedSupport: 'Sie können uns auch an {email} schreiben.',
  unreachedButton: 'Die Seite zum Öffnen',
  unreachedWhy:
    'Sie haben als Vertrauensperson die Meldung abgegeben, nach der es geöffnet wurde, oder wurden gebeten, sie zu bestätigen.',
  unreachedMistake:
    'Wenn Sie {count, plural, one {diese Person} other {diese Personen}} nicht kennen, brauchen Sie nichts zu tun. Bitte geben Sie {count, plural, one {ihre Adresse} other {ihre Adressen}} an niemanden weiter.',
};
