import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reporters'> = {
  // The links
  invitedSubject: '{owner} bittet Sie, Vertrauensperson zu sein',
  invitedPreheader: 'Bitte nehmen Sie an oder lehnen Sie ab, und heben Sie diese E-Mail sicher auf.',
  invitedHeading: 'Sie wurden als Vertrauensperson ausgewählt',
  invitedNews:
    '{ownerInFull} bewahrt bei LeaveBits Informationen für andere auf und vertraut darauf, dass Sie uns einen Todesfall oder eine dauerhafte Handlungsunfähigkeit melden.',
  invitedNothingToReport: 'Jetzt ist nichts zu melden, und wir hoffen, dass das noch lange so bleibt.',
  invitedAnswer:
    'Bitte wählen Sie heute oder demnächst einmal „Annehmen, ablehnen oder üben“. Auf dieser Seite sagen Sie, ob Sie annehmen, und Sie können dort üben. Von dort aus wird nichts gemeldet.',
  linksSubject: 'Ihre Links zum Melden für {owner}',
  linksPreheader: 'Bitte heben Sie diese E-Mail an einem sicheren Ort auf.',
  linksHeading: 'Ihre Links, noch einmal geschickt',
  linksNews:
    '{ownerInFull} hat uns gebeten, Ihnen diese Links noch einmal zu schicken. Mit ihnen melden Sie einen Todesfall oder eine dauerhafte Handlungsunfähigkeit. Die Links in unseren früheren E-Mails funktionieren ebenfalls weiter.',
  linksPractice:
    'Mit der letzten Schaltfläche können Sie üben und uns mitteilen, ob Sie weiterhin dazu bereit sind.',
  pressIfItHappens:
    'Wenn es einmal so weit kommt, wählen Sie „Einen Todesfall melden“ oder „Eine dauerhafte Handlungsunfähigkeit melden“ und folgen Sie den Anweisungen.',
  pressToReport:
    'Um es zu melden, wählen Sie „Einen Todesfall melden“ oder „Eine dauerhafte Handlungsunfähigkeit melden“ und folgen Sie den Anweisungen.',
  pressIfItHappened:
    'Wenn es eingetreten ist, wählen Sie „Einen Todesfall melden“ oder „Eine dauerhafte Handlungsunfähigkeit melden“ und folgen Sie den Anweisungen.',
  askedThen:
    'Wir bitten dann die anderen Vertrauenspersonen um Bestätigung, und die betroffene Person hat {hours, plural, one {# Stunde} other {# Stunden}} Zeit, um zu sagen, dass es nicht stimmt.',
  askedThenByType:
    'Wir bitten dann die anderen Vertrauenspersonen um Bestätigung. Um zu sagen, dass es nicht stimmt, hat die betroffene Person {deathHours, plural, one {# Stunde} other {# Stunden}} Zeit, wenn ein Todesfall gemeldet wurde, und {incapacitationHours, plural, one {# Stunde} other {# Stunden}}, wenn eine Handlungsunfähigkeit gemeldet wurde.',
  releasedThen:
    'Nichts wird freigegeben, bevor die Vertrauenspersonen die Meldung bestätigt haben und diese Zeit abgelaufen ist. Danach können die dafür ausgewählten Menschen die LeaveBits lesen, die für sie aufbewahrt werden. Sie selbst sehen davon nur etwas, wenn Sie dazugehören.',
  keepEmail:
    'Bitte heben Sie diese E-Mail dort auf, wo nur Sie sie finden. Die Links funktionieren, solange Sie Vertrauensperson sind, und wer sie hat, kann sie benutzen.',
  linksMistake:
    'Wenn Sie diese Person nicht kennen oder das nicht möchten, brauchen Sie diese E-Mail nicht zu beachten, oder Sie bitten darum, entfernt zu werden. Es geschieht nichts, solange Sie die Links nicht benutzen.',
  practiceButton: 'Annehmen, ablehnen oder üben',

  // Links that were requested on our page for lost links
  lostPreheader: 'Jemand hat sie mit Ihrer Adresse angefordert. Bitte heben Sie diese E-Mail sicher auf.',
  lostNews:
    'Jemand hat Ihre Adresse auf unserer Website eingegeben, damit diese Links noch einmal geschickt werden. Sie sind Vertrauensperson für {ownerInFull}.',
  lostMade:
    'Ihre Meldung läuft noch. Sie brauchen sie nicht noch einmal abzugeben. Wählen Sie „Ihre Meldung ansehen“, um zu sehen, wie es um sie steht. Wenn sie ein Versehen war, können Sie sie dort zurückziehen, bis eine andere Vertrauensperson sie bestätigt.',
  lostAsked:
    'Eine Meldung läuft noch, und Sie wurden um Bestätigung gebeten. Bitte suchen Sie unsere neueste E-Mail dazu: Mit dem Link darin bestätigen Sie die Meldung oder sagen, dass sie nicht stimmt. Wenn die letzte mehr als eine Stunde her war, haben wir sie noch einmal geschickt.',
  lostConfirmed:
    'Eine Meldung läuft noch. Sie haben sie bestätigt und brauchen nichts weiter zu tun. Wir schreiben Ihnen, sobald es eine Entscheidung gibt. Wenn ihr widersprochen wird oder sie verfällt, kann mit den Links unten wieder gemeldet werden.',
  lostDenied:
    'Eine Meldung läuft noch, und Sie haben uns gesagt, dass sie nicht stimmt. Wenn Sie erfahren, dass sie doch stimmt, können Sie sie mit dem Link in unserer neuesten E-Mail dazu immer noch bestätigen. Wenn die letzte mehr als eine Stunde her war, haben wir sie noch einmal geschickt.',
  lostUninvolved:
    'Eine Meldung läuft noch. Sie wurden erst danach Vertrauensperson. Deshalb haben wir nur die anderen gefragt, und Sie brauchen nichts zu tun. Wenn ihr widersprochen wird oder sie verfällt, kann mit den Links unten wieder gemeldet werden.',
  lostKeepEmail:
    'Bitte heben Sie diese E-Mail dort auf, wo nur Sie sie finden. Die Links funktionieren, solange Sie Vertrauensperson sind, und wer sie hat, kann sie benutzen. Auch die in unseren früheren E-Mails funktionieren weiter.',
  lostWhy:
    'Jemand, der LeaveBits nutzt, hat Sie als Vertrauensperson ausgewählt, und Ihre Adresse wurde auf unserer Seite für verlorene Links eingegeben.',
  lostMistake:
    'Wenn Sie das nicht waren, brauchen Sie diese E-Mail nicht zu beachten. Niemand sonst hat diese Links bekommen, und es geschieht nichts, solange Sie sie nicht benutzen.',
  seeReport: 'Ihre Meldung ansehen',

  // A reporter again
  openMeanwhile:
    'Eine Meldung wurde bestätigt, und deshalb ist geöffnet, was für andere aufbewahrt wird. Sie brauchen nichts zu melden. Wenn es der betroffenen Person gut geht, sagen Sie ihr bitte sofort Bescheid. Sie kann sich anmelden und alles wieder sperren.',
  restoredSubject: 'Sie sind wieder Vertrauensperson für {owner}',
  restoredPreheader: 'Die Änderung wurde rückgängig gemacht. Ihre früheren Links funktionieren wieder.',
  restoredPreheaderWithLinks: 'Die Änderung wurde rückgängig gemacht. Hier sind Ihre Links.',
  restoredHeading: 'Sie sind wieder Vertrauensperson',
  restoredNews:
    'Ihre Adresse war aus den Vertrauenspersonen von {ownerInFull} entfernt worden. Diese Änderung wurde mit dem Link in unserer E-Mail dazu rückgängig gemacht, und Sie sind wieder Vertrauensperson.',
  restoredNewLinks:
    'Die Links in dieser E-Mail sind neu. Auch die, die Sie vor der Änderung hatten, funktionieren wieder.',
  restoredOldLinks:
    'Die Links, die Sie vor der Änderung hatten, funktionieren wieder. Wenn Sie sie nicht mehr haben, bitten Sie diese Person, Ihnen neue zu schicken. Das ist ab morgen möglich.',
  restoredNoReport:
    'Mit Ihren Links können Sie einen Todesfall oder eine dauerhafte Handlungsunfähigkeit melden. Bis dahin brauchen Sie nichts zu tun.',
  restoredMade:
    'Ihre Meldung läuft noch. Sie brauchen sie nicht noch einmal abzugeben. Wenn sie ein Versehen war, öffnen Sie Ihren Link: Sie können die Meldung zurückziehen, bis eine andere Vertrauensperson sie bestätigt.',
  restoredAsked:
    'Eine Meldung läuft noch. Wir fragen Sie in einer weiteren E-Mail danach. Wenn Sie sie vorher bestätigt hatten, zählt das nicht mehr. Bitte antworten Sie deshalb noch einmal mit dem Link in jener E-Mail.',
  restoredUnasked:
    'Eine Meldung läuft noch. Als sie abgegeben wurde, waren Sie keine Vertrauensperson. Deshalb bitten wir Sie nicht um Bestätigung, und Sie brauchen nichts zu tun.',
  restoredKeepEmail:
    'Bitte heben Sie diese E-Mail dort auf, wo nur Sie sie wiederfinden. Die Links funktionieren, solange Sie Vertrauensperson sind, und wer sie hat, kann sie benutzen.',
  restoredMistake:
    'Wenn Sie diese Person nicht kennen oder keine Vertrauensperson sein möchten, brauchen Sie diese E-Mail nicht zu beachten, oder Sie bitten darum, entfernt zu werden. Es geschieht nichts, solange Sie die Links nicht benutzen.',
  keptSubject: 'Ihre Links zum Melden für {owner} funktionieren wieder',
  keptPreheader: 'Sie bleiben Vertrauensperson.',
  keptHeading: 'Ihre Links funktionieren wieder',
  keptNews:
    'Ihrer Meldung über {ownerInFull} wurde widersprochen. Deshalb funktionierten Ihre Links nicht, bis diese Person entschieden hatte. Sie hat entschieden, dass Sie Vertrauensperson bleiben.',
  keptLinks:
    'Die Links in unseren früheren E-Mails funktionieren wieder: Sie können einen Todesfall oder eine dauerhafte Handlungsunfähigkeit melden und Meldungen anderer bestätigen. Wenn Sie sie nicht mehr haben, können Sie sie auf unserer Seite für verlorene Links anfordern.',
  keptPaused: 'Vor dem {date} können Sie keine weitere Meldung abgeben.',
  keptNothingToDo: 'Sie brauchen jetzt nichts zu tun.',
  keptMade: 'Ihre neue Meldung läuft noch. Sie brauchen sie nicht noch einmal abzugeben.',
  keptAsked: 'Die Meldung einer anderen Person läuft noch. Wir fragen Sie in einer weiteren E-Mail danach.',
  keptUnasked:
    'Die Meldung einer anderen Person läuft noch. Wir bitten Sie nicht um Bestätigung, und Sie brauchen nichts zu tun.',
  keptMistake:
    'Wenn Sie keine Vertrauensperson sein möchten, brauchen Sie diese E-Mail nicht zu beachten, oder Sie bitten darum, entfernt zu werden. Es geschieht nichts, solange Sie die Links nicht benutzen.',

  // No longer a reporter
  removedSubject: 'Sie sind nicht mehr Vertrauensperson für {owner}',
  removedHeading: 'Sie sind nicht mehr Vertrauensperson',
  removedWhy: 'Jemand, der LeaveBits nutzt, hatte Sie als Vertrauensperson ausgewählt.',
  removedPreheader: 'Danke, dass Sie Vertrauensperson waren. Sie brauchen nichts zu tun.',
  removedPreheaderDeclined: 'Ihre Links funktionieren nicht mehr. Sie brauchen nichts zu tun.',
  removedPreheaderOpen: 'Wegen einer Meldung ist alles geöffnet. Bitte lesen Sie das.',
  removedPreheaderReport: 'Das bedeutet es für die Meldung.',
  removedAsWished:
    'Sie haben uns gesagt, dass Sie keine Vertrauensperson sein möchten. Ihre Adresse wurde jetzt aus den Vertrauenspersonen von {ownerInFull} entfernt. Die Links in unseren früheren E-Mails funktionieren nicht mehr, und Sie können diese E-Mails löschen. Sie brauchen nichts zu tun.',
  removedAndReplaced:
    'Sie haben uns gesagt, dass Sie keine Vertrauensperson sein möchten. {ownerInFull} hat jemand anders ausgewählt. Die Links in unseren früheren E-Mails funktionieren nicht mehr, und Sie können diese E-Mails löschen. Sie brauchen nichts zu tun.',
  removedNews: 'Am {date} wurde Ihre Adresse aus den Vertrauenspersonen von {ownerInFull} entfernt.',
  removedHadDeclined: 'Sie hatten uns gesagt, dass Sie keine sein möchten.',
  removedNoBlame: 'Dafür gibt es viele Gründe, und es sagt nichts über Sie aus.',
  removedThanks: 'Danke, dass Sie Vertrauensperson waren.',
  removedLinks: 'Die Links in unseren früheren E-Mails funktionieren nicht mehr.',
  removedLinksDelete:
    'Die Links in unseren früheren E-Mails funktionieren nicht mehr. Sie können diese E-Mails löschen und brauchen nichts weiter zu tun.',
  removedMade:
    'Ihre Meldung läuft noch. Dass Sie entfernt wurden, bricht sie nicht ab, aber Sie können sie nicht mehr zurückziehen. Wir schreiben Ihnen, sobald es eine Entscheidung gibt.',
  removedAsked:
    'Die Meldung, nach der wir Sie gefragt haben, läuft noch, aber Sie können sie nicht mehr bestätigen. Wenn Sie sie bestätigt hatten, zählt das nicht mehr. Wir schreiben Ihnen nicht mehr darüber, es sei denn, Sie werden wieder Vertrauensperson.',
  removedOpen:
    'Eine Meldung wurde bestätigt, und deshalb ist geöffnet, was für andere aufbewahrt wird. Dass Sie entfernt wurden, ändert daran nichts.',
  removedTellOthers:
    'Wenn Sie wissen, dass die Meldung stimmte, ist vielleicht jemand anders im Konto und kann alles wieder sperren. Bitte sagen Sie den anderen Vertrauenspersonen Bescheid, und den Menschen, für die es geöffnet wurde.',
  removedSurprise:
    'Wenn Sie das überrascht, sprechen Sie bitte mit der betroffenen Person. Wir haben auch ihr über die Änderung geschrieben. Wenn Sie sie nicht erreichen, sprechen Sie bitte mit jemandem, der ihr nahesteht.',
  removedSurpriseUndo:
    'Wenn Sie das überrascht, sprechen Sie bitte mit der betroffenen Person. Wir haben auch ihr über die Änderung geschrieben, und mit jener E-Mail lässt sie sich {hours, plural, one {# Stunde} other {# Stunden}} lang rückgängig machen. Wenn Sie die Person nicht erreichen, sprechen Sie bitte mit jemandem, der ihr nahesteht.',

  // Is the owner well?
  wellSubject: 'Geht es {owner} gut?',
  wellSubjectAgain: 'Wir fragen noch einmal: Geht es {owner} gut?',
  wellHeading: 'Wissen Sie, ob es dieser Person gut geht?',
  wellReport:
    'Wenn diese Person gestorben oder dauerhaft handlungsunfähig ist, tut uns das sehr leid. Bitte benutzen Sie eine der beiden Schaltflächen unten und folgen Sie den Anweisungen. Auch die Links, die Sie schon haben, funktionieren weiter.',
  silencePreheader: 'Die letzte Anmeldung ist lange her. Meistens gibt es einen einfachen Grund.',
  silenceNews:
    'Sie sind Vertrauensperson für {ownerInFull}. Die letzte Anmeldung bei LeaveBits war am {date}, und auf zwei E-Mails kam keine Antwort. Meistens gibt es einen einfachen Grund: eine neue Adresse oder übersehene E-Mails. Wir können es von hier aus nicht wissen, deshalb fragen wir Sie.',
  silenceAskThem:
    'Wenn Sie diese Person erreichen können, fragen Sie bitte zuerst sie. Wenn es ihr gut geht, brauchen Sie hier nichts zu tun. Sie muss sich nur einmal anmelden.',
  silenceNothingOpens:
    'Nichts öffnet sich, wenn es nicht jemand meldet und andere die Meldung bestätigen. Wir fragen nie nach einem Passwort oder nach Geld.',
  lapsePreheader: 'Das Konto ist schon länger nicht mehr aktiv. Meistens gibt es einen einfachen Grund.',
  lapseNews:
    'Sie sind Vertrauensperson für {ownerInFull}. Das LeaveBits-Konto dieser Person ist seit dem {date} nicht mehr aktiv. Meistens gibt es einen einfachen Grund: etwas wurde vergessen, oder unsere E-Mails wurden übersehen. Wir können es von hier aus nicht wissen, deshalb fragen wir Sie.',
  lapseAskThem:
    'Wenn Sie diese Person erreichen können, fragen Sie bitte zuerst sie. Wenn es ihr gut geht, brauchen Sie hier nichts zu tun. Sie kann sich anmelden und sieht dann, was nötig ist.',
  lapseDeletion:
    'Nach heutigem Stand werden die LeaveBits dieser Person am {date} endgültig gelöscht. Wenn Sie vorher eine Meldung abgeben, wird nichts gelöscht, solange sie läuft.',
  lapseAskAgain:
    'Wenn sich nichts ändert, fragen wir in einigen Monaten noch einmal. Wir fragen nie nach einem Passwort oder nach Geld.',
  lapseLast: 'Wir fragen danach nicht noch einmal. Wir fragen nie nach einem Passwort oder nach Geld.',

  // Unpaid data is going to be deleted
  unreachableSubject: 'Wir können {owner} nicht erreichen',
  unreachableHeading: 'Unsere E-Mails kommen nicht mehr an',
  unpaidSubject: 'Geht es {owner} gut? Die LeaveBits werden gelöscht',
  deletionHeading: 'Ein Konto soll gelöscht werden',
  destructionPreheader: 'Wenn dieser Person etwas zugestoßen ist, können Sie es uns mitteilen.',
  unreachableNews:
    '{ownerInFull} hat Sie bei LeaveBits als Vertrauensperson ausgewählt. Das Konto dieser Person ist seit langem nicht bezahlt, und ihr Postfach nimmt unsere E-Mails nicht mehr an. Wir bewahren alles in ihrem Konto bis zum {date} auf. Danach wird es endgültig gelöscht.',
  unpaidNews:
    '{ownerInFull} hat Sie bei LeaveBits als Vertrauensperson ausgewählt. Das Konto dieser Person ist seit langem nicht bezahlt, und sie hat sich seitdem nicht angemeldet. Wir bewahren alles in ihrem Konto bis zum {date} auf. Danach wird es endgültig gelöscht.',
  destructionReport:
    'Wenn diese Person gestorben oder dauerhaft handlungsunfähig ist, benutzen Sie bitte eine der Schaltflächen unten und folgen Sie den Anweisungen. Solange eine Meldung läuft, wird nichts gelöscht. Es tut uns leid, wenn diese E-Mail Sie in einer schweren Zeit erreicht.',
  destructionIfWell:
    'Wenn es dieser Person gut geht, bitten Sie sie, sich anzumelden. Sie kann alles behalten, wenn sie den fälligen Betrag bezahlt.',
  destructionNoPayment: 'Sie selbst brauchen nichts zu bezahlen, und wir fragen Sie nie nach einem Passwort.',

  // The owner closes the account
  closingSubject: '{owner} möchte das eigene LeaveBits-Konto schließen',
  closingPreheader: 'Wenn es eine eigene Entscheidung war, brauchen Sie nichts zu tun.',
  closingNews:
    'Jemand, der als {ownerInFull} angemeldet ist, hat uns gebeten, dieses LeaveBits-Konto zu schließen und alles darin zu löschen. Wir tun das frühestens am {date}. Danach kann niemand mehr öffnen, was hier aufbewahrt wurde.',
  closingLikely:
    'Wahrscheinlich ist es einfach eine eigene Entscheidung, und Sie brauchen nichts zu tun. Wir schreiben Ihnen, weil Sie Vertrauensperson sind und weil sich eine Löschung nicht rückgängig machen lässt.',
  closingAskThem:
    'Wenn Sie sichergehen möchten, fragen Sie persönlich oder telefonisch nach, nicht per E-Mail. Wenn es jemand anders war, kann die betroffene Person das Konto noch behalten: indem sie sich anmeldet und sich dafür entscheidet, oder indem sie ihr Passwort zurücksetzt.',
  closingReport:
    'Wenn dieser Person etwas zugestoßen ist, tut uns das sehr leid. Sie können es mit einer der Schaltflächen unten melden. Solange Ihre Meldung läuft, wird nichts gelöscht. Auch die Links, die Sie schon haben, funktionieren weiter.',
  closingWhy:
    'Jemand, der LeaveBits nutzt, hat Sie als Vertrauensperson ausgewählt. Bevor ein Konto gelöscht wird, sagen wir den Vertrauenspersonen immer Bescheid.',
  stayingSubject: '{owner} behält das LeaveBits-Konto',
  stayingPreheader: 'Nichts wird gelöscht. Sie brauchen nichts zu tun.',
  stayingHeading: 'Die Löschung wurde abgesagt',
  stayingNews:
    'Vielleicht haben Sie von uns eine E-Mail bekommen, dass das LeaveBits-Konto von {ownerInFull} gelöscht werden soll. Das wurde abgesagt. Das Konto bleibt mit allem darin bestehen.',
  stayingLinks:
    'Sie sind weiterhin Vertrauensperson, und Ihre Links funktionieren noch. Sie brauchen nichts zu tun.',
  stayingWhy:
    'Jemand, der LeaveBits nutzt, hat Sie als Vertrauensperson ausgewählt. Wir sagen Vertrauenspersonen Bescheid, wenn ein Konto gelöscht werden soll und wenn das abgesagt wird.',

  // Much was deleted
  trashedSubject: 'Die meisten LeaveBits von {owner} liegen im Papierkorb',
  trashedPreheader: 'Wenn Sie diese Person erreichen können, fragen Sie bitte, ob das Absicht war.',
  trashedHeading: 'Bitte fragen Sie, ob das Absicht war',
  trashedNews:
    'Am {date} lagen die meisten LeaveBits von {ownerInFull} im Papierkorb. Oft räumt einfach jemand auf. Es kann aber auch bedeuten, dass jemand anders im Konto ist.',
  trashedAskThem:
    'Wenn Sie diese Person erreichen können, fragen Sie bitte, ob das Absicht war. Am besten fragen Sie persönlich oder telefonisch: Wer in ihrem Konto ist, liest vielleicht auch ihre E-Mails.',
  trashedRestore:
    'Wenn es jemand anders war, kann die betroffene Person alles wiederherstellen: mit dem Link, den wir ihr geschickt haben und der {hours, plural, one {# Stunde} other {# Stunden}} lang funktioniert, oder indem sie sich anmeldet und den Papierkorb öffnet.',
  trashedNoDeath:
    'Das bedeutet nicht, dass dieser Person etwas zugestoßen ist. Wenn doch, melden Sie es bitte mit dem Link aus unserer früheren E-Mail: Solange eine Meldung läuft, wird nichts endgültig gelöscht.',
  trashedWhy:
    'Jemand, der LeaveBits nutzt, hat Sie als Vertrauensperson ausgewählt. Wir sagen Vertrauenspersonen Bescheid, wenn die meisten LeaveBits in den Papierkorb gelangen, höchstens einmal am Tag.',
  removedDuringSubject: 'Aus dem LeaveBits-Konto von {owner} wurde etwas entfernt',
  removedDuringPreheader:
    'Eine Meldung läuft noch. Vielleicht geht es dieser Person gut, oder jemand anders ist im Konto.',
  removedDuringHeading: 'Während eine Meldung läuft, wurde etwas entfernt',
  removedDuringNews:
    'Eine Meldung über {ownerInFull} wurde am {reportedAt} abgegeben und läuft noch. Bis zum {date} hat jemand, der bei diesem Konto angemeldet ist, etwas gelöscht, einen Text größtenteils ersetzt, Empfänger entfernt oder sie länger warten lassen.',
  removedDuringMeaning:
    'Das kann bedeuten, dass es der betroffenen Person gut geht und sie das Konto benutzt. Es kann auch bedeuten, dass jemand anders darin ist.',
  removedDuringAskThem:
    'Bitte versuchen Sie, die betroffene Person zu erreichen, am besten persönlich oder telefonisch. Wenn es ihr gut geht, kann sie der Meldung mit der Schaltfläche in unseren E-Mails an sie widersprechen. Wenn diese Änderungen nicht von ihr stammen, kann sie sie rückgängig machen.',
  removedDuringRestore:
    'Wenn Sie sie nicht erreichen, kann jeder, der ihre E-Mails lesen kann, alles wiederherstellen. In unseren E-Mails an sie über diese Änderungen gibt es die Schaltfläche „Undo these changes“ (diese Änderungen rückgängig machen). Sie funktioniert ohne Anmeldung, nach jeder E-Mail {hours, plural, one {# Stunde} other {# Stunden}} lang, auch nachdem die LeaveBits freigegeben wurden. Beginnen Sie mit der neuesten E-Mail. Wenn es mehrere gibt, macht jede ihre eigenen Änderungen rückgängig.',
  removedDuringOnce:
    'Wir schicken diese E-Mail nur einmal pro Meldung. Es kann also weitere solche Änderungen geben. Sie brauchen hier nichts zu tun, und diese E-Mail wirkt sich nicht auf die Meldung aus.',
  removedDuringWhy:
    'Jemand, der LeaveBits nutzt, hat Sie als Vertrauensperson ausgewählt. Wir sagen Vertrauenspersonen Bescheid, wenn etwas entfernt wird, während eine Meldung läuft.',
};
