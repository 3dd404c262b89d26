import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-links'> = {
  title: 'Annuler une modification',
  worksUntil: 'Ce lien fonctionne jusqu’au',
  stepsTitle: 'Si vous l’annulez',
  signsOut:
    'Toutes les personnes connectées à votre compte seront déconnectées. Ensuite, vous choisirez un nouveau mot de passe.',
  signedOut: 'Toutes les personnes connectées à votre compte ont été déconnectées.',
  chooseNow:
    'Veuillez choisir maintenant un nouveau mot de passe, car la personne qui a fait la modification connaît peut-être l’ancien.',
  nothingUndone: 'Rien n’a été annulé',
  choosePassword: 'Choisir un nouveau mot de passe',
  signIn: 'Se connecter',
  alreadyTitle: 'Déjà annulé',
  alreadyNext:
    'Tout le monde a alors été déconnecté. Si vous n’avez pas choisi de nouveau mot de passe depuis, veuillez en choisir un maintenant.',
  expiredTitle: 'Ce lien a expiré',
  incomplete: 'Ce lien est incomplet ou n’est plus utilisé.',
};
