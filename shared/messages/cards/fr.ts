import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'cards'> = {
  title: 'Vérifiez votre carte',
  intro:
    'Quelqu’un vous a remis une carte imprimée avec un code QR et une clé qui commence par <key></key>. Ici, vous pouvez voir si elle est encore valable.',
  worksTitle: 'Cette carte est valable',
  works:
    'Veuillez la remettre en lieu sûr, là où vous la retrouverez dans dix ans. Ne la photographiez pas et ne l’envoyez à personne.',
  worksNotTitle: 'Cette carte n’est pas à jour',
  worksNot:
    'Elle a été remplacée par une plus récente, ou ce n’est pas l’une des nôtres. Cherchez une carte plus récente, ou demandez-en une à la personne qui vous l’a remise. Ne jetez pas encore celle-ci : elle ouvre peut-être ce qui n’a pas été enregistré depuis.',
  history:
    'L’historique de votre navigateur contient peut-être encore le lien avec la clé. Vous pouvez l’y supprimer.',
  checkFailed: 'La carte n’a pas pu être vérifiée. Veuillez réessayer dans un instant.',
  linkIncomplete:
    'Le code ou le lien qui mène ici ne contient pas de clé complète. Veuillez scanner à nouveau le code QR de la carte, ou saisir la clé.',
  check: 'Vérifier la carte',
  whyTitle: 'Pourquoi la vérifier ?',
  why: 'La carte ouvre ce que quelqu’un a scellé pour vous, et nous ne pouvons pas l’ouvrir sans elle. Une carte abîmée ou périmée est facile à remplacer tant que la personne qui vous l’a remise peut le faire.',
  keyTitle: 'Que devient la clé ?',
  key: 'Elle reste sur cet appareil. Seul un numéro public qui lui correspond est envoyé, et personne ne peut en déduire la clé. La personne qui vous a remis la carte peut voir quand elle a été vérifiée pour la dernière fois.',
  field: 'Clé sur la carte',
  fieldHint:
    'Les espaces et les retours à la ligne n’ont pas d’importance, les majuscules et les minuscules non plus.',
  scan: 'Scanner le code QR',
  choosePhoto: 'Choisir une photo',
  photo: 'Photo du code QR',
  notRead: 'La clé n’a pas pu être lue. Veuillez recharger la page et réessayer.',
  photoNoCode:
    'Aucun code QR n’a été trouvé sur cette image. Veuillez en choisir une où il est net et entier.',
  photoOtherCode: 'Le code QR de cette image n’est pas celui d’une carte.',
  photoBroken: 'Cette image n’a pas pu être ouverte. Veuillez choisir un JPEG ou un PNG, ou saisir la clé.',
  keyMissing: 'Veuillez saisir la clé de votre carte, ou scanner son code QR.',
  notKey:
    'Ce n’est pas la clé d’une carte. Elle commence par {prefix} et figure sur la carte, sous le code QR.',
  slipO: 'Il y a une faute de frappe : une clé ne contient jamais la lettre O. C’est sans doute un zéro.',
  slipL:
    'Il y a une faute de frappe : après son début, une clé ne contient ni la lettre I ni le chiffre 1. C’est sans doute la lettre L.',
  slipB: 'Il y a une faute de frappe : une clé ne contient jamais la lettre B. C’est sans doute un 8.',
  slipOther:
    'Il y a une faute de frappe : une clé ne contient jamais le caractère « {character} » à cet endroit.',
  slipUnknown:
    'Il y a une faute de frappe : au moins un caractère est faux. Veuillez comparer la clé avec votre carte, groupe par groupe.',
  keyCutByOne: 'La clé est incomplète : un caractère manque après {prefix}.',
  keyCut: 'La clé est incomplète : {count} caractères manquent après {prefix}.',
  camera: 'L’image de la caméra',
  cameraStarting: 'Démarrage de la caméra',
  pointAtCard: 'Dirigez la caméra vers le code QR de votre carte. L’image reste sur cet appareil.',
  pointAtSheet:
    'Dirigez la caméra vers le code QR de votre fiche de récupération. L’image reste sur cet appareil.',
  otherThanCard: 'C’est un autre code QR. Veuillez diriger la caméra vers celui de votre carte.',
  otherThanSheet:
    'C’est un autre code QR. Veuillez diriger la caméra vers celui de votre fiche de récupération.',
  scanFailed: 'Le code QR ne peut pas être scanné',
  stopScanning: 'Arrêter le scan',
  cameraForbidden:
    'Cette page n’est pas autorisée à utiliser la caméra. Vous pouvez l’autoriser dans les réglages de votre navigateur et réessayer. Vous pouvez aussi saisir la clé.',
  cameraMissing: 'Aucune caméra n’a été trouvée. Vous pouvez aussi saisir la clé.',
  cameraBusy:
    'La caméra n’a pas démarré. Une autre application l’utilise peut-être. Vous pouvez aussi saisir la clé.',
  cameraUnsupported: 'Ce navigateur ne peut pas utiliser la caméra ici. Vous pouvez aussi saisir la clé.',
};
