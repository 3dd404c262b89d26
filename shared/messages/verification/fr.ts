import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'verification'> = {
  sharedWithYou: 'Partagé avec vous',
  verifyAccess: 'Vérifier l’accès',
  about:
    'LeaveBits conserve des textes et des fichiers que des personnes laissent à ceux en qui elles ont confiance. Seuls ceux à qui quelque chose a été laissé peuvent le voir.',
  enterAddress:
    'Saisissez votre adresse e-mail. Si quelque chose est partagé avec cette adresse, nous y enverrons un code, que vous saisirez ensuite sur cette page.',
  terms:
    'Vous n’avez besoin ni d’un compte ni d’un mot de passe, et c’est gratuit. Chaque visite demande un nouveau code. Quand vous lisez quelque chose, nous le notons à l’intention de la personne qui l’a laissé.',
  verifyAddress: 'Vérifiez votre adresse e-mail',
  aboutFor:
    'LeaveBits conserve des textes et des fichiers que des personnes laissent à ceux en qui elles ont confiance. Si quelque chose est partagé avec <email></email>, vous pouvez le lire ici.',
  sendTo:
    'Pour que personne d’autre ne le puisse, nous enverrons un code à cette adresse. Vous le saisirez ensuite sur cette page.',
  cutOff:
    'S’il manque une partie de votre adresse, le lien a été coupé. Veuillez alors l’ouvrir à nouveau depuis l’e-mail.',
  expiredTitle: 'Session expirée',
  expired: 'Votre session a expiré. Veuillez vérifier votre adresse à nouveau.',
  signedOutTitle: 'Votre session est fermée',
  signedOut:
    'Rien de ce que vous avez lu ne reste sur cette page. Vous pouvez revenir à tout moment avec un nouveau code.',
  notSent: 'Le code n’a pas pu être envoyé',
  tryAgainSoon: 'Veuillez réessayer dans un instant.',
  address: 'Adresse e-mail',
  addressHint: 'L’adresse à laquelle notre e-mail a été envoyé',
  changeAddress: 'Changer d’adresse',
  invalidTitle: 'Adresse e-mail incorrecte',
  invalidAddress: 'Veuillez saisir une adresse e-mail correcte',
  invalidAddressExample:
    'Veuillez saisir une adresse e-mail correcte. Elle devrait ressembler à name@example.com.',
  sendCode: 'Envoyer un code',
  haveCode: 'J’ai déjà un code',
  onItsWay:
    'Si quelque chose est partagé avec cette adresse, un code est en route. Il est valable {minutes} minutes.',
  code: 'Code de vérification',
  codeHint: 'Les chiffres de notre e-mail',
  verify: 'Vérifier',
  newCodeIn: 'Nouveau code possible dans {seconds} s',
  newCode: 'Envoyer un nouveau code',
  noMail: 'Pas d’e-mail au bout de quelques minutes ?',
  noMailFolders: 'Regardez dans vos dossiers de spam, de courrier indésirable et de promotions.',
  noMailAddress:
    'Vérifiez que l’adresse ci-dessus est bien la vôtre. Si vous en avez une autre, cherchez-y un message de notre part.',
  noMailDelay:
    'Certains serveurs retiennent un premier e-mail jusqu’à 15 minutes. Si le code expire avant d’arriver, envoyez-en un nouveau et saisissez-le sur cette page.',
  noMailNothing:
    'Si aucun code n’arrive, il se peut que rien ne soit partagé avec cette adresse pour le moment. La personne qui vous en a parlé peut voir dans son compte quelle adresse elle a saisie.',
  codeMissing: 'Veuillez saisir le code de vérification',
  codeSpent:
    'Ce code ne fonctionne plus, car un code erroné a été saisi {attempts} fois. Veuillez en demander un nouveau.',
  noSession: 'La vérification a échoué. Aucune session n’a été créée.',
  codeInvalidTitle: 'Code de vérification incorrect',
  codeInvalid:
    'Le code de vérification que vous avez saisi est incorrect. Veuillez le contrôler et réessayer.',
  failed: 'La vérification a échoué',
  noAddressTitle: 'L’adresse e-mail manque',
  cutTitle: 'La fin de ce lien manque',
  noIdTitle: 'Il manque quelque chose dans ce lien',
  noAddress: 'Ce lien est incomplet, et nous ne pouvons donc pas savoir à qui il est destiné.',
  cut: 'Ce lien est incomplet, et nous ne pouvons donc pas savoir à qui il est destiné. La seule partie de l’adresse qui reste est <email></email>.',
  noId: 'Ce lien est incomplet, et nous ne pouvons donc pas savoir à quoi il se rapporte.',
  linksBreak:
    'Dans les e-mails, les liens sont parfois coupés sur deux lignes ou perdent leur fin quand on les copie.',
  openAgain: 'Ouvrez à nouveau le message qui contient le lien.',
  pressThere: 'Appuyez sur le lien dans ce message, ou copiez le lien entier dans la barre d’adresse.',
  askAddress:
    'Si cela ne fonctionne toujours pas, demandez à la personne qui a partagé ceci avec vous de vérifier votre adresse. Si c’est impossible, adressez-vous à l’un de ses proches.',
  askLink:
    'Si cela ne fonctionne toujours pas, demandez à la personne qui a partagé ceci avec vous de vous renvoyer le lien. Si c’est impossible, adressez-vous à l’un de ses proches.',
  enterInstead: 'Saisir plutôt mon adresse e-mail',
  toLeavebits: 'Aller sur LeaveBits',
  restoringTitle: 'Veuillez revenir un peu plus tard',
  restoring:
    'LeaveBits est en cours de restauration à partir d’une sauvegarde. Rien n’est perdu, mais en attendant, personne ne peut lire ce qui lui a été laissé.',
  comeBackAfter: 'Veuillez revenir après le <date></date>.',
  comeBackDays: 'Veuillez revenir dans quelques jours.',
  linkStays: 'Votre lien reste le même. Si vous aviez un code, il vous en faudra un nouveau.',
  restoringWhy:
    'Cela prend ce temps parce que les dernières modifications peuvent manquer dans la sauvegarde. Les personnes qui partagent ont un délai pour vérifier ce qu’elles partagent avant que quiconque puisse le lire à nouveau.',
  checkAgain: 'Vérifier à nouveau',
};
