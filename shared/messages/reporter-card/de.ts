import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'reporter-card'> = {
  title: 'Wenn {owner} etwas zustößt',
  intro:
    '{owner} bewahrt bei LeaveBits Briefe, Unterlagen und Anweisungen für andere Menschen auf und verlässt sich darauf, dass Sie uns einen Todesfall oder eine dauerhafte Handlungsunfähigkeit melden.',
  whenDeath: '{owner} ist gestorben, und Sie sind sich dessen sicher.',
  whenIncapacitation:
    '{owner} ist dauerhaft handlungsunfähig, und Sie sind sicher, dass sich das nicht mehr ändern wird.',
  whenPractice:
    '{owner} ist gestorben oder dauerhaft handlungsunfähig, und Sie sind sich dessen sicher. Bis dahin können Sie mit dem Link üben.',
  reportDeath: 'Setzen Sie den Haken und drücken Sie auf „Den Todesfall melden“.',
  reportIncapacitation: 'Setzen Sie den Haken und drücken Sie auf „Die Handlungsunfähigkeit melden“.',
  sendLinks:
    'Auf der Seite selbst können Sie es nicht melden. Drücken Sie auf „lassen Sie sich Ihre Links noch einmal senden“.',
  reportFromEmail: 'Melden Sie es mit einem Link in der E-Mail, die wir Ihnen senden.',
  objects:
    'Dann werden die anderen Vertrauenspersonen um Bestätigung gebeten, und {owner} hat {hours, plural, one {# Stunde} other {# Stunden}}{days, plural, =0 {} one { (# Tag)} other { (# Tage)}} Zeit zu sagen, dass es nicht stimmt. Vorher öffnet sich nichts.',
  objectsEither:
    'Dann werden die anderen Vertrauenspersonen um Bestätigung gebeten, und {owner} hat bei einem Todesfall {hours, plural, one {# Stunde} other {# Stunden}}{days, plural, =0 {} one { (# Tag)} other { (# Tage)}} Zeit, bei Handlungsunfähigkeit {otherHours, plural, one {# Stunde} other {# Stunden}}{otherDays, plural, =0 {} one { (# Tag)} other { (# Tage)}}, um zu sagen, dass es nicht stimmt. Vorher öffnet sich nichts.',
  fallback:
    'Wenn der Link nicht funktioniert, geben Sie unter {address} Ihre E-Mail-Adresse ein. Wir senden Ihnen dann neue Links.',
  keep: 'Bewahren Sie diese Karte dort auf, wo nur Sie sie finden. Wer sie hat, kann in Ihrem Namen etwas melden. Sie enthält kein Passwort und nichts von dem, was {owner} aufbewahrt.',
  keepPractice:
    'Bewahren Sie diese Karte dort auf, wo nur Sie sie finden. Ohne Ihr Postfach lässt sich damit nichts melden. Sie enthält kein Passwort und nichts von dem, was {owner} aufbewahrt.',
  printAgain: 'Noch einmal drucken',
  holder: 'Eine Karte für {name}',
  whenEither: '{owner} ist gestorben oder dauerhaft handlungsunfähig, und Sie sind sich dessen sicher.',
  enterAddress: 'Geben Sie Ihre E-Mail-Adresse ein, dann senden wir Ihre Links dorthin:',
  othersConfirm:
    'Dann werden die anderen Vertrauenspersonen um Bestätigung gebeten, und {owner} kann sagen, dass es nicht stimmt. Vorher öffnet sich nichts.',
  reportsNothing:
    'Ohne Ihr Postfach lässt sich mit dieser Karte nichts melden. Sie enthält kein Passwort und nichts von dem, was {owner} aufbewahrt.',
};
