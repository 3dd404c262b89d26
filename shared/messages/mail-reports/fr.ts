import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reports'> = {
  // What several emails about a report say
  whyParticipant:
    'Vous avez fait ce signalement, ou il vous a été demandé de le confirmer, en tant que personne référente.',
  whySubmitter: 'Un signalement a été fait avec votre lien de signalement personnel.',
  submitterMistake:
    'Si ce n’était pas vous, quelqu’un d’autre a votre lien. Prévenez immédiatement la personne concernée. Elle peut démentir le signalement. Elle peut aussi vous retirer de ses personnes référentes, ce qui désactive vos liens, et vous ajouter de nouveau avec d’autres liens.',
  tellOwnerToRefute: 'Si le signalement est faux, prévenez la personne concernée. Elle peut le démentir.',
  timeAway:
    'C’est plus long que d’habitude, parce que cette personne nous avait fait savoir qu’elle serait absente jusqu’au {date}.',
  opensAfterThat:
    'Une fois ce délai écoulé et le signalement confirmé par assez de personnes référentes, les personnes choisies pourront lire les LeaveBits qui leur sont destinés.',
  stillPending: 'Le signalement est toujours en cours.',
  decisionFollows: 'Vous n’avez rien à faire. Nous vous écrirons dès qu’il y aura une décision.',
  thanksForDenying: 'Vous nous aviez dit que ce n’est pas vrai. Merci de l’avoir dit.',
  signInAndLock:
    'Si la personne concernée est en vie et va bien, prévenez-la immédiatement. Elle peut se connecter et tout verrouiller de nouveau.',

  // Asking for a confirmation
  askedSubject: 'Confirmez un signalement concernant {owner}',
  askedPreheader: 'Une autre personne référente a fait un signalement. Votre réponse reste utile.',
  askedPreheaderNeeded: 'Une autre personne référente a fait un signalement. Votre réponse est nécessaire.',
  askedHeading: 'Pouvez-vous confirmer un signalement ?',
  askedHeadingNeeded: 'Un signalement attend votre confirmation',
  askedNews:
    '{reporter} a signalé le {date} {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull}. Si vous ne le saviez pas, nous regrettons profondément que vous l’appreniez par un e-mail.',
  askedAsReporter: 'Vous faites partie des personnes référentes qui peuvent le confirmer.',
  askedAfterDeclining:
    'Vous nous avez dit que vous ne souhaitiez pas être personne référente, vous n’avez donc rien à faire. Si vous savez ce qui s’est passé, votre réponse reste utile.',
  progressNone:
    '{required, plural, =1 {Une confirmation est nécessaire avant toute transmission, et ce peut être la vôtre.} =2 {Deux confirmations sont nécessaires avant toute transmission, et la vôtre peut en être une.} =3 {Trois confirmations sont nécessaires avant toute transmission, et la vôtre peut en être une.} =4 {Quatre confirmations sont nécessaires avant toute transmission, et la vôtre peut en être une.} =5 {Cinq confirmations sont nécessaires avant toute transmission, et la vôtre peut en être une.} other {# confirmations sont nécessaires avant toute transmission, et la vôtre peut en être une.}}',
  progressNext:
    '{required, plural, =1 {Une confirmation est nécessaire} =2 {Deux confirmations sont nécessaires} =3 {Trois confirmations sont nécessaires} =4 {Quatre confirmations sont nécessaires} =5 {Cinq confirmations sont nécessaires} other {# confirmations sont nécessaires}} avant toute transmission. Nous en avons {confirmations, plural, =1 {une} =2 {deux} =3 {trois} =4 {quatre} =5 {cinq} other {#}} pour le moment, et la vôtre peut être la prochaine.',
  progressLast:
    '{required, plural, =1 {Une confirmation est nécessaire} =2 {Deux confirmations sont nécessaires} =3 {Trois confirmations sont nécessaires} =4 {Quatre confirmations sont nécessaires} =5 {Cinq confirmations sont nécessaires} other {# confirmations sont nécessaires}} avant toute transmission. Nous en avons {confirmations, plural, =1 {une} =2 {deux} =3 {trois} =4 {quatre} =5 {cinq} other {#}} pour le moment, et la vôtre peut être la dernière.',
  progressEnough:
    '{required, plural, =1 {Une confirmation est nécessaire} =2 {Deux confirmations sont nécessaires} =3 {Trois confirmations sont nécessaires} =4 {Quatre confirmations sont nécessaires} =5 {Cinq confirmations sont nécessaires} other {# confirmations sont nécessaires}} avant toute transmission. Nous en avons {confirmations, plural, =1 {une} =2 {deux} =3 {trois} =4 {quatre} =5 {cinq} other {#}} pour le moment. C’est assez, mais la vôtre compterait aussi.',
  deniedByOthers:
    '{denials, plural, =1 {Une des autres personnes référentes que nous avons interrogées dit que ce n’est pas vrai.} =2 {Deux des autres personnes référentes que nous avons interrogées disent que ce n’est pas vrai.} =3 {Trois des autres personnes référentes que nous avons interrogées disent que ce n’est pas vrai.} =4 {Quatre des autres personnes référentes que nous avons interrogées disent que ce n’est pas vrai.} =5 {Cinq des autres personnes référentes que nous avons interrogées disent que ce n’est pas vrai.} other {# des autres personnes référentes que nous avons interrogées disent que ce n’est pas vrai.}}',
  deadline: 'La personne concernée a au moins jusqu’au {date} pour dire que ce n’est pas vrai.',
  deadlinePassed:
    'Le délai dont la personne concernée disposait pour dire que ce n’est pas vrai est écoulé, mais elle peut encore le faire.',
  opensSoon:
    'Si elle ne le fait pas, les personnes choisies pourront bientôt lire les LeaveBits qui leur sont destinés.',
  opensAfterDeadline:
    'Si elle ne le fait pas, les personnes choisies pourront ensuite lire les LeaveBits qui leur sont destinés.',
  opensOnceConfirmed:
    'Une fois le signalement confirmé par assez de personnes référentes, les personnes choisies pourront lire les LeaveBits qui leur sont destinés.',
  askedIfTrue:
    'Si vous savez que c’est vrai, ouvrez la page et confirmez. Si vous n’en avez pas la certitude, essayez d’abord de joindre la personne concernée, ou celle qui a fait le signalement.',
  askedIfFalse:
    'Si vous savez que c’est faux, dites-le sur la page. Le signalement a alors besoin d’une confirmation de plus, et rien n’est transmis pendant {days, plural, one {# jour} other {# jours}} après cela. Nous prévenons immédiatement la personne concernée.',
  askedIfFalseBefore:
    'Si vous savez que c’est faux, dites-le sur la page. Le signalement a alors besoin d’une confirmation de plus, et rien n’est transmis pendant {days, plural, one {# jour} other {# jours}} après cela, et en aucun cas avant le {date}. Nous prévenons immédiatement la personne concernée.',
  askedButton: 'Lire le signalement et confirmer',
  askedMistake: 'Vous pouvez simplement ne pas confirmer. Ouvrir la page ne confirme rien.',
  openingConfirmsNothing: 'Ouvrir la page ne confirme rien.',

  // The same link for somebody who has denied the report
  deniedLinkSubject: 'Votre lien vers un signalement concernant {owner}',
  deniedLinkPreheader: 'Vous nous avez dit que ce n’est pas vrai. Vous pouvez encore changer votre réponse.',
  deniedLinkHeading: 'Votre lien vers le signalement',
  deniedLinkNews:
    '{reporter} a signalé le {date} {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull}. Vous nous avez dit que ce n’est pas vrai. Merci de l’avoir dit. Nous avons prévenu la personne concernée, et celle qui a fait le signalement.',
  deniedLinkProgress:
    '{required, plural, =1 {Une confirmation est nécessaire} =2 {Deux confirmations sont nécessaires} =3 {Trois confirmations sont nécessaires} =4 {Quatre confirmations sont nécessaires} =5 {Cinq confirmations sont nécessaires} other {# confirmations sont nécessaires}} avant toute transmission, et nous {confirmations, plural, =0 {n’en avons aucune} =1 {en avons une} =2 {en avons deux} =3 {en avons trois} =4 {en avons quatre} =5 {en avons cinq} other {en avons #}} pour le moment.',
  deniedLinkNext:
    'Si ce n’est toujours pas vrai, vous n’avez rien d’autre à faire. Vous pouvez essayer de joindre la personne concernée, qui peut démentir le signalement. Si vous avez appris que c’est vrai malgré tout, ouvrez la page et confirmez.',
  deniedLinkNextConfirmed:
    'Si ce n’est toujours pas vrai, essayez de joindre la personne concernée, qui peut démentir le signalement : assez d’autres personnes référentes l’ont confirmé. Si vous avez appris que c’est vrai malgré tout, ouvrez la page et confirmez.',
  deniedLinkButton: 'Lire le signalement',

  // A report was received, or is delayed
  receivedSubject: 'Nous avons reçu votre signalement concernant {owner}',
  receivedPreheader: 'Voici ce qui se passe ensuite, et quand.',
  receivedHeading: 'Nous avons votre signalement',
  receivedNews:
    'Vous avez signalé le {date} {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull}. Nous sommes désolés de ce que vous traversez.',
  receivedNext:
    'Nous avons interrogé les autres personnes référentes. {required, plural, =1 {Une autre personne référente doit confirmer.} =2 {Deux autres personnes référentes doivent confirmer.} =3 {Trois autres personnes référentes doivent confirmer.} =4 {Quatre autres personnes référentes doivent confirmer.} =5 {Cinq autres personnes référentes doivent confirmer.} other {# autres personnes référentes doivent confirmer.}} Nous avertissons aussi la personne concernée, qui a au moins jusqu’au {date} pour dire que ce n’est pas vrai.',
  receivedWithdraw:
    'Vous n’avez rien d’autre à faire. Nous vous écrirons dès qu’il y aura une décision. Si c’était une erreur, ouvrez de nouveau votre lien : vous pouvez retirer le signalement tant qu’une autre personne référente ne l’a pas confirmé.',
  delayedSubject: 'Le signalement concernant {owner} est retardé',
  delayedPreheader: 'Nous n’avons pas encore pu joindre cette personne. Nous continuons d’essayer.',
  delayedHeading: 'Le signalement est retardé',
  delayedNews:
    'Vous avez part au signalement du {date} qui porte sur {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull}. Avant toute transmission, cette personne doit avoir le temps de dire que ce n’est pas vrai. Jusqu’à présent, nous n’avons pas pu faire parvenir notre avertissement à sa messagerie.',
  delayedNext:
    'Nous continuons d’essayer. Son délai pour répondre commence à l’arrivée de l’avertissement : il prendra donc fin plus tard que nous ne l’avions dit. Les confirmations comptent toujours. Si nous vous avons demandé de confirmer, vous pouvez encore le faire.',
  delayedNothingElse: 'Vous n’avez rien d’autre à faire. Nous vous écrirons dès qu’il y aura une décision.',
  delayedMistake:
    'Si le signalement est faux, prévenez la personne concernée. Elle peut se connecter et le démentir.',

  // Somebody denied a report
  neededAfterDenial:
    'Rien n’est transmis avant le {date}, et {needed, plural, =1 {une confirmation est nécessaire} =2 {deux confirmations sont nécessaires} =3 {trois confirmations sont nécessaires} =4 {quatre confirmations sont nécessaires} =5 {cinq confirmations sont nécessaires} other {# confirmations sont nécessaires}} à présent : une de plus pour chaque personne référente qui dit que ce n’est pas vrai.',
  tooFewAfterDenial:
    'Il reste trop peu de personnes référentes pour cela. À moins que quelqu’un qui a dit que ce n’est pas vrai ne change sa réponse, le signalement expire {days, plural, one {# jour} other {# jours}} après cette date, et rien n’est transmis.',
  deniedHeading: 'Une autre personne référente dit que ce n’est pas vrai',
  deniedSubject: 'Une personne référente dit que votre signalement concernant {owner} n’est pas vrai',
  deniedPreheader: 'Votre signalement est toujours en cours. Parlez avec les autres personnes référentes.',
  deniedNews:
    'Vous avez signalé le {date} {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull}. Nous avons demandé aux autres personnes référentes de confirmer, et l’une d’elles dit que ce n’est pas vrai. Nous ne disons pas qui. Nous avons aussi prévenu la personne concernée.',
  deniedPending: 'Votre signalement reste en cours, sauf si la personne concernée le dément.',
  deniedPendingOrWithdrawn:
    'Votre signalement reste en cours, sauf si la personne concernée le dément ou si vous le retirez.',
  speakToOthers: 'Parlez avec les autres personnes référentes.',
  deniedWithdraw:
    'Si c’était une erreur, ouvrez de nouveau votre lien de signalement : vous pouvez y retirer le signalement.',
  deniedIfTrue:
    'Si c’est vrai, vous n’avez rien d’autre à faire : la personne qui a dit le contraire peut encore changer sa réponse avec le lien de notre e-mail.',
  moreTimeSubject: 'Le signalement concernant {owner} demande plus de temps',
  moreTimePreheader:
    'Une autre personne référente dit que ce n’est pas vrai. Parlez avec les autres personnes référentes.',
  moreTimeNews:
    'Il vous a été demandé de confirmer le signalement du {date} qui porte sur {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull}. Une autre personne référente dit que ce n’est pas vrai. Nous ne disons pas qui.',
  confirmationsSoFar:
    'Nous {confirmations, plural, =0 {n’en avons aucune} =1 {en avons une} =2 {en avons deux} =3 {en avons trois} =4 {en avons quatre} =5 {en avons cinq} other {en avons #}} pour le moment.',
  whatToDoAsAsked:
    'Si vous savez que c’est vrai et n’avez pas encore confirmé, utilisez le lien de notre e-mail précédent. Si vous avez confirmé et savez maintenant que c’est faux, vous pouvez le dire avec le même lien. Si vous ne savez pas, vous n’avez rien à faire.',

  // Somebody confirms what they had denied
  changedSubject: 'Une personne référente a changé sa réponse concernant {owner}',
  changedPreheader: 'Elle avait dit que le signalement n’est pas vrai, et vient de le confirmer.',
  changedHeading: 'Une personne référente a changé sa réponse',
  changedNewsToSubmitter:
    'Vous avez signalé le {date} {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull}. L’une des autres personnes référentes nous avait dit que ce n’est pas vrai, et vient de le confirmer. Nous ne disons pas qui.',
  changedNews:
    'Il vous a été demandé de confirmer le signalement du {date} qui porte sur {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull}. L’une des autres personnes référentes nous avait dit que ce n’est pas vrai, et vient de le confirmer. Nous ne disons pas qui.',
  changedNumbers:
    'Sa première réponse ne compte plus : {needed, plural, =1 {une confirmation est nécessaire} =2 {deux confirmations sont nécessaires} =3 {trois confirmations sont nécessaires} =4 {quatre confirmations sont nécessaires} =5 {cinq confirmations sont nécessaires} other {# confirmations sont nécessaires}} à présent, et nous {confirmations, plural, =0 {n’en avons aucune} =1 {en avons une} =2 {en avons deux} =3 {en avons trois} =4 {en avons quatre} =5 {en avons cinq} other {en avons #}}.',
  changedTimeOver:
    'Le délai de la personne concernée est écoulé, mais elle peut démentir le signalement tant que rien n’est transmis.',
  changedNothingBefore: 'Rien n’est transmis avant le {date}.',
  changedStillDenied:
    '{denials, plural, =1 {Une autre personne référente dit toujours que ce n’est pas vrai.} =2 {Deux autres personnes référentes disent toujours que ce n’est pas vrai.} =3 {Trois autres personnes référentes disent toujours que ce n’est pas vrai.} =4 {Quatre autres personnes référentes disent toujours que ce n’est pas vrai.} =5 {Cinq autres personnes référentes disent toujours que ce n’est pas vrai.} other {# autres personnes référentes disent toujours que ce n’est pas vrai.}}',
  changedToDenier:
    'Vous nous avez dit que ce n’est pas vrai, et cela compte toujours. Si ce n’est toujours pas vrai, vous n’avez rien d’autre à faire, mais essayez de joindre la personne concernée : elle peut démentir le signalement. Si vous avez appris que c’est vrai malgré tout, vous pouvez le confirmer avec le lien de notre e-mail précédent.',

  // A report ended
  refutedSubject: 'Le signalement concernant {owner} a été démenti',
  refutedPreheader: 'Quelqu’un a répondu que ce n’est pas vrai. Rien n’a été transmis.',
  refutedHeading: 'Le signalement a été démenti',
  refutedNews:
    'Quelqu’un a répondu que le signalement du {date} qui porte sur {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull} n’est pas vrai. Cette réponse est venue du lien de notre e-mail à la personne concernée, ou de quelqu’un qui était connecté au compte. Le signalement a été annulé, et rien n’a été transmis.',
  refutedAskOwner:
    'Généralement, c’est la personne concernée qui répond. Si vous le pouvez, posez-lui la question en personne ou par téléphone. Si elle va bien, vous n’avez rien à faire.',
  refutedNoReporter:
    'Vous n’êtes plus l’une de ses personnes référentes : vos liens ne fonctionnent donc plus.',
  refutedSuspended:
    'Vos liens de signalement ne fonctionnent pas tant que la personne concernée n’a pas décidé si vous restez personne référente. Si personne ne se connecte à son compte pendant {days, plural, one {# jour} other {# jours}}, vos liens fonctionnent de nouveau.',
  refutedLinksWork: 'Vos liens de signalement fonctionnent toujours.',
  refutedPause:
    'Personne ne peut faire d’autre signalement avant le {date}, parce que la personne concernée a choisi une pause après un démenti. Ensuite, vos liens de signalement fonctionneront de nouveau.',
  refutedSubmitterSuspended:
    'Ceux de la personne qui a fait le signalement ne fonctionnent pas tant que la personne concernée n’en a pas décidé.',
  refutedIfTrue:
    'Si vous savez que le signalement est vrai, quelqu’un d’autre a répondu. Parlez avec les autres personnes référentes.',
  refutedOthersCan: 'Elles peuvent refaire un signalement avec leurs propres liens.',
  refutedOthersCanFrom: 'Elles peuvent refaire un signalement avec leurs propres liens, à partir du {date}.',
  refutedYouCan: 'Vous pouvez refaire un signalement avec votre propre lien.',
  refutedYouCanFrom: 'Vous pouvez refaire un signalement avec votre propre lien, à partir du {date}.',
  withdrawnPreheader: 'Rien n’a été transmis. Vous n’avez rien à faire.',
  withdrawnHeading: 'Le signalement a été retiré',
  withdrawnBySelfSubject: 'Vous avez retiré votre signalement concernant {owner}',
  withdrawnBySelfNews:
    'Votre signalement du {date} qui porte sur {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull} a été annulé. Rien n’a été transmis. Nous avons prévenu la personne concernée et les autres personnes référentes.',
  withdrawnBySelfNext:
    'Vos liens fonctionnent toujours : vous pourrez donc refaire un signalement en cas de besoin. Si vous retirez plusieurs signalements, vous devrez attendre une semaine avant le suivant.',
  withdrawnBySelfWhy: 'Un signalement a été retiré avec votre lien de signalement personnel.',
  withdrawnBySelfMistake:
    'Si ce n’est pas vous qui l’avez retiré, quelqu’un d’autre a votre lien. Si le signalement était vrai, refaites-le et prévenez les autres personnes référentes.',
  withdrawnSubject: 'Le signalement concernant {owner} a été retiré',
  withdrawnNews:
    '{reporter} a retiré le signalement du {date} qui porte sur {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull}. Rien n’a été transmis.',
  withdrawnNext: 'Vous n’avez rien à faire. Vos liens de signalement fonctionnent toujours.',
  withdrawnMistake:
    'Si vous savez que le signalement était vrai, vous pouvez en faire un avec votre propre lien.',
  expiredSubject: 'Le signalement concernant {owner} a expiré',
  expiredPreheader: 'Il n’a pas été confirmé à temps. Rien n’a été transmis.',
  expiredHeading: 'Le signalement a expiré',
  expiredNews:
    'Le signalement du {date} qui porte sur {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull} n’a pas été confirmé à temps par assez de personnes référentes. Rien n’a été transmis.',
  expiredNext:
    'Vos liens de signalement fonctionnent toujours : vous pouvez donc refaire un signalement si nécessaire.',
  expiredMistake:
    'Si vous savez que le signalement est vrai, parlez avec les autres personnes référentes et refaites un signalement.',

  // The estate was opened, or locked again
  releasedSubject: 'Les LeaveBits de {owner} ont été transmis',
  releasedHeading: 'Les LeaveBits ont été transmis',
  releasedPreheader: 'Le signalement a été confirmé, et personne ne l’a démenti.',
  releasedPreheaderDenied: 'Assez d’autres personnes référentes ont confirmé le signalement.',
  releasedNewsDenied:
    'Vous nous aviez dit que le signalement du {date} qui porte sur {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull} n’est pas vrai. Merci de l’avoir dit. Nous avons immédiatement prévenu la personne concernée, mais assez d’autres personnes référentes ont confirmé le signalement, et il n’a pas été démenti. Les personnes choisies peuvent maintenant lire les LeaveBits qui leur sont destinés, et nous avons écrit à chacune d’elles.',
  releasedMistakeDenied:
    'Si vous avez appris depuis que le signalement était vrai, vous n’avez rien à faire.',
  releasedNewsOwn:
    'Votre signalement du {date} qui porte sur {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull} a été confirmé, et personne ne l’a démenti. Les personnes choisies peuvent maintenant lire les LeaveBits qui leur sont destinés, et nous avons écrit à chacune d’elles.',
  releasedNews:
    'Le signalement du {date} qui porte sur {type, select, death {le décès} other {l’incapacité définitive}} de {ownerInFull} a été confirmé, et personne ne l’a démenti. Les personnes choisies peuvent maintenant lire les LeaveBits qui leur sont destinés, et nous avons écrit à chacune d’elles.',
  releasedSorryDeath: 'Nous vous présentons nos condoléances.',
  releasedSorry: 'Nous regrettons qu’il en soit ainsi.',
  releasedMade: 'Merci de nous l’avoir signalé. Vous n’avez rien d’autre à faire.',
  releasedConfirmed: 'Merci de l’avoir confirmé. Vous n’avez rien d’autre à faire.',
  releasedAsked:
    'Nous vous avions aussi posé la question. Votre réponse n’est plus nécessaire, et vous n’avez rien à faire.',
  releasedIfWell:
    'Si la personne concernée va bien, maintenant ou plus tard, prévenez-la immédiatement. Elle peut se connecter et tout verrouiller de nouveau.',
  backSubject: '{owner} est de retour',
  backPreheader: 'Merci d’avoir veillé sur cette personne. Tout est de nouveau verrouillé.',
  backHeading: 'Nous avons une bonne nouvelle',
  backNews:
    'Quelqu’un s’est connecté au compte de {ownerInFull} et nous a fait savoir que cette personne est de retour et peut de nouveau s’occuper de ses affaires. Ce qui avait été ouvert après le signalement du {date} est de nouveau verrouillé.',
  backThanks:
    'Merci d’avoir été là. Si vous le pouvez, saluez cette personne de vive voix, pour avoir la certitude que c’est bien elle. Vous n’avez rien d’autre à faire.',
  backLinks:
    'Vos liens de signalement fonctionnent comme avant, si vous deviez un jour en avoir de nouveau besoin.',
  backMistake: 'Si vous savez que cela ne peut pas être vrai, quelqu’un d’autre est dans le compte.',
  lockedSubject: 'Les LeaveBits de {owner} sont de nouveau verrouillés',
  lockedPreheader:
    'Quelqu’un s’est connecté et a verrouillé les LeaveBits que le signalement avait transmis.',
  lockedHeading: 'Tout est de nouveau verrouillé',
  lockedNews:
    'Après le signalement du {date}, quelqu’un s’est connecté au compte de {ownerInFull} et a verrouillé de nouveau ce qui avait été ouvert. C’est ce qui se fait quand un signalement était faux.',
  lockedAskOwner:
    'Si vous le pouvez, posez la question à la personne concernée, de vive voix. Si elle va bien, vous n’avez rien à faire.',
  lockedLinks: 'Vos liens de signalement fonctionnent comme avant.',
  lockedMistake: 'Si le signalement était vrai, quelqu’un d’autre est dans le compte.',
  removedSince:
    'Votre adresse a été retirée des personnes référentes : vos liens ne fonctionnent donc plus, et vous ne pouvez plus faire de signalement.',
  reportAgain: 'Vous pouvez refaire un signalement avec votre propre lien.',
  othersCanReport:
    'Prévenez les autres personnes référentes, et celles pour qui cela avait été ouvert. Toute personne encore référente peut refaire un signalement.',

  // Recipients who can't be reached
  unreachedSubject: 'Pouvez-vous nous aider à joindre quelqu’un pour {owner} ?',
  unreachedPreheader: '{count, plural, one {Notre e-mail n’arrive pas.} other {Nos e-mails n’arrivent pas.}}',
  unreachedHeading:
    '{count, plural, one {Nous ne parvenons pas à joindre l’un des destinataires} other {Nous ne parvenons pas à joindre certains destinataires}}',
  unreachedNews:
    '{ownerInFull} a laissé quelque chose à d’autres avec LeaveBits, et cela leur a été transmis. Nous avons écrit à chaque personne, mais {count, plural, one {la messagerie de cette personne n’accepte} other {les messageries de ces personnes n’acceptent}} pas notre e-mail : {people}.',
  unreachedNewsMore:
    '{ownerInFull} a laissé quelque chose à d’autres avec LeaveBits, et cela leur a été transmis. Nous avons écrit à chaque personne, mais les messageries de ces personnes n’acceptent pas notre e-mail : {people}, et {more} de plus.',
  unreachedAsk:
    'Connaissez-vous un autre moyen de {count, plural, one {la} other {les}} joindre ? Dans ce cas, dites-{count, plural, one {lui} other {leur}} que quelque chose a été laissé ici, sous {count, plural, one {l’adresse} other {les adresses}} ci-dessus. Il suffit d’ouvrir la page ci-dessous et d’y saisir cette adresse : nous y enverrons un code.',
  unreachedMailbox:
    'Si la messagerie est pleine, fermée ou perdue, son fournisseur peut peut-être la rétablir. Seule la personne qui a laissé ces LeaveBits aurait pu nous donner une autre adresse. Ni vous ni nous ne pouvons la changer, ce qui protège les LeaveBits.',
  unreachedRetry: 'Nous réessaierons après une, quatre et douze semaines.',
  unreachedUntil: 'Les LeaveBits peuvent être lus jusqu’au {date}.',
  unreachedSupport: 'Vous pouvez aussi nous écrire à {email}.',
  unreachedButton: 'La page à ouvrir',
  unreachedWhy:
    'Vous avez fait le signalement à la suite duquel cela a été ouvert, ou il vous a été demandé de le confirmer, en tant que personne référente.',
  unreachedMistake:
    'Si vous ne connaissez pas {count, plural, one {cette personne} other {ces personnes}}, vous n’avez rien à faire. Ne communiquez {count, plural, one {son adresse} other {leurs adresses}} à personne.',
};
