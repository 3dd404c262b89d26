import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'recipients'> = {
  sharedWithYou: 'Mit Ihnen geteilt',
  verifiedAs: 'Bestätigt als <email></email>',
  refresh: 'Aktualisieren',
  signOut: 'Abmelden',
  refreshed: 'Die Liste ist auf dem neuesten Stand',
  refreshFailed: 'Die LeaveBits konnten nicht aktualisiert werden',
  loadFailed: 'Die LeaveBits konnten nicht geladen werden',
  loadFailedNext:
    'Es ist nichts verloren gegangen. Bitte versuchen Sie es gleich noch einmal mit „Aktualisieren“.',
  tryAgainSoon: 'Bitte versuchen Sie es gleich noch einmal.',
  loadingList: 'Die mit Ihnen geteilten LeaveBits werden geladen',
  list: 'Mit Ihnen geteilte LeaveBits',
  listAll: '{count, plural, one {# LeaveBit ist} other {# LeaveBits sind}} mit Ihnen geteilt',
  listMore: '{count, plural, one {# LeaveBit wird} other {# LeaveBits werden}} angezeigt. Es gibt noch mehr',
  listHidden:
    '{count, plural, one {# LeaveBit wird} other {# LeaveBits werden}} angezeigt. Die von ausgeblendeten Absendern stehen darunter',
  showMore: 'Mehr anzeigen',
  seeAll: 'Alles ansehen, was mit Ihnen geteilt ist',
  noDescription: 'Noch keine Überschrift',
  damaged:
    'Dieses LeaveBit ist beschädigt und lässt sich nicht öffnen. Bitte wenden Sie sich an die Betreiber dieses Dienstes.',
  recentlyOpened: 'Neu geöffnet',
  from: 'Von {sender}',
  opened: 'Geöffnet: {date}',
  updated: 'Zuletzt geändert: {date}',
  sealedOpen: 'Versiegelt. Es öffnet sich mit Ihrer Karte.',
  sealedLocked: 'Versiegelt. Um es zu öffnen, werden Sie Ihre Karte brauchen.',
  viewDetails: 'Details ansehen',
  options: 'Optionen',
  readableUntil: 'Sie können es bis {date} lesen.',
  closesInDays:
    'Schließt in {days, plural, one {# Tag} other {# Tagen}}: {date}. Danach können wir es nicht mehr öffnen.',
  closesToday: 'Schließt in weniger als einem Tag: {date}. Danach können wir es nicht mehr öffnen.',
  saveIt: 'Bitte speichern Sie, was Sie behalten möchten.',
  lockedTitle: 'Gesperrt',
  opensOn: 'Öffnet sich: {date}',
  opensAfterReport:
    'Öffnet sich, wenn der Tod oder die dauerhafte Handlungsunfähigkeit der Person bestätigt wurde, die es hinterlässt',
  opensOnUnsetDate: 'Öffnet sich an einem Tag, der noch nicht festgelegt ist',
  notReleased: 'Noch nicht freigegeben',
  lockedNext:
    'Ihre Adresse ist bestätigt, und wir bewahren dies hier bis dahin für Sie auf. Sie müssen jetzt nichts tun. Wir schicken Ihnen eine E-Mail, wenn es sich öffnet, und dieser Link bleibt derselbe.',
  blockedTitle: 'Abonnement nicht aktiv',
  blocked:
    'Das Abonnement der Person, der das Konto gehört, ist nicht aktiv, deshalb kann dies zurzeit nicht gelesen werden. Es öffnet sich wieder, wenn sie es verlängert. Wenn Sie es behalten möchten, bitten Sie sie möglichst bald darum: Was nicht verlängert wird, wird eines Tages gelöscht.',
  blockedNext:
    'Ihre Adresse ist bestätigt, und Sie müssen nichts tun und nichts bezahlen. Dieser Link bleibt derselbe.',
  closedTitle: 'Geschlossen',
  closed:
    'Die Zeit, in der dies gelesen werden konnte, ist abgelaufen ({date}), und wir können es nicht mehr öffnen. Was vorher heruntergeladen oder gedruckt wurde, lässt sich weiterhin lesen. Vielleicht hat also jemand anders, der es erhalten hat, eine Kopie.',
  closedNext:
    'Ihre Adresse ist bestätigt. Was sonst noch mit Ihnen geteilt ist, finden Sie auf Ihrer eigenen Seite. Der Link dorthin steht in jeder E-Mail darüber.',
  checkAgain: 'Noch einmal prüfen',
  nothingTitle: 'Zurzeit ist nichts mit Ihnen geteilt',
  nothing:
    'Ihre Adresse ist bestätigt, aber zurzeit ist nichts mit ihr geteilt. Wenn Sie etwas erwartet haben, fragen Sie die Person, die Ihnen davon erzählt hat. Sobald etwas mit Ihnen geteilt wird, schicken wir Ihnen eine E-Mail.',
  nothingInLinkTitle: 'Hier ist nichts mit Ihnen geteilt',
  nothingInLink:
    'Ihre Adresse ist bestätigt, aber unter diesem Link ist zurzeit nichts mit ihr geteilt. Wenn Sie etwas erwartet haben, fragen Sie die Person, von der Sie den Link haben, welche Adresse sie eingetragen hat.',
  allHiddenTitle: 'Alles, was mit Ihnen geteilt ist, ist ausgeblendet',
  allHidden:
    'Sie haben alle ausgeblendet, die etwas mit Ihnen teilen. Deren LeaveBits stehen unten, und Sie können sie wieder einblenden.',
  hiddenTitle: 'Ausgeblendet',
  hiddenSenders: 'Sie haben {count, plural, one {# Absender} other {# Absender}} ausgeblendet.',
  collapseHidden: 'Ausgeblendete LeaveBits einklappen',
  showHidden: 'Ausgeblendete LeaveBits anzeigen',
  hiddenFailed:
    'Die ausgeblendeten LeaveBits konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  hiddenList: 'LeaveBits von ausgeblendeten Absendern',
  hiddenNothing: 'Ausgeblendete Absender teilen zurzeit nichts mit Ihnen.',
  guideTitle: 'Bevor Sie lesen',
  guideDeath:
    '{sender} hat dies für Sie aufbewahrt. Der Tod wurde gemeldet ({date}) und von {count, plural, one {einem weiteren Menschen} other {# weiteren Menschen}} bestätigt, denen die Person vertraut hat. Deshalb ist jetzt geöffnet, was darauf gewartet hat.',
  guideIncapacity:
    '{sender} hat dies für Sie aufbewahrt. Dass die Person nicht mehr selbst handeln kann, wurde gemeldet ({date}) und von {count, plural, one {einem weiteren Menschen} other {# weiteren Menschen}} bestätigt, denen sie vertraut. Deshalb ist jetzt geöffnet, was darauf gewartet hat. Wenn {name} eines Tages wieder selbst handeln kann, kann die Person es wieder schließen.',
  guideFirst: 'Zuerst',
  guideFirstDeath:
    'Speichern Sie mit „Alles herunterladen“ eine Kopie, damit sie Ihnen bleibt, was auch immer mit dieser Seite geschieht. Sehen Sie dann nach, was nicht warten kann: Menschen oder Tiere, um die sich jemand kümmern muss, eine Wohnung, die leer steht, Wünsche für die Bestattung.',
  guideFirstIncapacity:
    'Speichern Sie mit „Alles herunterladen“ eine Kopie, damit sie Ihnen bleibt, was auch immer mit dieser Seite geschieht. Sehen Sie dann nach, was nicht warten kann: Menschen oder Tiere, um die sich jemand kümmern muss, eine Wohnung, die leer steht, Wünsche zur Behandlung.',
  guideCardTitle: 'Ihre Karte',
  guideCard:
    'Einiges ist versiegelt und öffnet sich mit einer gedruckten Karte, die Sie bekommen haben: einem Blatt mit einem QR-Code und einem Schlüssel. Suchen Sie sie zuerst bei Ihren eigenen Unterlagen, dann bei denen der anderen Person. Öffnen Sie jedes versiegelte LeaveBit hier und speichern Sie es von dort aus, denn „Alles herunterladen“ kann es nicht öffnen.',
  guideWaitTitle: 'Was warten kann',
  guideWait:
    'Briefe sind hier, wann immer Sie so weit sind. Auch Konten und Abonnements können warten: Lassen Sie Telefon und E-Mail vorerst weiterlaufen, denn dorthin werden Codes zum Anmelden geschickt.',
  guideSignTitle: 'Bevor Sie etwas bezahlen, kündigen oder unterschreiben',
  guideSign:
    'Fragen Sie, wer sich um die Formalitäten kümmert, zum Beispiel bei der Testamentsvollstreckung, der rechtlichen Betreuung oder in einer Anwaltskanzlei. Was an Ihrem Wohnort gilt, können wir Ihnen nicht sagen.',
  guideKeepTitle: 'Wie Sie es behalten',
  guideKeep:
    'Der Download enthält alle Texte und Dateien und eine Seite, die sich ohne Internet öffnen lässt. Sie können auch jedes LeaveBit drucken. Bewahren Sie beides dort auf, wo nur Sie es finden.',
  guideEndTitle: 'Bis wann',
  guideEnd: 'Sie können alles bis {date} lesen. Vorher schicken wir Ihnen eine E-Mail.',
  guideEndFrom:
    'Was {name} Ihnen hinterlassen hat, können Sie bis {date} lesen. Vorher schicken wir Ihnen eine E-Mail.',
  guideNoEnd: 'Ein Ende ist nicht vorgesehen.',
  guideNoEndFrom: 'Für das, was {name} Ihnen hinterlassen hat, ist kein Ende vorgesehen.',
  releaseTitle: 'Wie es geöffnet wurde',
  deathReported: 'Ein Todesfall wurde gemeldet: {date}.',
  incapacityReported: 'Eine dauerhafte Handlungsunfähigkeit wurde gemeldet: {date}.',
  confirmedBy:
    '{count, plural, one {Eine weitere Vertrauensperson hat} other {# weitere Vertrauenspersonen haben}} die Meldung bestätigt.',
  openedThen: 'Dies wurde daraufhin geöffnet: {date}.',
  info: 'Text',
  noText: 'Hier steht kein Text.',
  attachments: 'Dateien',
  sharedWith: 'Geteilt mit',
  loadingText: 'Der Text wird geladen',
  textFailed: 'Der Text konnte nicht geladen werden',
  textFailedNext: 'Es ist nichts verloren gegangen. Bitte versuchen Sie es gleich noch einmal.',
  show: 'Anzeigen',
  hide: 'Verbergen',
  hidden: 'verborgen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyTitle: 'Bitte kopieren Sie es selbst',
  copyBlocked: 'Ihr Browser erlaubt uns das Kopieren nicht.',
  oneTimeKey: 'Schlüssel für Einmalcodes:',
  oneTimeCode: 'Code, um sich jetzt anzumelden:',
  oneTimeSeconds:
    '{seconds, plural, one {noch <number>#</number> Sekunde} other {noch <number>#</number> Sekunden}}',
  print: 'Drucken',
  saveFile: 'Als Datei speichern',
  view: 'Ansehen',
  viewFile: '{file} ansehen',
  download: 'Herunterladen',
  downloadFile: '{file} herunterladen',
  downloadZip: 'Alles als ZIP herunterladen',
  downloadZipHint: 'Alles in diesem LeaveBit in einer Datei.',
  downloadAll: 'Alles herunterladen',
  downloadAllHint:
    'Alle Texte und Dateien, die jetzt geöffnet sind, von allen Absendern, in einer ZIP-Datei. Darin ist eine Seite, die Sie ohne Internet lesen können.',
  downloadAllHintHidden:
    'Alle Texte und Dateien, die jetzt geöffnet sind, von allen Absendern, auch von denen, die Sie ausgeblendet haben, in einer ZIP-Datei. Darin ist eine Seite, die Sie ohne Internet lesen können.',
  downloadAllSealed:
    'Was versiegelt ist, bleibt darin versiegelt. Um es lesbar zu speichern, öffnen Sie es auf dieser Seite mit Ihrer Karte und laden Sie es von dort herunter.',
  downloadFailed: 'Download fehlgeschlagen',
  fileFailed: '„{file}“ konnte nicht heruntergeladen werden.',
  textDownloadFailed: 'Der Text konnte nicht heruntergeladen werden.',
  zipFailed: 'Die ZIP-Datei konnte nicht heruntergeladen werden.',
  fileStarted: '„{file}“ wird heruntergeladen.',
  textStarted: 'Der Text wird heruntergeladen.',
  zipStarted: 'Die ZIP-Datei wird heruntergeladen.',
  downloadOver: 'Der Download hat nicht begonnen. Bitte versuchen Sie es noch einmal.',
  downloadProgress: 'Ihr Browser zeigt den Fortschritt an.',
  noProgress:
    'Wenn nichts geschieht, öffnen Sie diese Seite in Safari, Chrome oder einem anderen Browser: Viele Apps können keine Dateien speichern.',
  offline: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  ownNoteTitle: 'Ein Merkzettel für Ihre Unterlagen',
  ownNote:
    'Darauf steht, wo diese Seite ist und welche Adresse Sie verwenden, und nichts von dem, was Ihnen hinterlassen wurde.',
  printNote: 'Merkzettel drucken',
};
