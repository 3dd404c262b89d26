import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'report'> = {
  titlePractice: 'Ihre Aufgabe als Vertrauensperson',
  title: 'Meldung',
  invalidLink: 'Ungültiger Link zum Melden',

  chosen: 'Sie wurden als Vertrauensperson ausgewählt',
  chosenBy:
    '<name>{owner}</name> verlässt sich darauf, dass Sie uns einen Todesfall oder eine dauerhafte Handlungsunfähigkeit melden.',
  realReport: 'Über {owner} liegt eine echte Meldung vor, die noch nicht entschieden ist',
  realReportMade:
    'Es ist Ihre eigene. Wie es damit steht, sehen Sie über den Link, mit dem Sie sie abgegeben haben.',
  realReportAsked:
    'Wir haben Sie per E-Mail gebeten, sie zu bestätigen. Bitte verwenden Sie den Link in dieser E-Mail, nicht diese Seite.',
  realReportConfirmed:
    'Sie haben sie bestätigt und brauchen nichts weiter zu tun. Wir schreiben Ihnen eine E-Mail, sobald es entschieden ist.',
  realReportDenied:
    'Sie haben uns gesagt, dass sie nicht stimmt. Wenn Sie erfahren, dass sie doch stimmt, verwenden Sie den Link in unserer E-Mail.',
  realReportUninvolved: 'Sie sind erst danach Vertrauensperson geworden. Sie brauchen nichts zu tun.',
  linksOnHold: 'Ihre Links zum Melden sind ausgesetzt',

  willYou: 'Übernehmen Sie das für {owner}?',
  willYouText:
    '{owner} kann Ihre Antwort sehen. Sie können sie hier jederzeit ändern. Sie verpflichtet Sie zu nichts, und Ihre Links funktionieren in jedem Fall.',
  accepted: 'Sie haben angenommen. Vielen Dank: {owner} kann es sehen.',
  declined: 'Sie haben abgelehnt, und {owner} kann das sehen. Das ist völlig in Ordnung.',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  answerNotSaved: 'Ihre Antwort wurde nicht gespeichert',

  yourAddress: 'Ihre Adresse',
  addressQuestion: 'Verwenden Sie diese E-Mail-Adresse noch?',
  addressWhy:
    'Dorthin haben wir den Link zu dieser Seite gesendet. Wenn etwas geschieht, schreiben wir Ihnen an diese Adresse.',
  addressYes: 'Ja, das tue ich',
  addressNo: 'Nein, ich verwende eine andere',
  addressKept: 'Vielen Dank. Wir verwenden diese Adresse weiterhin.',
  addressChanges:
    'Vielen Dank. Wir haben {owner} gebeten, mit Ihnen zu sprechen und die Adresse zu ändern. Bis dahin funktionieren Ihre Links.',

  practice: 'Eine Meldung üben',
  practiceWhy:
    'Es dauert zwei Minuten und sieht aus wie im Ernstfall. So kennen Sie es, bevor Sie es brauchen. Es wird nichts gemeldet.',
  startPractice: 'Mit dem Üben beginnen',
  ifItHappened: 'Wenn {owner} etwas zugestoßen ist',
  notReportedHere:
    'Auf dieser Seite können Sie es nicht melden. Gehen Sie zurück zu der E-Mail, über die Sie hierhergekommen sind, und drücken Sie dort auf:',
  emailNotFound:
    'Wenn Sie die E-Mail nicht finden, suchen Sie in Ihrem Postfach nach „LeaveBits“, oder <links>lassen Sie sich Ihre Links noch einmal senden</links>. Auch jede andere Vertrauensperson kann es melden; dann bitten wir Sie um Ihre Bestätigung.',
  drillTitle: 'Dies ist eine Übung: Es wird nichts gemeldet',
  drill:
    'Sehen Sie sich um und drücken Sie auf den Knopf. Niemand wird benachrichtigt, und nichts öffnet sich. Für eine echte Meldung drücken Sie in Ihrer E-Mail auf „Einen Todesfall melden“ oder „Eine dauerhafte Handlungsunfähigkeit melden“.',
  drillTypes: 'Was Sie üben',
  aDeath: 'Todesfall',
  anIncapacitation: 'Handlungs\u00adunfähigkeit',
  drillDoneTitle: 'Das war eine Übung',
  drillDone:
    'Es wurde nichts gemeldet und niemand benachrichtigt. Nach einer echten Meldung würden Sie den folgenden Text sehen.',
  drillReal:
    '<strong>Ist es wirklich geschehen?</strong> {type, select, death {Drücken Sie in derselben E-Mail auf „Einen Todesfall melden“.} other {Drücken Sie in derselben E-Mail auf „Eine dauerhafte Handlungsunfähigkeit melden“.}} Von dieser Seite aus wird nichts gemeldet.',
  practiceAgain: 'Noch einmal üben',

  reportDeath: 'Einen Todesfall melden',
  reportIncapacitation: 'Eine dauerhafte Handlungsunfähigkeit melden',
  sorryIfDeath: 'Wenn ein Mensch gestorben ist, der Ihnen nahestand: Unser aufrichtiges Beileid.',
  sorryIfIncapacitation: 'Es tut uns leid, dass Sie diese Seite brauchen.',
  tellUs:
    '{type, select, death {Hier können Sie uns mitteilen, dass <name>{owner}</name> gestorben ist.} other {Hier können Sie uns mitteilen, dass <name>{owner}</name> dauerhaft handlungsunfähig ist und nicht mehr selbst handeln können wird.}}',
  noHurry:
    '{owner} hat Sie dafür ausgewählt. Es eilt nicht: Dieser Link bleibt gültig, und Sie können später zurückkommen.',
  whatHappens: 'Was geschieht, wenn Sie es melden',
  pausedUntil: 'Ab dem {moment} können Sie wieder melden',
  pausedByOwner:
    '{owner} hat einer Meldung widersprochen und um etwas Zeit bis zur nächsten gebeten. Bis dahin kann niemand etwas melden. Wenn es wirklich geschehen ist, kommen Sie bitte dann auf diese Seite zurück.',
  pausedByReports:
    'Sie haben in letzter Zeit mehrmals etwas über {owner} gemeldet oder eine Meldung zurückgezogen. Wenn es diesmal wirklich geschehen ist, bitten Sie eine andere Vertrauensperson, es zu melden. Sie können es dann bestätigen.',
  surePractice:
    '{type, select, death {Übung: Ich bin sicher, dass {owner} gestorben ist.} other {Übung: Ich bin sicher, dass {owner} dauerhaft handlungsunfähig ist.}}',
  submitDeath: 'Den Todesfall melden',
  submitIncapacitation: 'Die Handlungsunfähigkeit melden',
  submitDeathPractice: 'Den Todesfall melden (Übung)',
  submitIncapacitationPractice: 'Die Handlungsunfähigkeit melden (Übung)',
  notSure:
    'Sind Sie nicht sicher? Schließen Sie diese Seite: Solange Sie nicht auf den Knopf drücken, geschieht nichts. Fragen Sie bitte zuerst jemanden, der {owner} nahesteht.',
  onlyToAccept:
    'Wollten Sie nur annehmen oder üben? Drücken Sie in derselben E-Mail auf „Annehmen, ablehnen oder üben“.',
  submissionFailed: 'Nicht gemeldet',
  notSubmitted: 'Die Meldung wurde nicht abgegeben. Bitte versuchen Sie es gleich noch einmal.',

  lastReport: 'Ihre letzte Meldung',
  lastWithdrawn: 'Sie haben Ihre Meldung vom {moment} zurückgezogen. Nichts wurde geöffnet.',
  lastRefuted:
    'Jemand hat geantwortet, dass Ihre Meldung vom {moment} nicht stimmt. Meist antwortet die Person selbst, der das Konto gehört. Nichts wurde geöffnet. Wenn Sie können, fragen Sie bitte persönlich oder telefonisch nach.',
  lastExpired:
    'Zu wenige der anderen Vertrauenspersonen haben Ihre Meldung vom {moment} rechtzeitig bestätigt, deshalb ist sie verfallen. Nichts wurde geöffnet. Sie können es hier noch einmal melden.',
  lastRevoked:
    'Nach Ihrer Meldung vom {moment} hat sich jemand beim Konto von {owner} angemeldet und alles wieder gesperrt. Meist ist es die Person selbst, der das Konto gehört.',

  tooFewConfirmers:
    '{required, plural, one {# Bestätigung ist nötig} other {# Bestätigungen sind nötig}}, und zu wenige andere Vertrauenspersonen können zurzeit handeln. Nichts öffnet sich, bevor es genügend Bestätigungen gibt.',
  confirmers:
    '{others, plural, one {# andere Vertrauensperson kann es bestätigen, und wir bitten sie per E-Mail darum.} other {# andere Vertrauenspersonen können es bestätigen, und wir bitten sie per E-Mail darum.}} Nichts öffnet sich, bevor {required, plural, one {eine es bestätigt hat} other {# es bestätigt haben}}.',
  willWarn:
    'Wir warnen {owner} sofort und vor dem Ende der Frist noch einmal. {hours, plural, one {# Stunde} other {# Stunden}}{days, plural, =0 {} one { (# Tag)} other { (# Tage)}} lang öffnet sich nichts, und {owner} kann es mit einem Klick verhindern.',
  willWarnAway:
    'Wir warnen {owner} sofort und vor dem Ende der Frist noch einmal. {owner} hat uns eine Abwesenheit bis zum {until} mitgeteilt. Bis dahin und noch {hours, plural, one {# Stunde} other {# Stunden}}{days, plural, =0 {} one { (# Tag)} other { (# Tage)}} länger öffnet sich nichts, und {owner} kann es mit einem Klick verhindern.',
  opensAtEarliest:
    'Wenn sie es bestätigen und {owner} nicht widerspricht, öffnet sich für die Empfänger, was {owner} hinterlassen hat. Wenn Sie es jetzt melden, ist das frühestens am {moment}.',
  showsAddress:
    'Zusammen mit der Meldung zeigen wir {owner} und den anderen Vertrauenspersonen Ihre E-Mail-Adresse. Alle Beteiligten sehen, von wem eine Meldung stammt.',
  canWithdraw:
    'War es ein Irrtum? Mit diesem Link können Sie die Meldung zurückziehen, bis eine andere Vertrauensperson sie bestätigt.',

  received: 'Ihre Meldung ist eingegangen',
  receivedPractice: 'ÜBUNG: Ihre Meldung ist eingegangen',
  thanks:
    '{type, select, death {Vielen Dank. Sie haben gemeldet, dass <name>{owner}</name> gestorben ist. Unser aufrichtiges Beileid.} other {Vielen Dank. Sie haben gemeldet, dass <name>{owner}</name> dauerhaft handlungsunfähig ist. Es tut uns leid, was Sie gerade durchmachen.}} Sie brauchen nichts weiter zu tun. Sie können diese Seite schließen.',
  whatNow: 'Was jetzt geschieht',
  warning: 'Wir warnen {owner}. Ein Widerspruch ist mindestens bis zum {moment} möglich.',
  longerAway: 'Das ist länger als üblich, weil uns eine Abwesenheit bis zum {until} mitgeteilt worden war.',
  opensAfterBoth:
    'Sobald diese Frist vorbei ist und genügend Vertrauenspersonen es bestätigt haben, öffnet sich für die Empfänger, was {owner} hinterlassen hat.',
  openAgain:
    'War es ein Irrtum? Öffnen Sie diesen Link noch einmal: Sie können die Meldung zurückziehen, bis eine andere Vertrauensperson sie bestätigt.',

  pending: 'Ihre Meldung ist noch nicht entschieden',
  youReported:
    '{type, select, death {Sie haben am {moment} gemeldet, dass <name>{owner}</name> gestorben ist.} other {Sie haben am {moment} gemeldet, dass <name>{owner}</name> dauerhaft handlungsunfähig ist.}}',
  nothingElse: 'Sie brauchen nichts weiter zu tun.',
  keepPosted: 'Wir halten Sie auf dem Laufenden.',
  reportOnce: 'Sie brauchen es nicht noch einmal zu melden',
  otherLink:
    '{type, select, death {Sie haben den Link für eine dauerhafte Handlungsunfähigkeit geöffnet, aber einen Todesfall gemeldet.} other {Sie haben den Link für einen Todesfall geöffnet, aber eine dauerhafte Handlungsunfähigkeit gemeldet.}} Für die Menschen, die {owner} ausgewählt hat, bewirkt beides dasselbe.',
  ifTypeMatters:
    'Wenn der Unterschied wichtig ist, ziehen Sie diese Meldung unten zurück und melden Sie es mit diesem Link noch einmal.',
  staysPending: 'Ihre Meldung bleibt bestehen, solange {owner} nicht widerspricht.',
  staysPendingOrWithdraw:
    'Ihre Meldung bleibt bestehen, solange {owner} nicht widerspricht und Sie sie nicht zurückziehen.',
  speakToOthers: 'Bitte sprechen Sie mit den anderen Vertrauenspersonen.',
  ifMistakeWithdraw: 'Wenn es ein Irrtum war, ziehen Sie die Meldung unten zurück.',
  whereItStands: 'Wie es steht',
  nobodyConfirmed:
    'Bisher hat es niemand bestätigt. {required, plural, one {Eine andere Vertrauensperson muss es tun.} other {# andere Vertrauenspersonen müssen es tun.}}',
  enoughConfirmed:
    '{confirmations, plural, one {# Bestätigung: Das genügt.} other {# Bestätigungen: Das genügt.}}',
  confirmedSoFar:
    'Bisher {confirmations, plural, one {# Bestätigung} other {# Bestätigungen}}; {required, plural, one {eine ist} other {# sind}} nötig.',
  deadlineOver:
    'Die Frist, in der {owner} widersprechen konnte, ist vorbei. Ein Widerspruch ist trotzdem noch möglich, solange die Meldung nicht entschieden ist.',
  deadline: '{owner} hat bis zum {moment} Zeit zu sagen, dass es nicht stimmt.',
  opensAfterDeadline:
    'Wenn {owner} nicht widerspricht, öffnet sich nach dieser Frist für die Empfänger, was {owner} hinterlassen hat.',
  opensAfterConfirmations:
    'Sobald genügend Vertrauenspersonen es bestätigt haben, öffnet sich für die Empfänger, was {owner} hinterlassen hat.',
  wasItMistake: 'War es ein Irrtum?',
  withdrawText:
    'Sie können die Meldung zurückziehen, bis eine andere Vertrauensperson sie bestätigt. Dann öffnet sich nichts, und wir teilen es {owner} und den anderen Vertrauenspersonen mit.',
  withdrawSure: 'Ich möchte meine Meldung zurückziehen.',
  withdraw: 'Die Meldung zurückziehen',
  notWithdrawn: 'Die Meldung wurde nicht zurückgezogen',
  mistakeConfirmed:
    'Eine andere Vertrauensperson hat es bestätigt, deshalb können Sie die Meldung nicht mehr zurückziehen. Wenn es ein Irrtum war, sagen Sie es bitte den anderen Vertrauenspersonen und den Menschen, die {owner} nahestehen. Falls {owner} lebt und wohlauf ist, ist ein Widerspruch noch möglich, bis sich etwas öffnet.',
  withdrawnTitle: 'Ihre Meldung wurde zurückgezogen',
  withdrawnDone:
    'Nichts wurde geöffnet. Wir teilen es <name>{owner}</name> und den anderen Vertrauenspersonen mit.',
  withdrawnLinks:
    'Ihre Links funktionieren wie zuvor, sodass Sie es wieder melden können, falls es einmal nötig wird. Sie können diese Seite schließen.',

  openedTitle: 'Die LeaveBits von {owner} wurden geöffnet',
  opened:
    'Eine Meldung wurde bestätigt. Was <name>{owner}</name> hinterlassen hat, wurde für die ausgewählten Menschen geöffnet. Danke, dass Sie Vertrauensperson waren.',
  openedNothingToDo: 'Sie brauchen nichts weiter zu tun. Sie können diese Seite schließen.',
  openedAlive:
    'Falls {owner} lebt und wohlauf ist, geben Sie bitte sofort Bescheid. Nach dem Anmelden lässt sich alles wieder sperren.',

  onHold: 'Dieser Link ist ausgesetzt',
  alreadyConfirmed: 'Sie haben diese Meldung bereits bestätigt. Sie brauchen nichts weiter zu tun.',
  notSent: 'Wir haben sie nicht noch einmal gesendet',
  sendAgain: 'Diese E-Mail noch einmal senden',
  sent: 'Wir haben sie noch einmal gesendet',
  sentText:
    'Sie ist unterwegs an die Adresse, die Sie als Vertrauensperson verwenden. Wenn sie nicht ankommt, können Sie sie hier ab dem {moment} noch einmal anfordern.',

  thisPerson: 'diese Person',
  running:
    'Über {owner} liegt bereits eine Meldung vor, die noch nicht entschieden ist. Es kann immer nur eine geben.',
  suspended:
    'Jemand hat geantwortet, dass Ihre Meldung über {owner} nicht stimmt. Meist antwortet die Person selbst, der das Konto gehört. Sie entscheidet, ob Sie Vertrauensperson bleiben. Bis dahin können Sie mit Ihren Links nichts melden oder bestätigen.',
  suspendedNext:
    'Wenn es ein Missverständnis war, sprechen Sie bitte mit {owner}. Wenn Sie wissen, dass es stimmte, sprechen Sie bitte mit den anderen Vertrauenspersonen: Deren Links funktionieren. Wenn sich beim Konto von {owner} {days, plural, one {# Tag} other {# Tage}} lang niemand anmeldet, funktionieren Ihre Links wieder.',
  askedNext:
    'Wenn Sie sie bestätigen können, suchen Sie unsere letzte E-Mail dazu, auch im Spam-Ordner. Darin ist ein Link, um die Meldung zu bestätigen oder zu sagen, dass sie nicht stimmt. Wenn Sie die E-Mail nicht finden, können wir sie noch einmal senden.',
  confirmedNext:
    'Sie haben sie bestätigt und brauchen nichts weiter zu tun. Wir schreiben Ihnen eine E-Mail, sobald es entschieden ist.',
  deniedNext:
    'Sie haben uns gesagt, dass sie nicht stimmt, und wir haben es der Person mitgeteilt, um die es geht. Sie brauchen nichts weiter zu tun. Wenn Sie erfahren, dass sie doch stimmt, können Sie sie mit dem Link in unserer E-Mail immer noch bestätigen. Wir können die E-Mail noch einmal senden.',
  uninvolvedNext:
    'Sie sind erst danach Vertrauensperson geworden, deshalb haben wir nur die anderen gefragt. Sie brauchen nichts zu tun.',
  worksAgain:
    'Wenn jemand der Meldung widerspricht oder wenn sie zurückgezogen wird oder verfällt, funktioniert dieser Link wieder.',
  made: 'Sie haben bereits eine Meldung über {owner} abgegeben, die noch nicht entschieden ist.',
  madeNext:
    'Sie brauchen nichts weiter zu tun. Um zu sehen, wie es damit steht, oder um sie zurückzuziehen, öffnen Sie Ihren Link noch einmal.',
  released:
    'Eine Meldung über {owner} wurde bereits bestätigt, und was {owner} hinterlassen hat, wurde für die Empfänger geöffnet.',
  refuted:
    'Jemand hat bereits geantwortet, dass Ihre Meldung nicht stimmt. Meist antwortet die Person selbst, der das Konto gehört. Nichts wurde geöffnet.',
  withdrawn: 'Sie haben Ihre Meldung über {owner} bereits zurückgezogen. Nichts wurde geöffnet.',
  expired:
    'Die letzte Meldung über {owner} ist verfallen, weil zu wenige andere Vertrauenspersonen sie bestätigt haben.',
  expiredNext:
    'Bitte sprechen Sie mit den anderen Vertrauenspersonen und öffnen Sie danach den Link noch einmal.',
  revoked:
    'Nach der letzten Meldung über {owner} hat sich jemand beim Konto angemeldet und alles wieder gesperrt.',

  cardTitle: 'Eine Karte für Ihre Unterlagen',
  cardText: 'Drucken Sie diesen Link mit einem QR-Code aus, damit Sie ihn auch ohne unsere E-Mail finden.',
  cardTextPractice:
    'Drucken Sie die Adresse dieser Seite mit einem QR-Code aus, damit Sie sie auch ohne unsere E-Mail finden.',
  cardWarning:
    'Wer die Karte hat, kann in Ihrem Namen etwas melden. Bewahren Sie sie deshalb dort auf, wo nur Sie sie finden.',
  cardNotPrinted: 'Die Karte wurde nicht gedruckt',
  printCard: 'Eine Karte drucken',

  mailLanguageTitle: 'E-Mails in dieser Sprache',
  mailLanguage: 'Sollen auch unsere E-Mails an Sie, in denen es um {owner} geht, auf Deutsch sein?',
  chooseMailLanguage: 'Schreiben Sie mir auf Deutsch',
  mailLanguageChosen: 'Wenn es um {owner} geht, schreiben wir Ihnen von jetzt an auf Deutsch.',
  mailLanguageNotChosen: 'Ihre Sprache wurde nicht gespeichert',
};
