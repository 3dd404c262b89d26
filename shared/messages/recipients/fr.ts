import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'recipients'> = {
  sharedWithYou: 'Partagé avec vous',
  verifiedAs: 'Adresse vérifiée : <email></email>',
  refresh: 'Actualiser',
  signOut: 'Se déconnecter',
  refreshed: 'La liste est à jour',
  refreshFailed: 'Les LeaveBits n’ont pas pu être actualisés',
  loadFailed: 'Les LeaveBits n’ont pas pu être chargés',
  loadFailedNext: 'Rien n’a été perdu. Veuillez réessayer dans un instant avec le bouton « Actualiser ».',
  tryAgainSoon: 'Veuillez réessayer dans un instant.',
  loadingList: 'Les LeaveBits partagés avec vous se chargent',
  list: 'LeaveBits partagés avec vous',
  listAll: '{count, plural, one {# LeaveBit est partagé} other {# LeaveBits sont partagés}} avec vous',
  listMore:
    '{count, plural, one {# LeaveBit est affiché} other {# LeaveBits sont affichés}}. Il y en a d’autres',
  listHidden:
    '{count, plural, one {# LeaveBit est affiché} other {# LeaveBits sont affichés}}. Ceux des personnes que vous avez masquées se trouvent en dessous',
  showMore: 'Afficher plus',
  seeAll: 'Voir tout ce qui est partagé avec vous',
  noDescription: 'Pas encore de titre',
  damaged:
    'Ce LeaveBit est endommagé et ne peut pas être ouvert. Veuillez écrire aux responsables de ce service.',
  recentlyOpened: 'Ouvert récemment',
  from: 'De {sender}',
  opened: 'Ouvert le {date}',
  updated: 'Dernière modification le {date}',
  sealedOpen: 'Scellé. Il s’ouvre avec votre carte.',
  sealedLocked: 'Scellé. Il vous faudra votre carte pour l’ouvrir.',
  viewDetails: 'Voir les détails',
  options: 'Options',
  readableUntil: 'Vous pouvez le lire jusqu’au {date}.',
  closesInDays:
    'Se ferme dans {days, plural, one {# jour} other {# jours}}, le {date}. Ensuite, nous ne pourrons plus l’ouvrir.',
  closesToday: 'Se ferme dans moins d’un jour, le {date}. Ensuite, nous ne pourrons plus l’ouvrir.',
  saveIt: 'Veuillez enregistrer ce que vous voulez garder.',
  lockedTitle: 'Verrouillé',
  opensOn: 'S’ouvre le {date}',
  opensAfterReport: 'S’ouvre après la confirmation du décès ou de l’incapacité définitive du titulaire',
  opensOnUnsetDate: 'S’ouvre à une date qui n’est pas encore fixée',
  notReleased: 'Pas encore transmis',
  lockedNext:
    'Votre adresse est vérifiée, et nous gardons ceci pour vous jusque-là. Vous n’avez rien à faire maintenant. Nous vous enverrons un e-mail à l’ouverture, et ce lien reste le même.',
  blockedTitle: 'Abonnement inactif',
  blocked:
    'L’abonnement du titulaire n’est pas actif, et ceci ne peut donc pas être lu pour le moment. L’accès se rouvrira s’il le renouvelle. Si vous voulez garder ceci, demandez-le-lui sans tarder : ce qui n’est pas renouvelé finit par être supprimé.',
  blockedNext: 'Votre adresse est vérifiée, et vous n’avez rien à faire ni à payer. Ce lien reste le même.',
  closedTitle: 'Fermé',
  closed:
    'Le délai pour lire ceci a pris fin le {date}, et nous ne pouvons plus l’ouvrir. Ce qui a été téléchargé ou imprimé auparavant reste lisible ; d’autres destinataires en ont peut-être une copie.',
  closedNext:
    'Votre adresse est vérifiée. Ce qui est partagé avec vous par ailleurs se trouve sur votre propre page, et le lien figure dans chaque e-mail à ce sujet.',
  checkAgain: 'Vérifier à nouveau',
  nothingTitle: 'Rien n’est partagé avec vous pour le moment',
  nothing:
    'Votre adresse est vérifiée, mais rien n’est actuellement partagé avec elle. Si vous attendiez quelque chose, demandez à la personne qui vous en a parlé. Nous vous enverrons un e-mail dès que quelque chose sera partagé avec vous.',
  nothingInLinkTitle: 'Rien ici n’est partagé avec vous',
  nothingInLink:
    'Votre adresse est vérifiée, mais rien de ce que désigne ce lien n’est actuellement partagé avec elle. Si vous attendiez quelque chose, demandez à la personne qui vous a envoyé le lien quelle adresse elle a saisie.',
  allHiddenTitle: 'Tout ce qui est partagé avec vous est masqué',
  allHidden:
    'Vous avez masqué toutes les personnes qui partagent quelque chose avec vous. Leurs LeaveBits figurent ci-dessous, et vous pouvez les afficher à nouveau.',
  hiddenTitle: 'Masqués',
  hiddenSenders: 'Vous avez masqué {count, plural, one {# personne} other {# personnes}}.',
  collapseHidden: 'Replier les LeaveBits masqués',
  showHidden: 'Afficher les LeaveBits masqués',
  hiddenFailed: 'Les LeaveBits masqués n’ont pas pu être chargés. Veuillez réessayer.',
  hiddenList: 'LeaveBits des personnes masquées',
  hiddenNothing: 'Les personnes masquées ne partagent rien avec vous pour le moment.',
  guideTitle: 'Avant de lire',
  guideDeath:
    '{sender} a conservé ceci pour vous. Son décès a été signalé le {date} et confirmé par {count, plural, one {une autre personne référente} other {# autres personnes référentes}}. Ce qui attendait cela est donc ouvert maintenant.',
  guideIncapacity:
    '{sender} a conservé ceci pour vous. Son incapacité d’agir a été signalée le {date} et confirmée par {count, plural, one {une autre personne référente} other {# autres personnes référentes}}. Ce qui attendait cela est donc ouvert maintenant. Si {name} peut un jour agir à nouveau, l’accès pourra être refermé.',
  guideFirst: 'D’abord',
  guideFirstDeath:
    'Enregistrez une copie avec « Tout télécharger », afin qu’elle soit à vous quoi qu’il arrive à cette page. Cherchez ensuite ce qui ne peut pas attendre : des personnes ou des animaux dont il faut s’occuper, un logement vide, des souhaits pour les obsèques.',
  guideFirstIncapacity:
    'Enregistrez une copie avec « Tout télécharger », afin qu’elle soit à vous quoi qu’il arrive à cette page. Cherchez ensuite ce qui ne peut pas attendre : des personnes ou des animaux dont il faut s’occuper, un logement vide, des souhaits concernant les soins.',
  guideCardTitle: 'Votre carte',
  guideCard:
    'Une partie est scellée et s’ouvre avec une carte imprimée qui vous a été remise : une feuille avec un code QR et une clé. Cherchez-la d’abord parmi vos propres papiers, puis parmi ceux de l’autre personne. Ouvrez ici chaque LeaveBit scellé et enregistrez-le de là, car « Tout télécharger » ne peut pas l’ouvrir.',
  guideWaitTitle: 'Ce qui peut attendre',
  guideWait:
    'Les lettres restent ici pour le moment où vous voudrez les lire. Les comptes et les abonnements peuvent attendre aussi : gardez pour l’instant le téléphone et l’e-mail, car c’est là que sont envoyés les codes de connexion.',
  guideSignTitle: 'Avant de payer, de résilier ou de signer quoi que ce soit',
  guideSign:
    'Demandez conseil à qui s’occupe des formalités, par exemple un exécuteur testamentaire, un tuteur ou un notaire. Nous ne pouvons pas vous dire quelles règles s’appliquent là où vous vivez.',
  guideKeepTitle: 'Comment le garder',
  guideKeep:
    'Le téléchargement contient tous les textes et fichiers, ainsi qu’une page qui s’ouvre sans internet. Vous pouvez aussi imprimer chaque LeaveBit. Conservez les deux là où personne d’autre ne peut les trouver.',
  guideEndTitle: 'Jusqu’à quand',
  guideEnd: 'Vous pouvez tout lire jusqu’au {date}. Nous vous enverrons un e-mail avant.',
  guideEndFrom:
    'Vous pouvez lire ce que {name} vous a laissé jusqu’au {date}. Nous vous enverrons un e-mail avant.',
  guideNoEnd: 'Aucune fin n’est prévue.',
  guideNoEndFrom: 'Pour ce que {name} vous a laissé, aucune fin n’est prévue.',
  releaseTitle: 'Comment il s’est ouvert',
  deathReported: 'Un décès a été signalé le {date}.',
  incapacityReported: 'Une incapacité définitive a été signalée le {date}.',
  confirmedBy:
    '{count, plural, one {Une autre personne référente a} other {# autres personnes référentes ont}} confirmé le signalement.',
  openedThen: 'L’accès s’est ensuite ouvert le {date}.',
  info: 'Texte',
  noText: 'Il n’y a pas de texte ici.',
  attachments: 'Fichiers',
  sharedWith: 'Partagé avec',
  loadingText: 'Le texte se charge',
  textFailed: 'Le texte n’a pas pu être chargé',
  textFailedNext: 'Rien n’est perdu. Veuillez réessayer dans un instant.',
  show: 'Afficher',
  hide: 'Masquer',
  hidden: 'masqué',
  copy: 'Copier',
  copied: 'Copié',
  copyTitle: 'Veuillez le copier vous-même',
  copyBlocked: 'Votre navigateur ne nous permet pas de le copier.',
  oneTimeKey: 'Clé pour codes à usage unique :',
  oneTimeCode: 'Code pour se connecter maintenant :',
  oneTimeSeconds:
    '{seconds, plural, one {encore <number>#</number> seconde} other {encore <number>#</number> secondes}}',
  print: 'Imprimer',
  saveFile: 'Enregistrer dans un fichier',
  view: 'Voir',
  viewFile: 'Voir {file}',
  download: 'Télécharger',
  downloadFile: 'Télécharger {file}',
  downloadZip: 'Tout télécharger en ZIP',
  downloadZipHint: 'Tout ce que contient ce LeaveBit, dans un seul fichier.',
  downloadAll: 'Tout télécharger',
  downloadAllHint:
    'Tous les textes et fichiers ouverts à présent, de toutes les personnes, dans un seul ZIP. Il contient une page que vous pouvez lire sans internet.',
  downloadAllHintHidden:
    'Tous les textes et fichiers ouverts à présent, de toutes les personnes, y compris celles que vous avez masquées, dans un seul ZIP. Il contient une page que vous pouvez lire sans internet.',
  downloadAllSealed:
    'Ce qui est scellé y reste scellé. Pour l’enregistrer sous une forme lisible, ouvrez-le sur cette page avec votre carte et téléchargez-le de là.',
  downloadFailed: 'Échec du téléchargement',
  fileFailed: '« {file} » n’a pas pu être téléchargé.',
  textDownloadFailed: 'Le texte n’a pas pu être téléchargé.',
  zipFailed: 'Le ZIP n’a pas pu être téléchargé.',
  fileStarted: '« {file} » est en cours de téléchargement.',
  textStarted: 'Le texte est en cours de téléchargement.',
  zipStarted: 'Le ZIP est en cours de téléchargement.',
  downloadOver: 'Le téléchargement n’a pas commencé. Veuillez réessayer.',
  downloadProgress: 'Votre navigateur affiche la progression.',
  noProgress:
    'Si rien ne se passe, ouvrez cette page dans Safari, Chrome ou un autre navigateur : beaucoup d’applications ne peuvent pas enregistrer de fichiers.',
  offline: 'Veuillez vérifier votre connexion internet et réessayer.',
  ownNoteTitle: 'Une fiche pour vos papiers',
  ownNote:
    'Elle dit où se trouve cette page et quelle adresse utiliser, et rien de ce qui vous a été laissé.',
  printNote: 'Imprimer une fiche',
};
