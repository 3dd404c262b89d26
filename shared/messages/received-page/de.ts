import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'received-page'> = {
  readMeFirst: 'Zuerst lesen',
  someone: 'Jemand',
  title: 'Mit {email} geteilt',
  heading: 'Mit Ihnen geteilt',
  intro:
    'Alles, was <email></email> am {date} lesen konnte. Es steht alles auf dieser Seite und in den Ordnern daneben.',
  hint: 'Diese Seite funktioniert ohne Internet. Entpacken Sie zuerst die ZIP-Datei, damit die Links zu den Dateien funktionieren. Alle Zeiten sind in UTC. Wenn während des Herunterladens etwas zurückgezogen wurde, steht in „{file}“ neben dieser Seite, was es war.',
  from: 'Von <sender></sender>',
  comeBack:
    'Sie können auf Ihre Seite zurückkommen: <page></page>, mit einem Code, den wir Ihnen per E-Mail schicken.',
  closes:
    'Was <sender></sender> mit Ihnen geteilt hat, kann dort bis {date} gelesen werden. Diese Kopie bleibt Ihre.',
  lockedTitle: 'Noch gesperrt',
  locked:
    'Dies ist nicht in der ZIP-Datei. Bitte laden Sie noch einmal alles herunter, sobald es geöffnet ist.',
  lockedItem: 'Von {sender}. {opening}',
  lockedItems: '{count}-mal: <item></item>',
  opensOn: 'Öffnet sich: {date}',
  opensAfterReport:
    'Öffnet sich, wenn der Tod oder die dauerhafte Handlungsunfähigkeit der Person bestätigt wurde, die es hinterlässt',
  opensOnUnsetDate: 'Öffnet sich an einem Tag, der noch nicht festgelegt ist',
  notReleased: 'Noch nicht freigegeben',
  damagedTitle: 'Ein beschädigtes LeaveBit',
  damaged:
    'Dieses LeaveBit ist beschädigt und lässt sich nicht öffnen. Bitte wenden Sie sich an die Betreiber dieses Dienstes.',
  sealed:
    'Dieses LeaveBit ist versiegelt. Sein Text und seine Dateien öffnen sich mit einer Karte oder mit dem Wiederherstellungsblatt der Person, die es hinterlässt, und mit nichts anderem. Auf beiden steht ein Schlüssel, der mit <prefix></prefix> beginnt. Mit dem Programm <program></program>: Speichern Sie den Schlüssel als {keyFile} und den Text unten, vom ersten bis zum letzten Strich, als {textFile}. Geben Sie dann <openText></openText> ein. Eine Datei öffnet sich auf dieselbe Weise: <openFile></openFile>.',
  files: 'Dateien',
  fileDamaged:
    '<file></file> ist beschädigt und nicht in dieser ZIP-Datei. Bitte wenden Sie sich an die Betreiber dieses Dienstes.',
  missingTitle: 'Nicht enthalten',
  missingIntro:
    'Dies konnten Sie lesen, als das Herunterladen begann, aber es ist nicht in dieser ZIP-Datei. Alles andere ist vollständig.',
  missingFrom: 'Von {sender}',
  missingLeavebit: '{leavebit}, mit den Dateien',
  missingFile: '{file}, in {leavebit}',
  quoted: '„{headline}“',
  withoutHeadline: 'ein LeaveBit ohne Überschrift',
  unnamed: '{count, plural, one {Ein LeaveBit} other {# LeaveBits}}',
  missingNext:
    'Wählen Sie noch einmal „Alles herunterladen“, um alles zu erhalten, was Sie dann lesen können. Wenn weiterhin etwas fehlt, fragen Sie die Person, die es geteilt hat, oder jemanden, der ihr nahesteht.',
  withdrawn: 'nicht mehr mit Ihnen geteilt',
  nowLocked: 'jetzt gesperrt',
  blocked: 'zurzeit nicht lesbar, weil die Zeit dafür oder das Abonnement des Kontos abgelaufen ist',
  isDamaged: 'beschädigt; bitte wenden Sie sich an die Betreiber dieses Dienstes',
  replaced: 'in der Zwischenzeit entfernt oder ersetzt',
  added: 'in der Zwischenzeit hinzugekommen',
  copyTitle: 'Was {email} erhalten würde',
  copyFrom: 'Von <sender></sender>, Stand {date}.',
  copyHint:
    'Dies ist eine Kopie. LeaveBits öffnet die LeaveBits unten zu den Zeiten, die daneben stehen. Wer diese Kopie hat, kann sie schon jetzt lesen. Bitte bewahren Sie sie an einem sicheren Ort auf.',
  copyCount: '{count, plural, one {# LeaveBit} other {# LeaveBits}}',
  copyNothing: 'Nichts. Diese Person hat alles verlassen, was mit ihr geteilt wurde.',
  copyNothingYet: 'Nichts als Empfänger oder Empfängerin.',
  opensAtOnce: 'Sofort geöffnet',
  opensNever: 'Öffnet sich nie, weil kein Tag festgelegt wurde',
  openNow: '{opening}. Es ist jetzt geöffnet.',
  sharedWith: 'Geteilt mit',
  turnTitle: 'Wenn jemand anders es nicht öffnet',
  turnText:
    'Dies geht auch an diese Person, wenn es so viele Tage nach dem Öffnen noch ungelesen ist und alle, für die es bestimmt ist, daran erinnert wurden. Sein Inhalt ist nicht in dieser Kopie.',
  turnWhen: 'Wann',
  turnAfter: 'Wenn ungelesen seit',
  turnDays: '{count, plural, one {# Tag} other {# Tagen}}',
};
