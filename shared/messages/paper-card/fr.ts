import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'paper-card'> = {
  title: 'Quelqu’un vous a laissé quelque chose',
  holder: 'Une fiche pour {name}',
  intro:
    '{sender} vous a laissé quelque chose avec LeaveBits. Nous vous enverrons un e-mail quand il y aura quelque chose à lire. Cette fiche servira si vous avez perdu cet e-mail, ou si aucun n’est arrivé.',
  introUnnamed:
    'Quelqu’un vous a laissé quelque chose avec LeaveBits. Nous vous enverrons un e-mail quand il y aura quelque chose à lire. Cette fiche servira si vous avez perdu cet e-mail, ou si aucun n’est arrivé.',
  anyTime: 'À tout moment, aussi souvent que vous le souhaitez.',
  enterAddress: 'Saisissez votre adresse e-mail, et nous y enverrons un code :',
  typeCode:
    'Saisissez le code. Vous verrez alors ce que vous pouvez lire, et ce qui n’est pas encore ouvert.',
  opensNothing:
    'Cette fiche n’ouvre rien sans votre messagerie. Vous n’avez besoin ni d’un compte ni d’un mot de passe. Si quelque chose est scellé pour vous, il vous faut aussi sa carte à clé, qui est une autre feuille.',
  qrCode: 'Code QR de votre lien, qui est écrit à côté',
  when: '<strong>Quand l’utiliser :</strong> {when}',
  where: '<strong>Où aller :</strong> scannez le code, ou saisissez <link></link>',
  whereSpaces: '<strong>Où aller :</strong> scannez le code, ou saisissez <link></link> (sans espaces)',
  steps: 'Que faire ensuite :',
  whom: '<strong>Qui appeler</strong> si vous ne savez plus comment continuer (nom et numéro de téléphone, à remplir à la main) :',
  questions: 'Des questions ? Écrivez à {email}.',
  operator: 'LeaveBits est géré par {operator}.',
};
