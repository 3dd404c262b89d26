import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'site'> = {
  skip: 'Aller au contenu',
  brand: 'LeaveBits, page d’accueil',
  brandSignsOut: 'LeaveBits : se déconnecter et aller à la page d’accueil',
  terms: 'Conditions générales',
  gettingStarted: 'Premiers pas',
  recipients: 'Quelqu’un m’a laissé quelque chose',
  reporters: 'Je suis personne référente pour quelqu’un',
  language: 'Langue',
  notFoundTitle: 'Page introuvable',
  notFound: 'Il n’y a pas de page à cette adresse',
  notFoundWhy:
    'Le lien est peut-être incomplet. Dans les e-mails, un lien est parfois coupé en deux lignes. Essayez de copier le lien entier dans la barre d’adresse.',
  notFoundNext: 'Ou choisissez ce qui vous amène ici :',
  lostReporterLink: 'Je suis personne référente pour quelqu’un et j’ai perdu mon lien',
  toStartPage: 'Aller à la page d’accueil',
  loading: 'Chargement',
  loadingLeavebits: 'Vos LeaveBits se chargent…',
  close: 'Fermer',
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  message: 'Message',
  notifications: 'Notifications (F8)',
  dismissMessage: 'Fermer le message',
  scrollable: 'Contenu à faire défiler',
  offline: 'Vous êtes hors ligne. Ce que vous avez saisi reste ici.',
  slow: 'La connexion est lente. Rien n’est perdu.',
  brokenTitle: 'Cette page n’a pas pu s’afficher',
  broken:
    'Un problème est survenu de notre côté. Tout ce que vous avez enregistré est en sécurité. Rechargez la page ou revenez à la page d’accueil.',
  notLoadedTitle: 'Cette page n’a pas pu se charger',
  notLoaded:
    'LeaveBits a été mis à jour, ou votre connexion s’est interrompue. Tout ce que vous avez enregistré est en sécurité. Vérifiez votre connexion et rechargez la page.',
  reload: 'Recharger',
  showPassword: 'Afficher le mot de passe',
  notPrinted: 'Rien n’a été imprimé. Veuillez réessayer dans un instant.',
};
