import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'confirm-report'> = {
  title: 'Eine Meldung bestätigen',
  canYou: 'Können Sie das bestätigen?',
  reported:
    '{type, select, death {<reporter>{email}</reporter> hat am {moment} gemeldet, dass <name>{owner}</name> gestorben ist.} other {<reporter>{email}</reporter> hat am {moment} gemeldet, dass <name>{owner}</name> dauerhaft handlungsunfähig ist.}}',
  sorryIf:
    '{type, select, death {Wenn es stimmt: Unser aufrichtiges Beileid.} other {Wenn es stimmt, tut es uns leid.}}',
  hasDeclined:
    'Sie haben uns gesagt, dass Sie keine Vertrauensperson sein möchten. Sie müssen nichts tun, aber wenn Sie wissen, was geschehen ist, hilft Ihre Antwort trotzdem.',
  beSure:
    'Bitte bestätigen Sie es nur, wenn Sie sicher sind: Versuchen Sie, {owner} zu erreichen, oder sprechen Sie mit der Person, die es gemeldet hat.',
  whatHappens: 'Was geschieht, wenn Sie die Meldung bestätigen',
  confirm: 'Die Meldung bestätigen',
  failed: 'Nicht bestätigt',
  notConfirmed: 'Die Meldung wurde nicht bestätigt. Bitte versuchen Sie es gleich noch einmal.',

  warned: 'Wir haben {owner} gewarnt. Ein Klick genügt noch, um es zu verhindern.',
  longerAway: 'Uns war eine Abwesenheit bis zum {until} mitgeteilt worden, deshalb ist mehr Zeit als üblich.',
  needed: '{required, plural, one {# Bestätigung ist nötig.} other {# Bestätigungen sind nötig.}}',
  noneYet: 'Bisher gibt es keine; Ihre wäre die erste.',
  noneYetEnough: 'Bisher gibt es keine; Ihre würde genügen.',
  soFar:
    '{confirmations, plural, one {Bisher gibt es #; Ihre wäre Nummer {next}.} other {Bisher gibt es #; Ihre wäre Nummer {next}.}}',
  soFarLast:
    '{confirmations, plural, one {Bisher gibt es #; Ihre würde genügen.} other {Bisher gibt es #; Ihre würde genügen.}}',
  soFarEnough:
    '{confirmations, plural, one {Bisher gibt es #; das genügt, und Ihre würde ebenfalls zählen.} other {Bisher gibt es #; das genügt, und Ihre würde ebenfalls zählen.}}',
  opensAfterObjection:
    'Wenn {owner} nicht widerspricht, öffnet sich für die Empfänger, was {owner} hinterlassen hat, sobald die Frist für den Widerspruch vorbei ist.',
  opensAtEarliest:
    'Wenn {owner} nicht widerspricht, öffnet sich für die Empfänger, was {owner} hinterlassen hat. Das ist frühestens am {moment}.',
  wouldOpenAfterWarning:
    'Wenn genügend Vertrauenspersonen es bestätigen und {owner} nach unserer Warnung nicht widerspricht, öffnet sich für die Empfänger, was {owner} hinterlassen hat.',
  wouldOpenWithYours:
    'Die Frist, in der {owner} widersprechen konnte, ist vorbei. Mit Ihrer Bestätigung öffnet sich für die Empfänger sofort, was {owner} hinterlassen hat, oder einige Stunden später, falls wir {owner} noch einmal warnen müssen.',
  wouldOpenWithLast:
    'Die Frist, in der {owner} widersprechen konnte, ist vorbei. Mit der letzten Bestätigung öffnet sich für die Empfänger sofort, was {owner} hinterlassen hat, oder einige Stunden später, falls wir {owner} noch einmal warnen müssen.',
  wouldOpenAtEarliest:
    'Wenn genügend Vertrauenspersonen es bestätigen und {owner} nicht widerspricht, öffnet sich für die Empfänger, was {owner} hinterlassen hat. Das ist frühestens am {moment}.',
  canDenyLater:
    'Wenn Sie später erfahren, dass es nicht stimmt, können Sie das mit diesem Link sagen, solange die Meldung nicht entschieden ist.',

  notTrue: 'Wenn Sie glauben, dass es nicht stimmt',
  denyUntil:
    'Wenn Sie wissen, dass es nicht stimmt, sagen Sie es uns hier. Dann öffnet sich vor dem {moment} nichts, und {more, plural, one {# Bestätigung ist} other {# Bestätigungen sind}} nötig statt {required}.',
  denyDays:
    'Wenn Sie wissen, dass es nicht stimmt, sagen Sie es uns hier. Dann öffnet sich mindestens {days, plural, one {# Tag} other {# Tage}} lang nichts, und {more, plural, one {# Bestätigung ist} other {# Bestätigungen sind}} nötig statt {required}.',
  denyWithdraws: 'Ihre Bestätigung zählt nicht mehr.',
  denyNotifies: 'Wir teilen {owner} sofort mit, dass Sie das gesagt haben.',
  denyTellsOthers:
    'Wir teilen es auch den anderen Vertrauenspersonen mit, ohne Sie zu nennen. Wenn aber nur wenige gefragt wurden, können sie es erraten.',
  denyCancelsNothing:
    'Damit ist die Meldung nicht aufgehoben. Das kann nur {owner}. Wenn Sie können, versuchen Sie bitte, {owner} selbst zu erreichen.',
  denyCancelsNothingYet:
    'Damit ist die Meldung nicht aufgehoben. Das kann nur {owner} oder die Person, die es gemeldet hat. Wenn Sie können, versuchen Sie bitte, {owner} selbst zu erreichen.',
  howDoYouKnow: 'Woher wissen Sie das? (freiwillig)',
  onlyOwnerReads: 'Nur {owner} kann das lesen.',
  denySure: 'Ich bin sicher, dass diese Meldung nicht stimmt.',
  deny: 'Ich weiß, dass es nicht stimmt',
  notReceived: 'Ihre Antwort ist nicht bei uns angekommen',

  deniedTitle: 'Danke, dass Sie es uns gesagt haben',
  denied:
    '{type, select, death {Sie haben uns gesagt, es stimme nicht, dass <name>{owner}</name> gestorben ist.} other {Sie haben uns gesagt, es stimme nicht, dass <name>{owner}</name> dauerhaft handlungsunfähig ist.}}',
  deniedTold:
    'Wir haben {owner} mitgeteilt, dass Sie das gesagt haben. Auch {reporter} und den anderen Vertrauenspersonen haben wir es mitgeteilt, ohne zu sagen, von wem es kommt.',
  whatNow: 'Was jetzt geschieht',
  deniedDelayed:
    'Unsere Warnung hat {owner} noch nicht erreicht, deshalb wird es länger dauern. Wenn Sie können, versuchen Sie bitte, {owner} zu erreichen: Nach dem Anmelden lässt sich der Meldung widersprechen.',
  deniedCanStop:
    '{owner} kann der Meldung mit einem Klick in unserer E-Mail widersprechen. Wenn Sie können, versuchen Sie bitte, {owner} zu erreichen.',
  deniedCanStopOrWithdraw:
    '{owner} kann der Meldung mit einem Klick in unserer E-Mail widersprechen, und {reporter} kann sie zurückziehen. Wenn Sie können, versuchen Sie bitte, {owner} zu erreichen.',
  deniedGivesTime:
    'Ihre Antwort verschafft allen Zeit, aber sie beendet die Meldung nicht. {required, plural, one {# Bestätigung ist jetzt nötig.} other {# Bestätigungen sind jetzt nötig.}}',
  deniedEnough:
    'Genügend andere haben es bestätigt. Wenn {owner} nicht widerspricht, öffnet sich für die Empfänger, was {owner} hinterlassen hat.',
  deniedNotEnough:
    'Wenn genügend andere es bestätigen und {owner} nicht widerspricht, öffnet sich für die Empfänger, was {owner} hinterlassen hat.',
  earliest: 'Das ist frühestens am {moment}.',
  alsoDenied:
    '{others, plural, one {Auch eine der anderen Personen, die wir gefragt haben, sagt, dass es nicht stimmt.} other {Auch # der anderen Personen, die wir gefragt haben, sagen, dass es nicht stimmt.}}',
  deniedDecision:
    'Wir schreiben Ihnen eine E-Mail, sobald es entschieden ist. Sie brauchen nichts weiter zu tun.',
  trueAfterAll: 'Wenn Sie erfahren, dass es doch stimmt',
  canStillConfirm: 'Sie können die Meldung hier immer noch bestätigen.',
  thenFinal: 'Danach können Sie Ihre Antwort nicht mehr ändern.',

  doneTitle: 'Danke, Ihre Bestätigung wurde gezählt',
  done: '{type, select, death {Sie haben bestätigt, dass <name>{owner}</name> gestorben ist. Unser aufrichtiges Beileid.} other {Sie haben bestätigt, dass <name>{owner}</name> dauerhaft handlungsunfähig ist. Es tut uns leid, was Sie gerade durchmachen.}}',
  makes: 'Das ist Bestätigung {confirmations} von {required}.',
  makesMore: 'Damit sind es {confirmations}, und {required, plural, one {# ist nötig} other {# sind nötig}}.',
  thatIsEnough: 'Das genügt.',
  willOpenDelayedEnough:
    'Was auf eine Meldung wartet, öffnet sich, sobald {owner} Zeit für einen Widerspruch hatte. Unsere Warnung ist noch nicht angekommen, deshalb wird es länger dauern.',
  willOpenDelayed:
    'Was auf eine Meldung wartet, öffnet sich, sobald genügend Bestätigungen da sind und {owner} Zeit für einen Widerspruch hatte. Unsere Warnung ist noch nicht angekommen, deshalb wird es länger dauern.',
  willOpenUnless:
    'Was auf eine Meldung wartet, öffnet sich, wenn {owner} nicht widerspricht, aber nicht vor dem {moment}.',
  willOpenUnlessSoon:
    'Was auf eine Meldung wartet, öffnet sich, wenn {owner} nicht widerspricht. Falls wir noch einmal warnen müssen, dauert es einige Stunden länger.',
  willOpenOnce:
    'Was auf eine Meldung wartet, öffnet sich, sobald genügend Bestätigungen da sind, aber nicht vor dem {moment}.',
  willOpenOnceSoon: 'Was auf eine Meldung wartet, öffnet sich, sobald genügend Bestätigungen da sind.',
  doneDecision:
    'Wir schreiben Ihnen eine E-Mail, sobald es entschieden ist. Sie brauchen nichts weiter zu tun. Sie können diese Seite schließen.',

  already:
    '{type, select, death {Sie haben bereits bestätigt, dass <name>{owner}</name> gestorben ist.} other {Sie haben bereits bestätigt, dass <name>{owner}</name> dauerhaft handlungsunfähig ist.}}',
  alreadyOnce: 'Das zählt einmal, und Sie brauchen nichts weiter zu tun.',
  alreadyEarlier: 'Das zählt einmal. Es war eine frühere Meldung.',
  nowReleased: 'Die Meldung ist bestätigt, und das Hinterlassene wurde für die Empfänger geöffnet.',
  nowRefuted:
    'Inzwischen hat jemand geantwortet, dass es nicht stimmt. Meist antwortet die Person selbst, der das Konto gehört. Nichts wurde geöffnet.',
  nowWithdrawn:
    'Die Vertrauensperson, von der die Meldung stammt, hat sie inzwischen zurückgezogen. Nichts wurde geöffnet.',
  nowExpired:
    'Die Meldung ist inzwischen verfallen, weil zu wenige Personen sie rechtzeitig bestätigt haben. Nichts wurde geöffnet.',
  nowRevoked:
    'Seitdem hat sich jemand beim Konto der betroffenen Person angemeldet und alles wieder gesperrt.',

  newAsked:
    'Es gibt eine neue Meldung, und wir bitten Sie um Ihre Antwort. Bitte suchen Sie unsere letzte E-Mail.',
  newConfirmed:
    'Es gibt eine neue Meldung, und Sie haben sie bestätigt. Wir schreiben Ihnen eine E-Mail, sobald es entschieden ist.',
  newDenied:
    'Es gibt eine neue Meldung, und Sie haben uns gesagt, dass sie nicht stimmt. Wenn Sie erfahren, dass sie doch stimmt, verwenden Sie den Link in unserer letzten E-Mail dazu.',
  newMade:
    'Eine neue Meldung von Ihnen ist noch nicht entschieden. Wie es damit steht, sehen Sie über den Link, mit dem Sie sie abgegeben haben.',
  invalidLink: 'Ungültiger Link zum Bestätigen',
  releasedTitle: 'Diese Meldung wurde bereits bestätigt',
  refutedTitle: 'Dieser Meldung wurde widersprochen',
  withdrawnTitle: 'Diese Meldung wurde zurückgezogen',
  revokedTitle: 'Alles ist wieder gesperrt',
  released:
    'Genügend Vertrauenspersonen haben diese Meldung bereits bestätigt, und das Hinterlassene wurde für die Empfänger geöffnet.',
  refuted:
    'Jemand hat geantwortet, dass diese Meldung nicht stimmt. Meist antwortet die Person selbst, der das Konto gehört. Nichts wurde geöffnet.',
  expired: 'Diese Meldung ist verfallen, weil zu wenige Personen sie rechtzeitig bestätigt haben.',
  revoked:
    'Nach dieser Meldung hat sich jemand beim Konto der betroffenen Person angemeldet und alles wieder gesperrt.',
};
