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
};
