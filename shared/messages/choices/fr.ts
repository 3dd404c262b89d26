import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'choices'> = {
  tryAgainSoon: 'Veuillez réessayer dans un instant.',
  stoppedAll:
    'Vous ne recevez aucun e-mail de cette personne, sauf si quelque chose s’ouvre après son décès ou son incapacité',
  stoppedNews: 'Vous ne recevez d’e-mails de cette personne que lorsque quelque chose s’ouvre',
  stoppedAllNow:
    'Vous ne recevez aucun e-mail de cette personne, sauf si quelque chose s’ouvre après son décès ou son incapacité.',
  stoppedNewsNow: 'Vous ne recevez d’e-mails de cette personne que lorsque quelque chose s’ouvre.',
  stopWarning:
    'Sans ces e-mails, vous ne saurez pas quand cette personne partage quelque chose de nouveau, ni quand quelque chose s’ouvre pour vous. Tout reste sur votre page.',
  unstoppable:
    'Si quelque chose s’ouvre après le décès ou l’incapacité de cette personne, nous vous enverrons tout de même un e-mail, puis un autre avant la fermeture.',
  mailsAfterRelease: 'Si autre chose s’ouvre pour vous, nous vous enverrons un e-mail.',
  mailsAfterReleaseClosing:
    'Si autre chose s’ouvre pour vous, nous vous enverrons un e-mail, puis un autre avant la fermeture.',
  from: 'De {sender}',
  secret: 'Cette personne ne saura pas que vous la masquez ou que vous arrêtez ses e-mails.',
  unchanged: 'Rien n’a été modifié',
  hide: 'Masquer cette personne',
  isHidden: 'Tout ce qui vient de cette personne se trouve dans « Masqués », à la fin de votre page.',
  hiding: 'Tout ce qui vient de cette personne passe dans « Masqués », à la fin de votre page.',
  hidingLosesNothing:
    'Tout ce qui vient de cette personne passe dans « Masqués », à la fin de votre page. Rien n’est perdu, et vous pouvez l’afficher à nouveau à tout moment.',
  showAgain: 'Afficher à nouveau cette personne',
  shownAgain: 'Personne affichée à nouveau',
  hidden: 'Personne masquée',
  undo: 'Annuler',
  undoElsewhere: '« Masqués », à la fin de la page, permet d’afficher à nouveau cette personne',
  mailsTitle: 'E-mails',
  mailsFromTitle: 'E-mails de cette personne',
  mailsOn: 'Vous recevez un e-mail dès qu’il y a du nouveau.',
  mailsAgain: 'Recevoir à nouveau des e-mails',
  mailsBackOn: 'E-mails rétablis',
  mailsStop: 'Arrêter les e-mails de cette personne',
  mailsStopped: 'E-mails arrêtés',
  keepTitle: 'Le lire et le garder',
  keepUntil: 'Vous pouvez le lire ici jusqu’au {date}.',
  keep: 'Téléchargez ou imprimez ce que vous voulez garder.',
  keepSealed: 'Il est scellé : ouvrez-le avec votre carte et enregistrez-y ce que vous voulez garder.',
  read: 'Lire',
  download: 'Télécharger',
  downloadFailed: 'Échec du téléchargement',
  print: 'Imprimer',
  leave: 'Quitter ce LeaveBit',
  leaveSeen:
    'Vous n’aurez plus accès à ce LeaveBit. La personne qui partage peut voir que vous l’avez quitté.',
  leaveUndo:
    'Pendant {days} jours, vous pourrez revenir sur ce choix avec un lien que nous vous enverrons par e-mail. Ensuite, il se peut que plus personne ne puisse le récupérer.',
  lossClosed: 'Il ne peut plus être lu, et il ne figurerait plus sur votre page.',
  lossOpen: 'Vous ne pourrez plus le lire ni télécharger ses fichiers.',
  lossLocked: 'Il n’est pas encore ouvert. Si vous le quittez, vous ne pourrez pas le lire à ce moment-là.',
  lossDated: 'Il s’ouvre le {date}. Si vous le quittez, vous ne pourrez pas le lire à ce moment-là.',
  leaveTitle: 'Quitter « {leavebit} » ?',
  leaveReleased:
    'Nous vous enverrons par e-mail un lien qui permet de revenir sur ce choix pendant {days} jours. Ensuite, il se peut que plus personne ne puisse le récupérer.',
  leaveDownloadFirst: 'Si vous pensez le vouloir un jour, téléchargez-le d’abord.',
  leaveText:
    'Vous ne pourrez plus le lire ni télécharger ses fichiers, et nous ne vous enverrons plus d’e-mails à son sujet. {sender} verra que vous l’avez quitté, et quand. Nous vous enverrons par e-mail un lien qui permet de revenir sur ce choix pendant {days} jours. Ensuite, seule la personne qui partage pourra vous ajouter à nouveau.',
  left: 'Vous avez quitté ce LeaveBit',
  notLeft: 'Vous ne l’avez pas quitté. Veuillez réessayer dans un instant.',
  checking: 'Vérification de votre lien',
  notChecked: 'Nous n’avons pas pu vérifier ce lien',
  ourSide: 'Un problème est survenu de notre côté.',
  deadTitle: 'Ce lien ne fonctionne plus',
  returnPage: 'Rétablir l’accès',
  returnTitle: 'Rétablir votre accès ?',
  returnText:
    'Le {date}, vous avez quitté quelque chose que <sender></sender> avait partagé avec vous. Si vous rétablissez votre accès, ce sera comme si vous ne l’aviez jamais quitté.',
  returnSeen: 'La personne qui partage verra que vous avez de nouveau accès.',
  returnUntil: 'Ce lien fonctionne jusqu’au {date}. Si vous vouliez le quitter, vous n’avez rien à faire.',
  returnFailed: 'Nous n’avons pas pu rétablir votre accès',
  returnButton: 'Rétablir l’accès',
  returnedTitle: 'Vous avez de nouveau accès',
  returned:
    'Le LeaveBit de {sender} est de nouveau sur votre page. S’il était verrouillé avant, il l’est toujours.',
  returnUnknown:
    'Il est peut-être incomplet, ou la personne qui partage a changé les destinataires. Les liens des e-mails sont parfois coupés : ouvrez à nouveau l’e-mail et appuyez sur son bouton. Si c’est possible, demandez à cette personne de partager à nouveau avec vous.',
  returnBackTitle: 'Vous avez déjà accès',
  returnBack: 'Ceci est de nouveau partagé avec vous. Vous n’avez rien à faire.',
  returnExpiredTitle: 'Ce lien a expiré',
  returnExpired:
    'Il n’était valable que {days} jours. Seule la personne qui l’a partagé peut le partager à nouveau avec vous.',
  elsewhere:
    'Tout le reste de ce qui est partagé avec vous se trouve sur votre propre page. Le lien figure dans chaque e-mail à ce sujet.',
  openPage: 'Ouvrir votre page',
  stopPage: 'Arrêter les e-mails',
  stopDead:
    'Veuillez utiliser le lien du dernier e-mail de cette personne, ou aller à la page qui réunit tout ce qui est partagé avec vous.',
  stoppedTitle: 'Les e-mails sont arrêtés',
  stopped: 'Vous ne recevrez plus d’e-mails sur les nouveautés de <sender></sender>.',
  stoppedNext:
    'Tout ce qui a été partagé avec vous reste. Pour changer cela, allez à la page qui réunit tout ce qui est partagé avec vous, ouvrez « Options » et choisissez « Recevoir à nouveau des e-mails ». Vous recevrez toujours les codes que vous demandez.',
  stopTitle: 'Arrêter les e-mails de cette personne ?',
  stopFrom: '<sender></sender> a partagé quelque chose avec vous sur LeaveBits.',
  stopMissed: 'Ce que vous ne sauriez plus',
  stopSecret: 'Cette personne n’en saura rien. Vous pourrez revenir sur ce choix sur votre page.',
  stopFailed: 'Les e-mails n’ont pas été arrêtés',

  mailLanguageTitle: 'Nos e-mails dans cette langue',
  mailLanguage:
    'Souhaitez-vous que nos e-mails soient eux aussi en français ? Cela ne concerne que nos propres textes ; ce que d’autres vous laissent reste tel qu’ils l’ont écrit.',
  chooseMailLanguage: 'M’écrire en français',
  mailLanguageChosen: 'Nous vous écrirons désormais en français.',
  mailLanguageNotChosen: 'Votre langue n’a pas été enregistrée',
};
