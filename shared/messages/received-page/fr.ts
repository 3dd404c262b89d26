import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'received-page'> = {
  readMeFirst: 'À lire en premier',
  someone: 'Quelqu’un',
  title: 'Partagé avec {email}',
  heading: 'Partagé avec vous',
  intro:
    'Tout ce que <email></email> pouvait lire le {date}. Tout se trouve sur cette page et dans les dossiers à côté d’elle.',
  hint: 'Cette page fonctionne sans internet. Décompressez d’abord le ZIP, pour que les liens vers les fichiers fonctionnent. Toutes les heures sont en UTC. Si quelque chose a été retiré pendant le téléchargement, « {file} », à côté de cette page, dit quoi.',
  from: 'De <sender></sender>',
  comeBack:
    'Vous pouvez revenir à votre page sur <page></page>, avec un code que nous vous envoyons par e-mail.',
  closes:
    'Ce que <sender></sender> a partagé avec vous peut y être lu jusqu’au {date}. Cette copie reste à vous.',
  lockedTitle: 'Encore verrouillé',
  locked: 'Ceci ne se trouve pas dans le ZIP. Veuillez tout télécharger de nouveau lorsque ce sera ouvert.',
  lockedItem: 'De {sender}. {opening}',
  lockedItems: '{count} fois : <item></item>',
  opensOn: 'S’ouvre le {date}',
  opensAfterReport: 'S’ouvre après la confirmation du décès ou de l’incapacité définitive du titulaire',
  opensOnUnsetDate: 'S’ouvre à une date qui n’est pas encore fixée',
  notReleased: 'Pas encore transmis',
  damagedTitle: 'Un LeaveBit endommagé',
  damaged:
    'Ce LeaveBit est endommagé et ne peut pas être ouvert. Veuillez écrire aux responsables de ce service.',
  sealed:
    'Ce LeaveBit est scellé. Son texte et ses fichiers s’ouvrent avec une carte ou avec la fiche de récupération du titulaire, et avec rien d’autre. Les deux portent une clé qui commence par <prefix></prefix>. Avec le programme <program></program> : enregistrez la clé sous le nom {keyFile} et le texte ci-dessous, du premier tiret au dernier, sous le nom {textFile}. Saisissez ensuite <openText></openText>. Un fichier s’ouvre de la même façon : <openFile></openFile>.',
  files: 'Fichiers',
  fileDamaged:
    '<file></file> est endommagé et ne se trouve pas dans ce ZIP. Veuillez écrire aux responsables de ce service.',
  missingTitle: 'Non inclus',
  missingIntro:
    'Vous pouviez lire ceci lorsque votre téléchargement a commencé, mais ce n’est pas dans ce ZIP. Tout le reste est complet.',
  missingFrom: 'De {sender}',
  missingLeavebit: '{leavebit}, avec ses fichiers',
  missingFile: '{file}, dans {leavebit}',
  quoted: '« {headline} »',
  withoutHeadline: 'un LeaveBit sans titre',
  unnamed: '{count, plural, one {Un LeaveBit} other {# LeaveBits}}',
  missingNext:
    'Choisissez de nouveau « Tout télécharger » pour obtenir tout ce que vous pourrez lire alors. S’il manque encore quelque chose, demandez à la personne qui l’a partagé, ou à quelqu’un de son entourage.',
  withdrawn: 'plus partagé avec vous',
  nowLocked: 'verrouillé à présent',
  blocked: 'illisible pour le moment, parce que le délai de lecture ou l’abonnement du titulaire a pris fin',
  isDamaged: 'endommagé, veuillez écrire aux responsables de ce service',
  replaced: 'supprimé ou remplacé entre-temps',
  added: 'ajouté entre-temps',
  copyTitle: 'Ce que {email} recevrait',
  copyFrom: 'De <sender></sender>, dans l’état du {date}.',
  copyHint:
    'Ceci est une copie. LeaveBits ouvre les LeaveBits ci-dessous aux moments indiqués à côté d’eux. Toute personne qui a cette copie peut les lire dès maintenant. Veuillez la conserver en lieu sûr.',
  copyCount: '{count, plural, one {# LeaveBit} other {# LeaveBits}}',
  copyNothing: 'Rien. Cette personne a quitté tout ce qui était partagé avec elle.',
  copyNothingYet: 'Rien en tant que destinataire.',
  opensAtOnce: 'Ouvert immédiatement',
  opensNever: 'Ne s’ouvre jamais, car aucune date n’a été fixée',
  openNow: '{opening}. C’est ouvert à présent.',
  sharedWith: 'Partagé avec',
  turnTitle: 'Si quelqu’un d’autre ne l’ouvre pas',
  turnText:
    'Ceci va aussi à cette personne si ce n’est toujours pas ouvert tant de jours après l’ouverture, et que la personne à qui c’est destiné a reçu un rappel. Le contenu n’est pas dans cette copie.',
  turnWhen: 'Quand',
  turnAfter: 'Si pas ouvert pendant',
  turnDays: '{count, plural, one {# jour} other {# jours}}',
};
