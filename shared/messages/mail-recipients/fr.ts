import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-recipients'> = {
  // The code that verifies an address
  codeSubject: 'Votre code d’accès LeaveBits',
  codePreheader: 'Saisissez-le sur la page où vous l’avez demandé.',
  codeHeading: 'Votre code d’accès',
  codeEnter: 'Saisissez ce code sur la page où vous l’avez demandé pour voir ce qui est partagé avec vous.',
  codeLifetime:
    'Il fonctionne une seule fois, pendant {minutes, plural, one {# minute} other {# minutes}}. Si vous en demandez un autre dans le même navigateur, seul le nouveau fonctionne.',
  codeSecret:
    'Gardez-le pour vous. Nous ne vous le demanderons jamais par e-mail ni par téléphone. Nous ne demandons jamais de mot de passe ni d’argent.',
  codeWaitLink: 'Si cette page vous demande d’attendre, utilisez plutôt ce lien',
  codeWhy:
    'Quelque chose est partagé avec cette adresse sur LeaveBits, et quelqu’un a demandé un code pour le lire.',
  codeMistake: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Rien ne s’affiche sans le code.',

  // What notices have in common
  safeguards:
    'Vous n’avez pas besoin de compte. Avant de vous montrer quoi que ce soit, nous enverrons un code à cette adresse et nous vous le demanderons. Nous ne demandons jamais de mot de passe ni d’argent.',
  whyChosen:
    'Quelqu’un qui conserve des informations avec LeaveBits a choisi cette adresse pour les recevoir.',
  whyChosenBefore:
    'Quelqu’un qui conservait des informations avec LeaveBits avait choisi cette adresse pour les recevoir.',
  forStrangers:
    'Si vous ne connaissez pas cette personne, ou si vous pensez que cela s’adressait à quelqu’un d’autre, vous pouvez ignorer cet e-mail. Rien ne s’affiche sans un code envoyé à cette adresse.',
  openPage: 'Ouvrir votre page',
  seeWhatIsKept: 'Voir ce qui est conservé pour vous',
  noHurry: 'Rien ne presse.',
  noHurryReady: 'Rien ne presse. Vous pourrez lire quand vous le souhaiterez.',
  noHurryFeelReady: 'Rien ne presse. Vous pourrez lire quand vous vous en sentirez la force.',
  readableUntil:
    'Vous pouvez lire ces informations jusqu’au {date}. Enregistrez tout ce que vous souhaitez garder. Nous vous écrirons de nouveau avant la fermeture.',
  readableForNow:
    'Ces informations ne seront peut-être pas toujours disponibles : enregistrez tout ce que vous souhaitez garder.',
  sealedNotice:
    'Ces informations sont scellées : personne d’autre ne peut les lire, pas même nous. Pour les ouvrir, il vous faut aussi une carte à clé : une page imprimée avec un code QR et une clé. Si vous n’en avez pas reçu, demandez-la à la personne qui les partage avec vous.',
  sealedPart:
    'Une partie est scellée : personne d’autre ne peut la lire, pas même nous. Pour l’ouvrir, il vous faut aussi une carte à clé : une page imprimée avec un code QR et une clé. Si vous n’en avez pas reçu, votre page indique à qui la demander.',

  // Something was shared
  sharedSubject: '{owner} a partagé quelque chose avec vous',
  sharedPreheader: 'Vous pouvez maintenant le lire sur votre page privée.',
  sharedSealedPreheader: 'Il vous faudra votre carte à clé pour ouvrir.',
  sharedHeading: 'Quelque chose a été partagé avec vous',
  sharedNews:
    '{ownerInFull} a partagé des informations avec vous au moyen de LeaveBits. Vous pouvez maintenant les lire sur votre page privée.',
  sharedSealedNews:
    '{ownerInFull} a partagé des informations avec vous au moyen de LeaveBits. Elles se trouvent sur votre page privée.',
  keptSubject: '{owner} conserve quelque chose pour vous',
  keptPreheader: 'Vous n’avez rien à faire pour le moment. Conservez cet e-mail.',
  keptHeading: 'Quelque chose est conservé pour vous',
  keptNews:
    '{ownerInFull} conserve des informations pour vous avec LeaveBits. Vous ne pouvez pas encore les lire.',
  keptUntilReport:
    'Vous ne pourrez les lire qu’après que des personnes référentes auront confirmé le décès ou l’incapacité définitive de cette personne. Nous espérons que ce jour est lointain. Nous vous écrirons de nouveau quand vous pourrez les lire.',
  keptUntilDate: 'Vous pourrez les lire le {date}. Nous vous écrirons de nouveau à ce moment-là.',
  keptDateUnset: 'La date n’est pas encore fixée. Nous vous écrirons de nouveau quand vous pourrez les lire.',
  keptTimeUnset:
    'Le moment n’est pas encore fixé. Nous vous écrirons de nouveau quand vous pourrez les lire.',
  keptKeepEmail:
    'Vous n’avez rien à faire pour le moment. Conservez cet e-mail : le lien qu’il contient ne change pas.',
  keptConfirmAddress:
    'Si vous le souhaitez, ouvrez le lien et vérifiez votre adresse : on saura ainsi que c’est la bonne.',

  // Something opened
  openedAfterDeathSubject: 'Vous pouvez maintenant lire ce que {owner} vous a laissé',
  openedAfterDeathHeading: 'Quelque chose vous a été laissé',
  openedAfterDeathNews:
    'Nous vous écrivons pour vous annoncer une triste nouvelle. {people, plural, =2 {Deux personnes choisies pour cela ont confirmé} =3 {Trois personnes choisies pour cela ont confirmé} =4 {Quatre personnes choisies pour cela ont confirmé} =5 {Cinq personnes choisies pour cela ont confirmé} one {# personne choisie pour cela a confirmé} other {# personnes choisies pour cela ont confirmé}} le décès de {ownerInFull}. Si vous ne le saviez pas, nous regrettons que vous l’appreniez par un e-mail. Nous vous présentons nos condoléances.',
  openedAfterDeathWhat:
    'Des informations ont été laissées pour vous avec LeaveBits, et vous pouvez maintenant les lire sur votre page privée. Rien ne presse. Vous pourrez les lire quand vous vous en sentirez la force.',
  openedAfterDeathSubstitute:
    'La personne décédée a laissé avec LeaveBits des informations pour quelqu’un qui ne les a pas ouvertes, et a demandé que vous les receviez dans ce cas. Vous pouvez maintenant les lire sur votre page privée. Rien ne presse. Vous pourrez les lire quand vous vous en sentirez la force.',
  openedKeptSubject: 'Vous pouvez maintenant lire ce que {owner} conserve pour vous',
  openedAfterIncapacitationHeading: 'Quelque chose était conservé pour vous',
  openedAfterIncapacitationNews:
    'Nous vous écrivons pour vous annoncer une triste nouvelle. {people, plural, =2 {Deux personnes choisies pour cela ont confirmé} =3 {Trois personnes choisies pour cela ont confirmé} =4 {Quatre personnes choisies pour cela ont confirmé} =5 {Cinq personnes choisies pour cela ont confirmé} one {# personne choisie pour cela a confirmé} other {# personnes choisies pour cela ont confirmé}} l’incapacité définitive de {ownerInFull}. Si vous ne le saviez pas, nous regrettons que vous l’appreniez par un e-mail. Nous vous souhaitons à tous deux beaucoup de courage.',
  openedAfterIncapacitationWhat:
    'Des informations étaient conservées pour vous avec LeaveBits pour ce cas, et vous pouvez maintenant les lire sur votre page privée. Rien ne presse. Vous pourrez les lire quand vous le souhaiterez.',
  openedAfterIncapacitationSubstitute:
    'Cette personne conservait avec LeaveBits des informations pour quelqu’un qui ne les a pas ouvertes, et a demandé que vous les receviez dans ce cas. Vous pouvez maintenant les lire sur votre page privée. Rien ne presse. Vous pourrez les lire quand vous le souhaiterez.',
  openedWasRemoved: 'Une partie en avait été retirée il y a peu, et elle est de retour.',
  returnedLeftSubject: 'Vous pouvez maintenant lire davantage de ce que {owner} vous a laissé',
  returnedKeptSubject: 'Vous pouvez maintenant lire davantage de ce que {owner} conserve pour vous',
  returnedHeading: 'Il y a davantage à lire pour vous',
  returnedLeftNews:
    'Vous pouvez maintenant lire sur votre page privée davantage de ce que {ownerInFull} vous a laissé avec LeaveBits. Cela avait été retiré il y a peu, et c’est de retour. Rien ne presse. Vous pourrez lire quand vous le souhaiterez.',
  returnedKeptNews:
    'Vous pouvez maintenant lire sur votre page privée davantage de ce que {ownerInFull} conserve pour vous avec LeaveBits. Cela avait été retiré il y a peu, et c’est de retour. Rien ne presse. Vous pourrez lire quand vous le souhaiterez.',
  turnSubject: 'Vous pouvez maintenant lire quelque chose de {owner}',
  turnHeading: 'Quelque chose vous a été transmis',
  turnLeftNews:
    '{ownerInFull} a laissé avec LeaveBits des informations pour quelqu’un qui ne les a pas ouvertes, et a demandé que vous les receviez dans ce cas. Vous pouvez maintenant les lire sur votre page privée. Rien ne presse. Vous pourrez les lire quand vous le souhaiterez.',
  turnKeptNews:
    '{ownerInFull} conserve avec LeaveBits des informations pour quelqu’un qui ne les a pas ouvertes, et a demandé que vous les receviez dans ce cas. Vous pouvez maintenant les lire sur votre page privée. Rien ne presse. Vous pourrez les lire quand vous le souhaiterez.',
  dateAfterDeathSubject: 'Vous pouvez maintenant lire la suite de ce que {owner} vous a laissé',
  dateAfterDeathHeading: 'Le jour choisi est arrivé',
  dateAfterDeathNews:
    'Avant son décès, {ownerInFull} a mis de côté avec LeaveBits autre chose pour vous, et a choisi le jour où vous pourriez le lire. Ce jour est arrivé. Vous pouvez maintenant le lire sur votre page privée. Rien ne presse. Vous pourrez le lire quand vous vous en sentirez la force.',
  dateSubject: 'Vous pouvez maintenant lire ce que {owner} a conservé pour vous',
  datePreheader: 'Le jour choisi est arrivé.',
  dateHeading: 'Le jour est arrivé',
  dateNews:
    '{ownerInFull} a mis de côté des informations pour vous avec LeaveBits et a choisi le jour où vous pourriez les lire. Ce jour est arrivé. Vous pouvez maintenant les lire sur votre page privée.',
  openedByOwnerPreheader: 'Il a été décidé que vous pouvez le lire maintenant.',
  openedByOwnerHeading: 'Vous pouvez le lire maintenant',
  openedByOwnerNews:
    '{ownerInFull} conserve des informations pour vous avec LeaveBits. Elles étaient verrouillées jusqu’à présent, mais cette personne a décidé de les partager avec vous. Vous pouvez maintenant les lire sur votre page privée.',
  openedIfWell:
    'Si vous savez que cette personne va bien, prévenez-la immédiatement. Elle peut se connecter et tout verrouiller de nouveau.',

  // Reminders, and one link to several LeaveBits
  reminderSubject: '{owner} souhaite que vous consultiez votre page',
  reminderPreheader: 'Cela prend une minute ou deux. Vous n’avez rien d’autre à faire.',
  reminderHeading: 'Consultez votre page',
  reminderNews:
    '{ownerInFull} conserve des informations pour vous avec LeaveBits, et souhaite que vous consultiez votre page et vérifiiez votre adresse, pour savoir que c’est la bonne.',
  reminderEffort:
    'Cela prend une minute ou deux. Une partie est peut-être encore verrouillée. La page indique quand vous pourrez la lire.',
  unopenedSubject: 'Quelque chose de {owner} vous attend',
  unopenedPreheader: 'Vous pouvez le lire sur votre page privée.',
  unopenedHeading: 'Quelque chose vous attend',
  unopenedNews:
    'Il y a des informations de {ownerInFull} pour vous que vous n’avez pas encore ouvertes. Vous pouvez les lire sur votre page privée.',
  unopenedDecline:
    'Si vous préférez ne pas les lire, vous n’avez rien à faire. Si vous n’en voulez pas du tout, vous pouvez l’indiquer sur votre page.',
  unopenedPassingOn:
    'Une autre personne a été choisie pour les recevoir aussi si vous ne les ouvrez pas. Ce que vous n’aurez pas ouvert le {date} pourra alors être lu par cette personne également. Vous ne perdez rien : vous pourrez encore le lire après ce jour.',
  unopenedPassedOn:
    'Une autre personne a été choisie pour les recevoir aussi si vous ne les ouvrez pas. Elle peut maintenant en lire une partie, ou le pourra bientôt. Vous ne perdez rien : vous pouvez toujours tout lire.',
  unopenedDeclineForSubstitute:
    'Si vous préférez ne pas les lire, vous pouvez ne pas les ouvrir. Si vous n’en voulez pas du tout, vous pouvez l’indiquer sur votre page. Personne ne les recevra alors à votre place.',
  unopenedWhy:
    'Quelqu’un qui utilise LeaveBits a choisi cette adresse pour recevoir ces informations. Nous vous le rappelons trois fois au plus.',
  selectionSubject: '{owner} vous a envoyé un lien vers des informations pour vous',
  selectionPreheader: 'Tout est sur une seule page.',
  selectionHeading: 'Il y a des informations pour vous',
  selectionNews:
    '{ownerInFull} conserve des informations pour vous avec LeaveBits et nous a demandé de vous envoyer ce lien. Il mène à une page où tout se trouve.',
  selectionLocked: 'Une partie est peut-être encore verrouillée. La page indique quand vous pourrez la lire.',
  selectionButton: 'Ouvrir la page',

  // Another address, and a LeaveBit that was left
  movedSubject: '{owner} a maintenant une autre adresse pour vous',
  movedPreheader: 'Ce qui est conservé pour vous va désormais à cette adresse.',
  movedHeading: 'Cette adresse a été remplacée',
  movedNews:
    '{ownerInFull} conserve des informations pour vous avec LeaveBits, et a remplacé cette adresse par une autre. Désormais, elles ne peuvent être ouvertes qu’avec la nouvelle adresse.',
  movedExpected: 'Si vous avez changé d’adresse, vous n’avez rien à faire.',
  movedUnexpected:
    'Si vous ne vous y attendiez pas, appelez la personne qui vous les destine ou parlez-lui en personne. Elle a trois jours pour annuler ce changement en un clic.',
  movedWhy:
    'Cette personne utilise LeaveBits pour conserver des informations pour d’autres, et avait choisi cette adresse pour les recevoir.',
  movedMistake: 'Si vous ne connaissez pas cette personne, vous pouvez ignorer cet e-mail.',
  leftSubject: 'Vous avez quitté un LeaveBit de {owner}',
  leftPreheader: 'Si ce n’était pas votre intention, vous pouvez rétablir votre accès.',
  leftHeading: 'Vous avez quitté un LeaveBit',
  leftNews:
    'Le {date}, vous avez quitté un LeaveBit de {ownerInFull}. Vous ne pouvez plus le lire, et nous ne vous écrirons plus à son sujet.',
  leftIntended: 'Si c’était votre intention, vous n’avez rien à faire.',
  leftRestore:
    'Si ce n’était pas votre intention, ou si ce n’était pas vous, utilisez ce lien avant le {date} pour rétablir votre accès. Ce sera comme si vous ne l’aviez jamais quitté. Ensuite, seule la personne qui l’a partagé pourra le partager de nouveau avec vous.',
  leftRestoreAfterRelease:
    'Si ce n’était pas votre intention, ou si ce n’était pas vous, utilisez ce lien avant le {date} pour rétablir votre accès. Ce sera comme si vous ne l’aviez jamais quitté. Ensuite, personne ne pourra peut-être plus le faire revenir.',
  leftButton: 'Rétablir mon accès',
  leftWhy: 'Quelqu’un qui avait vérifié cette adresse a choisi « Quitter ce LeaveBit » sur votre page.',
  leftMistake:
    'Si ce n’était pas vous, quelqu’un peut lire vos e-mails ou a utilisé votre appareil. Rétablissez votre accès, et sécurisez votre messagerie. Ne transférez pas cet e-mail : toute personne qui a le lien peut l’utiliser.',

  // A released estate closes, or is locked again
  closesSubject: 'Les LeaveBits de {owner} pour vous vont bientôt se fermer',
  closesPreheader: 'Vous pouvez les lire jusqu’au {date}. Enregistrez tout ce que vous souhaitez garder.',
  closesHeading: 'Enregistrez tout ce que vous souhaitez garder',
  closesNews:
    'Vous pouvez lire les LeaveBits que {ownerInFull} a conservés pour vous jusqu’au {date}. Ensuite ils se ferment, et nous ne pouvons pas les rouvrir.',
  closesHow:
    'D’ici là, ouvrez votre page et parcourez-la à votre rythme. « Tout télécharger » enregistre tous les textes et fichiers qui vous sont ouverts dans un seul fichier ZIP. Vous pouvez aussi télécharger ou imprimer un seul LeaveBit.',
  closesSaved: 'Si vous avez déjà tout enregistré, vous n’avez rien à faire.',
  closesMistake:
    'Si vous ne connaissez pas cette personne, vous pouvez ignorer cet e-mail. Rien ne s’affiche sans un code envoyé à cette adresse.',
  backSubject: '{owner} est de retour',
  backPreheader: 'Ce qui vous avait été ouvert entre-temps est de nouveau verrouillé.',
  backHeading: 'Nous avons une bonne nouvelle',
  backNews:
    'Quelqu’un s’est connecté au compte de {ownerInFull} et nous a fait savoir que cette personne est de retour et peut de nouveau s’occuper de ses affaires. Les LeaveBits qui vous avaient été ouverts entre-temps sont de nouveau verrouillés.',
  backStillKept: 'Ils restent conservés pour vous.',
  backAsk:
    'Vous n’avez rien à faire. Si vous en avez lu ou enregistré une partie pour aider cette personne, rendez-lui ce dont elle a besoin et gardez le reste pour vous.',
  backMistake:
    'Si vous savez que cela ne peut pas être vrai, posez-lui la question en personne ou par téléphone. Si vous ne connaissez pas cette personne, vous pouvez ignorer cet e-mail.',
  lockedSubject: 'Les LeaveBits de {owner} pour vous sont de nouveau verrouillés',
  lockedPreheader: 'Vous ne pouvez pas les lire pour le moment. Vous n’avez rien à faire.',
  lockedHeading: 'Les LeaveBits sont de nouveau verrouillés',
  lockedNews:
    'Les LeaveBits que {ownerInFull} conserve pour vous avaient été transmis après un signalement concernant cette personne. Quelqu’un qui est connecté à son compte vient de les verrouiller de nouveau. C’est ce qui se fait quand un signalement était faux.',
  lockedNewsForFormer:
    'Les LeaveBits que {ownerInFull} conservait pour vous avaient été transmis après un signalement concernant cette personne. Quelqu’un qui est connecté à son compte vient de les verrouiller de nouveau. C’est ce qui se fait quand un signalement était faux.',
  lockedAsk:
    'Vous n’avez rien à faire. Si vous en avez lu ou enregistré une partie, gardez-la pour vous, comme vous voudriez que d’autres le fassent avec vos propres papiers.',
  takenBackFromSubstitute:
    'Ce que vous aviez reçu parce que quelqu’un d’autre ne l’avait pas ouvert n’est plus partagé avec vous. Nous ne vous écririons de nouveau que si cela se reproduisait.',

  // The owner closed the account
  ownerLeftSubject: '{owner} a fermé son compte LeaveBits',
  ownerLeftPreheader: 'C’est sa propre décision, et nous vous prévenons à sa demande.',
  ownerLeftHeading: 'Un compte a été fermé',
  ownerLeftNews:
    '{ownerInFull} a fermé son compte LeaveBits. C’est sa propre décision, et nous vous prévenons à sa demande. Cela ne signifie pas qu’il lui est arrivé quelque chose.',
  ownerLeftDeleted:
    'Les informations qui étaient conservées ici pour vous ont été supprimées. Les liens de nos e-mails précédents à ce sujet ne fonctionnent plus.',
  ownerLeftNothingToDo: 'Vous n’avez rien à faire. Nous ne vous écrirons plus à ce sujet.',
  ownerLeftWhy: 'Cette adresse avait été ajoutée à ce compte LeaveBits.',
};
