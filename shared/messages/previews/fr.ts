import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'previews'> = {
  tryAgainSoon: 'Veuillez réessayer dans un instant.',
  opening: 'Ouverture du fichier',
  noPreview: 'Pas d’aperçu',
  unsupported:
    'Votre navigateur ne peut pas l’afficher. Veuillez le télécharger et l’ouvrir sur votre appareil.',
  password:
    'Il est protégé par un mot de passe. Veuillez le télécharger et l’ouvrir avec un programme qui demande le mot de passe.',
  unreadable: 'Il n’a pas pu être lu. Veuillez vérifier votre connexion internet.',
  playbackStopped: 'La lecture s’est arrêtée. Veuillez fermer l’aperçu et réessayer.',
  empty: 'Ce fichier est vide.',
  onlyBeginningRead: 'Ce n’est que le début. Veuillez télécharger le fichier pour lire la suite.',
  onlyBeginningSee: 'Ce n’est que le début. Veuillez télécharger le fichier pour voir la suite.',
  page: 'Page {number} sur {count}',
  pageBroken: 'Cette page ne peut pas s’afficher. Veuillez télécharger le fichier pour la voir.',
  download: 'Télécharger',
  zoom: 'Agrandissement',
  smaller: 'Plus petit',
  larger: 'Plus grand',
};
