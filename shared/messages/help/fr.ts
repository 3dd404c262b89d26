import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'help'> = {
  write: 'Des questions ? Écrivez à <email></email>.',
  recipient:
    'Des questions ? Adressez-vous à la personne qui a partagé ceci avec vous, ou à l’un de ses proches.',
  reporter: 'Des questions ? Adressez-vous à un proche de la personne dont vous êtes la personne référente.',
  owner: 'Des questions ? Adressez-vous à la personne qui vous a donné l’adresse de ce service.',
  operator: 'LeaveBits est géré par {operator}.',
  downloadTitle: 'Échec du téléchargement',
  downloadExpired:
    'Ce lien de téléchargement ne fonctionne plus. Pour protéger ce qui vous a été laissé, un tel lien ne fonctionne que pendant {minutes} minutes, et tant que la page de départ reste ouverte.',
  downloadNext:
    'Rien n’est perdu. Ouvrez à nouveau le lien de notre e-mail, vérifiez votre adresse avec un nouveau code et appuyez encore une fois sur « Télécharger ».',
  toLeavebits: 'Aller sur LeaveBits',
};
