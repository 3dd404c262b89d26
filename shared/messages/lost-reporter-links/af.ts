import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'lost-reporter-links'> = {
  title: 'Verlore skakels van vertrouenspersone',
  heading: 'Ek is iemand se vertrouenspersoon en het my skakel verloor',
  intro:
    'Het iemand u gekies om ’n sterfte of permanente onbevoegdheid by ons aan te meld? Tik u e-posadres in, en ons stuur u skakels weer daarheen.',
  address: 'E-posadres',
  addressHint: 'Die een waarmee u as vertrouenspersoon gekies is',
  addressInvalid: 'Ongeldige e-posadres. Dit behoort soos name@example.com te lyk.',
  notSent: 'Niks is gestuur nie',
  tryLater: 'Probeer asseblief oor ’n oomblik weer.',
  send: 'Stuur my skakels',
  earlierLinks: 'Skakels wat u in vroeëre e-posse vind, werk nog. Soek in u posbus na “LeaveBits”.',
  sentTitle: 'Kyk asseblief in u posbus',
  sent: 'As iemand <email></email> as vertrouenspersoon gekies het, stuur ons u skakels daarheen, in een e-pos vir elke persoon.',
  noMail: 'Geen e-pos ná ’n paar minute nie?',
  noMailFolders: 'Kyk in u lêers vir strooipos, gemorspos en reklame.',
  noMailAddress: 'Het u ’n ander adres? Dalk is u met daardie een gekies.',
  noMailLimits:
    'Ons stuur die skakels hoogstens een keer in {minutes} minute en {times} keer per dag. Dié in ons vroeëre e-posse werk nog.',
  noMailOthers:
    'Daar is dalk verskeie vertrouenspersone. Enigeen van hulle kan dit aanmeld, en dan vra ons u per e-pos om dit te bevestig.',
  otherAddress: 'Gebruik ’n ander adres',
};
