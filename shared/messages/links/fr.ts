import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'links'> = {
  tryLater: 'Veuillez réessayer dans un instant.',
  sendLinks: 'M’envoyer à nouveau mes liens',
  tickFirst: 'Veuillez d’abord cocher cette case.',
  copyLink:
    'Les liens dans les e-mails sont parfois coupés. Ouvrez à nouveau l’e-mail et cliquez sur le lien, ou copiez le lien entier.',
  unknownLink:
    'Ce lien est incomplet ou n’est plus utilisé. Peut-être n’êtes-vous plus personne référente pour la personne concernée.',
  earlierReportTitle: 'Ce lien concerne un signalement antérieur',
  earlierReport: 'Ce lien concerne un signalement antérieur, qui est terminé.',
  expiredTitle: 'Ce signalement a expiré',
  withdrawn: 'La personne référente qui avait fait ce signalement l’a retiré. Rien n’a été ouvert.',
  askOwner:
    'Si vous le pouvez, demandez-le de vive voix ou par téléphone à la personne titulaire du compte. Si elle va bien, vous n’avez rien à faire.',
  nothingToDo: 'Vous n’avez rien à faire.',
  decision: 'Nous vous écrirons par e-mail dès qu’une décision sera prise.',
  sure: '{type, select, death {J’en ai la certitude : {owner} est décédé(e).} other {J’en ai la certitude : {owner} est en incapacité définitive.}}',
  warningDelayed:
    'Notre avertissement n’est pas encore parvenu à {owner}. Le délai pour démentir ne commence qu’à ce moment-là, et tout prendra donc plus de temps.',
  opensSoon: 'Sans démenti de sa part, ce qu’a laissé {owner} s’ouvrira bientôt pour ses destinataires.',
  othersDenied:
    '{others, plural, one {L’une des autres personnes interrogées dit que ce n’est pas vrai} other {# des autres personnes interrogées disent que ce n’est pas vrai}}',
  denialEffect:
    'Chaque personne référente qui le dit rend nécessaire une confirmation de plus, et rien ne s’ouvre pendant {days, plural, one {# jour} other {# jours}} après cela.',
  alreadyConfirmed: 'Signalement déjà confirmé',
};
