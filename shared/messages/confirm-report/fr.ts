import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'confirm-report'> = {
  title: 'Confirmer un signalement',
  canYou: 'Pouvez-vous confirmer ceci ?',
  reported:
    '{type, select, death {<reporter>{email}</reporter> a signalé ceci le {moment} : <name>{owner}</name> est décédé(e).} other {<reporter>{email}</reporter> a signalé ceci le {moment} : <name>{owner}</name> est en incapacité définitive.}}',
  sorryIf:
    '{type, select, death {Si c’est vrai, nous vous présentons nos condoléances.} other {Si c’est vrai, nous en sommes désolés.}}',
  hasDeclined:
    'Vous nous avez dit que vous ne souhaitez pas être personne référente. Vous n’êtes pas obligé(e) de faire quoi que ce soit, mais si vous savez ce qui s’est passé, votre réponse est tout de même utile.',
  beSure:
    'Ne confirmez qu’avec certitude : essayez de joindre {owner}, ou parlez à la personne qui a fait le signalement.',
  whatHappens: 'Ce qui se passe après votre confirmation',
  confirm: 'Confirmer le signalement',
  failed: 'Confirmation non transmise',
  notConfirmed: 'Le signalement n’a pas été confirmé. Veuillez réessayer dans un instant.',

  warned: 'Nous avons averti {owner}. Tout peut encore être arrêté en un clic.',
  longerAway:
    'Une absence jusqu’au {until} nous avait été annoncée ; le délai est donc plus long que d’habitude.',
  needed:
    '{required, plural, one {# confirmation est nécessaire.} other {# confirmations sont nécessaires.}}',
  noneYet: 'Il n’y en a pas encore ; la vôtre serait la première.',
  noneYetEnough: 'Il n’y en a pas encore ; la vôtre suffirait.',
  soFar:
    '{confirmations, plural, one {Il y en a # jusqu’ici ; la vôtre serait le numéro {next}.} other {Il y en a # jusqu’ici ; la vôtre serait le numéro {next}.}}',
  soFarLast:
    '{confirmations, plural, one {Il y en a # jusqu’ici ; la vôtre suffirait.} other {Il y en a # jusqu’ici ; la vôtre suffirait.}}',
  soFarEnough:
    '{confirmations, plural, one {Il y en a # jusqu’ici ; c’est suffisant, et la vôtre compterait aussi.} other {Il y en a # jusqu’ici ; c’est suffisant, et la vôtre compterait aussi.}}',
  opensAfterObjection:
    'Sans démenti de sa part, ce qu’a laissé {owner} s’ouvrira pour ses destinataires une fois le délai pour démentir écoulé.',
  opensAtEarliest:
    'Sans démenti de sa part, ce qu’a laissé {owner} s’ouvrira pour ses destinataires. Ce sera au plus tôt le {moment}.',
  wouldOpenAfterWarning:
    'Si les confirmations sont en nombre suffisant et sans démenti après notre avertissement, ce qu’a laissé {owner} s’ouvrira pour ses destinataires.',
  wouldOpenWithYours:
    'Le délai accordé à {owner} pour démentir est écoulé. Avec votre confirmation, ce qu’a laissé {owner} s’ouvrira immédiatement pour ses destinataires, ou quelques heures plus tard si nous devons encore avertir {owner}.',
  wouldOpenWithLast:
    'Le délai accordé à {owner} pour démentir est écoulé. Avec la dernière confirmation, ce qu’a laissé {owner} s’ouvrira immédiatement pour ses destinataires, ou quelques heures plus tard si nous devons encore avertir {owner}.',
  wouldOpenAtEarliest:
    'Si les confirmations sont en nombre suffisant et en l’absence de démenti, ce qu’a laissé {owner} s’ouvrira pour ses destinataires. Ce sera au plus tôt le {moment}.',
  canDenyLater:
    'Si vous apprenez plus tard que ce n’est pas vrai, vous pourrez le dire avec ce lien tant que le signalement est en cours.',

  notTrue: 'Si vous pensez que ce n’est pas vrai',
  denyUntil:
    'Si vous savez que ce n’est pas vrai, dites-le-nous ici. Rien ne s’ouvrira alors avant le {moment}, et il faudra {more, plural, one {# confirmation} other {# confirmations}} au lieu de {required}.',
  denyDays:
    'Si vous savez que ce n’est pas vrai, dites-le-nous ici. Rien ne s’ouvrira alors pendant au moins {days, plural, one {# jour} other {# jours}}, et il faudra {more, plural, one {# confirmation} other {# confirmations}} au lieu de {required}.',
  denyWithdraws: 'La vôtre ne compte plus.',
  denyNotifies: 'Nous informerons aussitôt {owner} de votre réponse.',
  denyTellsOthers:
    'Nous en informerons aussi les autres personnes référentes, sans vous nommer ; mais si peu de personnes ont été interrogées, elles peuvent le deviner.',
  denyCancelsNothing:
    'Cela n’annule pas le signalement. Seule la personne titulaire du compte, {owner}, peut le faire. Si vous le pouvez, essayez de joindre {owner} vous-même.',
  denyCancelsNothingYet:
    'Cela n’annule pas le signalement. Seules la personne titulaire du compte, {owner}, et celle qui a fait le signalement peuvent le faire. Si vous le pouvez, essayez de joindre {owner} vous-même.',
  howDoYouKnow: 'Comment le savez-vous ? (facultatif)',
  onlyOwnerReads: 'Lisible uniquement par {owner}.',
  denySure: 'J’ai la certitude que ce signalement n’est pas vrai.',
  deny: 'Je sais que ce n’est pas vrai',
  notReceived: 'Nous n’avons pas reçu votre réponse',

  deniedTitle: 'Merci de nous l’avoir dit',
  denied:
    '{type, select, death {Vous nous avez dit que ceci n’est pas vrai : <name>{owner}</name> est décédé(e).} other {Vous nous avez dit que ceci n’est pas vrai : <name>{owner}</name> est en incapacité définitive.}}',
  deniedTold:
    'Nous avons informé {owner} de votre réponse. Nous en avons aussi informé {reporter} et les autres personnes référentes, sans dire de qui elle vient.',
  whatNow: 'Ce qui se passe maintenant',
  deniedDelayed:
    'Notre avertissement n’est pas encore parvenu à {owner}, et tout prendra donc plus de temps. Si vous le pouvez, essayez de joindre {owner} : il suffit de se connecter pour démentir le signalement.',
  deniedCanStop:
    '{owner} peut démentir le signalement en un clic dans notre e-mail. Si vous le pouvez, essayez de joindre {owner}.',
  deniedCanStopOrWithdraw:
    '{owner} peut démentir le signalement en un clic dans notre e-mail, et {reporter} peut le retirer. Si vous le pouvez, essayez de joindre {owner}.',
  deniedGivesTime:
    'Votre réponse donne du temps à tout le monde, mais elle ne met pas fin au signalement. {required, plural, one {# confirmation est maintenant nécessaire.} other {# confirmations sont maintenant nécessaires.}}',
  deniedEnough:
    'Assez d’autres personnes ont confirmé. Sans démenti de sa part, ce qu’a laissé {owner} s’ouvrira pour ses destinataires.',
  deniedNotEnough:
    'Si assez d’autres personnes confirment et en l’absence de démenti, ce qu’a laissé {owner} s’ouvrira pour ses destinataires.',
  earliest: 'Ce sera au plus tôt le {moment}.',
  alsoDenied:
    '{others, plural, one {L’une des autres personnes interrogées dit aussi que ce n’est pas vrai.} other {# des autres personnes interrogées disent aussi que ce n’est pas vrai.}}',
  deniedDecision:
    'Nous vous écrirons par e-mail dès qu’une décision sera prise. Vous n’avez rien d’autre à faire.',
  trueAfterAll: 'Si vous apprenez que c’est finalement vrai',
  canStillConfirm: 'Vous pouvez encore confirmer le signalement ici.',
  thenFinal: 'Ensuite, vous ne pourrez plus modifier votre réponse.',

  doneTitle: 'Merci, votre confirmation a été prise en compte',
  done: '{type, select, death {Vous avez confirmé ceci : <name>{owner}</name> est décédé(e). Nous vous présentons nos condoléances.} other {Vous avez confirmé ceci : <name>{owner}</name> est en incapacité définitive. Nous sommes désolés de ce que vous traversez.}}',
  makes: 'C’est la confirmation {confirmations} sur {required}.',
  makesMore: 'Cela en fait {confirmations}, et il en faut {required}.',
  thatIsEnough: 'C’est suffisant.',
  willOpenDelayedEnough:
    'Ce qui attend un signalement s’ouvrira quand {owner} aura eu le temps de démentir. Notre avertissement ne lui est pas encore parvenu, et cela prendra donc plus de temps.',
  willOpenDelayed:
    'Ce qui attend un signalement s’ouvrira une fois les confirmations en nombre suffisant, et quand {owner} aura eu le temps de démentir. Notre avertissement ne lui est pas encore parvenu, et cela prendra donc plus de temps.',
  willOpenUnless:
    'Ce qui attend un signalement s’ouvrira si {owner} ne le dément pas, mais pas avant le {moment}.',
  willOpenUnlessSoon:
    'Ce qui attend un signalement s’ouvrira si {owner} ne le dément pas. Si nous devons encore l’avertir, cela prendra quelques heures de plus.',
  willOpenOnce:
    'Ce qui attend un signalement s’ouvrira une fois les confirmations en nombre suffisant, mais pas avant le {moment}.',
  willOpenOnceSoon: 'Ce qui attend un signalement s’ouvrira une fois les confirmations en nombre suffisant.',
  doneDecision:
    'Nous vous écrirons par e-mail dès qu’une décision sera prise. Vous n’avez rien d’autre à faire. Vous pouvez fermer cette page.',

  already:
    '{type, select, death {Vous avez déjà confirmé ceci : <name>{owner}</name> est décédé(e).} other {Vous avez déjà confirmé ceci : <name>{owner}</name> est en incapacité définitive.}}',
  alreadyOnce: 'Cela compte une fois, et vous n’avez rien d’autre à faire.',
  alreadyEarlier: 'Cela compte une fois. C’était un signalement antérieur.',
  nowReleased: 'Le signalement a été confirmé, et ce qui a été laissé a été ouvert pour ses destinataires.',
  nowRefuted:
    'Depuis, quelqu’un a répondu que ce n’est pas vrai. C’est généralement la personne titulaire du compte qui répond. Rien n’a été ouvert.',
  nowWithdrawn: 'La personne référente qui avait fait le signalement l’a retiré depuis. Rien n’a été ouvert.',
  nowExpired:
    'Depuis, le signalement a expiré, car trop peu de personnes l’ont confirmé à temps. Rien n’a été ouvert.',
  nowRevoked: 'Depuis, quelqu’un s’est connecté au compte concerné et a tout reverrouillé.',

  newAsked:
    'Il y a un nouveau signalement, et nous vous interrogeons à ce sujet. Cherchez notre dernier e-mail.',
  newConfirmed:
    'Il y a un nouveau signalement, et vous l’avez confirmé. Nous vous écrirons par e-mail dès qu’une décision sera prise.',
  newDenied:
    'Il y a un nouveau signalement, et vous nous avez dit que ce n’est pas vrai. Si vous apprenez que c’est finalement vrai, utilisez le lien de notre dernier e-mail à ce sujet.',
  newMade:
    'Un nouveau signalement de votre part est en cours. Pour savoir où il en est, ouvrez le lien avec lequel vous l’avez fait.',
  invalidLink: 'Lien de confirmation non valide',
  releasedTitle: 'Ce signalement a déjà été confirmé',
  refutedTitle: 'Ce signalement a été démenti',
  withdrawnTitle: 'Ce signalement a été retiré',
  revokedTitle: 'Tout est à nouveau verrouillé',
  released:
    'Assez de personnes référentes ont déjà confirmé ce signalement, et ce qui a été laissé a été ouvert pour ses destinataires.',
  refuted:
    'Quelqu’un a répondu que ce signalement n’est pas vrai. C’est généralement la personne titulaire du compte qui répond. Rien n’a été ouvert.',
  expired: 'Ce signalement a expiré, car trop peu de personnes l’ont confirmé à temps.',
  revoked: 'Après ce signalement, quelqu’un s’est connecté au compte concerné et a tout reverrouillé.',
};
