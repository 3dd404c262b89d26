import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'landing'> = {
  title: 'Laissez vos affaires entre de bonnes mains',
  description:
    'LeaveBits conserve les documents, les mots de passe et les messages dont vos proches auront besoin, et transmet chacun d’eux aux personnes que vous avez choisies, au moment que vous avez choisi.',
  intro:
    'L’endroit où se trouve votre testament. La liste de vos comptes. Ce que vous voulez encore dire. LeaveBits garde tout en sûreté et ouvre chaque élément aux personnes que vous choisissez, au moment que vous choisissez.',
  login: 'Se connecter',
  myLeavebits: 'Mes LeaveBits',
  getStarted: 'Commencer',
  price: 'Gratuit pendant un mois, sans carte bancaire. Ensuite, 1 USD par mois.',
  recipients: 'Quelqu’un m’a laissé quelque chose',
  video: 'LeaveBits en moins d’une minute. Sans son, avec des sous-titres en anglais.',
  playVideo: 'Voir la présentation',
  videoName: 'Présentation de LeaveBits',
  videoFailed:
    'La vidéo de présentation n’a pas pu être lue ici. Vous ne manquez rien : le texte ci-dessous dit la même chose.',
  tryAgain: 'Réessayer',
  howItWorks: 'Comment cela fonctionne',
  write: 'Écrivez un LeaveBit',
  writeText:
    'Un titre, vos propres mots et, si vous le souhaitez, des fichiers. Une liste de points à aborder vous aide à commencer.',
  name: 'Indiquez les personnes',
  nameText:
    'Saisissez les adresses e-mail des personnes qui pourront le lire. Aucun compte ne leur est nécessaire.',
  choose: 'Choisissez quand il s’ouvre',
  chooseText:
    'Dès maintenant, à une date donnée, après votre décès ou en cas d’incapacité définitive. Vous décidez pour chaque personne.',
  trust: 'Il parviendra à ses destinataires',
  trustText:
    'Des personnes que vous choisissez signalent ce qui est arrivé et d’autres le confirment. Nous vous prévenons d’abord, et vous pouvez démentir le signalement. Ensuite, nous informons vos destinataires.',
  oneForSeveral: 'Un LeaveBit, plusieurs personnes',
  oneForSeveralText:
    'Un LeaveBit se compose d’un titre, de vos propres mots et de fichiers. Il peut s’adresser à une ou plusieurs personnes, et chacune peut avoir sa propre règle d’ouverture.',
  untilThen:
    'D’ici là, ces personnes voient le titre et le moment de l’ouverture, mais ni le texte ni les fichiers. Vous pouvez tout modifier à tout moment.',
  example: 'Un exemple de LeaveBit',
  exampleHeadline: 'Papiers de la maison et assurances',
  exampleText:
    'Les titres de propriété sont dans le classeur bleu, dans le bureau. Appelez d’abord M. Okafor, à la banque ; il est au courant de tout.',
  exampleFile: 'contrats-assurance.pdf',
  exampleAfterDeath: 'S’ouvre après la confirmation de mon décès',
  exampleOnDate: 'S’ouvre le 1er mars 2031',
  security: 'Comment vos données sont conservées',
  encrypted: 'Un stockage chiffré',
  encryptedText:
    'Les titres, les textes, les fichiers et leurs noms sont chiffrés avec AES-256-GCM, avec une clé distincte pour chaque LeaveBit. Le service détient les clés afin de pouvoir ouvrir un LeaveBit quand vous ne pourrez plus le faire. Ceux que vous scellez ne s’ouvrent qu’avec votre phrase secrète ou la fiche de récupération que vous imprimez, ou avec une clé sur papier que détiennent vos destinataires. Nous n’avons rien de tout cela.',
  linkAlone: 'Un lien seul n’ouvre rien',
  linkAloneText:
    'Pour vous connecter, il faut votre mot de passe et un code que nous vous envoyons par e-mail. Les destinataires vérifient eux aussi leur adresse avec un code, et ne voient que ce que vous avez partagé avec eux. Un code ne sert qu’une fois et reste valable dix minutes.',
  asked: 'Nous vous consultons avant toute transmission',
  askedText:
    'À lui seul, un signalement de votre décès n’ouvre rien. Nous vous prévenons par e-mail, vous disposez du nombre d’heures que vous avez fixé pour le démentir, et d’autres personnes en qui vous avez confiance doivent le confirmer.',
  noLeaks: 'Rien n’est dévoilé par e-mail',
  noLeaksText:
    'Nos e-mails ne révèlent jamais le contenu d’un LeaveBit : ils disent seulement qu’il existe et où le lire. Ces pages sont sans publicité ni pistage.',
};
