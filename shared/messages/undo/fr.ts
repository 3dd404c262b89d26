import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo'> = {
  question: 'Annuler cette modification ?',
  what: 'Vos réglages de transmission ont été modifiés le {date}. Si ce n’était pas vous, annulez la modification ici. Il n’est pas nécessaire de vous connecter.',
  newReporters: 'Nouvelles personnes référentes',
  removedReporters: 'Ne sont plus personnes référentes',
  confirmations: 'Confirmations nécessaires',
  hours: 'Heures pour démentir',
  incapacitation: 'Après un accident ou un AVC',
  numbers:
    '{confirmations, plural, one {# confirmation} other {# confirmations}} et {hours, plural, one {# heure} other {# heures}} pour démentir',
  sameNumbers: 'comme après un décès',
  numbersPreviously: '{after} ; auparavant {before}',
  coolDown: 'Jours sans nouveau signalement après un démenti de votre part',
  lapse: 'Interroger les personnes référentes si vos paiements cessent',
  yesPreviouslyNo: 'Oui, auparavant non',
  noPreviouslyYes: 'Non, auparavant oui',
  away: 'Absence jusqu’au',
  notAway: 'pas d’absence',
  silence: 'Interroger les personnes référentes si vous ne vous connectez pas',
  months: '{months, plural, =0 {jamais} one {après # mois} other {après # mois}}',
  secondEmail: 'Seconde adresse e-mail pour les avertissements',
  phoneNumber: 'Numéro de téléphone pour les avertissements',
  none: 'Néant',
  previouslyNone: 'néant',
  previously: '{after}, auparavant {before}',
  goesBack: 'Vos réglages de transmission redeviendront ce qu’ils étaient avant cette modification.',
  laterChanges:
    '{count, plural, one {Les réglages ont été modifiés encore # fois depuis. Cette modification sera annulée aussi.} other {Les réglages ont été modifiés encore # fois depuis. Ces modifications seront annulées aussi.}}',
  links:
    'Les personnes référentes rétablies pourront de nouveau utiliser leurs anciens liens. Celles qui sont retirées ne pourront plus rien signaler ni confirmer.',
  earlierTitle: 'Il y a eu des modifications antérieures',
  earlierInEffect: 'Des modifications antérieures restent en vigueur',
  earlierChanges:
    '{count, plural, one {Cela n’annule pas une modification antérieure. Si elle n’est pas de vous, utilisez le lien dans l’e-mail à son sujet, qui annule aussi toutes les modifications suivantes.} other {Cela n’annule pas # modifications antérieures. Si l’une d’elles n’est pas de vous, utilisez le lien dans le premier e-mail au sujet d’une telle modification, qui annule aussi toutes les modifications suivantes.}}',
  pendingReport:
    'Un signalement vous concernant est en cours, et annuler cette modification n’y met pas fin. Si vous allez bien, veuillez le démentir avec le lien dans notre e-mail au sujet du signalement. Jusqu’à la fin du signalement, nous vous avertirons aux mêmes adresses et numéros vérifiés que maintenant : l’annulation n’y change rien.',
  releasedReport:
    'Un signalement vous concernant a ouvert vos LeaveBits, et annuler cette modification ne les referme pas. Si vous allez bien, veuillez vous connecter et tout reverrouiller.',
  undo: 'Annuler cette modification',
  yourChange:
    'Si vous avez fait cette modification vous-même, vous n’avez rien à faire et pouvez fermer cette page. Il n’existe pas de lien pour revenir sur une annulation, mais vous pouvez vous connecter et refaire la modification.',
  stillInEffect: 'La modification reste en vigueur. Veuillez réessayer maintenant.',
  doneTitle: 'La modification a été annulée',
  done: 'La modification du {date} a été annulée.',
  restored: 'Nous avons rétabli ce qui suit : {settings}.',
  alsoEmailed: 'Nous vous écrirons aussi par e-mail ce qui a changé.',
  already: 'Cette modification a déjà été annulée, soit avec ce lien, soit avec une modification antérieure.',
  invalidTitle: 'Lien d’annulation non valide',
  invalidNext:
    'Les liens dans les e-mails sont parfois coupés. Ouvrez à nouveau l’e-mail et cliquez sur le lien, ou copiez le lien entier. Vous pouvez aussi vous connecter et vérifier vos réglages de transmission.',
  expired: 'Ce lien ne fonctionnait que pendant {hours} heures après la modification. Rien n’a été annulé.',
  expiredNext:
    'Si ce n’était pas vous, veuillez choisir maintenant un nouveau mot de passe. Cela déconnecte tout le monde. Ensuite, connectez-vous et corrigez vos réglages de transmission.',
  settingReporters: 'vos personnes référentes',
  settingRequiredConfirmations: 'le nombre de confirmations nécessaires',
  settingRefuteTimeHours: 'votre délai pour démentir',
  settingIncapacitation: 'les règles pour un accident ou un AVC',
  settingCoolDownDays: 'la pause après un démenti de votre part',
  settingAskReportersOnLapse: 'la question posée à vos personnes référentes si vos paiements cessent',
  settingAwayUntil: 'la durée de votre absence',
  settingSilenceMonths:
    'le moment où vos personnes référentes sont interrogées si vous ne vous connectez pas',
  settingSecondEmail: 'votre seconde adresse e-mail pour les avertissements',
  settingPhoneNumber: 'votre numéro de téléphone pour les avertissements',
};
