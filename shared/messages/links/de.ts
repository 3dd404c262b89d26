import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'links'> = {
  tryLater: 'Bitte versuchen Sie es gleich noch einmal.',
  sendLinks: 'Meine Links noch einmal senden',
  tickFirst: 'Bitte setzen Sie zuerst hier den Haken.',
  copyLink:
    'Links in E-Mails werden manchmal abgeschnitten. Öffnen Sie die E-Mail noch einmal und drücken Sie dort auf den Link, oder kopieren Sie den ganzen Link.',
  unknownLink:
    'Dieser Link ist unvollständig oder nicht mehr gültig. Vielleicht sind Sie nicht mehr Vertrauensperson des Menschen, um den es geht.',
  earlierReportTitle: 'Dieser Link gehört zu einer früheren Meldung',
  earlierReport: 'Dieser Link gehört zu einer früheren Meldung, die beendet ist.',
  expiredTitle: 'Diese Meldung ist verfallen',
  withdrawn:
    'Die Vertrauensperson, von der diese Meldung stammt, hat sie zurückgezogen. Nichts wurde geöffnet.',
  askOwner:
    'Wenn Sie können, fragen Sie bitte persönlich oder telefonisch bei der Person nach, der das Konto gehört. Geht es ihr gut, brauchen Sie nichts zu tun.',
  nothingToDo: 'Sie brauchen nichts zu tun.',
  decision: 'Wir schreiben Ihnen eine E-Mail, sobald es entschieden ist.',
  sure: '{type, select, death {Ich bin sicher, dass {owner} gestorben ist.} other {Ich bin sicher, dass {owner} dauerhaft handlungsunfähig ist.}}',
  warningDelayed:
    'Unsere Warnung hat {owner} noch nicht erreicht. Die Frist für den Widerspruch beginnt erst dann, deshalb wird es länger dauern.',
  opensSoon:
    'Wenn {owner} nicht widerspricht, öffnet sich in Kürze für die Empfänger, was {owner} hinterlassen hat.',
  othersDenied:
    '{others, plural, one {Eine der anderen Personen, die wir gefragt haben, sagt, dass es nicht stimmt} other {# der anderen Personen, die wir gefragt haben, sagen, dass es nicht stimmt}}',
  denialEffect:
    'Mit jeder Vertrauensperson, die das sagt, wird eine Bestätigung mehr nötig, und danach öffnet sich {days, plural, one {# Tag} other {# Tage}} lang nichts.',
  alreadyConfirmed: 'Meldung bereits bestätigt',
};
