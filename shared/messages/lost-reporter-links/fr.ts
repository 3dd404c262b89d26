import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'lost-reporter-links'> = {
  title: 'Liens perdus de personnes référentes',
  heading: 'Je suis personne référente pour quelqu’un et j’ai perdu mon lien',
  intro:
    'Quelqu’un vous a-t-il choisi(e) pour nous signaler son décès ou son incapacité définitive ? Saisissez votre adresse e-mail, et nous y enverrons à nouveau vos liens.',
  address: 'Adresse e-mail',
  addressHint: 'Celle avec laquelle vous avez été désigné(e) comme personne référente',
  addressInvalid: 'Adresse e-mail non valide. Elle doit ressembler à name@example.com.',
  notSent: 'Rien n’a été envoyé',
  tryLater: 'Veuillez réessayer dans un instant.',
  send: 'Envoyer mes liens',
  earlierLinks:
    'Les liens de nos e-mails antérieurs fonctionnent toujours. Cherchez « LeaveBits » dans votre messagerie.',
  sentTitle: 'Consultez votre messagerie',
  sent: 'Si quelqu’un a désigné <email></email> comme adresse d’une personne référente, nous y envoyons vos liens, dans un e-mail distinct pour chaque personne.',
  noMail: 'Pas d’e-mail après quelques minutes ?',
  noMailFolders: 'Regardez dans vos dossiers de spam, de courrier indésirable et de promotions.',
  noMailAddress: 'Avez-vous une autre adresse ? Peut-être vous a-t-on désigné(e) avec celle-là.',
  noMailLimits:
    'Nous envoyons les liens au plus une fois toutes les {minutes} minutes et {times} fois par jour. Ceux de nos e-mails antérieurs fonctionnent toujours.',
  noMailOthers:
    'Il y a peut-être plusieurs personnes référentes. Chacune d’elles peut faire le signalement, et nous vous demanderons alors par e-mail de confirmer.',
  otherAddress: 'Utiliser une autre adresse',
};
