import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'getting-started'> = {
  title: 'Essayez gratuitement pendant un mois',
  titleFree: 'Ouvrez votre compte',
  description:
    'Une adresse e-mail suffit pour ouvrir un compte LeaveBits. Le premier mois est gratuit, sans carte bancaire. Ensuite, le service coûte 1 USD par mois.',
  descriptionFree: 'Une adresse e-mail suffit pour ouvrir un compte LeaveBits.',
  login: 'Se connecter',
  intro:
    'Il vous suffit d’une adresse e-mail dont personne d’autre ne lit les messages. Elle vous servira d’identifiant, et nous y enverrons vos codes de connexion.',
  trialAccount: 'Votre compte d’essai',
  account: 'Votre compte',
  includedAll: 'Tout ce que fait LeaveBits, dès la première minute',
  includedLeavebits: 'Autant de LeaveBits qu’il vous en faut, avec des fichiers',
  includedPeople: 'Les destinataires et les personnes référentes de votre choix',
  includedNoCard: 'Ni carte bancaire ni coordonnées de paiement',
  createTrial: 'Créer un compte d’essai',
  createAccount: 'Créer un compte',
  afterMonth: 'À la fin du mois d’essai',
  afterMonthPaying:
    'Nous vous enverrons un e-mail 7 jours avant, puis 1 jour avant. Si vous souhaitez continuer, LeaveBits coûte 1 USD par mois, à régler par carte via PayFast, qui affiche et débite le montant en rands sud-africains (ZAR). Vous pouvez résilier à tout moment.',
  afterMonthNothing:
    'Si vous ne faites rien, aucun montant ne sera débité, mais personne ne pourra lire vos LeaveBits. Nous les conserverons pendant 12 mois au cas où vous reviendriez, puis nous les supprimerons définitivement. Les <terms>conditions générales</terms> donnent tous les détails.',
  oneAccount: 'Un compte pour une succession',
  oneAccountText:
    'Un compte appartient à une seule personne et contient ce que cette personne laisse derrière elle. Un couple a besoin de deux comptes, chacun avec sa propre adresse e-mail.',
};
