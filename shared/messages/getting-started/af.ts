import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'getting-started'> = {
  title: 'Probeer dit ’n maand lank gratis',
  titleFree: 'Skep u rekening',
  description:
    'Skep ’n LeaveBits-rekening met net ’n e-posadres. Die eerste maand is gratis, sonder ’n kaart. Daarna kos dit 1 Amerikaanse dollar per maand.',
  descriptionFree: 'Skep ’n LeaveBits-rekening met net ’n e-posadres.',
  login: 'Teken aan',
  intro:
    'U het net ’n e-posadres nodig wat niemand anders lees nie. Dit word u gebruikersnaam, en daarheen stuur ons die kodes waarmee u aanteken.',
  trialAccount: 'U proefrekening',
  account: 'U rekening',
  includedAll: 'Alles wat LeaveBits kan doen, van die eerste minuut af',
  includedLeavebits: 'Soveel LeaveBits as wat u nodig het, met lêers',
  includedPeople: 'Ontvangers en vertrouenspersone van u keuse',
  includedNoCard: 'Geen kaart en geen betaalbesonderhede nie',
  createTrial: 'Skep proefrekening',
  createAccount: 'Skep rekening',
  afterMonth: 'Wanneer die maand verby is',
  afterMonthPaying:
    'Ons stuur 7 dae en weer 1 dag vooraf vir u ’n e-pos. As u wil bly, kos LeaveBits 1 Amerikaanse dollar per maand. U betaal met ’n kaart deur PayFast, waar die bedrag in Suid-Afrikaanse rand (ZAR) vertoon en afgetrek word. U kan enige tyd kanselleer.',
  afterMonthNothing:
    'As u niks doen nie, hoef u niks te betaal nie, maar niemand sal u LeaveBits kan lees nie. Ons bewaar dit 12 maande lank vir ingeval u terugkom, en vee dit daarna permanent uit. Die besonderhede staan in die <terms>bepalings en voorwaardes</terms>.',
  oneAccount: 'Een rekening vir een boedel',
  oneAccountText:
    '’n Rekening behoort aan een persoon en bevat wat daardie persoon nalaat. Paartjies het twee rekeninge nodig, elk met sy eie e-posadres.',
};
