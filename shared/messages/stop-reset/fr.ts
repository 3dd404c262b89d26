import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'stop-reset'> = {
  title: 'Bloquer un nouveau mot de passe',
  question: 'Bloquer le nouveau mot de passe ?',
  what: 'Quelqu’un qui avait un code de votre messagerie, mais pas votre second facteur, a demandé un nouveau mot de passe. Il vaudra à partir de cette date : {date}.',
  choice:
    'Si ce n’était pas vous, bloquez-le. Si c’était vous, vous n’avez rien à faire et pouvez fermer cette page.',
  stop: 'Bloquer le nouveau mot de passe',
  notStopped: 'Le nouveau mot de passe n’a pas été bloqué',
  tryNow: 'Veuillez réessayer maintenant.',
  stoppedTitle: 'Votre mot de passe reste inchangé',
  stopped: 'Le nouveau mot de passe a été bloqué. Votre second facteur reste aussi.',
  changeEmailPassword:
    'La personne qui l’a demandé avait un code de votre messagerie. Si ce n’était pas vous, changez maintenant le mot de passe de votre messagerie.',
  signIn: 'Se connecter',
  nothingTitle: 'Aucun nouveau mot de passe n’est en attente',
  nothing:
    'Il a déjà été bloqué ou il vaut déjà. Connectez-vous pour le savoir. Si votre mot de passe ne fonctionne plus, choisissez-en un nouveau.',
};
