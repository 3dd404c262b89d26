import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'key-card'> = {
  title: 'Votre carte à clé',
  titleSpare: 'Votre carte à clé, exemplaire de réserve',
  holder: 'Pour {name}. Imprimée le {date}.',
  holderFrom: 'Pour {name}, de la part de {owner}. Imprimée le {date}.',
  intro:
    '{owner} a scellé quelque chose pour vous avec LeaveBits. Cette carte l’ouvre. Rien d’autre de ce que vous avez ne le peut.',
  introUnnamed:
    'Quelqu’un a scellé quelque chose pour vous avec LeaveBits. Cette carte l’ouvre. Rien d’autre de ce que vous avez ne le peut.',
  qrCode: 'Code QR de la clé, qui est écrite à côté',
  typeKey: 'La clé, si le code ne peut pas être scanné (les espaces ne comptent pas) :',
  noLetters: 'Elle ne contient ni la lettre O ni la lettre I : ce qui ressemble à un O est un zéro.',
  whenEmailed: 'Quand nous vous écrivons qu’il y a quelque chose à lire :',
  goTo: 'Allez sur <address></address>',
  enterAddress: 'Saisissez votre adresse e-mail, <email></email>, et le code que nous y envoyons.',
  openIt:
    'Ouvrez ce qui s’y trouve. La page demande cette carte : scannez le code avec la page, ou saisissez la clé.',
  check: '<strong>Pour vérifier cette carte maintenant :</strong> allez sur {address}, ou scannez le code.',
  keepSafe: 'Veuillez la conserver en lieu sûr :',
  notAlone:
    'LeaveBits seul ne peut pas ouvrir ce qui est scellé, car il n’a pas cette clé. Cette carte seule ne le peut pas non plus : il faut aussi votre messagerie.',
  noCopies:
    'Ne la photographiez pas, ne l’envoyez à personne par e-mail et n’enregistrez la clé nulle part. Ne la saisissez que sur les pages indiquées ici.',
  where:
    'Conservez-la avec votre passeport ou votre testament, là où vous ou votre famille la trouverez dans dix ans.',
  spare:
    'Ceci est un double d’une carte que vous avez déjà. Conservez-le à un autre endroit, ou confiez-le à quelqu’un en qui vous avez confiance.',
  lost: 'Si elle est perdue, demandez-en une nouvelle à la personne qui vous l’a remise, tant qu’elle peut encore la faire. Ensuite, seule celle qui porte la date la plus récente ouvre ce que cette personne enregistre à partir de ce jour.',
  technicians:
    'Pour les techniciens : la clé est une identité age. Si ce service n’existe plus, ce qui en a été téléchargé s’ouvre avec le programme age ({address}).',
};
