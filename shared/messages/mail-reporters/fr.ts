import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reporters'> = {
  // The links
  invitedSubject: '{owner} vous demande d’être personne référente',
  invitedPreheader: 'Acceptez ou déclinez, puis conservez cet e-mail en lieu sûr.',
  invitedHeading: 'On compte sur vous comme personne référente',
  invitedNews:
    '{ownerInFull} conserve des informations pour d’autres avec LeaveBits, et compte sur vous pour nous signaler son décès ou son incapacité définitive.',
  invitedNothingToReport:
    'Il n’y a rien à signaler pour le moment, et nous espérons qu’il en sera ainsi longtemps.',
  invitedAnswer:
    'Choisissez une fois, aujourd’hui ou bientôt, « Accepter, décliner ou s’exercer ». Sur cette page, vous indiquez si vous acceptez, et vous pouvez vous exercer. Rien n’y est signalé.',
  linksSubject: 'Vos liens de signalement pour {owner}',
  linksPreheader: 'Conservez cet e-mail en lieu sûr.',
  linksHeading: 'Vos liens, envoyés de nouveau',
  linksNews:
    '{ownerInFull} nous a demandé de vous envoyer de nouveau ces liens. Utilisez-les pour signaler un décès ou une incapacité définitive. Les liens de nos e-mails précédents fonctionnent toujours aussi.',
  linksPractice: 'Le dernier bouton sert à vous exercer et à nous dire si vous êtes toujours d’accord.',
  pressIfItHappens:
    'Si cela arrive un jour, choisissez « Signaler un décès » ou « Signaler une incapacité définitive » et suivez les instructions.',
  pressToReport:
    'Pour le signaler, choisissez « Signaler un décès » ou « Signaler une incapacité définitive » et suivez les instructions.',
  pressIfItHappened:
    'Si c’est arrivé, choisissez « Signaler un décès » ou « Signaler une incapacité définitive » et suivez les instructions.',
  askedThen:
    'Nous demanderons alors aux autres personnes référentes de confirmer, et la personne concernée aura {hours, plural, one {# heure} other {# heures}} pour dire que ce n’est pas vrai.',
  askedThenByType:
    'Nous demanderons alors aux autres personnes référentes de confirmer. Pour dire que ce n’est pas vrai, la personne concernée aura {deathHours, plural, one {# heure} other {# heures}} après un signalement de décès, et {incapacitationHours, plural, one {# heure} other {# heures}} après un signalement d’incapacité.',
  releasedThen:
    'Rien n’est transmis avant que les personnes référentes aient confirmé et que ce délai soit écoulé. Ensuite, les personnes choisies peuvent lire les LeaveBits conservés pour elles. Vous n’en verrez rien, sauf si vous en faites partie.',
  keepEmail:
    'Conservez cet e-mail là où personne d’autre que vous ne peut le trouver. Les liens fonctionnent tant que vous êtes personne référente, et toute personne qui les a peut les utiliser.',
  linksMistake:
    'Si vous ne connaissez pas cette personne, ou si vous ne le souhaitez pas, vous pouvez ignorer cet e-mail ou lui demander de vous retirer. Rien ne se passe tant que vous n’utilisez pas les liens.',
  practiceButton: 'Accepter, décliner ou s’exercer',

  // Links that were requested on our page for lost links
  lostPreheader: 'Quelqu’un les a demandés avec votre adresse. Conservez cet e-mail en lieu sûr.',
  lostNews:
    'Quelqu’un a saisi votre adresse sur notre site pour que ces liens soient envoyés de nouveau. Vous êtes personne référente pour {ownerInFull}.',
  lostMade:
    'Votre signalement est en cours, vous n’avez donc pas à le refaire. Choisissez « Voir votre signalement » pour savoir où il en est. Si c’était une erreur, vous pouvez l’y retirer tant qu’une autre personne référente ne l’a pas confirmé.',
  lostAsked:
    'Un signalement est en cours, et il vous a été demandé de le confirmer. Cherchez notre dernier e-mail à ce sujet : il contient un lien avec lequel vous le confirmez ou dites que ce n’est pas vrai. Si le dernier datait de plus d’une heure, nous l’avons envoyé de nouveau.',
  lostConfirmed:
    'Un signalement est en cours. Vous l’avez confirmé et n’avez rien d’autre à faire. Nous vous écrirons dès qu’il y aura une décision. S’il est démenti ou s’il expire, les liens ci-dessous permettront d’en faire un autre.',
  lostDenied:
    'Un signalement est en cours, et vous nous avez dit que ce n’est pas vrai. Si vous apprenez que c’est vrai malgré tout, vous pouvez encore le confirmer avec le lien de notre dernier e-mail à ce sujet. Si le dernier datait de plus d’une heure, nous l’avons envoyé de nouveau.',
  lostUninvolved:
    'Un signalement est en cours. Vous n’êtes personne référente que depuis : nous n’avons donc interrogé que les autres, et vous n’avez rien à faire. S’il est démenti ou s’il expire, les liens ci-dessous permettront d’en faire un autre.',
  lostKeepEmail:
    'Conservez cet e-mail là où personne d’autre que vous ne peut le trouver. Les liens fonctionnent tant que vous êtes personne référente, et toute personne qui les a peut les utiliser. Ceux de nos e-mails précédents fonctionnent toujours aussi.',
  lostWhy:
    'Quelqu’un qui utilise LeaveBits compte sur vous comme personne référente, et votre adresse a été saisie sur notre page pour les liens perdus.',
  lostMistake:
    'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Personne d’autre n’a reçu ces liens, et rien ne se passe tant que vous ne les utilisez pas.',
  seeReport: 'Voir votre signalement',

  // A reporter again
  openMeanwhile:
    'Un signalement a été confirmé, et ce qui est conservé pour d’autres est donc ouvert. Vous n’avez rien à signaler. Si la personne concernée va bien, prévenez-la immédiatement. Elle peut se connecter et tout verrouiller de nouveau.',
  restoredSubject: 'Vous êtes de nouveau personne référente pour {owner}',
  restoredPreheader: 'La modification a été annulée. Vos liens précédents fonctionnent de nouveau.',
  restoredPreheaderWithLinks: 'La modification a été annulée. Voici vos liens.',
  restoredHeading: 'Vous êtes de nouveau personne référente',
  restoredNews:
    'Votre adresse avait été retirée des personnes référentes de {ownerInFull}. Cette modification a été annulée avec le lien de notre e-mail à ce sujet, et vous êtes donc de nouveau personne référente.',
  restoredNewLinks:
    'Les liens de cet e-mail sont nouveaux. Ceux que vous aviez avant la modification fonctionnent de nouveau aussi.',
  restoredOldLinks:
    'Les liens que vous aviez avant la modification fonctionnent de nouveau. Si vous ne les avez plus, demandez à cette personne de vous en envoyer d’autres. Elle pourra le faire à partir de demain.',
  restoredNoReport:
    'Vos liens vous permettent de signaler un décès ou une incapacité définitive. D’ici là, vous n’avez rien à faire.',
  restoredMade:
    'Votre signalement est toujours en cours, vous n’avez donc pas à le refaire. Si c’était une erreur, ouvrez votre lien : vous pouvez retirer le signalement tant qu’une autre personne référente ne l’a pas confirmé.',
  restoredAsked:
    'Un signalement est en cours. Nous vous interrogeons à ce sujet dans un autre e-mail. Si vous l’aviez déjà confirmé, cela ne compte plus : répondez de nouveau avec le lien de cet e-mail.',
  restoredUnasked:
    'Un signalement est en cours. Vous n’étiez pas personne référente quand il a été fait : nous ne vous demanderons donc pas de le confirmer, et vous n’avez rien à faire.',
  restoredKeepEmail:
    'Conservez cet e-mail là où personne d’autre que vous ne pourra le trouver. Les liens fonctionnent tant que vous êtes personne référente, et toute personne qui les a peut les utiliser.',
  restoredMistake:
    'Si vous ne connaissez pas cette personne, ou si vous ne souhaitez pas être personne référente, vous pouvez ignorer cet e-mail ou lui demander de vous retirer. Rien ne se passe tant que vous n’utilisez pas les liens.',
  keptSubject: 'Vos liens de signalement pour {owner} fonctionnent de nouveau',
  keptPreheader: 'Vous restez personne référente.',
  keptHeading: 'Vos liens fonctionnent de nouveau',
  keptNews:
    'Votre signalement concernant {ownerInFull} a été démenti, et vos liens n’ont donc plus fonctionné jusqu’à sa décision. Vous restez personne référente.',
  keptLinks:
    'Les liens de nos e-mails précédents fonctionnent de nouveau : vous pouvez signaler un décès ou une incapacité définitive, et confirmer les signalements d’autres personnes. Si vous ne les avez plus, vous pouvez les demander sur notre page pour les liens perdus.',
  keptPaused: 'Vous ne pouvez pas faire d’autre signalement avant le {date}.',
  keptNothingToDo: 'Vous n’avez rien à faire pour le moment.',
  keptMade: 'Votre nouveau signalement est en cours, vous n’avez donc pas à le refaire.',
  keptAsked:
    'Le signalement d’une autre personne est en cours. Nous vous interrogeons à ce sujet dans un autre e-mail.',
  keptUnasked:
    'Le signalement d’une autre personne est en cours. Nous ne vous demandons pas de le confirmer, et vous n’avez rien à faire.',
  keptMistake:
    'Si vous ne souhaitez pas être personne référente, vous pouvez ignorer cet e-mail ou demander à cette personne de vous retirer. Rien ne se passe tant que vous n’utilisez pas les liens.',

  // No longer a reporter
  removedSubject: 'Vous n’êtes plus personne référente pour {owner}',
  removedHeading: 'Vous n’êtes plus personne référente',
  removedWhy: 'Quelqu’un qui utilise LeaveBits comptait sur vous comme personne référente.',
  removedPreheader: 'Merci d’avoir été personne référente. Vous n’avez rien à faire.',
  removedPreheaderDeclined: 'Vos liens ne fonctionnent plus. Vous n’avez rien à faire.',
  removedPreheaderOpen: 'Tout est ouvert à la suite d’un signalement. Lisez ceci.',
  removedPreheaderReport: 'Voici ce que cela change pour le signalement.',
  removedAsWished:
    'Vous nous avez dit que vous ne souhaitiez pas être personne référente. Votre adresse vient d’être retirée des personnes référentes de {ownerInFull}. Les liens de nos e-mails précédents ne fonctionnent donc plus, et vous pouvez supprimer ces e-mails. Vous n’avez rien à faire.',
  removedAndReplaced:
    'Vous nous avez dit que vous ne souhaitiez pas être personne référente. {ownerInFull} a choisi quelqu’un d’autre. Les liens de nos e-mails précédents ne fonctionnent donc plus, et vous pouvez supprimer ces e-mails. Vous n’avez rien à faire.',
  removedNews: 'Le {date}, votre adresse a été retirée des personnes référentes de {ownerInFull}.',
  removedHadDeclined: 'Vous nous aviez dit que vous ne souhaitiez pas l’être.',
  removedNoBlame: 'Il peut y avoir bien des raisons à cela, et cela ne dit rien de vous.',
  removedThanks: 'Merci d’avoir été personne référente.',
  removedLinks: 'Les liens de nos e-mails précédents ne fonctionnent plus.',
  removedLinksDelete:
    'Les liens de nos e-mails précédents ne fonctionnent plus : vous pouvez donc supprimer ces e-mails. Vous n’avez rien d’autre à faire.',
  removedMade:
    'Votre signalement est toujours en cours. Votre retrait ne l’annule pas, mais vous ne pouvez plus le retirer. Nous vous écrirons dès qu’il y aura une décision.',
  removedAsked:
    'Le signalement au sujet duquel nous vous avons écrit est toujours en cours, mais vous ne pouvez plus le confirmer. Si vous l’aviez confirmé, cela ne compte plus. Nous ne vous écrirons plus à ce sujet, sauf si vous redevenez personne référente.',
  removedOpen:
    'Un signalement a été confirmé, et ce qui est conservé pour d’autres est donc ouvert. Votre retrait n’y change rien.',
  removedTellOthers:
    'Si vous savez que le signalement était vrai, quelqu’un d’autre est peut-être dans le compte et peut tout verrouiller de nouveau. Prévenez les autres personnes référentes, et celles pour qui cela a été ouvert.',
  removedSurprise:
    'Si cela vous surprend, parlez-en à la personne concernée. Nous lui avons aussi écrit au sujet de cette modification. Si vous ne parvenez pas à la joindre, parlez-en à l’un de ses proches.',
  removedSurpriseUndo:
    'Si cela vous surprend, parlez-en à la personne concernée. Nous lui avons aussi écrit au sujet de cette modification, et cet e-mail permet de l’annuler pendant {hours, plural, one {# heure} other {# heures}}. Si vous ne parvenez pas à joindre cette personne, parlez-en à l’un de ses proches.',

  // Is the owner well?
  wellSubject: '{owner} va bien ?',
  wellSubjectAgain: 'Nous reposons la question : {owner} va bien ?',
  wellHeading: 'Savez-vous si cette personne va bien ?',
  wellReport:
    'Si cette personne est décédée ou en incapacité définitive, nous en sommes sincèrement désolés. Utilisez l’un des deux boutons ci-dessous et suivez les instructions. Les liens que vous avez déjà fonctionnent toujours aussi.',
  silencePreheader: 'La dernière connexion remonte à longtemps. La raison est généralement simple.',
  silenceNews:
    'Vous êtes personne référente pour {ownerInFull}. La dernière connexion de cette personne à LeaveBits remonte au {date}, et deux e-mails sont restés sans réponse. La raison est généralement simple : elle a changé d’adresse ou n’a pas vu nos e-mails. Nous ne pouvons pas le savoir d’ici, c’est pourquoi nous vous le demandons.',
  silenceAskThem:
    'Si vous pouvez joindre cette personne, posez-lui d’abord la question. Si elle va bien, vous n’avez rien à faire ici. Il lui suffit de se connecter une fois.',
  silenceNothingOpens:
    'Rien ne s’ouvre sans que quelqu’un le signale et que d’autres le confirment. Nous ne demandons jamais de mot de passe ni d’argent.',
  lapsePreheader: 'Le compte n’est plus actif depuis un certain temps. La raison est généralement simple.',
  lapseNews:
    'Vous êtes personne référente pour {ownerInFull}. Le compte LeaveBits de cette personne n’est plus actif depuis le {date}. La raison est généralement simple : un oubli, ou des e-mails qu’elle n’a pas vus. Nous ne pouvons pas le savoir d’ici, c’est pourquoi nous vous le demandons.',
  lapseAskThem:
    'Si vous pouvez joindre cette personne, posez-lui d’abord la question. Si elle va bien, vous n’avez rien à faire ici. Elle peut se connecter pour voir ce qui est nécessaire.',
  lapseDeletion:
    'En l’état, les LeaveBits de cette personne seront définitivement supprimés le {date}. Si vous faites un signalement d’ici là, rien ne sera supprimé tant qu’il sera en cours.',
  lapseAskAgain:
    'Si rien ne change, nous vous reposerons la question dans quelques mois. Nous ne demandons jamais de mot de passe ni d’argent.',
  lapseLast: 'Nous ne vous reposerons pas la question. Nous ne demandons jamais de mot de passe ni d’argent.',

  // Unpaid data is going to be deleted
  unreachableSubject: 'Nous ne parvenons pas à joindre {owner}',
  unreachableHeading: 'Nos e-mails n’arrivent plus',
  unpaidSubject: '{owner} va bien ? Ses LeaveBits seront supprimés',
  deletionHeading: 'Un compte va être supprimé',
  destructionPreheader: 'S’il est arrivé quelque chose à cette personne, vous pouvez nous le dire.',
  unreachableNews:
    '{ownerInFull} a fait de vous une personne référente avec LeaveBits. Le compte de cette personne n’est plus payé depuis longtemps, et sa messagerie n’accepte plus nos e-mails. Nous conserverons tout ce que contient son compte jusqu’au {date}. Ensuite, tout sera définitivement supprimé.',
  unpaidNews:
    '{ownerInFull} a fait de vous une personne référente avec LeaveBits. Le compte de cette personne n’est plus payé depuis longtemps, et elle ne s’est pas connectée depuis. Nous conserverons tout ce que contient son compte jusqu’au {date}. Ensuite, tout sera définitivement supprimé.',
  destructionReport:
    'Si cette personne est décédée ou en incapacité définitive, utilisez l’un des boutons ci-dessous et suivez les instructions. Rien n’est supprimé tant qu’un signalement est en cours. Nous regrettons que cet e-mail vous parvienne peut-être dans un moment difficile.',
  destructionIfWell:
    'Si cette personne va bien, demandez-lui de se connecter. Elle peut tout garder en payant la somme due.',
  destructionNoPayment: 'Vous n’avez rien à payer, et nous ne vous demandons jamais de mot de passe.',

  // The owner closes the account
  closingSubject: '{owner} souhaite fermer son compte LeaveBits',
  closingPreheader: 'Si c’est sa propre décision, vous n’avez rien à faire.',
  closingNews:
    'Quelqu’un qui est connecté en tant que {ownerInFull} nous a demandé de fermer ce compte LeaveBits et de supprimer tout ce qu’il contient. Nous le ferons au plus tôt le {date}. Ensuite, personne ne pourra plus ouvrir ce qui y était conservé.',
  closingLikely:
    'C’est très probablement une décision prise librement, et vous n’avez rien à faire. Nous vous prévenons parce que vous êtes personne référente, et parce qu’une suppression ne peut pas être annulée.',
  closingAskThem:
    'Pour en avoir le cœur net, posez la question en personne ou par téléphone plutôt que par e-mail. Si c’était quelqu’un d’autre, la personne concernée peut encore garder le compte en se connectant et en choisissant de le garder, ou en réinitialisant son mot de passe.',
  closingReport:
    'S’il est arrivé quelque chose à cette personne, nous en sommes sincèrement désolés. Vous pouvez le signaler avec l’un des boutons ci-dessous, et rien ne sera supprimé tant que votre signalement sera en cours. Les liens que vous avez déjà fonctionnent toujours aussi.',
  closingWhy:
    'Quelqu’un qui utilise LeaveBits compte sur vous comme personne référente. Nous prévenons toujours les personnes référentes avant la suppression d’un compte.',
  stayingSubject: '{owner} garde son compte LeaveBits',
  stayingPreheader: 'Rien ne sera supprimé. Vous n’avez rien à faire.',
  stayingHeading: 'La suppression est annulée',
  stayingNews:
    'Vous avez peut-être reçu un e-mail de notre part annonçant la suppression du compte LeaveBits de {ownerInFull}. Elle est annulée. Le compte reste en place, avec tout ce qu’il contient.',
  stayingLinks:
    'Vous êtes toujours personne référente, et vos liens fonctionnent toujours. Vous n’avez rien à faire.',
  stayingWhy:
    'Quelqu’un qui utilise LeaveBits compte sur vous comme personne référente. Nous prévenons les personnes référentes quand un compte va être supprimé, et quand cette suppression est annulée.',

  // Much was deleted
  trashedSubject: 'La plupart des LeaveBits de {owner} sont dans la corbeille',
  trashedPreheader: 'Si vous pouvez joindre cette personne, demandez-lui si c’était voulu.',
  trashedHeading: 'Demandez si c’était voulu',
  trashedNews:
    'Le {date}, la plupart des LeaveBits de {ownerInFull} étaient dans la corbeille. Souvent, c’est simplement du rangement. Mais cela peut aussi signifier que quelqu’un d’autre est dans son compte.',
  trashedAskThem:
    'Si vous pouvez joindre cette personne, demandez-lui si c’était voulu. Le mieux est de lui parler en personne ou par téléphone : quelqu’un qui est dans son compte lit peut-être aussi ses e-mails.',
  trashedRestore:
    'Si c’était quelqu’un d’autre, elle peut tout restaurer avec le lien que nous lui avons envoyé, qui fonctionne pendant {hours, plural, one {# heure} other {# heures}}, ou en se connectant et en ouvrant la corbeille.',
  trashedNoDeath:
    'Cela ne signifie pas qu’il est arrivé quelque chose à cette personne. Si c’est le cas, signalez-le avec le lien de notre e-mail précédent : rien n’est effacé tant qu’un signalement est en cours.',
  trashedWhy:
    'Quelqu’un qui utilise LeaveBits compte sur vous comme personne référente. Nous prévenons les personnes référentes quand la plupart des LeaveBits se retrouvent dans la corbeille, une fois par jour au plus.',
  removedDuringSubject: 'Quelque chose a été retiré du compte LeaveBits de {owner}',
  removedDuringPreheader:
    'Un signalement est en cours. Cette personne va peut-être bien, ou quelqu’un d’autre est dans son compte.',
  removedDuringHeading: 'Quelque chose a été retiré pendant qu’un signalement est en cours',
  removedDuringNews:
    'Un signalement concernant {ownerInFull} a été fait le {reportedAt} et est toujours en cours. Le {date}, quelqu’un qui est connecté à ce compte avait supprimé quelque chose, remplacé la plus grande partie d’un texte, retiré des destinataires ou allongé leur attente.',
  removedDuringMeaning:
    'Cela peut signifier que la personne concernée va bien et utilise son compte. Cela peut aussi signifier que quelqu’un d’autre y est entré.',
  removedDuringAskThem:
    'Essayez de joindre la personne concernée, de préférence en personne ou par téléphone. Si elle va bien, elle peut démentir le signalement avec le bouton de nos e-mails. Si ces modifications ne viennent pas d’elle, elle peut les annuler.',
  removedDuringRestore:
    'Si vous ne parvenez pas à la joindre, toute personne qui peut lire ses e-mails peut tout restaurer. Nos e-mails à son adresse au sujet de ces modifications contiennent le bouton « Undo these changes » (annuler ces modifications). Il fonctionne sans connexion, pendant {hours, plural, one {# heure} other {# heures}} après chaque e-mail, même après la transmission des LeaveBits. Commencez par l’e-mail le plus récent. S’il y en a plusieurs, chacun annule ses propres modifications.',
  removedDuringOnce:
    'Nous n’envoyons ceci qu’une fois par signalement : il peut donc y avoir d’autres modifications de ce genre. Vous n’avez rien à faire ici, et cet e-mail est sans effet sur le signalement.',
  removedDuringWhy:
    'Quelqu’un qui utilise LeaveBits compte sur vous comme personne référente. Nous prévenons les personnes référentes quand quelque chose est retiré pendant qu’un signalement est en cours.',
};
