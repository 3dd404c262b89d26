import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'sealed'> = {
  opening: 'Ouverture',
  damagedTitle: 'Ce LeaveBit est endommagé',
  damaged:
    'Votre carte est bonne, mais ce qui est arrivé ici n’est pas ce qui a été scellé, et personne ne peut donc l’ouvrir en l’état. Veuillez recharger la page et réessayer. Si cela ne suffit pas, écrivez aux responsables de ce service : ils ont peut-être une sauvegarde.',
  failedTitle: 'Il n’a pas pu être ouvert',
  failed: 'Il n’a pas pu être ouvert. Veuillez réessayer dans un instant.',
  tryAgainSoon: 'Veuillez réessayer dans un instant.',
  offline: 'Veuillez vérifier votre connexion internet et réessayer.',
  wrongCard:
    'Cette carte appartient à quelqu’un d’autre, ou elle a été créée après le dernier enregistrement de ce LeaveBit. Cherchez une autre carte, ou demandez à la personne qui vous l’a remise, ou à qui s’occupe de ses papiers.',
  oldCard:
    'Cette carte a été remplacée par une plus récente, ou ce n’est pas l’une des nôtres. Cherchez une carte plus récente, ou demandez à la personne qui vous l’a remise, ou à qui s’occupe de ses papiers.',
  fileOtherCard:
    'Ce fichier a été scellé pour une autre carte, bien que la vôtre ouvre le texte. La personne qui l’a scellé peut l’enregistrer à nouveau pour votre carte.',
  fileOutdated:
    'Quelque chose a été modifié ou supprimé depuis que vous avez ouvert cette page. La page est maintenant à jour : veuillez regarder à nouveau.',
  fileDamaged:
    'Ce fichier est endommagé : ce qui est arrivé ici n’est pas ce qui a été scellé. Veuillez réessayer. Si cela ne suffit pas, écrivez aux responsables de ce service : ils ont peut-être une sauvegarde.',
  useCard: 'Utilisez votre carte',
  useCardText:
    'Ceci est scellé et s’ouvre avec votre carte à clé : une feuille imprimée avec un code QR et une ligne qui commence par <key></key>. Elle vous a été remise par la personne qui vous a laissé ceci, ou par quelqu’un en qui elle a confiance.',
  keyStays:
    'Nous n’avons pas la clé et ne pouvons donc pas l’ouvrir pour vous. La clé que vous saisissez reste sur cette page : elle ne nous est pas envoyée, et elle disparaît quand vous quittez la page.',
  otherCard: 'La carte que vous avez utilisée sur cette page n’ouvre pas celui-ci.',
  open: 'Ouvrir',
  noCard: 'Je n’ai pas de carte',
  noCardAlive:
    'Si la personne qui vous a laissé ceci est en vie, adressez-vous à elle : elle peut créer une nouvelle carte pour vous et enregistrer à nouveau ceci pour cette carte.',
  noCardDead:
    'Si elle est décédée, demandez à qui s’occupe de ses papiers, par exemple sa famille, son exécuteur testamentaire ou son notaire, s’il existe une enveloppe avec une carte de réserve.',
  noCardAnywhere:
    'S’il n’y a de carte nulle part, personne ne peut ouvrir ceci, et nous non plus. Nous en sommes désolés. Si une carte réapparaît plus tard, elle l’ouvrira tant qu’il figure sur votre page.',
  openedHere:
    'Ouvert avec votre carte, sur cet appareil seulement. Il se referme quand vous quittez cette page.',
  save: 'Enregistrer',
  saveNamed: 'Enregistrer {file}',
  openingNamed: 'Ouverture de {file}',
  openingNumber: 'Ouverture du fichier {number} sur {count}',
  fileSaved: '« {file} » est enregistré.',
  textSaved: 'Le texte est enregistré.',
  zipSaved: 'Le ZIP est enregistré.',
  noProgress:
    'Si rien ne se passe, ouvrez cette page dans Safari, Chrome ou un autre navigateur : beaucoup d’applications ne peuvent pas enregistrer de fichiers.',
  fileFailed: '« {file} » n’a pas pu être ouvert.',
  textFailed: 'Le texte n’a pas pu être ouvert.',
  zipFailed: 'Le ZIP n’a pas pu être créé.',
};
