import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'reporter-card'> = {
  title: 'S’il arrive quelque chose à {owner}',
  intro:
    '{owner} conserve avec LeaveBits des lettres, des papiers et des instructions pour d’autres personnes, et compte sur vous pour nous signaler son décès ou son incapacité définitive.',
  whenDeath: '{owner} est décédé(e), et vous en avez la certitude.',
  whenIncapacitation:
    '{owner} est en incapacité définitive, et vous avez la certitude que cela ne changera plus.',
  whenPractice:
    '{owner} est décédé(e) ou en incapacité définitive, et vous en avez la certitude. D’ici là, le lien vous permet de vous exercer.',
  reportDeath: 'Cochez la case et cliquez sur « Signaler le décès ».',
  reportIncapacitation: 'Cochez la case et cliquez sur « Signaler l’incapacité ».',
  sendLinks:
    'La page elle-même ne permet pas de le signaler. Cliquez sur « faites-vous envoyer à nouveau vos liens ».',
  reportFromEmail: 'Faites le signalement avec un lien de l’e-mail que nous vous envoyons.',
  objects:
    'Les autres personnes référentes sont alors invitées à confirmer, et {owner} a {hours, plural, one {# heure} other {# heures}}{days, plural, =0 {} one { (# jour)} other { (# jours)}} pour dire que ce n’est pas vrai. Rien ne s’ouvre avant.',
  objectsEither:
    'Les autres personnes référentes sont alors invitées à confirmer, et {owner} a {hours, plural, one {# heure} other {# heures}}{days, plural, =0 {} one { (# jour)} other { (# jours)}} en cas de décès, ou {otherHours, plural, one {# heure} other {# heures}}{otherDays, plural, =0 {} one { (# jour)} other { (# jours)}} en cas d’incapacité, pour dire que ce n’est pas vrai. Rien ne s’ouvre avant.',
  fallback:
    'Si le lien ne fonctionne pas, saisissez votre adresse e-mail sur {address}, et nous vous en enverrons de nouveaux.',
  keep: 'Rangez cette carte là où vous seul(e) pouvez la trouver. Toute personne qui l’a peut faire un signalement en votre nom. Elle ne contient ni mot de passe ni rien de ce que conserve {owner}.',
  keepPractice:
    'Rangez cette carte là où vous seul(e) pouvez la trouver. Elle ne permet de rien signaler sans votre messagerie. Elle ne contient ni mot de passe ni rien de ce que conserve {owner}.',
  printAgain: 'Imprimer à nouveau',
  holder: 'Une carte pour {name}',
  whenEither: '{owner} est décédé(e) ou en incapacité définitive, et vous en avez la certitude.',
  enterAddress: 'Saisissez votre adresse e-mail, et nous y enverrons vos liens :',
  othersConfirm:
    'Les autres personnes référentes sont alors invitées à confirmer, et {owner} peut dire que ce n’est pas vrai. Rien ne s’ouvre avant.',
  reportsNothing:
    'Cette carte ne permet de rien signaler sans votre messagerie. Elle ne contient ni mot de passe ni rien de ce que conserve {owner}.',
};
