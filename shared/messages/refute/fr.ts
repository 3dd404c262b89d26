import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'refute'> = {
  title: 'Démentir un signalement',
  areYouWell: 'Allez-vous bien ?',
  told: '{type, select, death {<reporter>{email}</reporter> nous a signalé votre décès.} other {<reporter>{email}</reporter> nous a signalé votre incapacité définitive.}} Si c’est faux, démentez-le ici. Vous n’avez pas besoin de vous connecter.',
  report: 'Signalement',
  death: 'Décès',
  incapacitation: 'Incapacité définitive',
  reportedBy: 'Signalé par',
  reportedOn: 'Signalé le',
  opensAfter: 'Rien ne s’ouvre avant le',
  timeLeft: 'Temps restant pour démentir :',
  daysLeft:
    '{days, plural, one {# jour} other {# jours}}, {hours, plural, one {# heure} other {# heures}}, {minutes, plural, one {# minute} other {# minutes}}',
  hoursLeft:
    '{hours, plural, one {# heure} other {# heures}}, {minutes, plural, one {# minute} other {# minutes}}, {seconds, plural, one {# seconde} other {# secondes}}',
  minutesLeft:
    '{minutes, plural, one {# minute} other {# minutes}}, {seconds, plural, one {# seconde} other {# secondes}}',
  secondsLeft: '{seconds, plural, one {# seconde} other {# secondes}}',
  deadlinePassed:
    'Le délai est écoulé, mais le signalement est toujours en cours ; vous pouvez donc encore le démentir.',
  notEveryoneAgrees: 'Les avis diffèrent',
  notEveryoneAgreed: 'Les avis différaient au début',
  denies: '<reporter></reporter> dit que ce n’est pas vrai et nous l’a fait savoir le {moment}.',
  denied:
    '<reporter></reporter> a dit le {moment} que ce n’est pas vrai, mais a confirmé le signalement le {confirmed}.',
  theirReason: 'La raison donnée :',
  theirEarlierReason: 'La raison donnée était :',
  takesYou: 'Vous seul(e) pouvez néanmoins mettre fin au signalement.',
  refute: 'Je vais bien : démentir ce signalement',
  cancels: 'Cela annule le signalement immédiatement, et rien ne s’ouvre.',
  ifNothing:
    'Si vous ne faites rien et que suffisamment de vos autres personnes référentes confirment, vos LeaveBits s’ouvriront pour les personnes que vous avez choisies.',
  ifNothingConfirmed:
    'Suffisamment de vos autres personnes référentes l’ont confirmé. Si vous ne faites rien, vos LeaveBits s’ouvriront pour les personnes que vous avez choisies.',
  forSomeoneElse: 'Si vous lisez ceci pour quelqu’un d’autre, veuillez ne pas cliquer sur le bouton.',
  failed: 'Démenti non transmis',
  notRefuted: 'Le signalement n’a pas été démenti. Veuillez réessayer maintenant.',
  signIn: 'Se connecter',
  signInAndReview: 'Se connecter et vérifier vos personnes référentes',

  doneTitle: 'Le signalement a été annulé',
  done: '{type, select, death {Rien n’a été ouvert. Le signalement de votre décès, fait le {moment}, a été démenti et ne peut plus être confirmé.} other {Rien n’a été ouvert. Le signalement de votre incapacité définitive, fait le {moment}, a été démenti et ne peut plus être confirmé.}}',
  doneTold:
    'Nous préviendrons <reporter></reporter> et vos autres personnes référentes par e-mail. Les liens des autres fonctionnent à nouveau, au cas où ils seraient un jour nécessaires.',
  doneDecide:
    'Veuillez vous connecter et décider si {reporter} reste votre personne référente. D’ici là, ses liens ne fonctionnent pas et ne permettent donc ni de signaler ni de confirmer quoi que ce soit.',
  donePaid:
    'Vous pouvez retirer cette personne pendant votre période gratuite ou avec un abonnement. Ni l’une ni l’autre n’est nécessaire pour démentir un signalement.',

  invalidLink: 'Lien de démenti non valide',
  releasedTitle: 'Le délai pour démentir est écoulé',
  refutedTitle: 'Déjà démenti',
  withdrawnTitle: 'Déjà retiré',
  revokedTitle: 'Déjà reverrouillé',
  otherReport:
    'Un autre signalement vous concernant est en cours. Cherchez notre dernier e-mail à ce sujet et cliquez sur le bouton, ou connectez-vous et démentez-le sur votre page d’accueil.',
  unknownLink: 'Ce lien est incomplet ou n’est plus utilisé.',
  canSignIn: 'Vous pouvez aussi vous connecter, voir si un signalement est en cours et le démentir là.',
  released:
    'Ce signalement a été confirmé, et le délai pour le démentir est écoulé. Vos LeaveBits sont ouverts pour les personnes que vous avez choisies.',
  releasedNext: 'Si vous allez bien, connectez-vous maintenant et reverrouillez tout.',
  refuted: 'Vous avez déjà démenti ce signalement. Rien n’a été ouvert.',
  expired:
    'Ce signalement a expiré, car trop peu de vos personnes référentes l’ont confirmé. Rien n’a été ouvert.',
  revoked: 'Vous avez déjà tout reverrouillé après ce signalement.',
};
