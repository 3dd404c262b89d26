import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-sharing'> = {
  questionAccess: 'Rétablir l’accès retiré ?',
  questionSubstitutes: 'Rétablir qui reçoit ce qui n’est pas ouvert ?',
  questionDeleted: 'Rétablir ce qui a été supprimé ?',
  questionDeletedOrReplaced: 'Rétablir ce qui a été supprimé ou remplacé ?',
  questionText: 'Rétablir le texte remplacé ?',
  restoreAccess: 'Rétablir l’accès',
  restore: 'Rétablir',
  lostDeleted: 'Quelque chose a été supprimé de vos LeaveBits.',
  lostTexts:
    'La plus grande partie du texte de {count, plural, one {# LeaveBit} other {# LeaveBits}} a été remplacée.',
  lostSealedTexts:
    'Le texte scellé ou les noms de fichiers scellés de {count, plural, one {# LeaveBit} other {# LeaveBits}} ont été remplacés. Nous ne pouvons pas lire ce qui est scellé, ni donc dire dans quelle mesure.',
  lostAccess:
    'Des destinataires ont été retirés de vos LeaveBits, remplacés par une autre adresse, ou doivent maintenant attendre plus longtemps pour les ouvrir.',
  lostSubstitutes: 'Les personnes qui reçoivent ce que vos destinataires n’ouvrent pas ont été changées.',
  ifNotYou: 'Si ce n’était pas vous, annulez-le ici. Il n’est pas nécessaire de vous connecter.',
  deleted: 'Supprimé ou retiré',
  leavebits: '{count, plural, one {# LeaveBit} other {# LeaveBits}}',
  files: '{count, plural, one {# fichier} other {# fichiers}}',
  textReplaced: 'Texte remplacé',
  textMostlyReplaced: 'Texte remplacé en grande partie',
  inLeavebits: 'Dans {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  removed: 'Ne sont plus destinataires',
  later: 'Doivent attendre plus longtemps',
  substitutes: 'Reçoivent ce qui n’est pas ouvert',
  substitute: '{substitute}, si {email} ne l’ouvre pas en {days, plural, one {# jour} other {# jours}}',
  added: 'Ajoutés récemment, et restent',
  personInLeavebits: '{email}, dans {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  addedTitle: 'Qui a été ajouté reste',
  addedPeople:
    '{count, plural, one {Cette personne a été ajoutée récemment et reste destinataire, selon les règles en vigueur pour elle : {people}.} other {Ces personnes ont été ajoutées récemment et restent destinataires, selon les règles en vigueur pour elles : {people}.}}',
  removeSomebody:
    'Pour retirer quelqu’un, connectez-vous, ouvrez « Your people » (vos proches) et cliquez sur « Choose LeaveBits » (choisir les LeaveBits) à côté de son nom.',
  restoresDeleted:
    'Tout ce qui a été supprimé ou retiré sera de nouveau dans votre compte, exactement comme avant.',
  restoresTexts:
    '{count, plural, one {Le texte de # LeaveBit redeviendra ce qu’il était. Le texte actuel reste parmi les versions antérieures.} other {Le texte de # LeaveBits redeviendra ce qu’il était. Le texte actuel reste parmi les versions antérieures.}}',
  restoresAccess:
    'Ces personnes redeviendront destinataires, selon les règles qui étaient les leurs auparavant.',
  restoresSubstitutes:
    'Ce que vos destinataires n’ouvrent pas ira aux personnes que vous aviez choisies auparavant, et non à celles choisies à leur place.',
  nobodyLoses:
    'Personne ne perd l’accès à quoi que ce soit. Si quelqu’un peut lire ce qui ne lui est pas destiné, retirez cette personne après votre connexion.',
  nobodyLosesAdded:
    'Personne ne perd l’accès à quoi que ce soit : qui a été ajouté reste, de même qu’une nouvelle adresse. Si quelqu’un peut lire ce qui ne lui est pas destiné, retirez cette personne après votre connexion.',
  nobodyLosesOpen:
    'Personne ne perd l’accès à quoi que ce soit, et toute personne qui obtient un accès reçoit un e-mail.',
  openEstate:
    'Ces LeaveBits sont ouverts en raison d’un signalement du {date}. Tant qu’ils sont ouverts, le lien rétablit tout ce qui a été retiré après, mais rien de ce qui l’a été avant.',
  yourChange: 'Si vous avez fait cette modification vous-même, fermez simplement cette page.',
  worksOnce:
    'Le lien ne peut être utilisé qu’une fois. Vous pourrez refaire la modification après votre connexion.',
  notRestored: 'Tout est comme avant que vous ne cliquiez sur le bouton. Veuillez réessayer maintenant.',
  deletionTitle: 'Ce compte sera supprimé le {date}',
  deletion:
    'Ce lien ne l’empêche pas. Pour garder le compte, connectez-vous et cliquez sur « Keep my account » (garder mon compte). Si vous ne pouvez pas vous connecter, réinitialisez votre mot de passe, ce qui garde aussi le compte.',
  nothingToRestoreTitle: 'Il n’y a rien à rétablir',
  nothingToRestore:
    'Rien de ce que mentionne notre e-mail du {date} n’a été retiré après le signalement, ou tout a déjà été rétabli.',
  nothingMissingTitle: 'Il ne manque rien',
  nothingMissing: 'Rien de ce que mentionne notre e-mail du {date} ne manque maintenant.',
  ifTheyReadTooMuch:
    'Si quelqu’un peut lire ce qui ne lui est pas destiné et que ce n’était pas vous, choisissez maintenant un nouveau mot de passe. Cela déconnecte tout le monde. Ensuite, retirez cette personne de vos LeaveBits. Si une partie d’un texte a été remplacée, son LeaveBit a encore les versions antérieures. Gardez l’e-mail : jusqu’au {date}, ce lien peut annuler toute suppression ou tout retrait fait avant notre prochain e-mail.',
  doneTitle: 'Les modifications ont été annulées',
  doneDeleted: 'Tout ce qui a été supprimé ou retiré est de retour.',
  doneTexts:
    '{count, plural, one {Le texte de # LeaveBit est redevenu ce qu’il était. Le texte plus récent est parmi les versions antérieures.} other {Le texte de # LeaveBits est redevenu ce qu’il était. Le texte plus récent est parmi les versions antérieures.}}',
  doneAccess: 'Vos destinataires ont retrouvé leur accès.',
  doneSubstitutes:
    'Ce que vos destinataires n’ouvrent pas va aux personnes que vous aviez choisies auparavant.',
  newerChanges:
    'D’autres modifications ont eu lieu après. Le lien dans notre dernier e-mail au sujet de vos LeaveBits rétablit tout ce qui a été retiré depuis. Si vous n’avez pas encore d’e-mail plus récent, il est en route.',
  used: 'Ce lien a déjà été utilisé. Il a rétabli tout ce qu’il pouvait.',
  invalidTitle: 'Ce lien ne fonctionne pas',
  invalidNext:
    'Les liens dans les e-mails sont parfois coupés. Ouvrez à nouveau l’e-mail et cliquez sur le bouton. Vous pouvez aussi vous connecter et vérifier votre corbeille et vos destinataires.',
  expired: 'Ce lien ne fonctionnait que pendant {hours} heures après son envoi. Rien n’a été modifié.',
  expiredNext:
    'Si ce n’était pas vous, veuillez choisir maintenant un nouveau mot de passe. Cela déconnecte tout le monde. Ensuite, connectez-vous : ce qui est supprimé reste {days} jours dans votre corbeille, et chaque LeaveBit a ses versions antérieures, avec leurs destinataires.',
};
