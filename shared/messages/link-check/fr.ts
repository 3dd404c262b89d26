import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'link-check'> = {
  checking: 'Vérification de votre lien',
  notChecked: 'Nous n’avons pas pu vérifier ce lien',
  wentWrong: 'Une erreur s’est produite de notre côté.',
  nothingChanged: 'Rien n’a été modifié ni envoyé. Le lien lui-même fonctionne toujours.',
  toLeavebits: 'Aller sur LeaveBits',
};
