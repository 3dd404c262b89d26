import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'errors'> = {
  unreachable:
    'Nous n’avons pas pu joindre le serveur. Rien n’a été perdu. Vérifiez votre connexion internet et réessayez.',
  waitSeconds:
    'Il y a eu trop de tentatives. Veuillez attendre {seconds, plural, one {# seconde} other {# secondes}}, puis réessayez.',
  waitMinutes:
    'Il y a eu trop de tentatives. Veuillez attendre {minutes, plural, one {# minute} other {# minutes}}, puis réessayez.',
  waitHours:
    'Il y a eu trop de tentatives. Veuillez attendre {hours, plural, one {# heure} other {# heures}}, puis réessayez.',
  wait: 'Il y a eu trop de tentatives. Veuillez attendre un instant, puis réessayez.',
  internal:
    'Un problème est survenu de notre côté. Rien n’a été modifié. Veuillez réessayer dans un instant.',
  unavailable:
    'Nous ne pouvons pas accéder à vos données pour le moment. Veuillez réessayer dans une minute.',
  storeUnavailable:
    'Nous ne pouvons pas accéder aux fichiers pour le moment. Tout est en sécurité, et tout ce qui n’est pas un fichier fonctionne encore. Veuillez réessayer dans quelques minutes.',
  restoring:
    'LeaveBits est en cours de restauration à partir d’une sauvegarde. Rien n’est perdu. Veuillez revenir un peu plus tard.',
  csrf: 'Cette page n’est plus à jour, ou votre navigateur bloque les cookies. Veuillez recharger la page et réessayer. Si cela ne suffit pas, autorisez les cookies de ce site dans les réglages de votre navigateur.',
  sessionExpired: 'Votre session a expiré. Veuillez vérifier votre adresse à nouveau.',
  locked: 'Ce LeaveBit est encore verrouillé.',
  blocked: 'Ceci ne peut pas être lu pour le moment.',
  damaged:
    'Ce LeaveBit est endommagé et ne peut pas être ouvert. Veuillez écrire aux responsables de ce service.',
  notFound: 'Nous n’avons pas trouvé cet élément. Il a peut-être été supprimé.',
  signInToContinue: 'Veuillez vous connecter pour continuer.',
  notViewable:
    'Ce type de fichier ne peut pas s’afficher ici. Veuillez le télécharger et l’ouvrir sur votre appareil.',
  ended: 'Votre session a pris fin. Veuillez vous reconnecter.',
  endedElsewhere: 'Quelqu’un s’est connecté à votre compte ailleurs, et vous avez donc été déconnecté ici.',
  endedEverywhere: 'Vous vous êtes déconnecté partout. Veuillez vous reconnecter.',
  endedInOtherTab: 'Vous vous êtes déconnecté dans un autre onglet.',
  endedByClosedTab: 'Vous avez fermé LeaveBits dans un autre onglet, ce qui vous a déconnecté.',
  endedByPassword: 'Le mot de passe de votre compte a été modifié. Veuillez vous connecter avec le nouveau.',
  endedByUndoneConfiguration:
    'Une modification de vos réglages de transmission a été annulée, et tout le monde a donc été déconnecté. Veuillez choisir un nouveau mot de passe.',
  endedByUndoneSharing:
    'Une modification de vos LeaveBits a été annulée, et tout le monde a donc été déconnecté. Veuillez choisir un nouveau mot de passe.',
  endedByDeletion: 'Votre compte a été supprimé, comme vous l’aviez demandé.',
  endedByInactivity: 'Une déconnexion a eu lieu après 5 minutes d’inactivité.',
  endedByOtherOwner: 'Quelqu’un d’autre s’est connecté dans ce navigateur.',
  pageNeedsSignIn: 'Veuillez vous connecter pour voir cette page. Nous vous y conduirons ensuite.',
  draftKept: 'Votre lettre est conservée. Connectez-vous pour continuer.',
};
