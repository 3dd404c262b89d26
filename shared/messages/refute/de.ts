import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'refute'> = {
  title: 'Einer Meldung widersprechen',
  areYouWell: 'Geht es Ihnen gut?',
  told: '{type, select, death {<reporter>{email}</reporter> hat uns mitgeteilt, dass Sie gestorben sind.} other {<reporter>{email}</reporter> hat uns mitgeteilt, dass Sie dauerhaft handlungsunfähig sind.}} Wenn das falsch ist, widersprechen Sie hier. Sie brauchen sich nicht anzumelden.',
  report: 'Meldung',
  death: 'Todesfall',
  incapacitation: 'Dauerhafte Handlungsunfähigkeit',
  reportedBy: 'Gemeldet von',
  reportedOn: 'Gemeldet am',
  opensAfter: 'Nichts öffnet sich vor dem',
  timeLeft: 'Zeit für Ihren Widerspruch:',
  daysLeft:
    '{days, plural, one {# Tag} other {# Tage}}, {hours, plural, one {# Stunde} other {# Stunden}}, {minutes, plural, one {# Minute} other {# Minuten}}',
  hoursLeft:
    '{hours, plural, one {# Stunde} other {# Stunden}}, {minutes, plural, one {# Minute} other {# Minuten}}, {seconds, plural, one {# Sekunde} other {# Sekunden}}',
  minutesLeft:
    '{minutes, plural, one {# Minute} other {# Minuten}}, {seconds, plural, one {# Sekunde} other {# Sekunden}}',
  secondsLeft: '{seconds, plural, one {# Sekunde} other {# Sekunden}}',
  deadlinePassed:
    'Die Frist ist vorbei, aber die Meldung ist noch nicht entschieden, und Sie können ihr weiterhin widersprechen.',
  notEveryoneAgrees: 'Nicht alle sind derselben Meinung',
  notEveryoneAgreed: 'Zuerst waren nicht alle derselben Meinung',
  denies: '<reporter></reporter> sagt, dass es nicht stimmt, und hat uns das am {moment} mitgeteilt.',
  denied:
    '<reporter></reporter> hat am {moment} gesagt, dass es nicht stimmt, die Meldung aber am {confirmed} bestätigt.',
  theirReason: 'Die Begründung:',
  theirEarlierReason: 'Die Begründung war:',
  takesYou: 'Beenden können die Meldung trotzdem nur Sie.',
  refute: 'Es geht mir gut: dieser Meldung widersprechen',
  cancels: 'Damit ist die Meldung sofort aufgehoben, und nichts öffnet sich.',
  ifNothing:
    'Wenn Sie nichts tun und genügend Ihrer anderen Vertrauenspersonen es bestätigen, öffnen sich Ihre LeaveBits für die Menschen, die Sie ausgewählt haben.',
  ifNothingConfirmed:
    'Genügend Ihrer anderen Vertrauenspersonen haben es bestätigt. Wenn Sie nichts tun, öffnen sich Ihre LeaveBits für die Menschen, die Sie ausgewählt haben.',
  forSomeoneElse: 'Wenn Sie dies für jemand anderen lesen, drücken Sie bitte nicht auf den Knopf.',
  failed: 'Nicht widersprochen',
  notRefuted: 'Ihr Widerspruch ist nicht angekommen. Bitte versuchen Sie es jetzt noch einmal.',
  signIn: 'Anmelden',
  signInAndReview: 'Anmelden und Vertrauenspersonen überprüfen',

  doneTitle: 'Die Meldung ist aufgehoben',
  done: '{type, select, death {Nichts wurde geöffnet. Der Meldung vom {moment}, dass Sie gestorben sind, wurde widersprochen; sie kann nicht mehr bestätigt werden.} other {Nichts wurde geöffnet. Der Meldung vom {moment}, dass Sie dauerhaft handlungsunfähig sind, wurde widersprochen; sie kann nicht mehr bestätigt werden.}}',
  doneTold:
    'Wir teilen es <reporter></reporter> und Ihren anderen Vertrauenspersonen per E-Mail mit. Die Links der anderen funktionieren wieder, falls sie einmal gebraucht werden.',
  doneDecide:
    'Bitte melden Sie sich an und entscheiden Sie, ob {reporter} Ihre Vertrauensperson bleibt. Bis dahin funktionieren deren Links nicht; damit lässt sich also weder etwas melden noch etwas bestätigen.',
  donePaid:
    'Entfernen können Sie die Person in Ihrer kostenlosen Zeit oder mit einem Abonnement. Um einer Meldung zu widersprechen, brauchen Sie keines von beiden.',

  invalidLink: 'Ungültiger Link zum Widersprechen',
  releasedTitle: 'Die Frist für den Widerspruch ist vorbei',
  refutedTitle: 'Bereits widersprochen',
  withdrawnTitle: 'Bereits zurückgezogen',
  revokedTitle: 'Bereits wieder gesperrt',
  otherReport:
    'Über Sie liegt eine andere Meldung vor, die noch nicht entschieden ist. Suchen Sie unsere letzte E-Mail dazu und drücken Sie dort auf den Knopf, oder melden Sie sich an und widersprechen Sie ihr auf Ihrer Startseite.',
  unknownLink: 'Dieser Link ist unvollständig oder nicht mehr gültig.',
  canSignIn:
    'Sie können sich auch anmelden; dort sehen Sie, ob eine Meldung vorliegt, und können ihr widersprechen.',
  released:
    'Diese Meldung wurde bestätigt, und die Frist für den Widerspruch ist vorbei. Ihre LeaveBits sind für die Menschen offen, die Sie ausgewählt haben.',
  releasedNext: 'Wenn es Ihnen gut geht, melden Sie sich jetzt an und sperren Sie alles wieder.',
  refuted: 'Sie haben dieser Meldung bereits widersprochen. Nichts wurde geöffnet.',
  expired:
    'Diese Meldung ist verfallen, weil zu wenige Ihrer Vertrauenspersonen sie bestätigt haben. Nichts wurde geöffnet.',
  revoked: 'Sie haben nach dieser Meldung bereits alles wieder gesperrt.',
};
