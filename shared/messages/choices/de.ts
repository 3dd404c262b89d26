import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'choices'> = {
  tryAgainSoon: 'Bitte versuchen Sie es gleich noch einmal.',
  stoppedAll:
    'Sie bekommen keine E-Mails von diesem Absender, außer wenn sich nach dessen Tod oder Handlungsunfähigkeit etwas öffnet',
  stoppedNews: 'Sie bekommen von diesem Absender nur E-Mails, wenn sich etwas öffnet',
  stoppedAllNow:
    'Sie bekommen keine E-Mails von diesem Absender, außer wenn sich nach dessen Tod oder Handlungsunfähigkeit etwas öffnet.',
  stoppedNewsNow: 'Sie bekommen von diesem Absender nur E-Mails, wenn sich etwas öffnet.',
  stopWarning:
    'Ohne diese E-Mails erfahren Sie nicht, wenn der Absender etwas Neues teilt oder wenn sich etwas für Sie öffnet. Auf Ihrer Seite bleibt alles erhalten.',
  unstoppable:
    'Wenn sich nach dem Tod oder der Handlungsunfähigkeit des Absenders etwas öffnet, schicken wir Ihnen trotzdem eine E-Mail, und noch eine, bevor es sich schließt.',
  mailsAfterRelease: 'Wenn sich noch etwas für Sie öffnet, schicken wir Ihnen eine E-Mail.',
  mailsAfterReleaseClosing:
    'Wenn sich noch etwas für Sie öffnet, schicken wir Ihnen eine E-Mail, und noch eine, bevor es sich schließt.',
  from: 'Von {sender}',
  secret: 'Der Absender erfährt nicht, dass Sie ihn ausblenden oder seine E-Mails abstellen.',
  unchanged: 'Es wurde nichts geändert',
  hide: 'Diesen Absender ausblenden',
  isHidden: 'Alles von diesem Absender steht unter „Ausgeblendet“ am Ende Ihrer Seite.',
  hiding: 'Alles von diesem Absender kommt unter „Ausgeblendet“ am Ende Ihrer Seite.',
  hidingLosesNothing:
    'Alles von diesem Absender kommt unter „Ausgeblendet“ am Ende Ihrer Seite. Es geht nichts verloren, und Sie können es jederzeit wieder einblenden.',
  showAgain: 'Diesen Absender wieder einblenden',
  shownAgain: 'Absender wieder eingeblendet',
  hidden: 'Absender ausgeblendet',
  undo: 'Rückgängig machen',
  undoElsewhere: 'Unter „Ausgeblendet“ am Ende der Seite können Sie den Absender wieder einblenden',
  mailsTitle: 'E-Mails',
  mailsFromTitle: 'E-Mails von diesem Absender',
  mailsOn: 'Sie bekommen eine E-Mail, sobald es etwas Neues gibt.',
  mailsAgain: 'Wieder E-Mails bekommen',
  mailsBackOn: 'E-Mails wieder eingeschaltet',
  mailsStop: 'E-Mails von diesem Absender abstellen',
  mailsStopped: 'E-Mails abgestellt',
  keepTitle: 'Lesen und behalten',
  keepUntil: 'Sie können es hier bis {date} lesen.',
  keep: 'Laden Sie herunter oder drucken Sie, was Sie behalten möchten.',
  keepSealed:
    'Es ist versiegelt: Öffnen Sie es mit Ihrer Karte und speichern Sie dort, was Sie behalten möchten.',
  read: 'Lesen',
  download: 'Herunterladen',
  downloadFailed: 'Download fehlgeschlagen',
  print: 'Drucken',
  leave: 'Dieses LeaveBit verlassen',
  leaveSeen:
    'Sie haben dann keinen Zugang mehr zu diesem LeaveBit. Der Absender kann sehen, dass Sie es verlassen haben.',
  leaveUndo:
    '{days} Tage lang können Sie das mit einem Link rückgängig machen, den wir Ihnen per E-Mail schicken. Danach kann es vielleicht niemand mehr zurückholen.',
  lossClosed: 'Es kann nicht mehr gelesen werden und stünde dann nicht mehr auf Ihrer Seite.',
  lossOpen: 'Sie können es dann nicht mehr lesen und seine Dateien nicht mehr herunterladen.',
  lossLocked: 'Es ist noch nicht geöffnet. Wenn Sie es verlassen, können Sie es dann nicht lesen.',
  lossDated: 'Es öffnet sich am {date}. Wenn Sie es verlassen, können Sie es dann nicht lesen.',
  leaveTitle: '„{leavebit}“ verlassen?',
  leaveReleased:
    'Wir schicken Ihnen per E-Mail einen Link, mit dem Sie das {days} Tage lang rückgängig machen können. Danach kann es vielleicht niemand mehr zurückholen.',
  leaveDownloadFirst: 'Wenn Sie es vielleicht eines Tages haben möchten, laden Sie es vorher herunter.',
  leaveText:
    'Sie können es dann nicht mehr lesen und seine Dateien nicht mehr herunterladen, und wir schicken Ihnen dazu keine E-Mails mehr. {sender} sieht, dass und wann Sie es verlassen haben. Wir schicken Ihnen per E-Mail einen Link, mit dem Sie das {days} Tage lang rückgängig machen können. Danach kann nur der Absender Sie wieder hinzufügen.',
  left: 'Sie haben dieses LeaveBit verlassen',
  notLeft: 'Sie haben es nicht verlassen. Bitte versuchen Sie es gleich noch einmal.',
  checking: 'Ihr Link wird geprüft',
  notChecked: 'Wir konnten diesen Link nicht prüfen',
  ourSide: 'Bei uns ist etwas schiefgegangen.',
  deadTitle: 'Dieser Link funktioniert nicht mehr',
  returnPage: 'Zugang wiederherstellen',
  returnTitle: 'Ihren Zugang wiederherstellen?',
  returnText:
    'Am {date} haben Sie etwas verlassen, das <sender></sender> mit Ihnen geteilt hat. Wenn Sie Ihren Zugang wiederherstellen, ist es, als hätten Sie es nie verlassen.',
  returnSeen: 'Der Absender sieht dann, dass Sie wieder Zugang haben.',
  returnUntil: 'Dieser Link funktioniert bis {date}. Wenn Sie es verlassen wollten, müssen Sie nichts tun.',
  returnFailed: 'Wir konnten Ihren Zugang nicht wiederherstellen',
  returnButton: 'Zugang wiederherstellen',
  returnedTitle: 'Sie haben wieder Zugang',
  returned:
    'Das LeaveBit von {sender} ist wieder auf Ihrer Seite. Falls es vorher gesperrt war, ist es das immer noch.',
  returnUnknown:
    'Er ist vielleicht unvollständig, oder der Absender hat geändert, mit wem er dies teilt. Links in E-Mails werden manchmal abgeschnitten. Öffnen Sie deshalb die E-Mail noch einmal und drücken Sie dort auf die Schaltfläche. Wenn es möglich ist, bitten Sie den Absender, es noch einmal mit Ihnen zu teilen.',
  returnBackTitle: 'Sie haben schon Zugang',
  returnBack: 'Es ist wieder mit Ihnen geteilt. Sie müssen nichts tun.',
  returnExpiredTitle: 'Dieser Link ist abgelaufen',
  returnExpired: 'Er galt nur {days} Tage lang. Nur der Absender kann dies wieder mit Ihnen teilen.',
  elsewhere:
    'Alles andere, was mit Ihnen geteilt ist, finden Sie auf Ihrer eigenen Seite. Der Link dorthin steht in jeder E-Mail darüber.',
  openPage: 'Ihre Seite öffnen',
  stopPage: 'E-Mails abstellen',
  stopDead:
    'Bitte verwenden Sie den Link in der neuesten E-Mail von diesem Absender, oder gehen Sie zu der Seite, auf der alles steht, was mit Ihnen geteilt ist.',
  stoppedTitle: 'Die E-Mails sind abgestellt',
  stopped: 'Sie bekommen keine E-Mails mehr über Neues von <sender></sender>.',
  stoppedNext:
    'Alles, was schon mit Ihnen geteilt ist, bleibt erhalten. Um dies zu ändern, gehen Sie zu der Seite, auf der alles steht, was mit Ihnen geteilt ist, öffnen „Optionen“ und wählen „Wieder E-Mails bekommen“. Codes, die Sie anfordern, bekommen Sie weiterhin.',
  stopTitle: 'E-Mails von diesem Absender abstellen?',
  stopFrom: '<sender></sender> hat auf LeaveBits etwas mit Ihnen geteilt.',
  stopMissed: 'Was Ihnen entgehen würde',
  stopSecret: 'Der Absender erfährt davon nichts. Auf Ihrer Seite können Sie das rückgängig machen.',
  stopFailed: 'Die E-Mails wurden nicht abgestellt',

  mailLanguageTitle: 'E-Mails in dieser Sprache',
  mailLanguage:
    'Sollen auch unsere E-Mails an Sie auf Deutsch sein? Das betrifft nur unsere eigenen Texte; was Menschen Ihnen hinterlassen, bleibt, wie sie es geschrieben haben.',
  chooseMailLanguage: 'Schreiben Sie mir auf Deutsch',
  mailLanguageChosen: 'Wir schreiben Ihnen von jetzt an auf Deutsch.',
  mailLanguageNotChosen: 'Ihre Sprache wurde nicht gespeichert',
};
