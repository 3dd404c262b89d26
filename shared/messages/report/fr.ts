import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'report'> = {
  titlePractice: 'Votre rôle de personne référente',
  title: 'Signalement',
  invalidLink: 'Lien de signalement non valide',

  chosen: 'On vous demande d’être personne référente',
  chosenBy: '<name>{owner}</name> compte sur vous pour nous signaler son décès ou son incapacité définitive.',
  realReport: 'Un vrai signalement concernant {owner} est en cours',
  realReportMade: 'C’est le vôtre. Pour savoir où il en est, ouvrez le lien avec lequel vous l’avez fait.',
  realReportAsked:
    'Nous vous avons demandé par e-mail de le confirmer. Veuillez utiliser le lien de cet e-mail, et non cette page.',
  realReportConfirmed:
    'Vous l’avez confirmé et n’avez rien d’autre à faire. Nous vous écrirons par e-mail dès qu’une décision sera prise.',
  realReportDenied:
    'Vous nous avez dit que ce n’est pas vrai. Si vous apprenez que c’est finalement vrai, utilisez le lien de notre e-mail.',
  realReportUninvolved:
    'Vous n’êtes personne référente que depuis que ce signalement a été fait. Vous n’avez rien à faire.',
  linksOnHold: 'Vos liens de signalement sont suspendus',

  willYou: 'Le ferez-vous pour {owner} ?',
  willYouText:
    '{owner} peut voir votre réponse. Vous pouvez la modifier ici à tout moment. Elle ne vous engage à rien, et vos liens fonctionnent dans tous les cas.',
  accepted: 'Vous avez accepté. Merci : {owner} peut le voir.',
  declined: 'Vous avez décliné, et {owner} peut le voir. Vous en avez tout à fait le droit.',
  accept: 'Accepter',
  decline: 'Décliner',
  answerNotSaved: 'Votre réponse n’a pas été enregistrée',

  yourAddress: 'Votre adresse',
  addressQuestion: 'Utilisez-vous toujours cette adresse e-mail ?',
  addressWhy:
    'C’est là que nous avons envoyé le lien vers cette page. S’il arrive quelque chose, c’est là que nous vous écrirons.',
  addressYes: 'Oui',
  addressNo: 'Non, j’en utilise une autre',
  addressKept: 'Merci. Nous continuerons à utiliser cette adresse.',
  addressChanges:
    'Merci. Nous avons demandé à {owner} de vous parler et de modifier l’adresse. Vos liens fonctionnent jusque-là.',

  practice: 'S’exercer à faire un signalement',
  practiceWhy:
    'Cela prend deux minutes et ressemble à un vrai signalement : vous le connaîtrez avant d’en avoir besoin. Rien n’est signalé.',
  startPractice: 'Commencer l’exercice',
  ifItHappened: 'S’il est arrivé quelque chose à {owner}',
  notReportedHere:
    'Cette page ne permet pas de le signaler. Revenez à l’e-mail qui vous a conduit ici et cliquez sur l’un de ces boutons :',
  emailNotFound:
    'Si vous ne trouvez pas l’e-mail, cherchez « LeaveBits » dans votre messagerie, ou <links>faites-vous envoyer à nouveau vos liens</links>. Toute autre personne référente peut aussi le signaler, et nous vous demanderons de confirmer.',
  drillTitle: 'Ceci est un exercice : rien n’est signalé',
  drill:
    'Regardez et cliquez sur le bouton. Personne n’est prévenu et rien ne s’ouvre. Pour un vrai signalement, cliquez dans votre e-mail sur « Signaler un décès » ou « Signaler une incapacité définitive ».',
  drillTypes: 'Objet de l’exercice',
  aDeath: 'Un décès',
  anIncapacitation: 'Une incapacité',
  drillDoneTitle: 'C’était un exercice',
  drillDone:
    'Rien n’a été signalé et personne n’a été prévenu. Après un vrai signalement, vous verriez le texte ci-dessous.',
  drillReal:
    '<strong>Est-ce vraiment arrivé ?</strong> {type, select, death {Utilisez « Signaler un décès » dans le même e-mail.} other {Utilisez « Signaler une incapacité définitive » dans le même e-mail.}} Rien n’est signalé depuis cette page.',
  practiceAgain: 'S’exercer à nouveau',

  reportDeath: 'Signaler un décès',
  reportIncapacitation: 'Signaler une incapacité définitive',
  sorryIfDeath: 'Si une personne qui vous était proche est décédée, nous vous présentons nos condoléances.',
  sorryIfIncapacitation: 'Nous sommes désolés que vous ayez besoin de cette page.',
  tellUs:
    '{type, select, death {Ici, vous pouvez nous signaler ceci : <name>{owner}</name> est décédé(e).} other {Ici, vous pouvez nous signaler ceci : <name>{owner}</name> est en incapacité définitive et ne pourra plus agir en son propre nom.}}',
  noHurry:
    '{owner} vous a choisi(e) pour cela. Rien ne presse : ce lien reste valable, et vous pouvez revenir plus tard.',
  whatHappens: 'Ce qui se passe après votre signalement',
  pausedUntil: 'Vous pourrez à nouveau faire un signalement à partir du {moment}',
  pausedByOwner:
    '{owner} a démenti un signalement et demandé un peu de temps avant le suivant ; personne ne peut donc en faire d’ici là. Si c’est vraiment arrivé, veuillez revenir sur cette page à ce moment-là.',
  pausedByReports:
    'Ces derniers temps, vous avez plusieurs fois fait ou retiré un signalement concernant {owner}. Si c’est vraiment arrivé cette fois, demandez à une autre personne référente de le signaler. Vous pourrez alors confirmer.',
  surePractice:
    '{type, select, death {Exercice : j’en ai la certitude, {owner} est décédé(e).} other {Exercice : j’en ai la certitude, {owner} est en incapacité définitive.}}',
  submitDeath: 'Signaler le décès',
  submitIncapacitation: 'Signaler l’incapacité',
  submitDeathPractice: 'Signaler le décès (exercice)',
  submitIncapacitationPractice: 'Signaler l’incapacité (exercice)',
  notSure:
    'Vous n’en avez pas la certitude ? Fermez cette page : rien ne se passe tant que vous n’avez pas cliqué sur le bouton. Demandez d’abord à quelqu’un qui connaît bien {owner}.',
  onlyToAccept:
    'Vous vouliez seulement accepter ou vous exercer ? Cliquez sur « Accepter, décliner ou s’exercer » dans le même e-mail.',
  submissionFailed: 'Signalement non transmis',
  notSubmitted: 'Le signalement n’a pas été transmis. Veuillez réessayer dans un instant.',

  lastReport: 'Votre dernier signalement',
  lastWithdrawn: 'Vous avez retiré votre signalement du {moment}. Rien n’a été ouvert.',
  lastRefuted:
    'Quelqu’un a répondu que votre signalement du {moment} n’est pas vrai. C’est généralement la personne titulaire du compte qui répond. Rien n’a été ouvert. Si vous le pouvez, posez-lui la question de vive voix ou par téléphone.',
  lastExpired:
    'Trop peu d’autres personnes référentes ont confirmé à temps votre signalement du {moment}, qui a donc expiré. Rien n’a été ouvert. Vous pouvez faire un nouveau signalement ici.',
  lastRevoked:
    'Après votre signalement du {moment} concernant {owner}, quelqu’un s’est connecté au compte et a tout reverrouillé. C’est généralement la personne titulaire du compte.',

  tooFewConfirmers:
    '{required, plural, one {# confirmation est nécessaire} other {# confirmations sont nécessaires}}, et trop peu d’autres personnes référentes peuvent agir en ce moment. Rien ne s’ouvre tant qu’il n’y a pas assez de confirmations.',
  confirmers:
    '{others, plural, one {# autre personne référente peut le confirmer, et nous le lui demanderons par e-mail.} other {# autres personnes référentes peuvent le confirmer, et nous le leur demanderons par e-mail.}} Rien ne s’ouvre avant {required, plural, one {# confirmation} other {# confirmations}}.',
  willWarn:
    'Nous avertirons {owner} immédiatement, puis à nouveau avant la fin du délai. Pendant {hours, plural, one {# heure} other {# heures}}{days, plural, =0 {} one { (# jour)} other { (# jours)}}, rien ne s’ouvre, et {owner} peut tout arrêter en un clic.',
  willWarnAway:
    'Nous avertirons {owner} immédiatement, puis à nouveau avant la fin du délai. {owner} nous a annoncé son absence jusqu’au {until}. Jusque-là, et pendant {hours, plural, one {# heure} other {# heures}}{days, plural, =0 {} one { (# jour)} other { (# jours)}} de plus, rien ne s’ouvre, et {owner} peut tout arrêter en un clic.',
  opensAtEarliest:
    'Si ces personnes confirment et en l’absence de démenti, ce qu’a laissé {owner} s’ouvrira pour ses destinataires. Si vous faites le signalement maintenant, ce sera au plus tôt le {moment}.',
  showsAddress:
    'Nous montrons votre adresse e-mail avec le signalement à {owner} et aux autres personnes référentes. Toutes les personnes concernées peuvent voir qui a fait un signalement.',
  canWithdraw:
    'C’était une erreur ? Vous pouvez retirer le signalement avec ce lien tant qu’une autre personne référente ne l’a pas confirmé.',

  received: 'Votre signalement a été reçu',
  receivedPractice: 'EXERCICE : votre signalement a été reçu',
  thanks:
    '{type, select, death {Merci. Vous avez signalé ceci : <name>{owner}</name> est décédé(e). Nous vous présentons nos condoléances.} other {Merci. Vous avez signalé ceci : <name>{owner}</name> est en incapacité définitive. Nous sommes désolés de ce que vous traversez.}} Vous n’avez rien d’autre à faire. Vous pouvez fermer cette page.',
  whatNow: 'Ce qui se passe maintenant',
  warning: 'Nous avertissons {owner}. Un démenti est possible au moins jusqu’au {moment}.',
  longerAway: 'C’est plus long que d’habitude, car une absence jusqu’au {until} nous avait été annoncée.',
  opensAfterBoth:
    'Une fois ce délai écoulé et les confirmations en nombre suffisant, ce qu’a laissé {owner} s’ouvrira pour ses destinataires.',
  openAgain:
    'C’était une erreur ? Ouvrez à nouveau ce lien : vous pouvez retirer le signalement tant qu’une autre personne référente ne l’a pas confirmé.',

  pending: 'Votre signalement est en cours',
  youReported:
    '{type, select, death {Le {moment}, vous avez signalé ceci : <name>{owner}</name> est décédé(e).} other {Le {moment}, vous avez signalé ceci : <name>{owner}</name> est en incapacité définitive.}}',
  nothingElse: 'Vous n’avez rien d’autre à faire.',
  keepPosted: 'Nous vous tiendrons au courant.',
  reportOnce: 'Vous n’avez pas besoin de faire un nouveau signalement',
  otherLink:
    '{type, select, death {Vous avez ouvert le lien pour une incapacité définitive, mais vous avez signalé un décès.} other {Vous avez ouvert le lien pour un décès, mais vous avez signalé une incapacité définitive.}} Les deux ont le même effet pour les personnes choisies par {owner}.',
  ifTypeMatters:
    'Si la différence est importante, retirez ce signalement ci-dessous et refaites-le avec ce lien.',
  staysPending: 'Votre signalement reste en cours tant qu’il n’est pas démenti par {owner}.',
  staysPendingOrWithdraw:
    'Votre signalement reste en cours tant qu’il n’est pas démenti par {owner} et que vous ne le retirez pas.',
  speakToOthers: 'Parlez-en aux autres personnes référentes.',
  ifMistakeWithdraw: 'Si c’était une erreur, retirez-le ci-dessous.',
  whereItStands: 'Où il en est',
  nobodyConfirmed:
    'Personne n’a encore confirmé. {required, plural, one {Une autre personne référente doit le faire.} other {# autres personnes référentes doivent le faire.}}',
  enoughConfirmed:
    '{confirmations, plural, one {# confirmation : c’est suffisant.} other {# confirmations : c’est suffisant.}}',
  confirmedSoFar:
    '{confirmations, plural, one {# confirmation jusqu’ici} other {# confirmations jusqu’ici}} ; il en faut {required}.',
  deadlineOver:
    'Le délai accordé à {owner} pour démentir est écoulé. Un démenti reste possible tant que le signalement est en cours.',
  deadline: '{owner} a jusqu’au {moment} pour dire que ce n’est pas vrai.',
  opensAfterDeadline:
    'Sans démenti de sa part, ce qu’a laissé {owner} s’ouvrira pour ses destinataires une fois ce délai écoulé.',
  opensAfterConfirmations:
    'Dès que les confirmations seront en nombre suffisant, ce qu’a laissé {owner} s’ouvrira pour ses destinataires.',
  wasItMistake: 'Était-ce une erreur ?',
  withdrawText:
    'Vous pouvez retirer le signalement tant qu’une autre personne référente ne l’a pas confirmé. Rien ne s’ouvrira, et nous préviendrons {owner} et les autres personnes référentes.',
  withdrawSure: 'Je veux retirer mon signalement.',
  withdraw: 'Retirer le signalement',
  notWithdrawn: 'Le signalement n’a pas été retiré',
  mistakeConfirmed:
    'Une autre personne référente l’a confirmé ; vous ne pouvez donc plus le retirer. Si c’était une erreur, dites-le aux autres personnes référentes et à celles qui connaissent bien {owner}. Si {owner} est en vie et va bien, un démenti reste possible jusqu’à l’ouverture.',
  withdrawnTitle: 'Votre signalement a été retiré',
  withdrawnDone:
    'Rien n’a été ouvert. Nous préviendrons <name>{owner}</name> et les autres personnes référentes.',
  withdrawnLinks:
    'Vos liens fonctionnent comme avant : vous pourrez faire un nouveau signalement si c’est un jour nécessaire. Vous pouvez fermer cette page.',

  openedTitle: 'Les LeaveBits laissés par {owner} ont été ouverts',
  opened:
    'Un signalement a été confirmé, et ce qu’a laissé <name>{owner}</name> a été ouvert pour les personnes choisies. Merci d’avoir été personne référente.',
  openedNothingToDo: 'Vous n’avez plus rien à faire. Vous pouvez fermer cette page.',
  openedAlive:
    'Si {owner} est en vie et va bien, veuillez l’en informer immédiatement. Il suffit de se connecter pour tout reverrouiller.',

  onHold: 'Ce lien est suspendu',
  alreadyConfirmed: 'Vous avez déjà confirmé ce signalement. Vous n’avez rien d’autre à faire.',
  notSent: 'Nous ne l’avons pas envoyé à nouveau',
  sendAgain: 'M’envoyer à nouveau cet e-mail',
  sent: 'Nous l’avons envoyé à nouveau',
  sentText:
    'Il est en route vers l’adresse que vous utilisez comme personne référente. S’il n’arrive pas, vous pourrez le redemander ici à partir du {moment}.',

  thisPerson: 'cette personne',
  running: 'Un signalement concernant {owner} est déjà en cours. Il ne peut y en avoir qu’un à la fois.',
  suspended:
    'Quelqu’un a répondu que votre signalement concernant {owner} n’est pas vrai. C’est généralement la personne titulaire du compte qui répond. Elle décidera si vous restez personne référente. D’ici là, vos liens ne permettent ni de signaler ni de confirmer quoi que ce soit.',
  suspendedNext:
    'Si c’était un malentendu, parlez-en avec {owner}. Si vous savez que c’était vrai, parlez-en aux autres personnes référentes : leurs liens fonctionnent. Si personne ne se connecte au compte pendant {days, plural, one {# jour} other {# jours}}, vos liens fonctionneront à nouveau.',
  askedNext:
    'Si vous pouvez le confirmer, cherchez notre dernier e-mail à ce sujet, y compris dans votre dossier de courrier indésirable. Il contient un lien pour confirmer le signalement ou pour dire que ce n’est pas vrai. Si vous ne le trouvez pas, nous pouvons l’envoyer à nouveau.',
  confirmedNext:
    'Vous l’avez confirmé et n’avez rien d’autre à faire. Nous vous écrirons par e-mail dès qu’une décision sera prise.',
  deniedNext:
    'Vous nous avez dit que ce n’est pas vrai, et nous en avons informé la personne concernée. Vous n’avez rien d’autre à faire. Si vous apprenez que c’est finalement vrai, vous pouvez encore le confirmer avec le lien de notre e-mail. Nous pouvons l’envoyer à nouveau.',
  uninvolvedNext:
    'Vous n’êtes personne référente que depuis que ce signalement a été fait ; nous n’avons donc interrogé que les autres. Vous n’avez rien à faire.',
  worksAgain: 'Si le signalement est démenti, retiré ou expire, ce lien fonctionnera à nouveau.',
  made: 'Vous avez déjà fait un signalement concernant {owner}, et il est en cours.',
  madeNext:
    'Vous n’avez rien d’autre à faire. Pour savoir où il en est ou pour le retirer, ouvrez à nouveau votre lien.',
  released:
    'Un signalement concernant {owner} a déjà été confirmé, et ce que cette personne a laissé a été ouvert pour ses destinataires.',
  refuted:
    'Quelqu’un a déjà répondu que votre signalement n’est pas vrai. C’est généralement la personne titulaire du compte qui répond. Rien n’a été ouvert.',
  withdrawn: 'Vous avez déjà retiré votre signalement concernant {owner}. Rien n’a été ouvert.',
  expired:
    'Le dernier signalement concernant {owner} a expiré, car trop peu d’autres personnes référentes l’ont confirmé.',
  expiredNext: 'Parlez-en aux autres personnes référentes, puis ouvrez à nouveau le lien.',
  revoked:
    'Après le dernier signalement concernant {owner}, quelqu’un s’est connecté au compte et a tout reverrouillé.',

  cardTitle: 'Une carte pour vos papiers',
  cardText: 'Imprimez ce lien avec un code QR, afin de le retrouver sans notre e-mail.',
  cardTextPractice:
    'Imprimez l’adresse de cette page avec un code QR, afin de la retrouver sans notre e-mail.',
  cardWarning:
    'Toute personne qui a la carte peut faire un signalement en votre nom ; rangez-la donc là où vous seul(e) pouvez la trouver.',
  cardNotPrinted: 'La carte n’a pas été imprimée',
  printCard: 'Imprimer une carte',

  mailLanguageTitle: 'Nos e-mails dans cette langue',
  mailLanguage: 'Souhaitez-vous que nos e-mails au sujet de {owner} soient eux aussi en français ?',
  chooseMailLanguage: 'M’écrire en français',
  mailLanguageChosen: 'Nous vous écrirons désormais en français au sujet de {owner}.',
  mailLanguageNotChosen: 'Votre langue n’a pas été enregistrée',
};
