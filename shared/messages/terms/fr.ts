import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'terms'> = {
  title: 'Conditions générales',
  description:
    'Ce que fait LeaveBits et ce qu’il coûte, comment résilier, combien de temps nous conservons les données et comment nous protégeons votre vie privée.',
  descriptionFree:
    'Ce que fait LeaveBits, combien de temps nous conservons les données et comment nous protégeons votre vie privée.',
  translation:
    'Ceci est une traduction, pour que vous puissiez lire les conditions dans votre langue. En cas de divergence, le <english>texte anglais</english> fait foi.',
  intro:
    'Voici les règles selon lesquelles vous utilisez LeaveBits. « Nous » désigne l’exploitant de ce service ; « vous », la personne qui ouvre un compte. En vous inscrivant, vous les acceptez.',

  serviceTitle: '1. Ce que fait LeaveBits',
  service:
    'Vous conservez des dossiers composés de texte et de fichiers, appelés LeaveBits, et vous désignez les personnes qui pourront les lire. Chaque LeaveBit s’ouvre pour un destinataire immédiatement, à une date que vous fixez, ou après que votre décès ou votre incapacité définitive a été signalé et confirmé sans que vous ayez démenti le signalement.',
  noWill:
    'Un LeaveBit n’est pas un testament et ne le remplace pas. Pour tout ce qui exige une forme légale, consultez un notaire ou un avocat.',

  accountTitle: '2. Votre compte',
  account:
    'Votre identifiant est votre adresse e-mail. Un compte est prévu pour une seule succession. Gardez votre mot de passe pour vous et protégez votre boîte de réception : quiconque dispose des deux peut agir en votre nom. Pour votre protection, une session prend fin après cinq minutes d’inactivité, et une nouvelle connexion met fin à la précédente.',

  priceTitle: '3. Prix et paiement',
  trial:
    'Le premier mois est un essai gratuit. Il ne demande aucune carte bancaire, et rien n’est débité lorsqu’il se termine. Les comptes ouverts pendant une période d’accès anticipé que nous avons annoncée sont gratuits pendant deux ans. Nous vous envoyons un e-mail 7 jours, puis 1 jour avant la fin de la période gratuite.',
  price:
    'Après la période gratuite, LeaveBits coûte 1 USD par mois. La mise en place de l’abonnement est gratuite. Vous payez par carte via PayFast, qui affiche et débite le montant en rands sud-africains (ZAR). Nous calculons le montant en rands au taux de change du jour où vous vous abonnez. Il reste le même, sauf si nous vous prévenons à l’avance. Votre banque peut appliquer ses propres frais. Nous ne voyons et ne conservons jamais votre numéro de carte.',
  cancelTitle: '4. Résiliation',
  cancel:
    'Vous pouvez résilier à tout moment dans le menu. Une résiliation prend effet immédiatement et ne peut pas être annulée : les paiements suivants cessent et vos destinataires perdent l’accès. Vous pourrez réactiver l’abonnement plus tard, comme le décrit l’article 5.',
  missingTitle: '5. Quand un paiement manque',
  missing:
    'Si votre période gratuite se termine sans que vous vous soyez abonné, ou si un paiement a trois jours de retard, le service est suspendu : vous ne pouvez ni lire ni modifier vos LeaveBits, et vos destinataires non plus. Nous conservons vos données pendant 12 mois, puis nous les détruisons. Nous vous envoyons un e-mail 30 jours, 7 jours et 1 jour avant. Les données détruites ne peuvent pas être restaurées.',
  reactivate:
    'Pour réactiver un compte pendant ce délai, vous effectuez un paiement de rattrapage : le prix mensuel pour chaque mois manqué, douze mois au plus. Tout mois commencé compte en entier. Si vous aviez résilié expressément, des frais administratifs de 1 USD peuvent s’y ajouter.',

  priceTitleFree: '3. Ce que cela coûte',
  priceFree: 'Rien. Ce service ne prend aucun paiement. Personne ne vous demandera de carte bancaire.',
  cancelTitleFree: '4. Si vous partez',
  cancelFree:
    'Vous pouvez supprimer votre compte à tout moment sur la page de votre compte. Nous attendons sept jours au cas où vous changeriez d’avis. Ensuite, nous supprimons tout ce qu’il contient, et vos destinataires perdent l’accès.',
  storageTitleFree: '5. Durée de conservation de vos données',
  storageFree:
    'Nous conservons vos données aussi longtemps que vous avez un compte. Les données supprimées ne peuvent pas être restaurées.',

  contentTitle: '6. Ce que vous pouvez conserver',
  fileSizes:
    'Un fichier peut atteindre 50 Mo, avec cinq fichiers au plus par enregistrement. Le formulaire peut en accepter moins à la fois et vous le dira alors. Certains caractères spéciaux, comme les chevrons, sont retirés du texte lors de l’enregistrement.',
  content:
    'Ce que vous conservez reste à vous, et vous en êtes responsable. Ne conservez et ne partagez rien d’illicite, rien qui nuise à autrui, ni rien que vous n’ayez pas le droit de transmettre.',

  recipientsTitle: '7. Destinataires',
  recipients:
    'Nous informons par e-mail toutes les personnes que vous désignez que quelque chose est partagé avec elles, quel que soit le moment de l’ouverture. Pour le lire, elles vérifient leur adresse à l’aide d’un code. Contrôlez soigneusement les adresses : nous ne pouvons pas savoir si une boîte de réception appartient à la personne à laquelle vous pensez. Ce qui a été lu ou téléchargé ne peut pas être repris. Les destinataires d’un LeaveBit voient les adresses les uns des autres, sauf si vous les masquez.',

  reportsTitle: '8. Signalements de décès ou d’incapacité',
  reports:
    'Vous pouvez désigner jusqu’à cinq personnes référentes. Chacune reçoit des liens personnels et doit les garder en lieu sûr. Après un signalement, vous êtes averti par e-mail et vous disposez du nombre d’heures que vous avez fixé (1 à 168) pour le démentir. Vos LeaveBits ne sont transmis qu’une fois ce délai écoulé et le signalement confirmé par autant d’autres personnes référentes que vous l’exigez (1 à 5).',
  trust:
    'Nous nous fions aux déclarations de vos personnes référentes et n’examinons aucun certificat. Choisissez des personnes en qui vous avez confiance. Après une transmission, vos LeaveBits restent lisibles pendant 12 mois, quel que soit l’état de l’abonnement. Si notre e-mail à ce sujet ne parvient pas à l’un de vos destinataires, nous le nommons aux personnes référentes de ce signalement et leur demandons si elles connaissent un autre moyen de le joindre.',
  trustFree:
    'Nous nous fions aux déclarations de vos personnes référentes et n’examinons aucun certificat. Choisissez des personnes en qui vous avez confiance. Après une transmission, vos LeaveBits restent lisibles pendant 12 mois au moins. Si notre e-mail à ce sujet ne parvient pas à l’un de vos destinataires, nous le nommons aux personnes référentes de ce signalement et leur demandons si elles connaissent un autre moyen de le joindre.',

  securityTitle: '9. Sécurité',
  security:
    'Les titres, les textes, les fichiers et leurs noms sont conservés chiffrés avec AES‑256‑GCM et une clé distincte pour chaque LeaveBit. Les mots de passe ne sont conservés que sous forme d’empreintes. Le service détient les clés, parce qu’il doit ouvrir des LeaveBits pour d’autres quand vous ne le pouvez plus. Il n’a aucune clé des LeaveBits que vous scellez.',
  risk: 'Aucun service n’est exempt de risque. Gardez votre propre copie de tout ce que vous ne pouvez pas vous permettre de perdre.',

  privacyTitle: '10. Protection des données',
  privacy:
    'Nous traitons les données personnelles comme l’exigent la loi sud-africaine sur la protection des informations personnelles (POPIA) et, pour les personnes dans l’Union européenne, le règlement général sur la protection des données (RGPD). Nous les utilisons pour faire fonctionner le service et pour rien d’autre : nous n’affichons pas de publicité, ne pistons personne et ne vendons rien.',
  aboutYouTitle: 'Ce que nous conservons sur vous',
  aboutYou:
    'Votre adresse e-mail et l’empreinte de votre mot de passe, ce que vous conservez, vos réglages, les moments où nos e-mails vous ont été envoyés et ont été acceptés par un serveur de messagerie, vos paiements tels que PayFast les communique, et l’historique des signalements vous concernant.',
  aboutYouFree:
    'Votre adresse e-mail et l’empreinte de votre mot de passe, ce que vous conservez, vos réglages, les moments où nos e-mails vous ont été envoyés et ont été acceptés par un serveur de messagerie, et l’historique des signalements vous concernant.',
  aboutOthersTitle: 'Ce que nous conservons sur d’autres',
  aboutOthers:
    'Les adresses e-mail de vos destinataires et de vos personnes référentes, le moment où chacune a vérifié son adresse, et ce que les personnes référentes ont signalé ou confirmé. C’est vous qui nous donnez ces adresses ; assurez-vous donc que vous en avez le droit.',
  lawfulnessTitle: 'Pourquoi nous en avons le droit',
  lawfulness:
    'Pour exécuter notre contrat avec vous ; pour les destinataires et les personnes référentes, en raison de l’intérêt légitime que vous et elles y avez ; et pour remplir les obligations que la loi nous impose, comme conserver les justificatifs des paiements.',
  lawfulnessFree:
    'Pour exécuter notre contrat avec vous ; pour les destinataires et les personnes référentes, en raison de l’intérêt légitime que vous et elles y avez ; et pour remplir les obligations que la loi nous impose.',
  disclosureTitle: 'Qui d’autre les reçoit',
  disclosure:
    'Les entreprises qui font fonctionner nos serveurs et envoient nos e-mails, uniquement sur nos instructions ; PayFast, qui encaisse le paiement ; et les personnes que vous désignez, dès que vos règles le permettent. Si l’une d’elles se trouve dans un autre pays, nous veillons à ce que vos données y soient protégées comme la loi l’exige.',
  disclosureFree:
    'Les entreprises qui font fonctionner nos serveurs et envoient nos e-mails, uniquement sur nos instructions ; et les personnes que vous désignez, dès que vos règles le permettent. Si l’une d’elles se trouve dans un autre pays, nous veillons à ce que vos données y soient protégées comme la loi l’exige.',
  durationTitle: 'Combien de temps',
  duration:
    'Tant que vous avez un compte, puis comme l’indique l’article 5. Les codes et les sessions sont supprimés dès qu’ils expirent. Nous n’utilisons votre adresse réseau que pour limiter les tentatives répétées. Nous gardons le compte lui-même et ses paiements aussi longtemps que la loi exige de tels justificatifs.',
  durationFree:
    'Tant que vous avez un compte, puis comme l’indique l’article 5. Les codes et les sessions sont supprimés dès qu’ils expirent. Nous n’utilisons votre adresse réseau que pour limiter les tentatives répétées.',
  browserTitle: 'Dans votre navigateur',
  browser:
    'Des cookies qui maintiennent votre connexion, protègent vos requêtes et retiennent la langue choisie, et des notes sur un envoi de fichier ou une visite interrompus. Aucun ne vous suit où que ce soit.',
  rightsTitle: 'Vos droits',
  rights:
    'Vous pouvez demander ce que nous conservons sur vous et le faire rectifier, exporter ou supprimer ; vous pouvez vous opposer à son utilisation ou la limiter. Vous pouvez déposer une plainte auprès de l’Information Regulator en Afrique du Sud, ou de l’autorité de protection des données de votre lieu de résidence. Les destinataires et les personnes référentes ont les mêmes droits.',

  liabilityTitle: '11. Notre responsabilité',
  liability:
    'Nous exploitons LeaveBits avec soin, mais nous ne pouvons pas promettre qu’il soit toujours accessible ni que chaque e-mail arrive. Dans la mesure où la loi le permet, nous ne répondons d’un dommage qu’à hauteur des sommes que vous avez payées au cours des douze mois précédents. Cela ne limite pas la responsabilité que la loi ne nous permet pas de limiter.',
  liabilityFree:
    'Nous exploitons LeaveBits avec soin, mais nous ne pouvons pas promettre qu’il soit toujours accessible ni que chaque e-mail arrive. Dans la mesure où la loi le permet, nous ne répondons d’un dommage que si nous l’avons causé intentionnellement ou par faute lourde. Cela ne limite pas la responsabilité que la loi ne nous permet pas de limiter.',

  changesTitle: '12. Modifications et droit applicable',
  changes:
    'Si nous modifions ces conditions d’une manière qui compte pour vous, nous vous en informerons auparavant par e-mail ; si vous n’êtes pas d’accord, vous pouvez résilier. Le droit du lieu où l’exploitant est établi s’applique. La protection que le droit de votre propre pays vous accorde en tant que consommateur demeure.',
  changesFree:
    'Si nous modifions ces conditions d’une manière qui compte pour vous, nous vous en informerons auparavant par e-mail ; si vous n’êtes pas d’accord, vous pouvez supprimer votre compte. Le droit du lieu où l’exploitant est établi s’applique. La protection que le droit de votre propre pays vous accorde en tant que consommateur demeure.',

  operatorTitle: '13. Qui nous sommes',
  operator:
    'LeaveBits est exploité par {name}, qui est aussi le responsable du traitement au sens du droit de la protection des données.',
  operatorRegistered:
    'LeaveBits est exploité par {name}, une société immatriculée en Afrique du Sud ({registration}), qui est aussi le responsable du traitement au sens du droit de la protection des données.',
  operatorUnnamed:
    'LeaveBits est exploité par une société immatriculée en Afrique du Sud ({registration}), qui est aussi le responsable du traitement au sens du droit de la protection des données.',
  operatorUnknown:
    'LeaveBits est exploité par les personnes qui vous ont donné son adresse. Elles sont aussi responsables du traitement au sens du droit de la protection des données.',
  contact:
    'Écrivez à <email>{address}</email> pour toute question ou réclamation, ou pour exercer l’un de vos droits.',
  contactUnknown:
    'Adressez-vous à elles pour toute question ou réclamation, ou pour exercer l’un de vos droits.',
};
